"""Hypothesis plays Brian Boru: any legal move at any point keeps every promise of the engine."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from longhall.games.brian_boru import GAME
from longhall.games.brian_boru.options import OPTIONS
from longhall.games.brian_boru.state import Boru, count
from longhall.kernel.match import Match


class BoruMachine(RuleBasedStateMachine):
    """A match in which seats act, take back, save and go on in any order."""

    match: Match

    @initialize(
        seats=st.integers(3, 5),
        seed=st.integers(0, 10**6),
        values=st.fixed_dictionaries({option.name: st.sampled_from(option.values) for option in OPTIONS}),
    )
    def begin(self, seats: int, seed: int, values: dict[str, Any]) -> None:
        self.match = Match(GAME, values, seats, seed=str(seed))

    @property
    def state(self) -> Boru:
        state = self.match.state
        assert isinstance(state, Boru)
        return state

    @precondition(lambda self: not self.match.is_over())
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(GAME.to_act(self.state)))
        action = data.draw(st.sampled_from(GAME.legal(self.state, seat)))
        before = self.state.clone()
        move = self.match.act(seat, action)
        assert discs(self.state) >= discs(before), "a disc was removed from a town (BRU-COMP-18)"
        assert not before.face_up & ~self.state.face_up, "a claim token was turned down (BRU-CLAIM-04)"
        assert all(event.rule for event in move.events), "an event does not say its rule"

    @precondition(lambda self: not self.match.is_over())
    @rule(seed=st.integers(0, 10**6), moves=st.integers(5, 60))
    def play_on(self, seed: int, moves: int) -> None:
        rng = random.Random(seed)
        for _ in range(moves):
            if self.match.is_over():
                return
            seat = rng.choice(GAME.to_act(self.state))
            self.match.act(seat, rng.choice(GAME.legal(self.state, seat)))

    @rule(seat=st.integers(0, 4))
    def take_back(self, seat: int) -> None:
        if seat < self.match.seats:
            self.match.undo(seat)

    @rule()
    def save_and_load(self) -> None:
        self.match.state = GAME.load(GAME.dump(self.state))

    @rule(seat=st.integers(0, 4), seed=st.integers(0, 10**6))
    def look(self, seat: int, seed: int) -> None:
        if seat < self.match.seats:
            other = GAME.resample(self.state, seat, random.Random(seed))
            assert GAME.view(other, seat) == GAME.view(self.state, seat)

    @invariant()
    def sound(self) -> None:
        if hasattr(self, "match"):
            assert GAME.broken(self.state) == []
            score = GAME.score(self.state)
            for parts, total in zip(score.parts, score.totals, strict=True):
                assert sum(parts.values()) == total


def discs(s: Boru) -> int:
    return sum(count(player.towns) for player in s.players)


BoruMachine.TestCase.settings = settings(
    max_examples=120, stateful_step_count=50, deadline=None, suppress_health_check=list(HealthCheck)
)
TestBoru = BoruMachine.TestCase
