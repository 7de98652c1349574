"""Which rated games count: no rule of this can be got around with a second account of one's own."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import select, update

from longhall.server.lists.ratings import MOST_MEETINGS, RESIGNED, players_of, rate
from longhall.server.storage import schema
from longhall.server.storage.rows import Seat

from ..conftest import PASSWORD, SEATS, Served
from .test_ratings import RATED, people, wait_for

letters = (f"Guest {number}" for number in itertools.count())


def reason_of(served: Served, table: str) -> str:
    """Why a game was not rated."""
    changes = wait_for(served, table)
    told = served.stranger().get(f"/api/tables/{table}/ratings")
    assert bool(changes) == (told["reason"] == "")
    return str(told["reason"])


def test_a_game_between_accounts_counts(served: Served) -> None:
    assert reason_of(served, served.finished_table(people(served), terms=RATED)) == ""


def test_one_account_among_guests_does_not_count(served: Served) -> None:
    guests = [served.guest(next(letters)) for _ in range(SEATS - 1)]
    table = served.finished_table([*people(served, 1), *guests], terms=RATED)
    assert reason_of(served, table) == "accounts"


def test_several_seats_of_one_person_do_not_count(served: Served) -> None:
    host, *others = people(served, SEATS - 1)
    seats = [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}, *({"kind": "open"} for _ in others)]
    table = served.open_table(host, seats, terms=RATED)
    for other in others:
        other.post(f"/api/tables/{table}/join", {})
    host.post(f"/api/tables/{table}/start")
    served.play(table)
    assert reason_of(served, table) == "seats"


def test_two_accounts_of_one_browser_do_not_count(served: Served) -> None:
    """Whoever logs in to a second account in the same browser plays against themselves."""
    players = people(served)
    first, second = players[:2]
    first.post("/api/sessions", {"name": second.name, "password": PASSWORD}, 201)
    first.post("/api/sessions", {"name": first.name, "password": PASSWORD}, 201)
    assert reason_of(served, served.finished_table(players, terms=RATED)) == "browser"


def test_people_at_one_address_do_not_count(served: Served) -> None:
    names = [served.account(f"Neighbour {number}", address="10.9.9.9") for number in range(2)]
    table = served.finished_table([*names, *people(served, SEATS - 2)], terms=RATED)
    assert reason_of(served, table) == "address"
    kept = served.call(served.server.store.fetch_all, select(schema.addresses))
    assert [row for row in kept if row.table == table] == [], "where somebody was is not kept after the game"


def test_addresses_are_kept_in_a_form_that_tells_nothing(served: Served) -> None:
    table = served.running_table(people(served), terms=RATED)
    casual = served.running_table(people(served))
    kept = served.call(served.server.store.fetch_all, select(schema.addresses))
    assert len([row for row in kept if row.table == table]) == SEATS
    assert not [row for row in kept if "." in row.address or row.table == casual]


def test_a_club_can_let_neighbours_count(serve_with: Callable[..., Served]) -> None:
    served = serve_with(requests_per_minute=0, rate_neighbours=True)
    players = [served.account(f"Member {number}") for number in range(SEATS)]
    assert reason_of(served, served.finished_table(players, terms=RATED)) == ""


def test_the_same_people_count_a_few_times_a_day(served: Served) -> None:
    """Counted again from the results of one game: what is looked at is who sat where, and when it was counted."""
    players = people(served)
    tables = [served.finished_table(players, seed=seed, terms=RATED) for seed in range(2)]
    assert [reason_of(served, table) for table in tables] == ["", ""]
    store = served.server.store

    async def as_if(table: str, meetings: int) -> None:
        """As if the game had just ended, after so many others of the same people today."""
        seats = await store.fetch_all(select(schema.seats).where(schema.seats.c.table == tables[0]))
        row = (await store.fetch_all(select(schema.tables).where(schema.tables.c.id == tables[0])))[0]
        mark = (await store.fetch_all(select(schema.rated).where(schema.rated.c.table == tables[0])))[0]
        await store.execute(schema.rated.delete().where(schema.rated.c.table == table))
        for number in range(1, meetings):
            copy = f"{tables[0][:8]}x{number}"
            await store.execute(
                schema.tables.insert().values({**row._asdict(), "id": copy}),
                schema.seats.insert().values([{**seat._asdict(), "table": copy, "token": None} for seat in seats]),
                schema.rated.insert().values({**mark._asdict(), "table": copy}),
            )
        await rate(store, table)

    served.call(as_if, tables[1], MOST_MEETINGS)
    assert reason_of(served, tables[1]) == "often"

    async def yesterday() -> None:
        old = update(schema.rated).where(schema.rated.c.table != tables[1]).values(at=schema.rated.c.at - 90_000)
        await store.execute(old, schema.rated.delete().where(schema.rated.c.table == tables[1]))
        await rate(store, tables[1])

    served.call(yesterday)
    assert reason_of(served, tables[1]) == ""


def seat(number: int, **more: Any) -> Seat:
    return Seat(number, "human", f"user{number}", **more)


@pytest.mark.parametrize("gone", [{"resigned": True, "bot": "casual"}, {"bot": "master"}])
def test_who_leaves_before_the_end_has_lost(gone: dict[str, Any]) -> None:
    """Whether they resigned or let a bot finish, and however well the bot did."""
    found = players_of([seat(0), seat(1, **gone), seat(2)], {"places": [2, 1, 3], "winners": [1]})
    assert [(player.place, player.won) for player in found] == [(2, False), (RESIGNED, False), (3, False)]


def test_nobody_chooses_a_bot_for_their_seat_at_a_rated_table(served: Served) -> None:
    players = people(served)
    table = served.running_table(players, terms=RATED)
    refused = players[0].post(f"/api/tables/{table}/seats/0/lend", {"bot": "master"}, 403)
    assert refused["message"] == "error-lend-rated-bot"
    players[0].post(f"/api/tables/{table}/seats/0/lend", {})
    assert served.table(table).seats[0].bot == "casual"
