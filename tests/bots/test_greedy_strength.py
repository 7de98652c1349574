"""Greedy is worth playing against: random bots have hardly a chance, it wins from every seat, and it scores well.

What it promises beyond winning is said for each game: scores of some are always positive, those of others are not.
"""

from __future__ import annotations

from typing import Any

import pytest

from at_random import GAMES_AND_SEATS, IDS
from longhall.kernel.game import Game
from longhall.kernel.registry import all_games, find_game
from longhall.research.arena import arena


class Promise:
    """What greedy promises in one game."""

    def __init__(self, times: float, points: float, among: float, per_seat: int, long_run: int) -> None:
        self.times = times
        """Its mean score is so many times that of the random bots at its table ..."""
        self.points = points
        """... and so many points above it."""
        self.among = among
        """Among themselves, greedy bots score so many points more on average than random bots do."""
        self.per_seat = per_seat
        """From how many games in each seat this is judged, if these are enough."""
        self.long_run = long_run
        """From how many games with four players `make soak` judges it."""

    def score(self, others: float) -> float:
        """The mean score that is promised when the others have this one."""
        return self.times * others + self.points


WINS = 0.75
"""The share of its games against random bots that greedy wins, in every game."""
LEAST = 12
"""In fewer games not even winning all of them would show it."""
PROMISES = {
    "brian-boru": Promise(times=1.5, points=0, among=4, per_seat=5, long_run=1000),
    "feast-for-odin": Promise(times=1, points=100, among=100, per_seat=3, long_run=60),
}
AT_TABLES = [(game, seats) for game, seats in GAMES_AND_SEATS if seats > 1]
ALONE = [game for game, seats in GAMES_AND_SEATS if seats == 1]


def test_every_game_has_a_promise() -> None:
    assert set(PROMISES) == {game.name for game in all_games()}


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), AT_TABLES, ids=[name for name in IDS if not name.endswith("-1")])
def test_greedy_beats_random_bots(game: Game[Any], seats: int) -> None:
    """So few lost games that the promise holds nineteen times out of twenty; every seat is taken equally often."""
    promise = PROMISES[game.name]
    games = max(promise.per_seat, -(-LEAST // seats)) * seats
    report = arena(game, ["greedy", *["random"] * (seats - 1)], games=games, seed=20)
    greedy = report.entrants[0]
    assert greedy.sat == [games // seats] * seats
    assert greedy.interval()[0] > WINS, greedy.as_json()
    for other in report.entrants[1:]:
        assert greedy.mean_score > promise.score(other.mean_score)


@pytest.mark.slow
@pytest.mark.parametrize("game", ALONE, ids=[game.name for game in ALONE])
def test_greedy_alone_scores_more_than_a_random_bot(game: Game[Any]) -> None:
    """Alone there is nobody to beat: the scores tell."""
    greedy = arena(game, ["greedy"], games=4, seed=20).entrants[0]
    others = arena(game, ["random"], games=100, seed=20).entrants[0]
    assert greedy.mean_score > PROMISES[game.name].score(others.mean_score)


@pytest.mark.soak
@pytest.mark.parametrize("name", PROMISES)
def test_greedy_wins_three_games_of_four_against_three_random_bots(name: str) -> None:
    promise = PROMISES[name]
    report = arena(find_game(name), ["greedy", "random", "random", "random"], games=promise.long_run, seed=1)
    greedy = report.entrants[0]
    assert greedy.sat == [promise.long_run // 4] * 4
    assert greedy.interval()[0] > WINS, greedy.as_json()


@pytest.mark.soak
@pytest.mark.parametrize("name", PROMISES)
def test_greedy_bots_among_themselves_play_sensible_games(name: str) -> None:
    """Nobody wins by right, and all score well above random bots."""
    game = find_game(name)
    report = arena(game, ["greedy"] * 4, games=60, seed=3)
    random_report = arena(game, ["random"] * 4, games=400, seed=3)
    for entrant in report.entrants:
        low, high = entrant.interval()
        assert low < 0.25 + 0.05
        assert high > 0.25 - 0.05
        assert entrant.mean_score > random_report.entrants[0].mean_score + PROMISES[name].among
