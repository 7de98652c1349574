"""Every scenario of every game holds, and every rule is shown by one.

A scenario is filed under its game's folder and names the rules it shows. What play cannot show at all (a reference
card, say) is listed with its reason in the game's `physical.yaml`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

import longhall.games  # noqa: F401  (registers the games)
from longhall.kernel.errors import LonghallError
from longhall.kernel.records.scenario import Scenario, load_scenarios
from longhall.kernel.registry import find_game
from longhall.kernel.variants import word_of

HERE = Path(__file__).parent
LOCALES = HERE.parent.parent / "locales" / "en"
PHYSICAL = "physical.yaml"
RULE_ID = re.compile(r"^([A-Z]+-[A-Z]+\d*-\d+)\s*=", re.MULTILINE)

FOLDERS = sorted(path for path in HERE.iterdir() if path.is_dir() and list(path.rglob("*.yaml")))


class Unreadable:
    """A scenario file that cannot be read: its test says why."""

    def __init__(self, error: LonghallError) -> None:
        self.error = error

    def check(self) -> list[object]:
        raise self.error


def scenarios_in(folder: Path) -> Iterator[tuple[str, Scenario | Unreadable]]:
    """All scenarios of a game with the name their test has: file, place in it, title."""
    for file in sorted(folder.rglob("*.yaml")):
        name = str(file.relative_to(folder).with_suffix(""))
        if file.name == PHYSICAL:
            continue
        try:
            for number, scenario in enumerate(load_scenarios(file), 1):
                yield f"{folder.name}/{name}-{number}: {scenario.title}", scenario
        except LonghallError as error:
            yield f"{folder.name}/{name}", Unreadable(error)


ALL = [(folder, *named) for folder in FOLDERS for named in scenarios_in(folder)]


def readable(folder: Path) -> dict[str, Scenario]:
    """The scenarios of one game that could be read, by name."""
    return {name: it for where, name, it in ALL if where == folder and isinstance(it, Scenario)}


def rules_of(folder: Path) -> set[str]:
    """All rule ids of a game: those that have a text."""
    text = (LOCALES / f"{folder.name}_rules.ftl").read_text(encoding="utf-8")
    return set(RULE_ID.findall(text))


def physical_of(folder: Path) -> dict[str, str]:
    """The rules that play cannot show, and why."""
    file = folder / PHYSICAL
    return yaml.safe_load(file.read_text(encoding="utf-8")) if file.exists() else {}


@pytest.mark.parametrize("scenario", [it for _, _, it in ALL], ids=[name for _, name, _ in ALL])
def test_scenario_holds(scenario: Scenario | Unreadable) -> None:
    differences = scenario.check()
    assert differences == [], "\n" + "\n".join(str(difference) for difference in differences)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
class TestGame:
    def test_every_rule_is_shown(self, folder: Path) -> None:
        shown = {rule for scenario in readable(folder).values() for rule in scenario.rules}
        missing = rules_of(folder) - shown - set(physical_of(folder))
        assert not missing, f"no scenario shows {', '.join(sorted(missing))}"

    def test_every_named_rule_exists(self, folder: Path) -> None:
        known = rules_of(folder)
        for name, scenario in readable(folder).items():
            unknown = set(scenario.rules) - known
            assert not unknown, f"{name} names unknown rules: {', '.join(sorted(unknown))}"

    def test_every_scenario_has_a_title_and_rules(self, folder: Path) -> None:
        for name, scenario in readable(folder).items():
            assert scenario.title, f"{name}: no title"
            assert scenario.rules, f"{name}: no rules"

    def test_titles_differ(self, folder: Path) -> None:
        titles = [scenario.title for scenario in readable(folder).values()]
        twice = {title for title in titles if titles.count(title) > 1}
        assert not twice, f"titles used twice: {sorted(twice)}"

    def test_physical_rules_exist_and_are_not_shown(self, folder: Path) -> None:
        physical = physical_of(folder)
        shown = {rule for scenario in readable(folder).values() for rule in scenario.rules}
        assert set(physical) <= rules_of(folder), "unknown rule"
        assert not set(physical) & shown, f"shown after all: {sorted(set(physical) & shown)}"
        assert all(physical.values()), "a reason is missing"
        assert list(physical) == sorted(physical), "keep the file sorted"

    def test_every_option_is_shown_both_ways(self, folder: Path) -> None:
        game = find_game(folder.name)
        for option in game.variants:
            about = [scenario for scenario in readable(folder).values() if option.rule in scenario.rules]
            played = {
                word_of(option.read((it.data.get("options") or {}).get(option.name, option.default))) for it in about
            }
            missing = {word_of(value) for value in option.values} - played
            assert not missing, f"no scenario of {option.rule} plays {option.name}: {', '.join(sorted(missing))}"
