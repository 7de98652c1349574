"""Bots at the tables: they think in worker processes with a time budget and never block the server."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

from ...bots.bot import information_set
from ...kernel.action import Action
from ...kernel.errors import LonghallError, Refused
from ...kernel.fairness import bot_seed
from ...kernel.game import Game
from ...kernel.match import Match
from ...kernel.step import State
from ..rooms.log.entry import LogEntry
from ..rooms.registry import Rooms, Stale
from ..rooms.room import Room
from ..runtime.metrics import Metrics
from ..runtime.settings import Settings
from .pondering import Pondering
from .workers.bot_worker import Answer, Question, key_of
from .workers.worker_process import COMMAND, Worker, WorkerFailed

log = logging.getLogger("longhall.bots")


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
        self.pondering = Pondering(settings, self.question, command)
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
        await self.pondering.stop()

    def on_entry(self, table: Room, entry: LogEntry | None = None) -> None:
        """Something happened at a table: bots that owe a decision begin to think, and one that is next thinks ahead."""
        if not self._stopping:
            self.pondering.on_entry(table)
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
        # However many decisions a turn has, all its pauses together are less than 5/3 of the first one.
        await self.pause(max(0.0, self.settings.bot_delay / turn.decisions**2 - thought))
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
        foreseen = game.book.parse(self.pondering.answer(key_of_question(question)))
        if foreseen is not None and any(option is foreseen for option in legal):
            self.metrics.bot_foreseen.inc()
            return foreseen
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


def key_of_question(question: Question) -> str:
    """What the answer rests on."""
    told = question.game, question.content, question.state, question.seat, question.bot, question.seed
    return key_of(*told)


def luck(match: Match, seat: int) -> int:
    """The seed of a bot's next decision: it follows from the game's, so that the host cannot choose a bot's luck."""
    assert match.seed is not None
    return bot_seed(match.seed, seat, sum(move.seat == seat for move in match.moves))
