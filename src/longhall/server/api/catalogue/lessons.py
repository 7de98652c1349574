"""Lessons: which there are, and each as the frames that a learner goes through."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Header, Path, Response
from msgspec import Meta
from pydantic import BaseModel, Field

from ....kernel.records.lesson import Lesson
from ....kernel.registry import find_game
from ....kernel.shapes import GameView, Question
from ...protocol.shapes import ShownEvent
from ...protocol.told import Told
from ..dependencies import AServer
from ..routers import open_router
from .games import GameName

router = open_router("lessons", 404, 422, 429, prefix="/api/games/{game}/lessons")
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


def lesson_info(lesson: Lesson) -> LessonInfo:
    """A lesson in the list."""
    return LessonInfo(id=lesson.id, minutes=lesson.minutes, frames=sum(1 for step in lesson.steps if step.say))


@router.get("")
async def list_lessons(server: AServer, game: GameName, response: Response) -> LessonsInfo:
    """The lessons of a game."""
    response.headers["cache-control"] = ASK_AGAIN
    found = find_game(game)
    lessons = await server.lessons.of(found)
    return LessonsInfo(game=found.name, lessons=[lesson_info(lesson) for lesson in lessons])


@router.get("/{lesson}", response_model=LessonFrames, responses=UNCHANGED)
async def get_lesson(server: AServer, game: GameName, lesson: LessonId, known: IfKnown = None) -> Response:
    """A lesson as the frames that a learner goes through."""
    body, tag = await server.lessons.played(find_game(game), lesson)
    headers = {"cache-control": ASK_AGAIN, "etag": tag}
    if known is not None and tag in known:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)
