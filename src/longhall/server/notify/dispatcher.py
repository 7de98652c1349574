"""Turn notices: people who are away are told that it is their turn, by the channels they chose."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final

from ...kernel.errors import LonghallError
from ...speech import FALLBACK, speech
from ..auth.accounts import Accounts
from ..rooms.log import entry as kinds
from ..rooms.log.entry import LogEntry
from ..rooms.registry import Rooms
from ..rooms.room import Room
from ..runtime.ids import hash_secret
from ..runtime.rate_limits import TokenBuckets
from ..runtime.settings import Settings
from ..storage.errors import STORE_ERRORS
from ..storage.queries.people.notices import forget_browser
from ..storage.rows import User
from ..storage.store import Store
from .addresses import Target
from .channels import plain_text, request_for
from .mail import Mailer
from .preferences import Subscription, check_address, check_subscription, read_preferences
from .public_address import is_public
from .web_push import GONE, WebPush

if TYPE_CHECKING:
    from .safe_http import SafeClient

__all__ = ["NoticeDispatcher", "occasions"]

MOST_WAITING: Final = 10_000
EVERY: Final = 0.25
NOTICES: Final = (20, 3.0)
"""How many a person may get at once, and every how many seconds one more."""
MAILS: Final = (5, 600.0)
"""The same for a mailbox: nothing proves that it belongs to the person who named it."""
TURN: Final = "notice-turn"
CLOCKS: Final = {"table-clock-bot": "notice-clock-bot", "table-clock-resign": "notice-clock-resign"}
log = logging.getLogger("longhall.notices")


class Planned:
    """A notice that will be sent if nothing changes for a moment."""

    __slots__ = ("due", "reason")

    def __init__(self, reason: str, due: float) -> None:
        self.reason = reason
        self.due = due


def occasions(table: Room, entry: LogEntry) -> dict[str, str]:
    """Whom an entry concerns, with the reason; the one who made it knows already."""
    if entry.kind == kinds.MOVE and table.status == "running" and still_open(table):
        return {}
    actor = table.seats[entry.seat].user if entry.seat is not None else None
    owing = {user for seat in table.on_the_clock() if (user := table.seats[seat].user) is not None}
    if entry.kind == kinds.MOVE and table.status == "running":
        return dict.fromkeys(owing - {actor}, TURN)
    people = {seat.user for seat in table.seats if seat.kind == "human" and seat.user is not None}
    if entry.kind == kinds.START:
        return {user: "notice-started" for user in people if user != table.host or user in owing}
    if entry.kind == kinds.REMATCH:
        return dict.fromkeys(people, "notice-rematch")
    if entry.kind in (kinds.LEND, kinds.RESIGN):
        reason = next((CLOCKS[event.message] for event in entry.events if event.message in CLOCKS), None)
        return {actor: reason} if reason is not None and actor is not None else {}
    if entry.kind == kinds.MOVE and table.status == "finished":
        return dict.fromkeys(people - {actor}, "notice-finished")
    return dict.fromkeys(owing - {actor}, TURN) if entry.kind == kinds.UNDO else {}


def still_open(table: Room) -> bool:
    """Whether the last move answered a question that others were asked at the same time and have heard of."""
    return table.match is not None and bool(table.match.moves) and table.match.moves[-1].together


class NoticeDispatcher:
    """Plans notices as things happen, and sends them a moment later to those who are still away."""

    def __init__(self, settings: Settings, rooms: Rooms, accounts: Accounts, store: Store) -> None:
        self.settings = settings
        self.rooms = rooms
        self.accounts = accounts
        self.store = store
        self.mailer = Mailer(settings)
        self.push = WebPush(store, contact_of(settings))
        self._planned: dict[tuple[str, str], Planned] = {}
        self._client: SafeClient | None = None
        self._allowance = TokenBuckets(*NOTICES)
        self._mail_allowance = TokenBuckets(*MAILS)
        self._sending: set[asyncio.Task[None]] = set()
        self._task: asyncio.Task[None] | None = None
        rooms.after.append(self.on_entry)

    async def start(self) -> None:
        """Begin to send."""
        self._task = asyncio.create_task(self._run(), name="notices")

    async def stop(self) -> None:
        """End; what was only planned is forgotten, what is on its way has a moment."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        if self._sending:
            _, late = await asyncio.wait(self._sending, timeout=3)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
        self.mailer.close()
        if self._client is not None:
            await self._client.close()

    # -- when ---------------------------------------------------------------------------------------------------------

    def on_entry(self, table: Room, entry: LogEntry) -> None:
        """Something happened at a table: plan a notice for everybody whom it concerns and who is away."""
        concerned = occasions(table, entry)
        if not concerned:
            return
        at = entry.data["table"] if entry.kind == kinds.REMATCH else table.id
        for user, reason in concerned.items():
            if not self.is_here(table, user) and len(self._planned) < MOST_WAITING:
                self.plan(at, user, reason)

    def is_here(self, table: Room, user: str) -> bool:
        """Whether somebody looks at a table through any of their seats."""
        return self.rooms.is_here(table.id, table.seats_of(user))

    def plan(self, table_id: str, user: str, reason: str) -> None:
        """One notice for each table and person at a time; that it is their turn is the least of reasons."""
        known = self._planned.pop((table_id, user), None)
        if known is not None and reason == TURN:
            reason = known.reason
        self._planned[table_id, user] = Planned(reason, time.monotonic() + self.settings.notice_seconds)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            now = time.monotonic()
            for (table_id, user), planned in list(self._planned.items()):
                if planned.due > now:
                    break
                del self._planned[table_id, user]
                self._later(self.consider(table_id, user, planned.reason))

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work, name="notice")
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def consider(self, table_id: str, user: str, reason: str) -> None:
        """Send a notice if it is still called for."""
        try:
            table = await self.rooms.table(table_id)
            if table is None or self.is_here(table, user):
                return
            owes = any(seat in table.on_the_clock() for seat in table.seats_of(user))
            if (reason == TURN and not owes) or (reason == "notice-rematch" and table.host == user):
                return
            if reason == "notice-invited" and table.status != "open":
                return
            person = await self.accounts.by_id(user)
            preferences = read_preferences(person.notices) if person is not None else None
            if person is not None and preferences is not None and preferences.reach_anybody:
                await self.send(person, self.content(table, person, reason))
        except (LonghallError, *STORE_ERRORS) as error:
            log.warning("a notice was not sent: %s", type(error).__name__)

    # -- what ---------------------------------------------------------------------------------------------------------

    def content(self, table: Room, person: User, reason: str) -> dict[str, Any]:
        """What a notice says: why, where, and what is asked, in the person's language."""
        words = speech(person.language or FALLBACK)
        title = words.say(f"{table.game.prefix}-title")
        seat = next((seat for seat in table.seats_of(person.id) if seat in table.on_the_clock()), None)
        question = None
        if table.match is not None and seat is not None:
            decision = table.game.decision(table.match.state, seat)
            assert decision is not None
            asked = words.question(table.game, decision, table.names())
            question = {"message": decision.prompt, "args": decision.args, "text": asked}
        return {
            "message": reason,
            "args": {"table": table.name, "game": title},
            "text": words.say(reason, table=table.name, game=title),
            "question": question,
            "table": {"id": table.id, "name": table.name, "game": table.game.name, "seat": seat},
            "link": f"{base_of(self.settings)}/t/{table.id}",
            "at": round(time.time(), 3),
        }

    # -- how ----------------------------------------------------------------------------------------------------------

    async def send(self, person: User, content: dict[str, Any]) -> None:
        """Send through every channel that a person chose; one that fails holds up no other."""
        preferences = read_preferences(person.notices)
        if not preferences.reach_anybody or not self.has_room(person.id):
            return
        ways: list[Coroutine[Any, Any, None]] = [self.by_push(person, browser, content) for browser in preferences.push]
        if preferences.url:
            ways.append(self.by_address(person, preferences.url, content))
        await asyncio.gather(*ways)

    def has_room(self, user: str) -> bool:
        """Whether a person may get another notice now, so that nobody makes us flood somebody else's server."""
        return self._allowance.wait(user) == 0

    async def by_address(self, person: User, url: str, content: dict[str, Any]) -> None:
        """By the channel that an address means."""
        try:
            target = check_address(url, self.settings.private_notices, self.mailer.works)
        except LonghallError as error:
            log.warning("notice for %s not sent: %s", person.id, error.message)
            return
        if target.kind == "mail":
            await self.by_mail(person, target, content)
        else:
            body, headers = request_for(target, content)
            await self.post(target.kind, person, target.url, body, headers)

    async def by_mail(self, person: User, target: Target, content: dict[str, Any]) -> None:
        """Through the host's mail server."""
        if self._mail_allowance.wait(target.url.casefold()) > 0:
            return
        footer = speech(person.language or FALLBACK).say("notice-mail-footer", address=base_of(self.settings))
        try:
            await self.mailer.send(target.url, content["table"]["name"], f"{plain_text(content)}\n\n-- \n{footer}\n")
        except OSError as error:
            log.warning("mail for %s failed: %s", person.id, type(error).__name__)

    async def by_push(self, person: User, browser: Subscription, content: dict[str, Any]) -> None:
        """An encrypted message to a browser; a subscription that has ended is removed."""
        try:
            check_subscription(browser, self.settings.private_notices)
        except LonghallError as error:
            log.warning("push for %s not sent: %s", person.id, error.message)
            return
        shown = {name: content[name] for name in ("message", "text", "link", "at")}
        shown["title"] = content["table"]["name"]
        shown["question"] = content["question"]["text"] if content["question"] else ""
        topic = hash_secret(content["table"]["id"])[
            :32
        ]  # a later notice about a table takes the place of the one before
        shown["tag"] = topic
        body, headers = await self.push.letter(browser, shown, topic)
        if await self.post("push", person, browser.endpoint, body, headers) in GONE:
            await forget_browser(self.store, person.id, browser.endpoint)

    def client(self) -> SafeClient:
        """The client for everything that goes to an address which a person gave."""
        if self._client is None:
            # Imported when first needed: it takes a tenth of a second to load, and many servers never send anything.
            from .safe_http import SafeClient

            self._client = SafeClient((lambda _: True) if self.settings.private_notices else is_public)
        return self._client

    async def post(self, way: str, person: User, url: str, body: bytes, headers: dict[str, str]) -> int:
        """Send, and note how it went: without the address, which is a secret."""
        try:
            status = await self.client().post(url, body, headers)
        except (OSError, ValueError) as error:
            log.warning("%s for %s failed: %s", way, person.id, type(error.__cause__ or error).__name__)
            return 0
        if status >= 300:
            log.warning("%s for %s was answered with %d", way, person.id, status)
        return status


def base_of(settings: Settings) -> str:
    """The public address of this server, as far as its settings say."""
    return settings.address.rstrip("/") or f"http://{settings.host}:{settings.port}"


def contact_of(settings: Settings) -> str:
    """The contact that push services get."""
    return settings.contact or (settings.address if settings.address.startswith("https:") else "mailto:root@localhost")
