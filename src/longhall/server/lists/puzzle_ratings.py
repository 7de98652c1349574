"""Ratings of puzzles and of those who solve them: each first try is a game of a person against a puzzle."""

from __future__ import annotations

import time
from typing import Any, Final

from openskill.models import PlackettLuce

from ...puzzles.puzzle import Puzzle
from ..storage.queries.standings import puzzles as kept
from ..storage.queries.standings.puzzles import Solver
from ..storage.queries.standings.ratings import Estimate
from ..storage.rows import User
from ..storage.store import Store

MODEL: Final = PlackettLuce()
MIDDLE: Final = 1500
"""What a new person's rating is shown as."""
SCALE: Final = 48.0
"""How many points a unit of the model is shown as: its first deviation is 400 of them."""
KNOWN: Final = 3.0
"""How uncertain the first rating of a puzzle is, in units of the model: bots have tried it often."""


def shown(mu: float) -> int:
    """A rating as people see it."""
    return round(MIDDLE + SCALE * (mu - MODEL.mu))


def first_of(puzzle: Puzzle) -> Estimate:
    """The rating of a puzzle that nobody has tried yet."""
    return MODEL.mu + (puzzle.rating - MIDDLE) / SCALE, KNOWN


def standing(solver: Solver | None) -> dict[str, int]:
    """How somebody does, as it is told."""
    found = solver or Solver(MODEL.mu, MODEL.sigma)
    return {
        "rating": shown(found.mu),
        "tries": found.tries,
        "solved": found.solved,
        "streak": found.streak,
        "longest": found.longest,
    }


async def count_try(store: Store, person: User, puzzle: Puzzle, solved: bool) -> dict[str, Any] | None:
    """Count a try if it is somebody's first at a puzzle: how they do now, and what it did to their rating.

    Guests have a rating of their own, but do not move those of puzzles: a guest could be anybody, and anew each time.
    """

    def rate(solver: Estimate, against: Estimate) -> tuple[Estimate, Estimate]:
        teams = [[MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma in (solver, against)]
        (own,), (its,) = MODEL.rate(teams, ranks=[0.0, 1.0] if solved else [1.0, 0.0])
        return (own.mu, own.sigma), (its.mu, its.sigma)

    new, moves = (MODEL.mu, MODEL.sigma), person.account is not None
    counted = await kept.count_try(store, person.id, puzzle.id, solved, new, first_of(puzzle), moves, rate, time.time())
    if counted is None:
        return None
    before, after = counted
    return {**standing(after), "change": shown(after.mu) - shown(before.mu)}
