"""Options of a decision compared by playing each of them to the end of the game, for a network to learn from.

Who plays well everywhere ends alike wherever the game stands, so a network that learns from results alone unlearns what
things are worth. Here the same position is played on with several options and the same luck: what differs in the end is
what the options were worth.
"""

from __future__ import annotations

import random
from array import array
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ...bots.lines import follow
from ...bots.search import DECIDED, Prospect, Search
from ...kernel.action import Action
from ...kernel.bot.advice import Advice
from ...kernel.game import Game
from ...kernel.score import ahead
from ...kernel.step import State

OFTEN: Final = 0.1
"""How often a decision is compared: playing on takes long, and decisions of one game are much alike."""
BEST: Final = 3
"""How many of the best options are played on,"""
LIKED: Final = 2
"""how many of those that the network likes best if nothing else counts: where it is wrong it finds out here,"""
OTHERS: Final = 2
"""and how many of all others."""


class Compared(msgspec.Struct, frozen=True, array_like=True):
    """One decision: for each option that was played on, what it led to at the horizon and in the end."""

    features: bytes
    """Of the seat at the horizon, by option: numbers of 32 bits."""
    now: list[float]
    """The value by hand at the horizon."""
    ends: list[int]
    """Points in the end, with others by how many the seat is ahead of the best of them."""

    def rows(self) -> list[list[float]]:
        """The features, by option."""
        numbers = array("f", self.features).tolist()
        size = len(numbers) // len(self.now)
        return [numbers[at : at + size] for at in range(0, len(numbers), size)]


class Comparisons:
    """Compares some of the decisions it is told of."""

    def __init__(
        self, game: Game[Any], advice: Advice[Any], base: Advice[Any], network: Advice[Any], rng: random.Random
    ) -> None:
        self._game = game
        self._advice = advice
        """Plays on."""
        self._base = base
        self._network = network
        """The opinion of the network as far as it goes; the same as `advice` where there is none yet."""
        self._rng = rng
        self.kept: list[Compared] = []

    def look(self, state: State, seat: int, ranked: Sequence[Prospect]) -> None:
        """Perhaps compare a decision whose options were ranked; of what is decided beforehand nothing is learned."""
        if self._rng.random() >= OFTEN or ranked[0].bias > DECIDED:
            return
        options = self.chosen(state, seat, [one.option for one in ranked if one.bias > -DECIDED])
        if len(options) < 2:
            return
        sample = self._game.resample(state, seat, self._rng)
        luck = self._rng.random()
        features = bytearray()
        now: list[float] = []
        ends: list[int] = []
        for option in options:
            search = Search(self._game, self._advice, random.Random(luck), 1, 0.0, False)
            line = sample.clone()
            follow(self._game, self._advice, line, seat, option, search.chance)
            features += array("f", self._base.features(line)[seat]).tobytes()
            now.append(round(self._base.value(line, seat), 3))
            play_on(self._game, search, line)
            ends.append(ahead(self._game.score(line).totals, seat))
        self.kept.append(Compared(bytes(features), now, ends))

    def chosen(self, state: State, seat: int, options: list[Action]) -> list[Action]:
        """The options that are played on: some of the best, some that the network likes, some others."""
        best = options[:BEST]
        search = Search(self._game, self._network, self._rng, len(options), 0.0, False)
        liked = [one.option for one in search.ranked(state, seat, options)[:LIKED] if one.option not in best]
        others = [option for option in options if option not in best and option not in liked]
        return best + liked + self._rng.sample(others, min(OTHERS, len(others)))


def play_on(game: Game[Any], search: Search, line: State) -> None:
    """To the end of the game; everybody takes the best by one short line an option."""
    while line.waiting:
        actor = game.to_act(line)[0]
        game.apply(line, actor, search.glance(line, actor, game.legal(line, actor)), search.chance)
