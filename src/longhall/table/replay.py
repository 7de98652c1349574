"""Looking back: the table after any of its moves, and which entries of the log are its moves now."""

from __future__ import annotations

from typing import Any

from ..kernel.errors import LonghallError
from . import entry as kinds
from .entry import Entry
from .live import LiveTable
from .store import Store


def moves_in(log: list[Entry]) -> list[Entry]:
    """The entries of the moves that stand, in order; those that were taken back are left out."""
    moves: list[Entry] = []
    for entry in log:
        if entry.kind == kinds.MOVE:
            moves.append(entry)
        elif entry.kind == kinds.UNDO and "to" in entry.data:
            del moves[entry.data["to"] :]
        elif entry.kind == kinds.UNDO:
            for _ in range(entry.data["count"]):
                last = max(index for index, move in enumerate(moves) if move.seat == entry.seat)
                del moves[last]
    return moves


async def replay_at(store: Store, table: LiveTable, count: int, seat: int | None) -> dict[str, Any]:
    """The table after its first `count` moves, as a seat or a spectator sees it, and what the last of them led to."""
    match = table.match
    if match is None:
        need_game(table)
        raise LonghallError("error-no-such-move", given=count, last=0)
    state = match.at(count)
    log = await store.entries_after(table.id, 0)
    if count:
        told = moves_in(log)[count - 1]
    else:
        told = next(entry for entry in log if entry.kind == kinds.START)
    return {
        "move": count,
        "moves": len(match.moves),
        "seat": seat,
        "by": told.seat,
        "view": table.game.view(state, seat),
        "events": told.shown(seat)["events"],
    }


def need_game(table: LiveTable) -> None:
    """Refuse a game that this program cannot play again: it was begun with other rules or content."""
    if not table.playable:
        raise LonghallError("error-read-only", game=table.game.name, rules=table.rules)
