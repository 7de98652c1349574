"""Connections with deadlines: whoever sends no request, takes no answer or answers no ping is let go.

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


class HttpConnection(HttpToolsProtocol):
    """Uvicorn's HTTP, with deadlines and a limit of connections for each address."""

    def __init__(self, *args: Any, opened: OpenConnections, **more: Any) -> None:
        super().__init__(*args, **more)
        self._opened = opened
        self._headers_due = Deadline(self.loop, HEADER_SECONDS)
        self._write_due = Deadline(self.loop, WRITE_SECONDS)
        self._close_due = Deadline(self.loop, CLOSE_SECONDS)
        self._is_counted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects."""
        super().connection_made(transport)
        self._is_counted = self._opened.enter(address_of(self))
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
        """The last answer of a connection must be taken, too."""
        super().on_response_complete()
        if self.transport.is_closing():
            self._close_due.start(self.transport)

    def pause_writing(self) -> None:
        """The peer does not read."""
        super().pause_writing()
        self._write_due.start(self.transport)

    def resume_writing(self) -> None:
        """The peer reads again."""
        super().resume_writing()
        self._write_due.stop()

    def connection_lost(self, exc: Exception | None) -> None:
        """The end."""
        for deadline in (self._headers_due, self._write_due, self._close_due):
            deadline.stop()
        if self._is_counted:
            self._opened.leave(address_of(self))
        super().connection_lost(exc)


class SocketConnection(WebSocketsSansIOProtocol):
    """Uvicorn's WebSockets, with deadlines; counted since it was an HTTP connection."""

    def __init__(self, *args: Any, opened: OpenConnections, **more: Any) -> None:
        super().__init__(*args, **more)
        self._opened = opened
        self._write_due = Deadline(self.loop, WRITE_SECONDS)
        self._close_due = Deadline(self.loop, CLOSE_SECONDS)

    def keepalive_timeout(self) -> None:
        """No pong came: whoever is there does not take a goodbye either."""
        super().keepalive_timeout()
        self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """The application is done with this socket."""
        super().on_task_complete(task)
        if not self.disconnected:
            self._close_due.start(self.transport)

    def pause_writing(self) -> None:
        """The peer does not read."""
        super().pause_writing()
        self._write_due.start(self.transport)

    def resume_writing(self) -> None:
        """The peer reads again."""
        super().resume_writing()
        self._write_due.stop()

    def connection_lost(self, exc: Exception | None) -> None:
        """The end."""
        self._write_due.stop()
        self._close_due.stop()
        self._opened.leave(address_of(self))
        super().connection_lost(exc)


def address_of(connection: HttpToolsProtocol | WebSocketsSansIOProtocol) -> str:
    """What a connection is counted under."""
    return limited_as(connection.client[0]) if connection.client else ""
