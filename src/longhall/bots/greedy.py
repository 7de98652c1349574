"""The bot that looks one line of play ahead and takes what its game's advice values most."""

from __future__ import annotations

import random
from typing import Any

from mypy_extensions import mypyc_attr

from ..kernel.action import Action
from ..kernel.chance import Chance
from ..kernel.game import Game
from ..kernel.step import State
from .bot import Bot
from .lines import follow


class Prospect:
    """An option and what was found on the lines of play that begin with it."""

    def __init__(self, option: Action, lean: float) -> None:
        self.option = option
        self.lean = lean
        self.total = 0.0
        self.lines = 0

    @property
    def worth(self) -> float:
        """The mean value at the end of its lines, in points, and what the advice adds to it."""
        return self.total / max(self.lines, 1) + self.lean


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
        self._chance = Chance(self._rng.random)
        self.lines = lines
        """How many lines to follow for a decision; at least one for every option."""

    def choose(self, game: Game[Any], state: State, seat: int) -> Action:
        """The option that was left."""
        return self.ranked(game, state, seat)[0].option

    def ranked(self, game: Game[Any], state: State, seat: int) -> list[Prospect]:
        """All options, the one left first, then those dropped, the last dropped before the first."""
        advice = game.advice()
        seen = game.resample(state, seat, self._rng)
        rest = [Prospect(option, advice.lean(seen, seat, option)) for option in game.legal(state, seat)]
        dropped: list[Prospect] = []
        halvings = max(1, (len(rest) - 1).bit_length())
        share = self.lines // halvings
        for _ in range(halvings):
            for _ in range(max(1, share // len(rest))):
                sample = game.resample(state, seat, self._rng)
                for prospect in rest:  # the same states for all, so that luck favours none
                    prospect.total += self.follow(game, sample.clone(), seat, prospect.option)
                    prospect.lines += 1
            rest.sort(key=lambda prospect: prospect.worth, reverse=True)
            half = (len(rest) + 1) // 2
            dropped[:0] = rest[half:]
            del rest[half:]
        return rest + dropped

    def follow(self, game: Game[Any], line: State, seat: int, option: Action) -> float:
        """The value for a seat at the end of a line that begins with an option."""
        advice = game.advice()
        follow(game, advice, line, seat, option, self._chance)
        return advice.value(line, seat)
