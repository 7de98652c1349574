"""What people are told by a bot: the best options, what speaks for the first, and what it cost to take another."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from ..kernel.action import Action
from ..kernel.step import Label

SHOWN: Final = 3
"""How many of the best options are told."""
MOST_REASONS: Final = 3
LEAST_GAIN: Final = 0.05
LEAST_SHARE: Final = 0.25
"""How large a reason has to be to be told: in points, and compared with the largest."""


@dataclass
class Offer:
    """One of the best options."""

    option: Action
    behind: float
    """How many points it is worth less than the first."""
    win_chance: float | None = None


@dataclass
class LikelyReply:
    """What another seat will probably do next."""

    seat: int
    label: Label
    count: int = 1


@dataclass
class Counsel:
    """What a person is told: the best options first, what speaks for the first of them, and the answer to it."""

    offers: list[Offer]
    reasons: list[tuple[str, float]] = field(default_factory=list)
    """By part of the advice's value, in points: the first option less the mean of the best."""
    reply: LikelyReply | None = None


@dataclass
class Cost:
    """What one option cost a seat, compared with another."""

    points: float
    """How many points it is worth less."""
    win_chance: float | None
    """How much less likely it makes winning; None where the game cannot tell."""
    reasons: list[tuple[str, float]]
    """By part of the advice's value, in points: the better option less the other."""


def telling(reasons: list[tuple[str, float]]) -> list[tuple[str, float]]:
    """The reasons worth a word, the largest first; `reasons` are in that order."""
    least = max(LEAST_GAIN, LEAST_SHARE * abs(reasons[0][1])) if reasons else 0.0
    return [(part, gain) for part, gain in reasons[:MOST_REASONS] if abs(gain) >= least]
