"""Win chances as people are told them: they add up, grow surer towards the end, and change no move."""

from __future__ import annotations

from math import exp
from typing import Any

import pytest

from at_random import ONE_TABLE_EACH, ONE_TABLE_IDS, random_game, some_decisions
from longhall.bots.explain import Effort, advise
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


def test_alone_a_score_is_compared_with_a_goal() -> None:
    sureness = Sureness({"1": [0.1, 0.2]}, [10.0, 30.0])
    assert sureness.chances([10.0], 0.0) == [0.5]
    assert sureness.chances([30.0], 1.0) == [0.5]
    assert sureness.chances([20.0], 0.5) == [0.5]
    assert sureness.chances([20.0], 0.0)[0] == pytest.approx(1.0 / (1.0 + exp(-1.0)))
    assert sureness.chances([20.0], 1.0)[0] == pytest.approx(1.0 / (1.0 + exp(2.0)))


@pytest.mark.parametrize("level", ["strong", "master"])
def test_alone_there_are_chances_where_one_can_lose(level: str) -> None:
    """Who knows how to play Pax Viking alone also tells how likely that is to be won; it plays as without."""
    game = next(game for game, _ in ONE_TABLE_EACH if game.name == "pax-viking")
    advice = game.advice(level_of(level, game.name, True).knowledge)
    assert isinstance(advice, ToldChances)
    told: list[float] = []
    progress: list[float] = []
    for state, _ in some_decisions(game, 1, every=7, games=1):
        (chance,) = advice.win_chances(state)
        assert 0.0 < chance < 1.0
        assert advice.value(state, 0) == advice.base.value(state, 0)
        told.append(chance)
        progress.append(advice.progress(state))
    assert len(set(told)) > 5
    assert progress == sorted(progress)
    assert 0.0 <= progress[0] < progress[-1] <= 1.0
    *_, last = random_game(game, 1, 0)
    assert advice.win_chances(last) == [0.0], "whoever plays at random loses"


def test_a_hint_alone_tells_chances() -> None:
    game = next(game for game, _ in ONE_TABLE_EACH if game.name == "pax-viking")
    state = next(state for state, _ in some_decisions(game, 1, every=23, games=1) if len(game.legal(state, 0)) > 3)
    chances = [offer.win_chance for offer in advise(game, state, 0, 1, Effort("strong", 0.0, 16, 20)).offers]
    assert len(chances) == 3
    assert all(chance is not None and 0.0 < chance < 1.0 for chance in chances)


def test_alone_there_are_no_chances_where_points_count() -> None:
    game = next(game for game, _ in ONE_TABLE_EACH if game.name == "feast-for-odin")
    told = ToldChances(game.score, game.advice(), Sureness({"2": [1.0, 1.0]}))
    for state, _ in some_decisions(game, 1, every=97, games=1):
        assert told.win_chances(state) == []
