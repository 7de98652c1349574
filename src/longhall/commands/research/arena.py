"""`longhall arena`: how strong bots are against each other, and how sure that is."""

from __future__ import annotations

import math
import shlex
import textwrap
from argparse import Namespace
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec
from rich.console import JustifyMethod
from rich.table import Table

from ...kernel.errors import LonghallError
from ...research.arena.calibration import bins_of, calibration_error
from ...research.arena.entrants import make_entrant, read_entrants
from ...research.arena.games import arena
from ...research.arena.intervals import HIGHER, SequentialTest, read_test
from ...research.arena.report import ArenaReport, Entrant, spread_of
from ...research.opener import opener_of
from ...research.runners.interrupts import interruptible
from ...terminal.screen import Screen
from ...terminal.style import FADED
from ..backend import backend_of, backend_switches
from ..command import INTERRUPTED, Command, only_game, open_game
from ..parser import PROGRAM, Parser, folder, table_options, whole


def arguments(parser: Parser) -> None:
    """Who plays what, how often, and where the result goes."""
    parser.thing("game")
    parser.switch("bots", "bots", "master,strong", about="arena-bots")
    parser.switch("players", "number", read=whole(1, "players"))
    parser.switch("games", "number", 200, read=whole(1, "games"), about="arena-games")
    backend_switches(parser)
    parser.switch("seed", "number", 1, read=whole(0, "seed"))
    parser.switch("option", "option", many=True)
    parser.switch("content", "folder")
    parser.switch("sprt", "two-shares")
    parser.switch("reference-lines", "number", read=whole(1, "reference-lines"))
    parser.flag("timed")
    parser.flag("calibration")
    parser.switch("json", "file", about="json-file")


def run(args: Namespace, screen: Screen) -> int:
    """Play, report, and write the result down."""
    pack = folder(args.content)
    game = open_game(args.game or only_game(), pack)
    bots = read_entrants(args.bots, args.players, args.reference_lines, game.fewest)
    test = read_test(args.sprt, len(bots)) if args.sprt else None
    with interruptible(), backend_of(args) as backend, screen.progress("cli-simulate-progress") as progress:
        report = arena(
            game,
            bots,
            args.games,
            args.seed,
            table_options(args.option),
            progress,
            partial(make_entrant, timed=args.timed),
            backend,
            opener_of(game.name, pack),
            test,
            args.calibration,
        )
    if args.json:
        write_json(folder(args.json), {**report.as_json(), "timed": args.timed, "command": command_line(args, bots)})
    show(report, screen)
    return INTERRUPTED if report.interrupted else 0


def write_json(file: Path | None, data: object) -> None:
    """A result as a file that people can read, too."""
    assert file is not None
    try:
        file.write_bytes(msgspec.json.format(msgspec.json.encode(data), indent=1) + b"\n")
    except OSError:
        raise LonghallError("cli-save-failed", file=str(file)) from None


def command_line(args: Namespace, bots: list[str]) -> str:
    """The command that gives the same games again."""
    words = [PROGRAM, "arena", args.game or only_game(), "--bots", ",".join(bots)]
    words += ["--games", str(args.games), "--seed", str(args.seed)]
    for pair in args.option:
        words += ["--option", pair]
    for name in ("content", "sprt"):
        if getattr(args, name):
            words += [f"--{name}", getattr(args, name)]
    words += [f"--{name}" for name in ("timed", "calibration") if getattr(args, name)]
    return shlex.join(words)


def show(report: ArenaReport, screen: Screen) -> None:
    """The report as sentences and a table."""
    screen.say("cli-simulate-games", "", games=report.games, seconds=round(report.seconds, 1))
    if report.interrupted:
        screen.say("cli-arena-interrupted")
    if report.seats > 1:
        screen.say("cli-arena-share", "", share=f"{1 / report.seats:.1%}")
    screen.show(table_of(report, screen))
    if report.test is not None:
        show_test(report.entrants[0].name, report.test, screen)
    if report.calibrated:
        show_calibration(report, screen)


def table_of(report: ArenaReport, screen: Screen) -> Table:
    """A row for every entrant; alone there is no rating and nobody who waits."""
    several = report.seats > 1
    columns: dict[str, Callable[[Entrant], str]] = {
        "cli-simulate-bot": lambda one: one.name,
        "cli-simulate-wins": wins_text,
        "cli-simulate-mean": points_text,
        "cli-arena-rating": rating_text,
        "cli-arena-decision": lambda one: spread_text([1000 * seconds for seconds in one.decisions], 1),
        "cli-arena-turn": lambda one: spread_text(one.turns, 2),
    }
    left_out = set() if several else {"cli-arena-rating", "cli-arena-turn"}
    if not report.counts_wins:
        left_out.add("cli-simulate-wins")
    shown = {head: text for head, text in columns.items() if head not in left_out}
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=FADED)
    for head, text in shown.items():
        name = screen.speech.say(head)
        widest = max(len(word) for word in [*name.split(), *map(text, report.entrants)])
        justify: JustifyMethod = "left" if head == "cli-simulate-bot" else "right"
        table.add_column(textwrap.fill(name, widest), justify=justify)  # heads are broken, figures are not
    for entrant in report.entrants:
        table.add_row(*[text(entrant) for text in shown.values()])
    return table


def wins_text(entrant: Entrant) -> str:
    """The share of wins with its interval."""
    low, high = entrant.interval()
    return f"{entrant.win_rate:.1%} ({100 * low:.1f}–{100 * high:.1f})"


def points_text(entrant: Entrant) -> str:
    """The mean points, and how far their interval reaches to both sides, if there is one."""
    low, high = entrant.score_interval()
    return f"{entrant.mean_score:.1f}" + ("" if math.isinf(low) else f" ± {(high - low) / 2:.1f}")


def rating_text(entrant: Entrant) -> str:
    """The mean of the rating and its standard deviation."""
    return "" if entrant.rating is None else f"{entrant.rating[0]:.1f} ± {entrant.rating[1]:.1f}"


def spread_text(values: list[float], digits: int) -> str:
    """The median and the worst."""
    found = spread_of(values)
    return "–" if found is None else f"{found['median']:.{digits}f} / {found['worst']:.{digits}f}"


def show_test(bot: str, test: SequentialTest, screen: Screen) -> None:
    """What the sequential test decided."""
    facts = {"bot": bot, "low": f"{test.low:.1%}", "high": f"{test.high:.1%}", "ratio": f"{test.ratio:+.2f}"}
    if not test.decision:
        screen.say("cli-arena-sprt-open", "", **facts)
    else:
        screen.say("cli-arena-sprt-higher" if test.decision == HIGHER else "cli-arena-sprt-lower", "", **facts)


def show_calibration(report: ArenaReport, screen: Screen) -> None:
    """How far forecasts and results are apart, bin by bin."""
    bins = bins_of(report.forecasts)
    if not bins:
        screen.say("cli-arena-no-chances")
        return
    screen.say("cli-arena-calibration", "", count=len(report.forecasts), error=f"{calibration_error(bins):.3f}")
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=FADED)
    for head in ("count", "forecast", "won"):
        table.add_column(screen.speech.say(f"cli-arena-{head}"), justify="right")
    for one in bins:
        table.add_row(str(one.forecasts), f"{one.chance:.1%}", f"{one.won:.1%}")
    screen.show(table)


ARENA = Command("arena", arguments, run)
