"""A bot that goes by figures of your choice, for measuring them."""

from __future__ import annotations

import random
from typing import Any

from ..bots.bot import Bot
from ..bots.search import Search
from ..kernel.action import Action
from ..kernel.advice import Advice
from ..kernel.chance import Chance
from ..kernel.game import Game
from ..kernel.step import State


class FigureBot(Bot):
    """Searches a number of lines with an advice; without lines it answers as its rollout policy does."""

    name = "figures"

    def __init__(self, advice: Advice[Any], seed: int, lines: int) -> None:
        self._advice = advice
        self._rng = random.Random(seed)
        self._lines = lines

    def choose(self, game: Game[Any], state: State, seat: int) -> Action:
        """The best option, from what the seat may know."""
        options = game.legal(state, seat)
        if self._lines == 0:
            seen = game.resample(state, seat, self._rng)
            return self._advice.reply(seen, seat, options, Chance(self._rng.random))
        search = Search(game, self._advice, self._rng, self._lines, 0.0, False)
        return search.ranked(state, seat, options)[0].option
