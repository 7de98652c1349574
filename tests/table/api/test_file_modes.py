"""The database holds the seeds of running games: its files are for their owner only."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from longhall.server.runtime.settings import Settings

from ..conftest import Served, serve


@pytest.fixture(autouse=True)
def everybody_may_read() -> Iterator[None]:
    """What most systems give new files."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, str]:
    return {file.name: oct(stat.S_IMODE(file.stat().st_mode)) for file in sorted(folder.iterdir())}


def run(settings: Settings, look: Callable[[Served], Any]) -> Any:
    server = serve(settings)
    found = look(next(server))
    next(server, None)
    return found


def test_a_new_database_is_for_its_owner_only(tmp_path: Path) -> None:
    data = tmp_path / "new" / "data"

    def look(served: Served) -> dict[str, str]:
        table = served.running_table([served.guest(f"Guest{number}") for number in range(3)])
        served.play(table, 5)
        return modes(data)

    found = run(Settings(data=data), look)
    assert found == dict.fromkeys(("longhall.db", "longhall.db-shm", "longhall.db-wal"), "0o600")
    assert stat.S_IMODE(data.stat().st_mode) == 0o700


def test_one_of_an_earlier_version_is_closed_at_the_start(tmp_path: Path) -> None:
    run(Settings(data=tmp_path), lambda served: served.guest())
    left = tmp_path / "longhall.db-wal"
    left.touch()
    for file in (tmp_path / "longhall.db", left):
        file.chmod(0o644)
    folder = stat.S_IMODE(tmp_path.stat().st_mode)
    assert set(run(Settings(data=tmp_path), lambda served: modes(tmp_path)).values()) == {"0o600"}
    assert stat.S_IMODE(tmp_path.stat().st_mode) == folder  # a folder that was there may be shared


def test_a_database_named_by_its_address(tmp_path: Path) -> None:
    file = tmp_path / "elsewhere.db"
    run(Settings(database=f"sqlite+aiosqlite:///{file}"), lambda served: served.guest())
    assert modes(tmp_path)["elsewhere.db"] == "0o600"


def test_where_modes_cannot_be_changed_it_starts_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(Settings(data=tmp_path), lambda served: served.guest())

    def refuse(*_: Any, **__: Any) -> None:
        raise PermissionError

    (tmp_path / "longhall.db").chmod(0o644)
    monkeypatch.setattr(os, "chmod", refuse)
    assert run(Settings(data=tmp_path), lambda served: served.stranger().get("/readyz"))["status"] == "ready"
