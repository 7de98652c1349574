"""For operators: liveness, readiness, metrics."""

from __future__ import annotations

from fastapi import Response

from .... import __version__
from ....kernel.errors import LonghallError
from ..dependencies import AServer
from ..models import Health
from ..routers import open_router

router = open_router("health", 503)


@router.get("/healthz")
async def healthz() -> Health:
    """Whether the process is up."""
    return Health(status="up", version=__version__)


@router.get("/readyz")
async def readyz(server: AServer) -> Health:
    """Whether the database can be written and is sound, and the server is not about to end."""
    if server.closing:
        raise LonghallError("error-not-ready")
    await server.readiness.need()
    return Health(status="ready", version=__version__)


@router.get(
    "/metrics",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "Figures."}},
)
async def metrics(server: AServer) -> Response:
    """Figures for Prometheus."""
    return Response(await server.room_metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
