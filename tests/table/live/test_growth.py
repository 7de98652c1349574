"""What a server does all the time must not cost more the more tables it has."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from inside import Inside, open_rooms
from sqlalchemy import event, text

from longhall.server.storage.queries.play.tables import due_tables
from longhall.server.storage.queries.upkeep.service_time import clocks_run

pytestmark = pytest.mark.live
Question = Callable[[Inside], Awaitable[Any]]


@pytest.mark.parametrize(
    "ask", [lambda inside: due_tables(inside.store, 5.0, 5.0), lambda inside: clocks_run(inside.store)]
)
def test_only_tables_that_are_due_are_looked_at(tmp_path: Path, ask: Question) -> None:
    """By the index of what is due, which has none of the many tables that wait for people without a clock."""

    async def look() -> list[str]:
        async with open_rooms(tmp_path) as inside:
            asked: list[tuple[str, Any]] = []
            event.listen(
                inside.store.engine.sync_engine,
                "before_cursor_execute",
                lambda connection, cursor, statement, given, *_: asked.append((statement, given)),
            )
            await ask(inside)
            statement, given = asked[-1]
            async with inside.store.engine.connect() as connection:
                plan = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", given)
                return [row[3] for row in plan if "tables" in row[3]]

    looked = asyncio.run(look())
    assert looked
    assert all("ix_tables_due (due" in step for step in looked), looked


def test_tables_that_are_due(tmp_path: Path) -> None:
    async def look() -> None:
        async with open_rooms(tmp_path) as inside:
            ids = [(await inside.started(3)).id for _ in range(6)]
            states = [
                ("running", None),
                ("running", 0.0),
                ("running", 7.0),
                ("open", 2.0),
                ("open", 9.0),
                ("finished", 1.0),
            ]
            for table, (status, due) in zip(ids, states, strict=True):
                change = text("UPDATE tables SET status = :status, due = :due WHERE id = :id")
                await inside.store.execute(change.bindparams(status=status, due=due, id=table))
            assert await due_tables(inside.store, 5.0, 3.0) == [ids[3], ids[1]]
            assert await due_tables(inside.store, 8.0, 1.0) == [ids[2], ids[1]]
            assert await clocks_run(inside.store)
            for table in ids[1:3]:
                await inside.store.execute(text("UPDATE tables SET due = NULL WHERE id = :id").bindparams(id=table))
            assert not await clocks_run(inside.store)

    asyncio.run(look())
