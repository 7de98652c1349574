"""The figures that `greedy` goes by stay as they are: all levels were measured against it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from longhall.bots.level import level_of
from longhall.kernel.bot.figures import HAND
from longhall.kernel.game import Game
from longhall.kernel.registry import all_games

FROZEN: dict[str, Any] = json.loads((Path(__file__).parents[1] / "vectors" / "greedy_figures.json").read_text("utf-8"))
each_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)


@each_game
def test_the_figures_of_greedy_stay_as_they_are(game: Game[Any]) -> None:
    now, then = game.figures(HAND), FROZEN[game.name]
    changed = sorted(name for name in now.keys() | then.keys() if now.get(name) != then.get(name))
    assert not changed, (
        f"{game.name}: {', '.join(changed)}: all levels are measured against `greedy`, so its figures are frozen. "
        "Put better ones into a file of the game's bot/figures/ and name it in levels.toml. "
        "A new figure goes into tests/vectors/greedy_figures.json, if `greedy` plays as before."
    )


@each_game
@pytest.mark.parametrize("level", ["beginner", "casual"])
def test_the_lower_levels_go_by_them_too(game: Game[Any], level: str) -> None:
    """As the docstrings of the figures say."""
    assert level_of(level, game.name).knowledge == HAND
    assert level_of(level, game.name, alone=True).knowledge == HAND
