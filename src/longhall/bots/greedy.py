"""The bot that looks one line of play ahead and takes what its game's advice values most."""

from __future__ import annotations

import random
from typing import Any

from ..kernel.action import Action
from ..kernel.chance import Chance
from ..kernel.game import Game
from ..kernel.step import State
from .bot import Bot


class GreedyBot(Bot):
    """For each option: play it in a few states it cannot tell apart, follow the line to the advice's horizon, value it."""

    name = "greedy"

    def __init__(self, seed: int, samples: int = 4) -> None:
        self._rng = random.Random(seed)
        self._chance = Chance(self._rng.random)
        self.samples = samples

    def choose(self, game: Game[Any], state: State, seat: int) -> Action:
        """The option with the highest mean value."""
        options = game.legal(state, seat)
        worth = self.worth(game, state, seat, options)
        return options[worth.index(max(worth))]

    def worth(self, game: Game[Any], state: State, seat: int, options: list[Action]) -> list[float]:
        """What each option is worth, in points; the same sampled states for all, so that luck favours none."""
        advice = game.advice()
        totals = [0.0] * len(options)
        for _ in range(self.samples):
            sample = game.resample(state, seat, self._rng)
            for at, option in enumerate(options):
                line = sample.clone()
                game.apply(line, seat, option, self._chance)
                horizon = advice.horizon(line)
                while line.waiting and advice.horizon(line) == horizon:
                    actor = game.to_act(line)[0]
                    game.apply(line, actor, advice.reply(line, actor, game.legal(line, actor), self._chance), self._chance)
                totals[at] += advice.value(line, seat)
        return [total / self.samples + advice.lean(state, seat, option) for total, option in zip(totals, options, strict=True)]
