"""Peers to compare with: a bare socket loop, and boardgame.io from npm, which keeps its matches in memory only."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from pathlib import Path

import msgspec

from .players import share
from .record import Record
from .servers import LOAD_CORE, SERVER_CORE, Process, free_port, play, report_play, run

HERE = Path(__file__).parent
BOARDGAME = HERE / "boardgame"


def bench_floor(tables: int, seconds: float, record: Record) -> None:
    """The same players against the bare loop."""
    port = free_port()
    floor = Process([sys.executable, "-m", "load.floor", str(port)], port, cwd=HERE.parent)
    try:
        seated = {f"t{number}": [""] * 4 for number in range(tables)}
        name = f"floor: bare sockets, {tables} tables of 4, flat out"
        record.note("floor", tables=tables, **report_play(name, *run(play([floor], seated, seconds))))
    finally:
        floor.stop()


def installed() -> bool:
    """Whether boardgame.io is here, after trying to install it."""
    if not (BOARDGAME / "node_modules").exists() and shutil.which("npm"):
        options = ["--silent", "--no-audit", "--no-fund", "--legacy-peer-deps", "--omit=optional"]
        subprocess.run(["npm", "install", *options], cwd=BOARDGAME, check=False)
    return (BOARDGAME / "node_modules" / "boardgame.io").exists()


def bench_boardgame(tables: int, seconds: float, record: Record) -> None:
    """boardgame.io's own server and scripted players of its protocol."""
    name = f"boardgame.io in memory, {tables} tables of 4, flat out"
    if not installed():
        print(f"{name}: not measured, as npm did not install it", flush=True)
        return
    port = free_port()
    peer = Process(["node", "server.js", str(port)], port, cwd=BOARDGAME)
    try:
        before, began = peer.cpu_seconds(), time.perf_counter()
        command = ["taskset", "-c", str(LOAD_CORE), "node", "players.js", str(port), str(tables), str(seconds)]
        done = subprocess.run(command, cwd=BOARDGAME, check=True, capture_output=True)
        trips = msgspec.json.decode(done.stdout, type=list[float])
        busy = (peer.cpu_seconds() - before) / (time.perf_counter() - began)
    finally:
        peer.stop()
    rate, p50, p99 = len(trips) / seconds, share(trips, 0.5), share(trips, 0.99)
    record.note("boardgame", tables=tables, moves_a_second=rate, p50_ms=p50, p99_ms=p99, busy=busy)
    print(
        f"{name}: {rate:,.0f} moves/s, p50 {p50:.1f} ms, p99 {p99:.1f} ms "
        f"({len(trips):,} moves in {seconds:.0f} s; core {SERVER_CORE} {100 * busy:.0f} % busy)",
        flush=True,
    )
