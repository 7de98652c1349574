"""Whole recorded games as the server tells them: not a byte depends on what is hidden from its reader at that moment.

Each game is played beside twins that a reader could not tell apart so far (`twins.py`). All that the server sends to
each seat and to a spectator is taken from the game and from its twin, and compared: what goes over the socket after
every move, and at many moments all that can be asked for.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

from at_random import GAMES_AND_SEATS, ONE_TABLE_EACH, ONE_TABLE_IDS
from longhall.kernel.game import Game
from longhall.kernel.match import Match
from longhall.server.play import replay
from longhall.server.play.bot_pool import ask_about
from longhall.server.rooms.log.entry import MOVE, START, LogEntry, keep_events, keep_outcomes
from longhall.server.rooms.log.reading import read_log
from longhall.server.rooms.room import Room
from longhall.server.storage.queries.play import log as kept_log
from longhall.server.storage.rows import EntryRow
from longhall.server.transport.updates import update
from twins import Witness, random_options, watched_game

from ..conftest import Client, Served

READ = ["", "/view", "/view?since=0", "/view?board=true", "/log?most=500", "/history", "/saga", "/verification"]
MOMENTS = 6
"""How often in a game all that can be asked for is compared."""
EACH = GAMES_AND_SEATS
RECORDED = [(game, seats, seed) for seed in range(3) for game, seats in EACH][:36]
"""All games with all numbers of players, with any value of every option."""


class Recorded:
    """A table of the server that is made to hold now one match, now another."""

    def __init__(self, served: Served, game: Game[Any], seats: int, options: dict[str, object]) -> None:
        self.served = served
        self.people = [served.guest(f"Guest {seat + 1}") for seat in range(seats)]
        self.onlooker = served.stranger()
        more: dict[str, Any] = {"game": game.name, "options": options}
        self.table: Room = served.table(served.running_table(self.people, **more))
        log = served.call(read_log, served.server.store, self.table.id)
        self.before = [entry for entry in log if entry.kind != START]
        self.start = log[-1]
        assert self.start.kind == START

    def client(self, viewer: int | None) -> Client:
        return self.onlooker if viewer is None else self.people[viewer]

    def log_of(self, match: Match) -> list[LogEntry]:
        """The log that a match makes at this table."""
        data = {**self.start.data, "opening": keep_outcomes(match.opening)}
        start = msgspec.structs.replace(self.start, data=data, events=keep_events(match.opening_events))
        log = [*self.before, start]
        for move in match.moves:
            told = {"do": move.action.notation, "outcomes": keep_outcomes(move.outcomes)}
            events = keep_events(move.events)
            log.append(LogEntry(log[-1].sequence + 1, MOVE, move.seat, told, events, None, start.at + len(log)))
        return log

    @contextmanager
    def holding(self, match: Match) -> Iterator[list[LogEntry]]:
        """The table with another match, and its log."""
        log, table = self.log_of(match), self.table
        first = len(self.before)

        async def entries_after(_store: Any, table_id: str, version: int, most: int = 100_000) -> list[EntryRow]:
            assert table_id == table.id
            rows = [entry.row(table_id) for entry in log if entry.sequence > version][:most]
            return [EntryRow(**{name: value for name, value in row.items() if name != "table"}) for row in rows]

        async def entry_of_move(_store: Any, table_id: str, count: int) -> LogEntry:
            assert table_id == table.id
            return log[first + count]

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(kept_log, "entries_after", entries_after)
            patch.setattr(replay, "entry_of_move", entry_of_move)
            table.match = match
            table.version = log[-1].sequence
            table.recent.clear()
            table.recent.extend(log[-table.recent.maxlen :] if table.recent.maxlen else log)
            yield log

    def sent(self, match: Match, viewer: int | None) -> bytes:
        """What goes to a viewer over the socket after the last move."""
        with self.holding(match) as log:
            return update(self.table, viewer, log[-1:])

    def asked(self, match: Match, viewer: int | None) -> dict[str, bytes]:
        """All that a viewer can ask for."""
        moves = len(match.moves)
        paths = [*READ, *(f"/replay/{move}" for move in {moves, moves - 1, moves // 2} if move >= 0)]
        with self.holding(match):
            client = self.client(viewer)
            told = {path: client.raw("GET", f"/api/tables/{self.table.id}{path}").content for path in paths}
            if viewer is not None and viewer in self.table.to_act():
                told |= self.about_options(match, viewer)
            return told

    def about_options(self, match: Match, seat: int) -> dict[str, bytes]:
        """What somebody who owes a decision can ask about it; and all that the worker is told who gives a hint."""
        option = self.table.game.legal(match.state, seat)[-1]
        about = {"seat": seat, "action": option.notation}
        path = f"/api/tables/{self.table.id}"
        told = {"foretell": self.client(seat).raw("GET", f"{path}/foretell", params=about).content}
        for thing in option.targets[:1]:
            asked = {"seat": seat, "thing": thing}
            told["why-not"] = self.client(seat).raw("GET", f"{path}/why-not", params=asked).content
        told["hint"] = msgspec.json.encode(ask_about(1, self.table.game, match.state, seat, "master", 7, 1.0))
        return told


def compare(one: Any, other: Any, witness: Witness) -> None:
    assert one == other, f"seat {witness.viewer} is told what is hidden after move {len(witness.match.moves)}"


def leak_free(served: Served, game: Game[Any], seats: int, seed: int) -> int:
    """Play a game and compare; tells how many comparisons of twins there were."""
    rng = random.Random(seed * 100 + seats)
    options = random_options(game, rng)
    recorded = Recorded(served, game, seats, options)
    viewers = [None, *range(seats)]
    compared = 0
    for number, witnesses in enumerate(watched_game(game, seats, seed, options, viewers, Counter(), most=1)):
        everything = number % 40 == 39 and number < 40 * MOMENTS
        for witness in witnesses:
            for twin in witness.twins:
                tell: Callable[[Match, int | None], Any] = recorded.sent
                compare(tell(witness.match, witness.viewer), tell(twin, witness.viewer), witness)
                compared += 1
                if everything:
                    tell = recorded.asked
                    compare(tell(witness.match, witness.viewer), tell(twin, witness.viewer), witness)
    return compared


@pytest.mark.parametrize(("game", "seats"), ONE_TABLE_EACH, ids=ONE_TABLE_IDS)
def test_a_recorded_game_tells_nothing_hidden(served: Served, game: Game[Any], seats: int) -> None:
    assert leak_free(served, game, seats, 1) > 20


@pytest.mark.live
@pytest.mark.soak
@pytest.mark.parametrize(
    ("game", "seats", "seed"), RECORDED, ids=[f"{game.name}-{seats}-{seed}" for game, seats, seed in RECORDED]
)
def test_36_recorded_games_tell_nothing_hidden(served: Served, game: Game[Any], seats: int, seed: int) -> None:
    leak_free(served, game, seats, seed + 10)


def test_there_are_36_of_them() -> None:
    assert len(RECORDED) == 36
    assert {(game.name, seats) for game, seats, _ in RECORDED} == {(game.name, seats) for game, seats in EACH}
