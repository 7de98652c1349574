"""Expanding asks for its three conditions at once, for speed; they are the same three that a refusal goes by."""

from __future__ import annotations

from at_random import random_positions
from longhall.games.brian_boru.rules.symbols import EXPAND_ONCE
from longhall.games.brian_boru.state.position import Boru
from longhall.kernel.registry import find_game
from longhall.kernel.step import Step


def test_all_conditions_at_once_are_each_of_them() -> None:
    seen = 0
    for state in random_positions(find_game("brian-boru"), 4, seed=6, about=200):
        assert isinstance(state, Boru)
        for seat in range(state.seats):
            one_by_one = Step.fitting(EXPAND_ONCE, state, seat) & state.box.all_towns
            assert EXPAND_ONCE.fitting(state, seat) == one_by_one
            seen += one_by_one != 0
    assert seen > 50
