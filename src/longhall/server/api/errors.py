"""Errors as answers: one body for all, with a status by message and a sentence in the reader's language."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from typing import Annotated, Any, Final

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from msgspec import Meta
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException

from ...kernel.errors import BadFile, LonghallError, Refused
from ...kernel.game import Game
from ...kernel.shapes import Fact
from ...speech import FALLBACK, languages, speech
from ..protocol.told import PLACE, Told, encode
from ..rooms.registry import Unavailable
from ..rooms.room import Room
from ..runtime.logs import cause_of
from ..storage.errors import DatabaseError, is_about_data
from ..transport.messages import Update

log = logging.getLogger("longhall.requests")

STATUS: Final = {
    "error-who": 401,
    "error-login": 401,
    "error-secret": 401,
    "error-password-wrong": 401,
    "error-seat-only": 403,
    "error-not-host": 403,
    "error-not-moderator": 403,
    "error-banned": 403,
    "error-banned-until": 403,
    "error-banned-address": 403,
    "error-banned-address-until": 403,
    "error-chat-silenced": 403,
    "error-chat-silenced-until": 403,
    "error-moderator-safe": 403,
    "error-not-yours": 403,
    "error-not-seated": 403,
    "error-seat-link": 403,
    "error-origin": 403,
    "error-own-header": 403,
    "error-saga-hidden": 403,
    "error-hint-rated": 403,
    "error-lend-rated": 403,
    "error-lend-rated-bot": 403,
    "error-blocked": 403,
    "error-no-such-table": 404,
    "error-no-such-game": 404,
    "error-no-such-lesson": 404,
    "error-no-such-puzzle": 404,
    "error-no-such-pack": 404,
    "error-no-such-player": 404,
    "error-no-such-friend": 404,
    "error-friend-link": 404,
    "error-no-such-seat": 404,
    "error-no-such-session": 404,
    "error-no-such-person": 404,
    "error-no-such-report": 404,
    "error-no-such-sanction": 404,
    "error-no-such-move": 404,
    "error-no-such-page": 404,
    "error-no-such-analysis": 404,
    "error-no-such-method": 405,
    "error-stale": 409,
    "error-seat-taken": 409,
    "error-seat-lent": 409,
    "error-seated-already": 409,
    "error-table-full": 409,
    "error-table-not-open": 409,
    "error-table-not-running": 409,
    "error-table-not-finished": 409,
    "error-account-taken": 409,
    "error-account-already": 409,
    "error-account-none": 409,
    "error-name-taken": 409,
    "error-seats-open": 409,
    "error-table-starting": 409,
    "error-chance-alone": 409,
    "error-chance-elsewhere": 409,
    "error-chance-early": 409,
    "error-chance-nonce": 409,
    "error-undo-never": 409,
    "error-undo-barrier": 409,
    "error-undo-no-consent": 409,
    "error-undo-no-wish": 409,
    "error-not-lent": 409,
    "error-not-lendable": 409,
    "error-lend-present": 409,
    "error-friend-yourself": 409,
    "error-friends-full": 409,
    "error-lend-clock": 409,
    "error-undo-rated": 409,
    "error-client-id": 409,
    "error-read-only": 409,
    "error-hint-not-asked": 409,
    "error-rematch-made": 409,
    "error-analysis-unfinished": 409,
    "error-analysis-finished": 409,
    "error-analysis-off": 409,
    "error-too-large": 413,
    "error-request": 422,
    "error-too-often": 429,
    "error-unforeseen": 500,
    "error-store": 503,
    "error-slow": 503,
    "error-not-ready": 503,
}
"""All others are somebody's input: 400."""


class Problem(Told):
    """What went wrong."""

    message: Annotated[
        str, Meta(description="The message's id, the same in all languages.", examples=["error-not-host"])
    ]
    args: Annotated[dict[str, Fact], Meta(description="The facts in it.")]
    rule: Annotated[str, Meta(description="The id of the rule that forbids it; empty if it is no matter of rules.")]
    text: Annotated[str, Meta(description="The sentence, in the language of `Accept-Language`.")]
    now: Annotated[
        Update | None,
        Meta(description="With a move that came too late: the table as it is now, as the view of the seat."),
    ]


