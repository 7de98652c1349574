"""Private notes: what somebody writes down at a table, for their own eyes."""

from __future__ import annotations

from typing import Annotated

from fastapi import Response, status
from pydantic import BaseModel, Field, StringConstraints

from ...protocol.limits import LONGEST_NOTE
from ...storage.queries.play.notes import keep_note, note_of
from ..dependencies import APerson, AServer, ATable
from ..models import Given
from ..routers import no_content, signed_router

router = signed_router("notes", "/api/tables/{table}")

Text = Annotated[str, StringConstraints(max_length=LONGEST_NOTE, pattern=r"^[^\x00-\x08\x0b-\x1f\x7f]*$")]


class Note(BaseModel):
    """What you noted at this table."""

    text: str


class NewNote(Given):
    """What you want to remember; lines and tabs are fine, other control characters are not."""

    text: Text = Field(description="Instead of what was there; empty: no note any more.")


@router.get("/note")
async def get_note(server: AServer, table: ATable, person: APerson) -> Note:
    """Your own note. Nobody else gets to see it; it is in no log and no saga, and goes with your account."""
    return Note(text=await note_of(server.store, table.id, person.id))


@router.put("/note", status_code=status.HTTP_204_NO_CONTENT)
async def put_note(server: AServer, table: ATable, person: APerson, body: NewNote) -> Response:
    """Keep a note at a table, whether you sit there or watch."""
    await keep_note(server.store, table.id, person.id, body.text, server.rooms.clock())
    return no_content()
