"""What endpoints depend on: the server, who asks, and the table in the path."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path, Request
from fastapi.security import APIKeyCookie, HTTPBearer

from ...kernel.errors import LonghallError
from ..auth.cookies import COOKIE
from ..protocol.limits import HIGHEST_SEAT
from ..rooms.access import Access, access_by_bearer, access_by_cookie
from ..rooms.room import Room
from ..storage.rows import User
from ..wiring import Server

bearer = HTTPBearer(auto_error=False, description="The secret of a session, or of one seat.")
cookie = APIKeyCookie(name=COOKIE, auto_error=False, description="A session; changes need the header `X-Longhall: 1`.")


async def get_server(request: Request) -> Server:
    """All parts of this server; async, as FastAPI sends other functions through a thread."""
    found: Server = request.app.state.server
    return found


AServer = Annotated[Server, Depends(get_server)]


async def the_caller(request: Request, server: AServer) -> Access:
    """Who asks, by the header `Authorization: Bearer` or else by the session cookie; anybody is fine."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and secret.strip():
        found = await access_by_bearer(server.accounts, secret.strip())
    else:
        found = await access_by_cookie(server.accounts, request.cookies.get(COOKIE, ""))
    if found.person is not None:
        server.sanctions.saw(found.person.id, request.state.address)
    return found


ACaller = Annotated[Access, Depends(the_caller)]


async def the_person(caller: ACaller) -> User:
    """The person who asks."""
    return caller.need_person()


APerson = Annotated[User, Depends(the_person)]


async def the_self(caller: ACaller) -> User:
    """The person who asks about themselves, banned or not."""
    return caller.need_self()


ASelf = Annotated[User, Depends(the_self)]


async def the_moderator(caller: ACaller) -> User:
    """The moderator who asks."""
    return caller.need_moderator()


AModerator = Annotated[User, Depends(the_moderator)]

TableId = Annotated[str, Path(min_length=1, max_length=16, description="The table's id, as in its link.")]
SeatNumber = Annotated[int, Path(ge=0, le=HIGHEST_SEAT, description="The seat, counted from 0.")]


async def the_table(request: Request, server: AServer, table: TableId) -> Room:
    """The table in the path; anybody who knows its id may look at it."""
    found = await server.rooms.table(table) if table.isalnum() and table.isascii() else None
    if found is None:
        raise LonghallError("error-no-such-table", given=table)
    request.state.table = found
    return found


ATable = Annotated[Room, Depends(the_table)]


async def own_seat(table: ATable, caller: ACaller, seat: SeatNumber) -> int:
    """The seat in the path, which must be the caller's."""
    caller.need_seat(table, seat)
    return seat


OwnSeat = Annotated[int, Depends(own_seat)]
