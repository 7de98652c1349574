"""What seats will answer when they are asked."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, select, update

from ... import schema
from ...store import Store
from ...upsert import replace_row

plans = schema.plans.c


class PlanRow(msgspec.Struct):
    """The plan of a seat, and whose it is."""

    user: str
    data: str


async def plan_of(store: Store, table_id: str, seat: int) -> PlanRow | None:
    """The plan of a seat, if it has one."""
    found = select(plans.user, plans.data).where(plans.table == table_id, plans.seat == seat)
    row = await store.fetch_one(found)
    return None if row is None else PlanRow(row.user, row.data)


async def keep_plan(store: Store, table_id: str, seat: int, plan: PlanRow, active: bool) -> None:
    """Keep a plan instead of the one before."""
    row = {"table": table_id, "seat": seat, "user": plan.user, "data": plan.data, "active": active}
    async with store.engine.begin() as connection:
        await replace_row(connection, schema.plans, row)


async def change_plan(store: Store, table_id: str, seat: int, old: str, new: str, active: bool) -> bool:
    """Change a plan that nobody has changed meanwhile; whether it was so."""
    where = (plans.table == table_id, plans.seat == seat, plans.data == old)
    return await store.execute(update(schema.plans).where(*where).values(data=new, active=active)) == 1


async def drop_plan(store: Store, table_id: str, seat: int) -> None:
    """Delete the plan of a seat."""
    await store.execute(delete(schema.plans).where(plans.table == table_id, plans.seat == seat))


async def planned_tables(store: Store) -> set[str]:
    """The tables at which somebody has planned something."""
    return {row.table for row in await store.fetch_all(select(plans.table).where(plans.active).distinct())}
