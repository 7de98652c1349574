"""Chance: every random outcome comes from here, is named, can be recorded, replayed and forced.

A game never shuffles. It draws one thing at a time, at the moment it is revealed, from what is still unseen.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable
from typing import Final

from mypy_extensions import i64, mypyc_attr

from .errors import BadOutcome

FRACTIONS: Final = 9007199254740992.0
"""2 ** 53: so many fractions can be told apart."""
FACTOR: Final = 454339144066433781
STEP: Final = 740640190264973
WORD: Final = (1 << 60) - 1
"""What a `LineChance` goes on by: its number times the factor and the step on top, modulo 2 ** 60."""


class Outcome:
    """One thing that chance decided: what was asked for, and which of the possible ones came."""

    __slots__ = ("kind", "value")

    def __init__(self, kind: str, value: int) -> None:
        self.kind = kind
        self.value = value

    def __repr__(self) -> str:
        return f"~ {self.kind} {self.value}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and other.kind == self.kind and other.value == self.value

    def __hash__(self) -> int:
        return hash((self.kind, self.value))


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Draws from a source of numbers in [0, 1); keeps a record if it was given a list for it."""

    def __init__(self, roll: Callable[[], float], record: list[Outcome] | None = None) -> None:
        self.source = roll
        self.record = record

    def roll(self) -> float:
        """The next number of the source."""
        return self.source()

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, not recorded: for bots and samples, not for the rules."""
        return int(self.roll() * float(n))

    def draw(self, kind: str, pool: list[int]) -> int:
        """Take one of the pool out of it at random, and record which."""
        at: i64 = int(self.roll() * float(len(pool)))
        value = pool.pop()
        if at < len(pool):
            last = value
            value = pool[at]
            pool[at] = last
        if self.record is not None:
            self.record.append(Outcome(kind, value))
        return value


class FairRoll:
    """Numbers that anyone can recompute from a seed: number k is SHA-256("seed:k"), its first 53 bits as a fraction.

    It is a function of the seed and of how many were drawn, so that taking a move back and making it again gives the
    same outcome, and a published seed proves every outcome of a game.
    """

    def __init__(self, seed: str, drawn: int = 0) -> None:
        self.seed = seed
        self.drawn = drawn

    def __call__(self) -> float:
        """The next number."""
        digest = hashlib.sha256(f"{self.seed}:{self.drawn}".encode()).digest()
        self.drawn += 1
        return float(int.from_bytes(digest[:7], "big") >> 3) / FRACTIONS


def commitment(seed: str) -> str:
    """What is published at the start of a game, so that the seed shown at its end can be checked."""
    return hashlib.sha256(seed.encode()).hexdigest()


def quick_chance(seed: int) -> Chance:
    """Fast unrecorded chance for simulations and searches."""
    return Chance(random.Random(seed).random)


class LineChance(Chance):
    """Chance for the lines of a search, where most of the time would go into asking Python's generator.

    Its source is a linear congruential generator of 60 bits, of which the lowest, which are hardly random, stay hidden.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(_no_roll)
        self.word: i64 = seed & WORD

    def roll(self) -> float:
        """The next number."""
        self.word = self.word * FACTOR + STEP & WORD
        return float(self.word >> 7) / FRACTIONS


class ScriptedChance(Chance):
    """Repeats recorded outcomes exactly; anything else is an error. Replays need no generator."""

    def __init__(self, script: list[Outcome], record: list[Outcome] | None = None) -> None:
        super().__init__(_no_roll, record)
        self.script = script
        self.place = 0

    def draw(self, kind: str, pool: list[int]) -> int:
        """The next outcome of the script, which must be of this kind and possible."""
        if self.place >= len(self.script):
            raise BadOutcome("error-outcome-missing", kind=kind)
        outcome = self.script[self.place]
        if outcome.kind != kind:
            raise BadOutcome("error-outcome-other", kind=kind, found=outcome.kind)
        if outcome.value not in pool:
            raise BadOutcome("error-outcome-impossible", kind=kind, value=outcome.value)
        self.place += 1
        pool.remove(outcome.value)
        if self.record is not None:
            self.record.append(outcome)
        return outcome.value


class ForcedChance(Chance):
    """Chance with some outcomes laid down beforehand by kind; what is not laid down is rolled."""

    def __init__(
        self, forced: dict[str, list[int]], roll: Callable[[], float], record: list[Outcome] | None = None
    ) -> None:
        super().__init__(roll, record)
        self.forced = {kind: list(values) for kind, values in forced.items()}

    def draw(self, kind: str, pool: list[int]) -> int:
        """The next forced outcome of this kind, else a random one."""
        queue = self.forced.get(kind)
        if not queue:
            return super().draw(kind, pool)
        value = queue.pop(0)
        if value not in pool:
            raise BadOutcome("error-outcome-impossible", kind=kind, value=value)
        pool.remove(value)
        if self.record is not None:
            self.record.append(Outcome(kind, value))
        return value

    def left_over(self) -> list[str]:
        """The kinds whose forced outcomes were not all used."""
        return [kind for kind, queue in self.forced.items() if queue]


class Undecided:
    """An outcome of chance that nobody has decided yet: what is drawn, and from which pool."""

    __slots__ = ("kind", "pool")

    def __init__(self, kind: str, pool: list[int]) -> None:
        self.kind = kind
        self.pool = pool


class ExplicitChance(Chance):
    """Chance whose outcomes are decided by whoever makes the move, for programs that treat chance as a player.

    The first outcome that is not decided is noted as `undecided`; what comes after it is arbitrary, so the position
    must be thrown away, and the move made again with one outcome more. (To stop the move there instead, by an
    exception, costs more than to finish it.) A pool with only one possible outcome needs no decision.
    """

    def __init__(self, decided: list[int]) -> None:
        super().__init__(_no_roll)
        self.decided = decided
        self.used = 0
        self.undecided: Undecided | None = None

    def draw(self, kind: str, pool: list[int]) -> int:
        """The next decided outcome, which must be in the pool."""
        if pool[0] == pool[-1] and only_one(pool):
            return pool.pop()
        if self.used >= len(self.decided):
            if self.undecided is None:
                self.undecided = Undecided(kind, pool[:])
            return pool.pop()
        value = self.decided[self.used]
        for at in range(len(pool)):
            if pool[at] == value:
                self.used += 1
                pool[at] = pool[-1]
                pool.pop()
                return value
        raise BadOutcome("error-outcome-impossible", kind=kind, value=value)


def only_one(pool: list[int]) -> bool:
    """Whether all things in a pool are alike."""
    first = pool[0]
    for value in pool:
        if value != first:
            return False
    return True


def _no_roll() -> float:
    raise AssertionError("a replay does not roll")
