"""Closes the connections of sessions that have ended, in this process and in others."""

from __future__ import annotations

from typing import Any

from ..auth.accounts import Accounts
from ..rooms.registry import Rooms
from .redis_bus import RedisBus


class EndedSessions:
    """Passes the end of sessions on to the subscribers of all tables."""

    def __init__(self, accounts: Accounts, rooms: Rooms, bus: RedisBus) -> None:
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
