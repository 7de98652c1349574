"""What `docs/scenarios-pax-viking.md` shows is real, and every word of its scenarios is listed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from at_random import kinds_of_decision
from longhall.games.pax_viking.scenario.builder import KEYS, PLACES
from longhall.kernel.records.scenario import Scenario, read_scenarios
from longhall.kernel.registry import find_game

PAGE = Path(__file__).parent.parent.parent / "docs" / "scenarios-pax-viking.md"
TEXT = PAGE.read_text(encoding="utf-8")
GAME = find_game("pax-viking")
EXAMPLES = [read_scenarios(block, PAGE.name)[0] for block in re.findall(r"^```yaml\n(.*?)^```$", TEXT, re.M | re.S)]


def cells(heading: str, column: int) -> list[str]:
    """The words in backquotes in one column of a table, found by its heading row."""
    found: list[str] = []
    for line in TEXT[TEXT.index(heading) :].splitlines()[2:]:
        if not line.startswith("|"):
            break
        found += re.findall(r"`([^`]+)`", line.strip("|").split(" | ")[column])
    return found


@pytest.mark.parametrize("scenario", EXAMPLES, ids=lambda scenario: scenario.title)
def test_example_holds(scenario: Scenario) -> None:
    assert scenario.check() == []


def test_every_key_of_given_is_listed() -> None:
    assert sorted(cells("| key of `given` | meaning |", 0)) == sorted(KEYS)


def test_every_place_is_listed() -> None:
    assert sorted(cells("| `at` of Pax Viking | what comes next |", 0)) == sorted(PLACES)


def test_every_fact_is_listed() -> None:
    options = {option.name: option.default for option in GAME.variants}
    facts = GAME.facts(GAME.arrange({"at": "actions"}, ["p1", "p2"], options), ["p1", "p2"])
    assert sorted(cells("| fact of Pax Viking | meaning |", 0)) == sorted(facts)


def test_every_decision_and_move_is_listed() -> None:
    heading = "| `asks` | when | moves |"
    assert sorted(cells(heading, 0)) == sorted(kinds_of_decision(GAME))
    moves = [GAME.book.parse(text) for text in cells(heading, 2)]
    assert None not in moves
    assert {move.verb for move in moves if move is not None} == {action.verb for action in GAME.book.all}


def test_every_outcome_of_chance_is_listed() -> None:
    for kind in cells("| kind of outcome | what it is |", 0):
        if kind != "p2":
            assert GAME.outcome_words(kind), kind
