"""Notices: the server's key for web push, and the browsers that get notices. The rest is part of `/api/me`."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Request, Response, status
from pydantic import BaseModel, Field, StringConstraints

from ....kernel.errors import LonghallError
from ....speech import speech
from ...notify.addresses import KINDS
from ...notify.preferences import MOST_BROWSERS, check_address, check_notices
from ...storage.queries.people.notices import change_notices, forget_browser
from ..dependencies import APerson, AServer
from ..errors import language_of
from ..models import Given
from ..routers import no_content, signed_router

router = signed_router("people", "/api")
Endpoint = Annotated[str, StringConstraints(min_length=8, max_length=1000)]


class NoticeState(BaseModel):
    """What this server can send, and whether it can serve the address that is set."""

    kinds: list[str] = Field(description="The forms of address that can be set.", examples=[["https", "ntfy"]])
    problem: str = Field(description="Why nothing is sent to the address that is set, as a sentence; empty: it is.")


class PushKey(BaseModel):
    """What a browser needs in order to subscribe."""

    key: str = Field(description="The server's public key, for `applicationServerKey`.")


class PushKeys(Given):
    """A browser's keys."""

    p256dh: str = Field(max_length=120)
    auth: str = Field(max_length=40)


class PushWish(BaseModel):
    """A browser that wants notices: its `PushSubscription` as JSON."""

    endpoint: Endpoint
    keys: PushKeys


class PushEnd(Given):
    """A browser that wants no more."""

    endpoint: Endpoint


@router.get("/me/notices")
async def get_notice_state(server: AServer, person: APerson, request: Request) -> NoticeState:
    """Where notices can go, and what is wrong with the address that is set, if anything."""
    can_mail = bool(server.settings.smtp)
    problem = ""
    if url := person.notices.get("url"):
        try:
            check_address(url, server.settings.private_notices, can_mail)
        except LonghallError as error:
            problem = speech(language_of(request.headers)).error(error)
    return NoticeState(kinds=[kind for kind in KINDS if can_mail or kind != "mailto"], problem=problem)


@router.get("/push-key")
async def get_push_key(server: AServer) -> PushKey:
    """The key with which a browser subscribes to web push."""
    return PushKey(key=await server.notices.push.public_key())


@router.put("/me/push", status_code=status.HTTP_204_NO_CONTENT)
async def add_browser(server: AServer, person: APerson, body: PushWish) -> Response:
    """Send notices to a browser, too. The oldest is forgotten if there are too many."""
    added = body.model_dump()
    check_notices({"push": [added]}, allow_private=server.settings.private_notices)

    def with_it(notices: dict[str, Any]) -> dict[str, Any]:
        others = [one for one in notices.get("push", []) if one["endpoint"] != added["endpoint"]]
        return {**notices, "push": [*others[1 - MOST_BROWSERS :], added]}

    await change_notices(server.store, person.id, with_it)
    return no_content()


@router.delete("/me/push", status_code=status.HTTP_204_NO_CONTENT)
async def remove_browser(server: AServer, person: APerson, body: PushEnd) -> Response:
    """Send nothing to a browser any more."""
    await forget_browser(server.store, person.id, body.endpoint)
    return no_content()
