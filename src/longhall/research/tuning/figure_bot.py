"""A bot that goes by figures of your choice, for measuring them."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Final

from ...bots.bot import Bot
from ...bots.search import Prospect, Search
from ...kernel.action import Action
from ...kernel.bot.advice import Advice
from ...kernel.chance import Chance
from ...kernel.game import Game
from ...kernel.step import State

FEW: Final = 3
"""From how many options it takes one when it tries something."""
Watcher = Callable[[State, int, list[Prospect]], None]
"""Is told of each decision that was searched: the state, the seat, and all options with what was found, best first."""


class FigureBot(Bot):
    """Searches a number of lines with an advice; without lines it answers as its rollout policy does."""

    name = "figures"

    def __init__(
        self,
        advice: Advice[Any],
        seed: int,
        lines: int,
        tries: float = 0.0,
        tree: bool = False,
        watchers: Sequence[Watcher] = (),
        deep: int = 0,
        horizons: int = 1,
    ) -> None:
        self._advice = advice
        self._rng = random.Random(seed)
        self._lines = lines
        self._tries = tries
        """How often it takes any of the best few options instead of the best, so that its games differ more."""
        self._tree = tree
        self._deep = deep
        self._horizons = horizons
        """How many further lines the best options get, and to how many horizons these are followed."""
        self._watchers = watchers

    def choose(self, game: Game[Any], state: State, seat: int) -> Action:
        """The best option, from what the seat may know."""
        options = game.legal(state, seat)
        if len(options) == 1:
            return options[0]
        if self._lines == 0:
            seen = game.resample(state, seat, self._rng)
            return self._advice.reply(seen, seat, options, Chance(self._rng.random))
        search = Search(game, self._advice, self._rng, self._lines, 0.0, self._tree, self._deep, self._horizons)
        search.whole = bool(self._watchers)
        ranked = search.ranked(state, seat, options)
        for watcher in self._watchers:
            watcher(state, seat, ranked)
        trying = self._tries > 0.0 and self._rng.random() < self._tries
        return ranked[self._rng.randrange(min(FEW, len(ranked))) if trying else 0].option
