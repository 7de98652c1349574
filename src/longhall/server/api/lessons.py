"""Lessons: which there are, and each as the frames that a learner goes through."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Header, Path, Request, Response
from msgspec import Meta
from pydantic import BaseModel, Field

from ...kernel.game import Game
from ...kernel.lesson import Frame, Lesson, find_lesson, lessons_of, playing_lesson
from ...kernel.registry import find_game
from ...kernel.shapes import GameView, Question
from ..protocol.shapes import ShownEvent
from ..protocol.told import Told
from ..runtime.time_slices import TimeSlices
from .dependencies import AHouse
from .games import GameName

router = APIRouter(prefix="/api/games/{game}/lessons", tags=["lessons"])
LessonId = Annotated[str, Path(min_length=1, max_length=40, description="The lesson's id.")]
IfKnown = Annotated[
    str | None, Header(alias="if-none-match", max_length=200, description="The `etag` of what you have.")
]
ASK_AGAIN = "public, no-cache"
"""May be kept, but is asked for by its tag: frames and texts must come from the same release."""
UNCHANGED: dict[int | str, dict[str, Any]] = {304: {"description": "Nothing has changed since the tag given."}}


class LessonInfo(BaseModel):
    """A lesson; its title and what it is about are the messages `<prefix>-lesson-<id>-title` and `-about`."""

    id: str
    minutes: int = Field(description="How long it takes, roughly.")
    frames: int = Field(description="How many frames it has.")


class LessonsInfo(BaseModel):
    """The lessons of a game."""

    game: str
    lessons: list[LessonInfo] = Field(description="The shortest first.")


class FrameInfo(Told):
    """What the learner has before them at one step."""

    say: Annotated[str, Meta(description="The message of the text.")]
    show: Annotated[list[str], Meta(description="The things to point at.")]
    view: Annotated[
        GameView | None, Meta(description="The table as the learner sees it; null: as in the frame before.")
    ]
    events: Annotated[list[ShownEvent], Meta(description="What has happened since the frame before.")]
    question: Annotated[Question | None, Meta(description="What the learner has to answer, as on a table.")]
    expected: Annotated[str | None, Meta(description="The answer with which the lesson goes on.")]
    free: Annotated[bool, Meta(description="Whether any answer will do.")]


class LessonFrames(Told):
    """A lesson, played through."""

    game: str
    id: str
    players: list[str]
    seat: Annotated[int, Meta(description="The learner's seat.")]
    frames: list[FrameInfo]


class Lessons:
    """Each lesson as it is sent, and the list of each game; read and played once, beside the moves of others."""

    def __init__(self, slices: TimeSlices) -> None:
        self.slices = slices
        self._listed: dict[str, LessonsInfo] = {}
        self._played: dict[tuple[str, str], tuple[bytes, str]] = {}

    async def of(self, game: Game[Any]) -> LessonsInfo:
        """The lessons of a game; they do not change while the server runs."""
        if game.name not in self._listed:
            found = await asyncio.to_thread(lessons_of, game)
            self._listed[game.name] = LessonsInfo(game=game.name, lessons=[lesson_info(lesson) for lesson in found])
        return self._listed[game.name]

    async def played(self, game: Game[Any], lesson: str) -> tuple[bytes, str]:
        """A lesson as it is sent, and its tag."""
        key = (game.name, lesson)
        if key not in self._played:
            found = await asyncio.to_thread(find_lesson, game, lesson)
            body = lesson_json(found, await self.slices.run(playing_lesson(found)))
            self._played[key] = body, f'"{hashlib.sha256(body).hexdigest()[:16]}"'
        return self._played[key]


def lesson_info(lesson: Lesson) -> LessonInfo:
    """A lesson in the list."""
    return LessonInfo(id=lesson.id, minutes=lesson.minutes, frames=sum(1 for step in lesson.steps if step.say))


def lesson_json(lesson: Lesson, frames: list[Frame]) -> bytes:
    """A lesson as it is sent; a view that is the same as in the frame before is left out."""
    shown = [frame.as_json() for frame in frames]
    for frame, before in zip(reversed(shown), reversed(shown[:-1]), strict=False):
        if frame["view"] == before["view"]:
            frame["view"] = None
    told = {"game": lesson.game.name, "id": lesson.id, "players": lesson.players, "seat": lesson.seat, "frames": shown}
    return msgspec.json.encode(told)


def the_lessons(request: Request, server: AHouse) -> Lessons:
    """All that this server teaches."""
    kept: Lessons | None = getattr(request.app.state, "lessons", None)
    if kept is None:
        kept = request.app.state.lessons = Lessons(server.rooms.slices)
    return kept


ALessons = Annotated[Lessons, Depends(the_lessons)]


@router.get("")
async def list_lessons(lessons: ALessons, game: GameName, response: Response) -> LessonsInfo:
    """The lessons of a game."""
    response.headers["cache-control"] = ASK_AGAIN
    return await lessons.of(find_game(game))


@router.get("/{lesson}", response_model=LessonFrames, responses=UNCHANGED)
async def get_lesson(lessons: ALessons, game: GameName, lesson: LessonId, known: IfKnown = None) -> Response:
    """A lesson as the frames that a learner goes through."""
    body, tag = await lessons.played(find_game(game), lesson)
    headers = {"cache-control": ASK_AGAIN, "etag": tag}
    if known is not None and tag in known:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)
