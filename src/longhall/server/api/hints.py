"""Hints for the seat that owes a decision."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from msgspec import Meta

from ...kernel.shapes import Said
from ..protocol.limits import HIGHEST_SEAT
from ..protocol.told import Told
from .dependencies import ACaller, AServer, ATable

router = APIRouter(prefix="/api/tables/{table}", tags=["playing"])


class Reason(Told):
    """Something that speaks for an option, or against it."""

    part: Annotated[str, Meta(description="What it is about; the message is `<prefix>-reason-<part>`.")]
    gain: Annotated[float, Meta(description="In points, compared with the mean of all options.")]


class Hint(Told):
    """What a good bot would do."""

    action: Annotated[str, Meta(description="The action as its option has it.")]
    label: Said
    targets: tuple[str, ...]
    reasons: Annotated[
        list[Reason], Meta(description="What speaks for it most, three at most; none if there is no choice.")
    ]


@router.get("/hint")
async def get_hint(
    server: AServer,
    table: ATable,
    caller: ACaller,
    seat: Annotated[int, Query(ge=0, le=HIGHEST_SEAT, description="Your seat, which owes a decision.")],
) -> Hint:
    """What a good bot would do on your seat, and why. Not at rated tables."""
    caller.need_seat(table, seat)
    return Hint(**await server.hints.hint(table, seat))
