"""A move that is sent again: the same one is acknowledged, another one under its id is refused."""

from __future__ import annotations

from typing import Any

import pytest

from ..conftest import Client, Served


class Asked:
    """A seat of a running table that has a choice."""

    def __init__(self, served: Served, people: list[Client]) -> None:
        self.served = served
        self.table = served.running_table(people)
        while True:
            live = served.table(self.table)
            assert live.match is not None
            self.seat = live.to_act()[0]
            self.options = [a.notation for a in live.game.legal(live.match.state, self.seat)]
            if len(self.options) > 1:
                break
            served.play(self.table, 1)
        self.person = people[self.seat]

    def send(self, option: int, status: int = 200, **more: Any) -> Any:
        wish = {"seat": self.seat, "action": self.options[option], "client": "mine", **more}
        return self.person.post(f"/api/tables/{self.table}/moves", wish, status)


@pytest.fixture
def asked(served: Served, people: list[Client]) -> Asked:
    return Asked(served, people)


def test_a_known_id_with_another_action_is_refused(asked: Asked) -> None:
    first = asked.send(0)
    assert asked.send(0) == first
    problem = asked.send(1, 409)
    assert problem["message"] == "error-client-id"
    assert asked.served.table(asked.table).version == first["version"]


def test_a_known_id_with_another_action_is_refused_long_after(asked: Asked) -> None:
    first = asked.send(0)
    asked.served.play(asked.table, 80)  # more than a table keeps in memory
    assert asked.send(0) == first
    assert asked.send(1, 409)["message"] == "error-client-id"


def test_a_move_sent_again_after_lending_the_seat(asked: Asked) -> None:
    first = asked.send(0)
    asked.person.post(f"/api/tables/{asked.table}/seats/{asked.seat}/lend", {"bot": "random"})
    assert asked.send(0) == first
    assert asked.send(1, 409)["message"] == "error-client-id"
    assert asked.send(0, 409, client="another")["message"] == "error-seat-lent"
