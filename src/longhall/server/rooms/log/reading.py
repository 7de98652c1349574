"""Tables and their logs, as the store has them."""

from __future__ import annotations

import msgspec

from ...runtime.time_slices import TimeSlices
from ...storage.queries.play import log as kept_log
from ...storage.queries.play.tables import find_table
from ...storage.store import Store
from ..packs import learn_pack
from ..room import Room
from .entry import LogEntry, from_row
from .other_rules import repeating
from .standing import standing_entries


async def load_room(store: Store, table_id: str, slices: TimeSlices | None = None) -> Room | None:
    """A table with all its log applied, from the latest snapshot on where there is one."""
    stored = await find_table(store, table_id)
    if stored is None:
        return None
    await learn_pack(store, stored.row.game, stored.row.content)
    table = Room(stored.row, stored.seats)
    if not table.playable:
        await load_past(store, table, slices or TimeSlices())
        return table
    table.status = "open"
    snapshot = await kept_log.newest_snapshot(store, table_id)
    if snapshot is not None:
        table.restore(msgspec.json.decode(snapshot.data), snapshot.sequence)
    for entry in await read_log(store, table_id, table.version):
        table.apply(entry)
    return table


async def load_past(store: Store, table: Room, slices: TimeSlices) -> None:
    """A game of other rules, as far as the present ones can repeat it."""
    log = await read_log(store, table.id)
    table.version = log[-1].sequence if log else 0
    table.recorded = max(len(standing_entries(log)) - 1, 0)
    table.past = await slices.run(repeating(table, log))
    if table.past is not None:
        table.match = table.past.match


async def read_log(store: Store, table_id: str, version: int = 0, most: int = 100_000) -> list[LogEntry]:
    """The log of a table after a version."""
    return [from_row(row) for row in await kept_log.entries_after(store, table_id, version, most)]


async def entry_of_client(store: Store, table_id: str, client: str) -> LogEntry | None:
    """The entry that a client-made id led to before."""
    row = await kept_log.entry_of_client(store, table_id, client)
    return from_row(row) if row is not None else None
