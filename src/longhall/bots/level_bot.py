"""The bot that people play against: one search, as knowing, patient and attentive as its level says."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from math import inf
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ..kernel.action import Action
from ..kernel.game import Game
from ..kernel.step import State
from .bot import Bot
from .finish import Finish
from .level import Level, level_of
from .play_outs import PlayOuts
from .search import Prospect, Search

STANDS_OUT: Final = 100.0
"""Points beforehand that nobody overlooks."""
PART_OF_TURN: Final = 0.25
"""How much of what is left of a turn's seconds one decision may take: later ones always find some."""
LEAST_SECONDS: Final = 1e-9
"""For a search that has no time left; 0 would be no limit."""


@mypyc_attr(allow_interpreted_subclasses=True)
class LevelBot(Bot):
    """Plays at one level. From a given seed, and with time enough, its choice rests on what its seat can see alone."""

    def __init__(
        self,
        name: str,
        seed: int,
        timed: bool = True,
        most_seconds: float = inf,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.name = name
        self.most_seconds = most_seconds
        """When it stops at the latest, whatever its level says."""
        self.timed = timed
        """Whether it stops when its seconds are over; without, the same seed gives the same move on every machine."""
        self.most_lines = 0
        """No more lines than so many, whatever the level says; 0: no such limit."""
        self.clock = clock
        self.spent = -inf
        """Seconds of this turn that are gone; nothing ever is while nobody tells of turns."""
        self.searched: Search | None = None
        """The search for its latest decision, with all trees that it has grown; none where one option was left."""
        self._rng = random.Random(seed)

    def begin_turn(self, spent: float = 0.0) -> None:
        """Count the seconds of a turn from here on."""
        self.spent = spent

    def choose(self, game: Game[Any], state: State, seat: int) -> Action:
        """The best of the options it sees."""
        return self.ranked(game, state, seat)[0].option

    def ranked(self, game: Game[Any], state: State, seat: int) -> list[Prospect]:
        """The options it sees, the best first."""
        began = self.clock()
        found = self.search(game, state, seat)
        self.spent += self.clock() - began
        return found

    def search(self, game: Game[Any], state: State, seat: int) -> list[Prospect]:
        """What its level makes it see, and find out in the time it has."""
        self.searched = None
        level: Level = level_of(self.name, game.name, state.seats == 1)
        seconds = self.seconds(level)
        ends = self.clock() + seconds if self.timed else 0.0
        options = game.legal(state, seat)
        advice = game.advice(level.knowledge)
        if level.overlooks:
            seen = game.resample(state, seat, self._rng)
            noticed = [
                option
                for option in options
                if self._rng.random() >= level.overlooks or advice.bias(seen, seat, option) >= STANDS_OUT
            ]
            options = noticed or [options[self._rng.randrange(len(options))]]
        if len(options) == 1 and not self.timed:
            return [Prospect(options[0], 0.0)]
        lines, deep = level.lines, level.deep
        if self.most_lines:
            lines, deep = min(lines, self.most_lines), min(deep, self.most_lines)
        search = Search(game, advice, self._rng, lines, ends, level.tree, deep, level.horizons, self.clock)
        search.may_stop = True
        self.searched = search
        finish = Finish(search, 0 if self.most_lines else level.finish)
        way = finish.find(state, seat)
        ranked = search.ranked(state, seat, options)
        if way is not None:
            return finish.first(ranked, way)
        if level.play_outs == 0 or self.most_lines:
            return ranked
        play_outs = PlayOuts(search, level.play_outs, level.within, level.doubt, level.luck)
        return play_outs.rank(state, seat, ranked)

    def seconds(self, level: Level) -> float:
        """How long this decision may take."""
        of_turn = PART_OF_TURN * (level.turn_seconds - self.spent)
        return max(LEAST_SECONDS, min(level.seconds, self.most_seconds, of_turn))
