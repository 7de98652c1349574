"""How seats stand in a position: their chances to win, or points, at the end of lines of play."""

from __future__ import annotations

import random
from math import sqrt
from typing import Any

from ..bots.level import level_of
from ..bots.lines import follow
from ..kernel.action import Action
from ..kernel.bot.advice import Advice
from ..kernel.chance import Chance
from ..kernel.game import Game
from ..kernel.step import State
from .result import CHANCE, POINTS

Standing = list[float]
"""What each seat can expect."""


class Outlook:
    """Values positions of one game by what a level of bots knows."""

    def __init__(self, game: Game[Any], first: State, level: str) -> None:
        self.game = game
        self.advice: Advice[Any] = game.advice(level_of(level, game.name, first.seats == 1).knowledge)
        several = first.seats > 1
        self.unit = CHANCE if several and self.advice.win_chances(first) else POINTS

    def of(self, s: State) -> Standing:
        """A position as it stands."""
        return self.advice.values(s) if self.unit == POINTS else self.advice.win_chances(s)

    def after(self, line: State, seat: int, option: Action, chance: Chance) -> Standing:
        """At the end of a line that begins with an option; changes the position."""
        follow(self.game, self.advice, line, seat, option, chance)
        return self.of(line)

    def ahead(self, s: State, rng: random.Random, lines: int) -> list[Standing]:
        """At the end of some lines that begin in a position, whoever moves next."""
        if not s.waiting:
            return [self.of(s)]
        chance = Chance(rng.random)
        seat = self.game.to_act(s)[0]
        options = self.game.legal(s, seat)
        found: list[Standing] = []
        for _ in range(lines):
            option = self.advice.reply(s, seat, options, chance)
            found.append(self.after(s.clone(), seat, option, chance))
        return found


def mean(found: list[Standing]) -> Standing:
    """The mean by seat."""
    return [sum(column) / len(found) for column in zip(*found, strict=True)]


def standard_error(values: list[float]) -> float:
    """How far the mean of some values may be from the true one; 0 for a single value."""
    count = len(values)
    if count < 2:
        return 0.0
    middle = sum(values) / count
    return sqrt(sum((value - middle) ** 2 for value in values) / (count - 1) / count)
