"""`longhall analyse`: what the choices in finished games cost, and where they turned."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

import msgspec
from rich.table import Table

from ...analysis.analyser import SECONDS
from ...analysis.result import CHANCE, LUCK, Analysis, JudgedDecision, TurningPoint
from ...kernel.content.packs import game_of, read_pack
from ...kernel.errors import text_of
from ...kernel.game import Game
from ...kernel.records.saga import split
from ...kernel.registry import all_games, find_content, find_game, register_pack
from ...kernel.step import Label
from ...research.analyses import Job, analyses
from ...research.opener import Opener, opener_of
from ...research.runners.interrupts import interruptible
from ...terminal.screen import Screen
from ...terminal.style import FADED, GOLD
from ..backend import backend_of, backend_switches
from ..command import INTERRUPTED, Command
from ..parser import Parser, folder, needed, whole
from ..research.arena import write_json


def arguments(parser: Parser) -> None:
    """The files, how long, where, and where the result goes."""
    parser.thing("played", nargs="*")
    parser.switch("seconds", "number", int(SECONDS), read=whole(0, "seconds"), about="analyse-seconds")
    parser.switch("seed", "number", 1, read=whole(0, "seed"))
    parser.switch("content", "folder")
    backend_switches(parser)
    parser.switch("json", "file", about="json-file")


def run(args: Namespace, screen: Screen) -> int:
    """Analyse, tell, and write the result down."""
    needed(args.played[0] if args.played else None, "played", screen.speech, "analyse")
    jobs = [Job(Path(name).name, text_of(Path(name))) for name in args.played]
    pack = pack_in(folder(args.content))
    with interruptible(), backend_of(args) as backend, screen.progress("cli-analyse-progress") as progress:
        found = analyses(jobs, args.seconds, args.seed, progress, backend, pack=pack)
    finished = [(job, analysis) for job, analysis in zip(jobs, found, strict=True) if analysis is not None]
    if args.json:
        whole = [analysis for _, analysis in finished]
        write_json(folder(args.json), msgspec.to_builtins(whole[0] if len(jobs) == 1 else whole))
    for job, analysis in finished:
        show(job, analysis, screen)
    if len(finished) == len(jobs):
        return 0
    screen.say("cli-analyse-interrupted", "", done=len(finished), games=len(jobs))
    return INTERRUPTED


def pack_in(place: Path | None) -> Opener | None:
    """What opens a folder's content pack in any process; games that it was played with can be read from now on."""
    if place is None:
        return None
    pack = opener_of(game_of(read_pack(place), all_games()).name, place.resolve())
    register_pack(pack())
    return pack


def show(job: Job, found: Analysis, screen: Screen) -> None:
    """One game in a table of its players and a list of its turning points."""
    headers, _ = split(job.text, job.file)
    game = find_content(found.game, headers["content"][1]) or find_game(found.game)
    screen.say("cli-analyse-title", GOLD, file=job.file, moves=found.moves, decisions=len(found.decisions))
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=FADED)
    for head in ("player", "points", "lost", "luck"):
        table.add_column(screen.speech.say(f"cli-analyse-{head}"), justify="left" if head == "player" else "right")
    for seat, name in enumerate(found.names):
        lost, luck = amount(-found.lost(seat), found.unit), amount(found.lucky(seat), found.unit)
        table.add_row(name, str(found.totals[seat]), lost, luck)
    screen.show(table)
    judged = {decision.move: decision for decision in found.decisions}
    for point in found.turning_points:
        tell_point(point, judged.get(point.move), found, game, screen)
    if not found.turning_points:
        screen.say("cli-analyse-even")
    if not found.finished:
        screen.say("cli-analyse-cut", FADED)


def tell_point(
    point: TurningPoint, decision: JudgedDecision | None, found: Analysis, game: Game[Any], screen: Screen
) -> None:
    """A turning point in a sentence."""
    facts = {"move": point.move + 1, "player": found.names[point.seat], "swing": amount(point.swing, found.unit)}
    if point.kind == LUCK or decision is None:
        screen.say("cli-analyse-by-luck", "", **facts)
        return
    chosen, best = decision.chosen, decision.best[0].option
    words = [screen.speech.label(game, Label(each.message, each.args), found.names) for each in (chosen, best)]
    screen.say("cli-analyse-by-choice", "", **facts, chosen=words[0], better=words[1])


def amount(value: float, unit: str) -> str:
    """A gain or a loss: percent of winning, or points."""
    return f"{100 * value:+.1f}%" if unit == CHANCE else f"{value:+.1f}"


ANALYSE = Command("analyse", arguments, run)
