"""Tables before the start: making, joining and leaving them, links and QR codes, watching."""

from __future__ import annotations

import io
from typing import Any

import msgspec
from fastapi import Request, Response, status

from ....kernel.errors import LonghallError
from ...auth.origins import base_address
from ...rooms.access import Access
from ...rooms.neighbours import note_address
from ...rooms.room import Room
from ...rooms.terms import SeatPlan, Terms
from ...storage.queries.people.friends import is_blocked
from ...storage.queries.play.tables import add_watcher, is_watching, remove_watcher
from ...transport.updates import table_info
from ...wiring import Server
from ..dependencies import ACaller, APerson, AServer, ATable, OwnSeat, SeatNumber
from ..models import (
    ClaimSeat,
    Commitment,
    Done,
    DoneAt,
    Join,
    NewTable,
    Nonce,
    Seated,
    SeatLink,
    SeatWish,
    TableAndYou,
    You,
)
from ..routers import no_content, signed_router

router = signed_router("tables", "/api/tables")


async def table_and_you(server: Server, table: Room, caller: Access) -> TableAndYou:
    """A table, and the caller's seats and role at it."""
    person = caller.person
    watching = person is not None and await is_watching(server.store, table.id, person.id)
    you = You(seats=caller.seats(table), host=caller.is_host(table), watching=watching)
    return TableAndYou(table=table_info(table), you=you)


def read_plan(body: SeatWish) -> SeatPlan:
    """A seat as the host wants it."""
    return SeatPlan(body.kind, body.bot, body.name)


@router.post("", status_code=status.HTTP_201_CREATED)
async def make_table(
    server: AServer, person: APerson, caller: ACaller, body: NewTable, request: Request
) -> TableAndYou:
    """Make a table and be its host."""
    await server.accounts.need_free_name(person)
    terms = msgspec.convert(body.terms.model_dump(), Terms)
    plans = [read_plan(seat) for seat in body.seats]
    options: dict[str, Any] = dict(body.options)
    content = server.packs.need(body.game, body.pack).content_hash if body.pack else ""
    table = await server.new_tables.make_table(
        person, body.game, plans, options, terms, body.listed, body.name, content=content
    )
    await note_address(server.store, table, person.id, request.state.address)
    return await table_and_you(server, table, caller)


@router.get("/{table}")
async def get_table(server: AServer, table: ATable, caller: ACaller) -> TableAndYou:
    """A table; anybody who knows its id may look at it."""
    return await table_and_you(server, table, caller)


@router.post("/{table}/join")
async def join_table(server: AServer, table: ATable, person: APerson, body: Join, request: Request) -> Seated:
    """Join on an open seat."""
    await server.accounts.need_free_name(person)
    if await is_blocked(server.store, table.host, person.id):
        raise LonghallError("error-blocked")
    entry, secret = await server.commands.join(table, person, body.seat)
    assert entry.seat is not None
    await note_address(server.store, table, person.id, request.state.address)
    return Seated(seat=entry.seat, token=secret, table=table_info(table))


@router.delete("/{table}/seats/{seat}")
async def leave_seat(server: AServer, table: ATable, person: APerson, seat: SeatNumber) -> DoneAt:
    """Leave your seat before the start; the host may remove others."""
    entry = await server.commands.leave(table, person, seat)
    return DoneAt(version=entry.sequence, table=table_info(table))


@router.put("/{table}/seats/{seat}")
async def plan_seat(server: AServer, table: ATable, person: APerson, seat: SeatNumber, body: SeatWish) -> DoneAt:
    """The host gives a seat to a bot, takes it, or leaves it open."""
    entry = await server.commands.plan_seat(table, person, seat, read_plan(body))
    return DoneAt(version=entry.sequence, table=table_info(table))


@router.post("/{table}/start")
async def start_table(server: AServer, table: ATable, person: APerson) -> DoneAt:
    """The host starts the game when every seat is taken. If seats have committed to nonces, it starts when all have
    revealed them, or a few seconds later without those who have not: until then the table is `open` with a record."""
    entry = await server.commands.start(table, person)
    return DoneAt(version=entry.sequence, table=table_info(table))


@router.put("/{table}/seats/{seat}/commitment")
async def commit(server: AServer, table: ATable, seat: OwnSeat, body: Commitment) -> Done:
    """Commit to a nonce for the game's chance, before the start. `docs/fairness.md` says how it is hashed."""
    return Done(version=await server.commands.commit(table, seat, body.commitment))


@router.put("/{table}/seats/{seat}/nonce")
async def reveal(server: AServer, table: ATable, seat: OwnSeat, body: Nonce) -> Done:
    """Reveal the nonce when the start record is there; look into it first. With the last nonce the game starts."""
    return Done(version=await server.commands.reveal(table, seat, body.nonce))


@router.post("/{table}/seats/{seat}/link")
async def make_link(server: AServer, table: ATable, seat: OwnSeat) -> SeatLink:
    """A new secret for your seat, to open it elsewhere or to hand it over; the old one becomes invalid."""
    return SeatLink(seat=seat, secret=await server.commands.link(table, seat))


@router.post("/{table}/claim-seat")
async def claim_seat(server: AServer, table: ATable, person: APerson, body: ClaimSeat, request: Request) -> DoneAt:
    """Take over a seat by its secret, which is used up by that."""
    await server.accounts.need_free_name(person)
    entry = await server.commands.claim(table, person, body.secret)
    await note_address(server.store, table, person.id, request.state.address)
    return DoneAt(version=entry.sequence, table=table_info(table))


@router.put("/{table}/watch", status_code=status.HTTP_204_NO_CONTENT)
async def watch(server: AServer, table: ATable, person: APerson) -> Response:
    """Register as a spectator, who is brought along to a rematch."""
    if not await add_watcher(server.store, table.id, person.id):
        raise LonghallError("error-no-such-table", given=table.id)
    return no_content()


@router.delete("/{table}/watch", status_code=status.HTTP_204_NO_CONTENT)
async def stop_watching(server: AServer, table: ATable, person: APerson) -> Response:
    """Stop being a registered spectator."""
    await remove_watcher(server.store, table.id, person.id)
    return no_content()


@router.get(
    "/{table}/qr",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}, "description": "A picture."}},
)
async def qr_code(server: AServer, table: ATable, request: Request) -> Response:
    """The join link as a QR code, for phones at the same real table."""
    import segno  # used nowhere else, and slow to load

    picture = io.BytesIO()
    link = f"{base_address(server.settings, request)}/t/{table.id}"
    segno.make(link, micro=False).save(picture, kind="svg", scale=8, border=2, light="white", nl=False)
    return Response(picture.getvalue(), media_type="image/svg+xml")
