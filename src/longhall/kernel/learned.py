"""What was learned from games, on top of what was written by hand: how likely each seat is to win."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final

from .action import Action
from .advice import Advice, S
from .chance import Chance
from .figures import Knowledge
from .network import Network
from .score import Score

WIN: Final = 100.0
"""What winning is worth, so that values are in percent."""
POINTS: Final = 10.0
"""The network tells points in tens."""


def chances_of(found: list[list[float]]) -> list[float]:
    """How likely each seat is to win, from what the network found for it; alone, one may also lose."""
    shares: list[float] = []
    total = 1.0 if len(found) == 1 else 0.0
    for out in found:
        share = exp(max(-30.0, min(30.0, out[0])))
        shares.append(share)
        total += share
    return [share / total for share in shares]


class LearnedAdvice(Advice[S]):
    """Values positions by a network whose inputs are the parts of the hand-written advice and a few counts."""

    def __init__(
        self, score: Callable[[S], Score], base: Advice[S], network: Network, share: float, by_points: bool
    ) -> None:
        self.score = score
        self.base = base
        self.network = network
        self.share = share
        """How much of the value is learned; the rest is the hand-written one."""
        self.by_points = by_points
        """Whether somebody who plays alone plays for points."""

    def win_chances(self, s: S) -> list[float]:
        """How likely each seat is to win."""
        if not s.stack:
            winners = self.score(s).winners
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]
        return chances_of(self.network.run(self.base.features(s)))

    def values(self, s: S) -> list[float]:
        """The same for every seat."""
        if self.share <= 0.0:
            return self.base.values(s)
        if s.seats == 1 and self.by_points:
            return [self.value(s, 0)]
        learned = self.win_chances(s)
        if self.share >= 1.0:
            return [WIN * chance for chance in learned]
        by_hand = self.base.values(s)
        return [self.share * WIN * chance + (1.0 - self.share) * by_hand[seat] for seat, chance in enumerate(learned)]

    def value(self, s: S, seat: int) -> float:
        """How good a position is for a seat: in percent, or in points where one plays for points alone."""
        if self.share <= 0.0:
            return self.base.value(s, seat)
        if s.seats == 1 and self.by_points:
            now = self.base.value(s, 0)
            return now if not s.stack else now + self.share * POINTS * self.network.run(self.base.features(s))[0][1]
        return self.values(s)[seat]

    def spread(self, s: S) -> float:
        """As by hand."""
        return self.base.spread(s)

    def features(self, s: S) -> list[list[float]]:
        """Those of the hand-written advice."""
        return self.base.features(s)

    def reasons(self, s: S, seat: int) -> list[tuple[str, float]]:
        """Those of the hand-written advice: a network gives none."""
        return self.base.reasons(s, seat)

    def horizon(self, s: S) -> int:
        """As by hand."""
        return self.base.horizon(s)

    def lean(self, s: S, seat: int, action: Action) -> float:
        """As by hand."""
        return self.base.lean(s, seat, action)

    def reply(self, s: S, seat: int, options: list[Action], chance: Chance) -> Action:
        """As by hand."""
        return self.base.reply(s, seat, options, chance)


def with_network(score: Callable[[S], Score], base: Advice[S], known: Knowledge) -> Advice[S]:
    """The advice with what was learned on top of it, if anything was."""
    if known.network is None:
        return base
    return LearnedAdvice(score, base, known.network, known.share, known.by_points)
