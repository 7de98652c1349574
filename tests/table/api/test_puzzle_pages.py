"""Puzzles over HTTP: lists without solutions, positions as the seat sees them, answers that count once."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import msgspec
import pytest

from longhall.kernel.registry import find_game
from longhall.puzzles.puzzle import Puzzle, shipped
from longhall.server.play.puzzles import of_day

from ..conftest import Client, Served

GAME = find_game("brian-boru")
PUZZLES = list(shipped(GAME.name).values())


def as_sent(view: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))


def wrong_of(puzzle: Puzzle) -> str:
    return puzzle.options[1].action


def answer(person: Client, puzzle: Puzzle, action: str) -> Any:
    return person.post(f"/api/puzzles/{puzzle.id}/answer", {"action": action})


def result(person: Client, puzzle: Puzzle) -> str | None:
    found: str | None = person.get(f"/api/puzzles/{puzzle.id}")["info"]["result"]
    return found


def test_puzzles_are_listed_without_solutions(served: Served) -> None:
    told = served.stranger().get(f"/api/puzzles?game={GAME.name}")
    assert [one["id"] for one in told["puzzles"]] == [puzzle.id for puzzle in PUZZLES]
    assert [one["number"] for one in told["puzzles"]] == list(range(1, len(PUZZLES) + 1))
    for one, puzzle in zip(told["puzzles"], PUZZLES, strict=True):
        assert set(one) == {"id", "game", "number", "players", "theme", "grade", "rating", "result"}
        assert (one["grade"], one["rating"], one["result"]) == (puzzle.grade, puzzle.rating, None)
        assert one["players"] == puzzle.match().seats
    assert told["me"] == {"rating": 1500, "tries": 0, "solved": 0, "streak": 0, "longest": 0}
    everything = served.stranger().get("/api/puzzles")["puzzles"]
    assert {one["game"] for one in everything} == {"brian-boru", "feast-for-odin", "pax-viking"}


def test_a_position_is_what_the_seat_sees(served: Served) -> None:
    for puzzle in PUZZLES[::10]:
        told = served.stranger().get(f"/api/puzzles/{puzzle.id}")
        state = puzzle.match().state
        assert told["seat"] == told["question"]["seat"] == puzzle.seat
        assert told["view"] == as_sent(GAME.view(state, puzzle.seat))
        assert [one["action"] for one in told["question"]["options"]] == [
            option.notation for option in GAME.legal(state, puzzle.seat)
        ]
        assert not {"saga", "line", "best", "options", "found"} & {*told, *told["info"]}


def test_the_first_answer_counts_and_no_other(served: Served, people: list[Client]) -> None:
    person, puzzle = people[0], PUZZLES[0]
    assert result(person, puzzle) is None
    first = answer(person, puzzle, wrong_of(puzzle))
    assert first["right"] is False
    assert first["counted"]["change"] < 0
    assert first["counted"]["rating"] == 1500 + first["counted"]["change"]
    assert first["best"]["action"] == puzzle.best
    assert first["options"][0]["behind"] == 0.0
    assert first["behind"] == puzzle.options[1].behind
    again = answer(person, puzzle, puzzle.best)
    assert again["right"] is True
    assert again["counted"] is None
    assert result(person, puzzle) == "failed"
    me = person.get("/api/puzzles")["me"]
    assert (me["rating"], me["tries"], me["solved"], me["streak"]) == (first["counted"]["rating"], 1, 0, 0)
    assert result(people[1], puzzle) is None


def test_streaks_grow_and_break(served: Served, people: list[Client]) -> None:
    person = people[0]
    told = [answer(person, puzzle, puzzle.best)["counted"] for puzzle in PUZZLES[1:3]]
    told.append(answer(person, PUZZLES[3], wrong_of(PUZZLES[3]))["counted"])
    assert [one["streak"] for one in told] == [1, 2, 0]
    assert [one["longest"] for one in told] == [1, 2, 2]
    assert [one["change"] > 0 for one in told] == [True, True, False]
    assert result(person, PUZZLES[1]) == "solved"


def test_guests_leave_the_rating_of_a_puzzle_as_it_is(served: Served, people: list[Client]) -> None:
    puzzle = PUZZLES[0]
    answer(people[0], puzzle, wrong_of(puzzle))
    assert people[1].get(f"/api/puzzles/{puzzle.id}")["info"]["rating"] == puzzle.rating
    member = people[1]
    member.post("/api/accounts", {"name": "Solver", "password": "correct horse"}, None)
    answer(member, puzzle, wrong_of(puzzle))
    assert member.get(f"/api/puzzles/{puzzle.id}")["info"]["rating"] > puzzle.rating


def test_an_answer_shows_what_follows_as_the_seat_sees_it(served: Served) -> None:
    puzzle = PUZZLES[0]
    told = answer(served.stranger(), puzzle, puzzle.best)
    played = puzzle.solution()
    assert told["counted"] is None, "a stranger is nobody whose tries could be kept"
    assert told["line"][-1]["view"] == as_sent(GAME.view(played.state, puzzle.seat))
    asked = len(puzzle.match().moves)
    assert [one["seat"] for one in told["line"]] == [move.seat for move in played.moves[asked:]]
    assert told["after"]["seat"] == puzzle.seat


def test_wrong_requests_are_refused(served: Served, people: list[Client]) -> None:
    person, puzzle = people[0], PUZZLES[0]
    person.get("/api/puzzles?game=chess", 404)
    person.get("/api/puzzles/nonesuch", 404)
    person.get(f"/api/puzzles/{'x' * 17}", 422)
    person.post("/api/puzzles/nonesuch/answer", {"action": "pass"}, 404)
    assert person.post(f"/api/puzzles/{puzzle.id}/answer", {"action": "fly"}, 400)["message"] == "error-puzzle-option"
    person.post(f"/api/puzzles/{puzzle.id}/answer", {"action": ""}, 422)
    person.post(f"/api/puzzles/{puzzle.id}/answer", {}, 422)
    assert result(person, puzzle) is None, "nothing of it counts"


def test_the_puzzle_of_the_day_is_the_same_for_everybody(served: Served, people: list[Client]) -> None:
    told = [client.get("/api/puzzles/today") for client in (served.stranger(), people[0])]
    assert told[0] == told[1]
    assert [one["game"] for one in told[0]["puzzles"]] == ["brian-boru", "feast-for-odin", "pax-viking"]


def test_every_puzzle_has_its_day_before_any_comes_again() -> None:
    start = date.fromordinal(len(PUZZLES) * 15000)
    days = [of_day(GAME.name, PUZZLES, start + timedelta(days=number)).id for number in range(len(PUZZLES))]
    assert sorted(days) == sorted(puzzle.id for puzzle in PUZZLES)


@pytest.mark.parametrize("game", ["feast-for-odin", "pax-viking"])
def test_other_games_have_positions_and_answers(served: Served, game: str) -> None:
    puzzle = next(iter(shipped(game).values()))
    told = served.stranger().get(f"/api/puzzles/{puzzle.id}")
    assert told["view"] == as_sent(find_game(game).view(puzzle.match().state, puzzle.seat))
    assert answer(served.stranger(), puzzle, wrong_of(puzzle))["right"] is False
