"""People: guests with a name, accounts with a password, and the sessions that tell who somebody is."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Insert, Update, delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError

from ...kernel.errors import LonghallError
from ..protocol.limits import SHORTEST_PASSWORD
from ..runtime.ids import kept_form, new_id, new_secret, same
from ..storage import schema
from ..storage.store import Store
from .names import account_name, display_name, log_in_forms, looks

SESSION_DAYS = 180
SEEN_EVERY = 3600.0
MOST_REMEMBERED = 100_000
LONGEST_AGENT = 200
_hasher = PasswordHasher()


class User(msgspec.Struct):
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
            "account": self.account,
            "language": self.language,
            "notices": self.notices,
        }


class Accounts:
    """Makes guests and accounts, and finds out who holds a session."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.ended: list[Callable[[list[str]], None]] = []
        """Called with the kept forms of sessions that have ended: who came in by them must go."""
        self._seen: dict[str, float] = {}

    async def new_guest(self, name: str, agent: str = "") -> tuple[User, str]:
        """A guest, and the secret of their session."""
        person = User(new_id(), display_name(name), None, "", {})
        await self.need_free_name(person)
        now = time.time()
        row = {"id": person.id, "name": person.name, "notices": "{}", "created": now, "seen": now}
        await self.store.do(insert(schema.users).values(row))
        return person, await self.new_session(person, agent)

    async def need_free_name(self, person: User) -> None:
        """Refuse a guest whose name is that of an account, or looks like it; accounts have theirs for sure."""
        if person.is_guest:
            held = schema.looks.c
            if await self.store.one(select(held.user).where(held.look.in_(looks(person.name)))) is not None:
                raise LonghallError("error-name-taken", given=person.name)

    # -- sessions -----------------------------------------------------------------------------------------------------

    async def new_session(self, person: User, agent: str = "") -> str:
        """A secret that tells who somebody is from now on."""
        secret = new_secret()
        now = time.time()
        row = {
            "token": kept_form(secret),
            "user": person.id,
            "created": now,
            "expires": now + SESSION_DAYS * 86400,
            "seen": now,
            "agent": agent[:LONGEST_AGENT],
        }
        await self.store.do(insert(schema.sessions).values(row))
        return secret

    async def by_session(self, secret: str) -> User | None:
        """Who holds a session's secret."""
        row = await self.store.one(
            select(schema.users)
            .join(schema.sessions, schema.sessions.c.user == schema.users.c.id)
            .where(schema.sessions.c.token == kept_form(secret), schema.sessions.c.expires > time.time())
        )
        return read_person(row)

    async def is_open(self, token: str) -> bool:
        """Whether a session, by the kept form of its secret, has neither ended nor expired."""
        held = schema.sessions.c
        return (
            await self.store.one(select(held.user).where(schema.sessions.c.token == token, held.expires > time.time()))
            is not None
        )

    async def saw(self, person: User, secret: str) -> None:
        """Note that somebody was here, now and then, so that they are not forgotten."""
        now, token = time.time(), kept_form(secret)
        if now - self._seen.get(token, 0.0) > SEEN_EVERY:
            if len(self._seen) > MOST_REMEMBERED:
                self._seen.clear()
            self._seen[token] = now
            await self.store.do(
                update(schema.users).where(schema.users.c.id == person.id).values(seen=now),
                update(schema.sessions).where(schema.sessions.c.token == token).values(seen=now),
            )

    async def sessions(self, person: User) -> list[Any]:
        """The open sessions of a person, the latest first."""
        held = schema.sessions.c
        mine = select(schema.sessions).where(held.user == person.id, held.expires > time.time())
        return await self.store.all(mine.order_by(held.created.desc(), held.token))

    async def end_sessions(self, tokens: Iterable[str]) -> None:
        """End sessions by the kept forms of their secrets, here and wherever somebody came in by them."""
        gone = list(tokens)
        if gone:
            await self.store.do(delete(schema.sessions).where(schema.sessions.c.token.in_(gone)))
            for tell in self.ended:
                tell(gone)

    async def end_other_sessions(self, person: User, secret: str) -> None:
        """End all sessions of a person but the one with this secret."""
        own = kept_form(secret)
        await self.end_sessions([row.token for row in await self.sessions(person) if not same(row.token, own)])

    async def log_out(self, secret: str) -> None:
        """End a session."""
        await self.end_sessions([kept_form(secret)])

    # -- accounts -----------------------------------------------------------------------------------------------------

    async def by_id(self, person: str) -> User | None:
        """Somebody by their id."""
        return read_person(await self.store.one(select(schema.users).where(schema.users.c.id == person)))

    async def claim_account(self, guest: User | None, name: str, password: str) -> User:
        """An account for a guest, who keeps all seats, or for somebody new."""
        if len(password) < SHORTEST_PASSWORD:
            raise LonghallError("error-password-short", fewest=SHORTEST_PASSWORD)
        if guest is not None and not guest.is_guest:
            raise LonghallError("error-account-already")
        shown, account = display_name(name), account_name(name)
        kept = await asyncio.to_thread(hash_password, password)
        change: Insert | Update
        if guest is None:
            guest = User(new_id(), shown, None, "", {})
            now = time.time()
            change = insert(schema.users).values(id=guest.id, notices="{}", created=now, seen=now)
        else:
            change = update(schema.users).where(schema.users.c.id == guest.id)
        if await self.find_account(account) is not None:  # one of an older program may have another form
            raise LonghallError("error-account-taken", given=shown)
        try:
            await self.store.do(change.values(name=shown, account=account, password=kept), reserve(guest.id, shown))
        except IntegrityError:
            raise LonghallError("error-account-taken", given=shown) from None
        return User(guest.id, shown, account, guest.language, guest.notices)

    async def find_account(self, name: str) -> User | None:
        """Whose account a name is: kept as older programs did it, or in the normal form."""
        forms = log_in_forms(name)
        rows = await self.store.all(select(schema.users).where(schema.users.c.account.in_(forms)))
        return read_person(min(rows, key=lambda row: forms.index(row.account), default=None))

    async def knows_password(self, person: User | None, password: str) -> bool:
        """Whether a password is a person's; for nobody it takes as long to find out that it is not."""
        row = None
        if person is not None:
            row = await self.store.one(select(schema.users.c.password).where(schema.users.c.id == person.id))
        return await asyncio.to_thread(verify, row.password if row is not None else None, password)

    async def change_password(self, person: User, password: str) -> None:
        """A new password for an account."""
        kept = await asyncio.to_thread(hash_password, password)
        await self.store.do(update(schema.users).where(schema.users.c.id == person.id).values(password=kept))

    async def change(self, person: User, name: str | None, language: str | None, notices: Any | None) -> User:
        """Change what a person may change about themselves."""
        values: dict[str, Any] = {}
        if name is not None:
            values["name"] = await self.rename(person, display_name(name))
        if language is not None:
            values["language"] = language
        if notices is not None:
            values["notices"] = msgspec.json.encode(notices).decode()
        if values:
            await self.store.do(update(schema.users).where(schema.users.c.id == person.id).values(values))
        return await self.by_id(person.id) or person

    async def rename(self, person: User, name: str) -> str:
        """A name that somebody may show; an account gives the looks of its old one back, but not those of its own."""
        if person.account is None:
            await self.need_free_name(User(person.id, name, None, "", {}))
        else:
            free = delete(schema.looks).where(schema.looks.c.user == person.id)
            try:
                await self.store.do(free, reserve(person.id, name, person.account))
            except IntegrityError:
                raise LonghallError("error-name-taken", given=name) from None
        return name

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


def reserve(user: str, *names: str) -> Insert:
    """The change by which what names look like belongs to an account."""
    seen = set[str]().union(*map(looks, names))
    return insert(schema.looks).values([{"look": look, "user": user} for look in sorted(seen)])


def hash_password(password: str) -> str:
    """What is kept of a password."""
    return _hasher.hash(password)


@cache
def nobody() -> str:
    """A kept password that nobody has, to compare with where there is no account."""
    return hash_password(new_secret())


def verify(kept: str | None, password: str) -> bool:
    """Whether a password is the kept one; without one it takes as long, and is not."""
    try:
        return _hasher.verify(kept or nobody(), password)
    except (VerificationError, InvalidHashError):
        return False


def read_person(row: Any) -> User | None:
    """A person from a row of the database."""
    if row is None:
        return None
    return User(row.id, row.name, row.account, row.language, msgspec.json.decode(row.notices))
