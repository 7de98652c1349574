"""How fast tables are: a load generator on one core against `longhall serve` on the other, with every move on disk.

    python tools/bench_table.py [sqlite] [postgres] [idle] [cold] [start]      (all of them without a name)

Players are scripted: each answers every question with one of the offered options, as soon as it is asked, over its own
socket. A round trip is from sending a move to its acknowledgement, which comes after the move is on disk.
Flat out, every table has a move under way at all times, so round trips grow with the number of tables; the second run
of the same, on a fresh server, offers a steady number of moves a second (--rate) and shows how long people would wait.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import os
import random
import resource
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec

sys.path.insert(0, str(Path(__file__).parent))

GAME = "brian-boru"
LONG_GAME = "feast-for-odin"
SERVER_CORE, LOAD_CORE = 0, 1
TABLES_COLD = 20
MOVES_COLD = 300


# -- a small socket client: the generator must not be what is measured -----------------------------------------------


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


class Client(asyncio.Protocol):
    """A websocket client for a trusted server: text frames only, masked with zeros."""

    def __init__(self, host: str, path: str, hello: dict[str, Any], heard: Callable[[Client, bytes], None]) -> None:
        self.host = host
        self.path = path
        self.hello = hello
        self.heard = heard
        self.open = False
        self.rest = b""
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        data = self.rest + data
        at = 0
        if not self.open:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self.rest = data
                return
            assert data.startswith(b"HTTP/1.1 101"), data[:200]
            self.open = True
            at = end + 4
            self.send(self.hello)
        while len(data) - at >= 2:
            length, begin = data[at + 1] & 127, at + 2
            if length == 126:
                length, begin = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, begin = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if len(data) < begin + length:
                break
            opcode = data[at] & 15
            if opcode == 1:
                self.heard(self, data[begin : begin + length])
            elif opcode == 9:
                self.write(10, data[begin : begin + length])
            at = begin + length
        self.rest = data[at:]

    def send(self, frame: dict[str, Any]) -> None:
        self.write(1, msgspec.json.encode(frame))

    def write(self, opcode: int, payload: bytes) -> None:
        length = len(payload)
        small = bytes([128 | opcode, 128 | length]) if length < 126 else b""
        head = small or bytes([128 | opcode, 254]) + length.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + payload)


# -- scripted players -------------------------------------------------------------------------------------------------


class Figures:
    """What was measured."""

    def __init__(self) -> None:
        self.trips: list[tuple[float, float]] = []
        self.acks: dict[str, list[int]] = {}
        self.stale = 0
        self.refused: list[str] = []
        self.finished = 0
        self.cpu = 0.0
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


def share(trips: list[float], part: float) -> float:
    """A quantile in milliseconds."""
    return sorted(trips)[min(len(trips) - 1, int(len(trips) * part))] * 1000 if trips else 0.0


# -- the server under load --------------------------------------------------------------------------------------------


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Server:
    """`longhall serve` in its own process, on its own core."""

    def __init__(self, data: Path, **settings: object) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        given = {"data": data, "port": self.port, "requests_per_minute": 0, "frames_per_second": 0, **settings}
        environ = {**os.environ, **{f"LONGHALL_{name.upper()}": str(value) for name, value in given.items()}}
        self.log = (data / f"server-{self.port}.log").open("wb")
        began = time.perf_counter()
        self.process = subprocess.Popen(
            ["taskset", "-c", str(SERVER_CORE), sys.executable, "-m", "longhall", "serve"],
            env=environ, stdout=self.log, stderr=self.log,
        )  # fmt: skip
        while True:
            if self.process.poll() is not None:
                raise SystemExit(Path(self.log.name).read_text())
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{self.url}/healthz").status_code == 200:
                    break
            time.sleep(0.01)
        self.start_seconds = time.perf_counter() - began

    def resident_mb(self) -> float:
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
        return 0.0

    def cpu_seconds(self) -> float:
        """Processor time used so far, which other programs on the machine hardly change."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.log.close()


