"""What the endpoints get handed: the house, who asks, and the table in the path."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path, Request
from fastapi.security import APIKeyCookie, HTTPBearer

from ...kernel.errors import LonghallError
from ..app.wiring import House
from ..auth.access import COOKIE, Caller, identify
from ..auth.accounts import Person
from ..rooms.room import LiveTable

bearer = HTTPBearer(auto_error=False, description="The secret of a session, or of one seat.")
cookie = APIKeyCookie(name=COOKIE, auto_error=False, description="A session; changes need the header `X-Longhall: 1`.")


async def the_house(request: Request) -> House:
    """All parts of this server; async, as FastAPI sends other functions through a thread."""
    found: House = request.app.state.house
    return found


AHouse = Annotated[House, Depends(the_house)]


async def the_caller(request: Request, house: AHouse) -> Caller:
    """Who asks; nobody in particular is fine."""
    return await identify(house, request)


ACaller = Annotated[Caller, Depends(the_caller)]


async def the_person(caller: ACaller) -> Person:
    """The person who asks."""
    return caller.need_person()


APerson = Annotated[Person, Depends(the_person)]

TableId = Annotated[str, Path(min_length=1, max_length=16, description="The table's id, as in its link.")]
SeatNumber = Annotated[int, Path(ge=0, le=63, description="The seat, counted from 0.")]


async def the_table(request: Request, house: AHouse, table: TableId) -> LiveTable:
    """The table in the path; whoever knows its id may look at it."""
    found = await house.hall.table(table) if table.isalnum() and table.isascii() else None
    if found is None:
        raise LonghallError("error-no-such-table", given=table)
    request.state.table = found
    return found


ATable = Annotated[LiveTable, Depends(the_table)]
