"""Lessons as they are sent: read and played once, beside the moves of others."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any

import msgspec

from ...kernel.game import Game
from ...kernel.records.lesson import Frame, Lesson, find_lesson, lessons_of, playing_lesson
from ..runtime.time_slices import TimeSlices


class Lessons:
    """The lessons of every game; they do not change while the server runs."""

    def __init__(self, slices: TimeSlices) -> None:
        self.slices = slices
        self._listed: dict[str, list[Lesson]] = {}
        self._played: dict[tuple[str, str], tuple[bytes, str]] = {}

    async def of(self, game: Game[Any]) -> list[Lesson]:
        """The lessons of a game."""
        if game.name not in self._listed:
            self._listed[game.name] = await asyncio.to_thread(lessons_of, game)
        return self._listed[game.name]

    async def played(self, game: Game[Any], lesson: str) -> tuple[bytes, str]:
        """A lesson as it is sent, and its entity tag."""
        key = (game.name, lesson)
        if key not in self._played:
            found = await asyncio.to_thread(find_lesson, game, lesson)
            body = lesson_json(found, await self.slices.run(playing_lesson(found)))
            self._played[key] = body, f'"{hashlib.sha256(body).hexdigest()[:16]}"'
        return self._played[key]


def lesson_json(lesson: Lesson, frames: list[Frame]) -> bytes:
    """A lesson as it is sent; a view that is the same as in the frame before is left out."""
    shown = [frame.as_json() for frame in frames]
    for frame, before in zip(reversed(shown), reversed(shown[:-1]), strict=False):
        if frame["view"] == before["view"]:
            frame["view"] = None
    told = {"game": lesson.game.name, "id": lesson.id, "players": lesson.players, "seat": lesson.seat, "frames": shown}
    return msgspec.json.encode(told)
