"""Many games in a row: how fast, how they end, and whether anything breaks."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from ..bots.bot import Bot
from ..bots.roster import make_bot
from ..kernel.chance import Chance
from ..kernel.game import Game
from ..kernel.step import State

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


def simulate(
    game: Game[Any],
    players: int,
    games: int,
    bots: list[str],
    seed: int,
    variants: Mapping[str, object] | None = None,
    progress: Progress | None = None,
    check: bool = True,
) -> Report:
    """Play games with bots (one name for all seats, or one for each); invariants are checked after every decision."""
    names = bots * players if len(bots) == 1 else bots
    report = Report(game.name, names, mean_scores=[0.0] * players, wins=[0.0] * players)
    found: set[str] = set()

    def watch(state: State) -> None:
        found.update(game.broken(state))

    started = time.perf_counter()
    for number in range(games):
        rng = random.Random(f"{seed}/{number}")
        chance = Chance(rng.random)
        table = [make_bot(name, rng.getrandbits(32), timed=False) for name in names]
        state = game.setup(variants or {}, players, chance)
        decisions = play_out(game, state, table, chance, watch if check else None)
        add_game(report, game, state, decisions)
        for sentence in sorted(found):
            report.broken.append(f"game {number}: {sentence}")
        found.clear()
        if progress is not None:
            progress(number + 1, games)
    report.seconds = time.perf_counter() - started
    if games:
        report.mean_scores = [total / games for total in report.mean_scores]
    return report


def add_game(report: Report, game: Game[Any], state: State, decisions: int) -> None:
    """Count one finished game; a shared victory is divided."""
    score = game.score(state)
    report.games += 1
    report.decisions += decisions
    report.shortest = min(report.shortest or decisions, decisions)
    report.longest = max(report.longest, decisions)
    for seat, total in enumerate(score.totals):
        report.mean_scores[seat] += total
    for seat in score.winners:
        report.wins[seat] += 1 / len(score.winners)
