"""Friends, those whom somebody wants nothing to do with, personal links, and invitations to tables."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Column, and_, delete, func, insert, or_, select
from sqlalchemy.sql.elements import ColumnElement

from ... import schema
from ...rows import User
from ...store import Store
from ...upsert import add_new
from .accounts import read_user

users, friends, blocks = schema.users.c, schema.friends.c, schema.blocks.c
links, invitations, tables, seats = schema.friend_links.c, schema.invitations.c, schema.tables.c, schema.seats.c


class KnownPerson(msgspec.Struct):
    """Somebody whom a person knows."""

    user: str
    name: str
    guest: bool
    seen: float
    since: float


class SeatTaken(msgspec.Struct):
    """Where somebody sits, at a table that is not over."""

    user: str
    seat: int
    table: str
    name: str
    game: str
    status: str
    listed: bool


class Invitation(msgspec.Struct):
    """An open table to which somebody is invited."""

    table: str
    name: str
    game: str
    by: str
    at: float


# -- links ------------------------------------------------------------------------------------------------------------


async def link_of(store: Store, user: str) -> str | None:
    """The code of somebody's personal link."""
    row = await store.fetch_one(select(links.code).where(links.user == user))
    return row.code if row is not None else None


async def change_link(store: Store, user: str, code: str) -> None:
    """A new personal link; the one before leads nowhere."""
    await store.execute(
        delete(schema.friend_links).where(links.user == user),
        insert(schema.friend_links).values(user=user, code=code),
    )


async def owner_of_link(store: Store, code: str) -> User | None:
    """Whose personal link has this code."""
    asked = select(schema.users).join(schema.friend_links, links.user == users.id).where(links.code == code)
    row = await store.fetch_one(asked)
    return read_user(row) if row is not None else None


# -- friends and blocks -----------------------------------------------------------------------------------------------


async def befriend(store: Store, one: str, other: str, now: float) -> bool:
    """Two people are friends from now on; tells whether they were not."""
    async with store.engine.begin() as connection:
        pair = [{"user": one, "friend": other, "since": now}, {"user": other, "friend": one, "since": now}]
        return bool(await add_new(connection, schema.friends, pair))


async def part(store: Store, one: str, other: str) -> None:
    """Two people are friends no more, and not invited by each other."""
    both = or_(and_(friends.user == one, friends.friend == other), and_(friends.user == other, friends.friend == one))
    asked = or_(
        and_(invitations.user == one, invitations.by == other), and_(invitations.user == other, invitations.by == one)
    )
    await store.execute(delete(schema.friends).where(both), delete(schema.invitations).where(asked))


async def block(store: Store, user: str, other: str, now: float) -> None:
    """Somebody wants nothing to do with another."""
    await part(store, user, other)
    async with store.engine.begin() as connection:
        await add_new(connection, schema.blocks, [{"user": user, "blocked": other, "since": now}])


async def unblock(store: Store, user: str, other: str) -> None:
    """They may be friends again."""
    await store.execute(delete(schema.blocks).where(blocks.user == user, blocks.blocked == other))


async def is_blocked(store: Store, user: str, other: str, *, either: bool = False) -> bool:
    """Whether somebody has blocked another; `either`: or the other way round."""
    ways = [and_(blocks.user == user, blocks.blocked == other)]
    if either:
        ways.append(and_(blocks.user == other, blocks.blocked == user))
    return await store.fetch_one(select(blocks.user).where(or_(*ways)).limit(1)) is not None


async def friends_of(store: Store, user: str) -> list[KnownPerson]:
    """Somebody's friends, by name."""
    return await known_people(store, friends.user == user, friends.friend, friends.since)


async def count_friends(store: Store, user: str) -> int:
    """How many friends somebody has."""
    return int((await store.fetch_one(select(func.count()).where(friends.user == user)))[0])


async def blocked_by(store: Store, user: str) -> list[KnownPerson]:
    """Those whom somebody has blocked, by name."""
    return await known_people(store, blocks.user == user, blocks.blocked, blocks.since)


async def known_people(
    store: Store, whose: ColumnElement[bool], other: Column[Any], since: Column[Any]
) -> list[KnownPerson]:
    """Those to whom somebody is tied, by name."""
    asked = select(users.id, users.name, users.account.is_(None), users.seen, since).where(whose, other == users.id)
    return [KnownPerson(*row) for row in await store.fetch_all(asked.order_by(func.lower(users.name), users.id))]


async def seats_taken(store: Store, people: list[str]) -> list[SeatTaken]:
    """Where some people sit, at tables that are not over; the latest first."""
    asked = (
        select(seats.user, seats.seat, tables.id, tables.name, tables.game, tables.status, tables.listed)
        .join(schema.tables, tables.id == seats.table)
        .where(tables.status != "finished")
        .order_by(tables.changed.desc())
    )
    return [SeatTaken(*row) for row in await store.fetch_among(asked, seats.user, people)]


# -- invitations ------------------------------------------------------------------------------------------------------


async def invite(store: Store, table_id: str, user: str, by: str, now: float) -> bool:
    """Invite somebody to a table; tells whether they were not invited yet."""
    async with store.engine.begin() as connection:
        row = {"table": table_id, "user": user, "by": by, "at": now}
        return bool(await add_new(connection, schema.invitations, [row]))


async def invitations_of(store: Store, user: str) -> list[Invitation]:
    """Open tables to which somebody is invited and does not sit, the latest first."""
    sits = select(seats.table).where(seats.user == user)
    asked = (
        select(tables.id, tables.name, tables.game, users.name, invitations.at)
        .join(schema.tables, tables.id == invitations.table)
        .join(schema.users, users.id == invitations.by)
        .where(invitations.user == user, tables.status == "open", tables.id.not_in(sits))
        .order_by(invitations.at.desc())
    )
    return [Invitation(*row) for row in await store.fetch_all(asked)]


async def decline(store: Store, table_id: str, user: str) -> None:
    """An invitation that somebody does not want to see any more."""
    await store.execute(delete(schema.invitations).where(invitations.table == table_id, invitations.user == user))
