"""What is kept of a person, as a zip file: everything as JSON, and each finished game as a saga."""

from __future__ import annotations

import asyncio
import zipfile
from collections.abc import AsyncIterator
from typing import Any

import msgspec

from ...kernel.errors import LonghallError
from ..rooms.log.reading import load_room
from ..storage.queries.people.personal import rows_about
from ..storage.rows import User
from ..storage.store import Store
from .sagas import saga_text


class Sink:
    """What a zip file is written to, bit by bit; nothing of it stays in memory once it was taken."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []

    def write(self, data: bytes) -> int:
        """Called by zipfile."""
        self._parts.append(bytes(data))
        return len(data)

    def flush(self) -> None:
        """Called by zipfile; there is nothing to do."""

    def take(self) -> bytes:
        """What was written since the last time."""
        taken, self._parts = b"".join(self._parts), []
        return taken


async def exported(store: Store, person: User) -> AsyncIterator[bytes]:
    """The zip file, part by part."""
    rows = await rows_about(store, person.id)
    sink = Sink()
    with zipfile.ZipFile(sink, "w", zipfile.ZIP_DEFLATED) as file:  # type: ignore[call-overload]
        file.writestr("person.json", msgspec.json.format(msgspec.json.encode(readable(rows)), indent=2))
        yield sink.take()
        for table_id in sorted({row["table"] for row in rows["seats"]}):
            room = await load_room(store, table_id)
            if room is not None and room.status == "finished":
                try:
                    file.writestr(f"sagas/{room.game.name}-{room.id}.saga", await saga_text(store, room))
                except LonghallError:  # its game cannot be told any more; the rows tell that it was played
                    continue
                yield sink.take()
            await asyncio.sleep(0)
    yield sink.take()


def readable(rows: dict[str, list[dict[str, Any]]]) -> dict[str, list[dict[str, Any]]]:
    """The rows, with what is kept as JSON inside them as itself."""
    return {
        name: [{key: opened(value) for key, value in row.items()} for row in found]
        for name, found in rows.items()
        if found
    }


def opened(value: Any) -> Any:
    """A text of JSON as what it says; anything else as it is."""
    if isinstance(value, str) and value[:1] in ("{", "["):
        try:
            return msgspec.json.decode(value)
        except msgspec.DecodeError:
            return value
    return value
