"""Guests with a name, accounts with a password, and the sessions by which they are known."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ...kernel.errors import LonghallError
from ..protocol.limits import SHORTEST_PASSWORD
from ..runtime.ids import hash_secret, new_id, new_secret, same
from ..storage.errors import Conflict
from ..storage.queries.people import accounts as kept_accounts
from ..storage.rows import SessionRow, User
from ..storage.store import Store
from .names import account_name, display_name, log_in_forms, looks
from .sanctions import Sanctions

SESSION_DAYS = 180
SEEN_EVERY = 3600.0
MOST_REMEMBERED = 100_000
LONGEST_AGENT = 200
_hasher = PasswordHasher()


class Accounts:
    """Creates guests and accounts, opens and ends sessions."""

    def __init__(self, store: Store, sanctions: Sanctions | None = None) -> None:
        self.store = store
        self.sanctions = sanctions
        """Who is banned; None: this is no server."""
        self.ended: list[Callable[[list[str]], None]] = []
        """Called with the hashes of sessions that have ended: connections opened by them must be closed."""
        self._seen: dict[str, float] = {}

    async def new_guest(self, name: str, agent: str = "") -> tuple[User, str]:
        """A guest, and the secret of their session."""
        person = User(new_id(), display_name(name), None, "", {})
        await self.need_free_name(person)
        await kept_accounts.add_guest(self.store, person, time.time())
        return person, await self.new_session(person, agent)

    async def need_free_name(self, person: User) -> None:
        """Refuse a guest whose name is that of an account, or looks like it; accounts have theirs for sure."""
        if person.is_guest and await kept_accounts.is_reserved(self.store, looks(person.name)):
            raise LonghallError("error-name-taken", given=person.name)

    # -- sessions -----------------------------------------------------------------------------------------------------

    async def new_session(self, person: User, agent: str = "") -> str:
        """A secret that tells who somebody is from now on."""
        secret = new_secret()
        now = time.time()
        expires = now + SESSION_DAYS * 86400
        session = SessionRow(hash_secret(secret), person.id, now, expires, now, agent[:LONGEST_AGENT])
        await kept_accounts.add_session(self.store, session)
        return secret

    async def by_session(self, secret: str) -> User | None:
        """Who holds a session's secret."""
        return await kept_accounts.user_of_session(self.store, hash_secret(secret), time.time())

    async def open_among(self, tokens: set[str]) -> set[str]:
        """Those sessions, by the hashes of their secrets, that have neither ended nor expired."""
        return await kept_accounts.open_sessions(self.store, sorted(tokens), time.time())

    async def saw(self, person: User, secret: str) -> None:
        """Note from time to time that somebody was here, so that they do not expire."""
        now, token = time.time(), hash_secret(secret)
        if now - self._seen.get(token, 0.0) > SEEN_EVERY:
            if len(self._seen) > MOST_REMEMBERED:
                self._seen.clear()
            self._seen[token] = now
            await kept_accounts.mark_seen(self.store, person.id, token, now)

    async def sessions(self, person: User) -> list[SessionRow]:
        """The open sessions of a person, the latest first."""
        return await kept_accounts.sessions_of(self.store, person.id, time.time())

    async def end_sessions(self, tokens: Iterable[str]) -> None:
        """End sessions by the hashes of their secrets, and close the connections opened by them."""
        gone = list(tokens)
        if gone:
            await kept_accounts.delete_sessions(self.store, gone)
            for tell in self.ended:
                tell(gone)

    async def end_other_sessions(self, person: User, session: str | None) -> None:
        """End all sessions of a person but one, by the hash of its secret."""
        await self.end_sessions(
            [row.token for row in await self.sessions(person) if not same(row.token, session or "")]
        )

    # -- accounts -----------------------------------------------------------------------------------------------------

    async def by_id(self, person: str) -> User | None:
        """Somebody by their id."""
        return await kept_accounts.user_by_id(self.store, person)

    async def claim_account(self, guest: User | None, name: str, password: str) -> User:
        """An account for a guest, who keeps all seats, or for somebody new."""
        if len(password) < SHORTEST_PASSWORD:
            raise LonghallError("error-password-short", fewest=SHORTEST_PASSWORD)
        if guest is not None and not guest.is_guest:
            raise LonghallError("error-account-already")
        shown, account = display_name(name), account_name(name)
        kept = await asyncio.to_thread(hash_password, password)
        if await self.find_account(account) is not None:  # one of an older program may have another form
            raise LonghallError("error-account-taken", given=shown)
        try:
            if guest is None:
                made = User(new_id(), shown, account, "", {})
                await kept_accounts.add_account(self.store, made, kept, looks_of(shown), time.time())
            else:
                made = User(guest.id, shown, account, guest.language, guest.notices)
                await kept_accounts.give_account(self.store, made, kept, looks_of(shown))
        except Conflict:
            raise LonghallError("error-account-taken", given=shown) from None
        return made

    async def find_account(self, name: str) -> User | None:
        """Whose account a name is: kept as older programs did it, or in the normal form."""
        forms = log_in_forms(name)
        found = await kept_accounts.users_by_account(self.store, forms)
        return min(found, key=lambda user: forms.index(user.account or ""), default=None)

    async def knows_password(self, person: User | None, password: str) -> bool:
        """Whether a password is a person's; for nobody it takes as long to find out that it is not."""
        kept = await kept_accounts.password_of(self.store, person.id) if person is not None else None
        return await asyncio.to_thread(verify, kept, password)

    async def change_password(self, person: User, password: str) -> None:
        """A new password for an account."""
        kept = await asyncio.to_thread(hash_password, password)
        await kept_accounts.change_user(self.store, person.id, {"password": kept})

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
            await kept_accounts.change_user(self.store, person.id, values)
        return await self.by_id(person.id) or person

    async def rename(self, person: User, name: str) -> str:
        """A name that somebody may show; an account gives the looks of its old one back, but not those of its own."""
        if person.account is None:
            await self.need_free_name(User(person.id, name, None, "", {}))
        else:
            try:
                await kept_accounts.change_reserved(self.store, person.id, looks_of(name, person.account))
            except Conflict:
                raise LonghallError("error-name-taken", given=name) from None
        return name

    async def expire_guests(self, days: int) -> int:
        """Forget guests who were not seen for a while and sit at no table; tells how many."""
        return await kept_accounts.delete_idle_guests(self.store, time.time() - days * 86400)


def looks_of(*names: str) -> set[str]:
    """What these names look like."""
    return set[str]().union(*map(looks, names))


def hash_password(password: str) -> str:
    """What is kept of a password."""
    return _hasher.hash(password)


@cache
def nobody() -> str:
    """The hash of a password that nobody has, to compare with where there is no account."""
    return hash_password(new_secret())


def verify(kept: str | None, password: str) -> bool:
    """Whether a password is the kept one; without one it takes as long, and is not."""
    try:
        return _hasher.verify(kept or nobody(), password)
    except (VerificationError, InvalidHashError):
        return False
