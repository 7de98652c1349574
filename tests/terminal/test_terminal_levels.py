"""Levels in the terminal: `beginner` to `master` in commands, by their names on the screen."""

from __future__ import annotations

import json

import pytest
from playing import LANGUAGES, MISSING, longhall

from longhall.bots.level import level_names
from longhall.speech import speech
from longhall.terminal.seats import read_players


def test_a_level_is_a_word_of_the_seats() -> None:
    assert read_players("human, Beginner,casual,strong,MASTER,greedy,random") == [
        "human", "beginner", "casual", "strong", "master", "greedy", "random",
    ]  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_says_who_plays(lang: str) -> None:
    ran = longhall("play", "brian-boru", "--seats", "human,beginner,master", "--lang", lang, "--seed", "7")
    said = " ".join(ran.out.split())
    assert not MISSING.search(said)
    for level in ("beginner", "master"):
        assert speech(lang).say(f"bot-{level}") in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_of_games_tells_whom_each_level_is_for(lang: str) -> None:
    said = " ".join(longhall("games", "--lang", lang).out.split())
    for level in level_names():
        assert f"{level} {speech(lang).say(f'bot-{level}')}. {speech(lang).say(f'bot-{level}-about')}" in said


def test_a_simulation_seats_levels() -> None:
    ran = longhall(
        "simulate", "brian-boru", "--players", "3", "--games", "1", "--bots", "beginner,random,random", "--json"
    )
    assert ran.code == 0
    assert json.loads(ran.out)["bots"] == ["beginner", "random", "random"]
