"""Every lesson of every game plays through, says what it says in all languages, and complains with file and line."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import longhall.games  # noqa: F401  registers the games, also when this file is run alone
from longhall.cli import main
from longhall.kernel.errors import BadFile, LonghallError
from longhall.kernel.records.lesson import (
    LESSON_KEYS,
    STEP_WORDS,
    Lesson,
    find_lesson,
    lessons_of,
    load_checks,
    load_lessons,
    play_lesson,
)
from longhall.kernel.registry import all_games, find_game
from longhall.speech import languages, messages, speech

ALL = [lesson for game in all_games() for lesson in lessons_of(game)]
IDS = [f"{lesson.game.name}/{lesson.id}" for lesson in ALL]
ASKED_WITH_ONE = ["lead-town", "lead-card"]
"""Questions that are asked even if one option is left, so that the others cannot tell."""
DOCS = Path(__file__).parents[2] / "docs" / "lessons.md"


def test_there_are_lessons() -> None:
    assert [lesson.id for lesson in lessons_of(find_game("brian-boru"))] == ["trick", "first-round"]
    assert [lesson.id for lesson in lessons_of(find_game("feast-for-odin"))] == ["first-rounds"]
    assert len(set(IDS)) == len(IDS)


@pytest.mark.parametrize("game", ["brian-boru", "feast-for-odin"])
def test_a_first_lesson_begins_with_the_goal(game: str) -> None:
    first = lessons_of(find_game(game))[0]
    goal = f"{first.game.prefix}-coach-goal"
    for language in languages():
        assert speech(language).say(play_lesson(first)[0].say) == speech(language).say(goal)


def test_rows_and_columns_are_named_as_in_labels() -> None:
    """A lesson's text, the option it asks for and the log count both from 1."""
    (lesson,) = lessons_of(find_game("feast-for-odin"))
    spots = 0
    frames = play_lesson(lesson)
    for frame, after in pairwise(frames):
        found = re.fullmatch(r"at (\d+),(\d+).*", frame.expected or "")
        if found is None:
            continue
        spots += 1
        row, column = int(found[1]) + 1, int(found[2]) + 1
        assert frame.question is not None
        label = next(option["label"] for option in frame.question["options"] if option["action"] == frame.expected)
        assert (label["args"]["row"], label["args"]["column"]) == (row, column)
        (laid,) = [event for event in after.events if event.message == "odn-lays"][:1]
        assert (laid.args["row"], laid.args["column"]) == (row, column)
        for language in languages():
            assert re.findall(r"\d+", speech(language).say(frame.say))[:2] == [str(row), str(column)], language
    assert spots >= 4


@pytest.mark.parametrize("language", languages())
def test_rows_of_a_card_are_named_as_in_the_log(language: str) -> None:
    """All but the last letter: some languages inflect what a lesson says of the upper row and the lower."""
    say = speech(language)
    upper, lower = (set(say.say(f"bru-row-{name}").split()) for name in ("upper", "lower"))
    stems = {"upper": (upper - lower).pop()[:-1], "lower": (lower - upper).pop()[:-1]}
    rows = 0
    for lesson in lessons_of(find_game("brian-boru")):
        for frame, after in pairwise(play_lesson(lesson)):
            if frame.expected is None or not frame.expected.startswith("row "):
                continue
            rows += 1
            row = frame.expected.removeprefix("row ")
            assert stems[row] in say.say(frame.say), frame.say
            assert any(event.message == "bru-row" and event.args["row"] == f"row:{row}" for event in after.events)
    assert rows >= 4


