# uncompiled: reads files, where types are open
"""Lessons: a scenario with a learner in it, played step by step with a text at each; see `docs/lessons.md`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Final

from ..errors import BadFile, LonghallError, text_of
from ..events import Event
from ..game import Game
from ..shapes import Question
from ..step import PAUSE
from .scenario import Difference, Run, Scenario, documents
from .work import Work, at_once

LESSON_KEYS: Final = ["game", "id", "title", "minutes", "you", "players", "options", "given", "chance", "steps", "note"]
LESSON_NEEDED: Final = ["game", "players", "id", "you", "steps"]
STEP_WORDS: Final = ["say", "show", "you", "free", "then", "until"]
QUESTION: Final = "question"
"""`until: question`: go on to where somebody is asked something."""
LONGEST: Final = 60
FOLDER: Final = "lessons"
"""Where a game's package keeps its lessons."""


class LessonStep:
    """One entry of `steps`: what is said and pointed at, and the one thing that happens."""

    def __init__(self, lesson: Lesson, entry: Any, path: tuple[str, ...]) -> None:
        if not isinstance(entry, Mapping) or not entry:
            raise lesson.wrong(path, "error-lesson-step")
        self.path = path
        self.say = str(entry.get("say", ""))
        self.show = [lesson.thing(one, (*path, "show")) for one in listed(entry.get("show", []))]
        self.then = entry.get("then")
        self.until = str(entry.get("until", ""))
        self.free = entry.get("free", False) is True
        self.asked = "you" in entry
        movers = [str(key) for key in entry if key not in STEP_WORDS]
        if self.asked:
            movers.append("you")
        if len(movers) + ("then" in entry) > 1 or (self.free and not self.asked):
            raise lesson.wrong(path, "error-lesson-step")
        self.player = lesson.you if self.asked else movers[0] if movers else ""
        self.moves = [str(text) for text in listed(entry[movers[0]])] if movers else []
        if self.asked and (len(self.moves) != 1 or not self.say):
            raise lesson.wrong(path, "error-lesson-step")


class Lesson(Scenario):
    """One lesson of a file."""

    keys = LESSON_KEYS
    needed = LESSON_NEEDED

    def __init__(self, file: str, data: dict[str, Any], lines: dict[tuple[str, ...], int]) -> None:
        super().__init__(file, data, lines)
        self.id = str(data["id"])
        self.you = str(data["you"])
        if self.you not in self.players:
            raise self.wrong(("you",), "error-given-player", given=self.you, known=self.players)
        self.seat = self.players.index(self.you)
        self.minutes = data.get("minutes", 5)
        if not isinstance(self.minutes, int):
            raise self.wrong(("minutes",), "error-given-number", given=str(self.minutes), most=LONGEST)
        self._things = set(self.game.names())
        if not isinstance(data["steps"], list) or not data["steps"]:
            raise self.wrong(("steps",), "error-lesson-step")
        self.steps = [LessonStep(self, entry, ("steps", str(number))) for number, entry in enumerate(data["steps"])]

    @property
    def messages(self) -> list[str]:
        """The ids of all its texts: the title, what it is about, and what is said at each step."""
        name = f"{self.game.prefix}-lesson-{self.id}"
        return [f"{name}-title", f"{name}-about", *(step.say for step in self.steps if step.say)]

    def thing(self, ref: Any, path: tuple[str, ...]) -> str:
        """A thing to point at: one that the game has a name for, or a player as `seat:<name>`."""
        kind, _, name = str(ref).partition(":")
        if kind == "seat" and name in self.players:
            return f"seat:{self.players.index(name)}"
        if ref not in self._things:
            raise self.wrong(path, "error-lesson-thing", given=str(ref))
        return str(ref)

    def check(self) -> list[Difference]:
        """Play it; what differs from what it says, nothing if all holds."""
        return LessonRun(self).play()


class Frame:
    """What the learner has before them at one step."""

    __slots__ = ("events", "expected", "free", "question", "say", "show", "view")

    def __init__(self, step: LessonStep, view: Mapping[str, object], events: list[Event]) -> None:
        self.say = step.say
        self.show = step.show
        self.view = view
        self.events = events
        """What has happened since the frame before, as far as the learner may know."""
        self.question: Question | None = None
        """Only where the learner has to answer it."""
        self.expected: str | None = None
        """The answer that the lesson goes on with."""
        self.free = False
        """Whether any other answer will do as well."""

    def as_json(self) -> dict[str, object]:
        """The form that travels."""
        return {
            "say": self.say,
            "show": self.show,
            "view": self.view,
            "events": [event.as_json() for event in self.events],
            "question": self.question,
            "expected": self.expected,
            "free": self.free,
        }


