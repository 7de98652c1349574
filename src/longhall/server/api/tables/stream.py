"""The stream of a table for bot clients: one line of JSON for each update, and an empty one from time to time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Final

from fastapi import Query, Request
from starlette.responses import StreamingResponse

from ....kernel.errors import LonghallError
from ...auth.cookies import COOKIE
from ...protocol.limits import HIGHEST_VERSION
from ...rooms.access import access_to
from ...rooms.room import Room
from ...runtime.rate_limits import limited_as
from ...transport.subscriber import Subscriber
from ...transport.updates import update
from ...wiring import Server
from ..dependencies import AServer, ATable
from ..routers import signed_router

KEEP_ALIVE: Final = 15.0
router = signed_router("playing", "/api/tables/{table}")


@router.get("/stream", response_class=StreamingResponse, responses={200: {"content": {"application/x-ndjson": {}}}})
async def get_stream(
    request: Request,
    server: AServer,
    table: ATable,
    version: Annotated[
        int | None, Query(ge=0, le=HIGHEST_VERSION, description="Begin with what came after it.")
    ] = None,
) -> StreamingResponse:
    """Updates as they happen, one JSON object a line, for as long as you like; an empty line every 15 seconds."""
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    secret = bearer.strip() if scheme.lower() == "bearer" else request.cookies.get(COOKIE)
    access = await access_to(server.accounts, table, secret, "player")
    if access is None:
        raise LonghallError("error-secret")
    subscriber = Subscriber(table, access, updates_only=True)
    address = limited_as(request.scope["state"]["address"])
    if server.sockets.is_full(address):
        raise LonghallError("error-too-often", seconds=60)
    lines = stream_lines(server, table, subscriber, version, address)
    return StreamingResponse(lines, media_type="application/x-ndjson")


async def stream_lines(
    server: Server, table: Room, subscriber: Subscriber, version: int | None, address: str
) -> AsyncIterator[bytes]:
    """What a viewer gets, line by line; it ends when the reader is too slow or the server goes down."""
    if not server.sockets.enter(address):
        return
    server.metrics.sockets.inc()
    try:
        async with server.rooms.looking(table):
            missed = [] if version is None or version > table.version else await server.rooms.missed(table, version)
            subscriber.version = table.version
            subscriber.settle(table)
            subscriber.send(update(table, subscriber.seat, missed, subscriber.asks))
            server.presence.come(table.id, subscriber)
        while not server.closing:
            try:
                message = await asyncio.wait_for(subscriber.next(), KEEP_ALIVE)
            except TimeoutError:
                yield b"\n"
                continue
            if message is None:
                return
            yield message + b"\n"
    finally:
        server.metrics.sockets.dec()
        server.sockets.leave(address)
        server.presence.go(table.id, subscriber)
