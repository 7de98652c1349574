"""How long the analysis of a whole game takes on one core, beside the goals.

python tools/bench_analysis.py [bot]

Games of three sizes are played by bots (Casual, unless another is named) and gone over to the end. Seconds are
processor time of one thread: what else the machine does makes no difference. It fails if one is too slow.
"""

from __future__ import annotations

import sys
import time
from typing import Any, NamedTuple

import longhall.games  # noqa: F401  (registers the games)
from longhall.analysis.analyser import Analyser, Depth
from longhall.bots.roster import make_bot
from longhall.kernel.game import Game
from longhall.kernel.match import Match
from longhall.kernel.registry import find_game
from longhall.research.bench import compiled

FIRST_CHART = 5.0
"""Seconds until the first chart, in every game."""


class Goal(NamedTuple):
    """What is wanted of a game with so many players, in seconds."""

    game: str
    seats: int
    whole: float


class Taken(NamedTuple):
    """What it took, in seconds, and how many decisions there were."""

    decisions: int
    chart: float
    whole: float

    def within(self, goal: Goal) -> bool:
        """Whether that is as fast as wanted."""
        return self.chart <= FIRST_CHART and self.whole <= goal.whole


GOALS = (Goal("brian-boru", 4, 60), Goal("feast-for-odin", 2, 120), Goal("pax-viking", 4, 90))


def played(game: Game[Any], seats: int, bot: str) -> Match:
    """A game of bots, the same every time."""
    match = Match(game, {}, seats, seed="analysis")
    bots = [make_bot(bot, seat, timed=False) for seat in range(seats)]
    while not match.is_over():
        seat = game.to_act(match.state)[0]
        match.act(seat, bots[seat].choose(game, match.state, seat))
    return match


def measured(match: Match, depth: Depth | None = None) -> Taken:
    """The time of a whole analysis, and of the first chart in it."""
    began = time.process_time()
    analyser = Analyser(match, [str(seat + 1) for seat in range(match.seats)], depth=depth)
    chart = 0.0
    for _ in analyser.work():
        if not chart and analyser.drawn:
            chart = time.process_time() - began
    return Taken(len(analyser.choices), chart, time.process_time() - began)


def main(bot: str = "casual") -> int:
    """Measure and tell; 1 if a goal is missed."""
    print("compiled" if compiled() else "not compiled")
    print(f"{'game':16}{'players':>8}{'decisions':>10}{'first chart':>14}{'goal':>6}{'in all':>10}{'goal':>6}")
    missed = 0
    for goal in GOALS:
        taken = measured(played(find_game(goal.game), goal.seats, bot))
        missed += not taken.within(goal)
        print(
            f"{goal.game:16}{goal.seats:>8}{taken.decisions:>10}{taken.chart:>12.1f} s{FIRST_CHART:>6.0f}"
            f"{taken.whole:>8.1f} s{goal.whole:>6.0f}{'' if taken.within(goal) else '  too slow'}",
            flush=True,
        )
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
