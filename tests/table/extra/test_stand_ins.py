"""Who stands in for somebody: a level near their rating in this game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from sqlalchemy import insert

from longhall.server.rooms import stand_ins
from longhall.server.rooms.stand_ins import level_near
from longhall.server.storage import schema
from longhall.server.storage.errors import STORE_ERRORS

from ..conftest import GAME, SEATS, Client, Served

LEVELS = {10.0: "beginner", 25.0: "casual", 31.0: "strong", 40.0: "master"}


@pytest.mark.parametrize(("mean", "level"), LEVELS.items())
def test_a_level_is_near_a_rating(mean: float, level: str) -> None:
    assert level_near(mean) == level


def test_who_begins_is_casual_and_a_rating_only_ever_lifts() -> None:
    order = ["beginner", "casual", "strong", "master"]
    found = [order.index(level_near(mean / 4)) for mean in range(-40, 300)]
    assert found == sorted(found)
    assert set(found) == {0, 1, 2, 3}
    assert level_near(stand_ins.MODEL.rating().mu) == "casual"


def rated(served: Served, name: str, mean: float, game: str = GAME.name) -> Client:
    """Somebody with an account and a rating."""
    person = served.account(name)
    user = person.get("/api/me")["id"]
    row = {"user": user, "game": game, "mu": mean, "sigma": 2.0, "games": 9, "wins": 3}

    async def put() -> None:
        async with served.server.store.engine.begin() as connection:
            await connection.execute(insert(schema.ratings).values(row))

    served.call(put)
    return person


def table_of(served: Served, person: Client) -> str:
    others = [served.guest(f"Guest {number}") for number in range(SEATS - 1)]
    return served.running_table([person, *others])


@pytest.mark.parametrize("path", ["lend", "resign"])
def test_the_seat_of_a_rated_player_goes_to_a_level_near_them(served: Served, path: str) -> None:
    for mean, level in LEVELS.items():
        person = rated(served, f"{path} {level}", mean)
        table = table_of(served, person)
        person.post(f"/api/tables/{table}/seats/0/{path}", {} if path == "lend" else None)
        assert served.table(table).seats[0].bot == level


def test_guests_the_unrated_and_those_rated_elsewhere_get_casual(served: Served) -> None:
    other = "another-game"
    for person in (served.guest("Gast"), served.account("Fresh"), rated(served, "Elsewhere", 45.0, other)):
        table = table_of(served, person)
        person.post(f"/api/tables/{table}/seats/0/lend", {})
        assert served.table(table).seats[0].bot == "casual"


def test_who_plays_on_from_a_position_meets_levels_near_those_who_sat_there(served: Served) -> None:
    """Strong where nobody knows: for guests, and for seats that one person has played together."""
    table = served.finished_table([served.guest("Here"), rated(served, "Newish", 10.0), served.guest("Gone")])
    person = served.guest("Later")
    made = person.post(f"/api/tables/{table}/fork", {"move": 20, "seat": 0}, 201)["table"]
    assert [seat["bot"] for seat in made["seats"]] == ["", "beginner", "strong"]
    made = person.post(f"/api/tables/{table}/fork", {"move": 20, "seat": 1}, 201)["table"]
    assert [seat["bot"] for seat in made["seats"]] == ["strong", "", "strong"]
    alone = rated(served, "Alone", 10.0)
    table = served.open_table(alone, [{"kind": "me"}] * SEATS)
    alone.post(f"/api/tables/{table}/start")
    assert served.play(table).status == "finished"
    made = person.post(f"/api/tables/{table}/fork", {"move": 20, "seat": 0}, 201)["table"]
    assert [seat["bot"] for seat in made["seats"]] == ["", "strong", "strong"]


def test_who_names_a_bot_gets_it(served: Served) -> None:
    person = rated(served, "Chooser", 45.0)
    table = table_of(served, person)
    assert person.post(f"/api/tables/{table}/seats/0/lend", {"bot": "ogre"}, 400)["message"] == "error-no-such-bot"
    person.post(f"/api/tables/{table}/seats/0/lend", {"bot": "greedy"})
    assert served.table(table).seats[0].bot == "greedy"


def test_a_clock_that_runs_out_brings_the_same_level(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    people = [rated(served, f"Slow {number}", 40.0) for number in range(SEATS)]
    table = served.running_table(people, terms={"pace": {"kind": "live", "minutes": 1, "increment": 0}})
    live = served.table(table)
    seat = min(live.on_the_clock())
    monkeypatch.setattr(live.clocks, "out_of_time", lambda _: [seat])
    served.call(served.server.deadlines.out_of_time, live, seat)
    assert live.seats[seat].bot == "master"


def test_a_database_that_does_not_answer_holds_nobody_up(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    person = rated(served, "Unlucky", 40.0)
    table = table_of(served, person)

    async def fail(*_: object) -> None:
        raise STORE_ERRORS[0]("it is away")

    monkeypatch.setattr(stand_ins, "rating_in", fail)
    assert served.call(stand_ins.stand_in_for, served.server.store, served.table(table), 0) == "casual"


def test_the_page_about_ratings_has_these_bounds() -> None:
    page = (Path(__file__).parents[3] / "docs" / "ratings.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (?:below|from)? ?([\d.]+)(?: to ([\d.]+))?(?: on)? \| (\w+) \|$", page, re.MULTILINE)
    upwards = [(name.capitalize(), f"{least:.1f}") for name, least in reversed(stand_ins.FROM)]
    assert rows[0] == (upwards[0][1], "", "Beginner")
    told = [(name, least) for least, _, name in rows[1:]]
    assert told == upwards
    assert [most for _, most, _ in rows[1:]] == [*(least for _, least in upwards[1:]), ""]
