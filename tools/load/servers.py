"""Servers under load: `longhall serve` on one core, and tables full of players."""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx

from .players import Figures, Gate, Player, share
from .sockets import Client

GAME = "brian-boru"
SERVER_CORE, LOAD_CORE = 0, 1
WELCOME_SECONDS = 300
"""How long a server may take to greet all who connect."""
AT_ONCE = 200
"""How many connect before all of them are greeted: people do not come by thousands in one moment."""
QUIET_SECONDS = 5
"""How long it is measured before and after playing what a server takes while nobody moves."""


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Process:
    """A server in its own process, on its own core."""

    start_seconds = 0.0

    def __init__(
        self, command: list[str], port: int, cwd: Path | None = None, env: dict[str, str] | None = None, log: Any = None
    ) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        began = time.perf_counter()
        self.process = subprocess.Popen(
            ["taskset", "-c", str(SERVER_CORE), *command],
            cwd=cwd,
            env=env,
            stdout=log or subprocess.DEVNULL,
            stderr=log,
        )
        while not self.answers():
            if self.process.poll() is not None:
                raise SystemExit(f"{command} ended" if log is None else Path(log.name).read_text())
            time.sleep(0.01)
        self.start_seconds = time.perf_counter() - began

    def answers(self) -> bool:
        """Whether it answers requests, with whatever status."""
        try:
            return bool(httpx.get(f"{self.url}/healthz").status_code)
        except httpx.TransportError:
            return False

    def resident_mb(self) -> float:
        """The memory it has now."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
        return 0.0

    def descriptors(self) -> int:
        """The files and sockets it has open."""
        return len(list(Path(f"/proc/{self.process.pid}/fd").iterdir()))

    def cpu_seconds(self) -> float:
        """Processor time used so far, which other programs on the machine hardly change."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Server(Process):
    """`longhall serve`, with its data in a folder."""

    def __init__(self, data: Path, **settings: object) -> None:
        port = free_port()
        given = {"data": data, "port": port, "requests_per_minute": 0, "frames_per_second": 0, **settings}
        environ = {**os.environ, **{f"LONGHALL_{name.upper()}": str(value) for name, value in given.items()}}
        self.log = (data / f"server-{port}.log").open("wb")
        super().__init__([sys.executable, "-m", "longhall", "serve"], port, env=environ, log=self.log)

    def stop(self) -> None:
        """End it, and close its log."""
        super().stop()
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


async def connect(server: Process, player: Player, secret: str, role: str = "player") -> None:
    """Open a player's socket."""
    hello = {"type": "hello", "protocol": 1, "token": secret, "as": role}
    path = f"/api/tables/{player.table}/socket"
    loop = asyncio.get_running_loop()
    await loop.create_connection(lambda: Client("127.0.0.1", path, hello, player.heard), "127.0.0.1", server.port)


async def sit_down(
    servers: Sequence[Process],
    tables: dict[str, list[str]],
    figures: Figures,
    pause: float = 0.0,
    waiting: bool = False,
    spectators: int = 0,
) -> list[Player]:
    """Connect every seat, until all are welcomed; with several servers the seats of a table are spread over them."""
    players = []
    for table, people in tables.items():
        figures.acks[table] = []
        for seat, secret in enumerate(people + people[:1] * spectators):
            player = Player(table, seat, figures, pause)
            player.waiting = waiting
            role = "player" if seat < len(people) else "spectator"
            await connect(servers[seat % len(servers)], player, secret, role)
            players.append(player)
            if len(players) % AT_ONCE == 0:
                await all_greeted(players[-AT_ONCE:])
    await all_greeted(players)
    return players


async def all_greeted(players: list[Player]) -> None:
    """Wait until everybody has heard from the server."""
    until = time.monotonic() + WELCOME_SECONDS
    while left := sum(player.client is None for player in players):
        if time.monotonic() > until:
            raise SystemExit(f"{left} of {len(players)} seats were not welcomed")
        await asyncio.sleep(0.01)


def cpu_of(servers: Sequence[Process]) -> float:
    """Processor time that all of them have used."""
    return sum(server.cpu_seconds() for server in servers)


async def cpu_in(servers: Sequence[Process], seconds: float) -> float:
    """Processor time a second, for so many seconds from now."""
    before, began = cpu_of(servers), time.perf_counter()
    await asyncio.sleep(seconds)
    return (cpu_of(servers) - before) / (time.perf_counter() - began)


