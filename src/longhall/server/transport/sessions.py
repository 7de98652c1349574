"""Closes the connections of sessions that have ended, in this process and in others."""

from __future__ import annotations

from typing import Any, Final

from ..auth.accounts import Accounts
from ..rooms.registry import Rooms
from ..runtime.periodic import PeriodicTask
from .redis_bus import RedisBus

LOOK_EVERY: Final = 10.0
"""Seconds after which the sessions of all connections are looked up again."""


class EndedSessions(PeriodicTask):
    """Passes the end of sessions on to the subscribers of all tables.

    Other processes tell of it; since their news may be lost, all sessions of this process are looked up from time to
    time, in one question to the database.
    """

    name = "sessions"

    def __init__(self, accounts: Accounts, rooms: Rooms, bus: RedisBus) -> None:
        super().__init__(LOOK_EVERY, LOOK_EVERY)
        self.accounts = accounts
        self.rooms = rooms
        self.bus = bus
        accounts.ended.append(self.on_ended)
        bus.on("ended", self.on_news)

    def on_ended(self, tokens: list[str]) -> None:
        """Sessions ended through this process."""
        self.rooms.end_sessions(set(tokens))
        self.bus.publish("ended", "", {"sessions": tokens})

    def on_news(self, _: str, news: dict[str, Any]) -> None:
        """Sessions ended through another process."""
        self.rooms.end_sessions(set(news["sessions"]))

    async def once(self) -> None:
        """Disconnect those whose session has ended or expired unheard."""
        here = self.rooms.sessions_here()
        if here:
            self.rooms.end_sessions(here - await self.accounts.open_among(here))
