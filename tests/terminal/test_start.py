"""Commands start fast: each imports what it needs, and nothing else."""

from __future__ import annotations

import gc
import os
import subprocess
import sys

import pytest
from playing import LANGUAGES, longhall

from longhall import cli
from longhall.commands import COMMANDS, load_command
from longhall.commands.server import serve
from longhall.commands.server.browser import has_display

SLOW = ("aiohttp", "alembic", "fastapi", "numpy", "pydantic", "redis", "sqlalchemy", "uvicorn", "yaml")
"""What takes long to load, besides the games."""


def imported(*words: str) -> set[str]:
    """The modules that a command line has loaded when it is done, in a process of its own."""
    code = f"import sys; from longhall.cli import main; main({list(words)!r}); print(*sys.modules, file=sys.stderr)"
    ran = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "LONGHALL_LANG": "en"},
    )
    return set(ran.stderr.split())


@pytest.mark.parametrize("words", [["--help"], ["--version"], ["serve", "--help"], ["nonsense"]], ids=" ".join)
def test_help_loads_neither_games_nor_a_server(words: list[str]) -> None:
    found = imported(*words)
    assert not found.intersection(SLOW)
    assert "longhall.games" not in found
    assert "longhall.server.wiring" not in found


def test_a_server_of_one_process_loads_no_client_of_redis_or_postgresql() -> None:
    code = "import sys, longhall.server.app.process; print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    unused = {"alembic", "aiohttp", "redis", "segno", "numpy", "sqlalchemy.dialects.postgresql"}
    assert not unused.intersection(ran.stdout.split())


def test_every_command_is_where_it_is_said_to_be() -> None:
    for name in COMMANDS:
        assert load_command(name).name == name


# `longhall` alone -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "opens"),
    [([], True), (["--port", "8001"], True), (["--no-open"], False), (["serve"], False), (["serve", "--open"], True)],
    ids=str,
)
def test_longhall_alone_serves_and_opens_the_page(
    words: list[str], opens: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    served: list[int] = []

    def pretend(settings: object, tell: object) -> None:
        served.append(settings.port)  # type: ignore[attr-defined]
        tell(f"http://127.0.0.1:{served[-1]}")  # type: ignore[operator]

    monkeypatch.setattr("longhall.server.app.process.serve", pretend)
    monkeypatch.setattr(serve, "open_page", lambda address, screen: opened.append(address))
    ran = longhall(*words)
    assert ran.code == 0, ran.err
    port = 8001 if "8001" in words else 8000
    assert served == [port]
    assert opened == ([f"http://127.0.0.1:{port}"] if opens else [])
    assert "everything is saved" in ran.out


def test_garbage_is_collected_again_when_a_server_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    collects: list[bool] = []
    monkeypatch.setattr("longhall.server.app.process.serve", lambda settings, tell: collects.append(gc.isenabled()))
    assert longhall("serve").code == 0
    assert collects == [True]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_display_the_address_is_told(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longhall.commands.server.browser.has_display", lambda: False)
    monkeypatch.setattr(
        "longhall.commands.server.browser.show_page", lambda address: pytest.fail("a browser was started")
    )
    monkeypatch.setattr("longhall.server.app.process.serve", lambda settings, tell: tell("http://127.0.0.1:8000"))
    ran = longhall("--lang", lang)
    assert cli.speech(lang).say("cli-serve-no-display", address="http://127.0.0.1:8000") in ran.out.replace("\n", " ")


def test_what_a_display_is() -> None:
    assert has_display({}, "darwin")
    assert has_display({}, "win32")
    assert not has_display({}, "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        assert has_display({name: ":0"}, "linux")
    assert not has_display({"DISPLAY": ":0", "SSH_CONNECTION": "a b"}, "linux")
    assert not has_display({"CI": "true"}, "darwin")
