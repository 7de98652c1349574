"""Observations: a fixed row of numbers with named parts, from what a seat may know and nothing else.

What a seat may know is asked of two oracles: `resample`, and twin games (see `twins.py`), which use nothing that a game
says about itself but its rules.
"""

from __future__ import annotations

import os
import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from at_random import GAMES_AND_SEATS, IDS, ONE_TABLE_EACH, ONE_TABLE_IDS, THOROUGH, TOY, random_game
from longhall.kernel.bot.observation import Layout, Part, Row, by_seat
from longhall.kernel.chance import Chance
from longhall.kernel.game import Game
from longhall.kernel.registry import all_games
from longhall.kernel.step import State
from twins import random_options, watched_game
from wrapped_game import WrappedGame

SMOKE = bool(os.environ.get("LONGHALL_SMOKE"))
TABLES, TABLE_IDS = (ONE_TABLE_EACH, ONE_TABLE_IDS) if SMOKE else (GAMES_AND_SEATS, IDS)
each_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=TABLE_IDS)
WITH_TWINS = [
    table for table in zip(TABLES, TABLE_IDS, strict=True) if table[0][0].name != "pax-viking" and table[0][1] > 1
]
"""In Pax Viking few twins arise: `property/test_pax_viking_secrets.py` makes its own, and compares rows as well."""
each_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
TWIN_GAMES = 30 if THOROUGH else 2
EVERY = 1 if THOROUGH else 11
"""Of so many positions, one is looked at."""
NAME = re.compile(r"[a-z]\w*(\.[a-z]\w*)?")


def positions(game: Game[Any], seats: int, games: int = 3) -> Iterator[State]:
    """Positions of random games with some value of every option."""
    for seed in range(games):
        options = random_options(game, random.Random(seed)) if seed else {}
        for number, state in enumerate(random_game(game, seats, seed, options)):
            if number % EVERY == seed % EVERY or not state.waiting:
                yield state


# ---- the layout ------------------------------------------------------------------------------------------------------


@each_game
def test_the_parts_of_a_layout_follow_each_other(game: Game[Any]) -> None:
    layout = game.layout()
    end = 0
    for part in layout.parts:
        assert NAME.fullmatch(part.name), part.name
        assert part.size > 0
        assert 0 < part.most <= 255
        assert part.about
        assert layout.where(part.name) == slice(end, end + part.size)
        end += part.size
    assert layout.size == end
    assert len({part.name for part in layout.parts}) == len(layout.parts)


@each_game
def test_every_seat_has_the_same_parts(game: Game[Any]) -> None:
    parts: dict[str, list[tuple[str, int]]] = {}
    for part in game.layout().parts:
        who, dot, what = part.name.partition(".")
        if dot and who.startswith("other"):
            parts.setdefault(who, []).append((what, part.size))
    assert list(parts) == [f"other{seat}" for seat in range(1, game.most)]
    mine = [(part.name.removeprefix("me."), part.size) for part in game.layout().parts if part.name.startswith("me.")]
    for theirs in parts.values():
        assert [part for part in mine if part in theirs] == theirs


def test_scales_bring_the_usual_largest_value_to_one() -> None:
    layout = Layout([Part("round", 1, 4, "rounds"), *by_seat(2, [Part("coins", 2, 20, "coins")])])
    assert [part.name for part in layout.parts] == ["round", "me.coins", "other1.coins"]
    assert layout.scales() == [0.25, 0.05, 0.05, 0.05, 0.05]
    assert layout.where("other1.coins") == slice(3, 5)


def test_two_parts_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="two parts are called coins"):
        Layout([Part("coins", 1, 20, "coins"), Part("coins", 1, 20, "coins")])


@pytest.mark.parametrize("size", [1, 7, 8, 9, 53, 62, 190])
def test_masks_are_written_bit_by_bit(size: int) -> None:
    rng = random.Random(size)
    for mask in [0, (1 << size) - 1, *[rng.getrandbits(size) for _ in range(20)]]:
        expected = bytes(mask >> bit & 1 for bit in range(size))
        row = Row()
        row.long_mask(mask, size)
        if size <= 62:
            row.mask(mask, size)
            expected += expected
        assert row.written() == expected


def test_one_place_or_none_is_marked() -> None:
    row = Row()
    row.one(2, 4)
    row.one(-1, 2)
    row.one(0, 1)
    row.zeros(600)
    row.numbers([255, 0, 7])
    assert row.written() == bytes([0, 0, 1, 0, 0, 0, 1, *[0] * 600, 255, 0, 7])


def test_what_does_not_fit_into_a_byte_is_cut_off() -> None:
    row = Row()
    row.numbers([-3, 0, 255, 256, 5000])
    assert row.written() == bytes([0, 0, 255, 255, 255])


def test_a_game_without_an_encoder_has_nothing_to_observe() -> None:
    state = TOY.setup({}, 2, Chance(random.Random(1).random))
    assert TOY.layout().size == 0
    assert TOY.observe(state, 0) == b""


# ---- what is in it ---------------------------------------------------------------------------------------------------


@each_table
def test_the_length_is_fixed_and_absent_seats_are_zeros(game: Game[Any], seats: int) -> None:
    layout = game.layout()
    present = max(seats, len(game.dump(next(positions(game, seats)))["players"]))  # type: ignore[arg-type]
    absent = [
        layout.where(part.name)
        for part in layout.parts
        if part.name.startswith("other") and int(part.name[len("other")]) >= present
    ]
    for state in positions(game, seats):
        for seat in range(seats):
            row = game.observe(state, seat)
            assert len(row) == layout.size
            assert not any(any(row[where]) for where in absent)


