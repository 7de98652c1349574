"""Results: what came out of every finished game, kept in rows so that lists and statistics need no log.

A seat's result is its person's if they had one seat only. Games that were not played here from the start count for
nobody: uploads, and games that go on from a move of another.
"""

from __future__ import annotations

from typing import Final

import msgspec

from ..storage.queries.play.tables import find_table
from ..storage.queries.standings.results import SeatResult, add_results, without_results
from ..storage.rows import StoredTable
from ..storage.store import Store
from .after_games import AfterGames

ELSEWHERE: Final = ("fork", "upload")
"""Origins of games that began somewhere else."""


class Results(AfterGames):
    """Keeps the results of each finished game."""

    name = "results"

    async def do(self, table_id: str) -> None:
        """Keep the results of a game."""
        await keep_results(self.store, table_id)

    async def missed(self) -> list[str]:
        """Games whose results are missing: they ended before results were kept, too."""
        return await without_results(self.store)


async def keep_results(store: Store, table_id: str) -> bool:
    """Keep what came out of a finished game; tells whether that was not done before."""
    table = await find_table(store, table_id)
    if table is None or table.row.result is None:
        return False
    return await add_results(store, table_id, table.row.game, table.row.changed, results_of(table))


def results_of(table: StoredTable) -> list[SeatResult]:
    """What came out for each seat, and whose it is."""
    result = msgspec.json.decode(table.row.result or "{}")
    began_here = msgspec.json.decode(table.row.origin).get("kind") not in ELSEWHERE
    people = [seat.user for seat in table.seats if seat.kind == "human"]
    found = []
    for seat in table.seats:
        counts = began_here and seat.kind == "human" and people.count(seat.user) == 1
        found.append(
            SeatResult(
                seat.seat,
                seat.user if counts else None,
                result["places"][seat.seat],
                seat.seat in result["winners"],
                result["totals"][seat.seat],
                result["parts"][seat.seat],
            )
        )
    return found
