"""Win chances as people are told them: they add up, grow surer towards the end, and change no move."""

from __future__ import annotations

from typing import Any

import pytest

from at_random import ONE_TABLE_EACH, ONE_TABLE_IDS, some_decisions
from longhall.bots.level import level_of
from longhall.kernel.bot.learned import ComparedAdvice, LearnedAdvice, ToldChances
from longhall.kernel.bot.win_chances import Sureness
from longhall.kernel.game import Game

SURENESS = Sureness({"4": [0.1, 0.3]})
each_game = pytest.mark.parametrize(("game", "seats"), ONE_TABLE_EACH, ids=ONE_TABLE_IDS)


def test_a_lead_says_more_the_later_it_is() -> None:
    sureness = Sureness({"2": [0.0, 0.5, 2.0], "4": [1.0, 1.0, 1.0]})
    assert sureness.chances([3.0, 1.0], 0.0) == [0.5, 0.5]
    quarter, half, end = (sureness.chances([3.0, 1.0], progress)[0] for progress in (0.25, 0.5, 1.0))
    assert 0.5 < quarter < half < end
    assert sureness.at(2, 0.25) == 0.25
    assert sureness.at(2, 0.75) == 1.25
    assert sureness.at(2, 7.0) == 2.0, "beyond the end it stays as it is there"
    assert sureness.at(5, 0.5) == 1.0, "the nearest number of players that was measured"
    assert sureness.chances([900.0, -900.0], 1.0)[0] == pytest.approx(1.0)


@each_game
def test_chances_add_up_and_change_no_value(game: Game[Any], seats: int) -> None:
    """Of the level that advises people; positions that come later are further on."""
    advice = game.advice(level_of("master", game.name).knowledge)
    assert isinstance(advice, ToldChances)
    told = ToldChances(game.score, advice.base, SURENESS)
    if isinstance(advice, LearnedAdvice):
        told = LearnedAdvice(game.score, advice.base, advice.network, advice.share, False, SURENESS)
    elif isinstance(advice, ComparedAdvice):
        told = ComparedAdvice(game.score, advice.base, advice.network, advice.share, SURENESS)
    progress = []
    for state, seat in some_decisions(game, seats, every=31, games=1):
        chances = told.win_chances(state)
        assert sum(chances) == pytest.approx(1.0)
        assert min(chances) > 0.0
        assert told.values(state) == advice.values(state)
        assert told.value(state, seat) == advice.value(state, seat)
        progress.append(told.progress(state))
    assert progress == sorted(progress)
    assert 0.0 <= progress[0] < 0.5 < progress[-1]


def test_alone_there_are_no_chances_where_points_count() -> None:
    game = next(game for game, _ in ONE_TABLE_EACH if game.name == "feast-for-odin")
    told = ToldChances(game.score, game.advice(), Sureness({"2": [1.0, 1.0]}))
    for state, _ in some_decisions(game, 1, every=97, games=1):
        assert told.win_chances(state) == []
