"""About the open question: why a thing cannot be chosen, what an option would change, whether it is final."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, cast

from fastapi import Query
from msgspec import Meta

from ....kernel.action import Action
from ....kernel.errors import LonghallError, Refusal, Refused
from ....kernel.match import Match
from ....kernel.question import is_final, preview, why_not
from ....kernel.shapes import GameView
from ....kernel.step import State
from ...protocol.limits import HIGHEST_SEAT, LONGEST_ACTION
from ...protocol.shapes import ShownRefusal
from ...protocol.told import Told
from ...rooms.room import Room
from ..dependencies import ACaller, AServer, ATable
from ..routers import signed_router

router = signed_router("playing", "/api/tables/{table}")
AskedSeat = Annotated[int, Query(ge=0, le=HIGHEST_SEAT, description="Your seat.")]
ThingName = Annotated[
    str, Query(pattern=r"^[a-z-]+:[\w-]+$", max_length=60, description="A thing, as options name it: `town:27`.")
]
ActionName = Annotated[str, Query(max_length=LONGEST_ACTION, description="The action as its option has it.")]


class WhyNot(Told):
    """Why nothing can be done with a thing."""

    reasons: Annotated[
        list[ShownRefusal], Meta(description="None if something can, or if no action is about the thing.")
    ]


class Finality(Told):
    """What follows an answer."""

    last: Annotated[
        bool, Meta(description="Whether one is asked nothing more after it, or something comes to light by it.")
    ]


class Preview(Told):
    """What an answer would change, or why it cannot be given."""

    refusal: Annotated[ShownRefusal | None, Meta(description="Why the action is not allowed; null if it is.")]
    view: Annotated[
        GameView | None,
        Meta(
            description="The table after it as everybody would see it; null if refused, or if more would come to light."
        ),
    ]


def running(table: Room) -> Match:
    """The match of a table where something can be asked."""
    if table.match is None or table.status != "running":
        raise LonghallError("error-table-not-running")
    return table.match


def parsed(table: Room, action: str) -> Action:
    """The action that is asked about."""
    known = table.game.book.parse(action)
    if known is None:
        raise Refused(Refusal("", "refused-no-such-action", given=action))
    return known


def shown(refusal: Refusal) -> ShownRefusal:
    """A refusal as it is told."""
    return ShownRefusal(refusal.rule, refusal.message, refusal.facts)


@router.get("/why-not")
async def get_why_not(server: AServer, table: ATable, caller: ACaller, seat: AskedSeat, thing: ThingName) -> WhyNot:
    """Why a thing cannot be chosen now: the rules that forbid it, and the facts."""
    caller.need_seat(table, seat)
    async with server.rooms.looking(table):
        reasons = why_not(table.game, running(table).state, seat, thing)
    return WhyNot(reasons=[shown(reason) for reason in reasons])


@asynccontextmanager
async def considered(
    server: AServer, table: ATable, caller: ACaller, seat: AskedSeat, action: ActionName
) -> AsyncIterator[tuple[State, Action, Refusal | None]]:
    """The position, an action that a seat thinks of, and why it is not allowed, while the table is looked at."""
    caller.need_seat(table, seat)
    known = parsed(table, action)
    async with server.rooms.looking(table):
        state = running(table).state
        yield state, known, table.game.refusal(state, seat, known)


@router.get("/last-word")
async def get_last_word(
    server: AServer, table: ATable, caller: ACaller, seat: AskedSeat, action: ActionName
) -> Finality:
    """Whether an answer can be thought over afterwards; for clients that ask before a final answer."""
    async with considered(server, table, caller, seat, action) as (state, known, refusal):
        if refusal is not None:
            raise Refused(refusal)
        return Finality(last=is_final(table.game, state, seat, known, random.Random()))


@router.get("/foretell")
async def get_foretell(server: AServer, table: ATable, caller: ACaller, seat: AskedSeat, action: ActionName) -> Preview:
    """What an answer would change on the table, before it is given; or the rule that forbids it."""
    async with considered(server, table, caller, seat, action) as (state, known, refusal):
        if refusal is not None:
            return Preview(refusal=shown(refusal), view=None)
        seen = preview(table.game, state, seat, known, random.Random())
        return Preview(refusal=None, view=None if seen is None else cast("GameView", seen))
