"""Chat at a table: stored, limited in length and rate; the host can mute people."""

from __future__ import annotations

import hashlib
import time
from typing import Any

import msgspec

from ...kernel.errors import LonghallError
from ..auth.sanctions import Sanctions
from ..protocol.limits import LONGEST_SAYING
from ..protocol.told import encode
from ..rooms.log import entry as kinds
from ..rooms.log.entry import LogEntry
from ..rooms.registry import Rooms
from ..rooms.room import Room
from ..runtime.rate_limits import TokenBuckets
from ..storage.queries.people.moderation import LogLine, add_line
from ..storage.queries.play import chat as kept_chat
from ..storage.queries.play.chat import ChatRow
from .messages import ChatLine, ChatMessage
from .redis_bus import RedisBus


class Chat:
    """Stores messages and sends them to everybody at the table, through all processes."""

    def __init__(self, rooms: Rooms, bus: RedisBus, sanctions: Sanctions) -> None:
        self.rooms = rooms
        self.bus = bus
        self.sanctions = sanctions
        self._rate = TokenBuckets(burst=5, seconds_each=2.0)
        bus.on("chat", self.hear)

    async def say(self, table: Room, user: str | None, name: str, text: str) -> ChatLine:
        """Send a message at a table; it is stored first."""
        if user is None:
            raise LonghallError("error-chat-nobody")
        said = "".join(letter if letter.isprintable() else " " for letter in text).strip()
        if not said:
            raise LonghallError("error-chat-empty")
        if len(said) > LONGEST_SAYING:
            raise LonghallError("error-chat-long", most=LONGEST_SAYING, given=len(said))
        self.sanctions.need_voice(user)
        if user in table.muted:
            raise LonghallError("error-chat-muted")
        if self._rate.wait(user) > 0:
            raise LonghallError("error-chat-fast")
        at = time.time()
        await kept_chat.add_message(self.rooms.store, ChatRow(table.id, user, name, said, at))
        message = shown(table.id, user, name, said, at)
        self.bus.publish("chat", table.id, msgspec.structs.asdict(message))
        self.tell(table.id, message)
        return message

    def hear(self, table_id: str, message: dict[str, Any]) -> None:
        """Another process sends a message."""
        self.tell(table_id, ChatLine(**message))

    def tell(self, table_id: str, line: ChatLine) -> None:
        """Send a message on to the subscribers here."""
        told = encode(ChatMessage(line.by, line.name, line.text, line.at))
        for subscriber in list(self.rooms.subscribers.get(table_id, ())):
            if subscriber.hears_chat:
                subscriber.send(told)

    async def history(self, table_id: str, most: int = 50) -> list[ChatLine]:
        """What was said last at a table, oldest first."""
        rows = await kept_chat.latest_messages(self.rooms.store, table_id, most)
        return [shown(table_id, row.user, row.name, row.text, row.at) for row in rows]

    async def who_is(self, table: Room, by: str) -> tuple[str, str]:
        """The id and the name of somebody at a table, by what their messages carry."""
        users = {seat.user: seat.name for seat in table.seats if seat.user is not None}
        users.update(await kept_chat.speakers(self.rooms.store, table.id))
        user = next((user for user in users if speaker(table.id, user) == by), None)
        if user is None:
            raise LonghallError("error-chat-no-such-person")
        return user, users[user]

    async def mute(self, table: Room, by: str, muted: bool, host: tuple[str, str]) -> LogEntry:
        """The host, given by id and name, mutes somebody at this table, or unmutes them; moderators can read of it."""
        user, name = await self.who_is(table, by)

        def make() -> LogEntry:
            made = table.make(kinds.MUTE, None, {"user": user, "muted": muted}, self.rooms.clock())
            message = "table-muted" if muted else "table-unmuted"
            made.events = [kinds.ToldEvent(message, args={"name": name})]
            return made

        entry = await self.rooms.add_entry(table, make)
        what = "host-mute" if muted else "host-unmute"
        await add_line(self.rooms.store, LogLine(time.time(), *host, what, user, name, table.id))
        return entry


def speaker(table_id: str, user: str) -> str:
    """Who speaks, the same for everything they say at a table, and not their id."""
    return hashlib.sha256(f"{table_id}:{user}".encode()).hexdigest()[:12]


def shown(table_id: str, user: str, name: str, text: str, at: float) -> ChatLine:
    """Something that was said, in the form that travels."""
    return ChatLine(speaker(table_id, user), name, text, at)
