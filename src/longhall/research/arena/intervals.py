"""How sure a measurement is: intervals that know which games belong together, and a test that stops early."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean, variance
from typing import Final

from ...kernel.errors import LonghallError

SURE: Final = 1.96
"""Standard deviations of a 95 % interval."""
ERROR: Final = 0.05
"""How often a sequential test may decide wrongly, either way."""
LOWER: Final = "lower"
HIGHER: Final = "higher"


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share; honest also near 0 and 1 and in few games."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = SURE * SURE / games
    middle = (share + spread / 2) / (1 + spread)
    reach = SURE * math.sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def share_interval(deals: Sequence[float], games_each: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins, from the share in each deal.

    Games of one deal are not independent. How many independent games would vary as much as the deals do is worked out
    and put into Wilson's formula: never fewer than there are deals, never more than there are games.
    """
    count = len(deals)
    if count == 0:
        return 0.0, 1.0
    share = fmean(deals)
    of_mean = variance(deals) / count if count > 1 else 0.0
    worth = share * (1 - share) / of_mean if of_mean > 0 else 0.0
    worth = min(max(worth, count), count * games_each)
    return wilson(share * worth, worth)


def mean_interval(values: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of a mean (Student's t); without limits where one value is all there is."""
    if len(values) < 2:
        return -math.inf, math.inf
    mean = fmean(values)
    reach = student(len(values) - 1) * math.sqrt(variance(values) / len(values))
    return mean - reach, mean + reach


def student(freedom: int) -> float:
    """Student's t for a 95 % interval, by Fisher's expansion; exact for the first two, where that is poor."""
    if freedom == 1:
        return 12.7062
    if freedom == 2:
        return 4.3027
    z = NormalDist().inv_cdf(0.975)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(freedom) ** power for power, term in enumerate(terms, 1))


class SequentialTest:
    """Wald's test of two shares, on the means of deals: stops as soon as one of the two is unlikely enough.

    The deals' own variance is used, with one made-up deal that varies as a single game would: so that a few equal
    results at the start decide nothing.
    """

    def __init__(self, low: float, high: float) -> None:
        if not 0.0 < low < high < 1.0:
            raise LonghallError("error-sprt", low=f"{low:g}", high=f"{high:g}")
        self.low = low
        self.high = high
        self.deals = 0
        self._sum = 0.0
        self._squares = 0.0

    def add(self, share: float) -> str:
        """Count one more deal; returns the decision, empty while there is none."""
        self.deals += 1
        self._sum += share
        self._squares += share * share
        return self.decision

    @property
    def ratio(self) -> float:
        """The logarithm of how much likelier the higher share has become than the lower one."""
        if self.deals == 0:
            return 0.0
        mean = self._sum / self.deals
        spread = max(0.0, self._squares - self.deals * mean * mean)
        of_deal = (spread + self.low * (1 - self.low)) / self.deals
        return self.deals * (self.high - self.low) * (2 * mean - self.low - self.high) / (2 * of_deal)

    @property
    def decision(self) -> str:
        """`higher` or `lower`: which share is true; empty while that is open."""
        limit = math.log((1 - ERROR) / ERROR)
        if self.ratio >= limit:
            return HIGHER
        return LOWER if self.ratio <= -limit else ""

    def as_json(self) -> dict[str, object]:
        """Plain data."""
        return {
            "low": self.low,
            "high": self.high,
            "deals": self.deals,
            "ratio": self.ratio,
            "decision": self.decision or None,
        }


def share_of_elo(elo: float, seats: int) -> float:
    """The share of wins of a player that many Elo points above equal others."""
    odds = 10 ** (elo / 400) / (seats - 1)
    return odds / (1 + odds)


def read_test(text: str, seats: int) -> SequentialTest:
    """A test from two shares (`0.25,0.3`) or two differences in Elo points (`0,30`)."""
    try:
        low, high = (float(word) for word in text.split(","))
    except ValueError:
        raise LonghallError("error-sprt-text", given=text) from None
    if seats == 1:
        raise LonghallError("error-sprt-alone")
    if 0 < low < 1 and 0 < high < 1:
        return SequentialTest(low, high)
    return SequentialTest(share_of_elo(low, seats), share_of_elo(high, seats))
