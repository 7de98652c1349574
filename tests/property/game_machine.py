"""What Hypothesis does with every game: seats act, take back, save and go on in any order, with any options.

A game's own machine names the game and adds what it promises: `check_move`, `check_hidden`, `check_state`.
"""

from __future__ import annotations

import json
import random
from typing import Any, ClassVar, Generic

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from longhall.kernel.events import Event
from longhall.kernel.game import Game
from longhall.kernel.match import Match
from longhall.kernel.step import S


def settings_of(examples: int, steps: int) -> settings:
    """How much is tried."""
    return settings(
        max_examples=examples, stateful_step_count=steps, deadline=None, suppress_health_check=list(HealthCheck)
    )


class GameMachine(RuleBasedStateMachine, Generic[S]):
    """A match of one game."""

    game: ClassVar[Game[Any]]
    longest: ClassVar[int] = 60
    """How many moves are made at most without a look at each of them."""
    match: Match

    # -- what a game adds ---------------------------------------------------------------------------------------------

    def check_move(self, before: S, events: list[Event]) -> None:
        """What one move may and may not have changed."""

    def check_hidden(self, seat: int, other: S) -> None:
        """Another position that the seat cannot tell from this one."""

    def check_state(self) -> None:
        """What holds in every position."""

    # -- what is done with each ---------------------------------------------------------------------------------------

    @property
    def state(self) -> S:
        state: S = self.match.state  # type: ignore[assignment]
        return state

    @initialize(data=st.data(), seed=st.integers(0, 10**6))
    def begin(self, data: st.DataObject, seed: int) -> None:
        seats = data.draw(st.integers(self.game.fewest, self.game.most))
        values = data.draw(st.fixed_dictionaries({o.name: st.sampled_from(o.values) for o in self.game.variants}))
        self.match = Match(self.game, values, seats, seed=str(seed))

    @precondition(lambda self: not self.match.is_over())
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.game.to_act(self.state)))
        action = data.draw(st.sampled_from(self.game.legal(self.state, seat)))
        before: S = self.state.clone()  # type: ignore[assignment]
        move = self.match.act(seat, action)
        assert all(event.rule for event in move.events), "an event does not say its rule"
        self.check_move(before, move.events)

    @precondition(lambda self: not self.match.is_over())
    @rule(data=st.data())
    def step_aside(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.game.to_act(self.state)))
        for aside in self.game.asides(self.state, seat):
            self.match.act(seat, aside)

    @precondition(lambda self: not self.match.is_over())
    @rule(data=st.data(), seed=st.integers(0, 10**6))
    def play_on(self, data: st.DataObject, seed: int) -> None:
        rng = random.Random(seed)
        for _ in range(data.draw(st.integers(5, self.longest))):
            if self.match.is_over():
                return
            seat = rng.choice(self.game.to_act(self.state))
            self.match.act(seat, rng.choice(self.game.legal(self.state, seat)))

    @rule(data=st.data())
    def take_back(self, data: st.DataObject) -> None:
        self.match.undo(data.draw(st.integers(0, self.match.seats - 1)))

    @rule()
    def save_and_load(self) -> None:
        self.match.state = self.game.load(json.loads(json.dumps(self.game.dump(self.state))))

    @rule(data=st.data(), seed=st.integers(0, 10**6))
    def look(self, data: st.DataObject, seed: int) -> None:
        """Whatever the others hold that a seat cannot know, it sees the same and may do the same."""
        seat = data.draw(st.integers(0, self.match.seats - 1))
        game, state = self.game, self.state
        other = game.resample(state, seat, random.Random(seed))
        assert game.broken(other) == []
        assert game.view(other, seat) == game.view(state, seat)
        assert game.public(other) == game.public(state)
        assert game.to_act(other) == game.to_act(state)
        if seat in game.to_act(state):
            assert [a.notation for a in game.legal(other, seat)] == [a.notation for a in game.legal(state, seat)]
        self.check_hidden(seat, other)

    @invariant()
    def sound(self) -> None:
        if not hasattr(self, "match"):
            return
        assert self.game.broken(self.state) == []
        self.check_state()
