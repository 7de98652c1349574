"""Analyses of finished games."""

from __future__ import annotations

from typing import Annotated, Any, Literal, cast

from fastapi import status
from msgspec import Meta

from ....analysis.result import Analysis, NamedOption
from ....kernel.errors import LonghallError
from ....kernel.shapes import GameView
from ...protocol.shapes import ShownEvent
from ...protocol.told import Told
from ...rooms.room import Room
from ...storage.queries.play.analyses import AnalysisRow
from ...wiring import Server
from ..dependencies import ACaller, APerson, AServer, ATable
from ..models import SagaText
from ..routers import signed_router
from .past import APastViewer, MoveNumber

router = signed_router("looking back", "/api/tables/{table}/analysis")
uploads = signed_router("looking back", "/api/analyses")


class TableAnalysis(Told):
    """How the analysis of a game stands."""

    table: Annotated[str, Meta(description="The table's id, as in its link.")]
    state: Annotated[
        Literal["none", "waiting", "running", "finished", "failed"],
        Meta(description="`none`: nobody has asked for one, or it was interrupted; `waiting`: others come first."),
    ]
    done: int
    total: Annotated[int, Meta(description="How much there is to do; `done` of it is done.")]
    result: Annotated[
        Analysis | None, Meta(description="What was found; while it runs the chart alone, as soon as that is drawn.")
    ]


class LineStep(Told):
    """The table after one move of a line that was not played."""

    by: Annotated[int, Meta(description="The seat that would have moved.")]
    option: NamedOption
    view: GameView
    events: Annotated[list[ShownEvent], Meta(description="What the move would have led to.")]
    hands: Annotated[list[dict[str, Any]], Meta(description="What each seat alone would have seen.")]


class BetterLine(Told):
    """How the game might have gone on with a better choice."""

    move: Annotated[int, Meta(description="How many moves of the game came before.")]
    steps: list[LineStep]


async def told(server: Server, table: Room, row: AnalysisRow | None) -> TableAnalysis:
    """An analysis as it is answered."""
    if row is None:
        return TableAnalysis(table.id, "none", 0, 1, None)
    state = cast('Literal["waiting", "running", "finished", "failed"]', row.state)
    return TableAnalysis(table.id, state, row.done, row.total, await server.analyses.result(table, row))


@router.post("", status_code=status.HTTP_202_ACCEPTED)
async def start_analysis(server: AServer, table: ATable, person: APerson) -> TableAnalysis:
    """Let the strongest bot go over a finished game. Asked again it goes on, and what was found stays."""
    return await told(server, table, await server.analyses.begin(table))


@router.get("")
async def get_analysis(server: AServer, table: ATable) -> TableAnalysis:
    """How far it is, and what was found. Anybody who knows the table may see it."""
    return await told(server, table, await server.analyses.find(table.id))


@router.delete("", status_code=status.HTTP_204_NO_CONTENT)
async def cancel_analysis(server: AServer, table: ATable, person: APerson, caller: ACaller) -> None:
    """Cancel it while it runs, as somebody who sits at the table or is its host."""
    if not caller.seats(table) and not caller.is_host(table):
        raise LonghallError("error-not-seated")
    await server.analyses.cancel(table.id)


@router.get("/line/{move}")
async def get_better_line(server: AServer, table: ATable, viewer: APastViewer, move: MoveNumber) -> BetterLine:
    """What might have followed if the best option had been taken after so many moves, position by position."""
    steps = await server.analyses.line(table, move, viewer)
    return BetterLine(move, [LineStep(**step) for step in steps])


@uploads.post("", status_code=status.HTTP_202_ACCEPTED)
async def analyse_saga(server: AServer, person: APerson, body: SagaText) -> TableAnalysis:
    """Analyse a finished game from its saga: it gets a table, whose link shares the analysis."""
    server.analyses.need_place()
    made = await server.new_tables.upload(person, body.saga, finished=True)
    return await told(server, made, await server.analyses.begin(made))
