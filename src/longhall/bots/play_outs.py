"""Play-outs: the closest options of a decision, each played to the end of the game.

Everybody takes the best by one short line an option, and all options have the same luck, so what differs in the end is
what the options were worth. How much a play-out counts beside what short lines said is worked out: from how far those
are usually wrong, and from how much luck there still was in the play-outs so far.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from math import inf, sqrt
from typing import Final

from ..kernel.action import Action
from ..kernel.chance import Chance
from ..kernel.step import State
from .search import Prospect, Search

MOST_OPTIONS: Final = 6
"""How many options are played out at most: fewer where that takes long,"""
FEWEST_SAMPLES: Final = 4
"""so that each of them can be played out so many times;"""
MOST_SAMPLES: Final = 16
"""and how many times at most."""
ASSUMED: Final = 4.0
"""How much it counts what is taken for granted about luck, in degrees of freedom."""
CERTAIN: Final = 1.0
"""How much play-outs differ by luck when the game is all but over, in points."""
BEHIND: Final = 2.0
"""An option is dropped that is behind the best by so many standard deviations."""


class SharedLuck(Chance):
    """Luck that is the same for all who do the same things: each kind of chance has a source of its own."""

    def __init__(self, seed: int) -> None:
        super().__init__(random.Random(seed).random)
        self.seed = seed
        self.sources: dict[str, Callable[[], float]] = {}

    def draw(self, kind: str, pool: list[int]) -> int:
        """The first of a kind is the same for all, and so on."""
        source = self.sources.get(kind)
        if source is None:
            source = random.Random(f"{self.seed} {kind}").random
            self.sources[kind] = source
        self.source = source
        return super().draw(kind, pool)


class Contender:
    """An option that is played out."""

    def __init__(self, prospect: Prospect) -> None:
        self.prospect = prospect
        self.expected = prospect.worth
        """What short lines said."""
        self.ends: list[float] = []
        """By play-out: the value at the end of the game."""
        self.worth = self.expected


class PlayOuts:
    """Plays out the closest options of one decision."""

    def __init__(self, search: Search, lines: int, within: float, doubt: float, luck: float) -> None:
        self.search = search
        quicker = search.advice.quicker()
        self.player = Search(search.game, quicker, search.rng, 0, search.ends, False, clock=search.clock)
        """Chooses for everybody while a game is played out."""
        self.lines = lines
        """How many short lines all play-outs together may take."""
        self.within = within
        """Options that are behind the best by no more than so many points are played out."""
        self.doubt = doubt
        """How far the short lines' opinion of an option is wrong, in points, as a standard deviation."""
        self.luck = luck
        """How much play-outs with the same luck still differ by luck when the game begins, in the same measure."""

    def rank(self, state: State, seat: int, ranked: list[Prospect]) -> list[Prospect]:
        """The options in their new order; they are given the best first."""
        close = [one for one in ranked[:MOST_OPTIONS] if one.known and one.worth > ranked[0].worth - self.within]
        if len(close) < 2:
            return ranked
        luck = CERTAIN + self.luck * (1.0 - self.search.advice.progress(state))
        running = [Contender(prospect) for prospect in close]
        behind: list[Prospect] = []
        cost = 0
        for _ in range(MOST_SAMPLES):
            before = self.player.looked
            if before + cost > self.lines or not self.add(state, seat, running):
                break
            error = self.weigh(running, luck)
            running.sort(key=worth_of, reverse=True)
            least = running[0].worth - BEHIND * error
            dropped = [one.prospect for one in running if one.worth < least]
            behind = dropped + behind
            cost = (self.player.looked - before) * (len(running) - len(dropped)) // len(running)
            running = running[: len(running) - len(dropped)]
            if len(running) == 1:
                break
        first = [one.prospect for one in running] + behind
        return first + [one for one in ranked if one not in first]

    def add(self, state: State, seat: int, running: list[Contender]) -> bool:
        """A play-out of every option in the same state and with the same luck; none if time is over before.

        The very first tells how long they take, and so how many options can be played out.
        """
        search = self.search
        start = search.game.resample(state, seat, search.rng)
        luck = search.rng.getrandbits(32)
        ends: list[float] = []
        while len(ends) < len(running):
            one = running[len(ends)]
            ends.append(self.end(start.clone(), seat, one.prospect.option, SharedLuck(luck)))
            if ends[-1] == -inf:
                return False
            if len(ends) == 1 and not one.ends:
                del running[max(2, self.lines // (FEWEST_SAMPLES * max(1, self.player.looked))) :]
        for at, one in enumerate(running):
            one.ends.append(ends[at])
        return True

    def end(self, line: State, seat: int, option: Action, luck: Chance) -> float:
        """The value for a seat at the end of the game; minus infinity if time is over before."""
        player = self.player
        game = player.game
        game.apply(line, seat, option, luck)
        while line.waiting:
            if player.late():
                return -inf
            actor = game.to_act(line)[0]
            game.apply(line, actor, player.glance(line, actor, game.legal(line, actor)), luck)
        return player.advice.value(line, seat)

    def weigh(self, running: list[Contender], luck: float) -> float:
        """Combine what is known of the options; the standard error of a difference of two."""
        count = len(running[0].ends)
        usual = [mean_of([one.ends[sample] for one in running]) for sample in range(count)]
        ahead = [mean_of(one.ends) - mean_of(usual) for one in running]
        squares = ASSUMED * luck * luck
        for at, one in enumerate(running):
            for sample, end in enumerate(one.ends):
                off = end - usual[sample] - ahead[at]
                squares += off * off
        variance = squares / (ASSUMED + (count - 1.0) * (len(running) - 1.0))
        trust = variance / (self.doubt * self.doubt)
        # Points are told as short lines tell them: those who play out play a little worse than the search.
        expected = mean_of([one.expected for one in running])
        for at, one in enumerate(running):
            one.worth = (trust * one.expected + count * (expected + ahead[at])) / (trust + count)
            one.prospect.found(one.worth)
        return sqrt(2.0 * variance / (trust + count))


def mean_of(numbers: list[float]) -> float:
    """The mean."""
    total = 0.0
    for number in numbers:
        total += number
    return total / len(numbers)


def worth_of(contender: Contender) -> float:
    """What an option is ranked by."""
    return contender.worth
