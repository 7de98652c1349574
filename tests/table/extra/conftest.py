"""A receiver of notices, and a data folder with games in it."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import create_async_engine

from longhall.server.runtime.settings import Settings
from longhall.server.storage.migrate import take_back

from ..conftest import SEATS, Served, serve
from .receiver import Receiver

LAST_WITHOUT = "0004"
"""The newest version of the schema that cannot be undone; all later ones can."""


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    made = Receiver()
    yield made
    made.close()


class Kept:
    """A data folder as a server left it: one finished game with chat, one running, one open table."""

    def __init__(self, data: Path, finished: str, running: str, opened: str) -> None:
        self.data = data
        self.finished = finished
        self.running = running
        self.open = opened

    @property
    def file(self) -> Path:
        return self.data / "longhall.db"


def fill(served: Served, data: Path) -> Kept:
    people = [served.guest(name) for name in ("Astrid", "Bran", "Ciara", "Dag", "Emer")[:SEATS]]
    terms = {"rated": True, "undo": "consent", "pace": {"kind": "turns", "days": 2}}
    finished = served.finished_table(people, terms=terms, listed=True)
    chat = served.server.chat
    table = served.table(finished)
    for text in ("hello", "well played"):
        served.call(chat.say, table, table.seats[0].user, "Astrid", text)
    people[1].ask("PUT", f"/api/tables/{finished}/watch", 204)
    running = served.running_table(people, terms={"pace": {"kind": "turns", "days": 2}})
    served.play(running, 120)
    return Kept(data, finished, running, served.open_table(people[0]))


@pytest.fixture(scope="session")
def kept_once(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    """Filled by a real server, which has ended."""
    data = tmp_path_factory.mktemp("kept")
    server = serve(Settings(data=data, requests_per_minute=0))
    found = fill(next(server), data)
    next(server, None)
    return found


@pytest.fixture
def kept(kept_once: Kept, tmp_path: Path) -> Kept:
    """A copy of it, to do with as one likes."""
    data = shutil.copytree(kept_once.data, tmp_path / "kept")
    return Kept(data, kept_once.finished, kept_once.running, kept_once.open)


@pytest.fixture
def older(kept: Kept) -> Kept:
    """The same as the program before left it."""

    async def go_back() -> None:
        engine = create_async_engine(f"sqlite+aiosqlite:///{kept.file}")
        await take_back(engine, LAST_WITHOUT)
        await engine.dispose()

    asyncio.run(go_back())
    return kept
