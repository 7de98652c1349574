"""Finished games to analyse, and how to do so in no time."""

from __future__ import annotations

from at_random import random_match
from longhall.analysis.analyser import Depth
from longhall.kernel.records.saga import write_saga
from longhall.kernel.registry import find_game
from longhall.research.analyses import Job

LITTLE = Depth(chart=1, refined=0)
NO_TIME = 1e-9
"""Only the chart is drawn, to its end: the same on every machine."""


def some_games(count: int) -> list[Job]:
    """Finished games, played at random."""
    texts = (write_saga(random_match(find_game("brian-boru"), 3, seed), ["Ada", "Bo", "Cy"]) for seed in range(count))
    return [Job(f"game-{number}.saga", text) for number, text in enumerate(texts)]
