"""Connections with deadlines: a peer that sends no request, reads no answer or answers no ping is disconnected.

Uvicorn has no limit of its own for any of these, and closes politely, which waits for ever for a peer that never reads.
Plain text frames of sockets are read and written here, without its layers.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

from ..runtime.rate_limits import OpenConnections, limited_as
from .text_frames import NOT_PLAIN, end_of_frame, head_of, is_text, text_of

HEADER_SECONDS: Final = 10.0
"""From the opening of a connection, or the first byte of another request on it, to the end of its headers."""
WRITE_SECONDS: Final = 20.0
"""How long a peer may leave more than a buffer full unread."""
CLOSE_SECONDS: Final = 10.0
"""From our goodbye to the end of the connection, whether the peer took it or not."""
PING_SECONDS: Final = 10.0
PONG_SECONDS: Final = 20.0
"""Who answers no ping is not here any more: at most half a minute after the last sign of life."""
MOST_UNREAD: Final = 8
"""Frames that may wait until earlier ones are answered; then nothing more is read."""
WORTH_COMPRESSING: Final = 256
"""Bytes; what is shorter is sent as it is, even to who can decompress it."""
INTERRUPTED: Final = "longhall.interrupted"
"""The type of what `receive` gives after `interrupt`."""
INTERRUPTION: Final[Any] = {"type": INTERRUPTED}


class Outbox:
    """Connections that got something to send in this turn of the event loop; all are written at its end."""

    def __init__(self) -> None:
        self._filled: list[SocketConnection] = []

    def add(self, connection: SocketConnection) -> None:
        """A connection has its first frame of this turn."""
        if not self._filled:
            connection.loop.call_soon(self.write)
        self._filled.append(connection)

    def write(self) -> None:
        """Write what all of them have."""
        filled, self._filled = self._filled, []
        for connection in filled:
            connection.write_frames()


class Deadline:
    """Ends a connection at once if it is still running when its time is over."""

    def __init__(self, loop: asyncio.AbstractEventLoop, seconds: float) -> None:
        self._loop = loop
        self._seconds = seconds
        self._timer: asyncio.TimerHandle | None = None

    def start(self, transport: asyncio.Transport) -> None:
        """From now on; one that runs already goes on."""
        if self._timer is None:
            self._timer = self._loop.call_later(self._seconds, transport.abort)

    def stop(self) -> None:
        """Stop the clock: the connection made it in time."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class TimedConnection(asyncio.Protocol):
    """What HTTP connections and WebSockets have in common: deadlines for reading and closing, and being counted."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    client: tuple[str, int] | None

    def __init__(self, *args: Any, opened: OpenConnections, **more: Any) -> None:
        super().__init__(*args, **more)
        self._opened = opened
        self._is_counted = False
        self._write_due = Deadline(self.loop, WRITE_SECONDS)
        self._close_due = Deadline(self.loop, CLOSE_SECONDS)

    def pause_writing(self) -> None:
        """The peer does not read."""
        super().pause_writing()
        self._write_due.start(self.transport)

    def resume_writing(self) -> None:
        """The peer reads again."""
        super().resume_writing()
        self._write_due.stop()

    def connection_lost(self, exc: Exception | None) -> None:
        """The end, in time or not."""
        self._write_due.stop()
        self._close_due.stop()
        if self._is_counted:
            self._opened.leave(self.address())
        super().connection_lost(exc)

    def address(self) -> str:
        """What the connection is counted under."""
        return limited_as(self.client[0]) if self.client else ""


class HttpConnection(TimedConnection, HttpToolsProtocol):
    """Uvicorn's HTTP, with deadlines and a limit of connections for each address."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._headers_due = Deadline(self.loop, HEADER_SECONDS)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._is_counted = self._opened.enter(self.address())
        if self._is_counted:
            self._headers_due.start(transport)
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Part of a request; the first part of one starts its time."""
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete:
            self._headers_due.start(self.transport)
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self._headers_due.stop()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """The connection goes on as a socket, and is counted there."""
        self._headers_due.stop()
        self._is_counted = False
        super().handle_websocket_upgrade()

    def on_response_complete(self) -> None:
        """The last answer of a connection must be read, too."""
        super().on_response_complete()
        if self.transport.is_closing():
            self._close_due.start(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """No headers are awaited any more."""
        self._headers_due.stop()
        super().connection_lost(exc)


class SocketConnection(TimedConnection, WebSocketsSansIOProtocol):
    """Uvicorn's WebSockets, with deadlines; counted since it was an HTTP connection.

    A move is one small frame in and a few large ones out. Plain text that comes whole takes a short way; all other
    frames (in parts, compressed, control frames) and everything that is wrong are left to the library.
    """

    # Uvicorn's own among them: with all its attributes a connection has a dictionary of kilobytes, and every move reads
    # from those of all who look.
    __slots__ = (
        "_frames",
        "_in_step",
        "_outbox",
        "close_sent",
        "config",
        "conn",
        "disconnected",
        "handshake_complete",
        "is_writable",
        "on_text",
        "on_writable",
        "queue",
        "read_paused",
        "transport",
    )

    def __init__(self, *args: Any, outbox: Outbox, **more: Any) -> None:
        super().__init__(*args, **more)
        self._outbox = outbox
        self._is_counted = True
        self.is_writable = True
        """Whether the peer takes what is sent."""
        self._in_step = False
        """Whether the next byte begins a frame: the handshake is read, and all frames since came whole."""
        self.on_writable: Callable[[], None] | None = None
        """Called when the peer reads again."""
        self.on_text: Callable[[str], bool] | None = None
        """Called with a text frame that no other waits before; tells whether it is being dealt with."""
        self._frames: list[bytes] = []
        """Made in this turn of the event loop, and written at its end: an update and an acknowledgement go together."""

    def handle_connect(self, event: Request) -> None:
        """The handshake: the application finds the connection in the scope's state."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"]["connection"] = self
            self._in_step = True

    def data_received(self, data: bytes) -> None:
        """Frames, mostly one and whole."""
        at = 0
        while self._in_step and at < len(data):
            end = end_of_frame(data, at)
            if end == NOT_PLAIN:
                self._in_step = False
                break
            if not (is_text(data, at) and self.handshake_complete and self._take(data, at, end)):
                super().data_received(data[at:end])
            at = end
        if at < len(data):
            super().data_received(data[at:])

    def _take(self, data: bytes, at: int, end: int) -> bool:
        """Queue a whole text frame for the application; the library is left to deal with those that are wrong."""
        if self.close_sent or end - at > self.config.ws_max_size:
            return False
        try:
            text = text_of(data, at, end)
        except UnicodeDecodeError:
            return False
        if self.on_text is not None and self.queue.empty() and self.on_text(text):
            return True
        self.put(text)
        if self.queue.qsize() > MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    def put(self, text: str) -> None:
        """Queue a text frame for the application."""
        self.queue.put_nowait({"type": "websocket.receive", "text": text})

    def interrupt(self) -> None:
        """Let `receive` return, though nothing came."""
        self.queue.put_nowait(INTERRUPTION)

    def write_text(self, message: bytes) -> None:
        """Send a text frame, unless the connection is closing."""
        if self.close_sent or self.disconnected:
            return
        if not self._frames:
            self._outbox.add(self)
        if self.conn.extensions and len(message) >= WORTH_COMPRESSING:
            with contextlib.suppress(InvalidState):
                self.conn.send_text(message)
            self._frames += self.conn.data_to_send()
        else:
            self._frames += (head_of(len(message)), message)

    def write_frames(self) -> None:
        """Send what was made since the last time, all at once."""
        frames, self._frames = self._frames, []
        if frames and not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(b"".join(frames))

    async def send(self, message: Any) -> None:
        """What the framework sends, such as a goodbye, comes after what was made before."""
        self.write_frames()
        await super().send(message)

    def shutdown(self) -> None:
        """The server's goodbye, likewise."""
        self.write_frames()
        super().shutdown()

    def pause_writing(self) -> None:
        """The peer does not read."""
        super().pause_writing()
        self.is_writable = False

    def resume_writing(self) -> None:
        """The peer reads again."""
        super().resume_writing()
        self.is_writable = True
        if self.on_writable is not None:
            self.on_writable()

    def keepalive_timeout(self) -> None:
        """No pong came: the peer will not read a goodbye either."""
        super().keepalive_timeout()
        self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """The application is done with this socket."""
        super().on_task_complete(task)
        if not self.disconnected:
            self._close_due.start(self.transport)
