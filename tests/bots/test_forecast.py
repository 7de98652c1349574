"""Chances that hints tell: they never contradict the advice, which is Master's move, and rest on many lines."""

from __future__ import annotations

import random
from typing import Any

import pytest

from at_random import ONE_TABLE_EACH, ONE_TABLE_IDS, some_decisions
from longhall.bots.counsel import Counsel
from longhall.bots.explain import THOROUGH, Effort, advise, search_of
from longhall.bots.forecast import FEWEST, SURE, Chances, falling, forecast
from longhall.bots.level_bot import LevelBot
from longhall.kernel.chance import quick_chance
from longhall.kernel.game import Game
from longhall.kernel.registry import find_game
from longhall.kernel.step import State
from slow_clock import SlowClock

BORU = find_game("brian-boru")
POSITIONS = 2
UNAVOIDABLE = 30
"""Looks at the clock that advice takes that is late: one for each halving, some on its last line."""


each_game = pytest.mark.parametrize(("game", "seats"), ONE_TABLE_EACH, ids=ONE_TABLE_IDS)


def choices(game: Game[Any], seats: int, every: int = 37) -> list[tuple[State, int]]:
    """A few decisions between several options."""
    found = some_decisions(game, seats, every, games=1)
    return [(state.clone(), seat) for state, seat in found if len(game.legal(state, seat)) > 3][:POSITIONS]


def told(counsel: Counsel) -> list[float]:
    """The chances by option."""
    chances = [offer.win_chance for offer in counsel.offers]
    assert None not in chances
    return [chance for chance in chances if chance is not None]


@each_game
def test_no_option_is_told_to_win_more_often_than_the_one_before_it(game: Game[Any], seats: int) -> None:
    """The first is Master's move, even with few lines to tell chances from."""
    positions = choices(game, seats)
    assert len(positions) == POSITIONS
    for seed, (state, seat) in enumerate(positions):
        found = advise(game, state, seat, seed, Effort("master", 0.0, 16, 40))
        assert found.offers[0].option is LevelBot("master", seed, timed=False).choose(game, state, seat)
        chances = told(found)
        assert len(chances) == 3
        assert chances == sorted(chances, reverse=True)
        assert 0.0 <= chances[2] <= chances[0] <= 1.0


def test_chances_hardly_depend_on_luck() -> None:
    """In Brian Boru a line ends with a chance that differs by a tenth from that of the next line."""
    state, seat = choices(BORU, 4)[1]
    ranked = LevelBot("strong", 3, timed=False).ranked(BORU, state, seat)[:3]
    effort = Effort("strong", 0.0)
    one, other = (forecast(search_of(BORU, state, seed, effort, 0.0), state, seat, ranked, 400) for seed in (1, 2))
    assert one != other
    assert one == pytest.approx(other, abs=0.03)


def draft() -> State:
    """All four are asked at once, and none knows what the others take."""
    chance = quick_chance(2)
    state = BORU.setup({}, 4, chance)
    while not BORU.asks_several(state):
        actor = BORU.to_act(state)[0]
        BORU.apply(state, actor, BORU.legal(state, actor)[0], chance)
    return state


def test_lines_go_on_in_the_trees_of_the_search() -> None:
    """Also in that of the others who are asked at the same time; hints tell the chances of those lines."""
    state = draft()
    bot = LevelBot("strong", 3, timed=False)
    ranked = bot.ranked(BORU, state, 0)
    hint = advise(BORU, state, 0, 3, Effort("strong", 0.0, 16, FEWEST))
    shown = [next(one for one in ranked if one.option is offer.option) for offer in hint.offers]
    search = bot.searched
    assert search is not None
    before = {seat: choice.visits for seat, choice in search.others.choices.items()}
    chances = forecast(search, state, 0, shown, FEWEST)
    after = {seat: choice.visits for seat, choice in search.others.choices.items()}
    cards = 2 * len(shown) * FEWEST
    assert after == {seat: before[seat] + cards for seat in (1, 2, 3)}
    assert told(hint) == chances


def test_a_single_option_leaves_no_search() -> None:
    bot = LevelBot("strong", 3, timed=False)
    bot.ranked(BORU, draft(), 0)
    state, seat = next(
        (state, seat) for state, seat in some_decisions(BORU, 4, 1, games=1) if len(BORU.legal(state, seat)) == 1
    )
    bot.ranked(BORU, state, seat)
    assert bot.searched is None
    assert len(advise(BORU, state, seat, 3, Effort("strong", 0.0, 16, FEWEST)).offers) == 1


def test_a_chance_knows_how_sure_it_is() -> None:
    rng, chances = random.Random(5), Chances()
    for _ in range(FEWEST):
        chances.add(0.25)
    assert (chances.mean, chances.error) == (0.25, 0.0)
    for _ in range(400 - FEWEST):
        chances.add(rng.choice([0.15, 0.35]))
    assert chances.mean == pytest.approx(0.25, abs=0.02)
    assert chances.error == pytest.approx(0.1 / 20, abs=0.0005)
    assert chances.error > SURE


@pytest.mark.parametrize(
    ("chances", "expected"),
    [
        ([], []),
        ([0.5, 0.3, 0.2], [0.5, 0.3, 0.2]),
        ([0.14, 0.22, 0.1], [0.18, 0.18, 0.1]),
        ([0.2, 0.1, 0.3], [0.2, 0.2, 0.2]),
        ([0.1, 0.2, 0.15], [0.15, 0.15, 0.15]),
    ],
)
def test_what_contradicts_the_order_is_told_as_equal(chances: list[float], expected: list[float]) -> None:
    assert falling(chances) == pytest.approx(expected)


@each_game
def test_advice_keeps_to_its_seconds(game: Game[Any], seats: int) -> None:
    state, seat = choices(game, seats)[0]
    clock = SlowClock(THOROUGH.seconds / 100)
    found = advise(game, state, seat, 1, Effort(THOROUGH.level, THOROUGH.seconds, 10**9, 10**9, clock))
    assert THOROUGH.seconds < clock.now <= THOROUGH.seconds + UNAVOIDABLE * clock.each
    assert told(found)
