"""What seats choose in secret at the same time shows in nothing that anybody else is sent, nor in when it is."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import argon2
import pytest

from longhall.kernel.action import Action
from longhall.server.auth import accounts as people_module
from longhall.server.clocks.service import FollowClock
from longhall.server.play.bot_pool import Turn
from longhall.server.rooms.log.entry import UNDO, LogEntry, ToldEvent
from longhall.server.rooms.mark import Mark
from longhall.server.rooms.room import Room
from longhall.server.transport.updates import update

from ..conftest import GAME, Client, Served

NOW = 2_000_000_000.0
SOURCE = Path(people_module.__file__).parents[1]
OTHERS_WAIT = 2
"""With fewer seats to act, a choice brings all of them to light."""


def sent(table: Room, seat: int, entries: list[LogEntry]) -> list[bytes]:
    """Every byte that goes to all others and to a spectator."""
    others = [None, *(other for other in range(len(table.seats)) if other != seat)]
    return [update(table, other, entries, question) for other in others for question in (False, True)]


def chosen(table: Room, seat: int, action: Action) -> list[bytes]:
    """What others are sent when a seat chooses, and when it takes that back; the table is then as before."""
    assert table.match is not None
    mark = Mark(table)
    made = table.move(seat, action, NOW, "an id of the client")
    told = sent(table, seat, [made])
    back = table.make(UNDO, seat, {"count": 1}, NOW)
    back.events = [ToldEvent("table-undone", args={"seat": f"seat:{seat}", "count": 1})]
    table.apply(back)
    told += sent(table, seat, [back])
    mark.restore(table)
    return told


def secret_choices(served: Served, table: Room) -> Iterator[tuple[int, list[Action]]]:
    """Seats with a secret choice, and what they can choose, at many moments of a game."""
    for moment in range(120):
        assert table.match is not None
        waiting = table.to_act()
        if len(waiting) >= OTHERS_WAIT:
            for seat in waiting:
                yield seat, GAME.legal(table.match.state, seat)
        served.play(table.id, 1, seed=moment)


def test_others_are_sent_the_same_bytes_whatever_a_seat_chooses(served: Served, people: list[Client]) -> None:
    live = served.table(served.running_table(people, terms={"pace": {"kind": "live", "minutes": 30, "increment": 5}}))
    live.service = FollowClock(lambda: NOW)
    compared = 0
    for seat, options in secret_choices(served, live):
        first, *others = [chosen(live, seat, option) for option in options]
        compared += len(others)
        for told in others:
            assert told == first
    assert compared > 100, "there must have been something to choose"


def test_the_one_who_chooses_does_see_the_difference(served: Served, people: list[Client]) -> None:
    """Else the comparison above would prove nothing."""
    live = served.table(served.running_table(people))
    seat, options = next(iter(secret_choices(served, live)))
    seen = set()
    for option in options:
        mark = Mark(live)
        assert live.match is not None
        live.took(live.make_move(live.match.act(seat, option), NOW, None))
        seen.add(update(live, seat, []))
        mark.restore(live)
    assert len(seen) == len(options) > 1


@pytest.mark.parametrize("thinking", [0.0, 0.1])
def test_how_long_a_bot_thinks_shows_in_nothing(
    served: Served, people: list[Client], monkeypatch: pytest.MonkeyPatch, thinking: float
) -> None:
    """A bot without a choice is not quicker than one that has to think: both move after the same pause."""
    table = served.table(served.running_table(people))
    pool = served.server.bots
    seat = table.to_act()[0]
    now = 50.0

    async def choose(table: Room, seat: int, spent: float) -> Action:
        nonlocal now
        now += thinking
        assert table.match is not None
        return table.game.legal(table.match.state, seat)[0]

    async def pause(seconds: float) -> None:
        nonlocal now
        now += seconds

    monkeypatch.setattr(pool, "choose", choose)
    monkeypatch.setattr(pool, "clock", lambda: now)
    monkeypatch.setattr(pool, "pause", pause)
    monkeypatch.setattr(served.server.settings, "bot_delay", 0.25)
    version = table.version
    served.call(pool._decide, table, seat, Turn())
    assert now == pytest.approx(50.25)
    assert table.version == version + 1


def test_secrets_are_never_compared_with_a_plain_equals_sign() -> None:
    """Where a secret, or what is kept of one, is compared here and not in the database, `ids.same` does it."""
    files = sorted(SOURCE.rglob("*.py"))
    assert SOURCE / "transport" / "subscriber.py" in files
    found = []
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.Eq | ast.NotEq | ast.In | ast.NotIn):
                sides = [ast.unparse(side) for side in (node.left, *node.comparators)]
                if any(side.rpartition(".")[2] in ("token", "secret", "kept", "password") for side in sides):
                    in_database = any(".c." in side for side in sides)
                    found += [] if in_database else [f"{file.name}: {' '.join(sides)}"]
    assert found == []


def test_an_unknown_name_costs_as_much_as_a_wrong_password() -> None:
    real = argon2.extract_parameters(people_module._hasher.hash("a very plain password"))
    assert argon2.extract_parameters(people_module.nobody()) == real
    assert not people_module.verify(None, "a very plain password")
