"""A process in which bots think, as the server sees it: questions go in, answers come out."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from typing import Final

import msgspec

from ....kernel.registry import find_content
from .bot_worker import Answer, NewPack, Question, Stop

START_SECONDS: Final = 30.0
END_SECONDS: Final = 2.0
LONGEST_LINE: Final = 4_000_000
COMMAND: Final = (sys.executable, "-m", "longhall.server.play.workers.bot_worker")


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

    def interrupt(self) -> None:
        """What is being thought about is of no use any more; the answer comes soon, with what was found."""
        if self.process is not None and self.process.stdin is not None:
            self.process.stdin.write(msgspec.json.encode(Stop()) + b"\n")

    async def end(self) -> None:
        """End the process at once, and wait until its pipes are closed."""
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(process.communicate(), END_SECONDS)
