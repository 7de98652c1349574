"""Many games in a row: how fast, how they end, and whether anything breaks."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from functools import partial
from typing import Any, NamedTuple

from ..bots.bot import Bot
from ..kernel.chance import Chance
from ..kernel.game import Game
from ..kernel.step import State
from .arena.entrants import make_entrant
from .opener import Opener, opener_of
from .runners.backend import HERE, Backend

Progress = Callable[[int, int], None]


@dataclass
class Report:
    """What a series of games showed."""

    game: str
    bots: list[str]
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    mean_scores: list[float] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    shortest: int = 0
    longest: int = 0
    broken: list[str] = field(default_factory=list)
    interrupted: bool = False

    def as_json(self) -> dict[str, object]:
        """Plain data, with the rates."""
        rates = {
            "games_per_second": self.games / self.seconds if self.seconds else 0.0,
            "decisions_per_second": self.decisions / self.seconds if self.seconds else 0.0,
        }
        return {**asdict(self), **rates}


def play_out(
    game: Game[Any], state: State, bots: list[Bot], chance: Chance, watch: Callable[[State], None] | None = None
) -> int:
    """Play a game to its end; returns the number of decisions. `watch` sees each position before a decision."""
    decisions = 0
    while state.waiting:
        if watch is not None:
            watch(state)
        seat = game.to_act(state)[0]
        game.apply(state, seat, bots[seat].choose(game, state, seat), chance)
        decisions += 1
    if watch is not None:
        watch(state)
    return decisions


class Played(NamedTuple):
    """How one game went."""

    decisions: int
    totals: list[int]
    winners: list[int]
    broken: list[str]
    """Invariants that did not hold."""


class Series(NamedTuple):
    """What all games have in common; it travels to the workers."""

    players: int
    bots: list[str]
    seed: int
    variants: dict[str, object]
    check: bool

    def play(self, game: Game[Any], number: int) -> Played:
        """A game by its number; the same number and seed give the same game."""
        rng = random.Random(f"{self.seed}/{number}")
        chance = Chance(rng.random)
        table = [make_entrant(name, rng.getrandbits(32)) for name in self.bots]
        state = game.setup(self.variants, self.players, chance)
        found: set[str] = set()

        def watch(state: State) -> None:
            found.update(game.broken(state))

        decisions = play_out(game, state, table, chance, watch if self.check else None)
        score = game.score(state)
        broken = [f"game {number}: {sentence}" for sentence in sorted(found)]
        return Played(decisions, score.totals[: self.players], score.winners, broken)


def player_of(opener: Opener, series: Series) -> Callable[[int], Played]:
    """What a worker does."""
    return partial(series.play, opener())


def simulate(
    game: Game[Any],
    players: int,
    games: int,
    bots: list[str],
    seed: int,
    variants: Mapping[str, object] | None = None,
    progress: Progress | None = None,
    check: bool = True,
    backend: Backend = HERE,
    opener: Opener | None = None,
) -> Report:
    """Play games with bots (one name for all seats, or one for each); invariants are checked after every decision.

    The same seed gives the same games, wherever they are played; `opener` finds the game there. An interrupt ends the
    games; those that were finished count.
    """
    names = bots * players if len(bots) == 1 else bots
    series = Series(players, names, seed, dict(variants or {}), check)
    report = Report(game.name, names, mean_scores=[0.0] * players, wins=[0.0] * players)
    start = partial(player_of, (lambda: game) if backend.here else opener or opener_of(game.name), series)
    started = time.perf_counter()
    early: dict[int, Played] = {}
    try:
        with backend.runner(start) as runner:
            started = time.perf_counter()  # joining a cluster is not playing
            for number, played in runner.run(range(games)):
                early[number] = played
                while report.games in early:  # in order, so that sums of fractions come out the same
                    add_game(report, early.pop(report.games))
                if progress is not None:
                    progress(report.games + len(early), games)
    except KeyboardInterrupt:
        report.interrupted = True
        for number in sorted(early):
            add_game(report, early[number])
        if not report.games:
            raise
    report.seconds = time.perf_counter() - started
    if report.games:
        report.mean_scores = [total / report.games for total in report.mean_scores]
    return report


def add_game(report: Report, played: Played) -> None:
    """Count one finished game; a shared victory is divided."""
    report.games += 1
    report.decisions += played.decisions
    report.shortest = min(report.shortest or played.decisions, played.decisions)
    report.longest = max(report.longest, played.decisions)
    for seat, total in enumerate(played.totals):
        report.mean_scores[seat] += total
    for seat in played.winners:
        report.wins[seat] += 1 / len(played.winners)
    report.broken += played.broken
