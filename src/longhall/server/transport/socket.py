"""The WebSocket of a table: commands come in, updates go out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from dataclasses import dataclass
from enum import IntEnum
from functools import partial
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ...kernel.errors import LonghallError, Refused
from ..auth.accounts import Accounts
from ..auth.cookies import COOKIE
from ..auth.origins import is_own_origin
from ..auth.sanctions import Sanctions
from ..protocol.told import encode
from ..rooms.access import Access, access_to
from ..rooms.commands import Commands
from ..rooms.hot_seat import lift_curtain
from ..rooms.log.entry import LogEntry
from ..rooms.neighbours import note_address
from ..rooms.quick_moves import QuickMoves
from ..rooms.registry import Rooms, Stale, Unavailable
from ..rooms.room import Room
from ..runtime.logs import cause_of
from ..runtime.metrics import Metrics
from ..runtime.rate_limits import FrameLimits, OpenConnections, RequestLimits, limited_as
from ..runtime.settings import Settings
from ..storage.errors import STORE_ERRORS
from .chat import Chat
from .connections import INTERRUPTED, SocketConnection
from .messages import Ack, Pong, RefusedFrame, StaleFrame, Welcome, YouHere
from .presence import Presence
from .protocol import (
    Act,
    AskUndo,
    Commit,
    Deed,
    DenyUndo,
    Frame,
    Hello,
    Lend,
    Lift,
    Mute,
    Ping,
    Resign,
    Restart,
    Reveal,
    Say,
    Take,
    Undo,
    frame_id,
    read_frame,
    read_hello,
)
from .subscriber import Subscriber
from .updates import PROTOCOL, table_info, update

HELLO_SECONDS: Final = 30.0
"""Long enough for thousands who come back at once after a restart: the server reads their greetings one by one."""
ABUSIVE: Final = 10
"""Clients that send so many times more than is allowed are disconnected without an answer."""

PONG: Final = encode(Pong())

log = logging.getLogger("longhall.socket")


@dataclass(slots=True, eq=False)
class SocketEndpoint:
    """Serves sockets; holds what each of them needs."""

    settings: Settings
    rooms: Rooms
    commands: Commands
    accounts: Accounts
    presence: Presence
    chat: Chat
    limits: RequestLimits
    frames: FrameLimits
    sockets: OpenConnections
    metrics: Metrics
    sanctions: Sanctions
    quick_moves: QuickMoves

    async def serve(self, websocket: WebSocket) -> None:
        """Serve one connection from its handshake to its end."""
        await Socket(self, websocket).run()


class CloseCode(IntEnum):
    """Why a socket was closed; those from 4000 on are our own, after the HTTP status they resemble."""

    BAD_HELLO = 4400
    WHO_ARE_YOU = 4401
    NOT_FROM_THERE = 4403
    NO_SUCH_TABLE = 4404
    TOO_SLOW = 4408
    TOO_MUCH = 4429
    TOO_LARGE = 1009
    TRY_LATER = 1013


class Disconnect(Exception):
    """The connection is to be closed with a code and a reason."""

    def __init__(self, code: CloseCode, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


def disconnect_reason(subscriber: Subscriber) -> Disconnect:
    """Why a subscriber gets nothing more."""
    return (
        Disconnect(CloseCode.WHO_ARE_YOU, "error-secret")
        if subscriber.void
        else Disconnect(CloseCode.TOO_SLOW, "error-too-slow")
    )


class QuickMove:
    """A move that was begun as it came in, and is being kept."""

    __slots__ = ("_over", "began", "id", "socket", "subscriber", "text")

    def __init__(self, socket: Socket, subscriber: Subscriber, frame_id: str, text: str) -> None:
        self.socket = socket
        self.subscriber = subscriber
        self.id = frame_id
        self.text = text
        self.began = time.perf_counter()
        self._over: asyncio.Future[None] | None = None

    def done(self, entry: LogEntry | None) -> None:
        """It is on disk: acknowledge it; or it could not be kept, and goes the usual way."""
        self.socket.end_move(self, entry)
        if self._over is not None and not self._over.done():
            self._over.set_result(None)

    async def over(self) -> None:
        """Wait until it is done."""
        self._over = asyncio.get_running_loop().create_future()
        await self._over


class Socket:
    """One WebSocket at one table."""

    def __init__(self, server: SocketEndpoint, websocket: WebSocket) -> None:
        self.server = server
        self.rooms = server.rooms
        self.presence = server.presence
        self.chat = server.chat
        self.websocket = websocket
        self.connection: SocketConnection = websocket.scope["state"].pop("connection")
        """Frames go to and from it directly; accepting and closing is the framework's."""
        self.table_id: str = websocket.path_params["table"]
        self.remote: str = websocket.scope.get("state", {}).get("address", "")
        self.address = limited_as(self.remote)
        self._answering = False
        """Whether `exchange` is at a frame."""
        self._move: QuickMove | None = None
        """A move that is being kept, without `exchange`."""
        self._counted = ""
        """The frame that was counted last."""
        self._share = 0.0

    async def run(self) -> None:
        """Accept the connection, serve it, and close it with the reason."""
        headers = self.websocket.headers
        if not is_own_origin(self.server.settings, headers):
            await self.websocket.close(CloseCode.NOT_FROM_THERE, "error-origin")
            return
        await self.websocket.accept()
        if not self.server.sockets.enter(self.address):
            await self.close(CloseCode.TOO_MUCH, "error-too-often")
            return
        self.server.metrics.sockets.inc()
        try:
            await self.handshake()
        except Disconnect as out:
            await self.close(out.code, out.reason)
        except (*STORE_ERRORS, Unavailable) as error:
            log.warning("socket: %s", cause_of(error))
            await self.close(CloseCode.TRY_LATER, "error-store")
        except WebSocketDisconnect:
            pass
        finally:
            self.server.metrics.sockets.dec()
            self.server.sockets.leave(self.address)

    async def close(self, code: int, reason: str) -> None:
        """Close with a reason, if the other side still listens."""
        if self.websocket.application_state == WebSocketState.CONNECTED:
            with contextlib.suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
                await asyncio.wait_for(self.websocket.close(code, reason), 1)

    # -- handshake --------------------------------------------------------------------------------------------------

    async def handshake(self) -> None:
        """Handshake, then messages both ways until one side ends."""
        if self.server.limits.wait("any", self.address) > 0:
            raise Disconnect(CloseCode.TOO_MUCH, "error-too-often")
        self.need_welcome_address()
        try:
            first: str | None = await asyncio.wait_for(self.receive(), HELLO_SECONDS)
            hello = read_hello(first or "")
        except (TimeoutError, msgspec.MsgspecError):
            raise Disconnect(CloseCode.BAD_HELLO, "error-hello") from None
        if hello.protocol != PROTOCOL:
            raise Disconnect(CloseCode.BAD_HELLO, "error-protocol")
        table = await self.the_table()
        access = await self.access(table, hello)
        if access.person is not None:
            await note_address(self.rooms.store, table, access.person.id, self.address)
        subscriber = Subscriber(table, access, hello.seat, outlet=self.connection)
        self.connection.on_writable = subscriber.flush
        try:
            await self.welcome(table, subscriber, hello.version)
            self.connection.on_text = partial(self.take, subscriber)
            # In a task of its own, as else each frame would wake up all layers of the framework.
            await asyncio.create_task(self.exchange(subscriber))
        finally:
            self.connection.on_text = None
            self.connection.on_writable = None
            self.presence.go(self.table_id, subscriber)

    def need_welcome_address(self) -> None:
        """Disconnect those who come from a banned address, at once or with their next frame."""
        try:
            self.server.sanctions.need_welcome_address(self.remote)
        except LonghallError as error:
            raise Disconnect(CloseCode.NOT_FROM_THERE, error.message) from None

    async def access(self, table: Room, hello: Hello) -> Access:
        """What the secret in hello opens, or the browser's session; a client without an origin needs a secret."""
        if hello.token is None and "origin" not in self.websocket.headers:
            raise Disconnect(CloseCode.WHO_ARE_YOU, "error-who")
        secret = hello.token if hello.token is not None else self.websocket.cookies.get(COOKIE)
        access = await access_to(self.server.accounts, table, secret, hello.role)
        if access is None:
            if hello.token is not None:
                raise Disconnect(CloseCode.WHO_ARE_YOU, "error-secret")
            return Access(role=hello.role)
        if access.person is not None:
            self.server.sanctions.saw(access.person.id, self.remote)
        return access

    async def the_table(self) -> Room:
        """The table of this socket, as it is in memory now."""
        known = self.table_id.isalnum() and self.table_id.isascii() and len(self.table_id) <= 16
        table = await self.rooms.table(self.table_id) if known else None
        if table is None:
            raise Disconnect(CloseCode.NO_SUCH_TABLE, "error-no-such-table")
        return table

    async def welcome(self, table: Room, subscriber: Subscriber, version: int | None) -> None:
        """Send the table as it is and exactly what was missed, and subscribe."""
        said = await self.chat.history(self.table_id) if subscriber.hears_chat else []
        async with self.rooms.looking(table):
            if version is not None and version > table.version:
                await self.rooms.read_on(table)
            missed = [] if version is None or version > table.version else await self.rooms.missed(table, version)
            subscriber.version = table.version
            subscriber.settle(table)
            access = subscriber.access
            you = YouHere(subscriber.owns, subscriber.seat, access.role, access.is_host(table))
            greeting = Welcome(PROTOCOL, table_info(table), you, said, self.presence.bus.is_late)
            subscriber.send(encode(greeting))
            subscriber.send(update(table, subscriber.seat, missed, subscriber.asks))
            self.presence.come(self.table_id, subscriber)
        subscriber.send(encode(self.presence.now(self.table_id)))

    # -- messages ----------------------------------------------------------------------------------------------------

    async def exchange(self, subscriber: Subscriber) -> None:
        """Handle frame after frame, in order, until one side ends; each gets an answer."""
        while True:
            self._answering = False
            text = await self.receive()
            self._answering = True
            if self._move is not None:
                await self._move.over()
            if text is None or subscriber.too_slow:
                raise disconnect_reason(subscriber)
            try:
                self.count_frame(subscriber, text)
                frame = read_frame(text)
            except LonghallError as error:
                self.refuse(subscriber, frame_id(text), error)
                continue
            except msgspec.MsgspecError as error:
                self.refuse(subscriber, frame_id(text), LonghallError("error-frame", reason=str(error)))
                continue
            await self.answer(subscriber, frame)

    def take(self, subscriber: Subscriber, text: str) -> bool:
        """Take a frame as it comes in: a move that nothing is in the way of; all else is left to `exchange`."""
        server = self.server
        if self._answering or self._move is not None or subscriber.too_slow or server.sanctions.are_any:
            return False
        try:
            frame = read_frame(text)
        except msgspec.MsgspecError:
            return False
        table = self.rooms.in_memory(self.table_id)
        if table is None or not isinstance(frame, Act):
            return False
        seat = subscriber.seat
        if seat is None or seat not in subscriber.owned(table) or (frame.seat is not None and frame.seat != seat):
            return False
        if self.count(subscriber, text) > 1:
            return False
        move = QuickMove(self, subscriber, frame.id, text)
        if not server.quick_moves.begin(table, seat, frame.action, frame.id, frame.version, move.done):
            return False
        self._move = move
        return True

    async def receive(self) -> str | None:
        """The next frame; None if the subscriber is to be disconnected."""
        message: Any = await self.connection.receive()
        if message["type"] == INTERRUPTED:
            return None
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text = message.get("text")
        frame: str = text if text is not None else (message.get("bytes") or b"").decode(errors="replace")
        if len(frame) > self.server.settings.largest_frame:
            raise Disconnect(CloseCode.TOO_LARGE, "error-too-large")
        return frame

    def count(self, subscriber: Subscriber, text: str) -> float:
        """Count a frame, once; returns the share of the limit that is used."""
        if self._counted is not text:
            self._counted = text
            self._share = self.server.frames.count((self.table_id, subscriber.access.holder or self))
        return self._share

    def count_frame(self, subscriber: Subscriber, text: str) -> None:
        """Not too many in a second, through all sockets that the same secret has opened at this table."""
        part = self.count(subscriber, text)
        if part > ABUSIVE:
            raise Disconnect(CloseCode.TOO_MUCH, "error-too-often")
        if part > 1:
            raise LonghallError("error-too-often", seconds=1)
        self.need_welcome_address()

    def refuse(self, subscriber: Subscriber, frame: str | None, error: LonghallError) -> None:
        """Answer a frame with the reason why it is refused."""
        rule = error.refusal.rule if isinstance(error, Refused) else ""
        subscriber.send(encode(RefusedFrame(frame, rule, error.message, error.facts)))

    async def answer(self, subscriber: Subscriber, frame: Frame) -> None:
        """Answer a frame: done, refused or stale; whatever goes wrong, the connection stays."""
        if isinstance(frame, Ping):
            subscriber.send(PONG)
            return
        try:
            table = self.rooms.in_memory(self.table_id) or await self.the_table()
            if isinstance(frame, Act):
                entry = await self.act(subscriber, table, frame)
                subscriber.send(encode(Ack(frame.id, entry.sequence)))
            elif isinstance(frame, Say | Mute | Lift):
                await self.speak(subscriber, table, frame)
                subscriber.send(encode(Ack(frame.id, table.version)))
            elif isinstance(frame, Commit | Reveal):
                version = await self.share_chance(subscriber, table, frame)
                subscriber.send(encode(Ack(frame.id, version)))
            else:
                entry = await self.command(subscriber, table, frame)
                subscriber.send(encode(Ack(frame.id, entry.sequence)))
        except Stale:
            await self.stale(subscriber, frame)
        except LonghallError as error:
            self.refuse(subscriber, frame.id, error)
        except STORE_ERRORS as error:
            log.warning("socket: %s", cause_of(error))
            self.refuse(subscriber, frame.id, Unavailable("error-store"))

    async def stale(self, subscriber: Subscriber, frame: Any) -> None:
        """The move was based on an older version: send the current one."""
        table = await self.the_table()
        async with self.rooms.looking(table):
            subscriber.send(encode(StaleFrame(frame.id, table.version)))
            subscriber.send(update(table, subscriber.seat, [], subscriber.asks))

    def own_seat(self, subscriber: Subscriber, table: Room, seat: int | None) -> int:
        """The seat that a frame is about: the one named, or the one whose view is shown."""
        chosen = seat if seat is not None else subscriber.seat
        if chosen in subscriber.owned(table) and not self.server.sanctions.bans:
            return chosen
        return subscriber.access.own_seat(table, seat, subscriber.seat)

    async def act(self, subscriber: Subscriber, table: Room, frame: Act) -> LogEntry:
        """A move; acknowledged when it is on disk."""
        began = time.perf_counter()
        seat = self.own_seat(subscriber, table, frame.seat)
        behind_curtain = len(subscriber.owns) > 1 and seat != subscriber.seat
        if behind_curtain:
            return await self.server.commands.only_known(table, seat, frame.action, frame.id, "error-curtain")
        entry = await self.server.commands.move(table, seat, frame.action, frame.id, frame.version)
        self.server.metrics.move_seconds.observe(time.perf_counter() - began)
        return entry

    def end_move(self, move: QuickMove, entry: LogEntry | None) -> None:
        """Acknowledge a move that was begun as it came in, or let `exchange` try it."""
        self._move = None
        if entry is None:
            self.connection.put(move.text)
        else:
            self.server.metrics.move_seconds.observe(time.perf_counter() - move.began)
            move.subscriber.send(encode(Ack(move.id, entry.sequence)))

    async def share_chance(self, subscriber: Subscriber, table: Room, frame: Commit | Reveal) -> int:
        """A seat's part of the seed: first the commitment, at the start the nonce."""
        seat = self.own_seat(subscriber, table, frame.seat)
        if isinstance(frame, Commit):
            return await self.server.commands.commit(table, seat, frame.commitment)
        return await self.server.commands.reveal(table, seat, frame.nonce)

    async def speak(self, subscriber: Subscriber, table: Room, frame: Say | Mute | Lift) -> None:
        """Chat, muting and the curtain."""
        if isinstance(frame, Say):
            await self.chat.say(table, subscriber.access.user(table), subscriber.access.name(table), frame.text)
        elif isinstance(frame, Mute):
            subscriber.access.need_host(table)
            host = subscriber.access.user(table) or "", subscriber.access.name(table)
            await self.chat.mute(table, frame.by, frame.muted, host)
        else:
            async with self.rooms.looking(table):
                subscriber.seat = lift_curtain(subscriber.owns, frame.seat)
                subscriber.send(update(table, subscriber.seat, [], subscriber.asks))

    async def command(self, subscriber: Subscriber, table: Room, frame: Deed) -> LogEntry:
        """Run a command that changes the table and is not a move."""
        commands = self.server.commands
        if isinstance(frame, Lend) and frame.seat is not None and subscriber.access.acts_as_host(table, frame.seat):
            return await commands.lend(table, frame.seat, frame.bot or "", by_host=True)
        seat = self.own_seat(subscriber, table, frame.seat)
        match frame:
            case Undo() | Restart():
                return await commands.undo(table, seat, isinstance(frame, Restart))
            case AskUndo():
                return await commands.ask_undo(table, seat, frame.to)
            case DenyUndo():
                return await commands.deny_undo(table, seat)
            case Lend():
                return await commands.lend(table, seat, frame.bot or "")
            case Take():
                return await commands.take_back(table, seat)
            case Resign():
                return await commands.resign(table, seat)
