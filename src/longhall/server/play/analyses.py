"""Analyses of finished games: each in a process of its own, a few at once, found again by the table's link."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec

from ...analysis.analyser import Depth
from ...analysis.result import Analysis, LineMove, read_analysis, write_analysis
from ...kernel.chance import Outcome, ScriptedChance
from ...kernel.errors import LonghallError
from ...kernel.events import Events
from ...kernel.records.work import Work
from ..rooms.log.entry import keep_events
from ..rooms.registry import Rooms
from ..rooms.room import Room
from ..runtime.ids import new_id
from ..runtime.settings import Settings
from ..storage.queries.play import analyses as kept
from ..storage.queries.play.analyses import FAILED, FINISHED, RUNNING, WAITING, AnalysisRow
from .replay import playing
from .sagas import finished_match, saga_of
from .workers.analysis_worker import AnalysisJob, AnalysisNews
from .workers.bot_worker import NewPack

COMMAND: Final = (sys.executable, "-m", "longhall.server.play.workers.analysis_worker")
MOST_WAITING: Final = 8
BEAT: Final = 5.0
"""Seconds after which a run that waits shows that it lives."""
SILENT: Final = 60.0
"""A run that has not been heard of for so long was interrupted: the server was killed."""
LONGEST_LINE: Final = 8_000_000
SEED: Final = 1
AGAIN: Final = 30
"""Seconds after which somebody may ask again if too many wait."""
log = logging.getLogger("longhall.analyses")


class Analyses:
    """Starts, cancels and finds analyses. All that others see of a run is in the database."""

    def __init__(self, settings: Settings, rooms: Rooms, command: tuple[str, ...] = COMMAND) -> None:
        self.settings = settings
        self.rooms = rooms
        self.store = rooms.store
        self.command = command
        self.depth: Depth | None = None
        """How thorough analyses are; None: as usual."""
        self.clock: Callable[[], float] = time.time
        self._turn = asyncio.Semaphore(max(1, settings.analysis_workers))
        self._runs: dict[str, asyncio.Task[None]] = {}

    async def start(self) -> None:
        """Nothing to do before somebody asks."""

    async def stop(self) -> None:
        """End what runs; it can be started again."""
        tasks = list(self._runs.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def begin(self, table: Room) -> AnalysisRow:
        """Analyse a finished game, unless that is being done or has been."""
        job = job_of(table, self.settings.analysis_seconds, self.depth)
        found = await self.find(table.id)
        if found is not None and found.state != FAILED:
            return found
        self.need_place()
        row = AnalysisRow(table.id, new_id(), WAITING, 0, 1, None, self.clock())
        if await kept.begin_analysis(self.store, row, self.clock() - SILENT):
            task = asyncio.create_task(self._run(row, job), name=f"analysis-{table.id}")
            self._runs[row.run] = task
            task.add_done_callback(lambda _: self._runs.pop(row.run, None))
        return await self.find(table.id) or row

    def need_place(self) -> None:
        """Refuse one more where nothing is analysed, and where too many wait already."""
        if self.settings.analysis_workers < 1:
            raise LonghallError("error-analysis-off")
        if len(self._runs) >= self.settings.analysis_workers + MOST_WAITING:
            raise LonghallError("error-too-often", seconds=AGAIN)

    async def find(self, table_id: str) -> AnalysisRow | None:
        """How the analysis of a table stands; one that was interrupted is none."""
        row = await kept.find_analysis(self.store, table_id)
        if row is None or (row.state in (WAITING, RUNNING) and row.at < self.clock() - SILENT):
            return None
        return row

    async def result(self, table: Room, row: AnalysisRow) -> Analysis | None:
        """What was found, with the players' names of today; what another program wrote is forgotten."""
        if row.result is None:
            return None
        try:
            found = read_analysis(row.result)
        except LonghallError:
            await kept.drop_analysis(self.store, table.id)
            raise LonghallError("error-no-such-analysis") from None
        return msgspec.structs.replace(found, names=table.names())

    async def cancel(self, table_id: str) -> None:
        """End a run, wherever it is done."""
        row = await self.find(table_id)
        if row is None:
            raise LonghallError("error-no-such-analysis")
        if row.state == FINISHED or not await kept.drop_run(self.store, table_id):
            raise LonghallError("error-analysis-finished")
        task = self._runs.get(row.run)
        if task is not None:
            task.cancel()

    async def line(self, table: Room, move: int, seat: int | None) -> list[dict[str, Any]]:
        """The positions of the line that would have been better than a move, as a seat or a spectator sees them."""
        row = await self.find(table.id)
        found = None if row is None else await self.result(table, row)
        line = next((each.line for each in found.decisions if each.move == move), []) if found is not None else []
        if not line:
            raise LonghallError("error-no-such-analysis")
        match = finished_match(table)
        state, moves = match.at(0), match.moves[:move]
        await self.rooms.slices.run(playing(table.game, state, moves))
        return await self.rooms.slices.run(following(table, state, line, seat))

    async def _run(self, row: AnalysisRow, job: AnalysisJob) -> None:
        """Wait for a turn, and do it. Whoever ends it leaves nothing behind."""
        try:
            while True:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(BEAT):
                        await self._turn.acquire()
                    break
                if not await self._keep(row):
                    return
            try:
                await self._work(row, job)
            finally:
                self._turn.release()
        except asyncio.CancelledError:
            await kept.drop_run(self.store, row.table, row.run)
            raise
        except (OSError, ValueError) as failure:
            log.warning("the analysis of %s failed: %s", row.table, failure)
            row.state = FAILED
            await self._keep(row)

    async def _work(self, row: AnalysisRow, job: AnalysisJob) -> None:
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*self.command, stdin=pipe, stdout=pipe, limit=LONGEST_LINE)
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(msgspec.json.encode(job) + b"\n")
            await process.stdin.drain()
            row.state = RUNNING
            while True:
                news = msgspec.json.decode(await process.stdout.readline(), type=AnalysisNews)
                row.done, row.total = news.done, news.total
                row.result = write_analysis(news.result).decode() if news.result is not None else None
                row.state = FINISHED if news.over else RUNNING
                if not await self._keep(row) or news.over:
                    return
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.communicate()

    async def _keep(self, row: AnalysisRow) -> bool:
        row.at = self.clock()
        return await kept.keep_progress(self.store, row)


def job_of(table: Room, seconds: float, depth: Depth | None) -> AnalysisJob:
    """What a worker is sent; a running game is refused, and one that cannot be played again."""
    if table.status != "finished":
        raise LonghallError("error-analysis-unfinished")
    finished_match(table)
    game = table.game
    pack = None
    if game.pack_name:
        pack = NewPack(game.name, game.content_hash, game.pack_name, dict(game.pack_files))
    return AnalysisJob(saga_of(table), SEED, seconds, pack, depth)


def following(table: Room, state: Any, line: list[LineMove], seat: int | None) -> Work[list[dict[str, Any]]]:
    """The table after each move of a line; changes the state."""
    game = table.game
    shown: list[dict[str, Any]] = []
    for move in line:
        action = game.book.parse(move.option.action)
        if action is None:
            raise LonghallError("error-no-such-analysis")
        events = Events()
        outcomes = [Outcome(each.kind, each.value) for each in move.outcomes]
        game.apply(state, move.seat, action, ScriptedChance(outcomes), events)
        shown.append(
            {
                "by": move.seat,
                "option": move.option,
                "view": game.view(state, seat),
                "events": [event.shown() for event in keep_events(events.told) if event.seen_by(seat)],
                "hands": [game.own(state, each) for each in range(len(table.seats))],
            }
        )
        yield
    return shown
