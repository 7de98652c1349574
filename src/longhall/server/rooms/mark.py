"""Where a table stood before an entry: what could not be kept is undone by going back there."""

from __future__ import annotations

from .room import Room


class Mark:
    """What an entry may change. Entries replace what they change or add to its end, so this is references and lengths:
    it must not cost more the longer a game lasts.
    """

    __slots__ = (
        "chance", "changed", "clocks", "match", "moves", "moves_made", "muted", "next", "oldest", "result", "seats",
        "state", "status", "taken_back", "undo_wish", "version",
    )  # fmt: skip

    def __init__(self, table: Room) -> None:
        self.version = table.version
        self.changed = table.changed
        self.status = table.status
        self.result = table.result
        self.next = table.next
        self.muted = table.muted
        self.undo_wish = table.undo_wish
        self.seats = table.seats
        self.chance = table.chance.mark()
        self.clocks = table.clocks.mark()
        self.oldest = table.recent[0] if len(table.recent) == table.recent.maxlen else None
        """The entry that the next one pushes out of memory."""
        self.match = table.match
        if table.match is not None:
            self.state = table.match.state
            self.moves = table.match.moves
            self.moves_made = len(self.moves)
            self.taken_back = len(table.match.taken_back)

    def restore(self, table: Room) -> None:
        """Bring the table back to this point."""
        table.version = self.version
        table.changed = self.changed
        table.status = self.status
        table.result = self.result
        table.next = self.next
        table.muted = self.muted
        table.undo_wish = self.undo_wish
        table.seats = self.seats
        table.chance.back_to(self.chance)
        table.clocks.back_to(self.clocks)
        table.match = self.match
        if self.match is not None:
            self.match.state = self.state
            self.match.moves = self.moves
            del self.moves[self.moves_made :]
            del self.match.taken_back[self.taken_back :]
        self.restore_recent(table)

    def restore_recent(self, table: Room) -> None:
        """Take the entry that was not kept out of memory again."""
        recent = table.recent
        while recent and recent[-1].sequence > self.version:
            gone = recent.pop()
            if gone.client is not None:
                table.by_client.pop(gone.client, None)
            if self.oldest is not None:
                recent.appendleft(self.oldest)
                if self.oldest.client is not None:
                    table.by_client[self.oldest.client] = self.oldest