def make_tables(url: str, count: int, seats: int = 4, start: bool = True, game: str = GAME) -> dict[str, list[str]]:
    """Tables with people on every seat: their sessions' secrets."""
    with httpx.Client(base_url=url, timeout=30) as http:

        def post(path: str, secret: str, body: Any = None) -> Any:
            headers = {"authorization": f"Bearer {secret}"} if secret else {"x-longhall": "1"}
            answer = http.post(path, json=body, headers=headers)
            if not answer.is_success:
                raise SystemExit(answer.text)
            return answer.json()

        people = [post("/api/guests", "", {"name": f"player {n}", "bearer": True})["session"] for n in range(seats)]
        tables: dict[str, list[str]] = {}
        for _ in range(count):
            plan = [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1)
            table = post("/api/tables", people[0], {"game": game, "seats": plan})["table"]["id"]
            for seat in range(1, seats):
                post(f"/api/tables/{table}/join", people[seat], {"seat": seat})
            if start:
                post(f"/api/tables/{table}/start", people[0])
            tables[table] = people
        return tables


async def sit_down(
    servers: list[Server], tables: dict[str, list[str]], figures: Figures, pause: float = 0.0, waiting: bool = False
) -> list[Player]:
    """Connect every seat; with several servers the seats of a table are spread over them."""
    loop = asyncio.get_running_loop()
    players = []
    for table, secrets_ in tables.items():
        figures.acks[table] = []
        for seat, secret in enumerate(secrets_):
            server = servers[seat % len(servers)]
            player = Player(table, seat, figures, pause)
            player.waiting = waiting
            hello = {"type": "hello", "protocol": 1, "token": secret, "as": "player"}
            path = f"/api/tables/{table}/socket"

            def make(path: str = path, hello: dict[str, Any] = hello, player: Player = player) -> Client:
                return Client("127.0.0.1", path, hello, player.heard)

            await loop.create_connection(make, "127.0.0.1", server.port)
            players.append(player)
    return players


async def play(
    servers: list[Server], tables: dict[str, list[str]], seconds: float, rate: float = 0
) -> tuple[Figures, float, float]:
    """Let all players play; the figures count from one second in to the end of the first game."""
    figures = Figures()
    players = await sit_down(servers, tables, figures, waiting=True)
    await asyncio.sleep(5)  # let what comes with sitting down be over
    gate = Gate(rate)
    running = asyncio.create_task(gate.run())
    for player in players:
        player.begin(gate)
    await asyncio.sleep(1)
    warm = time.perf_counter()
    cpu = sum(server.cpu_seconds() for server in servers)
    before = len(figures.trips)
    while time.perf_counter() < warm + seconds and figures.finished < len(tables) * 4:
        await asyncio.sleep(0.1)
    end = min(figures.ended_at or 1e18, time.perf_counter())
    figures.cpu = (sum(server.cpu_seconds() for server in servers) - cpu) / max(1, len(figures.trips) - before)
    for player in players:
        player.running = False
    running.cancel()
    await asyncio.sleep(2)  # what was sent is still acknowledged
    return figures, warm, end


def offered(rate: float) -> str:
    return f"{rate:,.0f} moves/s offered" if rate else "flat out"


def report_play(name: str, figures: Figures, warm: float, end: float) -> None:
    trips = [trip for at, trip in figures.trips if warm <= at <= end]
    doubled = sum(len(versions) - len(set(versions)) for versions in figures.acks.values())
    print(
        f"{name}: {len(trips) / (end - warm):,.0f} moves/s, p50 {share(trips, 0.5):.1f} ms, "
        f"p99 {share(trips, 0.99):.1f} ms ({len(trips):,} moves in {end - warm:.1f} s, "
        f"{figures.cpu * 1e6:.0f} us of processor a move; {figures.stale} stale, "
        f"{len(figures.refused)} refused {sorted(set(figures.refused))}, {doubled} doubled)",
        flush=True,
    )


def check_kept(url: str, tables: dict[str, list[str]], figures: Figures) -> None:
    """Every acknowledged move is in the log, once, and nothing else is."""
    lost = 0
    for table, people in tables.items():
        answer = httpx.get(f"{url}/api/tables/{table}", headers={"authorization": f"Bearer {people[0]}"}).json()
        lost += abs(answer["table"]["moves"] - len(set(figures.acks[table])))
    print(f"  acknowledged and kept differ by {lost} moves", flush=True)


@contextlib.contextmanager
def folder() -> Iterator[Path]:
    """A folder on a real disk."""
    path = Path(tempfile.mkdtemp(prefix="longhall-bench-", dir=os.environ.get("BENCH_DIR")))
    try:
        yield path
    finally:
        shutil.rmtree(path, ignore_errors=True)


