"""Hints for the seat that owes a decision."""

from __future__ import annotations

from typing import Annotated

from fastapi import Query
from msgspec import Meta

from ....kernel.shapes import Said
from ...protocol.limits import HIGHEST_SEAT, HIGHEST_VERSION, LONGEST_ACTION
from ...protocol.told import Told
from ..dependencies import ACaller, AServer, ATable
from ..routers import signed_router

router = signed_router("playing", "/api/tables/{table}")


class Reason(Told):
    """Something that speaks for an option, or against it."""

    part: Annotated[
        str,
        Meta(
            description="What it is about. The sentence is `<prefix>-gain-<part>` or, if the gain is negative, "
            "`<prefix>-cost-<part>`; `<prefix>-reason-<part>` names it."
        ),
    ]
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
    quick: Annotated[bool, Query(description="Whether a weaker answer is good enough, if it comes sooner.")] = False,
) -> Hint:
    """What the best bot would do on your seat, and why. Not at rated tables."""
    caller.need_seat(table, seat)
    return Hint(**await server.hints.hint(table, seat, quick))


class Cost(Told):
    """What a move cost, compared with another option. Below zero: it was the better one."""

    action: Annotated[str, Meta(description="The move that was made.")]
    label: Said
    better: Annotated[Said, Meta(description="The option that it is compared with.")]
    points: Annotated[float, Meta(description="How many points it is worth less.")]
    win_chance: Annotated[
        float | None, Meta(description="How much less likely you are to win, up to 1; null if the game cannot tell.")
    ]
    reasons: Annotated[list[Reason], Meta(description="What speaks for the other option most, three at most.")]


@router.get("/cost")
async def get_cost(
    server: AServer,
    table: ATable,
    caller: ACaller,
    seat: Annotated[int, Query(ge=0, le=HIGHEST_SEAT, description="Your seat, which made the move.")],
    move: Annotated[int, Query(ge=0, le=HIGHEST_VERSION, description="How many moves were made before it.")],
    better: Annotated[
        str,
        Query(
            max_length=LONGEST_ACTION,
            description="Another option of that decision; without it, what a quick hint would have said.",
        ),
    ] = "",
) -> Cost:
    """What a move of your own cost, compared with another option that you had. Not while a rated game is played."""
    caller.need_seat(table, seat)
    return Cost(**await server.hints.cost(server.rooms, table, seat, move, better))
