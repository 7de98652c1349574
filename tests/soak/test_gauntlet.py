"""The gauntlet: no level becomes weaker unnoticed. It plays every match of docs/bots-ladder.json again.

`LONGHALL_SOAK_GAMES=8 make soak` plays only so many games of each match, to see that all of it runs.
"""

from __future__ import annotations

import json
import os
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from guard import Row, guard_of, is_weaker

from longhall.bots.level import ALONE, level_names, levels
from longhall.bots.random_bot import RandomBot
from longhall.kernel.game import Game
from longhall.kernel.registry import all_games, find_game
from longhall.research.arena.entrants import REFERENCE, make_entrant
from longhall.research.arena.games import arena
from longhall.research.arena.intervals import SequentialTest
from longhall.research.arena.one_game import Maker
from toy.runes import GAME as TOY

ROWS: list[Row] = json.loads(Path(__file__).parents[2].joinpath("docs", "bots-ladder.json").read_text("utf-8"))["rows"]
GAMES = int(os.environ.get("LONGHALL_SOAK_GAMES", "0"))
SEED = 4_711
"""Other deals than those of the measurements."""
WEAKEST, STRONGEST = level_names()[0], level_names()[-1]
GUARDED = [
    *((better, worse) for worse, better in pairwise(level_names())),
    (STRONGEST, REFERENCE),
    (REFERENCE, WEAKEST),
    (WEAKEST, "random"),
]
"""Each level against the one below; the strongest and the weakest also against bots that stay as they are."""
GUARDED_ALONE = [
    (game, level)
    for game in all_games()
    if game.fewest == 1
    for level in level_names()
    if level in level_names()[-2:] or ALONE in levels()[level].get(game.name, {})
]
"""Where one can play alone, the two strongest levels, and any other that plays otherwise then."""


def match_id(row: Row) -> str:
    return "-".join([row["game"], *map(str, row["options"].values()), *dict.fromkeys(row["bots"])])


def complaint(game: Game[Any], row: Row, make: Maker = make_entrant, seed: int = SEED, games: int = 0) -> str | None:
    """Why the first bot of a match is weaker than its bound; None if it is not. `games`: no more than so many."""
    guard = guard_of(row)
    count = min(guard.games, games or guard.games)
    if row["wins"] is None:
        first = arena(game, row["bots"], count, seed, row["options"], make=make).entrants[0]
        if first.score_interval()[1] < guard.high:
            return f"{first.name} has {first.mean_score:.1f} points, it should have {guard.high:.1f} at least"
        return None
    test = SequentialTest(guard.low, guard.high)
    first = arena(game, row["bots"], count, seed, row["options"], make=make, test=test).entrants[0]
    if is_weaker(test, to_the_end=count == guard.games):
        low, high = first.interval()
        return (
            f"{first.name} wins {first.win_rate:.1%} ({low:.1%} to {high:.1%}), it should be {guard.high:.1%} at least"
        )
    return None


@pytest.mark.soak
@pytest.mark.parametrize("row", ROWS, ids=match_id)
def test_no_level_has_become_weaker(row: Row) -> None:
    """Each against the bots it was measured with: if these have become stronger, measure anew."""
    assert complaint(find_game(row["game"]), row, games=GAMES) is None


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
@pytest.mark.parametrize(("better", "worse"), GUARDED)
def test_every_level_is_guarded(game: Game[Any], better: str, worse: str) -> None:
    assert any(
        row["game"] == game.name and row["bots"][0] == better and set(row["bots"][1:]) == {worse} for row in ROWS
    ), f"measure it: longhall arena {game.name} --bots {better},{worse} --players N --json result.json"


@pytest.mark.parametrize(("game", "level"), GUARDED_ALONE, ids=lambda one: getattr(one, "name", one))
def test_levels_are_guarded_where_they_play_alone(game: Game[Any], level: str) -> None:
    """Matches of several tell nothing of it: some levels have other figures and settings alone."""
    assert any(row["game"] == game.name and row["bots"] == [level] for row in ROWS), (
        f"measure it: longhall arena {game.name} --bots {level} --players 1 --json result.json"
    )


def random_bot(name: str, seed: int) -> RandomBot:
    return RandomBot(seed)


@pytest.mark.parametrize(("bound", "weaker"), [(0.3, False), (0.45, True)])
def test_a_weaker_level_is_found(bound: float, weaker: bool) -> None:
    """With the toy game, where it takes no time: a random bot among three wins a third of the games."""
    row = {"game": TOY.name, "bots": ["random"] * 3, "wins": bound, "bound": bound, "options": {}}
    assert (complaint(TOY, row, random_bot) is not None) == weaker


@pytest.mark.parametrize(("more", "weaker"), [(-4.0, False), (4.0, True)])
def test_fewer_points_are_found(more: float, weaker: bool) -> None:
    """The same by points, the bound below or above what a random bot has."""
    measured = arena(TOY, ["random"] * 3, 600, seed=1, make=random_bot).entrants[0]
    row = {"game": TOY.name, "players": 3, "games": 600, "bots": ["random"] * 3, "wins": None, "options": {}}
    row |= {"bound": measured.mean_score + more, "points_interval": measured.score_interval()}
    assert (complaint(TOY, row, random_bot) is not None) == weaker


def test_few_games_that_decide_nothing_are_no_reason_to_complain() -> None:
    row = {"game": TOY.name, "bots": ["random"] * 3, "wins": 0.4, "bound": 0.4, "options": {}}
    assert complaint(TOY, row, random_bot, games=6) is None
