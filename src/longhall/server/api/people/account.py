"""What belongs to an account: its password, its sessions, its end."""

from __future__ import annotations

from math import ceil
from typing import Annotated, Any

from fastapi import Path, Request, Response, status
from fastapi.responses import StreamingResponse
from pydantic import BaseModel, Field

from ....kernel.errors import LonghallError
from ...auth.cookies import DEVICE
from ...play.export import exported
from ...protocol.limits import LONGEST_PASSWORD, SHORTEST_PASSWORD
from ...runtime.ids import hash_secret, same
from ..dependencies import ACaller, ASelf, AServer
from ..models import Given
from ..routers import no_content, signed_router
from .sign_in import check_password, gone

router = signed_router("people", "/api/me")
SessionId = Annotated[str, Path(min_length=1, max_length=16, pattern="^[0-9a-f]+$", description="As the list has it.")]


class NewPassword(Given):
    """The old and the new password."""

    old: str = Field(max_length=LONGEST_PASSWORD)
    new: str = Field(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD)


class DeleteMe(Given):
    """The password once more; guests have none."""

    password: str | None = Field(None, max_length=LONGEST_PASSWORD)


class OpenSession(BaseModel):
    """A browser or program that is logged in."""

    id: str
    created: float
    seen: float = Field(description="When it was last used, to the hour.")
    agent: str = Field(description="What the browser called itself.")
    current: bool = Field(description="Whether it is the one with which you ask.")


class OpenSessions(BaseModel):
    """Where you are logged in; the session with which you ask comes first."""

    sessions: list[OpenSession]


def session_id(token: str) -> str:
    """A public id of a session, which grants nothing."""
    return hash_secret(token)[:16]


@router.post("/password", status_code=status.HTTP_204_NO_CONTENT)
async def change_password(server: AServer, caller: ACaller, body: NewPassword, request: Request) -> Response:
    """Change your password; all your other sessions end, and your other devices are no longer known."""
    person = caller.need_self()
    if person.is_guest:
        raise LonghallError("error-account-none")
    await check_password(server, request, person, body.old, "error-password-wrong")
    await server.accounts.change_password(person, body.new)
    await server.accounts.end_other_sessions(person, caller.session)
    await server.devices.forget_others(person, request.cookies.get(DEVICE, ""))
    return no_content()


@router.get("/sessions")
async def list_sessions(server: AServer, person: ASelf, caller: ACaller) -> OpenSessions:
    """Where you are logged in."""
    own = caller.session or ""
    rows = sorted(await server.accounts.sessions(person), key=lambda row: not same(row.token, own))
    return OpenSessions(
        sessions=[
            OpenSession(
                id=session_id(row.token),
                created=row.created,
                seen=row.seen or row.created,
                agent=row.agent,
                current=same(row.token, own),
            )
            for row in rows
        ]
    )


@router.delete("/sessions", status_code=status.HTTP_204_NO_CONTENT)
async def end_other_sessions(server: AServer, person: ASelf, caller: ACaller) -> Response:
    """End all your other sessions."""
    await server.accounts.end_other_sessions(person, caller.session)
    return no_content()


@router.delete("/sessions/{session}", status_code=status.HTTP_204_NO_CONTENT)
async def end_session(server: AServer, person: ASelf, session: SessionId) -> Response:
    """End one of your sessions."""
    found = [row.token for row in await server.accounts.sessions(person) if session_id(row.token) == session]
    if not found:
        raise LonghallError("error-no-such-session")
    await server.accounts.end_sessions(found)
    return no_content()


ZIP: dict[int | str, dict[str, Any]] = {
    200: {
        "content": {"application/zip": {"schema": {"type": "string", "format": "binary"}}},
        "description": "A zip file.",
    }
}


@router.get("/export", response_class=StreamingResponse, responses=ZIP)
async def export_me(server: AServer, person: ASelf) -> StreamingResponse:
    """All that is kept of you: `person.json`, and your finished games as sagas.

    Not in it: secrets, running games, and what others told the moderators.
    """
    wait = server.limits.wait("exports", person.id)
    if wait > 0:
        raise LonghallError("error-too-often", seconds=ceil(wait))
    headers = {"content-disposition": f'attachment; filename="longhall-{person.id}.zip"'}
    return StreamingResponse(exported(server.store, person), media_type="application/zip", headers=headers)


@router.delete("", status_code=status.HTTP_204_NO_CONTENT)
async def delete_me(server: AServer, person: ASelf, body: DeleteMe, request: Request) -> Response:
    """Delete your account, or yourself as a guest, with all that belongs to it.

    Seats before the start are given up, running games resigned. In games with others you are called N. N. from then on;
    tables at which nobody else sits go, and so do chat, ratings, notices and sessions. This cannot be undone.
    """
    if not person.is_guest:
        await check_password(server, request, person, body.password or "", "error-password-wrong")
    await server.deletion.forget(person)
    return gone(server)
