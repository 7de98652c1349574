"""Tries the longhall that is installed for this Python, with nothing but the libraries it brings along.

It serves from an empty folder, loads the page with every file that it names, and plays a game over the socket to its
end. Wheels are tested with it on every system:  python tools/try_installed.py
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import socket
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import aiohttp

from longhall.server.transport.updates import PROTOCOL

PATIENCE = 600
"""Seconds until something that hangs is given up; nothing is measured by it."""
ENDED = (0, -signal.SIGTERM)
"""After a clean end uvicorn lets the signal have its usual effect."""
ON_WINDOWS = sys.platform == "win32"  # it has no signals: there a server is ended without being asked
# Neither the sources nor the settings of whoever runs this.
CLEAN = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LONGHALL_"))}
LIMITS = ("--bot-delay", "0", "--requests-per-minute", "0", "--frames-per-second", "0")


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


async def ready(http: aiohttp.ClientSession, process: subprocess.Popen[bytes], log: Path) -> None:
    """Until the server answers."""
    async with asyncio.timeout(PATIENCE):
        while True:
            assert process.poll() is None, log.read_text(encoding="utf-8")
            try:
                async with http.get("/readyz") as answer:
                    if answer.status == 200:
                        return
            except aiohttp.ClientConnectionError:
                await asyncio.sleep(0.05)


async def load_page(http: aiohttp.ClientSession) -> int:
    """The page and every file that it, its scripts and its styles name; how many they are."""
    async with http.get("/", headers={"accept-language": "en"}) as answer:
        assert answer.status == 200, answer.status
        page = await answer.text()
    assert "<script" in page
    waiting = re.findall(r"(?:src|href)=\"/?([\w./-]+\.\w+)\"", page)
    loaded: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in loaded:
            continue
        loaded.add(name)
        async with http.get(f"/{name}") as answer:
            assert answer.status == 200, name
            assert not answer.headers["content-type"].startswith("text/html"), name
            if name.endswith((".js", ".css")):
                named = re.findall(r"\./([\w.-]+-[\w-]{8}\.(?:js|css|woff2))", await answer.text())
                waiting += [f"assets/{one}" for one in named]
    assert {name.rpartition(".")[2] for name in loaded} >= {"js", "css", "webmanifest"}, loaded
    assert len(loaded) > 20, loaded
    return len(loaded)


async def post(http: aiohttp.ClientSession, path: str, wish: Any = None, session: str = "") -> Any:
    headers = {"authorization": f"Bearer {session}"} if session else {"x-longhall": "1"}
    async with http.post(path, json=wish, headers=headers) as answer:
        assert answer.status < 300, (path, answer.status, await answer.text())
        return await answer.json()


async def play(http: aiohttp.ClientSession) -> int:
    """A person against bots to the end, over the socket as the browser does it; how many questions there were."""
    session = (await post(http, "/api/guests", {"name": "Ulf", "bearer": True}))["session"]
    bot = {"kind": "bot", "bot": "random"}
    wish = {"game": "brian-boru", "seats": [{"kind": "me"}, bot, bot]}
    table = (await post(http, "/api/tables", wish, session))["table"]["id"]
    await post(http, f"/api/tables/{table}/start", session=session)
    rng, answered, questions = random.Random(1), 0, 0
    async with http.ws_connect(f"/api/tables/{table}/socket", max_msg_size=0) as stream:
        await stream.send_json({"type": "hello", "protocol": PROTOCOL, "token": session, "seat": 0})
        async for frame in stream:
            message = frame.json()
            assert message["type"] not in ("refused", "problem"), message
            if message["type"] != "update":
                continue
            if message["status"] == "finished":
                return questions
            if message["question"] and message["version"] != answered:
                answered, questions = message["version"], questions + 1
                action = rng.choice(message["question"]["options"])["action"]
                act = {"type": "act", "id": f"v{answered}", "action": action, "version": answered, "seat": 0}
                await stream.send_json(act)
    raise AssertionError("the socket was closed before the end")


async def main() -> None:
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="longhall-try-", ignore_cleanup_errors=True) as folder:
        log = Path(folder, "log")
        with log.open("wb") as said:
            command = [sys.executable, "-m", "longhall", "--no-open", "--port", str(port), *LIMITS]
            process = subprocess.Popen(command, cwd=folder, env=CLEAN, stdout=said, stderr=subprocess.STDOUT)
        try:
            patience = aiohttp.ClientTimeout(total=PATIENCE)
            async with aiohttp.ClientSession(f"http://127.0.0.1:{port}", timeout=patience) as http:
                await ready(http, process, log)
                files = await load_page(http)
                questions = await play(http)
        finally:
            process.terminate()
            ended = process.wait(PATIENCE)
        assert ON_WINDOWS or ended in ENDED, (ended, log.read_text(encoding="utf-8"))
    print(f"longhall on Python {sys.version.split()[0]}: {files} files of the page, a game of {questions} questions")


if __name__ == "__main__":
    asyncio.run(main())