def bench_sqlite(args: argparse.Namespace) -> None:
    for rate in (0, args.rate):
        with folder() as data:
            server = Server(data)
            try:
                tables = make_tables(server.url, args.tables)
                figures, warm, end = run(play([server], tables, args.seconds, rate))
                report_play(f"SQLite, 1 process, {args.tables} tables of 4, {offered(rate)}", figures, warm, end)
                check_kept(server.url, tables, figures)
                print(f"  server resident {server.resident_mb():.0f} MB", flush=True)
            finally:
                server.stop()


def bench_postgres(args: argparse.Namespace) -> None:
    from services import Postgres, Redis

    for rate in (0, args.rate * 2 / 3):
        with folder() as data, Postgres() as postgres, Redis() as redis:
            more = {"database": postgres.url, "redis": redis.url}
            servers = [Server(data, **more), Server(data, **more)]
            try:
                tables = make_tables(servers[0].url, args.tables)
                figures, warm, end = run(play(servers, tables, args.seconds, rate))
                name = f"PostgreSQL + Redis, 2 processes, {args.tables} tables of 4, {offered(rate)}"
                report_play(name, figures, warm, end)
                check_kept(servers[1].url, tables, figures)
            finally:
                for server in servers:
                    server.stop()


def bench_idle(args: argparse.Namespace) -> None:
    async def sit_idle(server: Server, idle: dict[str, list[str]], busy: dict[str, list[str]]) -> None:
        quiet = Figures()
        for player in await sit_down([server], idle, quiet):
            player.running = False
        await asyncio.sleep(2)
        resident = server.resident_mb()
        figures = Figures()
        await sit_down([server], busy, figures, pause=0.05)
        await asyncio.sleep(10)
        trips = [trip for _, trip in figures.trips]
        print(
            f"{len(idle) * 4} idle seats: {resident:.0f} MB resident; a move elsewhere p50 {share(trips, 0.5):.1f} ms, "
            f"p99 {share(trips, 0.99):.1f} ms ({len(trips)} moves)",
            flush=True,
        )

    with folder() as data:
        server = Server(data)
        try:
            idle = make_tables(server.url, 250)
            run(sit_idle(server, idle, make_tables(server.url, 2)))
        finally:
            server.stop()


def bench_cold(args: argparse.Namespace) -> None:
    with folder() as data:
        server = Server(data)
        try:
            tables = make_tables(server.url, TABLES_COLD, seats=2, game=LONG_GAME)
            figures = run(play([server], tables, 60))[0]
        finally:
            server.stop()
        long = [table for table, versions in figures.acks.items() if len(versions) >= MOVES_COLD]
        server = Server(data)
        try:
            httpx.get(f"{server.url}/api/games")
            first = []
            again = []
            with httpx.Client(base_url=server.url) as http:
                http.get("/healthz")
                for table in long:
                    for times in (first, again):
                        began = time.perf_counter()
                        answer = http.get(
                            f"/api/tables/{table}/view", headers={"authorization": f"Bearer {tables[table][0]}"}
                        )
                        times.append(time.perf_counter() - began)
                        assert answer.is_success, answer.text
            print(
                f"cold open of {len(long)} stored games of {MOVES_COLD} moves and more: "
                f"p50 {share(first, 0.5):.1f} ms, worst {share(first, 1):.1f} ms; "
                f"open already {share(again, 0.5):.1f} ms",
                flush=True,
            )
        finally:
            server.stop()


def bench_start(args: argparse.Namespace) -> None:
    with folder() as data:
        times = []
        for _ in range(3):
            server = Server(data)
            times.append(server.start_seconds)
            server.stop()
        print(f"start to first answer: {times[0]:.2f} s with a new database, {min(times[1:]):.2f} s after", flush=True)


def run(work: Any) -> Any:
    """Run on the generator's core."""
    import uvloop

    return uvloop.run(work)


BENCHES = {
    "sqlite": bench_sqlite,
    "postgres": bench_postgres,
    "idle": bench_idle,
    "cold": bench_cold,
    "start": bench_start,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="*", choices=[*BENCHES, []], help="which figures; all without a name")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--rate", type=float, default=1275, help="moves a second to offer in the second run")
    args = parser.parse_args()
    os.sched_setaffinity(0, {LOAD_CORE})
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 8192), hard))
    for name in args.what or BENCHES:
        BENCHES[name](args)


if __name__ == "__main__":
    main()