class Moment:
    """What was used and made up to now."""

    def __init__(self, servers: Sequence[Process], figures: Figures) -> None:
        self.at = time.perf_counter()
        self.cpu = cpu_of(servers)
        self.moves = len(figures.trips)
        self.stolen = stolen_seconds()


async def play(
    servers: Sequence[Process], tables: dict[str, list[str]], seconds: float, rate: float = 0, spectators: int = 0
) -> tuple[Figures, float, float]:
    """Let all players play; the figures count from one second in to the end of the first game."""
    figures = Figures()
    players = await sit_down(servers, tables, figures, waiting=True, spectators=spectators)
    await asyncio.sleep(2)  # let what comes with sitting down be over
    quiet = await cpu_in(servers, QUIET_SECONDS)
    gate = Gate(rate)
    running = asyncio.create_task(gate.run())
    for player in players:
        player.begin(gate)
    await asyncio.sleep(1)
    warm = time.perf_counter()
    first = latest = Moment(servers, figures)
    while time.perf_counter() < warm + seconds and figures.finished < len(tables) * 4:
        await asyncio.sleep(0.1)
        if not figures.finished:
            latest = Moment(servers, figures)
    end = min(figures.ended_at or 1e18, time.perf_counter())
    used, moves, lasted = latest.cpu - first.cpu, max(1, latest.moves - first.moves), latest.at - first.at
    figures.cpu = used / moves
    figures.stolen = (latest.stolen - first.stolen) / max(lasted, 0.1) / (os.cpu_count() or 1)
    for player in players:
        player.running = False
    running.cancel()
    await asyncio.sleep(2)  # what was sent is still acknowledged
    quiet = (quiet + await cpu_in(servers, QUIET_SECONDS)) / 2
    figures.cpu_moving = (used - quiet * lasted) / moves
    for player in players:
        player.leave()
    return figures, warm, end


def stolen_seconds() -> float:
    """How long the host of a virtual machine has run others while ours had something to do, all cores together."""
    try:
        return int(Path("/proc/stat").read_text(encoding="ascii").split(maxsplit=9)[8]) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError, IndexError):
        return 0.0


def offered(rate: float) -> str:
    """How the load is called."""
    return f"{rate:,.0f} moves/s offered" if rate else "flat out"


def report_play(name: str, figures: Figures, warm: float, end: float) -> dict[str, float]:
    """Print what was measured, and return it for the record."""
    trips = [trip for at, trip in figures.trips if warm <= at <= end]
    doubled = sum(len(versions) - len(set(versions)) for versions in figures.acks.values())
    print(
        f"{name}: {len(trips) / (end - warm):,.0f} moves/s, p50 {share(trips, 0.5):.1f} ms, "
        f"p99 {share(trips, 0.99):.1f} ms ({len(trips):,} moves in {end - warm:.1f} s, "
        f"{figures.cpu * 1e6:.0f} us of processor a move, {figures.stolen:.0%} stolen by the host; "
        f"{figures.stale} stale, {len(figures.refused)} refused {sorted(set(figures.refused))}, {doubled} doubled)",
        flush=True,
    )
    return {
        "moves_a_second": len(trips) / (end - warm),
        "p50_ms": share(trips, 0.5),
        "p99_ms": share(trips, 0.99),
        "cpu_us": figures.cpu * 1e6,
        "stolen": figures.stolen,
        "moves": len(trips),
        "seconds": end - warm,
        "doubled": doubled,
    }


def check_kept(url: str, tables: dict[str, list[str]], figures: Figures) -> int:
    """Every acknowledged move is in the log, once, and nothing else is; returns how many are not."""
    lost = 0
    for table, people in tables.items():
        answer = httpx.get(f"{url}/api/tables/{table}", headers={"authorization": f"Bearer {people[0]}"}).json()
        lost += abs(answer["table"]["moves"] - len(set(figures.acks[table])))
    print(f"  acknowledged and kept differ by {lost} moves", flush=True)
    return lost


@contextlib.contextmanager
def folder() -> Iterator[Path]:
    """A folder on a real disk."""
    path = Path(tempfile.mkdtemp(prefix="longhall-bench-", dir=os.environ.get("BENCH_DIR")))
    try:
        yield path
    finally:
        shutil.rmtree(path, ignore_errors=True)


def run(work: Any) -> Any:
    """Run on the generator's core."""
    import uvloop

    return uvloop.run(work)


def use_load_core() -> None:
    """Keep off the server's core, and allow many sockets, here and in the servers that are started."""
    os.sched_setaffinity(0, {LOAD_CORE})
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
