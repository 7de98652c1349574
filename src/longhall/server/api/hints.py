"""Hints for the seat that owes a decision."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import BaseModel, Field

from .dependencies import ACaller, AServer, ATable
from .shapes import Said

router = APIRouter(prefix="/api/tables/{table}", tags=["playing"])


class Reason(BaseModel):
    """Something that speaks for an option, or against it."""

    part: str = Field(description="What it is about; the message is `<prefix>-reason-<part>`.")
    gain: float = Field(description="In points, compared with the mean of all options.")


class Hint(BaseModel):
    """What a good bot would do."""

    action: str = Field(description="The action as its option has it.")
    label: Said
    targets: list[str]
    reasons: list[Reason] = Field(description="What speaks for it most, three at most; none if there is no choice.")


@router.get("/hint")
async def get_hint(
    server: AServer,
    table: ATable,
    caller: ACaller,
    seat: Annotated[int, Query(ge=0, le=63, description="Your seat, which owes a decision.")],
) -> Hint:
    """What a good bot would do on your seat, and why. Not at rated tables."""
    caller.need_seat(table, seat)
    return Hint(**await server.hints.hint(table, seat))
