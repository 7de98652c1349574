"""Clocks over a restart and over jumps of the machine's clock: nobody pays for either."""

from __future__ import annotations

import time
from pathlib import Path

from longhall.server.runtime.settings import Settings

from ..conftest import SEATS, Served, serve

HALF_A_MINUTE = {"pace": {"kind": "live", "minutes": 0.5, "increment": 0}, "absent": "resign"}


def sweep(served: Served) -> None:
    served.call(served.server.deadlines.once)


def resigned(served: Served, table: str) -> list[int]:
    return [seat.seat for seat in served.table(table).seats if seat.resigned]


def test_the_time_in_which_the_server_was_away_is_nobodys(tmp_path: Path) -> None:
    """32 seconds of downtime on clocks of 30 seconds."""
    server = serve(Settings(data=tmp_path, requests_per_minute=0))
    served = next(server)
    served.server.rooms.clock = lambda: time.time() - 32
    people = [served.guest(f"Guest {number}") for number in range(SEATS)]
    table = served.running_table(people, terms=HALF_A_MINUTE)
    next(server, None)

    server = serve(Settings(data=tmp_path, requests_per_minute=0))
    served = next(server)
    sweep(served)
    assert resigned(served, table) == []
    next(server, None)


def test_a_jump_of_the_machines_clock_charges_nobody(tmp_path: Path) -> None:
    server = serve(Settings(data=tmp_path, requests_per_minute=0))
    served = next(server)
    people = [served.guest(f"Guest {number}") for number in range(SEATS)]
    table = served.running_table(people, terms=HALF_A_MINUTE)
    served.server.rooms.clock = lambda: time.time() + 3600
    sweep(served)
    served.play(table, 3)
    sweep(served)
    assert resigned(served, table) == []
    assert min(served.table(table).clocks.left) > 20
    next(server, None)
