"""The stream of a table for bot clients: one line of JSON for each update, and an empty one now and then."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Final

from fastapi import APIRouter, FastAPI, Query, Request
from starlette.responses import StreamingResponse

from ...kernel.errors import LonghallError
from ..api.dependencies import AHouse, ATable
from ..api.errors import PROBLEMS
from ..app.wiring import Server
from ..auth.access import COOKIE
from ..protocol.limits import HIGHEST_VERSION
from ..rooms.presence import Presence
from ..rooms.room import Room
from ..runtime.rate_limits import limited_as
from .subscriber import Subscriber, ticket_for
from .updates import update

KEEP_ALIVE: Final = 15.0
router = APIRouter(prefix="/api/tables/{table}", tags=["playing"])


@router.get("/stream", response_class=StreamingResponse, responses={200: {"content": {"application/x-ndjson": {}}}})
async def get_stream(
    request: Request,
    server: AHouse,
    table: ATable,
    version: Annotated[
        int | None, Query(ge=0, le=HIGHEST_VERSION, description="Begin with what came after it.")
    ] = None,
) -> StreamingResponse:
    """Updates as they happen, one JSON object a line, for as long as you like; an empty line every 15 seconds."""
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    secret = bearer.strip() if scheme.lower() == "bearer" else request.cookies.get(COOKIE)
    ticket = await ticket_for(server.accounts, table, secret, "player")
    if ticket is None:
        raise LonghallError("error-secret")
    subscriber = Subscriber(table, ticket, updates_only=True)
    presence: Presence = request.app.state.presence
    address = limited_as(request.scope["state"]["address"])
    if server.sockets.is_full(address):
        raise LonghallError("error-too-often", seconds=60)
    lines = stream_lines(server, presence, table, subscriber, version, address)
    return StreamingResponse(lines, media_type="application/x-ndjson")


async def stream_lines(
    server: Server, presence: Presence, table: Room, subscriber: Subscriber, version: int | None, address: str
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
            presence.come(table.id, subscriber)
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
        presence.go(table.id, subscriber)


def mount(app: FastAPI, server: Server) -> None:
    """Make the stream reachable."""
    app.include_router(router, responses=PROBLEMS)
