"""The house: all parts of one server process, made together, started and stopped in order."""

from __future__ import annotations

import logging
from functools import partial
from typing import Protocol, runtime_checkable

from ..auth.accounts import Accounts
from ..auth.deletion import AccountDeletion
from ..auth.devices import Devices
from ..auth.guest_expiry import GuestExpiry
from ..clocks.service_time import ServiceTime
from ..rooms.commands import Commands
from ..rooms.registry import Rooms
from ..runtime.descriptors import Descriptors
from ..runtime.metrics import Metrics
from ..runtime.rate_limits import FrameLimits, OpenConnections, RequestLimits
from ..runtime.settings import Settings
from ..storage.journal import Journal
from ..storage.store import Store
from .proxies import is_trusted
from .readiness import Readiness

log = logging.getLogger("longhall.server")


@runtime_checkable
class Part(Protocol):
    """Something that runs beside the tables: bots, the sweep of clocks, fan-out, notices."""

    async def start(self) -> None:
        """Begin."""

    async def stop(self) -> None:
        """Finish what is under way, then end."""


class Server:
    """One server process. Optional parts plug themselves in before `start`, most by name."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings)
        self.journal = Journal(self.store.engine)
        self.rooms = Rooms(settings, self.store, self.journal)
        self.service = ServiceTime(self.store, alone=not settings.redis)
        self.rooms.service = self.service
        self.commands = Commands(self.rooms)
        self.accounts = Accounts(self.store)
        self.devices = Devices(self.store)
        self.deletion = AccountDeletion(self.commands, self.accounts)
        self.limits = RequestLimits(settings.requests_per_minute)
        self.frames = FrameLimits(settings.frames_per_second)
        self.sockets = OpenConnections(settings.sockets_per_address, partial(is_trusted, settings))
        """Sockets and streams, by the address that proxies tell."""
        self.metrics = Metrics(self.rooms)
        self.readiness = Readiness(self.store)
        self.bus: Part | None = None
        """Tells other processes what happened here."""
        self.bots: Part | None = None
        self.deadlines: Part | None = None
        """Looks at clocks, and wakes bots."""
        self.expiry: Part = GuestExpiry(settings, self.accounts)
        self.descriptors: Part = Descriptors()
        self.chat: object | None = None
        self.notices: Part | None = None
        self.ratings: Part | None = None
        self.closing = False
        """Whether the process is going down: sockets say farewell, `/readyz` says no."""

    def parts(self) -> list[Part]:
        """The optional parts that are there, in the order in which they start."""
        known: list[object | None] = [
            self.service, self.bus, self.bots, self.chat, self.notices, self.ratings, self.deadlines, self.expiry,
            self.descriptors,
        ]  # fmt: skip
        return [part for part in known if isinstance(part, Part)]

    async def start(self) -> None:
        """Open the store, bring it up to date, and let everything run."""
        await self.store.open()
        self.journal.start()
        for part in self.parts():
            await part.start()

    def say_farewell(self) -> None:
        """The process is going down: streams end now, and their readers come again; sockets are told so by uvicorn."""
        self.closing = True
        for subscribers in self.rooms.subscribers.values():
            for subscriber in subscribers:
                if subscriber.updates_only:
                    subscriber.fall_behind()

    async def stop(self) -> None:
        """Stop the parts, last started first; then write what is waiting, and let go of the store."""
        self.say_farewell()
        for part in reversed(self.parts()):
            try:
                await part.stop()
            except Exception:
                log.exception("a part did not stop cleanly: %s", type(part).__name__)
        await self.readiness.stop()
        await self.journal.stop()
        await self.store.close()
