"""Hypothesis plays A Feast for Odin: any legal move at any point keeps every promise of the engine."""

from __future__ import annotations

import json
import random
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from odin_ledger import Ledger, holdings
from odin_slow import check_boards, check_score, check_vikings, check_weapons

from longhall.games.feast_for_odin import GAME
from longhall.games.feast_for_odin.options import OPTIONS
from longhall.games.feast_for_odin.state import Odin, bits
from longhall.kernel.events import Event
from longhall.kernel.match import Match


class OdinMachine(RuleBasedStateMachine):
    """A match in which seats act, take back, save and go on in any order."""

    match: Match

    @initialize(
        seats=st.integers(1, 4),
        seed=st.integers(0, 10**6),
        values=st.fixed_dictionaries({option.name: st.sampled_from(option.values) for option in OPTIONS}),
    )
    def begin(self, seats: int, seed: int, values: dict[str, Any]) -> None:
        self.match = Match(GAME, values, seats, seed=str(seed))

    @property
    def state(self) -> Odin:
        state = self.match.state
        assert isinstance(state, Odin)
        return state

    @precondition(lambda self: not self.match.is_over())
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(GAME.to_act(self.state)))
        action = data.draw(st.sampled_from(GAME.legal(self.state, seat)))
        before = self.state.clone()
        ledger = Ledger(before)
        move = self.match.act(seat, action)
        ledger.read(move.events)
        for player, expected in enumerate(ledger.has):
            assert holdings(self.state, player) == +expected
        check_weapons(before, self.state)
        assert all(event.rule for event in move.events), "an event does not say its rule"
        check_secrets(self.state, move.events)

    @precondition(lambda self: not self.match.is_over())
    @rule(seed=st.integers(0, 10**6), moves=st.integers(5, 200))
    def play_on(self, seed: int, moves: int) -> None:
        rng = random.Random(seed)
        for _ in range(moves):
            if self.match.is_over():
                return
            seat = rng.choice(GAME.to_act(self.state))
            self.match.act(seat, rng.choice(GAME.legal(self.state, seat)))

    @rule(seat=st.integers(0, 3))
    def take_back(self, seat: int) -> None:
        if seat < self.match.seats:
            self.match.undo(seat)

    @rule()
    def save_and_load(self) -> None:
        self.match.state = GAME.load(json.loads(json.dumps(GAME.dump(self.state))))

    @rule(seat=st.integers(0, 3), seed=st.integers(0, 10**6))
    def look(self, seat: int, seed: int) -> None:
        if seat < self.match.seats:
            check_hidden(self.state, seat, random.Random(seed))

    @invariant()
    def sound(self) -> None:
        if hasattr(self, "match"):
            state = self.state
            assert GAME.broken(state) == []
            check_vikings(state)
            score = GAME.score(state)
            check_score(state, score.parts, score.totals)
            for seat in range(state.seats):
                check_boards(state, seat)


def check_hidden(s: Odin, seat: int, rng: random.Random) -> None:
    """Other hands that the seat cannot rule out change nothing that it sees, and nothing that it may do."""
    other = GAME.resample(s, seat, rng)
    assert GAME.broken(other) == []
    assert GAME.view(other, seat) == GAME.view(s, seat)
    assert GAME.public(other) == GAME.public(s)
    assert GAME.to_act(other) == GAME.to_act(s)
    if s.waiting >> seat & 1:
        assert [action.notation for action in GAME.legal(other, seat)] == [a.notation for a in GAME.legal(s, seat)]


def check_secrets(s: Odin, events: list[Event]) -> None:
    """No event tells anybody but its owner of a card in hand."""
    for seat in [*range(s.seats), None]:
        seen = {str(event.args.get("occupation", "")) for event in events if event.seen_by(seat)}
        hidden = {f"occupation:{card}" for who, me in enumerate(s.players) if who != seat for card in bits(me.hand)}
        assert not seen & hidden


OdinMachine.TestCase.settings = settings(
    max_examples=60, stateful_step_count=30, deadline=None, suppress_health_check=list(HealthCheck)
)
TestOdin = OdinMachine.TestCase
