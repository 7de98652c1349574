"""The ASGI application: middleware, error handlers, routes, and the server behind them."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Final

from fastapi import APIRouter, FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import WebSocketRoute

from ... import __version__
from ...games import load_games
from ..api.catalogue import games, lessons, packs, puzzles
from ..api.errors import add_error_handlers
from ..api.people import account, friends, moderation, notices, players, ratings, sign_in
from ..api.site import club, docs, health, web
from ..api.site.web import WORTH_PACKING
from ..api.tables import (
    analysis,
    hints,
    history,
    joining,
    lobby,
    notes,
    past,
    plans,
    play,
    questions,
    stream,
)
from ..runtime.settings import Settings
from ..wiring import Server
from .middleware import RequestMiddleware

ABOUT = """Tables where people and bots play. Everything a client needs besides the sockets.

Come in with POST /api/guests (a name is enough) or log in; the answer sets a cookie, or tells a secret for the header
`Authorization: Bearer` if asked to. Changes by cookie need the header `X-Longhall: 1`. A seat's own secret, used as
bearer, opens exactly that seat.

Errors have one body: the message's id, its facts, the id of the rule that forbids it, and a sentence in the language
of `Accept-Language`."""

ENDPOINTS: Final[list[APIRouter]] = [
    health.router,
    games.router,
    lessons.router,
    puzzles.router,
    sign_in.router,
    players.router,
    friends.router,
    account.router,
    club.router,
    notices.router,
    moderation.router,
    packs.router,
    lobby.router,
    ratings.router,
    joining.router,
    play.router,
    questions.router,
    hints.router,
    past.router,
    past.uploads,
    history.router,
    notes.router,
    plans.router,
    analysis.router,
    analysis.uploads,
    stream.router,
]


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
        separate_input_output_schemas=False,
    )
    app.state.server = server
    app.add_middleware(GZipMiddleware, minimum_size=WORTH_PACKING, compresslevel=5)
    app.add_middleware(RequestMiddleware, server=server)
    add_error_handlers(app)
    for endpoints in ENDPOINTS:
        app.router.routes.extend(endpoints.routes)
    app.router.routes.append(WebSocketRoute("/api/tables/{table}/socket", server.socket_endpoint.serve))
    docs.add_docs(app)
    web.add_web(app, settings)
    return app
