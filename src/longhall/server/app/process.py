"""One server process: starts, listens, says where, and shuts down with everything written."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Callable
from functools import partial
from typing import cast

import uvicorn
from fastapi import FastAPI

from ...kernel.errors import LonghallError
from ..runtime.garbage import keep_to_young_objects
from ..runtime.logs import set_up_logs
from ..runtime.proxies import is_trusted
from ..runtime.rate_limits import OpenConnections
from ..runtime.settings import Settings
from ..transport import connections
from ..transport.connections import HttpConnection, Outbox, SocketConnection
from ..wiring import Server
from .factory import create_app

BACKLOG = 2048
SHUTDOWN_SECONDS = 10


class GracefulServer(uvicorn.Server):
    """Uvicorn that starts the server before it listens and stops it after the last answer."""

    def __init__(self, config: uvicorn.Config, server: Server, tell: Callable[[], None]) -> None:
        super().__init__(config)
        self.server = server
        self.tell = tell

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start the server first: a database that cannot be used is reported as an error, not as a traceback."""
        await self.server.start()
        keep_to_young_objects()
        await super().startup(sockets)
        self.tell()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Announce the shutdown, let answers end, then write what is waiting."""
        self.server.announce_shutdown()
        await super().shutdown(sockets)
        await self.server.stop()


def serve(settings: Settings, tell: Callable[[str], None]) -> None:
    """Serve until a signal ends it; `tell` hears the address once requests are answered."""
    set_up_logs(settings.log_json)
    app = create_app(settings)
    listening = listen(settings.host, settings.port)
    address = settings.address or f"http://{shown_host(settings.host)}:{listening.getsockname()[1]}"
    server = GracefulServer(config_for(app, settings), app.state.server, lambda: tell(address))
    with contextlib.suppress(KeyboardInterrupt):  # how uvicorn says, after a clean end, that it was Ctrl+C
        server.run(sockets=[listening])


def config_for(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """How uvicorn runs. `GracefulServer` starts the server; the middleware writes the log and reads the addresses."""
    most = 4 * settings.sockets_per_address  # a browser has some connections besides its sockets
    opened = OpenConnections(most, partial(is_trusted, settings))
    return uvicorn.Config(
        app,
        loop="auto",  # uvloop, except on Windows, for which there is none
        http=cast(type[HttpConnection], partial(HttpConnection, opened=opened)),
        ws=cast(type[SocketConnection], partial(SocketConnection, opened=opened, outbox=Outbox())),
        ws_ping_interval=connections.PING_SECONDS,
        ws_ping_timeout=connections.PONG_SECONDS,
        lifespan="off",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        ws_max_size=settings.largest_frame,
        ws_per_message_deflate=False,
        timeout_keep_alive=20,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )


def listen(host: str, port: int) -> socket.socket:
    """A listening socket, or a clear error."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except (OSError, OverflowError):
        raise LonghallError("error-port", address=f"{host}:{port}") from None


def shown_host(host: str) -> str:
    """The host as one types it into a browser on this machine."""
    if host in ("0.0.0.0", "::", ""):
        return "localhost"
    return f"[{host}]" if ":" in host else host
