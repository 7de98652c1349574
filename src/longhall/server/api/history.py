"""The score as it came about."""

from __future__ import annotations

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from ..play.score_history import History
from .dependencies import AHouse, ATable

router = APIRouter(prefix="/api/tables/{table}", tags=["looking back"])


class ScoreHistory(BaseModel):
    """Everybody's points as the game went on."""

    totals: list[list[int]] = Field(description="By move, the first before any: the points of each seat.")
    rounds: list[int] = Field(description="After how many moves each round was over.")


@router.get("/history")
async def get_history(request: Request, server: AHouse, table: ATable) -> ScoreHistory:
    """The live score after every move: what everybody at the table may know."""
    history: History | None = getattr(request.app.state, "history", None)
    if history is None:
        history = request.app.state.history = History(server.rooms)
    return ScoreHistory(**await history.of(table))
