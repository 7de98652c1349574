"""Moves made at once: in most of them nothing is in the way, and neither a task nor a coroutine is needed.

What is not so simple (somebody else is changing the table, a client's id is known, another process was faster, the
store does not answer, a move is refused) is left to `Rooms.act`, as if nothing had been tried.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from ...kernel.errors import LonghallError
from ..storage.journal import NotKept
from .log.entry import LogEntry
from .mark import Mark
from .registry import Rooms
from .room import Room

Done = Callable[[LogEntry | None], None]

log = logging.getLogger("longhall.rooms")


class QuickMoves:
    """Makes moves and has them kept; whoever waits for one is called."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    def begin(self, table: Room, seat: int, notation: str, client: str, version: int, done: Done) -> bool:
        """Make a move of a person's seat, if nothing is in the way; else nothing has happened.

        `done` is called later: with the entry when it is on disk and told, or with None if it could not be kept.
        """
        if table.unsure or not table.playable or table.seats[seat].is_played_by_bot():
            return False
        if version != table.version and not self.rooms.still_same_question(table, seat, version):
            return False
        name = f"{seat}:{client}"
        action = table.game.book.parse(notation)
        if table.match is None or name in table.by_client or action is None or not table.lock.take():
            return False
        mark = Mark(table)
        try:
            entry = table.move(seat, action, self.rooms.clock(), name)
            waiting = _Move(self.rooms, table, mark, entry, done)
            self.rooms.journal.submit(table.id, entry, table.changes(entry), waiting.kept)
        except (LonghallError, NotKept):  # `Rooms.act` says why
            self._undo(table, mark)
            return False
        except Exception:  # a bug: the store knows how things really are
            log.exception("a move at %s", table.id)
            table.unsure = True
            self._undo(table, mark)
            return False
        return True

    def _undo(self, table: Room, mark: Mark) -> None:
        mark.restore(table)
        table.lock.release()


class _Move:
    """A move on its way to disk."""

    __slots__ = ("done", "entry", "mark", "rooms", "table")

    def __init__(self, rooms: Rooms, table: Room, mark: Mark, entry: LogEntry, done: Done) -> None:
        self.rooms = rooms
        self.table = table
        self.mark = mark
        self.entry = entry
        self.done = done

    def kept(self, error: Exception | None) -> None:
        """It is on disk, or not."""
        table = self.table
        try:
            if error is None:
                self.rooms.tell_kept(table, self.entry)
            else:
                self.mark.restore(table)
                table.unsure = table.unsure or isinstance(error, NotKept)
        except Exception:  # a bug, but the move is made: the store knows how things really are
            log.exception("after a move at %s", table.id)
            table.unsure = True
        finally:
            table.lock.release()
        self.done(self.entry if error is None else None)
