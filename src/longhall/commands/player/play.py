"""`longhall play`: a game at this terminal, against bots and with others at the same keyboard."""

from __future__ import annotations

from argparse import Namespace

from ...kernel.match import Match
from ...terminal.screen import Screen
from ...terminal.seats import read_players, take_seats, usual_players
from ...terminal.table import Table
from ..command import Command, only_game, open_game
from ..parser import Parser, folder, table_options


def arguments(parser: Parser) -> None:
    """The game, who sits where, and what the table has agreed on."""
    parser.thing("game")
    parser.switch("seats", "seats")
    parser.switch("names", "names")
    parser.switch("seed", "seed")
    parser.switch("option", "option", many=True)
    parser.switch("content", "folder")


def run(args: Namespace, screen: Screen) -> int:
    """Seat everybody and play."""
    game = open_game(args.game or only_game(), folder(args.content))
    players = read_players(args.seats) if args.seats else usual_players(game.fewest, game.most)
    names = [name.strip() for name in args.names.split(",")] if args.names else []
    seats = take_seats(players, names, screen.speech.say("cli-names").split(", "))
    match = Match(game, table_options(args.option), len(seats), args.seed)
    return Table(screen, match, seats).play()


PLAY = Command("play", arguments, run)