@pytest.mark.parametrize("lesson", ALL, ids=IDS)
class TestLesson:
    def test_it_plays_through_and_its_facts_hold(self, lesson: Lesson) -> None:
        assert lesson.check() == []
        assert any(step.then is not None for step in lesson.steps)

    def test_every_text_exists_in_every_language(self, lesson: Lesson) -> None:
        for language in languages():
            missing = [message for message in lesson.messages if not messages(language).has(message)]
            assert missing == [], language

    def test_no_text_is_left_over(self, lesson: Lesson) -> None:
        name = f"{lesson.game.prefix}-lesson-{lesson.id}-"
        for language in languages():
            assert {it for it in messages(language).ids if it.startswith(name)} == set(lesson.messages), language

    def test_texts_come_once_and_in_order(self, lesson: Lesson) -> None:
        name = f"{lesson.game.prefix}-lesson-{lesson.id}"
        said = [frame.say for frame in play_lesson(lesson)]
        assert said == [f"{name}-{number:02}" for number in range(1, len(said) + 1)]

    def test_texts_are_short(self, lesson: Lesson) -> None:
        for language in languages():
            for message in lesson.messages:
                assert len(speech(language).say(message)) <= 260, f"{language} {message}"

    def test_the_learner_is_asked_and_the_answer_is_among_the_options(self, lesson: Lesson) -> None:
        asked = [frame for frame in play_lesson(lesson) if frame.expected is not None]
        assert len(asked) >= 3
        for frame in asked:
            assert frame.question is not None
            assert frame.question["seat"] == lesson.seat
            options = [option["action"] for option in frame.question["options"]]
            assert frame.expected in options
            assert len(options) > 1 or frame.question["kind"] in ASKED_WITH_ONE

    def test_what_the_learner_must_find_is_pointed_at(self, lesson: Lesson) -> None:
        for frame in play_lesson(lesson):
            if frame.question is not None:
                option = next(it for it in frame.question["options"] if it["action"] == frame.expected)
                things = [thing for thing in option["targets"] if not thing.startswith("row:")]
                assert set(things) <= set(frame.show), frame.say

    def test_frames_hold_what_the_learner_may_see_and_no_more(self, lesson: Lesson) -> None:
        for frame in play_lesson(lesson):
            assert all(event.seen_by(lesson.seat) for event in frame.events)
            assert set(frame.as_json()) == {"say", "show", "view", "events", "question", "expected", "free"}

    def test_playing_it_twice_gives_the_same(self, lesson: Lesson) -> None:
        assert [f.as_json() for f in play_lesson(lesson)] == [f.as_json() for f in play_lesson(lesson)]


HEAD = """game: brian-boru
id: small
players: [Ann, Bob, Cat]
you: Ann
given: {at: trick, hands: {Ann: [11, 18], Bob: [2, 24], Cat: [13, 23]}, coins: 0, battle_area: 3}
steps:
"""


def made(tmp_path: Path, steps: str, head: str = HEAD) -> Lesson:
    file = tmp_path / "small.yaml"
    file.write_text(head + steps, encoding="utf-8")
    return load_lessons(file)[0]


def test_what_you_do_is_asked_before_and_what_others_do_is_told_after(tmp_path: Path) -> None:
    lesson = made(tmp_path, "  - {say: a, you: lead 27}\n  - {say: b, you: play 11}\n  - {say: c, Bob: play 2}\n")
    asked, card, told = play_lesson(lesson)
    assert asked.expected == "lead 27"
    assert asked.view["active"] is None
    assert card.view["active"] == 27
    assert [event.message for event in told.events] == ["bru-plays", "bru-plays"]
    assert told.question is None
    assert told.expected is None


def test_until_stops_between_two_steps_of_the_rulebook(tmp_path: Path) -> None:
    steps = (
        "  - {Ann: [lead 27, play 11]}\n  - {Bob: play 2}\n  - {Cat: play 13}\n"
        "  - {Bob: row lower}\n  - {say: a, Ann: row lower, until: Marriage}\n"
        "  - {say: b, until: FirstSpoils}\n  - then: {raiders: {Ann: 1, Bob: 2}}\n"
        "  - {say: c, until: SecondSpoils}\n  - then: {raiders: {Ann: 1, Bob: 0}}\n  - {say: d, until: question}\n"
    )
    lesson = made(tmp_path, steps)
    assert lesson.check() == []
    before, raid, spoils, draft = play_lesson(lesson)
    assert [event.message for event in raid.events] == ["bru-no-wedding", "bru-repelled"]
    assert [event.message for event in spoils.events] == ["bru-first-spoils"]
    assert before.view["round"] == 1
    assert draft.view["phase"] == "draft"


def test_after_a_free_answer_the_position_stays(tmp_path: Path) -> None:
    lesson = made(tmp_path, "  - {say: a, you: lead 27, free: true}\n  - {say: b}\n")
    asked, after = play_lesson(lesson)
    assert asked.free
    assert after.view == asked.view