class LessonRun(Run):
    """A lesson being played."""

    def __init__(self, lesson: Lesson) -> None:
        super().__init__(lesson)
        self.lesson = lesson
        self.frames: list[Frame] = []
        self._told = 0
        self._stopped = False
        """Whether play stands still between two questions, where an `until` brought it."""
        self._left_open = False
        """Whether the learner has answered as they liked, so that nothing more can be played."""

    def play(self) -> list[Difference]:
        """Every step in turn."""
        for _ in self.playing():
            pass
        return self.differences

    def playing(self) -> Iterator[None]:
        """`play`, step by step."""
        self.go_on(("chance",))
        for step in self.lesson.steps:
            self.take(step)
            yield
        self.expect_all_chance_used()

    def take(self, step: LessonStep) -> None:
        """One step: what the learner does is asked first, what others do is told when it is done."""
        acts = bool(step.moves) or bool(step.until) or step.then is not None
        if self._left_open and acts:
            raise self.lesson.wrong(step.path, "error-lesson-free")
        if step.then is not None:
            self.expect(step.then, (*step.path, "then"))
        if step.asked:
            self.ask(step)
        elif acts and step.then is None:
            self.happen(step)
        if step.say and not step.asked:
            self.show(step)

    def ask(self, step: LessonStep) -> None:
        """The learner is asked, and then the answer of the lesson is played."""
        frame = self.show(step)
        frame.question = self.game.question(self.state, self.lesson.seat)
        if frame.question is None:
            raise self.lesson.wrong(step.path, "error-lesson-not-asked", given=self.lesson.you)
        frame.expected = step.moves[0]
        frame.free = self._left_open = step.free
        if step.free:
            if frame.expected not in [option["action"] for option in frame.question["options"]]:
                raise self.lesson.wrong(step.path, "error-saga-move", given=frame.expected)
        else:
            self.happen(step)

    def happen(self, step: LessonStep) -> None:
        """The moves of a step, and what follows by itself, up to the next question or to where the step says."""
        path = (*step.path, "until") if step.until else step.path
        if self._stopped and step.moves:
            raise self.lesson.wrong(step.path, "error-lesson-stopped")
        for text in step.moves[:-1]:
            self.move(step.player, text, step.path)
        if step.until and step.until != QUESTION:
            self.pause_before(step.until, path)
        for text in step.moves[-1:]:
            self.move(step.player, text, step.path)
        if self._stopped:
            self.go_on(path)
        self._stopped = bool(self.state.stack) and self.state.stack[-1] is PAUSE
        if self._stopped:
            self.state.stack.pop()
        elif step.until and step.until != QUESTION:
            raise self.lesson.wrong(path, "error-lesson-not-reached", given=step.until)

    def pause_before(self, name: str, path: tuple[str, ...]) -> None:
        """Put a stop into what is still to come, before the next step of that name; steps as the game calls them."""
        stack = self.state.stack
        pending = 1 if self.state.waiting else 0
        for at in range(len(stack) - 1 - pending, -1, -1):
            if type(stack[at]).__name__ == name:
                stack.insert(at + 1, PAUSE)
                return
        known = [type(one).__name__ for one in reversed(stack[: len(stack) - pending])]
        raise self.lesson.wrong(path, "error-lesson-until", given=name, known=[*dict.fromkeys(known), QUESTION])

    def show(self, step: LessonStep) -> Frame:
        """The position as the learner sees it now."""
        seat = self.lesson.seat
        news = [event for event in self.events.told[self._told :] if event.seen_by(seat)]
        self._told = len(self.events.told)
        frame = Frame(step, self.game.view(self.state, seat), news)
        self.frames.append(frame)
        return frame


def play_lesson(lesson: Lesson) -> list[Frame]:
    """All that the learner gets to see, one frame for each step that says something."""
    return at_once(playing_lesson(lesson))


def playing_lesson(lesson: Lesson) -> Work[list[Frame]]:
    """`play_lesson`, step by step, for those who have other things to do in between."""
    run = LessonRun(lesson)
    yield from run.playing()
    for difference in run.differences:
        where, expected, found = difference.where, str(difference.expected), str(difference.found)
        raise BadFile(lesson.file, difference.line, "error-lesson-differs", where=where, expected=expected, found=found)
    return run.frames


def listed(value: Any) -> list[Any]:
    """One thing or several, as a list."""
    return value if isinstance(value, list) else [value]


# Finding them ------------------------------------------------------------------------------------------------------


def load_checks(path: Path) -> list[Scenario]:
    """The scenarios and lessons of a file; a lesson is what has `steps`."""
    file = path.name
    return [
        (Lesson if "steps" in data else Scenario)(file, data, lines) for data, lines in documents(text_of(path), file)
    ]


def load_lessons(path: Path) -> list[Lesson]:
    """The lessons of a file."""
    return [Lesson(path.name, data, lines) for data, lines in documents(text_of(path), path.name)]


def lessons_of(game: Game[Any]) -> list[Lesson]:
    """The lessons in the folder `lessons` of a game's package, the shortest first."""
    package = type(game).__module__.rpartition(".")[0]
    if not package:
        return []
    with as_file(files(package) / FOLDER) as folder:
        found = [lesson for file in sorted(folder.glob("*.yaml")) for lesson in load_lessons(file)]
    return sorted(found, key=lambda lesson: (lesson.minutes, lesson.id))


def find_lesson(game: Game[Any], name: str) -> Lesson:
    """The lesson of that id, or an error that lists the known ones."""
    lessons = lessons_of(game)
    for lesson in lessons:
        if lesson.id == name:
            return lesson
    raise LonghallError("error-no-such-lesson", given=name, known=[lesson.id for lesson in lessons])
