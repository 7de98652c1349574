"""What `docs/scenarios.md` shows is real, and what can be written is shown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from at_random import kinds_of_decision
from longhall.games.brian_boru.rules.symbols import SYMBOLS
from longhall.games.brian_boru.scenario.builder import KEYS, PLACES
from longhall.kernel.records.scenario import GENERAL_FACTS, Scenario, read_scenarios
from longhall.kernel.records.scenario import KEYS as SCENARIO_KEYS
from longhall.kernel.registry import find_game

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "scenarios.md"
TEXT = PAGE.read_text(encoding="utf-8")
COMMON = "game: brian-boru\nplayers: 3\n"
"""What the page's shorter examples leave out."""

GAME = find_game("brian-boru")
NAMES = ["p1", "p2", "p3"]
DEFAULTS = {option.name: option.default for option in GAME.variants}


def blocks() -> Iterator[tuple[int, Scenario]]:
    """The page's YAML blocks as scenarios, with the line they begin at."""
    for found in re.finditer(r"^```yaml\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL):
        line = TEXT.count("\n", 0, found.start()) + 1
        text = found[1] if found[1].startswith("game:") else COMMON + found[1]
        yield line, read_scenarios(text, f"scenarios.md, block at line {line}")[0]


EXAMPLES = list(blocks())


def rows(table: str) -> list[list[str]]:
    """The cells of a table of the page, found by its heading row."""
    lines = TEXT[TEXT.index(table) :].splitlines()[2:]
    found = []
    for line in lines:
        if not line.startswith("|"):
            break
        found.append([cell.strip() for cell in line.strip("|").split(" | ")])
    return found


def facts_of(data: dict[str, Any]) -> Iterator[str]:
    """All facts a scenario asks for, at the end and on the way."""
    yield from data.get("then") or {}
    for entry in data.get("when") or []:
        yield from entry.get("then") or {}


@pytest.mark.parametrize("scenario", [it for _, it in EXAMPLES], ids=[f"line {line}" for line, _ in EXAMPLES])
def test_example_holds(scenario: Scenario) -> None:
    differences = scenario.check()
    assert differences == [], "\n" + "\n".join(str(difference) for difference in differences)


def test_every_key_of_a_scenario_is_listed() -> None:
    listed = {cells[0].strip("`") for cells in rows("| key | meaning | if left out |")}
    assert listed == set(SCENARIO_KEYS)


def test_every_general_fact_is_listed() -> None:
    assert {cells[0].strip("`") for cells in rows("| fact | meaning |\n")} == set(GENERAL_FACTS)


def test_every_key_of_given_is_listed_with_an_example_that_works() -> None:
    table = rows("| key | meaning | default | example |")
    assert sorted(cells[0].strip("`") for cells in table) == sorted(KEYS)
    for key, _, default, example in table:
        given = yaml.safe_load(example.strip("`"))
        assert list(given) == [key.strip("`")]
        assert default
        GAME.arrange({"at": "end", **given}, NAMES, DEFAULTS)


def test_every_key_of_given_is_shown() -> None:
    shown = {key for _, scenario in EXAMPLES for key in scenario.data.get("given") or {}}
    assert shown == set(KEYS)


def test_every_place_is_listed_and_shown() -> None:
    listed = {word for cells in rows("| `at` | what comes next | needs |") for word in re.findall(r"`(\w+)`", cells[0])}
    assert listed == set(PLACES)
    shown = {(scenario.data.get("given") or {}).get("at") for _, scenario in EXAMPLES}
    assert shown >= set(PLACES)


def test_every_fact_is_listed_and_shown() -> None:
    state = GAME.arrange({"at": "end"}, NAMES, DEFAULTS)
    facts = set(GAME.facts(state, NAMES))
    table = rows("| fact | meaning | example |")
    assert {word for cells in table for word in re.findall(r"`(\w+)`", cells[0])} == facts
    for cells in table:
        assert set(yaml.safe_load(cells[2].strip("`"))) <= facts
    shown = {fact for _, scenario in EXAMPLES for fact in facts_of(scenario.data)}
    assert shown == facts | set(GENERAL_FACTS)


def test_every_symbol_is_listed() -> None:
    cell = next(cells[1] for cells in rows("| key | meaning | default | example |") if cells[0] == "`symbols`")
    assert set(SYMBOLS) <= set(re.findall(r"`(\w+)`", cell))


def test_every_decision_and_move_is_listed() -> None:
    table = rows("| `asks` | when | moves |")
    kinds = kinds_of_decision(GAME)
    assert {kind for cells in table for kind in re.findall(r"`([\w-]+)`", cells[0])} == kinds
    moves = [GAME.book.parse(text) for cells in table for text in re.findall(r"`([\w ]+)`", cells[2])]
    assert None not in moves
    assert {move.verb for move in moves if move is not None} == {action.verb for action in GAME.book.all}


def test_every_outcome_of_chance_is_listed() -> None:
    assert [cells[0] for cells in rows("| kind | outcomes |")] == ["`start-player`", "`viking`", "`marriage`", "`deal`"]


def test_every_event_is_listed() -> None:
    """Message ids as the steps write them; those that are put together are known by their pattern."""
    told = set()
    for file in (ROOT / "src/longhall/games/brian_boru").rglob("*.py"):
        told |= set(
            re.findall(
                r'events\.(?:add|show|announce)(?:_scoped\(s\.scope\(\),|\()\s*"(bru-[\w-]+)"',
                file.read_text(encoding="utf-8"),
            )
        )
    told |= {f"bru-bought-{thing}" for thing in ("church", "raider", "step")}
    told |= {f"bru-princess-{choice}" for choice in ("military", "trade", "spurn")}
    listed = {
        word
        for cells in rows("| part | events and their arguments |")
        for word in re.findall(r"`(bru-[\w-]+)`", cells[1])
    }
    assert listed == told
