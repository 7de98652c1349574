"""Brian Boru's advice: parts that add up, exact at the end, sound in between, and blind to hidden cards."""

from __future__ import annotations

import random

import pytest

from at_random import random_game
from longhall.games.brian_boru import GAME
from longhall.games.brian_boru.bot.evaluator import PARTS, RIVAL, BoruAdvice
from longhall.games.brian_boru.state.position import Boru
from longhall.kernel.chance import Chance, quick_chance
from longhall.kernel.step import State

ADVICE = BoruAdvice()


def boru(state: State) -> Boru:
    assert isinstance(state, Boru)
    return state


def worth(state: Boru, seat: int, part: str) -> float:
    return dict(ADVICE.reasons(state, seat))[part]


def arranged(**given: object) -> Boru:
    defaults = {variant.name: variant.default for variant in GAME.variants}
    return boru(GAME.arrange(given, ["p1", "p2", "p3", "p4"], defaults))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_value_is_the_sum_of_its_reasons(seats: int) -> None:
    for state in random_game(GAME, seats, seed=1):
        for seat in range(seats):
            reasons = ADVICE.reasons(boru(state), seat)
            assert [name for name, _ in reasons] == [*PARTS, RIVAL]
            assert ADVICE.value(boru(state), seat) == pytest.approx(sum(points for _, points in reasons))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_at_the_end_the_parts_are_the_score(seats: int) -> None:
    for seed in range(20):
        *_, state = random_game(GAME, seats, seed)
        totals = GAME.score(boru(state)).totals
        for seat in range(seats):
            reasons = dict(ADVICE.reasons(boru(state), seat))
            rival = reasons.pop(RIVAL)
            assert sum(reasons.values()) == pytest.approx(totals[seat])
            best = max(total for other, total in enumerate(totals) if other != seat)
            assert rival == pytest.approx(-ADVICE.worth.rival * best)


def test_more_towns_than_the_rival_are_worth_more_and_later_more_so() -> None:
    def lead(last_round: bool) -> float:
        level = arranged(at="trick", trick=1, last_round=last_round, towns={17: "p1", 18: "p2", 19: "p3"})
        ahead = arranged(at="trick", trick=1, last_round=last_round, towns={17: "p1", 18: "p2", 19: "p1"})
        return worth(ahead, 0, "claims") - worth(level, 0, "claims")

    assert 0 < lead(last_round=False) < lead(last_round=True)


@pytest.mark.parametrize(("counter", "part"), [("raiders", "battle"), ("church", "church"), ("track", "marriage")])
def test_the_lead_in_each_upkeep_step_is_worth_having(counter: str, part: str) -> None:
    given = {"at": "trick", "trick": 1, "battle_area": 12, "marriage": "brigid"}
    behind = arranged(**given, **{counter: {"p1": 1, "p2": 2}})
    before = arranged(**given, **{counter: {"p1": 3, "p2": 2}})
    assert worth(before, 0, part) > worth(behind, 0, part) + 0.3
    assert worth(before, 1, part) < worth(behind, 1, part)


def test_the_next_regions_points_jump_near_the_end() -> None:
    end = {"at": "end", "last_round": True}
    one_each = [1, 8, 13, 17, 23, 26, 34, 43]
    points = [worth(arranged(**end, towns=dict.fromkeys(one_each[:n], "p1")), 0, "spread") for n in range(9)]
    assert points == GAME.box.regions_points


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_rollout_policy_answers_legally_from_what_its_seat_can_see(seats: int) -> None:
    rng = random.Random(2)
    for seed in range(5):
        chance = quick_chance(seed)
        state = GAME.setup({}, seats, chance)
        while state.waiting:
            seat = GAME.to_act(state)[0]
            options = GAME.legal(state, seat)
            luck = rng.random()
            answer = ADVICE.reply(state, seat, options, Chance(lambda luck=luck: luck))  # type: ignore[misc]
            other = GAME.resample(state, seat, rng)
            assert ADVICE.reply(other, seat, options, Chance(lambda luck=luck: luck)) is answer  # type: ignore[misc]
            assert answer in options
            GAME.apply(state, seat, answer, chance)


def test_lines_run_to_the_end_of_the_round() -> None:
    seen: list[int] = []
    for state in random_game(GAME, 4, seed=3):
        horizon = ADVICE.horizon(boru(state))
        assert horizon == max(1, boru(state).round)
        if not seen or seen[-1] != horizon:
            seen.append(horizon)
    assert seen == [1, 2, 3, 4]
