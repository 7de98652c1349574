"""Playing by plain requests: the view of a seat, moves, taking back, lending, resigning."""

from __future__ import annotations

import time
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from ...kernel.errors import LonghallError
from ..protocol.limits import HIGHEST_SEAT, HIGHEST_VERSION
from ..protocol.told import as_written
from ..rooms.access import Access
from ..rooms.registry import Stale
from ..rooms.room import Room
from ..transport.messages import Update
from ..transport.updates import update
from .dependencies import ACaller, AServer, ATable, SeatNumber
from .errors import answer_error
from .models import AskUndoWish, Done, LendWish, MoveWish

router = APIRouter(prefix="/api/tables/{table}", tags=["playing"])
AsSeat = Annotated[
    int | None,
    Query(ge=0, le=HIGHEST_SEAT, description="Whose view; nothing: that of your only seat, else a spectator's."),
]
BoardOnly = Annotated[bool, Query(description="A spectator's view even for players: for a screen in the room.")]


def whose_view(table: Room, caller: Access, seat: int | None, board: bool = False) -> int | None:
    """The seat whose view is to be shown; another's is refused."""
    if board:
        return None
    if seat is not None:
        caller.need_seat(table, seat)
        return seat
    own = caller.seats(table)
    return own[0] if len(own) == 1 else None


@router.get("/view", response_model=Update)
async def get_view(
    server: AServer,
    table: ATable,
    caller: ACaller,
    seat: AsSeat = None,
    board: BoardOnly = False,
    since: Annotated[
        int | None, Query(ge=0, le=HIGHEST_VERSION, description="Tell what happened after a version.")
    ] = None,
) -> Response:
    """The table as you see it, and what you are asked."""
    subscriber = whose_view(table, caller, seat, board)
    server.rooms.attendance.saw(table.id, [] if subscriber is None else [subscriber])
    async with server.rooms.looking(table):
        entries = await server.rooms.missed(table, since) if since is not None and since < table.version else []
        now = update(table, subscriber, entries)
    return Response(now, media_type="application/json")


@router.post("/moves", response_model=Done)
async def make_move(
    request: Request, server: AServer, table: ATable, caller: ACaller, body: MoveWish
) -> Done | Response:
    """Make a move. The same `client` id twice is one move; a stale one is answered with the current table."""
    began = time.perf_counter()
    caller.need_seat(table, body.seat)
    server.frames.check((table.id, body.seat))
    try:
        entry = await server.commands.move(table, body.seat, body.action, body.client, body.version)
    except Stale:
        now = as_written(update(table, body.seat, []))
        return answer_error(LonghallError("error-stale"), request.headers, table, now)
    server.metrics.move_seconds.observe(time.perf_counter() - began)
    return Done(version=entry.sequence)


@router.post("/seats/{seat}/undo")
async def undo(server: AServer, table: ATable, caller: ACaller, seat: SeatNumber) -> Done:
    """Take back your latest move, if nothing was revealed since."""
    caller.need_seat(table, seat)
    return Done(version=(await server.commands.undo(table, seat)).sequence)


@router.post("/seats/{seat}/restart-turn")
async def restart_turn(server: AServer, table: ATable, caller: ACaller, seat: SeatNumber) -> Done:
    """Take back all your moves since something was revealed."""
    caller.need_seat(table, seat)
    return Done(version=(await server.commands.undo(table, seat, whole_turn=True)).sequence)


@router.post("/seats/{seat}/ask-undo")
async def ask_undo(server: AServer, table: ATable, caller: ACaller, seat: SeatNumber, body: AskUndoWish) -> Done:
    """Ask to go back further, or agree to what somebody asked; it happens when all people agree."""
    caller.need_seat(table, seat)
    return Done(version=(await server.commands.ask_undo(table, seat, body.to)).sequence)


@router.post("/seats/{seat}/deny-undo")
async def deny_undo(server: AServer, table: ATable, caller: ACaller, seat: SeatNumber) -> Done:
    """Do not agree to go back, or withdraw the request."""
    caller.need_seat(table, seat)
    return Done(version=(await server.commands.deny_undo(table, seat)).sequence)


@router.post("/seats/{seat}/lend")
async def lend(server: AServer, table: ATable, caller: ACaller, seat: SeatNumber, body: LendWish) -> Done:
    """Let a bot play your seat; the host of an unrated table may do this for somebody who is away."""
    by_host = caller.acts_as_host(table, seat)
    if not by_host:
        caller.need_seat(table, seat)
    return Done(version=(await server.commands.lend(table, seat, body.bot, by_host=by_host)).sequence)


@router.post("/seats/{seat}/take-back")
async def take_back(server: AServer, table: ATable, caller: ACaller, seat: SeatNumber) -> Done:
    """Play your seat again."""
    caller.need_seat(table, seat)
    return Done(version=(await server.commands.take_back(table, seat)).sequence)


@router.post("/seats/{seat}/resign")
async def resign(server: AServer, table: ATable, caller: ACaller, seat: SeatNumber) -> Done:
    """Resign; a bot plays the seat to the end."""
    caller.need_seat(table, seat)
    return Done(version=(await server.commands.resign(table, seat)).sequence)
