"""The gauntlet: no level becomes weaker unnoticed. Each plays the one below; docs/bots-ladder.json has the bounds.

`LONGHALL_SOAK_GAMES=8 make soak` plays only so many games of each match, to see that all of it runs.
"""

from __future__ import annotations

import json
import os
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from longhall.bots.level import level_names
from longhall.bots.random_bot import RandomBot
from longhall.kernel.game import Game
from longhall.kernel.registry import all_games
from longhall.research.arena.entrants import make_entrant
from longhall.research.arena.games import arena
from longhall.research.arena.intervals import LOWER, SequentialTest
from longhall.research.arena.one_game import Maker
from toy.runes import GAME as TOY

LADDER = Path(__file__).parents[2] / "docs" / "bots-ladder.json"
GAMES = int(os.environ.get("LONGHALL_SOAK_GAMES", "0")) or 120
DROP = 0.1
"""A level that has lost so much of its share of wins is found quickly; a smaller loss takes more games to show."""
SEED = 4_711
"""Other deals than those of the measurements."""
MATCHES = [
    pytest.param(game, better, worse, id=f"{game.name}-{better}-{worse}")
    for game in all_games()
    for worse, better in pairwise(level_names())
]


def complaint(
    game: Game[Any], row: dict[str, Any], games: int, make: Maker = make_entrant, seed: int = SEED
) -> str | None:
    """Why the first bot of a match is weaker than its bound; None if it is not."""
    bound: float = row["bound"]
    test = SequentialTest(max(bound - DROP, bound / 2), bound)
    first = arena(game, row["bots"], games, seed, row["options"], make=make, test=test).entrants[0]
    low, high = first.interval()
    if test.decision == LOWER or high < bound:
        return f"{first.name} wins {first.win_rate:.1%} ({low:.1%} to {high:.1%}), it should be {bound:.1%} at least"
    return None


@pytest.mark.soak
@pytest.mark.parametrize(("game", "better", "worse"), MATCHES)
def test_no_level_has_become_weaker(game: Game[Any], better: str, worse: str) -> None:
    rows = [
        row
        for row in json.loads(LADDER.read_text(encoding="utf-8"))["rows"]
        if row["game"] == game.name and row["bots"][0] == better and set(row["bots"][1:]) == {worse}
    ]
    assert rows, f"measure it: longhall arena {game.name} --bots {better},{worse} --players N --json result.json"
    for row in rows:
        assert complaint(game, row, GAMES) is None


def random_bot(name: str, seed: int) -> RandomBot:
    return RandomBot(seed)


@pytest.mark.parametrize(("bound", "weaker"), [(0.3, False), (0.45, True)])
def test_a_weaker_level_is_found(bound: float, weaker: bool) -> None:
    """With the toy game, where it takes no time: a random bot among three wins a third of the games."""
    row = {"bots": ["random"] * 3, "bound": bound, "options": {}}
    assert (complaint(TOY, row, 600, random_bot) is not None) == weaker
