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
from ..app.wiring import House
from ..auth.access import COOKIE
from ..rooms.presence import Presence
from ..rooms.room import LiveTable
from ..runtime.rate_limits import limited_as
from .subscriber import Viewer, ticket_for
from .updates import update

KEEP_ALIVE: Final = 15.0
router = APIRouter(prefix="/api/tables/{table}", tags=["playing"])


@router.get("/stream", response_class=StreamingResponse, responses={200: {"content": {"application/x-ndjson": {}}}})
async def get_stream(
    request: Request,
    house: AHouse,
    table: ATable,
    version: Annotated[int | None, Query(ge=0, le=2**31 - 1, description="Begin with what came after it.")] = None,
) -> StreamingResponse:
    """Updates as they happen, one JSON object a line, for as long as you like; an empty line every 15 seconds."""
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    secret = bearer.strip() if scheme.lower() == "bearer" else request.cookies.get(COOKIE)
    ticket = await ticket_for(house.people, table, secret, "player")
    if ticket is None:
        raise LonghallError("error-secret")
    viewer = Viewer(table, ticket, updates_only=True)
    presence: Presence = request.app.state.presence
    address = limited_as(request.scope["state"]["address"])
    if house.sockets.is_full(address):
        raise LonghallError("error-too-often", seconds=60)
    lines = stream_lines(house, presence, table, viewer, version, address)
    return StreamingResponse(lines, media_type="application/x-ndjson")


async def stream_lines(
    house: House, presence: Presence, table: LiveTable, viewer: Viewer, version: int | None, address: str
) -> AsyncIterator[bytes]:
    """What a viewer gets, line by line; it ends when the reader is too slow or the server goes down."""
    if not house.sockets.enter(address):
        return
    house.metrics.sockets.inc()
    try:
        async with house.hall.looking(table):
            missed = [] if version is None or version > table.version else await house.hall.missed(table, version)
            viewer.version = table.version
            viewer.settle(table)
            viewer.send(update(table, viewer.seat, missed, viewer.asks))
            presence.come(table.id, viewer)
        while not house.closing:
            try:
                message = await asyncio.wait_for(viewer.next(), KEEP_ALIVE)
            except TimeoutError:
                yield b"\n"
                continue
            if message is None:
                return
            yield message + b"\n"
    finally:
        house.metrics.sockets.dec()
        house.sockets.leave(address)
        presence.go(table.id, viewer)


def mount(app: FastAPI, house: House) -> None:
    """Make the stream reachable."""
    app.include_router(router, responses=PROBLEMS)
