"""The arena: bots play many games against each other, each from every seat, and the counts are reported."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from ..bots.bot import Bot
from ..bots.roster import make_bot
from ..kernel.chance import quick_chance
from ..kernel.game import Game
from ..kernel.score import Score

SURE: Final = 1.96
"""Standard deviations of a 95 % interval."""


class Entrant:
    """One bot of an arena and how it fared; equal bots are separate entrants."""

    def __init__(self, name: str, seats: int) -> None:
        self.name = name
        self.wins = 0.0
        """A victory shared by n counts 1 / n for each."""
        self.points = 0
        self.decisions = 0
        self.seconds = 0.0
        """Time spent on these decisions."""
        self.sat = [0] * seats
        """How many games it played from each seat."""

    @property
    def games(self) -> int:
        """How many games it played."""
        return sum(self.sat)

    @property
    def win_rate(self) -> float:
        """The share of its games that it won."""
        return self.wins / max(self.games, 1)

    @property
    def mean_score(self) -> float:
        """Its points at the end of a game, on average."""
        return self.points / max(self.games, 1)

    @property
    def milliseconds(self) -> float:
        """How long it thinks about a decision, on average."""
        return 1000.0 * self.seconds / max(self.decisions, 1)

    def interval(self) -> tuple[float, float]:
        """Between which win rates the true one lies, nineteen times out of twenty (Wilson)."""
        return wilson(self.wins, self.games)

    def as_json(self) -> dict[str, object]:
        """The figures as plain data."""
        return {
            "bot": self.name,
            "games": self.games,
            "wins": self.wins,
            "win_rate": self.win_rate,
            "interval": list(self.interval()),
            "mean_score": self.mean_score,
            "decisions": self.decisions,
            "milliseconds": self.milliseconds,
            "sat": self.sat,
        }


class ArenaReport:
    """What an arena found: the entrants in the order in which they were given, and how fast the games went."""

    def __init__(self, game: str, seed: int, entrants: list[Entrant]) -> None:
        self.game = game
        self.seed = seed
        self.entrants = entrants
        self.games = 0
        self.seconds = 0.0

    @property
    def games_per_second(self) -> float:
        """How many games were played in a second, thinking included."""
        return self.games / self.seconds if self.seconds else 0.0

    def as_json(self) -> dict[str, object]:
        """The report as plain data."""
        return {
            "game": self.game,
            "seed": self.seed,
            "games": self.games,
            "games_per_second": self.games_per_second,
            "entrants": [entrant.as_json() for entrant in self.entrants],
        }


Progress = Callable[[ArenaReport], None]
"""Called after each game with the report so far."""


def arena(
    game: Game[Any],
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    variants: Mapping[str, object] | None = None,
    progress: Progress | None = None,
    make: Callable[[str, int], Bot] = make_bot,
) -> ArenaReport:
    """Let bots, one name a seat, play a number of games; from game to game all move on by one seat.

    In a number of games that the seats divide, every bot sits in every seat equally often. The same seed gives the same
    games. `make` builds the bots, for those who try out bots of their own.

    >>> from longhall.kernel.registry import find_game
    >>> import longhall.games
    >>> report = arena(find_game("brian-boru"), ["random", "random", "random"], games=6, seed=1)
    >>> [entrant.sat for entrant in report.entrants]
    [[2, 2, 2], [2, 2, 2], [2, 2, 2]]
    """
    seats = len(bots)
    report = ArenaReport(game.name, seed, [Entrant(name, seats) for name in bots])
    seeds = random.Random(seed)
    began = time.perf_counter()
    for turn in range(games):
        seated = [report.entrants[(seat - turn) % seats] for seat in range(seats)]
        players = [make(entrant.name, seeds.getrandbits(32)) for entrant in seated]
        score = play(game, seated, players, variants or {}, seeds.getrandbits(32))
        for seat, entrant in enumerate(seated):
            entrant.sat[seat] += 1
            entrant.points += score.totals[seat]
            if seat in score.winners:
                entrant.wins += 1.0 / len(score.winners)
        report.games += 1
        report.seconds = time.perf_counter() - began
        if progress is not None:
            progress(report)
    return report


def play(
    game: Game[Any], seated: list[Entrant], players: list[Bot], variants: Mapping[str, object], seed: int
) -> Score:
    """One game to its end; each entrant's decisions and thinking time are added to its account."""
    chance = quick_chance(seed)
    state = game.setup(variants, len(players), chance)
    while not game.is_over(state):
        seat = game.to_act(state)[0]
        began = time.perf_counter()
        action = players[seat].choose(game, state, seat)
        seated[seat].seconds += time.perf_counter() - began
        seated[seat].decisions += 1
        game.apply(state, seat, action, chance)
    return game.score(state)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share; honest also near 0 and 1 and in few games."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = SURE * SURE / games
    middle = (share + spread / 2) / (1 + spread)
    reach = SURE * math.sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)
