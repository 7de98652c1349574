"""What `make dist` has built, installed into fresh environments: a game over the socket, and the page with all its files."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import tarfile
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from longhall.server.transport.updates import PROTOCOL

pytestmark = pytest.mark.dist
ROOT = Path(__file__).parents[2]
DIST = ROOT / "dist"
LARGEST = 15_000_000
PATIENCE = 600
"""Seconds until something that hangs is given up; nothing is measured by it."""
ENDED = (0, -signal.SIGTERM)
"""After a clean end uvicorn lets the signal have its usual effect."""
# Neither the sources nor the settings of whoever runs the tests.
CLEAN = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LONGHALL_"))}


def wheel_for(form: str) -> Path:
    found = [file for file in DIST.glob("*.whl") if file.name.endswith("-py3-none-any.whl") == (form == "pure")]
    assert len(found) == 1, f"{form}: {found}; run make dist"
    return found[0]


def run(*words: object, **more: Any) -> str:
    ran = subprocess.run([str(word) for word in words], env=CLEAN, capture_output=True, text=True, **more)
    assert ran.returncode == 0, (words, ran.stdout[-2000:], ran.stderr[-2000:])
    return ran.stdout


def fresh_environment(python: str, folder: Path, wheel: Path) -> Path:
    """The folder of the programs of a new environment in which nothing but the wheel and its libraries is installed."""
    run(python, "-m", "venv", folder)
    run(folder / "bin" / "python", "-m", "pip", "install", "-qq", "--disable-pip-version-check", wheel)
    return folder / "bin"


@pytest.fixture(scope="module", params=["compiled", "pure"])
def installed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """Each wheel in an environment of its own, on the Python that built it."""
    place = tmp_path_factory.mktemp(request.param)
    yield request.param, fresh_environment(sys.executable, place / "venv", wheel_for(request.param))
    shutil.rmtree(place)


@pytest.mark.parametrize("form", ["compiled", "pure"])
def test_size(form: str) -> None:
    assert wheel_for(form).stat().st_size <= LARGEST


def test_the_sdist_makes_the_same_wheel_without_node(tmp_path: Path) -> None:
    with tarfile.open(next(DIST.glob("*.tar.gz"))) as sdist:
        sdist.extractall(tmp_path, filter="data")
    source = next(tmp_path.glob("longhall-*"))
    programs = tmp_path / "bin"
    programs.mkdir()
    env = {**CLEAN, "PATH": str(programs), "LONGHALL_MYPYC": "off", "LONGHALL_PAGE": "require"}
    assert shutil.which("node", path=env["PATH"]) is None
    build = [sys.executable, "-m", "pip", "wheel", "-qq", "--no-deps", "--no-build-isolation"]
    subprocess.run([*build, "--wheel-dir", tmp_path, source], env=env, check=True, capture_output=True)
    made = next(tmp_path.glob("*.whl"))
    with zipfile.ZipFile(made) as ours, zipfile.ZipFile(wheel_for("pure")) as other:
        assert sorted(ours.namelist()) == sorted(other.namelist())
        assert "longhall/web/index.html" in ours.namelist()


def test_the_form_is_told(installed: tuple[str, Path]) -> None:
    form, programs = installed
    said = run(programs / "longhall", "--version", "--lang", "en")
    assert ("not compiled" in said) is (form == "pure")
    assert run(programs / "longhall", "content", "check", "--lang", "en").count("the content is valid") == 3


def test_a_server_plays_a_game_and_shows_the_page(installed: tuple[str, Path], tmp_path: Path) -> None:
    _, programs = installed
    with serving(programs / "longhall", tmp_path) as url:
        load_page(url)
        result = asyncio.run(play_over_socket(url))
    assert result["status"] == "finished"


class serving:  # noqa: N801 - reads as a verb where it is used
    """`longhall --no-open` from an empty folder, until the block ends."""

    def __init__(self, program: Path, folder: Path, *words: str) -> None:
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port = int(found.getsockname()[1])
        limits = ["--bot-delay", "0", "--requests-per-minute", "0", "--frames-per-second", "0"]
        self.command = [str(program), "--no-open", "--port", str(self.port), *limits, *words]
        self.folder = folder

    def __enter__(self) -> str:
        self.log = (self.folder / "log").open("wb")
        self.process = subprocess.Popen(
            self.command, cwd=self.folder, env=CLEAN, stdout=self.log, stderr=subprocess.STDOUT
        )
        url = f"http://127.0.0.1:{self.port}"
        until = time.monotonic() + PATIENCE
        while True:
            assert self.process.poll() is None, (self.folder / "log").read_text(encoding="utf-8")
            try:
                if httpx.get(f"{url}/readyz").status_code == 200:
                    return url
            except httpx.TransportError:
                assert time.monotonic() < until
                time.sleep(0.05)

    def __exit__(self, *_: object) -> None:
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(PATIENCE) in ENDED
        self.log.close()


def load_page(url: str) -> None:
    """The page and every file that it, its scripts and its styles name."""
    page = httpx.get(url, headers={"accept-language": "en"})
    assert page.status_code == 200
    assert "<script" in page.text
    waiting = re.findall(r"(?:src|href)=\"/?([\w./-]+\.\w+)\"", page.text)
    loaded: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in loaded:
            continue
        loaded.add(name)
        file = httpx.get(f"{url}/{name}")
        assert file.status_code == 200, name
        assert not file.headers["content-type"].startswith("text/html"), name
        if name.endswith((".js", ".css")):
            waiting += [f"assets/{one}" for one in re.findall(r"\./([\w.-]+-[\w-]{8}\.(?:js|css|woff2))", file.text)]
    kinds = {name.rpartition(".")[2] for name in loaded}
    assert kinds >= {"js", "css", "webmanifest"}
    assert len(loaded) > 20


async def play_over_socket(url: str) -> Any:
    """A person against bots to the end, over the socket as the browser does it."""
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        guest = await http.post("/api/guests", json={"name": "Ulf", "bearer": True}, headers={"x-longhall": "1"})
        bearer = {"authorization": f"Bearer {guest.json()['session']}"}
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
        made = await http.post("/api/tables", json={"game": "brian-boru", "seats": seats}, headers=bearer)
        assert made.status_code == 201, made.text
        table = made.json()["table"]["id"]
        await http.post(f"/api/tables/{table}/start", headers=bearer)
        place = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        async with websockets.connect(place, open_timeout=PATIENCE, max_size=None) as stream:
            hello = {"type": "hello", "protocol": PROTOCOL, "token": guest.json()["session"], "seat": 0}
            await stream.send(json.dumps(hello))
            rng, answered = random.Random(1), 0
            async for text in stream:
                message = json.loads(text)
                assert message["type"] not in ("refused", "problem"), message
                if message["type"] == "update" and message["status"] == "finished":
                    return message
                if message["type"] == "update" and message["question"] and message["version"] != answered:
                    answered = message["version"]
                    action = rng.choice(message["question"]["options"])["action"]
                    act = {"type": "act", "id": f"v{answered}", "action": action, "version": answered, "seat": 0}
                    await stream.send(json.dumps(act))
    raise AssertionError("the socket was closed before the end")
