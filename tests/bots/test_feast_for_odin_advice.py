"""A Feast for Odin's advice: parts that add up, exact at the end, legal answers, and a bot that plays well alone."""

from __future__ import annotations

import random

import pytest

from at_random import random_game
from longhall.bots.greedy import GreedyBot
from longhall.games.feast_for_odin import GAME
from longhall.games.feast_for_odin.bot.evaluator import PARTS, RIVAL, OdinAdvice, table_laid
from longhall.games.feast_for_odin.content.things import KNARR, ORE, SILVER, WHALING_BOAT, WOOD
from longhall.games.feast_for_odin.state.position import Odin
from longhall.kernel.chance import Chance, quick_chance
from longhall.kernel.step import State

ADVICE = OdinAdvice()


def odin(state: State) -> Odin:
    assert isinstance(state, Odin)
    return state


def solo_game(seed: int, lines: int) -> tuple[int, int]:
    """The points of a greedy bot in the long game alone, and its Thing penalties."""
    bot = GreedyBot(seed, lines)
    chance = quick_chance(seed)
    state = GAME.setup({}, 1, chance)
    while state.waiting:
        GAME.apply(state, 0, bot.choose(GAME, state, 0), chance)
    return GAME.score(state).totals[0], state.players[0].penalties


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_value_is_the_sum_of_its_reasons(seats: int) -> None:
    for state in random_game(GAME, seats, seed=1):
        for seat in range(seats):
            reasons = ADVICE.reasons(odin(state), seat)
            assert [name for name, _ in reasons] == [*PARTS, RIVAL]
            assert ADVICE.value(odin(state), seat) == pytest.approx(sum(points for _, points in reasons))


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_at_the_end_the_parts_are_the_score(seats: int) -> None:
    for seed in range(6):
        *_, state = random_game(GAME, seats, seed)
        totals = GAME.score(odin(state)).totals
        for seat in range(seats):
            reasons = dict(ADVICE.reasons(odin(state), seat))
            rival = reasons.pop(RIVAL)
            assert sum(reasons.values()) == pytest.approx(totals[seat])
            others = [total for other, total in enumerate(totals) if other != seat]
            assert rival == pytest.approx(-ADVICE.worths.at(1).rival * max(others) if others else 0.0)


def test_to_pass_is_better_than_to_unload_what_was_just_loaded() -> None:
    """Nothing else being left to do, a bot that may unload ore loaded and unloaded for ever."""
    state = odin(GAME.setup({}, 2, quick_chance(4)))
    seat = GAME.to_act(state)[0]
    unload, pass_turn = (GAME.book.parse(words) for words in ("unload whaling_boat 1", "pass"))
    assert unload is not None
    assert pass_turn is not None
    far = max(abs(ADVICE.value(state, 0)), 100.0)
    assert ADVICE.bias(state, seat, unload) < ADVICE.bias(state, seat, pass_turn) - far


def test_good_things_are_worth_having() -> None:
    state = odin(GAME.setup({}, 1, quick_chance(4)))
    before = ADVICE.value(state, 0)
    for thing in (SILVER, WOOD, ORE, 16, 24, 31, 32, 9, 13):
        richer = odin(state.clone())
        richer.players[0].add(thing, 1)
        assert ADVICE.value(richer, 0) > before, thing
    sailing = odin(state.clone())
    sailing.players[0].knarrs += 1
    gone = odin(state.clone())
    gone.players[0].gone_knarrs += 1
    points = GAME.box.ship_points[KNARR - WHALING_BOAT]
    assert before + points < ADVICE.value(sailing, 0) < ADVICE.value(gone, 0)


@pytest.mark.parametrize(
    ("orange", "red", "seats", "silver", "expected"),
    [
        ([2, 3], [2], 7, 0, (7, 0)),
        ([3, 3, 2], [], 8, 0, (6, 0)),
        ([3, 3, 2], [], 8, 1, (6, 1)),
        ([], [], 6, 4, (0, 4)),
        ([4], [4], 5, 3, (5, 0)),
    ],
)
def test_a_table_is_laid_with_colours_by_turns(
    orange: list[int], red: list[int], seats: int, silver: int, expected: tuple[int, int]
) -> None:
    assert table_laid([orange, red], seats, silver) == expected


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_rollout_policy_answers_legally_from_what_its_seat_can_see(seats: int) -> None:
    rng = random.Random(2)
    chance = quick_chance(seats)
    state = GAME.setup({}, seats, chance)
    while state.waiting:
        seat = GAME.to_act(state)[0]
        options = GAME.legal(state, seat)
        luck = rng.random()
        answer = ADVICE.reply(odin(state), seat, options, Chance(lambda luck=luck: luck))  # type: ignore[misc]
        other = odin(GAME.resample(state, seat, rng))
        assert ADVICE.reply(other, seat, options, Chance(lambda luck=luck: luck)) is answer  # type: ignore[misc]
        assert answer in options
        GAME.apply(state, seat, answer, chance)


def test_what_was_searched_for_is_legal() -> None:
    """In every window and at every feast of its own lines the search names one of the options."""
    chance = quick_chance(6)
    state = odin(GAME.setup({}, 1, chance))
    laid = served = 0
    while state.waiting:
        options = GAME.legal(state, 0)
        answer = ADVICE.rollout_policy.searched(state, 0)
        if answer is not None:
            assert answer in options
            laid += answer.verb == "lay"
            served += answer.verb == "serve"
        action = answer if answer is not None else options[chance.below(len(options))]
        if action.verb in ("lay", "pass") and state.stack[-1].kind == "turn":
            action = options[0]
        GAME.apply(state, 0, action, chance)
    assert laid > 5
    assert served > 10


def test_lines_end_when_an_action_does() -> None:
    """While an action asks questions of its own the line goes on; the next turn or phase ends it."""
    chance = quick_chance(8)
    state = odin(GAME.setup({}, 1, chance))
    followed = 0
    while state.waiting:
        options = GAME.legal(state, 0)
        turn = state.stack[-1].kind == "turn"
        horizon = ADVICE.horizon(state)
        action = chance.below(len(options))
        GAME.apply(state, 0, options[action], chance)
        if turn and state.waiting and options[action].verb == "place":
            asks_more = state.stack[-1].kind not in ("turn", "arrange", "where", "feast") and state.phase == 5
            ships = state.stack[-1].kind == "respond"
            if asks_more and not ships:
                assert ADVICE.horizon(state) == horizon
                followed += 1
            elif state.stack[-1].kind == "turn":
                assert ADVICE.horizon(state) != horizon
    assert followed > 3


def test_the_bot_feeds_its_people_and_ends_above_zero() -> None:
    points, penalties = solo_game(seed=3, lines=30)
    assert points > 20
    assert penalties <= 2


@pytest.mark.parametrize("games", [pytest.param(8, marks=pytest.mark.slow), pytest.param(200, marks=pytest.mark.soak)])
def test_the_bot_averages_fifty_points_alone(games: int) -> None:
    """Random bots end near minus a hundred; a hundred is called a very good result (ODN-SOLO-19)."""
    points = [solo_game(seed, lines=60)[0] for seed in range(games)]
    print(f"{games} games: {sum(points) / games:.1f} points on average, {min(points)} to {max(points)}")
    assert sum(points) / games >= 50
