"""Analyses of finished games, one a table: how far a run is, and what it found.

The row is all that processes know of each other's runs: when it is gone, or another run has it, the run that wrote it
ends.
"""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import and_, delete, or_, select, update

from ... import schema
from ...store import Store
from ...upsert import add_new

analyses: Final = schema.analyses.c
WAITING: Final = "waiting"
RUNNING: Final = "running"
FINISHED: Final = "finished"
FAILED: Final = "failed"


class AnalysisRow(msgspec.Struct):
    """An analysis as it is kept."""

    table: str
    run: str
    state: str
    done: int
    total: int
    result: str | None
    at: float
    """The last sign of life."""


async def find_analysis(store: Store, table_id: str) -> AnalysisRow | None:
    """The analysis of a table."""
    row = await store.fetch_one(select(schema.analyses).where(analyses.table == table_id))
    return AnalysisRow(*row) if row is not None else None


async def begin_analysis(store: Store, row: AnalysisRow, silent_since: float) -> bool:
    """Begin a run, unless there is one that lives or has finished; tells whether it began."""
    dead = or_(analyses.state == FAILED, and_(analyses.state != FINISHED, analyses.at < silent_since))
    async with store.engine.begin() as connection:
        await connection.execute(delete(schema.analyses).where(analyses.table == row.table, dead))
        return bool(await add_new(connection, schema.analyses, [msgspec.to_builtins(row)]))


async def keep_progress(store: Store, row: AnalysisRow) -> bool:
    """Write down how far a run is; tells whether it still is the table's run."""
    known = {"state": row.state, "done": row.done, "total": row.total, "at": row.at}
    if row.result is not None:
        known["result"] = row.result
    mine = and_(analyses.table == row.table, analyses.run == row.run)
    return bool(await store.execute(update(schema.analyses).where(mine).values(known)))


async def drop_run(store: Store, table_id: str, run: str = "") -> bool:
    """Remove a run that has not finished, any or a certain one; tells whether there was one."""
    mine = and_(analyses.table == table_id, analyses.state != FINISHED)
    if run:
        mine = and_(mine, analyses.run == run)
    return bool(await store.execute(delete(schema.analyses).where(mine)))


async def drop_analysis(store: Store, table_id: str) -> None:
    """Remove what was found, for instance by an older program that wrote it otherwise."""
    await store.execute(delete(schema.analyses).where(analyses.table == table_id))
