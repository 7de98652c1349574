"""Recorded decisions as examples for a policy, and how well one foretells what the search finds."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from math import log
from typing import Any

from ...kernel.bot.policy import Policy
from ...kernel.bot.win_chances import softmax
from ...kernel.errors import LonghallError
from .decided import Decided


class PolicyExamples:
    """Decisions as numbers, one after the other, with places for as many options as any decision has."""

    def __init__(self, games: Sequence[Sequence[Decided]], size: int) -> None:
        decisions = [decided for game in games for decided in game]
        if not decisions:
            raise LonghallError("error-no-decisions")
        self.size = size
        self.sizes = [len(game) for game in games]
        """How many decisions each game has."""
        self.most = max(len(decided.options()) for decided in decisions)
        self.seen = bytearray()
        """By decision and number of the observation: bytes."""
        self.codes = array("q")
        """By decision and place: the codes of the options; 0 where there is none."""
        self.shares = array("f")
        """By decision and place."""
        self.offered = array("f")
        """By decision and place: 1 for options, 0 where there is none."""
        self.answers = array("f")
        """By decision and place: 1 for the rollout policy's answer."""
        for decided in decisions:
            codes, shares = decided.options(), decided.targets()
            empty = self.most - len(codes)
            self.seen += decided.observation(size)
            self.codes.extend([*codes, *[0] * empty])
            self.shares.extend([*shares, *[0.0] * empty])
            self.offered.extend([*[1.0] * len(codes), *[0.0] * empty])
            self.answers.extend([float(place == decided.answer) for place in range(self.most)])


def check_policy(policy: Policy, decisions: Sequence[Decided]) -> dict[str, Any]:
    """The mean surprise (cross-entropy, in nats) beside that of equal priors and of the shares themselves.

    `agrees`: how often the likeliest option is the one that the search found best.
    """
    found = equal = least = agrees = 0.0
    for decided in decisions:
        codes, shares = decided.options(), decided.targets()
        priors = softmax(policy.scores(decided.observation(len(policy.inputs)), codes, decided.answer))
        found -= sum(share * log(prior) for share, prior in zip(shares, priors, strict=True))
        least -= sum(share * log(share) for share in shares)
        equal += log(len(codes))
        agrees += shares[priors.index(max(priors))] == max(shares)
    count = max(1, len(decisions))
    return {
        "decisions": len(decisions),
        "surprise": found / count,
        "equal": equal / count,
        "least": least / count,
        "agrees": agrees / count,
    }
