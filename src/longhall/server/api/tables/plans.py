"""Plans: what a seat will answer when it is asked."""

from __future__ import annotations

from typing import Annotated

from fastapi import Response, status
from msgspec import Meta
from pydantic import Field, StringConstraints

from ....kernel.errors import Refusal, Refused
from ....kernel.shapes import ShownOption
from ...play.plans import Answer, Plan
from ...protocol.limits import LONGEST_ACTION, MOST_PLANNED, PRINTABLE
from ...protocol.told import Told
from ...rooms.commands import need_status
from ..dependencies import APerson, AServer, ATable, OwnSeat
from ..models import Given, Word
from ..routers import no_content, signed_router

router = signed_router("playing", "/api/tables/{table}/seats/{seat}")


class PlannedAnswer(Told):
    """An answer, and the kind of question that it is for."""

    kind: str
    option: ShownOption


class SeatPlan(Told):
    """What your seat will answer by itself."""

    answers: Annotated[list[PlannedAnswer], Meta(description="In the order in which they will be given.")]
    decline: Annotated[bool, Meta(description="Whether it declines whatever it may decline.")]
    dropped: Annotated[ShownOption | None, Meta(description="A planned answer that was not allowed when it was asked.")]
    offers: Annotated[list[PlannedAnswer], Meta(description="What can be planned now.")]


class WishedAnswer(Given):
    """An answer as `offers` has it."""

    kind: Word
    action: Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_ACTION, pattern=PRINTABLE)]


class WishedPlan(Given):
    """Instead of what was planned before."""

    answers: list[WishedAnswer] = Field(default_factory=list, max_length=MOST_PLANNED)
    decline: bool = Field(False, description="Decline whatever can be declined, until this is changed.")


@router.get("/plan")
async def get_plan(server: AServer, table: ATable, person: APerson, seat: OwnSeat) -> SeatPlan:
    """What you have planned, and what you could. Nobody else is told."""
    plan = await server.plans.plan_of(table, seat, person.id)
    match = table.match
    if match is None:
        return SeatPlan([], plan.decline, None, [])
    game, state = table.game, match.state

    def shown(notation: str) -> ShownOption | None:
        action = game.book.parse(notation)
        return None if action is None else game.planned_option(state, action)

    waits = table.status == "running" and seat not in table.to_act()
    offers = game.foreseen(state, seat) if waits else []
    return SeatPlan(
        answers=[PlannedAnswer(one.kind, option) for one in plan.answers if (option := shown(one.action)) is not None],
        decline=plan.decline,
        dropped=shown(plan.dropped) if plan.dropped else None,
        offers=[PlannedAnswer(kind, game.planned_option(state, action)) for kind, action in offers],
    )


@router.put("/plan", status_code=status.HTTP_204_NO_CONTENT)
async def put_plan(server: AServer, table: ATable, person: APerson, seat: OwnSeat, body: WishedPlan) -> Response:
    """Plan answers to questions to come; each is given when its question comes, if the rules allow it then.

    If they do not, all are dropped, and you decide. Nothing of it is in the log.
    """
    need_status(table, "running")
    for wish in body.answers:
        if table.game.book.parse(wish.action) is None:
            raise Refused(Refusal("", "refused-no-such-action", given=wish.action))
    plan = Plan([Answer(wish.kind, wish.action) for wish in body.answers], body.decline)
    await server.plans.keep(table, seat, person.id, plan)
    return no_content()
