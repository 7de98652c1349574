"""An hour at half load: memory, descriptors and round trips must stay as they are.

    python tools/soak_table.py [--minutes 60] [--rate 2000] [--tables 100]

Round after round, people come to new tables, play them for a while at a steady rate and leave; there are at least three
rounds, however short the time is. After each of them one line tells what it was like. The first third only warms the
server up, until it keeps as many tables in memory as it ever will; then the last third is compared with the one before,
and a server that has grown or become slower fails.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from load.players import share
from load.servers import Server, folder, make_tables, play, run, use_load_core
from load.verdict import FEWEST_ROUNDS, Round, verdict

MOVES_A_TABLE = 150
"""In a round, so that no game ends in it."""


async def play_round(server: Server, tables: int, rate: float) -> Round:
    """New tables, their players for a while, and what is left when they are gone."""
    made = make_tables(server.url, tables)
    seconds = tables * MOVES_A_TABLE / rate
    figures, warm, end = await play([server], made, seconds, rate)
    await asyncio.sleep(1)  # they are gone
    trips = [trip for at, trip in figures.trips if warm <= at <= end]
    return Round(len(trips), share(trips, 0.99), server.resident_mb(), server.descriptors(), figures.cpu * 1e6)


def soak(server: Server, args: argparse.Namespace) -> list[Round]:
    """Rounds until the time is over, and as many as can be compared."""
    rounds: list[Round] = []
    until = time.monotonic() + args.minutes * 60
    while time.monotonic() < until or len(rounds) < FEWEST_ROUNDS:
        made = run(play_round(server, args.tables, args.rate))
        rounds.append(made)
        print(
            f"round {len(rounds)}: {made.moves:,} moves, p99 {made.p99:.1f} ms, {made.resident:.0f} MB, "
            f"{made.descriptors} descriptors, {made.cost:.0f} us of processor a move",
            flush=True,
        )
    return rounds


def main() -> None:
    """Run for so many minutes and say whether it stayed flat."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--rate", type=float, default=2000, help="moves a second: half of what the machine can do")
    parser.add_argument("--tables", type=int, default=100)
    args = parser.parse_args()
    use_load_core()
    with folder() as data:
        server = Server(data)
        try:
            faults = verdict(soak(server, args))
        finally:
            server.stop()
    print("\n".join(faults) or "flat: memory, descriptors and round trips stayed as they were", flush=True)
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
