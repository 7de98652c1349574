"""Replay: the table after any of its moves, and which entries of the log are its moves now."""

from __future__ import annotations

from typing import Any

from ...kernel.chance import ScriptedChance
from ...kernel.errors import LonghallError
from ...kernel.game import Game
from ...kernel.match import Move
from ...kernel.records.work import Work
from ...kernel.step import State
from ..rooms.log import entry as kinds
from ..rooms.log.entry import LogEntry, read_data
from ..rooms.log.reading import read_log
from ..rooms.log.standing import Outline, standing
from ..rooms.registry import Rooms
from ..rooms.room import Room
from ..storage.queries.play.log import outline
from ..storage.store import Store


async def replay_at(rooms: Rooms, table: Room, count: int, seat: int | None) -> dict[str, Any]:
    """The table after its first `count` moves, as a seat or a spectator sees it, and what the last of them led to."""
    async with rooms.looking(table):
        match = table.match
        last = table.moves_shown()
        if match is None:
            need_game(table)
        if match is None or count > last:
            raise LonghallError("error-no-such-move", given=count, last=last)
        state, moves = match.at(0), table.first_moves(count)
        now, over, withheld = match.state, table.status == "finished", table.withheld()
        told = await entry_of_move(rooms.store, table.id, count)
    await rooms.slices.run(playing(table.game, state, moves))
    return {
        "move": count,
        "moves": last,
        "seat": seat,
        "by": told.seat,
        "view": table.game.view(state, seat) if over else table.game.look_back(state, now, seat),
        "events": told.shown(seat, withheld).events,
        "hands": [table.game.own(state, each) for each in range(len(table.seats))] if over else None,
    }


def playing(game: Game[Any], state: State, moves: list[Move]) -> Work[None]:
    """Make recorded moves one by one; changes the state."""
    for move in moves:
        game.apply(state, move.seat, move.action, ScriptedChance(move.outcomes))
        yield


async def entry_of_move(store: Store, table_id: str, count: int) -> LogEntry:
    """The entry of a move by its number; for 0 that of the start."""
    sequence = standing(await undo_outline(store, table_id))[count]
    return (await read_log(store, table_id, sequence - 1, 1))[0]


async def undo_outline(store: Store, table_id: str) -> list[Outline]:
    """What tells which moves of a table stand: its start, its moves without their data, and where moves were undone."""
    rows = await outline(store, table_id, (kinds.START, kinds.MOVE, kinds.UNDO), with_data=kinds.UNDO)
    return [(sequence, kind, seat, read_data(data)) for sequence, kind, seat, data in rows]


def need_game(table: Room) -> None:
    """Refuse a game that this program cannot play again: it was begun with other rules or content."""
    if not table.playable:
        raise LonghallError("error-read-only", game=table.game.name, rules=table.rules)
