"""Play-outs: the same luck for all options, and no more weight than they deserve."""

from __future__ import annotations

import random

import pytest

from at_random import random_game
from longhall.bots.level_bot import LevelBot
from longhall.bots.play_outs import MOST_OPTIONS, Contender, PlayOuts, SharedLuck
from longhall.bots.search import Prospect, Search
from longhall.kernel.registry import find_game
from longhall.kernel.step import State

GAME = find_game("feast-for-odin")
ADVICE = GAME.advice("learned")
LONG_AGO = 1e-9


def late_turns(count: int, seats: int = 1) -> list[State]:
    """Turns in the last round of a random game."""
    return [
        state.clone()
        for state in random_game(GAME, seats, 3)
        if state.stack and state.stack[-1].kind == "turn" and ADVICE.progress(state) > 0.9
    ][-count:]


def search_of(seed: int = 5, ends: float = 0.0) -> Search:
    return Search(GAME, ADVICE, random.Random(seed), 20, ends, False)


def played_out(state: State, search: Search, lines: int = 600, within: float = 8.0) -> tuple[list[Prospect], ...]:
    """The order before and after."""
    seat = GAME.to_act(state)[0]
    before = search.ranked(state, seat, GAME.legal(state, seat))
    return before[:], PlayOuts(search, lines, within, 2.0, 10.0).rank(state, seat, before)


def test_luck_of_one_kind_is_the_same_whatever_else_was_drawn() -> None:
    one, other = SharedLuck(7), SharedLuck(7)
    dice = [one.draw("d8", list(range(8))) for _ in range(6)]
    for number, eyes in enumerate(dice):
        for _ in range(number):
            other.draw("strip", list(range(20)))
        assert other.draw("d8", list(range(8))) == eyes
    assert [SharedLuck(8).draw("d8", list(range(100))) for _ in range(3)] != [dice[0]] * 3


def test_the_closest_options_are_ordered_anew_and_none_is_lost() -> None:
    moved = 0
    for state in late_turns(4):
        before, after = played_out(state, search_of())
        assert sorted(each.option.code for each in before) == sorted(each.option.code for each in after)
        far = [each for each in before if each not in before[:MOST_OPTIONS]]
        assert after[len(after) - len(far) :] == far
        moved += before != after
        again = played_out(state, search_of())[1]
        assert [(each.option, each.worth) for each in again] == [(each.option, each.worth) for each in after]
    assert moved


def test_the_same_seed_orders_alike_whatever_is_hidden() -> None:
    """Other cards in the other hand, which would be played while a game is played out."""
    moved = 0
    for state in late_turns(10, 2):
        other = GAME.resample(state, GAME.to_act(state)[0], random.Random(9))
        assert GAME.dump(other) != GAME.dump(state)
        before, after = played_out(state, search_of())
        hidden = played_out(other, search_of())[1]
        assert [(each.option, each.worth) for each in hidden] == [(each.option, each.worth) for each in after]
        moved += before != after
    assert moved


def test_where_nothing_is_close_nothing_is_played_out() -> None:
    before, after = played_out(late_turns(1)[0], search_of(), within=0.0)
    assert before == after


def test_when_time_is_over_the_order_stays() -> None:
    search = search_of()
    state = late_turns(1)[0]
    before = search.ranked(state, 0, GAME.legal(state, 0))
    search.ends = LONG_AGO
    assert PlayOuts(search, 10**6, 100.0, 2.0, 10.0).rank(state, 0, before) == before


@pytest.mark.parametrize(("luck", "least", "most"), [(0.5, -4.2, -3.0), (20.0, 0.5, 1.0)])
def test_the_more_luck_there_is_the_less_a_play_out_counts(luck: float, least: float, most: float) -> None:
    """Short lines say that the first is ahead by one point, eight play-outs that it is behind by four."""
    outs = PlayOuts(search_of(), 0, 3.0, 2.0, 10.0)
    running = [Contender(prospect_worth(worth)) for worth in (11.0, 10.0)]
    for number in range(8):
        swing = luck if number % 2 else -luck
        running[0].ends.append(-2.0 + swing)
        running[1].ends.append(2.0 - swing)
    error = outs.weigh(running, 4.0)
    assert least <= running[0].worth - running[1].worth <= most
    assert running[0].worth + running[1].worth == pytest.approx(21.0)
    assert running[0].prospect.worth == pytest.approx(running[0].worth)
    assert 0.0 < error < 2.9, "never surer than without any doubt, and surer than before"


def prospect_worth(worth: float) -> Prospect:
    found = Prospect(GAME.legal(late_turns(1)[0], 0)[0], 0.5)
    found.add(worth - 0.5)
    return found


def test_a_bot_with_a_limit_of_lines_plays_nothing_out() -> None:
    """Whoever guesses what others do needs quick answers."""
    state = late_turns(1)[0]
    bot = LevelBot("master", 3, timed=False)
    bot.most_lines = 12
    assert sum(each.lines for each in bot.ranked(GAME, state, 0)) >= 12
