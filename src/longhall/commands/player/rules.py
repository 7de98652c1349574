"""`longhall rules`: the text of a rule, and which rules have a scenario."""

from __future__ import annotations

import difflib
import re
from argparse import Namespace
from collections import Counter
from pathlib import Path
from typing import Any

import yaml
from rich.table import Table
from rich.text import Text

from ...kernel.errors import BadFile, LonghallError
from ...kernel.game import Game
from ...kernel.records.scenario import load_scenarios
from ...kernel.registry import all_games
from ...speech import known_rules, rule_ids, rule_sections, section_of
from ...terminal.screen import Screen
from ...terminal.style import BLOOD, FADED, STRONG
from ..command import Command, open_game
from ..content.scenario_check import scenario_files
from ..parser import Parser, needed

USUAL_FOLDER = Path("tests/rules")


def arguments(parser: Parser) -> None:
    """A rule or a chapter; or a game whose coverage is wanted."""
    parser.thing("rule")
    parser.switch("coverage", "game")
    parser.switch("scenarios", "folder")


def run(args: Namespace, screen: Screen) -> int:
    """Show the rules, or which of them scenarios cover."""
    if args.coverage:
        return show_coverage(open_game(args.coverage), args.scenarios, screen)
    wanted = needed(args.rule, "rule", screen.speech, "rules").upper()
    show_rule(re.sub(r"-(\d)$", r"-0\1", wanted), screen)
    return 0


# A rule ------------------------------------------------------------------------------------------------------------


def show_rule(wanted: str, screen: Screen) -> None:
    """The text of a rule, or all rules of a chapter; an unknown id is refused with those that look like it."""
    rules = known_rules(all_games())
    sections = [section for game in all_games() for section in rule_sections(game)]
    if wanted in sections:
        screen.show(Text(screen.speech.say(wanted), style=STRONG))
        for rule in rules:
            if section_of(rule) == wanted:
                screen.show(Text.assemble((rule, FADED), "  ", screen.speech.say(rule)))
    elif wanted in rules:
        screen.show(Text.assemble((wanted, STRONG), (f" · {screen.speech.say(section_of(wanted))}", FADED)))
        screen.show(screen.speech.say(wanted))
    else:
        near = difflib.get_close_matches(wanted, [*rules, *sections], n=3, cutoff=0.4)
        raise LonghallError("cli-error-rule", given=wanted, known=near)


# Coverage ----------------------------------------------------------------------------------------------------------


def show_coverage(game: Game[Any], folder: str | None, screen: Screen) -> int:
    """How many scenarios show each rule; exit code 1 if a rule has none and is not a physical one."""
    place = Path(folder) if folder else USUAL_FOLDER
    if not place.is_dir():
        raise LonghallError("cli-error-scenario-folder", given=str(place))
    shown = count_scenarios(game, place)
    physical = read_physical(game, place)
    rules = rule_ids(game)
    without = [rule for rule in rules if not shown[rule] and rule not in physical]
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=FADED)
    for head in ("rule", "scenarios", "text"):
        table.add_column(screen.speech.say(f"cli-coverage-{head}"), no_wrap=head != "text")
    for rule in rules:
        count, text = str(shown[rule]), Text(screen.speech.say(rule), no_wrap=True, overflow="ellipsis")
        if rule in without:
            table.add_row(Text(rule, style=BLOOD), Text("-", style=BLOOD), text)
        elif not shown[rule]:
            table.add_row(
                rule, Text(screen.speech.say("cli-coverage-physical"), style=FADED), Text(physical[rule], FADED)
            )
        else:
            table.add_row(rule, count, text)
    screen.show(table)
    covered = sum(1 for rule in rules if shown[rule])
    left_out = sum(1 for rule in rules if not shown[rule] and rule in physical)
    screen.say("cli-coverage-done", STRONG, rules=len(rules), covered=covered, physical=left_out, without=len(without))
    if without:
        screen.write(" ".join(without))
    return 0


def count_scenarios(game: Game[Any], folder: Path) -> Counter[str]:
    """How many scenarios of a game name each rule."""
    found: Counter[str] = Counter()
    try:
        files = scenario_files([folder])
    except LonghallError:
        return found
    for file in files:
        for scenario in load_scenarios(file):
            if scenario.game is game:
                found.update(set(scenario.rules))
    return found


def read_physical(game: Game[Any], folder: Path) -> dict[str, str]:
    """The rules that no play can show, each with the reason: `physical.yaml` of the game's folder, or of this one."""
    for file in (folder / game.name.replace("-", "_") / "physical.yaml", folder / "physical.yaml"):
        if file.is_file():
            try:
                data = yaml.safe_load(file.read_text(encoding="utf-8"))
            except yaml.YAMLError:
                raise BadFile(file.name, 0, "error-scenario-syntax") from None
            if not isinstance(data, dict):
                raise BadFile(file.name, 0, "cli-error-physical")
            return {str(rule): str(reason) for rule, reason in data.items()}
    return {}


RULES = Command("rules", arguments, run)
