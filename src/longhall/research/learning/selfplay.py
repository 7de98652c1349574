"""Games that a network learns from: the best so far plays itself, and positions from all over each game are kept."""

from __future__ import annotations

import random
import time
from array import array
from collections.abc import Callable
from functools import partial
from typing import Any, Final, NamedTuple

import msgspec

from ...bots.bot import Bot
from ...kernel.action import Action
from ...kernel.bot.advice import Advice
from ...kernel.game import Game
from ...kernel.step import State
from ..arena.one_game import seed_of
from ..data.numbered_game import play_numbered
from ..opener import Opener
from ..runners.backend import Backend
from ..runners.work import in_order
from ..tuning.figure_bot import FigureBot
from .compared import Compared, Comparisons
from .decided import Decided, Decisions
from .known import Known, advice_by

POSITIONS: Final = 16
"""How many positions of a game are kept: those of one game are much alike."""
TRIES: Final = 0.05
"""How often a player takes one of the next best options."""
TRUST: Final = (0.75, 1.35)
"""How much what was learned counts in a game where options are compared, as a share of what it usually does: so the
network comes to positions that it would lead to itself, and learns what it is mistaken about."""


class PlayRules(NamedTuple):
    """What all games of a round have in common; it travels to the workers."""

    known: Known
    players: list[int]
    options: dict[str, Any]
    lines: int
    seed: int
    round: int
    tree: bool = False
    policy: bool = False
    """Whether what the search found at decisions is recorded, for a policy."""
    compare: bool = False
    """Whether options of some decisions are compared by playing them to the end."""

    def seats(self, number: int) -> int:
        """How many play a game: the numbers of players take turns."""
        return self.players[number % len(self.players)]


class Record(msgspec.Struct, frozen=True):
    """One game: what the seats looked like in some positions, and how it ended."""

    round: int
    number: int
    seats: int
    features: bytes
    """Numbers of 32 bits, by position, then by seat."""
    now: list[float]
    """By position, the value by hand where one plays alone, else 0: the points are learned from there on."""
    won: list[float]
    """By seat; a victory shared by n counts 1 / n for each."""
    points: list[int]
    decided: list[Decided] = []
    """Some of the decisions, where a policy is learned."""
    compared: list[Compared] = []
    """Some of the decisions, where options are compared."""

    @property
    def inputs(self) -> int:
        """How many features a seat has."""
        return len(self.features) // (array("f").itemsize * self.seats * max(1, len(self.now)))

    def rows(self, position: int) -> list[list[float]]:
        """The features in a position, by seat."""
        size = len(self.features) // len(self.now)
        numbers = array("f", self.features[position * size : (position + 1) * size]).tolist()
        return [numbers[at : at + self.inputs] for at in range(0, len(numbers), self.inputs)]


class Sampler:
    """Keeps a few of the positions it is shown, each as likely as any other, however many there are."""

    def __init__(self, advice: Advice[Any], base: Advice[Any], rng: random.Random) -> None:
        self._advice = advice
        self._base = base
        self._rng = rng
        self._seen = 0
        self.kept: list[tuple[bytes, float]] = []

    def look(self, state: State) -> None:
        """Perhaps keep a position."""
        self._seen += 1
        if len(self.kept) < POSITIONS:
            self.kept.append(self._read(state))
        elif (at := self._rng.randrange(self._seen)) < POSITIONS:
            self.kept[at] = self._read(state)

    def _read(self, state: State) -> tuple[bytes, float]:
        numbers = array("f", [part for row in self._advice.features(state) for part in row])
        return numbers.tobytes(), float(self._base.value(state, 0)) if state.seats == 1 else 0.0


def play_record(game: Game[Any], rules: PlayRules, advice: Advice[Any], base: Advice[Any], number: int) -> Record:
    """A game by its number; the same number and seed give the same game."""
    seats = rules.seats(number)
    seed = seed_of(rules.seed, rules.round, number)
    sampler = Sampler(advice, base, random.Random(seed_of(seed, seats)))

    decisions = Decisions(game, base, random.Random(seed_of(seed, seats, 1)))
    compared: list[Compared] = []
    watchers = [decisions.look] if rules.policy else []
    playing = advice
    if rules.compare:
        rng = random.Random(seed_of(seed, seats, 2))
        comparisons = Comparisons(game, advice, base, trusting(game, rules.known, 1.0), rng)
        compared = comparisons.kept
        watchers.append(comparisons.look)
        playing = trusting(game, rules.known, rules.known.share * rng.uniform(*TRUST))

    def make(seat: int, seed: int) -> Bot:
        return FigureBot(playing, seed, rules.lines, TRIES, rules.tree, watchers)

    def decide(bot: Bot, state: State, seat: int) -> Action:
        sampler.look(state)
        return bot.choose(game, state, seat)

    score = play_numbered(game, rules.options, seats, seed, make, decide)
    return Record(
        rules.round,
        number,
        seats,
        b"".join(features for features, _ in sampler.kept),
        [now for _, now in sampler.kept],
        [(seat in score.winners) / max(1, len(score.winners)) for seat in range(seats)],
        score.totals[:seats],
        decisions.kept,
        compared,
    )


def trusting(game: Game[Any], known: Known, share: float) -> Advice[Any]:
    """Advice in which what was learned counts as much as said."""
    return advice_by(game, msgspec.structs.replace(known, share=share))


def recorder_of(opener: Opener, rules: PlayRules) -> Callable[[int], Record]:
    """What a worker does."""
    game = opener()
    return partial(play_record, game, rules, advice_by(game, rules.known), game.advice_of(rules.known.figures))


def self_play(
    opener: Opener,
    rules: PlayRules,
    numbers: range,
    backend: Backend,
    seconds: float,
    keep: Callable[[Record], None],
) -> None:
    """Play the games of these numbers until the time is over, and hand them over in their order."""
    ends = time.monotonic() + seconds
    with backend.runner(partial(recorder_of, opener, rules)) as runner:
        for record in in_order(runner.run(numbers)):
            keep(record)
            if time.monotonic() >= ends:
                break
