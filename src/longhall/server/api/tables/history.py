"""The score as it came about."""

from __future__ import annotations

from pydantic import BaseModel, Field

from ..dependencies import AServer, ATable
from ..routers import signed_router

router = signed_router("looking back", "/api/tables/{table}")


class ScoreHistory(BaseModel):
    """Everybody's points as the game went on."""

    totals: list[list[int]] = Field(description="By move, the first before any: the points of each seat.")
    rounds: list[int] = Field(description="After how many moves each round was over.")


@router.get("/history")
async def get_history(server: AServer, table: ATable) -> ScoreHistory:
    """The live score after every move: what everybody at the table may know."""
    return ScoreHistory(**await server.score_history.of(table))
