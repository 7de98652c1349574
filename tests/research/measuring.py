"""What the tests of measurements share: the toy game in any process, and a bot that plays it well."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from longhall.bots.bot import Bot
from longhall.bots.random_bot import RandomBot
from longhall.kernel.action import Action
from longhall.kernel.bot.advice import Advice
from longhall.kernel.bot.observation import Layout, Row, amount, flags
from longhall.kernel.game import Game
from toy.runes import GAME


class CleverBot(Bot):
    """Plays high for a high prize and low for a low one, and throws a low rune away."""

    name = "clever"

    def choose(self, game: Game[Any], state: Any, seat: int) -> Action:
        options = game.legal(state, seat)
        if options[0].verb == "play":
            return options[-1 if state.prize >= 4 else 0]
        return options[0] if options[0].target <= 8 else options[-1]


def one_core(monkeypatch: Any) -> None:
    """Commands that take all cores work in this process, the only one that knows a toy game by its name."""
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: {0}, raising=False)


def toy() -> Game[Any]:
    return GAME


def make_toy_bot(name: str, seed: int) -> Bot:
    return CleverBot() if name == "clever" else RandomBot(seed)


class Knowing(Advice[Any]):
    """Says that the first seat wins seven times in ten."""

    def win_chances(self, s: Any) -> list[float]:
        return [0.7] + [0.3 / (s.seats - 1)] * (s.seats - 1)


class KnowingRunes(type(GAME)):  # type: ignore[misc]
    """The toy game with an advice that tells chances."""

    def advice(self, knowledge: str = "hand") -> Advice[Any]:
        return Knowing()


def square(number: int) -> int:
    return number * number


def squares() -> Callable[[int], int]:
    return square


def where_it_ran() -> Callable[[int], str]:
    """The node of a Ray cluster that did a job, which takes a while."""
    import time

    import ray

    def work(number: int) -> str:
        time.sleep(0.01)
        return str(ray.get_runtime_context().get_node_id())

    return work


def squares_held_up(folder: Path, head: str) -> Callable[[int], int]:
    """Jobs on the head wait until another node has begun one; those on other nodes never end."""
    import time

    import ray

    def work(number: int) -> int:
        begun = folder / "begun"
        elsewhere = str(ray.get_runtime_context().get_node_id()) != head
        if elsewhere:
            begun.touch()
        while elsewhere or not begun.exists():
            time.sleep(0.01)
        return square(number)

    return work


def squares_after_a_crash(marks: Path) -> Callable[[int], int]:
    """Each process that meets the number 3 without a mark leaves one and ends at once."""

    def work(number: int) -> int:
        mark = marks / "crashed"
        if number == 3 and not mark.exists():
            mark.touch()
            os._exit(1)
        return square(number)

    return work


def crashing() -> Callable[[int], int]:
    def work(number: int) -> int:
        os._exit(1)

    return work


def refusing() -> Callable[[int], int]:
    from longhall.kernel.errors import LonghallError

    def work(number: int) -> int:
        raise LonghallError("error-worker-lost", times=1)

    return work


class RuneWorth:
    """Figures of the toy game: it plays high where the prize times one is more than the other."""

    prize: float = 1.0
    keep: float = 0.5

    def __init__(self) -> None:
        self.throw = [1.0, 1.0, 0.0]
        """Nothing goes by them."""


class RuneAdvice(Advice[Any]):
    """Answers by these figures."""

    def __init__(self, worth: RuneWorth) -> None:
        self.worth = worth

    def reply(self, s: Any, seat: int, options: list[Action], chance: Any) -> Action:
        if options[0].verb != "play":
            return options[0] if options[0].target <= 8 else options[-1]
        return options[-1 if self.worth.prize * s.prize > self.worth.keep else 0]


class TunedRunes(type(GAME)):  # type: ignore[misc]
    """The toy game with figures to tune."""

    def __init__(self) -> None:
        super().__init__()
        self.book = GAME.book

    def weights(self) -> object:
        return RuneWorth()

    def evaluator(self, weights: Any) -> Advice[Any]:
        return RuneAdvice(weights)


def tuned_toy() -> Game[Any]:
    return TunedRunes()


class RuneFeatures(RuneAdvice):
    """Its own value is mistaken, but it gives a network something to learn from: points, the round, the hand."""

    def value(self, s: Any, seat: int) -> float:
        return -float(s.points[seat])

    def features(self, s: Any) -> list[list[float]]:
        return [[0.2 * s.points[seat], 0.3 * s.round, s.hands[seat] / 131072] for seat in range(s.seats)]

    def horizon(self, s: Any) -> int:
        return int(s.round)


class LearningRunes(TunedRunes):
    """The toy game with features; one may play it alone, and wins then always."""

    fewest = 1

    def evaluator(self, weights: Any) -> Advice[Any]:
        return RuneFeatures(weights)


def learning_toy() -> Game[Any]:
    return LearningRunes()


class SeeingRunes(LearningRunes):
    """The same with observations, for a policy: the prize, and one's own hand."""

    def layout(self) -> Layout:
        return Layout([amount("prize", 6, "the prize"), flags("hand", 16, "runes in hand")])

    def observe(self, s: Any, seat: int) -> bytes:
        row = Row()
        row.numbers([s.prize])
        row.mask(s.hands[seat] >> 1, 16)
        return row.written()


def seeing_toy() -> Game[Any]:
    return SeeingRunes()


class FragileBot(RandomBot):
    """Ends its process at its first decision, unless another one has done so before."""

    def __init__(self, seed: int, marks: Path) -> None:
        super().__init__(seed)
        self.mark = marks / "crashed"

    def choose(self, game: Game[Any], state: Any, seat: int) -> Action:
        if not self.mark.exists():
            self.mark.touch()
            os._exit(1)
        return super().choose(game, state, seat)


def make_fragile_bot(marks: Path, name: str, seed: int) -> Bot:
    return FragileBot(seed, marks)
