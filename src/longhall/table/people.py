"""People: guests with a name, accounts with a password, and the sessions that tell who somebody is."""

from __future__ import annotations

import asyncio
import time
from functools import cache
from typing import Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Insert, Update, delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError

from ..kernel.errors import LonghallError
from . import schema
from .ids import kept_form, new_id, new_secret
from .store import Store

SESSION_DAYS = 180
SHORTEST_PASSWORD = 8
LONGEST_NAME = 40
LONGEST_PASSWORD = 200
SEEN_EVERY = 3600.0
MOST_REMEMBERED = 100_000
_hasher = PasswordHasher()


class Person(msgspec.Struct):
    """Somebody who is known to this server."""

    id: str
    name: str
    account: str | None
    language: str
    notices: dict[str, Any]

    @property
    def is_guest(self) -> bool:
        """Whether there is no account yet."""
        return self.account is None

    def shown(self) -> dict[str, Any]:
        """What the person gets to know about themselves."""
        return {
            "id": self.id,
            "name": self.name,
            "guest": self.is_guest,
            "language": self.language,
            "notices": self.notices,
        }


class People:
    """Makes guests and accounts, and finds out who holds a session."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._seen: dict[str, float] = {}

    async def new_guest(self, name: str) -> tuple[Person, str]:
        """A guest, and the secret of their session."""
        person = Person(new_id(), clean(name), None, "", {})
        now = time.time()
        row = {"id": person.id, "name": person.name, "notices": "{}", "created": now, "seen": now}
        await self.store.do(insert(schema.users).values(row))
        return person, await self.new_session(person)

    async def new_session(self, person: Person) -> str:
        """A secret that tells who somebody is from now on."""
        secret = new_secret()
        now = time.time()
        row = {"token": kept_form(secret), "user": person.id, "created": now, "expires": now + SESSION_DAYS * 86400}
        await self.store.do(insert(schema.sessions).values(row))
        return secret

    async def by_session(self, secret: str) -> Person | None:
        """Who holds a session's secret."""
        row = await self.store.one(
            select(schema.users)
            .join(schema.sessions, schema.sessions.c.user == schema.users.c.id)
            .where(schema.sessions.c.token == kept_form(secret), schema.sessions.c.expires > time.time())
        )
        return read_person(row)

    async def saw(self, person: Person) -> None:
        """Note that somebody was here, now and then, so that they are not forgotten."""
        now = time.time()
        if now - self._seen.get(person.id, 0.0) > SEEN_EVERY:
            if len(self._seen) > MOST_REMEMBERED:
                self._seen.clear()
            self._seen[person.id] = now
            await self.store.do(update(schema.users).where(schema.users.c.id == person.id).values(seen=now))

    async def by_id(self, person: str) -> Person | None:
        """Somebody by their id."""
        return read_person(await self.store.one(select(schema.users).where(schema.users.c.id == person)))

    async def claim_account(self, guest: Person | None, name: str, password: str) -> Person:
        """An account for a guest, who keeps all seats, or for somebody new."""
        if len(password) < SHORTEST_PASSWORD:
            raise LonghallError("error-password-short", fewest=SHORTEST_PASSWORD)
        if guest is not None and not guest.is_guest:
            raise LonghallError("error-account-already")
        shown = clean(name)
        account = shown.casefold()
        kept = await asyncio.to_thread(_hasher.hash, password)
        change: Insert | Update
        if guest is None:
            guest = Person(new_id(), shown, None, "", {})
            now = time.time()
            change = insert(schema.users).values(id=guest.id, notices="{}", created=now, seen=now)
        else:
            change = update(schema.users).where(schema.users.c.id == guest.id)
        try:
            await self.store.do(change.values(name=shown, account=account, password=kept))
        except IntegrityError:
            raise LonghallError("error-account-taken", given=shown) from None
        return Person(guest.id, shown, account, guest.language, guest.notices)

    async def log_in(self, name: str, password: str) -> Person:
        """Who knows the password; a wrong name takes as long as a wrong password."""
        row = await self.store.one(select(schema.users).where(schema.users.c.account == clean(name).casefold()))
        kept = row.password if row is not None and row.password else None
        fits = await asyncio.to_thread(verify, kept, password)
        person = read_person(row)
        if not fits or person is None:
            raise LonghallError("error-login")
        return person

    async def log_out(self, secret: str) -> None:
        """End a session."""
        await self.store.do(delete(schema.sessions).where(schema.sessions.c.token == kept_form(secret)))

    async def change(self, person: Person, name: str | None, language: str | None, notices: Any | None) -> Person:
        """Change what a person may change about themselves."""
        values: dict[str, Any] = {}
        if name is not None:
            values["name"] = clean(name)
        if language is not None:
            values["language"] = language
        if notices is not None:
            values["notices"] = msgspec.json.encode(notices).decode()
        if values:
            await self.store.do(update(schema.users).where(schema.users.c.id == person.id).values(values))
        return await self.by_id(person.id) or person

    async def expire_guests(self, days: int) -> int:
        """Forget guests who were not seen for a while and sit at no table; tells how many."""
        guest = schema.users.c
        # All of it is asked of the row itself: PostgreSQL looks again at a row that changed while it waited for it.
        return await self.store.do(
            delete(schema.users).where(
                guest.account.is_(None),
                guest.seen < time.time() - days * 86400,
                ~exists().where(schema.seats.c.user == guest.id),
            )
        )


@cache
def nobody() -> str:
    """A kept password that nobody has, to compare with where there is no account."""
    return _hasher.hash(new_secret())


def verify(kept: str | None, password: str) -> bool:
    """Whether a password is the kept one; without one it takes as long, and is not."""
    try:
        return _hasher.verify(kept or nobody(), password)
    except (VerificationError, InvalidHashError):
        return False


def read_person(row: Any) -> Person | None:
    """A person from a row of the database."""
    if row is None:
        return None
    return Person(row.id, row.name, row.account, row.language, msgspec.json.decode(row.notices))


def clean(name: str) -> str:
    """A name without control characters and surplus spaces; an empty one is refused."""
    tidy = " ".join("".join(letter for letter in name if letter.isprintable()).split())[:LONGEST_NAME]
    if not tidy:
        raise LonghallError("error-name-empty")
    return tidy
