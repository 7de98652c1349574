"""What a bot is."""

from __future__ import annotations

import random
from typing import Any

from mypy_extensions import mypyc_attr

from ..kernel.action import Action
from ..kernel.game import Game
from ..kernel.step import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program. It is given the whole state and must look at it only through its own seat:
    through `game.view`, or through states that `game.resample` made for it."""

    name: str = ""

    def choose(self, game: Game[Any], state: State, seat: int) -> Action:
        """One of the legal actions of a seat that owes a decision; the state is left as it is."""
        raise NotImplementedError

    def begin_turn(self, spent: float = 0.0) -> None:
        """Somebody else was asked before: the decisions from here on share the seconds of one turn.

        `spent` of them are gone already. A bot that is never told so has only the seconds of each decision.
        """


def information_set(game: Game[Any], state: State, seat: int, seed: int) -> State:
    """What a seat knows, as one of the states that it cannot tell apart: the same from whichever of them it is made."""
    known: State = game.resample(state, seat, random.Random(seed))
    return known
