"""The score as it came about."""

from __future__ import annotations

from fastapi import APIRouter
from pydantic import BaseModel, Field

from .dependencies import AServer, ATable

router = APIRouter(prefix="/api/tables/{table}", tags=["looking back"])


class ScoreHistory(BaseModel):
    """Everybody's points as the game went on."""

    totals: list[list[int]] = Field(description="By move, the first before any: the points of each seat.")
    rounds: list[int] = Field(description="After how many moves each round was over.")


@router.get("/history")
async def get_history(server: AServer, table: ATable) -> ScoreHistory:
    """The live score after every move: what everybody at the table may know."""
    return ScoreHistory(**await server.score_history.of(table))
