"""How far the service time of each process is."""

from __future__ import annotations

import time
from typing import Final

import msgspec
from sqlalchemy import delete, exists, func, insert, select, text, update

from ... import schema
from ...store import Store

CLOCKS: Final = {
    "sqlite": "(julianday('now') - 2440587.5) * 86400.0",
    "postgresql": "extract(epoch from clock_timestamp())",
}
"""The database's own clock: the only one that processes on several machines share."""
service, tables = schema.service.c, schema.tables.c


class ServiceRow(msgspec.Struct):
    """How far a process is."""

    process: str
    served: float
    at: float
    """When that was, by the database's clock; 0: the process has ended."""


async def shared_clock(store: Store) -> float:
    """The database's time."""
    row = await store.fetch_one(text(f"select {CLOCKS[store.engine.dialect.name]}"))
    return float(row[0])


async def note(store: Store, row: ServiceRow) -> None:
    """Write down how far a process is."""
    values = msgspec.to_builtins(row)
    if not await store.execute(update(schema.service).where(service.process == row.process).values(values)):
        await store.execute(insert(schema.service).values(values))


async def others(store: Store, process: str) -> list[ServiceRow]:
    """How far all other processes are."""
    return [ServiceRow(*row) for row in await store.fetch_all(select(schema.service).where(service.process != process))]


async def forget_others(store: Store, process: str, before: float) -> None:
    """Forget the processes that have not written anything down since a moment."""
    await store.execute(delete(schema.service).where(service.process != process, service.at < before))


async def clocks_run(store: Store) -> bool:
    """Whether a clock runs at any table."""
    # By the index of what is due, and not by that of the status, which has every game that waits for somebody.
    running = exists().where(func.coalesce(tables.status, "") == "running", tables.due >= 0)
    return bool((await store.fetch_one(select(running)))[0])


async def go_on_from(store: Store, row: ServiceRow) -> float:
    """How far service time is in a database; an empty one goes on from what is given."""
    empty = select(~exists(select(service.process)) & ~exists(select(tables.id)))
    if (await store.fetch_one(empty))[0]:
        await store.execute(insert(schema.service).values(msgspec.to_builtins(row)))
    return await last_noted(store)


async def last_noted(store: Store) -> float:
    """How far service time was when it was last noted; before the first time, the newest change of any table."""
    row = await store.fetch_one(select(func.max(service.served)))
    if row[0] is None:
        row = await store.fetch_one(select(func.max(tables.changed)))
    return time.time() if row[0] is None else float(row[0])
