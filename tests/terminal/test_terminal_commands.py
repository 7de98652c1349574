"""The commands beside play: help, version, games, rules, scenarios, content, simulations."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playing import GAME, LANGUAGES, MISSING, longhall

from longhall import __version__
from longhall.bots.roster import bot_names
from longhall.commands import COMMANDS
from longhall.kernel import step
from longhall.kernel.registry import all_games
from longhall.research import bench
from longhall.speech import rule_ids, speech

GOOD = """
game: brian-boru
title: The town of the trick is taken
rules: [BRU-SETUP-11]
players: [ola, ala, ela]
then: {to_act: [TO_ACT], asks: start-town}
"""


def test_version_tells_the_form() -> None:
    ran = longhall("--version")
    form = "not compiled" if str(step.__file__).endswith(".py") else "compiled"
    assert ran.code == 0
    assert ran.out == f"longhall {__version__} (kernel and games {form})\n"


def test_the_language_may_stand_anywhere_and_comes_from_the_system_else(monkeypatch: pytest.MonkeyPatch) -> None:
    polish = longhall("rules", "BRU-TRICK-05", "--lang", "pl").out
    assert "BRU-TRICK-05" in polish
    assert longhall("--lang", "pl", "rules", "BRU-TRICK-05").out == polish
    assert longhall("rules", "--lang=pl", "BRU-TRICK-05").out == polish


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_is_complete_in_every_language(lang: str) -> None:
    overview = longhall("--help", "--lang", lang)
    assert overview.code == 0
    assert longhall("-h", "--lang", lang).out == overview.out
    for name in COMMANDS:
        assert name in overview.out
        ran = longhall(*name.split(), "--help", "--lang", lang)
        assert ran.code == 0
        assert not MISSING.search(ran.out), ran.out
        assert ran.out.startswith(f"{speech(lang).say('cli-help-usage')}: longhall {name}")
        if lang != "en":
            for english in ("usage:", "options:", "positional", "show this"):
                assert english not in ran.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_lists_options_bots_and_languages(lang: str) -> None:
    ran = longhall("games", "--lang", lang, width=300)
    assert ran.code == 0
    assert not MISSING.search(ran.out)
    assert speech(lang).say("bru-title") in ran.out
    for option in GAME.variants:
        assert option.name in ran.out
        assert speech(lang).say(f"bru-option-{option.name}") in ran.out
    defaults = sum(len(game.variants) for game in all_games())
    assert ran.out.count(speech(lang).say("cli-games-default")) == defaults
    for word in (*bot_names(), "polski", "čeština", "español", "English"):
        assert word in ran.out


# Rules -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_and_a_chapter(lang: str) -> None:
    say = speech(lang).say
    rule = longhall("rules", "bru-trick-5", "--lang", lang, width=1000)
    assert rule.out == f"BRU-TRICK-05 · {say('BRU-TRICK')}\n{say('BRU-TRICK-05')}\n"
    chapter = longhall("rules", "BRU-TRICK", "--lang", lang, width=1000)
    assert chapter.out.count("BRU-TRICK-") >= 19
    assert say("BRU-TRICK-19") in chapter.out


def test_coverage_tells_rules_with_and_without_a_scenario(tmp_path: Path) -> None:
    folder = tmp_path / "brian_boru"
    folder.mkdir()
    (folder / "setup.yaml").write_text(GOOD.replace("TO_ACT", "ola"), encoding="utf-8")
    (folder / "physical.yaml").write_text("BRU-COMP-09: reference cards are cardboard only\n", encoding="utf-8")
    ran = longhall("rules", "--coverage", "brian-boru", "--scenarios", str(tmp_path), width=120)
    assert ran.code == 0
    rows = {line.split()[0]: line for line in ran.out.splitlines() if line.startswith("BRU-")}
    assert rows["BRU-SETUP-11"].split()[1] == "1"
    assert rows["BRU-COMP-09"].split()[1] == "physical"
    assert "cardboard" in rows["BRU-COMP-09"]
    assert rows["BRU-TRICK-05"].split()[1] == "-"
    total = len(rule_ids(GAME))
    assert f"{total} rules: 1 with a scenario, 1 purely physical, {total - 2} without a scenario." in ran.out
    assert "BRU-TRICK-05" in ran.out.splitlines()[-1]


# Scenarios ---------------------------------------------------------------------------------------------------------


def test_scenario_check_of_good_bad_and_unreadable_files(tmp_path: Path) -> None:
    good, bad, broken = tmp_path / "good.yaml", tmp_path / "bad.yaml", tmp_path / "broken.yaml"
    good.write_text(GOOD.replace("TO_ACT", "ola"), encoding="utf-8")
    bad.write_text(GOOD.replace("TO_ACT", "ala"), encoding="utf-8")
    broken.write_text("game: brian-boru\nplayers: 3\nwhence: here\n", encoding="utf-8")
    (tmp_path / "physical.yaml").write_text("BRU-COMP-09: cardboard\n", encoding="utf-8")

    ran = longhall("scenario", "check", str(good))
    assert (ran.code, ran.out) == (0, "1 scenario checked; all hold.\n")

    ran = longhall("scenario", "check", str(good), str(bad))
    assert ran.code == 1
    assert f"{bad}:6: The town of the trick is taken: to_act should be ['ala'], but is ['ola']." in ran.out
    assert "2 scenarios checked; 1 differs." in ran.out

    ran = longhall("scenario", "check", str(tmp_path))
    assert ran.code == 2
    assert f"{broken}:3: A scenario has no entry whence" in ran.err
    assert "2 scenarios checked; 1 differs; 1 file cannot be used." in ran.out


@pytest.mark.parametrize("part", ["options", "given", "chance", "then"])
def test_a_list_where_named_entries_are_needed_is_refused(part: str, tmp_path: Path) -> None:
    file = tmp_path / "list.yaml"
    file.write_text(f"game: brian-boru\nplayers: 3\n{part}:\n  - start-player: p1\n", encoding="utf-8")
    ran = longhall("scenario", "check", str(file))
    assert ran.code == 2
    assert re.search(rf"{re.escape(str(file))}:[34]: {part} must be a set of named entries\.", ran.err)


def test_a_very_long_difference_is_cut_and_told(tmp_path: Path) -> None:
    file = tmp_path / "long.yaml"
    file.write_text(GOOD.replace("TO_ACT", "ala" * 2000), encoding="utf-8")
    ran = longhall("scenario", "check", str(file))
    assert ran.code == 1
    assert "alaalaala" in ran.out
    assert "…" in ran.out


def test_an_empty_folder_has_no_scenarios(tmp_path: Path) -> None:
    ran = longhall("scenario", "check", str(tmp_path))
    assert ran.code == 2
    assert "There are no scenario files there." in ran.err


# Content, simulations, benchmarks ----------------------------------------------------------------------------------


def test_content_check_counts_what_the_files_hold() -> None:
    ran = longhall("content", "check")
    assert ran.code == 0
    counts = {tuple(line.split()[:2]): line.split()[2] for line in ran.out.splitlines()[:-1]}
    assert counts["board.toml", "towns"] == "53"
    assert counts["cards.toml", "cards"] == "25"
    assert f"brian-boru: the content is valid (hash {GAME.content_hash})." in ran.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_simulate_reports(lang: str) -> None:
    ran = longhall("simulate", "brian-boru", "--players", "3", "--games", "5", "--seed", "1", "--lang", lang)
    assert ran.code == 0
    assert not MISSING.search(ran.out)
    assert speech(lang).say("cli-simulate-sound") in ran.out
    assert ran.out.count("random") == 3


def test_simulate_as_json() -> None:
    words = ["simulate", "--players", "5", "--games", "3", "--option", "show_trick_history=true", "--json"]
    ran = longhall(*words, "--bots", "random")
    report = json.loads(ran.out)
    assert ran.code == 0
    assert report["games"] == 3
    assert len(report["mean_scores"]) == 5
    assert report["broken"] == []


def test_bench_as_table_and_as_json(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "SECONDS", 0.01)
    ran = longhall("bench", "--game", "brian-boru", "--lang", "cs")
    assert ran.code == 0
    assert not MISSING.search(ran.out)
    assert speech("cs").say("cli-bench-figure-clone") in ran.out
    figures = json.loads(longhall("bench", "--json").out)
    assert {(figure["game"], figure["seats"]) for figure in figures} == {
        (game.name, seats) for game in all_games() for seats in range(game.fewest, game.most + 1)
    }
    assert all(figure["value"] > 0 for figure in figures)
    assert [figure["game"] for figure in figures if figure["name"] == "places of a tile"] == ["feast-for-odin"]
    assert speech("cs").has("cli-bench-figure-places-of-a-tile")
