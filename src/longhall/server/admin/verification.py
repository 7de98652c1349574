"""Verification: every stored game is replayed and compared with what is stored. Run it before an upgrade."""

from __future__ import annotations

import copy
from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec

from ...kernel.errors import LonghallError
from ...kernel.records.saga import Saga, verify
from ...kernel.registry import game_names
from ..rooms.log.entry import from_row
from ..rooms.packs import learn_row
from ..rooms.room import Room
from ..rooms.shared_chance import chance_headers, is_whole
from ..storage.errors import DatabaseError, code_of, is_damage
from ..storage.queries.play.packs import all_packs
from ..storage.queries.upkeep.maintenance import StoredGame, damage_of, load_stored, table_ids
from ..storage.store import Store

__all__ = ["Finding", "check", "check_all", "damage_of", "load_stored", "table_ids"]

BROKEN: Final = (AssertionError, AttributeError, IndexError, KeyError, TypeError, ValueError, msgspec.MsgspecError)
"""What a log leads to that nobody wrote as it is."""


class Finding(msgspec.Struct):
    """What is wrong with a table, as a message and its facts."""

    table: str
    message: str
    facts: dict[str, Any]
    is_harmless: bool = False
    """A finished game of other rules: it can be looked up, and is not played on anyway."""


async def check_all(store: Store, ids: list[str]) -> AsyncIterator[Finding | None]:
    """Check tables one by one; yields a finding, or None for a sound table."""
    for pack in await all_packs(store):
        await learn_row(pack)
    for table_id in ids:
        try:
            stored = await load_stored(store, table_id)
        except DatabaseError as error:
            if not is_damage(error):
                raise
            yield Finding(table_id, "admin-check-table", {"reason": code_of(error)})
        else:
            yield check(stored) if stored is not None else None


def check(stored: StoredGame) -> Finding | None:
    """Replay a stored game; the first difference, or None."""
    row = stored.row
    if row.game not in game_names():
        return Finding(row.id, "admin-check-game", {"game": row.game})
    try:
        table = Room(row, copy.deepcopy(stored.seats))
    except (LonghallError, *BROKEN) as error:
        return Finding(row.id, "admin-check-table", {"reason": told(error)})
    if not table.playable:
        finished = row.status == "finished"
        facts = {"game": row.game, "rules": row.rules, "ours": table.game.rules_version, "status": row.status}
        return Finding(row.id, "admin-check-rules", facts, is_harmless=finished)
    return play_again(table, stored) or compare(table, stored)


def play_again(table: Room, stored: StoredGame) -> Finding | None:
    """Apply the whole log again, without using snapshots, which are compared on the way."""
    snapshots = {snapshot.sequence: snapshot.data for snapshot in stored.snapshots}
    table.status, table.result, table.next = "open", None, None
    for seat in table.seats:  # nobody has lent a seat or resigned before the log says so
        seat.resigned = False
        seat.bot = seat.bot if seat.kind == "bot" else ""
    for expected, row in enumerate(stored.entries, 1):
        if row.sequence != expected:
            return Finding(table.id, "admin-check-gap", {"entry": expected})
        try:
            table.apply(from_row(row))
        except LonghallError as error:
            facts = {"entry": expected, "reason": error, "game": table.game.name, "names": table.names()}
            return Finding(table.id, "admin-check-entry", facts)
        except BROKEN as error:
            return Finding(table.id, "admin-check-damaged", {"entry": expected, "reason": told(error)})
        if expected in snapshots and not same_image(snapshots.pop(expected), table.image()):
            return Finding(table.id, "admin-check-snapshot", {"entry": expected})
    if snapshots:
        return Finding(table.id, "admin-check-snapshot", {"entry": min(snapshots)})
    return None


def compare(table: Room, stored: StoredGame) -> Finding | None:
    """What the log leads to, and what is stored beside it."""
    row = stored.row
    if table.status != row.status:
        return Finding(table.id, "admin-check-status", {"stored": row.status, "found": table.status})
    if not same_json(row.result or "null", table.result):
        return Finding(table.id, "admin-check-result", {})
    if table.next != row.next or table.seats != stored.seats:
        return Finding(table.id, "admin-check-seats", {})
    return check_seed(table)


def check_seed(table: Room) -> Finding | None:
    """All chance must come from the table's seed, and the seed be the one that was promised."""
    if table.match is None or not is_whole(table):
        return None
    try:
        verify(Saga(table.match, table.names(), chance_headers(table)))
    except LonghallError as error:
        return Finding(table.id, "admin-check-chance", {"reason": error})
    return None


def same_image(kept: str, found: dict[str, Any]) -> bool:
    """Whether a snapshot is what the log leads to; older programs kept less in it."""
    try:
        parts = msgspec.json.decode(kept, type=dict[str, Any])
    except msgspec.MsgspecError:
        return False
    return same_json(kept, {name: part for name, part in found.items() if name in parts})


def same_json(kept: str, found: Any) -> bool:
    """Whether a piece of data is what was kept of it."""
    try:
        return bool(msgspec.json.decode(kept) == msgspec.json.decode(msgspec.json.encode(found)))
    except msgspec.DecodeError:
        return False


def told(error: BaseException) -> str:
    """An unforeseen error in short."""
    return f"{type(error).__name__} {error}".strip()
