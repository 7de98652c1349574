"""The content packs that a server offers: found in a folder, each tried in a process of its own before it is loaded."""

from __future__ import annotations

import asyncio
import contextlib
import logging
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
from .workers.pack_worker import Trial, Verdict

SECONDS: Final = 180.0
"""How long a trial may take on a busy machine; the worker limits its own processor time."""
WAITING: Final = 4
"""How many trials may wait for their turn; there is one at a time."""
LONGEST_NAME: Final = 80
COMMAND: Final = (sys.executable, "-m", "longhall.server.play.workers.pack_worker")
log = logging.getLogger("longhall.packs")


class PackTrials:
    """Tries packs, one after another."""

    def __init__(self, command: tuple[str, ...] = COMMAND) -> None:
        self.command = command
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def judge(self, trial: Trial) -> Verdict:
        """What the worker found; a worker that ended without a word was stopped by its limits."""
        if self._waiting >= WAITING:
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
        try:
            async with asyncio.timeout(SECONDS):
                told, _ = await process.communicate(trial)
            return msgspec.json.decode(told, type=Verdict)
        except (TimeoutError, OSError, msgspec.MsgspecError):
            return Verdict(message="error-pack-costly")
        finally:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()


class Packs:
    """The packs of the settings' folder, which tables may be made with."""

    def __init__(self, settings: Settings) -> None:
        self.folder = settings.packs
        self.trials = PackTrials()
        self.offered: list[Game[Any]] = []

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
        """Load what is in the folder; what cannot be used is told in the log and left out."""
        if self.folder is None:
            return
        if not self.folder.is_dir():
            raise LonghallError("error-packs-folder", given=str(self.folder))
        for place in sorted(self.folder.iterdir()):
            if place.name.startswith(".") or not (place.is_dir() or place.suffix == ".zip"):
                continue
            try:
                self.offer(await self.load(place))
            except LonghallError as error:
                log.error("the pack %s is not offered: %s", place.name, speech(FALLBACK).error(error))

    async def stop(self) -> None:
        """Nothing to stop: no work outlives its request."""

    async def load(self, place: Path) -> Game[Any]:
        """A pack as a game, after it was tried."""
        name = place.stem[:LONGEST_NAME]
        files = await asyncio.to_thread(read_pack, place)
        verdict = await self.trials.judge(Trial(name, dict(files)))
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


def as_error(verdict: Verdict) -> LonghallError:
    """What is wrong with a pack, as an error."""
    if verdict.file:
        return BadFile(verdict.file, verdict.line, verdict.message, **verdict.facts)
    return LonghallError(verdict.message, **verdict.facts)
