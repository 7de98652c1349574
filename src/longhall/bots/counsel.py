"""What people are told by a bot: the best options, what speaks for the first, and what it cost to take another."""

from __future__ import annotations

from typing import Final

from ..kernel.action import Action
from ..kernel.step import Label

SHOWN: Final = 3
"""How many of the best options are told."""
MOST_REASONS: Final = 3
LEAST_GAIN: Final = 0.05
LEAST_SHARE: Final = 0.25
"""How large a reason has to be to be told: in points, and compared with the largest."""


class Offer:
    """One of the best options."""

    def __init__(self, option: Action, behind: float) -> None:
        self.option = option
        self.behind = behind
        """How many points it is worth less than the first."""
        self.win_chance: float | None = None


class LikelyReply:
    """What another seat will probably do next."""

    def __init__(self, seat: int, label: Label) -> None:
        self.seat = seat
        self.label = label
        self.count = 1


class Counsel:
    """What a person is told: the best options first, what speaks for the first of them, and the answer to it."""

    def __init__(self, offers: list[Offer]) -> None:
        self.offers = offers
        self.reasons: list[tuple[str, float]] = []
        """By part of the advice's value, in points: the first option less the mean of the best."""
        self.reply: LikelyReply | None = None


class Cost:
    """What one option cost a seat, compared with another."""

    def __init__(self, points: float, win_chance: float | None, reasons: list[tuple[str, float]]) -> None:
        self.points = points
        """How many points it is worth less."""
        self.win_chance = win_chance
        """How much less likely it makes winning; None where the game cannot tell."""
        self.reasons = reasons
        """By part of the advice's value, in points: the better option less the other."""


def telling(reasons: list[tuple[str, float]]) -> list[tuple[str, float]]:
    """The reasons worth a word, the largest first; `reasons` are in that order."""
    least = max(LEAST_GAIN, LEAST_SHARE * abs(reasons[0][1])) if reasons else 0.0
    return [(part, gain) for part, gain in reasons[:MOST_REASONS] if abs(gain) >= least]
