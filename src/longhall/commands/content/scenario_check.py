"""`longhall scenario check`: run scenario and lesson files and print what differs."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from ...kernel.errors import BadFile, LonghallError
from ...kernel.records.lesson import load_checks
from ...kernel.records.scenario import Scenario
from ...terminal.screen import Screen
from ...terminal.style import BLOOD, MOSS
from ..command import Command
from ..parser import Parser, needed

NOT_SCENARIOS = ("physical.yaml",)
"""Lists that lie among scenarios: rules that no play can show."""
LONGEST = 1000


def arguments(parser: Parser) -> None:
    """Files and folders."""
    parser.thing("paths", nargs="*")


def run(args: Namespace, screen: Screen) -> int:
    """Exit code 0: all hold; 1: some differ; 2: some cannot be read."""
    paths: list[str] = args.paths
    needed(paths[0] if paths else None, "paths", screen.speech, "scenario check")
    files = scenario_files([Path(path) for path in paths])
    checked = differing = unreadable = 0
    with screen.progress("cli-scenario-check-progress") as progress:
        for done, file in enumerate(files):
            progress(done, len(files))
            try:
                for scenario in load_checks(file):
                    checked += 1
                    differing += not check(scenario, file, screen)
            except LonghallError as error:
                unreadable += 1
                screen.complain(f"{file}{place(error)}: {screen.speech.say(error.message, **error.facts)}")
    style = BLOOD if differing or unreadable else MOSS
    screen.say("cli-scenario-check-done", style, checked=checked, differing=differing, unreadable=unreadable)
    return 2 if unreadable else 1 if differing else 0


def check(scenario: Scenario, file: Path, screen: Screen) -> bool:
    """Run one; print what differs."""
    differences = scenario.check()
    for difference in differences:
        text = screen.speech.say(
            "cli-scenario-check-differs",
            title=scenario.title or file.stem,
            where=difference.where,
            expected=cut(difference.expected),
            found=cut(difference.found),
        )
        screen.write(f"{file}:{difference.line}: {text}")
    return not differences


def cut(value: object) -> str:
    """A value that a person can read; Fluent says nothing at all of one with thousands of letters."""
    text = str(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]} …"


def place(error: LonghallError) -> str:
    """The line of an error, if it has one."""
    return f":{error.line}" if isinstance(error, BadFile) and error.line else ""


def scenario_files(paths: list[Path]) -> list[Path]:
    """All scenario files named, and those in the folders named."""
    files: list[Path] = []
    for path in paths:
        if path.is_dir():
            found = sorted([*path.rglob("*.yaml"), *path.rglob("*.yml")])
            files += [file for file in found if file.name not in NOT_SCENARIOS]
        elif path.exists():
            files.append(path)
        else:
            raise BadFile(str(path), 0, "error-file-unreadable")
    if not files:
        raise LonghallError("cli-error-no-scenarios")
    return files


SCENARIO_CHECK = Command("scenario check", arguments, run)
