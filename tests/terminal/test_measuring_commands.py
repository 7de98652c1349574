"""`longhall arena` and `longhall tune`: bots measured and made better from the command line."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest
from playing import LANGUAGES, MISSING, longhall

from longhall.research.runners import backend
from longhall.research.runners.work import HereRunner, Start
from longhall.speech import speech

RANDOM = ["arena", "brian-boru", "--bots", "random", "--players", "3"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_arena_reports(lang: str) -> None:
    ran = longhall(*RANDOM, "--games", "3", "--sprt", "0,400", "--calibration", "--lang", lang, width=200)
    assert ran.code == 0, ran.err
    assert not MISSING.search(ran.out), ran.out
    say = speech(lang).say
    assert say("cli-arena-rating") in ran.out
    assert say("cli-arena-turn").split()[-1] in ran.out
    assert say("cli-arena-no-chances") in ran.out
    assert "33.3%" in ran.out
    assert ran.out.count("random  ") == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_arena_fits_into_a_narrow_terminal(lang: str) -> None:
    """Heads are broken, rows are not."""
    ran = longhall(*RANDOM, "--games", "6", "--lang", lang, width=80)
    lines = ran.out.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("random"))
    rows = lines[first:]
    assert len(rows) == 3
    assert all(re.fullmatch(r"random .* ± .* ± .* / .* / [\d.]+ *", line) for line in rows), ran.out


def test_arena_writes_a_file_with_the_command_that_gives_it_again(tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    words = ["--games", "4", "--seed", "9", "--option", "show_trick_history=true", "--json", str(file)]
    assert longhall(*RANDOM, *words).code == 0
    found = json.loads(file.read_text())
    assert found["games"] == 6
    assert found["options"] == {"show_trick_history": "true"}
    again = tmp_path / "again.json"
    assert longhall(*found["command"].split()[1:], "--json", str(again)).code == 0
    repeated = json.loads(again.read_text())
    for entrant, other in zip(found["entrants"], repeated["entrants"], strict=True):
        assert entrant["wins"] == other["wins"]
        assert entrant["mean_score"] == other["mean_score"]
    assert repeated["command"] == found["command"]


@pytest.mark.parametrize(
    ("game", "bots", "seats"),
    [
        ("brian-boru", ["random"], 3),
        ("brian-boru", ["greedy:1", "random"], 3),
        ("pax-viking", ["random", "random"], 2),
        ("pax-viking", ["random"], 1),
    ],
)
def test_without_a_number_of_players_as_few_play_as_can(game: str, bots: list[str], seats: int, tmp_path: Path) -> None:
    """As many as there are bots, but no fewer than the game needs."""
    file = tmp_path / "result.json"
    ran = longhall("arena", game, "--bots", ",".join(bots), "--games", "1", "--json", str(file))
    assert ran.code == 0, ran.err
    assert json.loads(file.read_text())["bots"] == bots + ["random"] * (seats - len(bots))


def test_alone_there_is_neither_rating_nor_turn() -> None:
    ran = longhall("arena", "pax-viking", "--bots", "random", "--games", "2")
    say = speech("en").say
    assert ran.code == 0
    assert say("cli-simulate-wins") in ran.out
    assert say("cli-arena-rating") not in ran.out
    assert ran.out.count(" / ") == 1, "the times of decisions, none of turns"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tune_searches_measures_and_resumes(lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "figures.json"
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: {0}, raising=False)
    words = ["--players", "3", "--lines", "0", "--population", "4", "--games", "3", "--check-games", "6"]
    ran = longhall("tune", "brian-boru", *words, "--generations", "1", "--out", str(file), "--lang", lang, width=200)
    assert ran.code == 0, ran.err
    assert not MISSING.search(ran.out), ran.out
    assert speech(lang).say("cli-tune-done", file=str(file)) in ran.out
    found = json.loads(file.read_text())
    assert (found["generations"], found["games"]) == (1, 12)
    assert found["gain"]["games"] == 6
    more = tmp_path / "more.json"
    again = longhall("tune", "--resume", str(file), "--generations", "2", "--check-games", "0", "--out", str(more))
    assert again.code == 0, again.err
    whole = tmp_path / "whole.json"
    stored = json.loads(more.read_text())
    assert longhall(*stored["made_by"].split()[1:], "--check-games", "0", "--out", str(whole)).code == 0
    assert json.loads(whole.read_text()) == stored, "the command in the file gives the same file"


def test_tune_takes_all_cores_and_arena_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An arena also measures times, which suffer where every core is busy."""
    hired = []

    def runner(start: Start[Any, Any], workers: int) -> HereRunner[Any, Any]:
        hired.append(workers)
        return HereRunner(start)

    monkeypatch.setattr(os, "sched_getaffinity", lambda process: {0, 2, 3}, raising=False)
    monkeypatch.setattr(backend, "ProcessRunner", runner)
    assert longhall(*RANDOM, "--games", "3").code == 0
    assert hired == []
    words = ["--players", "3", "--lines", "0", "--population", "4", "--games", "3", "--check-games", "3"]
    tune = ["tune", "brian-boru", *words, "--generations", "1", "--out", str(tmp_path / "figures.json")]
    assert longhall(*tune).code == 0
    assert hired == [3, 3], "searching, then measuring the gain"
    assert longhall(*tune, "--workers", "1").code == 0
    assert hired == [3, 3]


def test_tune_alone_tells_points(tmp_path: Path) -> None:
    words = [
        "--workers",
        "1",
        "--lines",
        "0",
        "--population",
        "4",
        "--games",
        "1",
        "--check-games",
        "2",
        "--generations",
        "1",
    ]
    ran = longhall("tune", "pax-viking", "--solo", *words, "--out", str(tmp_path / "figures.json"), width=200)
    assert ran.code == 0, ran.err
    assert "points on average" in ran.out
