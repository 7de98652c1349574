"""`greedy` and the levels below Master choose as before: whatever changes their moves is noticed."""

from __future__ import annotations

import importlib
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from longhall.kernel.registry import find_game

TOOLS = str(Path(__file__).parents[2] / "tools")
sys.path.insert(0, TOOLS)
bot_choices = importlib.import_module("bot_choices")
sys.path.remove(TOOLS)

THEN = json.loads(bot_choices.FILE.read_text(encoding="utf-8"))
ANEW = "If it is meant, run `python tools/bot_choices.py` and commit tests/vectors/bot_choices.json."
each_table = pytest.mark.parametrize(
    ("name", "seats"), bot_choices.TABLES, ids=[f"{n}-{s}" for n, s in bot_choices.TABLES]
)


@each_table
def test_bots_choose_as_before(name: str, seats: int) -> None:
    then, now = THEN[f"{name}-{seats}"]["choices"], bot_choices.choices(find_game(name), seats)
    assert bot_choices.places(now) == bot_choices.places(then), f"The game itself goes otherwise. {ANEW}"
    assert not bot_choices.differing(then, now, "greedy"), (
        "`greedy` is the frozen reference that all levels are measured against: it must choose as before. "
        "Put better figures into a file of the game's bot/figures/ and name it in levels.toml."
    )
    for level in bot_choices.LEVELS:
        assert not bot_choices.differing(then, now, level), f"{level} chooses otherwise. {ANEW}"


def test_no_file_is_written_in_which_greedy_chooses_otherwise() -> None:
    then = {"rules": "1", "choices": [{"after": 3, "seat": 0, "options": 2, "greedy": "a", "casual": "a"}]}
    assert bot_choices.refused(then, with_choice(then, casual="b")) == []
    assert bot_choices.refused(then, with_choice(then, greedy="b")) == ["after 3 moves 'a' became 'b'"]
    assert bot_choices.refused(then, with_choice(then, greedy="b", options=3)) == []
    assert bot_choices.refused(then, with_choice(then, greedy="b") | {"rules": "2"}) == []


def with_choice(table: dict[str, Any], **other: object) -> dict[str, Any]:
    return table | {"choices": [table["choices"][0] | other]}
