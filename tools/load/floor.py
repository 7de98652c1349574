"""The floor: a bare socket loop that knows no rules and keeps nothing, run by uvicorn as it comes.

    python -m load.floor PORT        (in tools/)

Every frame at a table of four is answered with as many bytes as a real server sends: an update for each seat, and an
acknowledgement. What a server of tables takes more than this, its own work takes.
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec
import uvicorn

SEATS = 4
FILL = "x" * 2500
QUESTION = {"options": [{"action": f"lead {town}"} for town in range(12)]}
encode = msgspec.json.Encoder().encode
tables: dict[str, list[Any]] = {}
versions: dict[str, int] = {}


def update(table: str, seat: int) -> str:
    """What a seat is sent; the seats are asked in turn."""
    version = versions[table]
    asked = QUESTION if version % SEATS == seat else None
    told = {"type": "update", "version": version, "status": "running", "question": asked, "fill": FILL}
    return encode(told).decode()


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Accept a socket, seat it, and answer its frames."""
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})
        return
    table = scope["path"]
    await receive()
    await send({"type": "websocket.accept"})
    sockets = tables.setdefault(table, [])
    seat = len(sockets)
    sockets.append(send)
    versions.setdefault(table, 0)
    while (message := await receive())["type"] == "websocket.receive":
        frame = msgspec.json.decode(message["text"])
        if frame["type"] == "hello":
            await send({"type": "websocket.send", "text": update(table, seat)})
            continue
        versions[table] += 1
        for other, socket in enumerate(sockets):
            await socket({"type": "websocket.send", "text": update(table, other)})
        ack = {"type": "ack", "id": frame["id"], "version": versions[table]}
        await send({"type": "websocket.send", "text": encode(ack).decode()})


if __name__ == "__main__":
    uvicorn.run(app, port=int(sys.argv[1]), log_level="error", lifespan="off", ws_per_message_deflate=False)
