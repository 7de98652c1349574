"""Playing by plain requests: the view of a seat, moves, taking back, lending, resigning."""

from __future__ import annotations

import time
from typing import Annotated

from fastapi import Depends, Query, Request, Response

from ....kernel.errors import LonghallError
from ...protocol.limits import HIGHEST_SEAT, HIGHEST_VERSION
from ...protocol.told import as_written
from ...rooms.access import Access
from ...rooms.registry import Stale
from ...rooms.room import Room
from ...transport.messages import Update
from ...transport.updates import update
from ..dependencies import ACaller, AServer, ATable, OwnSeat, SeatNumber
from ..errors import answer_error
from ..models import AskUndoWish, Done, LendWish, MoveWish
from ..routers import signed_router

router = signed_router("playing", "/api/tables/{table}")
AsSeat = Annotated[
    int | None,
    Query(ge=0, le=HIGHEST_SEAT, description="Whose view; nothing: that of your only seat, else a spectator's."),
]
BoardOnly = Annotated[bool, Query(description="A spectator's view even for players: for a screen in the room.")]


def whose_view(table: Room, caller: Access, seat: int | None, board: bool) -> int | None:
    """The seat whose view is to be shown; another's is refused."""
    if board:
        return None
    if seat is not None:
        caller.need_seat(table, seat)
        return seat
    own = caller.seats(table)
    return own[0] if len(own) == 1 else None


async def the_viewer(table: ATable, caller: ACaller, seat: AsSeat = None, board: BoardOnly = False) -> int | None:
    """The seat whose view the request is for; none: a spectator."""
    return whose_view(table, caller, seat, board)


AViewer = Annotated[int | None, Depends(the_viewer)]


@router.get("/view", response_model=Update)
async def get_view(
    server: AServer,
    table: ATable,
    viewer: AViewer,
    since: Annotated[
        int | None, Query(ge=0, le=HIGHEST_VERSION, description="Tell what happened after a version.")
    ] = None,
) -> Response:
    """The table as you see it, and what you are asked."""
    server.rooms.attendance.saw(table.id, [] if viewer is None else [viewer])
    async with server.rooms.looking(table):
        entries = await server.rooms.missed(table, since) if since is not None and since < table.version else []
        now = update(table, viewer, entries)
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
async def undo(server: AServer, table: ATable, seat: OwnSeat) -> Done:
    """Take back your latest move, if nothing was revealed since."""
    return Done(version=(await server.commands.undo(table, seat)).sequence)


@router.post("/seats/{seat}/restart-turn")
async def restart_turn(server: AServer, table: ATable, seat: OwnSeat) -> Done:
    """Take back all your moves since something was revealed."""
    return Done(version=(await server.commands.undo(table, seat, whole_turn=True)).sequence)


@router.post("/seats/{seat}/ask-undo")
async def ask_undo(server: AServer, table: ATable, seat: OwnSeat, body: AskUndoWish) -> Done:
    """Ask to go back further, or agree to what somebody asked; it happens when all people agree."""
    return Done(version=(await server.commands.ask_undo(table, seat, body.to)).sequence)


@router.post("/seats/{seat}/deny-undo")
async def deny_undo(server: AServer, table: ATable, seat: OwnSeat) -> Done:
    """Do not agree to go back, or withdraw the request."""
    return Done(version=(await server.commands.deny_undo(table, seat)).sequence)


@router.post("/seats/{seat}/lend")
async def lend(server: AServer, table: ATable, caller: ACaller, seat: SeatNumber, body: LendWish) -> Done:
    """Let a bot play your seat; the host of an unrated table may do this for somebody who is away."""
    by_host = caller.acts_as_host(table, seat)
    if not by_host:
        caller.need_seat(table, seat)
    return Done(version=(await server.commands.lend(table, seat, body.bot, by_host=by_host)).sequence)


@router.post("/seats/{seat}/take-back")
async def take_back(server: AServer, table: ATable, seat: OwnSeat) -> Done:
    """Play your seat again."""
    return Done(version=(await server.commands.take_back(table, seat)).sequence)


@router.post("/seats/{seat}/resign")
async def resign(server: AServer, table: ATable, seat: OwnSeat) -> Done:
    """Resign; a bot plays the seat to the end."""
    return Done(version=(await server.commands.resign(table, seat)).sequence)
