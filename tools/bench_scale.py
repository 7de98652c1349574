"""How many games a second there are by workers, with Ray and without: the table of docs/scale.md.

    python tools/bench_scale.py [--seconds 60] [--rounds 2] [--workers 1,2] [--game brian-boru] [--players 4]
                                [--bots greedy]

Every row plays the same few games over and over for so many seconds, after some that do not count: games differ in
length, so others would make rows differ. Rows take turns, so that a machine that becomes slower or faster with time
does so for all of them. Beside games a second it shows what a game costs in CPU seconds, and what is spent beside the
games, by the driver and by whatever else Ray runs, in per cent of a core: that is what a machine's cores lose, and it
is right on a busy machine, too.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from longhall.research.bench import compiled
from longhall.research.opener import Opener, opener_of
from longhall.research.runners.backend import Backend
from longhall.research.simulate import Played, Series, player_of

MANY = 10_000_000
GAMES = 8
"""How many different games there are."""
WARM_UP = 5.0
"""Seconds from the first game until batches have their size: from then on as much is under way at any time."""
TICKS = os.sysconf("SC_CLK_TCK")


class Measured(NamedTuple):
    """What one row shows: CPU seconds of the driver, the workers and everything else."""

    games: int
    seconds: float
    driver: float
    workers: float
    rest: float

    def plus(self, other: Measured) -> Measured:
        """Two rounds as one."""
        return Measured(*(mine + theirs for mine, theirs in zip(self, other, strict=True)))


def over_and_over(opener: Opener, series: Series) -> Callable[[int], Played]:
    """What a worker does: game after game, always the same few."""
    play = player_of(opener, series)
    return lambda number: play(number % GAMES)


def processes() -> Iterator[tuple[int, int, str, float]]:
    """Every process: id, parent, command line and CPU seconds."""
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                stat = (entry / "stat").read_text().rpartition(")")[2].split()
                words = (entry / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
            except OSError:
                continue
            yield int(entry.name), int(stat[1]), words, (int(stat[11]) + int(stat[12])) / TICKS


def cpu_times() -> tuple[float, float, float]:
    """CPU seconds so far of this process, of the workers it has started, and of all its other descendants."""
    family = {os.getpid()}
    found = list(processes())
    while more := {pid for pid, parent, _, _ in found if parent in family} - family:
        family |= more
    mine = workers = rest = 0.0
    for pid, _, words, seconds in found:
        if pid == os.getpid():
            mine = seconds
        elif pid in family and ("spawn_main" in words or ("ray::" in words and "Agent" not in words)):
            workers += seconds
        elif pid in family:
            rest += seconds
    return mine, workers, rest


def measure(backend: Backend, series: Series, game: str, seconds: float) -> Measured:
    """Play for so many seconds."""
    games = 0
    ready = began = 0.0
    with backend, backend.runner(partial(over_and_over, opener_of(game), series)) as runner:
        for _ in runner.run(range(MANY)):
            now = time.perf_counter()
            ready = ready or now
            if not began and now - ready >= WARM_UP:
                began, before = now, cpu_times()
                continue
            games += began > 0.0
            if began and now - began >= seconds:
                spent = [after - then for after, then in zip(cpu_times(), before, strict=True)]
                return Measured(games, now - began, *spent)
    raise AssertionError("there are more games than anybody plays")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60.0, help="of each row in each round")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--workers", default="1,2")
    parser.add_argument("--game", default="brian-boru")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--no-ray", action="store_true")
    chosen = parser.parse_args()
    series = Series(chosen.players, [chosen.bots] * chosen.players, 1, {}, False)
    counts = [int(word) for word in chosen.workers.split(",")]
    rows = {"this process": Backend()}
    rows |= {f"{count} processes": Backend(count) for count in counts if count > 1}
    if not chosen.no_ray:
        rows |= {f"Ray, {count} {'core' if count == 1 else 'cores'}": Backend(count, "local") for count in counts}
    found: dict[str, Measured] = {}
    for number in range(chosen.rounds):
        for name in list(rows) if number % 2 == 0 else reversed(rows):
            once = measure(rows[name], series, chosen.game, chosen.seconds)
            found[name] = found[name].plus(once) if name in found else once
    form = "compiled" if compiled() else "uncompiled"
    table = f"{chosen.game}, {chosen.players} x {chosen.bots}"
    print(f"{table}, {form}, {os.cpu_count()} cores, load {os.getloadavg()[2]:.1f}\n")
    print("| where | games | games/s | times | CPU s a game | driver, % of a core | rest, % of a core |")
    print("|---|--:|--:|--:|--:|--:|--:|")
    one = found["this process"]
    for name, backend in rows.items():
        show(name, found[name], backend.here, one.games / one.seconds)


def show(name: str, found: Measured, here: bool, one: float) -> None:
    """A row of the table."""
    rate = found.games / found.seconds
    played = found.driver if here else found.workers
    beside = [0.0 if here else found.driver, found.rest]
    parts = " | ".join(f"{100 * part / found.seconds:.1f}" for part in beside)
    print(f"| {name} | {found.games} | {rate:.2f} | {rate / one:.2f} | {played / found.games:.3g} | {parts} |")


if __name__ == "__main__":
    main()
