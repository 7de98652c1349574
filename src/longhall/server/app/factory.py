"""The ASGI application: middleware, error handlers, routes, and the server behind them."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Any

from fastapi import Depends, FastAPI
from fastapi.routing import APIRoute
from starlette.routing import WebSocketRoute

from ... import __version__
from ...games import load_games
from ..api import (
    account,
    docs,
    games,
    health,
    hints,
    history,
    lessons,
    lobby,
    notices,
    past,
    people,
    play,
    questions,
    ratings,
    stream,
    tables,
    web,
)
from ..api.dependencies import bearer, cookie
from ..api.errors import PROBLEMS, add_error_handlers
from ..runtime.settings import Settings
from ..wiring import Server
from .middleware import RequestMiddleware

ABOUT = """Tables where people and bots play. Everything a client needs besides the sockets.

Come in with POST /api/guests (a name is enough) or log in; the answer sets a cookie, or tells a secret for the header
`Authorization: Bearer` if asked to. Changes by cookie need the header `X-Longhall: 1`. A seat's own secret, used as
bearer, opens exactly that seat.

Errors have one body: the message's id, its facts, the id of the rule that forbids it, and a sentence in the language
of `Accept-Language`."""


def create_app(settings: Settings) -> FastAPI:
    """The application for some settings; its lifespan starts and stops the server."""
    load_games()
    server = Server(settings)

    @contextlib.asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await server.start()
        try:
            yield
        finally:
            await server.stop()

    app = FastAPI(
        title="Longhall",
        version=__version__,
        description=ABOUT,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        redirect_slashes=False,
        generate_unique_id_function=operation_name,
        separate_input_output_schemas=False,
    )
    app.state.server = server
    app.add_middleware(RequestMiddleware, server=server)
    add_error_handlers(app)
    app.include_router(health.router, responses=only(503))
    app.include_router(games.router, responses=only(400, 404, 422, 429))
    app.include_router(lessons.router, responses=only(404, 422, 429))
    signed = [Depends(bearer), Depends(cookie)]
    for router in (
        people.router,
        account.router,
        notices.router,
        lobby.router,
        ratings.router,
        tables.router,
        play.router,
    ):
        app.include_router(router, dependencies=signed, responses=PROBLEMS)
    for router in (questions.router, hints.router, past.router, past.uploads, history.router, stream.router):
        app.include_router(router, dependencies=signed, responses=PROBLEMS)
    app.router.routes.append(WebSocketRoute("/api/tables/{table}/socket", server.socket_endpoint.serve))
    docs.add_docs(app)
    web.add_web(app, settings)
    resolve_routes(app)
    return app


def resolve_routes(app: FastAPI) -> None:
    """Let FastAPI resolve every endpoint now; else the first request of a process waits 150 ms for it."""
    probe = {"type": "http", "method": "GET", "path": "/.", "root_path": "", "headers": []}
    for route in app.routes:
        route.matches(probe)


def only(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The responses of `PROBLEMS` with these statuses."""
    return {status: PROBLEMS[status] for status in statuses}


def operation_name(route: APIRoute) -> str:
    """The operation id of an endpoint in the schema: the name of its function."""
    return route.name
