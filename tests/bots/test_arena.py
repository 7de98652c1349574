"""The arena seats everybody equally and counts honestly."""

from __future__ import annotations

from typing import Any

import pytest

from at_random import ONE_TABLE_EACH, ONE_TABLE_IDS
from longhall.bots.bot import Bot
from longhall.bots.random_bot import RandomBot
from longhall.bots.roster import make_bot
from longhall.kernel.game import Game
from longhall.kernel.step import State
from longhall.research.arena.games import arena
from longhall.research.arena.report import ArenaReport

pytestmark = pytest.mark.parametrize(("game", "seats"), ONE_TABLE_EACH, ids=ONE_TABLE_IDS)


class Witness(RandomBot):
    """A random bot that remembers where it sat."""

    def __init__(self, seed: int, places: list[int]) -> None:
        super().__init__(seed)
        self.places = places

    def choose(self, game: Game[Any], state: State, seat: int) -> Any:
        if not self.places or self.places[-1] != seat:
            self.places.append(seat)
        return super().choose(game, state, seat)


def test_every_bot_sits_everywhere_equally_often(game: Game[Any], seats: int) -> None:
    places: list[list[int]] = []

    def make(name: str, seed: int) -> Bot:
        if name != "witness":
            return make_bot(name, seed)
        places.append([])
        return Witness(seed, places[-1])

    report = arena(game, ["witness", *["random"] * (seats - 1)], games=3 * seats, seed=1, make=make)
    assert [entrant.sat for entrant in report.entrants] == [[3] * seats] * seats
    assert [sat[0] for sat in places] == list(range(seats)) * 3, "and sat where the report says"
    assert all(len(sat) == 1 for sat in places), "nobody changes seats in a game"


def test_wins_add_up_and_come_to_no_seat_by_right(game: Game[Any], seats: int) -> None:
    report = arena(game, ["random"] * seats, games=40 * seats, seed=2)
    assert sum(entrant.wins for entrant in report.entrants) == pytest.approx(report.games)
    for entrant in report.entrants:
        low, high = entrant.interval()
        assert low < entrant.win_rate < high
        assert low - 0.05 < 1 / seats < high + 0.05


def test_the_same_seed_gives_the_same_games(game: Game[Any], seats: int) -> None:
    def counts(report: ArenaReport) -> list[tuple[float, int, int]]:
        return [(entrant.wins, entrant.points, len(entrant.decisions)) for entrant in report.entrants]

    reports = [arena(game, ["random"] * seats, games=seats, seed=seed) for seed in (7, 7, 8)]
    assert counts(reports[0]) == counts(reports[1]) != counts(reports[2])


def test_progress_is_told_after_each_game(game: Game[Any], seats: int) -> None:
    told: list[tuple[int, int]] = []
    report = arena(game, ["random"] * seats, games=1, progress=lambda done, total: told.append((done, total)))
    assert told == [(done, seats) for done in range(1, seats + 1)], "a deal is played from every seat"
    assert report.as_json()["games"] == seats
    assert report.games_per_second > 0
