"""The content packs that a server offers: found in a folder, each tried in a process of its own before it is loaded.

The server does not wait for them: a pack is offered as soon as it has passed. What was found of a pack is kept in the
data folder, so that the next start need not try it again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from ...kernel.content.packs import game_of, load_pack, read_pack, unpack
from ...kernel.errors import BadFile, LonghallError
from ...kernel.game import Game
from ...kernel.registry import all_games, find_game, register_pack
from ...speech import FALLBACK, speech
from ..runtime.settings import Settings
from .pack_verdicts import PackVerdicts
from .workers.pack_worker import MEMORY, Trial, Verdict

SECONDS: Final = 180.0
"""How long a trial may take on a busy machine; the worker limits its own processor time where the system can."""
LOOK_EVERY: Final = 0.2
"""Seconds between two looks at how much memory a trial takes."""
PAGE: Final = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096
COSTLY: Final = "error-pack-costly"
WAITING: Final = 4
"""How many trials may wait for their turn; there is one at a time."""
LONGEST_NAME: Final = 80
COMMAND: Final = (sys.executable, "-m", "longhall.server.play.workers.pack_worker")
log = logging.getLogger("longhall.packs")


class PackTrials:
    """Tries packs, one after another."""

    def __init__(self, command: tuple[str, ...] = COMMAND, seconds: float = SECONDS, memory: int = MEMORY) -> None:
        self.command = command
        self.seconds = seconds
        self.memory = memory
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def judge(self, trial: Trial, patient: bool = False) -> Verdict:
        """What the worker found; a worker that ended without a word was stopped by its limits.

        Those who are patient wait however many there are before them.
        """
        if self._waiting >= WAITING and not patient:
            raise LonghallError("error-too-often", seconds=int(SECONDS))
        self._waiting += 1
        try:
            async with self._turn:
                return await self._run(msgspec.json.encode(trial))
        finally:
            self._waiting -= 1

    async def _run(self, trial: bytes) -> Verdict:
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            *self.command, stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.DEVNULL
        )
        watch = asyncio.create_task(self._watch(process), name="pack-watch")
        try:
            async with asyncio.timeout(self.seconds):
                told, _ = await process.communicate(trial)
            return msgspec.json.decode(told, type=Verdict)
        except (TimeoutError, OSError, msgspec.MsgspecError):
            return Verdict(message=COSTLY)
        finally:
            watch.cancel()
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()

    async def _watch(self, process: asyncio.subprocess.Process) -> None:
        """End a worker that takes too much memory, for systems in which it cannot limit itself."""
        while process.returncode is None:
            used = await memory_of(process.pid)
            if used is None:
                return
            if used > self.memory:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                return
            await asyncio.sleep(LOOK_EVERY)


async def memory_of(pid: int) -> int | None:
    """Bytes that a process has in memory; None where that cannot be read, as on Windows, or when it is gone."""
    try:
        if Path("/proc/self/statm").exists():
            return int(Path(f"/proc/{pid}/statm").read_bytes().split()[1]) * PAGE
        told = await asyncio.create_subprocess_exec(
            *("ps", "-o", "rss=", "-p", str(pid)), stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL
        )
        return int((await told.communicate())[0]) * 1024
    except (OSError, ValueError, IndexError):
        return None


class Packs:
    """The packs of the settings' folder, which tables may be made with."""

    def __init__(self, settings: Settings) -> None:
        self.folder = settings.packs
        self.trials = PackTrials()
        self.verdicts = PackVerdicts(settings.data / "packs.json")
        self.offered: list[Game[Any]] = []
        self._looking: asyncio.Task[None] | None = None

    def offered_for(self, game: str) -> list[Game[Any]]:
        """The packs for a game, by name."""
        return [pack for pack in self.offered if pack.name == game]

    def need(self, game: str, content: str) -> Game[Any]:
        """An offered pack by its hash."""
        for pack in self.offered_for(find_game(game).name):
            if pack.content_hash == content:
                return pack
        raise LonghallError("error-no-such-pack", given=content)

    async def check(self, archive: bytes, name: str) -> Verdict:
        """What is to be said of an uploaded pack, which is neither kept nor loaded here."""
        try:
            files = unpack(archive, name)
            game_of(files, all_games())
        except BadFile as error:
            return Verdict(message=error.message, facts=error.facts, file=error.file, line=error.line)
        except LonghallError as error:
            return Verdict(message=error.message, facts=error.facts)
        return await self.trials.judge(Trial(name, dict(files)))

    async def start(self) -> None:
        """Begin to look at what is in the folder."""
        if self.folder is None:
            return
        if not self.folder.is_dir():
            raise LonghallError("error-packs-folder", given=str(self.folder))
        self._looking = asyncio.create_task(self._offer_all(packs_in(self.folder)), name="packs")

    async def _offer_all(self, places: list[Path]) -> None:
        """Offer each pack when it has passed; what cannot be used is told in the log and left out."""
        for place in places:
            try:
                self.offer(await self.load(place))
            except LonghallError as error:
                log.error("the pack %s is not offered: %s", place.name, speech(FALLBACK).error(error))
            except Exception:
                log.exception("the pack %s is not offered", place.name)

    async def settled(self) -> None:
        """Wait until all packs of the folder have been looked at."""
        if self._looking is not None:
            await self._looking

    async def stop(self) -> None:
        """Leave the rest; a trial that is under way ends with its process."""
        if self._looking is not None:
            self._looking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._looking

    async def load(self, place: Path) -> Game[Any]:
        """A pack as a game, after it was tried, now or at an earlier start."""
        name = place.stem[:LONGEST_NAME]
        files = await asyncio.to_thread(read_pack, place)
        verdict = self.verdicts.of(files)
        if verdict is None:
            verdict = await self.trials.judge(Trial(name, dict(files)), patient=True)
            if verdict.message != COSTLY:  # the machine may have been busy
                self.verdicts.keep(files, verdict)
        if verdict.message:
            raise as_error(verdict)
        return await asyncio.to_thread(load_pack, game_of(files, all_games()), files, name)

    def offer(self, game: Game[Any]) -> None:
        """Let tables be made with a pack; the same content under two names is offered once, our own never."""
        if game.content_hash == find_game(game.name).content_hash:
            log.warning("the pack %s is not offered: it is the game's own content", game.pack_name)
        elif all(other.content_hash != game.content_hash for other in self.offered):
            register_pack(game)
            self.offered.append(game)
            log.info("the pack %s (%s, %s) is offered", game.pack_name, game.name, game.content_hash)


def packs_in(folder: Path) -> list[Path]:
    """The folders and zip files of a folder, by name."""
    places = [place for place in sorted(folder.iterdir()) if not place.name.startswith(".")]
    return [place for place in places if place.is_dir() or place.suffix == ".zip"]


def as_error(verdict: Verdict) -> LonghallError:
    """What is wrong with a pack, as an error."""
    if verdict.file:
        return BadFile(verdict.file, verdict.line, verdict.message, **verdict.facts)
    return LonghallError(verdict.message, **verdict.facts)
