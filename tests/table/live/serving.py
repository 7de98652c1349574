"""A real server in its own process, and people who come to it over real connections."""

from __future__ import annotations

import asyncio
import json
import os
import random
import socket
import time
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets
from forked import CONTEXT, run
from websockets.asyncio.client import ClientConnection

from longhall.server.transport.messages import Message

GAME = "brian-boru"
PATIENCE = 300
"""Seconds until a server that hangs is given up: much longer than it takes, even on a busy machine."""
read_message = msgspec.json.Decoder(Message).decode
http = httpx.Client(verify=False, timeout=PATIENCE, limits=httpx.Limits(max_keepalive_connections=0))
"""One for all requests: to make one reads all certificates of the system. Each request has a connection of its own."""


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Server:
    """`longhall serve` in its own process; can be killed and started again at the same place."""

    def __init__(self, data: Path, code: str = "", **settings: object) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.code = code
        given = {
            "port": self.port,
            "data": data,
            "bot_delay": 0,
            "requests_per_minute": 0,
            "frames_per_second": 0,
            **settings,
        }
        self.environ = {**os.environ, **{f"LONGHALL_{name.upper()}": str(value) for name, value in given.items()}}
        self.log = data / f"server-{self.port}.log"
        self.process: BaseProcess
        self.start()

    def start(self) -> None:
        self.process = CONTEXT.Process(target=run, args=(self.environ, str(self.log), self.code), daemon=True)
        self.process.start()
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert self.process.is_alive(), self.said()
            try:
                if http.get(f"{self.url}/healthz").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.02)
        self.kill()
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """As if the power failed."""
        self.process.kill()
        self.process.join()

    def stop(self) -> int:
        if self.process.is_alive():
            self.process.terminate()
        return self.ended()

    def ended(self) -> int:
        """Wait until it has ended; its exit code, below 0 for the signal that ended it."""
        self.process.join(PATIENCE)
        assert self.process.exitcode is not None, "the server did not end"
        return self.process.exitcode

    def said(self) -> str:
        return self.log.read_text()


class Guest:
    """Somebody with a name and a session."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.name = name
        answer = http.post(f"{server.url}/api/guests", json={"name": name, "bearer": True}, headers={"x-longhall": "1"})
        assert answer.status_code == 201, answer.text
        self.secret: str = answer.json()["session"]

    def post(self, path: str, body: Any = None, ok: bool = True) -> Any:
        answer = http.post(
            f"{self.server.url}/api/{path}", json=body, headers={"authorization": f"Bearer {self.secret}"}
        )
        assert not ok or answer.is_success, answer.text
        return answer.json()

    def get(self, path: str) -> Any:
        answer = http.get(f"{self.server.url}/api/{path}", headers={"authorization": f"Bearer {self.secret}"})
        assert answer.is_success, answer.text
        return answer.json()


def new_table(
    server: Server, people: int, bots: int = 0, start: bool = True, bot: str = "random", **terms: Any
) -> tuple[str, list[Guest]]:
    """A table with people on its first seats and bots on the others."""
    guests = [Guest(server, f"guest {n}") for n in range(people)]
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (people - 1), *[{"kind": "bot", "bot": bot}] * bots]
    made = guests[0].post("tables", {"game": GAME, "seats": seats, "terms": terms})
    table: str = made["table"]["id"]
    for seat in range(1, people):
        guests[seat].post(f"tables/{table}/join", {"seat": seat})
    if start:
        guests[0].post(f"tables/{table}/start")
    return table, guests


class Player:
    """A client at a socket that keeps everything it was sent."""

    def __init__(self, server: Server, table: str, secret: str | None, role: str = "player") -> None:
        self.server = server
        self.table = table
        self.secret = secret
        self.role = role
        self.socket: ClientConnection | None = None
        self.heard: list[str] = []
        self.entries: list[dict[str, Any]] = []
        self.update: dict[str, Any] = {}
        self.you: dict[str, Any] = {}
        self.welcomed: dict[str, Any] = {}
        self.version: int | None = None
        self.count = 0

    async def connect(self, **more: Any) -> Player:
        address = self.server.url.replace("http", "ws") + f"/api/tables/{self.table}/socket"
        self.socket = await websockets.connect(address, compression=None, max_size=None)
        hello = {"type": "hello", "protocol": 1, "token": self.secret, "as": self.role, **more}
        if self.version is not None:
            hello["version"] = self.version
        await self.socket.send(json.dumps(hello))
        await self.until("welcome")
        await self.until("update")
        return self

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def send(self, kind: str, **frame: Any) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps({"type": kind, **frame}))

    async def receive(self, seconds: float = PATIENCE) -> dict[str, Any]:
        assert self.socket is not None
        text = await asyncio.wait_for(self.socket.recv(), seconds)
        assert isinstance(text, str)
        self.heard.append(text)
        read_message(text)  # whatever is said, it is one of the messages, and has nothing else in it
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "update":
            self.update = message
            self.version = message["version"]
            self.entries += message["entries"]
        elif message["type"] == "welcome":
            self.you = message["you"]
            self.welcomed = message
        return message

    async def until(self, *kinds: str) -> dict[str, Any]:
        while True:
            message = await self.receive()
            if message["type"] in kinds:
                return message

    async def ask(self, kind: str, **frame: Any) -> dict[str, Any]:
        """Send a frame and wait for its answer."""
        self.count += 1
        frame.setdefault("id", f"{kind}-{self.count}-{random.getrandbits(40)}")
        await self.send(kind, **frame)
        while True:
            message = await self.receive()
            if message.get("id") == frame["id"]:
                return message

    @property
    def question(self) -> dict[str, Any] | None:
        return self.update.get("question")

    def seat_number(self) -> int:
        """The seat whose view is shown."""
        seat: int = self.update["seat"]
        return seat

    async def act(self, rng: random.Random, **more: Any) -> dict[str, Any]:
        """Answer the question anyhow."""
        assert self.question is not None
        action = rng.choice(self.question["options"])["action"]
        return await self.ask("act", action=action, version=self.update["version"], **more)

    async def play(self, rng: random.Random) -> None:
        """To the end of the game."""
        while self.update["status"] == "running":
            if self.question is None:
                await self.receive()
            else:
                answer = await self.act(rng)
                if answer["type"] == "stale":
                    await self.until("update")
                else:
                    assert answer["type"] == "ack", answer

    async def watch(self) -> None:
        """Read until the game is over: who does not read answers no ping either, and is let go after a while."""
        while self.update["status"] == "running":
            await self.receive()
