"""The bot that looks one line of play ahead and takes what its game's advice values most."""

from __future__ import annotations

import random
from typing import Any

from ..kernel.action import Action
from ..kernel.chance import Chance
from ..kernel.game import Advice, Game
from ..kernel.step import State
from .bot import Bot


class GreedyBot(Bot):
    """For each option: play it in states it cannot tell apart, follow the line to the advice's horizon, value it.

    All options get the same few lines; then the worse half is dropped and the others get more, until the lines are used
    up. So choices that are close get the most thought.
    """

    name = "greedy"

    def __init__(self, seed: int, lines: int = 120) -> None:
        self._rng = random.Random(seed)
        self._chance = Chance(self._rng.random)
        self.lines = lines

    def choose(self, game: Game[Any], state: State, seat: int) -> Action:
        """The option with the highest mean value."""
        options = game.legal(state, seat)
        worth = self.worth(game, state, seat, options)
        return options[worth.index(max(worth))]

    def worth(self, game: Game[Any], state: State, seat: int, options: list[Action]) -> list[float]:
        """What each option is worth, in points, as far as it was looked at."""
        advice = game.advice()
        base = game.resample(state, seat, self._rng)
        lean = [advice.lean(base, seat, option) for option in options]
        totals = [0.0] * len(options)
        looks = [0] * len(options)
        alive = list(range(len(options)))
        stages = max(1, (len(options) - 1).bit_length())
        for _ in range(stages):
            for _ in range(max(1, self.lines // (stages * len(alive)))):
                sample = game.resample(state, seat, self._rng)
                for at in alive:
                    totals[at] += self.line(game, advice, sample.clone(), seat, options[at])
                    looks[at] += 1
            alive.sort(key=lambda at: -totals[at] / looks[at] - lean[at])
            del alive[(len(alive) + 1) // 2 :]
        worth = [-1e9] * len(options)
        for at in alive:
            worth[at] = totals[at] / looks[at] + lean[at]
        return worth

    def line(self, game: Game[Any], advice: Advice[Any], line: State, seat: int, option: Action) -> float:
        """The value at the end of one line that begins with an option."""
        self.follow(game, advice, line, seat, option)
        return advice.value(line, seat)

    def follow(self, game: Game[Any], advice: Advice[Any], line: State, seat: int, option: Action) -> None:
        """Play an option and go on, in place, to the advice's horizon."""
        horizon = advice.horizon(line)
        game.apply(line, seat, option, self._chance)
        while line.waiting and advice.horizon(line) == horizon:
            actor = game.to_act(line)[0]
            game.apply(line, actor, advice.reply(line, actor, game.legal(line, actor), self._chance), self._chance)

    def reasons(self, game: Game[Any], state: State, seat: int, chosen: Action) -> list[tuple[str, float]]:
        """What speaks for an option: by part of the advice's value, what it has over the mean of all options."""
        advice = game.advice()
        options = game.legal(state, seat)
        rounds = max(1, self.lines // len(options))
        gains: dict[str, float] = {}
        for _ in range(rounds):
            sample = game.resample(state, seat, self._rng)
            for option in options:
                line = sample.clone()
                self.follow(game, advice, line, seat, option)
                share = ((option is chosen) - 1 / len(options)) / rounds
                for part, points in advice.reasons(line, seat):
                    gains[part] = gains.get(part, 0.0) + share * points
        return sorted(gains.items(), key=lambda gain: -abs(gain[1]))
