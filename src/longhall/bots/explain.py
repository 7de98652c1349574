"""Why an option is good: what its lines of play have over those of the other options, part by part of the advice."""

from __future__ import annotations

import random
from typing import Any

from ..kernel.action import Action
from ..kernel.chance import Chance
from ..kernel.game import Game
from ..kernel.step import State

LINES = 120
"""How many lines of play are followed; at least one for every option."""


def explain(
    game: Game[Any], state: State, seat: int, chosen: Action, seed: int, lines: int = LINES
) -> list[tuple[str, float]]:
    """By part of the advice's value, in points: the chosen option less the mean of all, what matters most first.

    As a bot does, it touches the true state only through `resample`, and plays all options in the same states.
    """
    rng = random.Random(seed)
    chance = Chance(rng.random)
    options = game.legal(state, seat)
    samples = max(1, lines // len(options))
    gains: dict[str, float] = {}
    for _ in range(samples):
        sample = game.resample(state, seat, rng)
        for option in options:
            share = ((option is chosen) - 1 / len(options)) / samples
            for part, points in reasons_after(game, sample.clone(), seat, option, chance):
                gains[part] = gains.get(part, 0.0) + share * points
    return sorted(gains.items(), key=lambda gain: -abs(gain[1]))


def reasons_after(game: Game[Any], line: State, seat: int, option: Action, chance: Chance) -> list[tuple[str, float]]:
    """What the value is made of at the end of a line that begins with an option."""
    advice = game.advice()
    horizon = advice.horizon(line)
    game.apply(line, seat, option, chance)
    while line.waiting and advice.horizon(line) == horizon:
        actor = game.to_act(line)[0]
        game.apply(line, actor, advice.reply(line, actor, game.legal(line, actor), chance), chance)
    return advice.reasons(line, seat)