WHEN: Final = {
    400: "Something given makes no sense; the sentence says what.",
    401: "Nobody is logged in, or the secret given is not valid.",
    403: "Somebody else may do this, not you; or the request lacks `X-Longhall: 1`.",
    404: "There is no such thing.",
    409: "Not possible as things stand: refused by a rule, too late, or taken.",
    413: "The request is too large.",
    422: "The request is not formed as described here.",
    429: "Too many requests; `Retry-After` says how long to wait.",
    503: "The server cannot do it at this moment; nothing has changed, try again.",
}
PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    # By reference, not as a "model": FastAPI would build a validator of the same type for every status of every route.
    status: {"description": when, "content": {"application/json": {"schema": {"$ref": f"{PLACE}Problem"}}}}
    for status, when in WHEN.items()
}


def status_of(error: LonghallError) -> int:
    """The status of an error."""
    if isinstance(error, Refused):
        return 409
    if isinstance(error, Unavailable):
        return 503
    return STATUS.get(error.message, 400)


def language_of(headers: Headers) -> str:
    """The best of our languages by `Accept-Language`; of those wanted equally, the first."""
    best, found = 0.0, FALLBACK
    for part in headers.get("accept-language", "")[:200].lower().split(","):
        word, _, quality = part.partition(";")
        language = word.strip().partition("-")[0]
        try:
            weight = float(quality.strip().removeprefix("q=") or 1)
        except ValueError:
            continue
        if best < weight <= 1 and language in languages():
            best, found = weight, language
    return found


def problem(error: LonghallError, lang: str, game: Game[Any] | None = None, names: Sequence[str] = ()) -> Problem:
    """An error as it is answered."""
    args: dict[str, Fact] = dict(error.facts)
    if isinstance(error, BadFile):
        args["line"] = error.line
    rule = error.refusal.rule if isinstance(error, Refused) else ""
    text = speech(lang).error(error, game, names)
    return Problem(message=error.message, args=args, rule=rule, text=text, now=None)


def answer_error(
    error: LonghallError, headers: Headers, table: Room | None = None, now: Update | None = None
) -> Response:
    """The answer that tells an error."""
    game, names = (table.game, table.names()) if table is not None else (None, [])
    told = problem(error, language_of(headers), game, names)
    told.now = now
    response = Response(as_json(told), status_of(error), media_type="application/json")
    if "seconds" in error.facts:
        response.headers["retry-after"] = str(error.facts["seconds"])
    if response.status_code == 401:
        response.headers["www-authenticate"] = "Bearer"
    return response


def as_json(told: Problem) -> bytes:
    """The body of an answer; a refusal may quote letters that are no text, which only escapes can carry."""
    try:
        return encode(told)
    except UnicodeEncodeError:
        return json.dumps(msgspec.to_builtins(told)).encode()


def table_of(request: Request) -> Room | None:
    """The table that a request is about, if it got that far."""
    found = getattr(request.state, "table", None)
    return found if isinstance(found, Room) else None


def add_error_handlers(app: FastAPI) -> None:
    """Turn every error into the common body."""

    async def known(request: Request, error: Exception) -> Response:
        assert isinstance(error, LonghallError)
        return answer_error(error, request.headers, table_of(request))

    async def malformed(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        return answer_error(LonghallError("error-request", place=place), request.headers)

    async def store(request: Request, error: Exception) -> Response:
        if is_about_data(error):
            return answer_error(LonghallError("error-request", place="text"), request.headers)
        log.error("the database does not answer: %s", cause_of(error))
        return answer_error(Unavailable("error-store"), request.headers)

    async def plain(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        if error.status_code == 405:
            response = answer_error(LonghallError("error-no-such-method"), request.headers)
            response.headers.update(error.headers or {})
            return response
        message = "error-no-such-page" if error.status_code == 404 else "error-request"
        args = {} if error.status_code == 404 else {"place": "body"}
        return answer_error(LonghallError(message, **args), request.headers)

    app.add_exception_handler(LonghallError, known)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(DatabaseError, store)
    app.add_exception_handler(OSError, store)
    app.add_exception_handler(HTTPException, plain)
