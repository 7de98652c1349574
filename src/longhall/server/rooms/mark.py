"""Where a table stood before an entry: what could not be kept is undone by going back there."""

from __future__ import annotations

from operator import attrgetter
from typing import Final

from .room import Room

FIELDS: Final = ("version", "changed", "status", "result", "next", "muted", "undo_wish", "seats", "match")
"""Fields of a room that entries replace."""
fields_of: Final = attrgetter(*FIELDS)


class Mark:
    """What an entry may change. Entries replace what they change or add to its end, so this is references and lengths:
    it must not cost more the longer a game lasts.
    """

    __slots__ = ("chance", "clocks", "fields", "moves", "moves_made", "oldest", "state", "taken_back")

    def __init__(self, table: Room) -> None:
        self.fields = fields_of(table)
        self.chance = table.chance.mark()
        self.clocks = table.clocks.mark()
        self.oldest = table.recent[0] if len(table.recent) == table.recent.maxlen else None
        """The entry that the next one pushes out of memory."""
        if table.match is not None:
            self.state = table.match.state
            self.moves = table.match.moves
            self.moves_made = len(self.moves)
            self.taken_back = len(table.match.taken_back)

    def restore(self, table: Room) -> None:
        """Bring the table back to this point."""
        for name, value in zip(FIELDS, self.fields, strict=True):
            setattr(table, name, value)
        table.chance.back_to(self.chance)
        table.clocks.back_to(self.clocks)
        if table.match is not None:
            table.match.state = self.state
            table.match.moves = self.moves
            del self.moves[self.moves_made :]
            del table.match.taken_back[self.taken_back :]
        self.restore_recent(table)

    def restore_recent(self, table: Room) -> None:
        """Take the entry that was not kept out of memory again."""
        recent = table.recent
        while recent and recent[-1].sequence > table.version:
            gone = recent.pop()
            if gone.client is not None:
                table.by_client.pop(gone.client, None)
            if self.oldest is not None:
                recent.appendleft(self.oldest)
                if self.oldest.client is not None:
                    table.by_client[self.oldest.client] = self.oldest
