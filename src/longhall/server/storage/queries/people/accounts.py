"""People, their sessions, and what the names of accounts look like."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Insert, delete, exists, insert, select, update

from ... import schema
from ...rows import SessionRow, User
from ...store import Store

users, sessions, looks = schema.users.c, schema.sessions.c, schema.looks.c


def read_user(row: Any) -> User:
    """A person from a row of the database."""
    return User(row.id, row.name, row.account, row.language, msgspec.json.decode(row.notices))


# -- people -----------------------------------------------------------------------------------------------------------


async def add_guest(store: Store, user: User, now: float) -> None:
    """Somebody who has a name and no account."""
    await store.execute(insert(schema.users).values(id=user.id, name=user.name, notices="{}", created=now, seen=now))


async def user_by_id(store: Store, user: str) -> User | None:
    """Somebody by their id."""
    row = await store.fetch_one(select(schema.users).where(users.id == user))
    return read_user(row) if row is not None else None


async def users_by_account(store: Store, accounts: list[str]) -> list[User]:
    """Those whose account has one of these names."""
    return [read_user(row) for row in await store.fetch_all(select(schema.users).where(users.account.in_(accounts)))]


async def add_account(store: Store, user: User, password: str, reserved: set[str], now: float) -> None:
    """Somebody new with an account; raises `Conflict` if its name, or one that looks like it, is taken."""
    new = insert(schema.users).values(id=user.id, notices="{}", created=now, seen=now)
    await store.execute(new.values(name=user.name, account=user.account, password=password), reserve(user.id, reserved))


async def give_account(store: Store, user: User, password: str, reserved: set[str]) -> None:
    """An account for a guest; raises `Conflict` if its name, or one that looks like it, is taken."""
    known = update(schema.users).where(users.id == user.id)
    await store.execute(
        known.values(name=user.name, account=user.account, password=password), reserve(user.id, reserved)
    )


async def change_user(store: Store, user: str, values: dict[str, Any]) -> None:
    """Change some columns of somebody."""
    await store.execute(update(schema.users).where(users.id == user).values(values))


async def password_of(store: Store, user: str) -> str | None:
    """The hash of an account's password."""
    row = await store.fetch_one(select(users.password).where(users.id == user))
    return row.password if row is not None else None


async def delete_idle_guests(store: Store, seen_before: float) -> int:
    """Forget guests who were not seen for a while and sit at no table; tells how many."""
    # All of it is asked of the row itself: PostgreSQL looks again at a row that changed while it waited for it.
    return await store.execute(
        delete(schema.users).where(
            users.account.is_(None), users.seen < seen_before, ~exists().where(schema.seats.c.user == users.id)
        )
    )


# -- what names look like ---------------------------------------------------------------------------------------------


def reserve(user: str, reserved: set[str]) -> Insert:
    """The change by which what names look like belongs to an account."""
    return insert(schema.looks).values([{"look": look, "user": user} for look in sorted(reserved)])


async def is_reserved(store: Store, wanted: set[str]) -> bool:
    """Whether one of these belongs to an account."""
    return await store.fetch_one(select(looks.user).where(looks.look.in_(wanted))) is not None


async def change_reserved(store: Store, user: str, reserved: set[str]) -> None:
    """What belongs to an account from now on, instead of what did; raises `Conflict` if some of it is taken."""
    await store.execute(delete(schema.looks).where(looks.user == user), reserve(user, reserved))


# -- sessions ---------------------------------------------------------------------------------------------------------


async def add_session(store: Store, session: SessionRow) -> None:
    """Somebody has logged in."""
    await store.execute(insert(schema.sessions).values(msgspec.to_builtins(session)))


async def user_of_session(store: Store, token: str, now: float) -> User | None:
    """Who is logged in with a session."""
    row = await store.fetch_one(
        select(schema.users)
        .join(schema.sessions, sessions.user == users.id)
        .where(schema.sessions.c.token == token, sessions.expires > now)
    )
    return read_user(row) if row is not None else None


async def open_sessions(store: Store, tokens: list[str], now: float) -> set[str]:
    """Those of some sessions that have neither ended nor expired."""
    still = select(sessions.token).where(sessions.expires > now)
    return {row.token for row in await store.fetch_among(still, sessions.token, tokens)}


async def mark_seen(store: Store, user: str, token: str, now: float) -> None:
    """Somebody has used their session."""
    await store.execute(
        update(schema.users).where(users.id == user).values(seen=now),
        update(schema.sessions).where(schema.sessions.c.token == token).values(seen=now),
    )


async def sessions_of(store: Store, user: str, now: float) -> list[SessionRow]:
    """The open sessions of a person, the latest first."""
    mine = select(schema.sessions).where(sessions.user == user, sessions.expires > now)
    return [SessionRow(*row) for row in await store.fetch_all(mine.order_by(sessions.created.desc(), sessions.token))]


async def delete_sessions(store: Store, tokens: list[str]) -> None:
    """End sessions."""
    await store.execute(delete(schema.sessions).where(sessions.token.in_(tokens)))
