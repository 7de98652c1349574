"""The bot that looks one line of play ahead and takes what its game's advice values most."""

from __future__ import annotations

import random
from typing import Any

from mypy_extensions import mypyc_attr

from ..kernel.action import Action
from ..kernel.game import Game
from ..kernel.step import State
from .bot import Bot
from .search import Prospect, Search


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Bot):
    """Plays each option in states that its seat cannot tell apart, follows the line to the advice's horizon, values it.

    All options get a few lines; then the worse half is dropped and the others get more, until one is left. So what is
    close gets the most thought. A single option gets as many lines as two would: how long the bot takes must not tell
    that a hidden hand left no choice. It touches the true state only through `resample`: from a given seed its choice
    is a function of what the seat can see.
    """

    name = "greedy"

    def __init__(self, seed: int, lines: int = 120) -> None:
        self._rng = random.Random(seed)
        self.lines = lines
        """How many lines to follow for a decision; at least one for every option."""

    def choose(self, game: Game[Any], state: State, seat: int) -> Action:
        """The option that was left."""
        return self.ranked(game, state, seat)[0].option

    def ranked(self, game: Game[Any], state: State, seat: int) -> list[Prospect]:
        """All options, the one left first, then those dropped, the last dropped before the first."""
        advice = game.advice()
        seen = game.resample(state, seat, self._rng)
        found = [Prospect(option, advice.bias(seen, seat, option)) for option in game.legal(state, seat)]
        Search(game, advice, self._rng, self.lines, 0.0, tree=False).halve(state, seat, found, self.lines, 1)
        return found
