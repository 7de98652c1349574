"""Which Python files a move enters on its way to the disk and back: `PYTHONPATH=src python tools/trace_click.py`.

Starts a server with a profiler, lets three people play Brian Boru until one of them chooses a town to lead, and prints
every file of `longhall` that this move enters, with its functions and its number in docs/architecture.md. It fails if
the table there has a file that is not entered, or lacks one that is. Compiled modules do not show: run it from `src`.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "table" / "live"))

from serving import Player, Server, new_table

ROOT = Path(__file__).parents[1]

HELPERS = [
    "games/brian_boru/rules/upkeep/claim.py",
    "games/brian_boru/state/position.py",
    "kernel/action.py",
    "kernel/chance.py",
    "kernel/events.py",
    "kernel/masks.py",
    "kernel/score.py",
    "server/auth/networks.py",
    "server/auth/sanctions.py",
    "server/clocks/",
    "server/protocol/told.py",
    "server/rooms/access.py",
    "server/rooms/attendance.py",
    "server/rooms/mark.py",
    "server/rooms/shared_chance.py",
    "server/runtime/locks.py",
    "server/runtime/metrics.py",
    "server/runtime/rate_limits.py",
    "server/storage/many_rows.py",
    "server/storage/rows.py",
    "server/storage/thread_connection.py",
    "server/transport/text_frames.py",
]
"""They return at once and hand nothing on."""
LISTENERS = [
    "server/lists/after_games.py",
    "server/notify/",
    "server/play/bot_pool.py",
    "server/play/plans.py",
    "server/play/pondering.py",
    "server/transport/redis_bus.py",
    "server/transport/room_metrics.py",
]
"""They are told of the entry when it is on disk."""
MEANWHILE = [
    "server/auth/accounts.py",
    "server/play/deadlines.py",
    "server/runtime/descriptors.py",
    "server/runtime/periodic.py",
    "server/storage/queries/",
    "server/storage/store.py",
    "server/transport/sessions.py",
]
"""Periodic tasks, which have nothing to do with the click."""

PROFILED = """
import os, signal, sys, threading
from longhall.cli import main
entered, tracing = {}, []
def note(frame, event, _):
    file = frame.f_code.co_filename
    if tracing and event == "call" and "longhall/" in file:
        entered.setdefault(file.split("longhall/", 1)[1], {})[frame.f_code.co_name] = True
def write(*_):
    tracing.clear()
    with open(os.environ["TRACE"], "w") as out:
        out.writelines(f"{file}: {', '.join(names)}\\n" for file, names in entered.items())
signal.signal(signal.SIGUSR1, lambda *_: tracing.append(True))
signal.signal(signal.SIGUSR2, write)
threading.setprofile(note)
sys.setprofile(note)
sys.exit(main(["serve"]))
"""


async def hear(players: list[Player]) -> None:
    """Until nobody is told anything more."""
    for player in players:
        try:
            while True:
                await player.receive(0.3)
        except TimeoutError:
            pass


async def lead_a_town(server: Server) -> None:
    """Play at random up to a question for a town, and let only the answer be traced."""
    process = server.process.pid
    assert process is not None
    table, guests = new_table(server, 3)
    players = [await Player(server, table, guest.secret).connect() for guest in guests]
    rng = random.Random(1)
    while True:
        asked = next(player for player in players if player.question)
        traced = asked.question["kind"] == "lead-town"
        if traced:
            os.kill(process, signal.SIGUSR1)
            await asyncio.sleep(0.2)
        await asked.act(rng)
        await hear(players)
        if traced:
            os.kill(process, signal.SIGUSR2)
            await asyncio.sleep(0.5)
            break
    for player in players:
        await player.close()


def numbers() -> dict[str, str]:
    """The Python files of the table in docs/architecture.md, with their numbers."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    return {file: number for number, file in re.findall(r"(?m)^\| (\d+) \| `src/longhall/([^`]+)` \|", text)}


def compare(lines: list[str]) -> bool:
    """Print what was entered by its place on the way; whether that is what the table says."""
    left = numbers()
    agrees = True
    for line in lines:
        file = line.partition(":")[0]
        kinds = {"helper": HELPERS, "listener": LISTENERS, "meanwhile": MEANWHILE}
        other = next((kind for kind, files in kinds.items() if file.startswith(tuple(files))), "NOT IN THE TABLE")
        found = left.pop(file, other)
        agrees &= found != "NOT IN THE TABLE"
        print(f"{found:>16} {line}")
    for file in left:
        print(f"{'NOT ENTERED':>16} {file}")
    return agrees and not left


def main() -> int:
    """Trace the click; 0 if it goes the way that the docs tell."""
    with tempfile.TemporaryDirectory() as folder:
        trace = Path(folder, "trace")
        os.environ["TRACE"] = str(trace)
        running = Server(Path(folder), code=PROFILED)
        asyncio.run(lead_a_town(running))
        running.stop()
        return 0 if compare(trace.read_text().splitlines()) else 1


if __name__ == "__main__":  # the server's process imports this module
    sys.exit(main())
