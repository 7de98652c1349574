"""What the search found at decisions, recorded for a policy to learn from."""

from __future__ import annotations

import random
import zlib
from array import array
from collections.abc import Sequence
from math import exp, sqrt
from typing import Any, Final

import msgspec

from ...bots.search import Prospect
from ...kernel.bot.advice import Advice
from ...kernel.bot.learned import steady_answer
from ...kernel.errors import LonghallError
from ...kernel.game import Game
from ...kernel.step import State

DECISIONS: Final = 24
"""How many decisions of a game are kept."""
DOUBT: Final = 2.0
"""An option's value is counted as if so many more of its lines had shown the mean of all options."""
SHARP: Final = 2.0
"""How many times as likely to be the best an option is, as a power of e, that leads by one standard error."""
WHOLE: Final = 65535
"""A share of 1, as it is written."""


class Decided(msgspec.Struct, frozen=True, array_like=True):
    """One decision: what the seat knew, and how likely each option is to be the best after the search."""

    seen: bytes
    """The observation, deflated."""
    codes: bytes
    """Of the options; numbers of 16 bits, as are the shares."""
    shares: bytes
    answer: int = -1
    """The place of the rollout policy's answer among the options."""

    def observation(self, size: int) -> bytes:
        """What the seat knew; one of another size was recorded by another version of the game."""
        found = zlib.decompress(self.seen)
        if len(found) != size:
            raise LonghallError("error-other-observations")
        return found

    def options(self) -> list[int]:
        """The codes of the options."""
        return array("H", self.codes).tolist()

    def targets(self) -> list[float]:
        """The share of each option; together 1."""
        found = array("H", self.shares).tolist()
        total = sum(found)
        return [share / total for share in found]


class Decisions:
    """Keeps a few of the decisions it is told of, each as likely as any other, however many there are."""

    def __init__(self, game: Game[Any], base: Advice[Any], rng: random.Random) -> None:
        self._game = game
        self._base = base
        self._rng = rng
        self._seen = 0
        self.kept: list[Decided] = []

    def look(self, state: State, seat: int, ranked: Sequence[Prospect]) -> None:
        """Perhaps keep a decision; those that took no lines teach nothing."""
        if not ranked[0].lines:
            return
        self._seen += 1
        at = len(self.kept) if len(self.kept) < DECISIONS else self._rng.randrange(self._seen)
        if at < DECISIONS:
            self.kept[at : at + 1] = [self._read(state, seat, ranked)]

    def _read(self, state: State, seat: int, ranked: Sequence[Prospect]) -> Decided:
        codes = array("H", [one.option.code for one in ranked])
        shares = array("H", [max(1, round(WHOLE * share)) for share in shares_of(ranked)])
        seen = zlib.compress(self._game.observe(state, seat), 9)
        sample = self._game.resample(state, seat, self._rng)
        answer = steady_answer(self._base, sample, seat, [one.option for one in ranked])
        return Decided(seen, codes.tobytes(), shares.tobytes(), answer)


def shares_of(ranked: Sequence[Prospect]) -> list[float]:
    """About how likely each option is to be the best, from the values of its lines and from how many they are."""
    total = sum(one.total for one in ranked)
    lines = max(1, sum(one.lines for one in ranked))
    mean = total / lines
    spread = sqrt(max(sum(one.squares for one in ranked) / lines - mean * mean, 1e-6))
    typical = sum(one.worth - one.bias for one in ranked if one.lines) / sum(one.lines > 0 for one in ranked)
    worths = [(one.total + DOUBT * typical) / (one.lines + DOUBT) + one.bias for one in ranked]
    error = spread / sqrt(max(one.lines for one in ranked))
    best = max(worths)
    odds = [exp(max(-30.0, SHARP * (worth - best) / error)) for worth in worths]
    return [each / sum(odds) for each in odds]
