"""Chance: seeded, recorded, replayed, forced."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import pairwise

import pytest

from longhall.kernel.chance import (
    FACTOR,
    STEP,
    Chance,
    ExplicitChance,
    FairRoll,
    ForcedChance,
    LineChance,
    Outcome,
    ScriptedChance,
    commitment,
    quick_chance,
)
from longhall.kernel.errors import BadOutcome


def test_fair_rolls_can_be_recomputed_by_anyone() -> None:
    roll = FairRoll("abc")
    for number in range(5):
        digest = hashlib.sha256(f"abc:{number}".encode()).hexdigest()
        assert roll() == int(digest[:14], 16) // 8 / 2**53


def test_fair_rolls_depend_only_on_the_count_drawn() -> None:
    one = FairRoll("seed")
    rolls = [one() for _ in range(10)]
    assert FairRoll("seed", drawn=6)() == rolls[6]


def test_draws_are_even_and_without_replacement() -> None:
    chance = quick_chance(1)
    first = Counter(chance.draw("card", [1, 2, 3, 4]) for _ in range(8000))
    assert set(first) == {1, 2, 3, 4}
    assert all(1800 < count < 2200 for count in first.values())
    pool = list(range(25))
    assert sorted(chance.draw("card", pool) for _ in range(25)) == list(range(25))
    assert pool == []


def test_the_chance_of_a_search_is_even_and_the_same_for_the_same_seed() -> None:
    chance = LineChance(1)
    rolls = [chance.roll() for _ in range(20_000)]
    assert all(0 <= roll < 1 for roll in rolls)
    assert all(900 < count < 1100 for count in Counter(int(20 * roll) for roll in rolls).values())
    pairs = Counter((int(4 * one), int(4 * other)) for one, other in pairwise(rolls))
    assert len(pairs) == 16
    assert all(1100 < count < 1400 for count in pairs.values())
    again = LineChance(1)
    assert [again.roll() for _ in range(100)] == rolls[:100]
    pool = list(range(25))
    assert sorted(again.draw("card", pool) for _ in range(25)) == list(range(25))
    assert pool == []


def test_the_chance_of_a_search_is_the_same_whether_compiled_or_not() -> None:
    chance = LineChance(2)
    word = 2
    for _ in range(1000):
        word = (word * FACTOR + STEP) % 2**60
        assert chance.roll() == (word >> 7) / 2**53


def test_outcomes_are_recorded_and_replayed() -> None:
    record: list[Outcome] = []
    chance = Chance(FairRoll("x"), record)
    drawn = [chance.draw("die", [1, 2, 3, 4, 5, 6]) for _ in range(20)]
    assert [outcome.value for outcome in record] == drawn
    again = ScriptedChance(record)
    assert [again.draw("die", [1, 2, 3, 4, 5, 6]) for _ in range(20)] == drawn


@pytest.mark.parametrize(
    ("script", "message"),
    [
        ([], "error-outcome-missing"),
        ([Outcome("coin", 1)], "error-outcome-other"),
        ([Outcome("die", 7)], "error-outcome-impossible"),
    ],
)
def test_a_replay_refuses_what_does_not_fit(script: list[Outcome], message: str) -> None:
    with pytest.raises(BadOutcome, match=message):
        ScriptedChance(script).draw("die", [1, 2, 3])


def test_forced_outcomes_come_first_and_must_be_possible() -> None:
    chance = ForcedChance({"die": [3, 1]}, FairRoll("x"))
    assert [chance.draw("die", [1, 2, 3]) for _ in range(2)] == [3, 1]
    assert chance.draw("die", [1, 2, 3]) in (1, 2, 3)
    assert chance.left_over() == []
    with pytest.raises(BadOutcome, match="error-outcome-impossible"):
        ForcedChance({"die": [9]}, FairRoll("x")).draw("die", [1, 2, 3])
    assert ForcedChance({"die": [9]}, FairRoll("x")).left_over() == ["die"]


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_explicit_chance_notes_what_is_not_decided_first() -> None:
    chance = ExplicitChance([3, 1])
    pool = [1, 2, 3, 4]
    assert [chance.draw("card", pool), chance.draw("card", pool)] == [3, 1]
    assert sorted(pool) == [2, 4]
    assert chance.undecided is None
    assert chance.draw("card", pool) in (2, 4)
    assert len(pool) == 1, "the move is finished somehow"
    assert chance.draw("die", [5, 6]) in (5, 6)
    assert chance.undecided is not None
    assert (chance.undecided.kind, sorted(chance.undecided.pool)) == ("card", [2, 4])


def test_explicit_chance_does_not_ask_where_there_is_only_one_outcome() -> None:
    chance = ExplicitChance([6])
    pool = [2, 2]
    assert chance.draw("weapon", pool) == 2
    assert pool == [2]
    assert chance.draw("die", [5, 6, 5]) == 6
    assert chance.draw("card", [9]) == 9
    assert chance.undecided is None


def test_explicit_chance_refuses_what_is_impossible() -> None:
    with pytest.raises(BadOutcome, match="error-outcome-impossible"):
        ExplicitChance([7]).draw("die", [1, 2, 3])
