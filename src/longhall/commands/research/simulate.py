"""`longhall simulate`: many games between bots; how fast, how they end, whether anything breaks."""

from __future__ import annotations

from argparse import Namespace

import msgspec
from rich.table import Table

from ...bots.roster import bot_names
from ...kernel.errors import LonghallError
from ...research.opener import opener_of
from ...research.runners.interrupts import interruptible
from ...research.simulate import Report, simulate
from ...terminal.screen import Screen
from ...terminal.seats import USUAL_COUNT
from ...terminal.style import BLOOD, FADED, MOSS
from ..backend import backend_of, backend_switches
from ..command import INTERRUPTED, Command, only_game, open_game
from ..parser import Parser, folder, table_options, whole

MOST_SHOWN = 20


def arguments(parser: Parser) -> None:
    """What is played, by whom, and how often."""
    parser.thing("game")
    parser.switch("players", "number", read=whole(1, "players"))
    parser.switch("games", "number", 1000, read=whole(1, "games"))
    parser.switch("bots", "bots", "random")
    parser.switch("seed", "number", 1, read=whole(0, "seed"))
    parser.switch("option", "option", many=True)
    parser.switch("content", "folder")
    backend_switches(parser)
    parser.flag("json")


def run(args: Namespace, screen: Screen) -> int:
    """Play and report; exit code 1 if an invariant broke."""
    pack = folder(args.content)
    game = open_game(args.game or only_game(), pack)
    players: int = args.players or max(game.fewest, min(game.most, USUAL_COUNT))
    bots = read_bots(args.bots, players)
    with interruptible(), backend_of(args) as backend, screen.progress("cli-simulate-progress") as progress:
        report = simulate(
            game,
            players,
            args.games,
            bots,
            args.seed,
            table_options(args.option),
            progress,
            backend=backend,
            opener=opener_of(game.name, pack),
        )
    if args.json:
        screen.write(msgspec.json.encode(report.as_json()).decode())
    else:
        show(report, screen)
    if report.broken:
        return 1
    return INTERRUPTED if report.interrupted else 0


def read_bots(text: str, players: int) -> list[str]:
    """One bot for all seats, or one for each."""
    bots = [word.strip().lower() for word in text.split(",")]
    for bot in bots:
        if bot not in bot_names():
            raise LonghallError("error-no-such-bot", given=bot, known=bot_names())
    if len(bots) not in (1, players):
        raise LonghallError("cli-error-bot-count", bots=len(bots), seats=players)
    return bots


def show(report: Report, screen: Screen) -> None:
    """The report as sentences and a table."""
    seconds = max(report.seconds, 1e-9)
    screen.say("cli-simulate-games", "", games=report.games, seconds=round(seconds, 1))
    if report.interrupted:
        screen.say("cli-simulate-interrupted")
    screen.say(
        "cli-simulate-speed",
        "",
        games=round(report.games / seconds, 1),
        decisions=round(report.decisions / seconds),
    )
    screen.say("cli-simulate-length", "", shortest=report.shortest, longest=report.longest)
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=FADED)
    for head in ("seat", "bot", "mean", "wins"):
        table.add_column(screen.speech.say(f"cli-simulate-{head}"), justify="left" if head == "bot" else "right")
    for seat, (bot, mean, wins) in enumerate(zip(report.bots, report.mean_scores, report.wins, strict=True), 1):
        table.add_row(str(seat), bot, f"{mean:.2f}", f"{wins:g} ({wins / report.games:.1%})")
    screen.show(table)
    if not report.broken:
        screen.say("cli-simulate-sound", MOSS)
        return
    screen.say("cli-simulate-broken", BLOOD, count=len(report.broken))
    for sentence in report.broken[:MOST_SHOWN]:
        screen.write(sentence)


SIMULATE = Command("simulate", arguments, run)
