"""Whoever looks back at a long game, or brings one along, holds up nobody who plays."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from longhall.kernel.errors import LonghallError
from longhall.kernel.records.saga import read_saga
from longhall.kernel.records.work import Work
from longhall.server.rooms.room import Room
from longhall.server.runtime import time_slices as slices
from longhall.server.runtime.time_slices import TimeSlices
from longhall.server.wiring import Server

from ..conftest import Client, Served, play_on

LONG = (Path(__file__).parents[2] / "golden" / "feast-for-odin-4.saga").read_text(encoding="utf-8")
ENOUGH = 8
"""Moves elsewhere in the middle of the long work; without slices there is none."""


Meanwhile = Callable[..., int]


def ticking() -> Callable[[], float]:
    """A clock that goes on with each look at it: one part of the work fills a slice, however busy the machine is."""
    looks = itertools.count()
    return lambda: next(looks) * slices.SLICE / 2


@pytest.fixture(scope="module")
def long_game(served: Served) -> Room:
    """A long finished game, as if it had been played here."""
    host = served.guest("Host")
    made = host.post("/api/sagas", {"saga": LONG}, 201)
    live = served.table(made["table"]["id"])
    saga = read_saga(LONG)
    assert saga.seed is not None
    live.origin, live.seed, live.seed_hash = {}, saga.seed, saga.headers["seed-hash"]
    return live


@pytest.fixture
def meanwhile(served: Served, people: list[Client], monkeypatch: pytest.MonkeyPatch) -> Meanwhile:
    """Sends a request; tells how many moves could be made at another table between two slices of its long work."""
    other = served.table(served.running_table(people))
    turns = served.server.rooms.slices
    rng, moves = random.Random(3), 0

    async def move_elsewhere(_: float) -> None:
        nonlocal moves
        if moves < ENOUGH:
            await play_on(served.server, other, 1, rng)
            moves += 1

    def ask(client: Client, method: str, path: str, **more: object) -> int:
        monkeypatch.setattr(turns, "clock", ticking())
        monkeypatch.setattr(turns, "rest", move_elsewhere)
        answer = client.raw(method, path, **more)
        assert answer.is_success, answer.text
        return moves

    return ask


def test_an_upload_holds_nobody_up(people: list[Client], meanwhile: Meanwhile) -> None:
    assert meanwhile(people[0], "POST", "/api/sagas", json={"saga": LONG}) == ENOUGH


@pytest.mark.parametrize("what", ["verification", "history", "replay/800"])
def test_looking_back_holds_nobody_up(served: Served, long_game: Room, meanwhile: Meanwhile, what: str) -> None:
    assert meanwhile(served.stranger(), "GET", f"/api/tables/{long_game.id}/{what}") == ENOUGH


def test_a_fork_holds_nobody_up(people: list[Client], long_game: Room, meanwhile: Meanwhile) -> None:
    assert meanwhile(people[0], "POST", f"/api/tables/{long_game.id}/fork", json={"move": 800}) == ENOUGH


def test_a_move_can_be_made_at_a_table_that_somebody_looks_back_at(served: Served, people: list[Client]) -> None:
    table = served.running_table(people)
    live = served.play(table, 150)
    slow = served.server.rooms.slices
    rng = random.Random(1)

    async def move_while_replaying(server: Server) -> list[str]:
        order: list[str] = []
        async with slow._turn:  # long work is under way: the replay has to wait for its turn
            client = served.stranger().http
            replay = asyncio.create_task(client.get(f"/api/tables/{table}/replay/150"))
            while not slow.waiting:
                await asyncio.sleep(0)
            await play_on(server, live, 1, rng)
            order.append("move")
        order.append(f"replay {(await replay).status_code}")
        return order

    assert served.call(move_while_replaying, served.server) == ["move", "replay 200"]


# -- the slices themselves --------------------------------------------------------------------------------------------


def counting(name: str, parts: int, done: list[str]) -> Work[str]:
    """Work of some parts."""
    for number in range(parts):
        done.append(f"{name}{number}")
        yield
    return name


def test_pieces_of_work_take_turns() -> None:
    async def both() -> tuple[list[str], list[str]]:
        done: list[str] = []
        turns = TimeSlices(ticking())
        ends = await asyncio.gather(turns.run(counting("a", 3, done)), turns.run(counting("b", 2, done)))
        return done, ends

    done, ends = asyncio.run(both())
    assert done == ["a0", "b0", "a1", "b1", "a2"]
    assert ends == ["a", "b"]


def failing() -> Work[None]:
    yield
    raise LonghallError("error-saga-hidden")


def test_what_goes_wrong_is_told_and_the_next_has_its_turn() -> None:
    async def one_after_another() -> str:
        turns = TimeSlices(ticking())
        with pytest.raises(LonghallError, match="error-saga-hidden"):
            await turns.run(failing())
        return await turns.run(counting("after", 1, []))

    assert asyncio.run(one_after_another()) == "after"


def test_too_much_at_once_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "MOST_WAITING", 2)

    async def three() -> list[object]:
        turns = TimeSlices(ticking())
        work = [turns.run(counting(str(number), 2, [])) for number in range(3)]
        found: list[object] = [*await asyncio.gather(*work, return_exceptions=True)]
        found.append(await turns.run(counting("later", 1, [])))
        return found

    one, two, refused, later = asyncio.run(three())
    assert (one, two, later) == ("0", "1", "later")
    assert isinstance(refused, LonghallError)
    assert refused.message == "error-slow"
