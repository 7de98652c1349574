"""What `docs/scenarios-feast-for-odin.md` shows is real, and what can be written is listed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from at_random import kinds_of_decision
from longhall.games.feast_for_odin.scenario.builder import KEYS, PLACES
from longhall.kernel.records.scenario import Scenario, read_scenarios
from longhall.kernel.registry import find_game

PAGE = Path(__file__).parents[2] / "docs" / "scenarios-feast-for-odin.md"
TEXT = PAGE.read_text(encoding="utf-8")
GAME = find_game("feast-for-odin")
NAMES = ["p1", "p2"]
DEFAULTS = {option.name: option.default for option in GAME.variants}
EXAMPLES = [
    scenario
    for found in re.finditer(r"^```yaml\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    for scenario in read_scenarios(found[1], PAGE.name)
]


def rows(heading: str) -> list[list[str]]:
    """The cells of a table of the page, found by its heading row."""
    found = []
    for line in TEXT[TEXT.index(heading) :].splitlines()[2:]:
        if not line.startswith("|"):
            break
        found.append([cell.strip() for cell in line.strip("|").split(" | ")])
    return found


def words(cell: str) -> list[str]:
    return re.findall(r"`([\w -]+)`", cell)


@pytest.mark.parametrize("scenario", EXAMPLES)
def test_example_holds(scenario: Scenario) -> None:
    differences = scenario.check()
    assert differences == [], "\n" + "\n".join(str(difference) for difference in differences)


def test_every_key_of_given_is_listed_with_an_example_that_works() -> None:
    table = rows("| key | meaning | default | example |")
    listed = [word for cells in table for word in words(cells[0])]
    assert sorted([*listed, "at"]) == sorted(KEYS)
    for cells in table:
        given = yaml.safe_load(cells[3].strip("`"))
        assert set(given) <= set(words(cells[0]))
        assert GAME.arrange(given, NAMES, DEFAULTS).stack


def test_every_place_is_listed_and_can_be_played_from() -> None:
    listed = [word for cells in rows("| `at` | what comes next |") for word in words(cells[0])]
    assert listed == PLACES
    for place in PLACES:
        assert GAME.arrange({"at": place}, NAMES, DEFAULTS).stack


def test_every_fact_is_listed() -> None:
    table = rows("| fact | meaning | example |")
    facts = set(GAME.facts(GAME.arrange({}, NAMES, DEFAULTS), NAMES))
    before = TEXT[TEXT.index("## Then: facts") : TEXT.index("| fact | meaning | example |")]
    listed = {word for cells in table for word in words(cells[0])}
    assert listed <= facts
    assert facts - listed <= set(words(before))
    for cells in table:
        assert set(yaml.safe_load(cells[2].strip("`"))) <= facts


def test_every_kind_of_decision_and_every_verb_is_listed() -> None:
    table = rows("| `asks` | when | moves |")
    kinds = kinds_of_decision(GAME)
    assert {word for cells in table for word in words(cells[0])} == kinds
    told = " ".join(cells[2] for cells in table)
    verbs = {text.split(" ")[0] for text in re.findall(r"`([^`]+)`", told)}
    assert verbs == {action.verb for action in GAME.book.all}
    for text in re.findall(r"`([^`]+)`", told):
        if ":" not in text:
            assert GAME.book.parse(text) is not None, text
