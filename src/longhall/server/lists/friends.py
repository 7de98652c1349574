"""Friends: found by a personal link, seen at tables, invited to them.

People are told apart by a handle that is the same for one pair of people and tells nobody else anything.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from typing import Any, Final

from ...kernel.errors import LonghallError
from ..rooms.room import Room
from ..runtime.ids import new_id
from ..storage.errors import Conflict
from ..storage.queries.people import friends as kept
from ..storage.queries.people.friends import KnownPerson, SeatTaken
from ..storage.rows import User
from ..storage.store import Store

MOST_FRIENDS: Final = 500
LATELY: Final = 2 * 3600.0
"""Whoever was seen since then was here lately; it is noted once an hour."""


def handle_of(person: str, other: str) -> str:
    """What a person calls another."""
    return hashlib.sha256(f"{person} {other}".encode()).hexdigest()[:16]


class Friends:
    """What somebody may do about the people they know."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def link(self, person: User) -> str:
        """The code of a person's own link, made when it is first asked for."""
        known = await kept.link_of(self.store, person.id)
        if known is not None:
            return known
        try:
            return await self.new_link(person)
        except Conflict:  # asked for twice at once
            return await kept.link_of(self.store, person.id) or ""

    async def new_link(self, person: User) -> str:
        """A new code; the old link leads nowhere."""
        code = new_id()
        await kept.change_link(self.store, person.id, code)
        return code

    async def behind(self, code: str, person: User | None) -> User:
        """Whose link it is; for those whom that person has blocked there is none."""
        owner = await kept.owner_of_link(self.store, code)
        if owner is None or (person is not None and await kept.is_blocked(self.store, owner.id, person.id)):
            raise LonghallError("error-friend-link")
        return owner

    async def accept(self, person: User, code: str) -> User:
        """Both are friends from now on; whoever accepts has forgiven."""
        owner = await self.behind(code, person)
        if owner.id == person.id:
            raise LonghallError("error-friend-yourself")
        for one in (person, owner):
            if await kept.count_friends(self.store, one.id) >= MOST_FRIENDS:
                raise LonghallError("error-friends-full", most=MOST_FRIENDS)
        await kept.unblock(self.store, person.id, owner.id)
        await kept.befriend(self.store, person.id, owner.id, time.time())
        return owner

    async def friend(self, person: User, handle: str) -> KnownPerson:
        """A friend by the handle they have."""
        return known_as(person, handle, await kept.friends_of(self.store, person.id))

    async def remove(self, person: User, handle: str) -> None:
        """End a friendship."""
        await kept.part(self.store, person.id, (await self.friend(person, handle)).user)

    async def block(self, person: User, handle: str) -> None:
        """Be friends no more, and stay so."""
        await kept.block(self.store, person.id, (await self.friend(person, handle)).user, time.time())

    async def unblock(self, person: User, handle: str) -> None:
        """Lift a block."""
        known = known_as(person, handle, await kept.blocked_by(self.store, person.id))
        await kept.unblock(self.store, person.id, known.user)

    async def invite(self, table: Room, person: User, handle: str) -> str | None:
        """Invite a friend to one's open table; tells their id if they were not invited yet."""
        if table.status != "open":
            raise LonghallError("error-table-not-open")
        if not table.is_host(person.id) and not table.seats_of(person.id):
            raise LonghallError("error-not-seated")
        friend = await self.friend(person, handle)
        if table.seats_of(friend.user):
            return None
        new = await kept.invite(self.store, table.id, friend.user, person.id, time.time())
        return friend.user if new else None

    async def everything(self, person: User, seats_here: Callable[[str], list[int]]) -> dict[str, Any]:
        """Friends with where they are, invitations, and those who are blocked."""
        friends = await kept.friends_of(self.store, person.id)
        taken = await kept.seats_taken(self.store, [person.id, *(friend.user for friend in friends)])
        own_tables = {one.table for one in taken if one.user == person.id}
        at_tables: dict[str, SeatTaken] = {}
        for one in taken:
            if one.seat in seats_here(one.table):
                at_tables.setdefault(one.user, one)
        return {
            "friends": [shown_friend(person, one, at_tables.get(one.user), own_tables) for one in friends],
            "blocked": [
                {"handle": handle_of(person.id, one.user), "name": one.name}
                for one in await kept.blocked_by(self.store, person.id)
            ],
        }


def known_as(person: User, handle: str, people: list[KnownPerson]) -> KnownPerson:
    """Who it is that a person calls so."""
    found = next((one for one in people if handle_of(person.id, one.user) == handle), None)
    if found is None:
        raise LonghallError("error-no-such-friend")
    return found


def shown_friend(person: User, friend: KnownPerson, at: SeatTaken | None, own_tables: set[str]) -> dict[str, Any]:
    """A friend, and where they are; the table only if everybody may know it, or the person sits there, too."""
    lately = time.time() - friend.seen < LATELY
    open_to_me = at is not None and (at.listed or at.table in own_tables)
    return {
        "handle": handle_of(person.id, friend.user),
        "name": friend.name,
        "guest": friend.guest,
        "since": friend.since,
        "seen": friend.seen,
        "where": "table" if at is not None else "lately" if lately else "away",
        "table": {"id": at.table, "name": at.name, "game": at.game, "status": at.status}
        if at is not None and open_to_me
        else None,
    }
