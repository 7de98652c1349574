"""Who has solved which puzzle, and how well people and puzzles do against each other."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from sqlalchemy import Table, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ... import schema
from ...store import Store
from ...upsert import add_new
from .ratings import Estimate

tries, solvers, ratings = schema.puzzle_tries.c, schema.puzzle_solvers.c, schema.puzzle_ratings.c


class Solver(msgspec.Struct, frozen=True):
    """How somebody does at puzzles."""

    mu: float
    sigma: float
    tries: int = 0
    solved: int = 0
    streak: int = 0
    longest: int = 0


Rate = Callable[[Estimate, Estimate], tuple[Estimate, Estimate]]
"""What a try makes of the ratings of who tried and of the puzzle."""


async def results_of(store: Store, user: str) -> dict[str, bool]:
    """The puzzles that somebody has tried: whether they solved each at once."""
    rows = await store.fetch_all(select(tries.puzzle, tries.solved).where(tries.user == user))
    return {row.puzzle: row.solved for row in rows}


async def result_of(store: Store, user: str, puzzle: str) -> bool | None:
    """Whether somebody solved a puzzle at once; None: they have not tried it."""
    row = await store.fetch_one(select(tries.solved).where(tries.user == user, tries.puzzle == puzzle))
    return None if row is None else bool(row.solved)


async def solver(store: Store, user: str) -> Solver | None:
    """How somebody does; None: they have not tried any puzzle."""
    row = await store.fetch_one(select(schema.puzzle_solvers).where(solvers.user == user))
    return None if row is None else as_solver(row)


async def ratings_of(store: Store) -> dict[str, Estimate]:
    """The ratings of all puzzles that somebody has tried."""
    rows = await store.fetch_all(select(schema.puzzle_ratings))
    return {row.puzzle: (row.mu, row.sigma) for row in rows}


async def count_try(
    store: Store,
    user: str,
    puzzle: str,
    solved: bool,
    new: Estimate,
    first: Estimate,
    moves: bool,
    rate: Rate,
    now: float,
) -> tuple[Solver, Solver] | None:
    """Count the first try at a puzzle, all of it or nothing: how somebody did before and does now; None: not the first.

    `new` is the rating of who tries a puzzle for the first time, `first` that of a puzzle that nobody has tried;
    `moves` says whether the puzzle's rating may move.
    """
    async with store.engine.begin() as connection:
        # First of all the try, as a write: whoever comes second waits here, and then finds it.
        mark = {"user": user, "puzzle": puzzle, "solved": solved, "at": now}
        if not await add_new(connection, schema.puzzle_tries, [mark]):
            return None
        fresh = Solver(*new)
        await add_new(connection, schema.puzzle_solvers, [{"user": user, **msgspec.structs.asdict(fresh)}])
        mine = select(schema.puzzle_solvers).where(solvers.user == user).with_for_update()
        before = as_solver((await connection.execute(mine)).one())
        against = await rating_before(connection, puzzle, first)
        own, its = rate((before.mu, before.sigma), against)
        streak = before.streak + 1 if solved else 0
        after = Solver(*own, before.tries + 1, before.solved + solved, streak, max(before.longest, streak))
        await save(connection, schema.puzzle_solvers, "user", user, msgspec.structs.asdict(after))
        if moves:
            await save(connection, schema.puzzle_ratings, "puzzle", puzzle, {"mu": its[0], "sigma": its[1]})
    return before, after


async def rating_before(connection: AsyncConnection, puzzle: str, first: Estimate) -> Estimate:
    """A puzzle's rating, locked until it is changed."""
    await add_new(connection, schema.puzzle_ratings, [{"puzzle": puzzle, "mu": first[0], "sigma": first[1]}])
    its = select(schema.puzzle_ratings).where(ratings.puzzle == puzzle).with_for_update()
    row = (await connection.execute(its)).one()
    return row.mu, row.sigma


async def save(connection: AsyncConnection, table: Table, key: str, value: str, values: dict[str, float]) -> None:
    """Update one row."""
    await connection.execute(update(table).where(table.c[key] == value).values(values))


def as_solver(row: object) -> Solver:
    """A row of the solvers."""
    return Solver(*(getattr(row, name) for name in Solver.__struct_fields__))
