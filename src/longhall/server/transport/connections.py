"""Connections with deadlines: a peer that sends no request, reads no answer or answers no ping is disconnected.

Uvicorn has no limit of its own for any of these, and closes politely, which waits for ever for a peer that never reads.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ..runtime.rate_limits import OpenConnections, limited_as

HEADER_SECONDS: Final = 10.0
"""From the opening of a connection, or the first byte of another request on it, to the end of its headers."""
WRITE_SECONDS: Final = 20.0
"""How long a peer may leave more than a buffer full unread."""
CLOSE_SECONDS: Final = 10.0
"""From our goodbye to the end of the connection, whether the peer took it or not."""
PING_SECONDS: Final = 10.0
PONG_SECONDS: Final = 20.0
"""Who answers no ping is not here any more: at most half a minute after the last sign of life."""


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
        """In time."""
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
        """Somebody connects."""
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
        """In time."""
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
    """Uvicorn's WebSockets, with deadlines; counted since it was an HTTP connection."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._is_counted = True

    def keepalive_timeout(self) -> None:
        """No pong came: the peer will not read a goodbye either."""
        super().keepalive_timeout()
        self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """The application is done with this socket."""
        super().on_task_complete(task)
        if not self.disconnected:
            self._close_due.start(self.transport)
