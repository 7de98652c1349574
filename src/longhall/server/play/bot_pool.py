"""Bots at the tables: they think in worker processes with a time budget and never block the server."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from ...bots.bot import information_set
from ...kernel.action import Action
from ...kernel.errors import LonghallError, Refused
from ...kernel.fairness import bot_seed
from ...kernel.game import Game
from ...kernel.match import Match
from ...kernel.registry import find_content
from ...kernel.step import State
from ..rooms.log_entry import LogEntry
from ..rooms.registry import Rooms, Stale
from ..rooms.room import Room
from ..runtime.metrics import Metrics
from ..runtime.settings import Settings
from .bot_worker import Answer, NewPack, Question

START_SECONDS: Final = 30.0
END_SECONDS: Final = 2.0
LONGEST_LINE: Final = 4_000_000
COMMAND: Final = (sys.executable, "-m", "longhall.server.play.bot_worker")
log = logging.getLogger("longhall.bots")


class WorkerFailed(Exception):
    """The worker crashed, was too slow, or gave no sensible answer."""


class Worker:
    """One process in which bots think, started when there is something to think about."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.command = command
        self.process: asyncio.subprocess.Process | None = None
        self._packs: set[str] = set()
        """The content packs that the process has been told."""

    async def ask(self, question: Question) -> Answer:
        """A bot's move. After a failure the process is gone, and the next question starts another."""
        try:
            async with asyncio.timeout(START_SECONDS):
                reader, writer = await self._started()
            self._tell_pack(question, writer)
            async with asyncio.timeout(question.seconds):
                writer.write(msgspec.json.encode(question) + b"\n")
                await writer.drain()
                answer = msgspec.json.decode(await reader.readline(), type=Answer)
        except BaseException as error:
            await self.end()
            if isinstance(error, TimeoutError | OSError | ValueError):
                raise WorkerFailed(type(error).__name__) from error
            raise
        if answer.id != question.id or answer.error:
            await self.end()
            raise WorkerFailed(answer.error or "an answer to another question")
        return answer

    def _tell_pack(self, question: Question, writer: asyncio.StreamWriter) -> None:
        """Send the content pack that a question is about, once."""
        game = find_content(question.game, question.content)
        if game is not None and game.pack_name and game.content_hash not in self._packs:
            told = NewPack(game.name, game.content_hash, game.pack_name, dict(game.pack_files))
            writer.write(msgspec.json.encode(told) + b"\n")
            self._packs.add(game.content_hash)

    async def _started(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self.process is None or self.process.returncode is not None:
            pipe = asyncio.subprocess.PIPE
            self.process = await asyncio.create_subprocess_exec(
                *self.command, stdin=pipe, stdout=pipe, limit=LONGEST_LINE
            )
            self._packs = set()
            assert self.process.stdout is not None
            if await self.process.stdout.readline() != b"ready\n":
                raise ValueError("the worker did not start")
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        return self.process.stdout, self.process.stdin

    async def end(self) -> None:
        """End the process at once, and wait until its pipes are closed."""
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(process.communicate(), END_SECONDS)


class Turn:
    """The decisions of a bot in a row: how many were taken, and how long people have waited for them."""

    def __init__(self) -> None:
        self.decisions = 0
        self.spent = 0.0


class BotPool:
    """Lets bots that owe a decision think and move; one decision at a time for each seat."""

    def __init__(self, settings: Settings, rooms: Rooms, metrics: Metrics, command: tuple[str, ...] = COMMAND) -> None:
        self.settings = settings
        self.rooms = rooms
        self.metrics = metrics
        self.workers = [Worker(command) for _ in range(max(1, settings.bot_workers))]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        self._busy: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._count = 0
        self._explaining: set[asyncio.Task[Answer]] = set()
        self._stopping = False
        self.clock: Callable[[], float] = time.monotonic
        self.pause: Callable[[float], Awaitable[None]] = asyncio.sleep
        for worker in self.workers:
            self._free.put_nowait(worker)
        rooms.after.append(self.on_entry)

    async def start(self) -> None:
        """Nothing to do before the first question."""

    async def stop(self) -> None:
        """Stop thinking; what was not decided is taken up after the next start."""
        self._stopping = True
        tasks = [*self._busy.values(), *self._explaining]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for worker in self.workers:
            await worker.end()

    def on_entry(self, table: Room, entry: LogEntry | None = None) -> None:
        """Something happened at a table: bots that owe a decision begin to think."""
        for seat in [] if self._stopping else table.bots_to_act():
            key = (table.id, seat)
            if key not in self._busy:
                task = asyncio.create_task(self._play(table.id, seat), name=f"bot-{table.id}-{seat}")
                self._busy[key] = task
                task.add_done_callback(lambda _, key=key: self._busy.pop(key, None))  # type: ignore[misc]

    async def _play(self, table_id: str, seat: int) -> None:
        """Decide for a seat as long as it owes decisions. `Deadlines` starts it again after an error."""
        try:
            table = await self.rooms.table(table_id)
            turn = Turn()
            while table is not None and seat in table.bots_to_act():
                if not moved_last(table, seat):
                    turn = Turn()
                await self._decide(table, seat, turn)
                table = await self.rooms.table(table_id)
        except LonghallError as error:
            log.warning("bot at %s, seat %d: %s", table_id, seat, error)
        except Exception:
            log.exception("bot at %s, seat %d", table_id, seat)

    async def _decide(self, table: Room, seat: int, turn: Turn) -> None:
        began = self.clock()
        version = table.version
        action = await self.choose(table, seat, turn.spent)
        thought = self.clock() - began
        turn.spent += thought
        turn.decisions += 1
        await self.pause(max(0.0, self.settings.bot_delay / turn.decisions - thought))
        with contextlib.suppress(Stale, Refused):  # the table went on meanwhile: look again
            # Two processes may decide at the same time: the id makes it one move.
            await self.rooms.act(table, seat, action, f"bot-{version}", version)

    async def choose(self, table: Room, seat: int, spent: float = 0.0) -> Action:
        """What the seat's bot would do with `spent` seconds of its turn gone; after two failures anything legal."""
        assert table.match is not None
        game, state = table.game, table.match.state
        legal = game.legal(state, seat)
        bot = table.seats[seat].bot
        question = self.question(table, state, seat, bot)
        question.spent = spent
        for _ in range(2):
            try:
                action = game.book.parse((await self._ask(question)).action)
                if action is not None and any(option is action for option in legal):
                    return action
                log.warning("bot %s answered what is not legal", bot)
            except WorkerFailed as failure:
                log.warning("bot %s at %s: %s", bot, table.id, failure)
            self.metrics.bot_failures.inc()
        return legal[question.seed % len(legal)]

    async def explain(self, table: Room, state: State, seat: int, bot: str) -> Answer:
        """What a bot would do on a person's seat, and what speaks for it."""
        question = self.question(table, state, seat, bot)
        question.explain = True
        return await self._advise(question)

    async def compare(self, table: Room, state: State, seat: int, bot: str, options: list[str]) -> Answer:
        """What the second of two options cost a seat in an earlier position."""
        question = self.question(table, state, seat, bot)
        question.compared = options
        return await self._advise(question)

    async def _advise(self, question: Question) -> Answer:
        asking = asyncio.create_task(self._ask(question), name="bot-explain")
        self._explaining.add(asking)
        asking.add_done_callback(self._explaining.discard)
        try:
            return await asking
        except asyncio.CancelledError:
            asking.cancel()
            if self._stopping:
                raise WorkerFailed("the server ends") from None
            raise

    def question(self, table: Room, state: State, seat: int, bot: str) -> Question:
        """What a bot is to think about: the decision that a seat owes in a position of the table's."""
        assert table.match is not None
        self._count += 1
        seed, seconds = luck(table.match, seat), self.settings.bot_seconds
        return ask_about(self._count, table.game, state, seat, bot, seed, seconds)

    async def _ask(self, question: Question) -> Answer:
        worker = await self._free.get()
        began = time.monotonic()
        try:
            return await worker.ask(question)
        finally:
            self._free.put_nowait(worker)
            self.metrics.bot_seconds.labels(question.bot).observe(time.monotonic() - began)

    def pids(self) -> list[Any]:
        """The worker processes that are running."""
        return [worker.process.pid for worker in self.workers if worker.process is not None]


def moved_last(table: Room, seat: int) -> bool:
    """Whether the last move of a table's game was a seat's own."""
    moves = table.match.moves if table.match is not None else []
    return bool(moves) and moves[-1].seat == seat


def ask_about(number: int, game: Game[Any], state: State, seat: int, bot: str, seed: int, seconds: float) -> Question:
    """The question to a worker. It holds a state that the seat cannot tell apart from the true one, never that one."""
    told = dict(game.dump(information_set(game, state, seat, seed)))
    return Question(number, game.name, game.content_hash, told, seat, bot, seed, seconds)


def luck(match: Match, seat: int) -> int:
    """The seed of a bot's next decision: it follows from the game's, so that the host cannot choose a bot's luck."""
    assert match.seed is not None
    return bot_seed(match.seed, seat, sum(move.seat == seat for move in match.moves))
