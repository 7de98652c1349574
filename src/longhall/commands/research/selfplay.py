"""`longhall selfplay`: games between bots as a data set to train on."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from ...research.arena.entrants import read_entrants
from ...research.data.schema import info_of
from ...research.data.shards import Shards, begin, resume
from ...research.opener import opener_of
from ...research.runners.interrupts import interruptible
from ...terminal.screen import Screen
from ...terminal.seats import USUAL_COUNT
from ..backend import backend_of, backend_switches
from ..command import INTERRUPTED, Command, only_game, open_game
from ..parser import Parser, folder, needed, share, table_options, whole, wholes


def arguments(parser: Parser) -> None:
    """Who plays what, how often, and where the games go."""
    parser.thing("game")
    parser.switch("bots", "bots", "greedy", about="selfplay-bots")
    parser.switch("players", "numbers", read=wholes(1, "players"), about="selfplay-players")
    parser.switch("games", "number", 1000, read=whole(1, "games"), about="selfplay-games")
    parser.switch("tries", "share", 0.0, read=share("tries"))
    parser.switch("seed", "number", 1, read=whole(0, "seed"))
    parser.switch("option", "option", many=True)
    parser.switch("content", "folder")
    backend_switches(parser)
    parser.switch("shard-games", "number", 1000, read=whole(1, "shard-games"))
    parser.switch("out", "folder", about="selfplay-out")
    parser.flag("resume", about="selfplay-resume")


def run(args: Namespace, screen: Screen) -> int:
    """Play, and write down every decision."""
    from ...research.data.selfplay import write_games  # with numpy, which no other command needs

    pack = folder(args.content)
    game = open_game(args.game or only_game(), pack)
    out = Path(needed(args.out, "folder", screen.speech, "selfplay")).expanduser()
    players = args.players or [max(game.fewest, min(game.most, USUAL_COUNT))]
    bots = read_entrants(args.bots)
    read_entrants(args.bots, min(players))  # more bots than seats are refused
    info = info_of(game, players, bots, table_options(args.option), args.seed, args.tries)
    first = 0
    if args.resume:
        first = resume(out, info)
    else:
        begin(out)
    shards = Shards(out, info, args.shard_games, first)
    with interruptible(), backend_of(args) as backend, screen.progress("cli-simulate-progress") as progress:
        finished = write_games(info, opener_of(game.name, pack), shards, args.games, backend, progress)
    screen.say("cli-selfplay-done" if finished else "cli-selfplay-interrupted", "", file=str(out), games=shards.games)
    return 0 if finished else INTERRUPTED


SELFPLAY = Command("selfplay", arguments, run)
