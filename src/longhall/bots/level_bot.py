"""The bot that people play against: one search, as knowing, patient and attentive as its level says."""

from __future__ import annotations

import random
from math import inf
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ..kernel.action import Action
from ..kernel.game import Game
from ..kernel.step import State
from .bot import Bot
from .level import Level, level_of
from .search import Prospect, Search

STANDS_OUT: Final = 100.0
"""Points beforehand that nobody overlooks."""


@mypyc_attr(allow_interpreted_subclasses=True)
class LevelBot(Bot):
    """Plays at one level. From a given seed, and with time enough, its choice rests on what its seat can see alone."""

    def __init__(self, name: str, seed: int, timed: bool = True, most_seconds: float = inf) -> None:
        self.name = name
        self.most_seconds = most_seconds
        """When it stops at the latest, whatever its level says."""
        self.timed = timed
        """Whether it stops when its seconds are over; without, the same seed gives the same move on every machine."""
        self.most_lines = 0
        """No more lines than so many, whatever the level says; 0: no such limit."""
        self._rng = random.Random(seed)

    def choose(self, game: Game[Any], state: State, seat: int) -> Action:
        """The best of the options it sees."""
        return self.ranked(game, state, seat)[0].option

    def ranked(self, game: Game[Any], state: State, seat: int) -> list[Prospect]:
        """The options it sees, the best first."""
        level: Level = level_of(self.name, game.name)
        options = game.legal(state, seat)
        advice = game.advice(level.knowledge)
        if level.overlooks:
            seen = game.resample(state, seat, self._rng)
            noticed = [
                option
                for option in options
                if self._rng.random() >= level.overlooks or advice.lean(seen, seat, option) >= STANDS_OUT
            ]
            options = noticed or [options[self._rng.randrange(len(options))]]
        if len(options) == 1 and not self.timed:
            return [Prospect(options[0], 0.0)]
        lines, deep = level.lines, level.deep
        if self.most_lines:
            lines, deep = min(lines, self.most_lines), min(deep, self.most_lines)
        seconds = min(level.seconds, self.most_seconds) if self.timed else 0.0
        search = Search(game, advice, self._rng, lines, seconds, level.tree, deep, level.horizons)
        return search.ranked(state, seat, options)