@each_table
def test_own_things_come_first_and_the_others_in_turn_order(game: Game[Any], seats: int) -> None:
    """What one seat sees of itself is what the seat before sees of its neighbour."""
    layout = game.layout()
    shared = [
        part.name.removeprefix("other1.") for part in layout.parts if part.name.startswith("other1.")
    ]  # fmt: skip
    for state in positions(game, seats, 1):
        rows = [game.observe(state, seat) for seat in range(seats)]
        for seat in range(seats):
            for step in range(1, seats):
                for name in shared:
                    theirs = rows[seat][layout.where(f"other{step}.{name}")]
                    assert theirs == rows[(seat + step) % seats][layout.where(f"me.{name}")], name


@each_table
def test_whoever_owes_a_decision_is_marked_and_its_kind(game: Game[Any], seats: int) -> None:
    layout = game.layout()
    kinds: dict[str, int] = {}
    for state in positions(game, seats):
        for seat in range(seats):
            row = game.observe(state, seat)
            assert row[layout.where("me.to_act")] == bytes([state.waiting >> seat & 1])
            asks = row[layout.where("asks")]
            assert sum(asks) == (1 if state.waiting else 0)
            if state.waiting:
                assert kinds.setdefault(state.stack[-1].kind, asks.index(1)) == asks.index(1)
    assert len(set(kinds.values())) == len(kinds)


@each_table
def test_what_looks_different_is_observed_differently(game: Game[Any], seats: int) -> None:
    """Views of one seat in one game that differ give different rows: nothing that matters is left out."""
    for seed in range(2):
        seen: list[dict[bytes, bytes]] = [{} for _ in range(seats)]
        for number, state in enumerate(random_game(game, seats, seed)):
            if number % EVERY == 0:
                for seat in range(seats):
                    view = msgspec.json.encode(game.view(state, seat))
                    assert seen[seat].setdefault(game.observe(state, seat), view) == view


# ---- and what is not -------------------------------------------------------------------------------------------------


def compare_with_resampled(game: Game[Any], seats: int) -> int:
    """Positions that a seat cannot tell apart give it equal rows; tells how often another seat's row differed."""
    rng = random.Random(4)
    differing = 0
    for state in positions(game, seats):
        for seat in range(seats):
            row = game.observe(state, seat)
            other = game.resample(state, seat, rng)
            assert game.observe(other, seat) == row
            for neighbour in range(seats):
                if game.own(other, neighbour) != game.own(state, neighbour):
                    assert game.observe(other, neighbour) != game.observe(state, neighbour), "another hand"
                    differing += 1
    return differing


@each_table
def test_hidden_things_make_no_difference_and_own_ones_do(game: Game[Any], seats: int) -> None:
    assert compare_with_resampled(game, seats) > (10 if seats > 1 else -1)


def compare_with_twins(game: Game[Any], seats: int) -> int:
    """Games that have told a seat the same up to now give it equal rows; tells how often that was asked."""
    compared = 0
    tried: Counter[str] = Counter()
    for seed in range(TWIN_GAMES):
        rng = random.Random(seed)
        viewers: list[int | None] = list(rng.sample(range(seats), min(2, seats)))
        for witnesses in watched_game(game, seats, seed, random_options(game, rng), viewers, tried):
            for witness in witnesses:
                seat = witness.viewer
                assert seat is not None
                row = game.observe(witness.match.state, seat)
                for twin in witness.twins:
                    assert game.observe(twin.state, seat) == row
                    compared += 1
    return compared


@pytest.mark.parametrize(("game", "seats"), [it for it, _ in WITH_TWINS], ids=[name for _, name in WITH_TWINS])
def test_games_that_a_seat_cannot_tell_apart_give_equal_rows(game: Game[Any], seats: int) -> None:
    assert compare_with_twins(game, seats) > 20


class Peeking(WrappedGame):
    """A sound game with an encoder that looks into the next hand."""

    def observe(self, s: Any, seat: int) -> bytes:
        hand = msgspec.json.encode(self.inner.own(s, (seat + 1) % s.seats))
        return self.inner.observe(s, seat) + bytes([sum(hand) % 256])


@pytest.mark.parametrize(("game", "seats"), ONE_TABLE_EACH, ids=ONE_TABLE_IDS)
def test_a_peeking_encoder_is_found(game: Game[Any], seats: int) -> None:
    with pytest.raises(AssertionError):
        compare_with_resampled(Peeking(game), seats)


@pytest.mark.parametrize(("game", "seats"), [it for it, _ in WITH_TWINS[:1]], ids=[name for _, name in WITH_TWINS[:1]])
def test_twins_find_a_peeking_encoder_too(game: Game[Any], seats: int) -> None:
    with pytest.raises(AssertionError):
        compare_with_twins(Peeking(game), seats)


def test_a_part_that_is_not_there_is_told_with_those_like_it() -> None:
    layout = Layout([Part("round", 1, 4, "rounds"), *by_seat(2, [Part("coins", 2, 20, "coins")])])
    with pytest.raises(KeyError, match=r"no part is called 'coins'; there is me\.coins, other1\.coins"):
        layout.where("coins")
    with pytest.raises(KeyError, match="no part is called 'queens'"):
        layout.where("queens")
