"""Scripted players: each answers every question with one of the offered options, over its own socket."""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque

import msgspec

from .sockets import Client


class Option(msgspec.Struct):
    action: str


class Question(msgspec.Struct):
    options: list[Option]


class Message(msgspec.Struct):
    type: str
    version: int = 0
    status: str = ""
    question: Question | None = None
    id: str | None = None
    message: str = ""


read_message = msgspec.json.Decoder(Message).decode


class Figures:
    """What was measured."""

    def __init__(self) -> None:
        self.trips: list[tuple[float, float]] = []
        self.acks: dict[str, list[int]] = {}
        self.stale = 0
        self.refused: list[str] = []
        self.finished = 0
        self.cpu = 0.0
        """Seconds of processor time a move."""
        self.cpu_moving = 0.0
        """The same without what the server takes while nobody moves, such as pings."""
        self.stolen = 0.0
        """The share of the machine's time that its host gave to others meanwhile."""
        self.ended_at = 0.0


class Gate:
    """Lets a steady number of moves a second through; 0: all at once."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.waiting: deque[Player] = deque()

    def pass_through(self, player: Player) -> None:
        if self.rate:
            if not player.queued:
                player.queued = True
                self.waiting.append(player)
        else:
            player.act()

    async def run(self) -> None:
        last, due = time.perf_counter(), 0.0
        while True:
            await asyncio.sleep(0.002)
            now = time.perf_counter()
            due = min(due + (now - last) * self.rate, 50.0)
            last = now
            while due >= 1 and self.waiting:
                player = self.waiting.popleft()
                player.queued = False
                due -= player.act()


class Player:
    """Answers every question at once, with a delay if told so."""

    def __init__(self, table: str, seat: int, figures: Figures, pause: float = 0.0) -> None:
        self.table = table
        self.seat = seat
        self.figures = figures
        self.pause = pause
        self.rng = random.Random(f"{table}{seat}")
        self.pending = ""
        self.sent = 0.0
        self.count = 0
        self.question: Question | None = None
        self.version = 0
        self.running = True
        self.waiting = False
        self.queued = False
        self.gate = Gate(0)
        self.client: Client | None = None

    def heard(self, client: Client, data: bytes) -> None:
        self.client = client
        if data.startswith((b'{"type":"here"', b'{"type":"welcome"')):
            return
        message = read_message(data)
        if message.type == "update":
            self.version = message.version
            self.question = message.question
            if message.status == "finished" and self.running:
                self.running = False
                self.figures.finished += 1
                self.figures.ended_at = self.figures.ended_at or time.perf_counter()
        elif message.type == "ack":
            now = time.perf_counter()
            self.figures.trips.append((now, now - self.sent))
            self.figures.acks[self.table].append(message.version)
            self.pending = ""
            if self.version < message.version:
                self.question = None
        elif message.type == "stale":
            self.figures.stale += 1
            self.pending = ""
            self.question = None
        elif message.type == "refused":
            self.figures.refused.append(message.message)
            self.pending = ""
        if not self.pending and self.question is not None and self.running:
            if self.pause:
                asyncio.get_running_loop().call_later(self.pause, self.act)
            else:
                self.gate.pass_through(self)

    def begin(self, gate: Gate) -> None:
        self.gate = gate
        self.waiting = False
        gate.pass_through(self)

    def act(self) -> bool:
        """Send a move, if one is asked for; tells whether it did."""
        if self.waiting or self.pending or self.question is None or self.client is None or not self.running:
            return False
        self.count += 1
        self.pending = f"{self.count}"
        action = self.rng.choice(self.question.options).action
        self.sent = time.perf_counter()
        self.client.send({"type": "act", "id": self.pending, "action": action, "version": self.version})
        return True

    def leave(self) -> None:
        """Close the socket."""
        if self.client is not None:
            self.client.transport.close()


def share(trips: list[float], part: float) -> float:
    """A quantile in milliseconds."""
    return sorted(trips)[min(len(trips) - 1, int(len(trips) * part))] * 1000 if trips else 0.0
