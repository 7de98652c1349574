"""Lessons over HTTP: which there are, their frames, and that an unchanged one is not sent twice."""

from __future__ import annotations

from longhall.kernel.records.lesson import find_lesson, lessons_of, play_lesson

from ..conftest import GAME, Served

PLACE = f"/api/games/{GAME.name}/lessons"


def test_lessons_are_listed(served: Served) -> None:
    told = served.stranger().get(PLACE)["lessons"]
    assert [one["id"] for one in told] == [lesson.id for lesson in lessons_of(GAME)]
    for one in told:
        assert one["frames"] == len(play_lesson(find_lesson(GAME, one["id"])))


def test_a_lesson_is_sent_as_it_is_played(served: Served) -> None:
    for lesson in lessons_of(GAME):
        told = served.stranger().get(f"{PLACE}/{lesson.id}")
        assert (told["players"], told["seat"]) == (lesson.players, lesson.seat)
        view = None
        for sent, frame in zip(told["frames"], play_lesson(lesson), strict=True):
            view = sent["view"] or view
            assert (sent["say"], sent["show"], sent["expected"]) == (frame.say, frame.show, frame.expected)
            assert view == frame.view
            assert (sent["question"] is None) == (frame.question is None)


def test_what_has_not_changed_is_not_sent_again(served: Served) -> None:
    stranger = served.stranger()
    first = stranger.raw("GET", f"{PLACE}/trick")
    again = stranger.raw("GET", f"{PLACE}/trick", headers={"if-none-match": first.headers["etag"]})
    assert (first.status_code, again.status_code, again.content) == (200, 304, b"")
    other = stranger.raw("GET", f"{PLACE}/trick", headers={"if-none-match": '"other"'})
    assert other.status_code == 200


def test_what_is_not_there_is_not_found(served: Served) -> None:
    stranger = served.stranger()
    assert stranger.get(f"{PLACE}/cooking", 404)["message"] == "error-no-such-lesson"
    stranger.get("/api/games/chess/lessons", 404)
    stranger.get("/api/games/chess/lessons/trick", 404)
