"""Hints for the seat that owes a decision."""

from __future__ import annotations

from typing import Annotated

from fastapi import Query
from msgspec import Meta

from ...kernel.shapes import Said
from ..protocol.limits import HIGHEST_SEAT
from ..protocol.told import Told
from .dependencies import ACaller, AServer, ATable
from .routers import signed_router

router = signed_router("playing", "/api/tables/{table}")


class Reason(Told):
    """Something that speaks for an option, or against it."""

    part: Annotated[str, Meta(description="What it is about; the message is `<prefix>-reason-<part>`.")]
    gain: Annotated[float, Meta(description="In points, compared with the mean of the best options.")]


class Candidate(Told):
    """One of the best options."""

    action: Annotated[str, Meta(description="The action as its option has it.")]
    label: Said
    targets: tuple[str, ...]
    win_chance: Annotated[
        float | None, Meta(description="How likely you are to win with it, from 0 to 1; null if the game cannot tell.")
    ]
    behind: Annotated[float, Meta(description="How many points it is worth less than the first.")]


class LikelyReply(Told):
    """What another player will probably do next."""

    seat: int
    label: Said


class Hint(Told):
    """What the best bot would do."""

    action: Annotated[str, Meta(description="The action as its option has it.")]
    label: Said
    targets: tuple[str, ...]
    reasons: Annotated[
        list[Reason], Meta(description="What speaks for it most, three at most; none if there is no choice.")
    ]
    best: Annotated[list[Candidate], Meta(description="The three best options, this one first.")]
    reply: Annotated[
        LikelyReply | None, Meta(description="The probable answer of another player; null if none is likely.")
    ]


@router.get("/hint")
async def get_hint(
    server: AServer,
    table: ATable,
    caller: ACaller,
    seat: Annotated[int, Query(ge=0, le=HIGHEST_SEAT, description="Your seat, which owes a decision.")],
) -> Hint:
    """What the best bot would do on your seat, and why. Not at rated tables."""
    caller.need_seat(table, seat)
    return Hint(**await server.hints.hint(table, seat))
