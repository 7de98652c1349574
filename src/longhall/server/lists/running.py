"""Running games that anybody may watch: who plays, how well, since when, and how far they are."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, Final

from ..rooms.registry import Rooms
from ..storage.queries.play import lobby as kept_tables
from ..storage.queries.play.packs import pack_names
from ..storage.queries.standings.ratings import Estimate, ratings_among
from ..storage.rows import StoredTable, TableRow
from .lobby import table_row
from .ratings import shown

REMEMBERED: Final = 500


class RunningGames:
    """Lists running games; a table is opened to see its round only if it has changed since that was seen last."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.store = rooms.store
        self._rounds: OrderedDict[str, tuple[float, int | None]] = OrderedDict()

    async def listed(self, game: str | None, most: int, skip: int) -> list[dict[str, Any]]:
        """Listed running tables, those where something happened last first."""
        found = await kept_tables.running_tables(self.store, game, most, skip)
        packs = await pack_names(self.store)
        people = sorted({seat.user for table in found for seat in table.seats if seat.user is not None})
        ratings = await ratings_among(self.store, people)
        began = await kept_tables.started_at(self.store, [table.row.id for table in found])
        return [
            {
                **table_row(table, packs),
                "since": began.get(table.row.id, table.row.created),
                "round": await self.round_of(table.row),
                "ratings": ratings_at(table, ratings),
            }
            for table in found
        ]

    async def round_of(self, row: TableRow) -> int | None:
        """Which round is played; None where the game has none, or is of other rules."""
        known = self._rounds.get(row.id)
        if known is None or known[0] != row.changed:
            known = (row.changed, await self._look(row.id))
            self._rounds[row.id] = known
            if len(self._rounds) > REMEMBERED:
                self._rounds.popitem(last=False)
        return known[1]

    async def _look(self, table_id: str) -> int | None:
        table = await self.rooms.table(table_id)
        if table is None or table.match is None or not table.playable:
            return None
        found = table.game.public(table.match.state).get("round")
        return found if isinstance(found, int) else None


def ratings_at(table: StoredTable, known: Mapping[tuple[str, str], Estimate]) -> list[float | None]:
    """The rating of each seat's person in the game that is played there; `known` is by game and person."""
    found = [known.get((table.row.game, seat.user)) if seat.user else None for seat in table.seats]
    return [None if one is None else shown(*one) for one in found]
