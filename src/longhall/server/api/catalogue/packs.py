"""Content packs: a check of an uploaded one, which is neither kept nor offered by it."""

from __future__ import annotations

from fastapi import Request

from ....speech import speech
from ...play.packs import as_error
from ..dependencies import APerson, AServer
from ..errors import language_of
from ..models import PackPart, PackProblem, PackReport
from ..routers import signed_router

router = signed_router("packs", "/api/packs")
UPLOADED = "pack.zip"
BODY = {
    "requestBody": {
        "required": True,
        "content": {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}},
    }
}


@router.post("/check", openapi_extra=BODY)
async def check_pack(server: AServer, person: APerson, request: Request) -> PackReport:
    """Check a content pack, uploaded as a zip archive of its files: every check, and some games at random."""
    found = await server.packs.check(await request.body(), UPLOADED)
    parts = [PackPart(file=part.file, part=part.part, count=part.count) for part in found.parts]
    if not found.message:
        return PackReport(game=found.game, content=found.content, parts=parts, problem=None)
    told = speech(language_of(request.headers))
    text = told.say(found.message, **told.arguments(None, as_error(found).facts))
    problem = PackProblem(file=found.file, line=found.line, message=found.message, text=text)
    return PackReport(game="", content="", parts=[], problem=problem)
