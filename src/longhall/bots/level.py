# uncompiled: reads a file once
"""The levels that people choose from: configurations of one bot, read from `levels.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

LEVELS_FILE: Final = Path(__file__).parent / "levels.toml"
ALONE: Final = "alone"
"""The table of a level and a game that changes some of it for playing alone."""


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a bot of some strength knows, how long it searches and how much it overlooks; see `levels.toml`."""

    knowledge: str
    lines: int
    seconds: float
    turn_seconds: float
    tree: bool
    deep: int
    horizons: int
    finish: int
    play_outs: int
    within: float
    doubt: float
    luck: float
    overlooks: float


@cache
def levels() -> dict[str, dict[str, Any]]:
    """The tables of the file, by level; those of single games are among their values."""
    return tomllib.loads(LEVELS_FILE.read_text(encoding="utf-8"))


def level_names() -> list[str]:
    """The levels, the weakest first."""
    return list(levels())


@cache
def level_of(name: str, game: str, alone: bool = False) -> Level:
    """A level as it is for a game, and for somebody who plays it alone."""
    table = levels()[name]
    own = table.get(game, {})
    settings = table | own | (own.get(ALONE, {}) if alone else {})
    return msgspec.convert({key: value for key, value in settings.items() if not isinstance(value, dict)}, Level)