@pytest.mark.parametrize(
    ("steps", "line", "message"),
    [
        ("  - {say: a}\n  - nonsense\n", 8, "error-lesson-step"),
        ("  - {say: a, you: lead 27, Bob: play 2}\n", 7, "error-lesson-step"),
        ("  - {say: a, Bob: play 2, then: {trick: 1}}\n", 7, "error-lesson-step"),
        ("  - {you: lead 27}\n", 7, "error-lesson-step"),
        ("  - {say: a, free: true}\n", 7, "error-lesson-step"),
        ("  - say: a\n    show: [town:99]\n", 8, "error-lesson-thing"),
        ("  - say: a\n    show: [seat:Zoe]\n", 8, "error-lesson-thing"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_line(tmp_path: Path, steps: str, line: int, message: str) -> None:
    with pytest.raises(BadFile) as found:
        made(tmp_path, steps)
    assert (found.value.file, found.value.line, found.value.message) == ("small.yaml", line, message)


@pytest.mark.parametrize(
    ("steps", "line", "message"),
    [
        ("  - {say: a, you: lead 28}\n", 7, "error-scenario-refused"),
        ("  - {say: a, you: jump}\n", 7, "error-saga-move"),
        ("  - {Zoe: play 2}\n", 7, "error-given-player"),
        ("  - {Ann: lead 27}\n  - {Ann: play 11}\n  - {say: a, you: play 18}\n", 9, "error-lesson-not-asked"),
        ("  - {Ann: lead 27, until: Dinner}\n", 7, "error-lesson-until"),
        ("  - {Ann: lead 27, until: Marriage}\n", 7, "error-lesson-not-reached"),
        ("  - {say: a, you: lead 27, free: true}\n  - {Ann: lead 27}\n", 8, "error-lesson-free"),
        ("  - then: {coins: {Ann: 1}}\n", 7, "error-lesson-differs"),
        ("  - then: {cookies: 1}\n", 7, "error-scenario-fact"),
    ],
)
def test_what_cannot_be_played_is_refused_with_its_line(tmp_path: Path, steps: str, line: int, message: str) -> None:
    with pytest.raises(BadFile) as found:
        play_lesson(made(tmp_path, steps))
    assert (found.value.file, found.value.line, found.value.message) == ("small.yaml", line, message)


def test_no_move_where_play_stands_still(tmp_path: Path) -> None:
    steps = (
        "  - {Ann: [lead 27, play 11]}\n  - {Bob: play 2}\n  - {Cat: play 13}\n  - {Bob: row lower}\n"
        "  - {Ann: row lower, until: Raid}\n  - {Ann: pick 1}\n"
    )
    with pytest.raises(BadFile, match="error-lesson-stopped"):
        play_lesson(made(tmp_path, steps))


@pytest.mark.parametrize(
    ("head", "message"),
    [
        (HEAD.replace("you: Ann\n", ""), "error-scenario-missing"),
        (HEAD.replace("you: Ann", "you: Zoe"), "error-given-player"),
        (HEAD.replace("id: small", "id: small\nwhen: []"), "error-scenario-key"),
        (HEAD.replace("id: small", "id: small\nminutes: long"), "error-given-number"),
    ],
)
def test_a_wrong_head_is_refused(tmp_path: Path, head: str, message: str) -> None:
    with pytest.raises(BadFile, match=message):
        made(tmp_path, "  - {say: a}\n", head)


def test_lessons_are_found_by_id() -> None:
    game = find_game("brian-boru")
    assert find_lesson(game, "trick").you == "Muirenn"
    with pytest.raises(LonghallError, match="error-no-such-lesson"):
        find_lesson(game, "cooking")


def test_the_command_checks_lessons_and_scenarios_alike(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lesson = made(tmp_path, "  - {say: a}\n  - then: {coins: {Ann: 1}}\n")
    assert isinstance(load_checks(tmp_path / "small.yaml")[0], Lesson)
    assert len(lesson.check()) == 1
    assert main(["scenario", "check", str(tmp_path / "small.yaml"), "--lang", "en"]) == 1
    assert "small.yaml:8" in capsys.readouterr().out


def test_the_docs_list_every_key() -> None:
    text = DOCS.read_text(encoding="utf-8")
    for word in [*LESSON_KEYS, *STEP_WORDS]:
        assert f"| `{word}`" in text, word


def test_the_example_in_the_docs_plays(tmp_path: Path) -> None:
    text = DOCS.read_text(encoding="utf-8")
    file = tmp_path / "docs.yaml"
    file.write_text(text.split("```yaml\n")[1].split("```")[0], encoding="utf-8")
    frames: list[Any] = play_lesson(load_lessons(file)[0])
    assert len(frames) > 2
