"""How fast tables are: a load generator on one core against `longhall serve` on the other, with every move on disk.

    python tools/bench_table.py [floor] [boardgame] [sqlite] [postgres] [idle] [seats] [growth] [cold] [start]

All of them without a name. Players are scripted: each answers every question with one of the offered options, as soon
as it is asked, over its own socket. A round trip is from sending a move to its acknowledgement, which comes after the
move is on disk. Flat out, every table has a move under way at all times, so round trips grow with the number of tables;
the second run of the same, on a fresh server, offers a steady number of moves a second (--rate) and shows how long
people would wait. `tools/soak_table.py` does that for an hour.

All figures are kept in build/bench-table.json (--record); `growth` over the whole range draws the picture of the
documentation from it. At the end they are printed as the table of docs/capacity.md.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import subprocess
import sys
import time
from pathlib import Path

import httpx

sys.path.insert(0, str(Path(__file__).parent))

from load.growth import growth_picture, read_growth
from load.peers import bench_boardgame, bench_floor
from load.players import Figures, share
from load.record import Record, markdown, read_record
from load.servers import (
    Server,
    check_kept,
    folder,
    make_tables,
    offered,
    play,
    report_play,
    run,
    sit_down,
    use_load_core,
)

LONG_GAME = "feast-for-odin"
TABLES_COLD = 20
MOVES_COLD = 300
GROWTH = (10, 30, 100, 300, 1000, 2000)
"""How many tables are open, all seats connected, while some others play."""
BUSY = 20
"""How many play, each from its beginning and for 120 moves, so that all measurements are of the same part of a game."""
ROOT = Path(__file__).parents[1]
PICTURE = ROOT / "docs" / "pictures" / "table-growth.svg"
RECORD = ROOT / "build" / "bench-table.json"


def bench_sqlite(args: argparse.Namespace) -> None:
    """Flat out, and at a steady rate."""
    for rate in (0, args.rate):
        with folder() as data:
            server = Server(data)
            try:
                tables = make_tables(server.url, args.tables)
                figures, warm, end = run(play([server], tables, args.seconds, rate))
                name = f"SQLite, 1 process, {args.tables} tables of 4, {offered(rate)}"
                made = report_play(name, figures, warm, end)
                lost = check_kept(server.url, tables, figures)
                steady = " steady" if rate else ""
                args.record.note(f"sqlite{steady}", tables=args.tables, rate=rate, lost=lost, **made)
                print(f"  server resident {server.resident_mb():.0f} MB", flush=True)
            finally:
                server.stop()


def bench_postgres(args: argparse.Namespace) -> None:
    """The same with two processes."""
    from services import Postgres, Redis

    for rate in (0, args.rate * 0.6):
        with folder() as data, Postgres() as postgres, Redis() as redis:
            more = {"database": postgres.url, "redis": redis.url}
            servers = [Server(data, **more), Server(data, **more)]
            try:
                tables = make_tables(servers[0].url, args.tables)
                figures, warm, end = run(play(servers, tables, args.seconds, rate))
                name = f"PostgreSQL + Redis, 2 processes, {args.tables} tables of 4, {offered(rate)}"
                made = report_play(name, figures, warm, end)
                lost = check_kept(servers[1].url, tables, figures)
                steady = " steady" if rate else ""
                args.record.note(f"postgres{steady}", tables=args.tables, rate=rate, lost=lost, **made)
            finally:
                for server in servers:
                    server.stop()


def bench_idle(args: argparse.Namespace, seats: int = 1000, name: str = "idle") -> None:
    """Memory for people who look and do nothing, and how long others wait meanwhile."""

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
        p50, p99 = share(trips, 0.5), share(trips, 0.99)
        args.record.note(name, seats=seats, resident_mb=resident, p50_ms=p50, p99_ms=p99)
        print(
            f"{seats:,} idle seats: {resident:.0f} MB resident; a move elsewhere p50 {p50:.1f} ms, "
            f"p99 {p99:.1f} ms ({len(trips)} moves)",
            flush=True,
        )

    with folder() as data:
        server = Server(data)
        try:
            idle = make_tables(server.url, seats // 4)
            run(sit_idle(server, idle, make_tables(server.url, 2)))
        finally:
            server.stop()


def bench_seats(args: argparse.Namespace) -> None:
    """The same with five thousand."""
    bench_idle(args, 5000, "seats")


def bench_growth(args: argparse.Namespace) -> None:
    """What a move costs at some tables while more and more others are open, with four and with eight viewers."""
    sizes = [size for size in GROWTH if size <= args.most_tables]
    found: dict[int, list[tuple[int, float]]] = {4: [], 8: []}

    async def measure(server: Server) -> None:
        quiet = Figures()
        opened = 0
        for size in sizes:
            idle = await asyncio.to_thread(make_tables, server.url, max(0, size - opened))
            opened += len(idle)
            for player in await sit_down([server], idle, quiet):
                player.running = False
            for viewers, points in found.items():
                busy = await asyncio.to_thread(make_tables, server.url, BUSY)
                figures, *_ = await play([server], busy, 4, BUSY * 30, spectators=viewers - 4)
                points.append((size, figures.cpu_moving * 1e6))
                print(f"{size:,} tables, {viewers} viewers at each busy one: {points[-1][1]:.0f} us a move", flush=True)

    with folder() as data:
        server = Server(data)
        try:
            run(measure(server))
        finally:
            server.stop()
    args.record.note("growth", **{str(viewers): points for viewers, points in found.items()})
    if len(sizes) == len(GROWTH):  # a trial run leaves the picture of the documentation as it is
        PICTURE.write_text(growth_picture(read_growth(read_record(args.record.file))), encoding="utf-8")
        print(f"  {PICTURE.name} is written", flush=True)


def bench_cold(args: argparse.Namespace) -> None:
    """Opening long games that are in no memory."""
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
            p50, worst = share(first, 0.5), share(first, 1)
            args.record.note("cold", games=len(long), moves=MOVES_COLD, p50_ms=p50, worst_ms=worst)
            print(
                f"cold open of {len(long)} stored games of {MOVES_COLD} moves and more: "
                f"p50 {p50:.1f} ms, worst {worst:.1f} ms; "
                f"open already {share(again, 0.5):.1f} ms",
                flush=True,
            )
        finally:
            server.stop()


def bench_start(args: argparse.Namespace) -> None:
    """From the command to the first answer, and how long `longhall --help` takes."""
    with folder() as data:
        times = []
        for _ in range(3):
            server = Server(data)
            times.append(server.start_seconds)
            server.stop()
        helped = []
        for _ in range(5):
            begun = time.perf_counter()
            subprocess.run([sys.executable, "-m", "longhall", "--help"], check=True, capture_output=True, cwd=data)
            helped.append(time.perf_counter() - begun)
        args.record.note("start", new_seconds=times[0], seconds=min(times[1:]), help_seconds=min(helped))
        print(f"longhall --help: {min(helped):.2f} s, {max(helped):.2f} s at worst of {len(helped)}", flush=True)
        print(f"start to first answer: {times[0]:.2f} s with a new database, {min(times[1:]):.2f} s after", flush=True)


BENCHES = {
    "floor": lambda args: bench_floor(args.tables, args.seconds, args.record),
    "boardgame": lambda args: bench_boardgame(args.tables, args.seconds, args.record),
    "sqlite": bench_sqlite,
    "postgres": bench_postgres,
    "idle": bench_idle,
    "seats": bench_seats,
    "growth": bench_growth,
    "cold": bench_cold,
    "start": bench_start,
}


def main() -> None:
    """Run what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="*", choices=[*BENCHES, []], help="which figures; all without a name")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--most-tables", type=int, default=GROWTH[-1], help="how far `growth` goes")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--rate", type=float, default=2000, help="moves a second to offer in the second run")
    parser.add_argument("--record", type=Path, default=RECORD, help="the file that all figures are kept in")
    args = parser.parse_args()
    args.record = Record(args.record)
    use_load_core()
    load = os.getloadavg()[0]
    args.record.note("machine", python=platform.python_version(), cores=os.cpu_count(), load=load)
    print(
        f"Python {platform.python_version()}, {os.cpu_count()} cores, load {load:.1f} before the first run", flush=True
    )
    for name in args.what or BENCHES:
        BENCHES[name](args)
    print(markdown(args.record.figures), flush=True)


if __name__ == "__main__":
    main()
