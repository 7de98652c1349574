"""All parts of one server process: made here by hand, started and stopped in order."""

from __future__ import annotations

import logging
from functools import partial
from typing import Protocol

from .admin.backups import Backups
from .auth.accounts import Accounts
from .auth.devices import Devices
from .auth.guest_expiry import GuestExpiry
from .auth.sanctions import Sanctions
from .clocks.service_time import ServiceTime
from .lists.friends import Friends
from .lists.ratings import Ratings
from .lists.results import Results
from .lists.running import RunningGames
from .moderation.service import Moderation
from .notify.dispatcher import NoticeDispatcher
from .play.analyses import Analyses
from .play.bot_pool import BotPool
from .play.deadlines import Deadlines
from .play.hints import Hints
from .play.lessons import Lessons
from .play.packs import Packs
from .play.plans import Plans
from .play.puzzles import Puzzles
from .play.score_history import ScoreHistory
from .rooms.account_deletion import AccountDeletion
from .rooms.commands import Commands
from .rooms.new_tables import NewTables
from .rooms.quick_moves import QuickMoves
from .rooms.registry import Rooms
from .runtime.descriptors import Descriptors
from .runtime.garbage import GarbageCollection
from .runtime.metrics import Metrics
from .runtime.proxies import is_trusted
from .runtime.rate_limits import FrameLimits, OpenConnections, RequestLimits
from .runtime.settings import Settings
from .storage.journal import Journal
from .storage.readiness import Readiness
from .storage.store import Store
from .transport.chat import Chat
from .transport.last_addresses import LastAddresses
from .transport.presence import Presence
from .transport.redis_bus import RedisBus
from .transport.room_metrics import RoomMetrics
from .transport.sessions import EndedSessions
from .transport.socket import SocketEndpoint
from .transport.updates import Broadcast

log = logging.getLogger("longhall.server")


class Part(Protocol):
    """Something that runs beside the tables: bots, deadlines, the bus between processes, notices."""

    async def start(self) -> None:
        """Start working."""

    async def stop(self) -> None:
        """Finish what is under way, then end."""


class Server:
    """One server process. Every part gets what it needs as arguments; nothing is looked up by name."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.closing = False
        """Whether the process is going down: sockets are closed, `/readyz` says no."""
        # What is kept
        self.store = Store(settings)
        self.journal = Journal(self.store.engine)
        self.readiness = Readiness(self.store)
        # Limits and figures
        self.limits = RequestLimits(settings.requests_per_minute)
        self.frames = FrameLimits(settings.frames_per_second)
        self.sockets = OpenConnections(settings.sockets_per_address, partial(is_trusted, settings))
        """Sockets and streams, by the address that proxies tell."""
        self.metrics = Metrics()
        self.descriptors = Descriptors()
        self.garbage = GarbageCollection(lambda: self.journal.written)
        self.backups = Backups(settings, self.metrics)
        # People
        self.sanctions = Sanctions(self.store)
        self.accounts = Accounts(self.store, self.sanctions)
        self.devices = Devices(self.store)
        self.expiry = GuestExpiry(settings, self.accounts)
        # Tables
        self.service = ServiceTime(self.store, alone=not settings.redis)
        self.rooms = Rooms(settings, self.store, self.journal, self.service)
        self.commands = Commands(self.rooms)
        self.new_tables = NewTables(self.commands)
        self.deletion = AccountDeletion(self.commands, self.accounts)
        self.room_metrics = RoomMetrics(self.metrics, self.rooms)
        self.packs = Packs(settings)
        # Whoever looks at them, here and through other processes
        self.broadcast = Broadcast(self.rooms)
        self.bus = RedisBus(self.rooms, settings.redis)
        self.last_addresses = LastAddresses(self.sanctions, self.bus)
        self.presence = Presence(self.rooms, self.bus)
        self.chat = Chat(self.rooms, self.bus, self.sanctions)
        self.ended_sessions = EndedSessions(self.accounts, self.rooms, self.bus)
        self.socket_endpoint = SocketEndpoint(
            settings,
            self.rooms,
            self.commands,
            self.accounts,
            self.presence,
            self.chat,
            self.limits,
            self.frames,
            self.sockets,
            self.metrics,
            self.sanctions,
            QuickMoves(self.rooms),
        )
        self.moderation = Moderation(self.commands, self.accounts, self.sanctions)
        # What happens beside them
        self.bots = BotPool(settings, self.rooms, self.metrics)
        self.deadlines = Deadlines(settings, self.rooms, self.commands, self.bots)
        self.plans = Plans(settings, self.rooms)
        self.hints = Hints(self.bots)
        self.score_history = ScoreHistory(self.rooms)
        self.analyses = Analyses(settings, self.rooms)
        self.lessons = Lessons(self.rooms.slices)
        self.puzzles = Puzzles(self.rooms.slices)
        self.notices = NoticeDispatcher(settings, self.rooms, self.accounts, self.store)
        self.ratings = Ratings(self.rooms)
        self.results = Results(self.rooms)
        self.friends = Friends(self.store)
        self.running_games = RunningGames(self.rooms)

    def parts(self) -> list[Part]:
        """What is started and stopped, in the order in which it starts."""
        return [
            self.packs,
            self.service,
            self.bus,
            self.ended_sessions,
            self.sanctions,
            self.bots,
            self.plans,
            self.analyses,
            self.notices,
            self.ratings,
            self.results,
            self.deadlines,
            self.expiry,
            self.backups,
            self.descriptors,
            self.garbage,
        ]

    async def start(self) -> None:
        """Open the store, bring it up to date, and start the parts."""
        await self.store.open()
        self.journal.start()
        for part in self.parts():
            await part.start()

    def announce_shutdown(self) -> None:
        """The process is going down: streams end now, and their readers reconnect; uvicorn closes the sockets."""
        self.closing = True
        for subscribers in self.rooms.subscribers.values():
            for subscriber in subscribers:
                if subscriber.updates_only:
                    subscriber.fall_behind()

    async def stop(self) -> None:
        """Stop the parts, last started first; then write what is waiting, and close the store."""
        self.announce_shutdown()
        for part in reversed(self.parts()):
            try:
                await part.stop()
            except Exception:
                log.exception("a part did not stop cleanly: %s", type(part).__name__)
        await self.readiness.stop()
        await self.journal.stop()
        await self.store.close()
