"""A real Chromium against a real server, and no error in either."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1] / "table" / "live")]

from people import WEB, Person  # noqa: E402
from playwright.sync_api import Browser, sync_playwright  # noqa: E402
from serving import Server  # noqa: E402

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser for all tests; everybody in it is a stranger to the others."""
    found = next(
        (path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), ""
    )
    assert found, "no Chromium here: run tools/chromium.sh"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots move at once."""
    assert (WEB / "index.html").exists(), "the browser client is not built: run tools/web.sh"
    running = Server(tmp_path_factory.mktemp("data"), web=WEB)
    yield running
    running.stop()
    assert "Traceback" not in running.said()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill and start again."""
    running = Server(tmp_path, web=WEB)
    yield running
    running.stop()


@pytest.fixture
def somebody(chromium: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """People with a browser each; at the end nothing may have gone wrong in any of them."""
    came: list[Person] = []

    def come(**more: Any) -> Person:
        came.append(Person(chromium, more.pop("url", server.url), **more))
        return came[-1]

    yield come
    for person in came:
        person.leave()
    for person in came:
        assert person.troubles == []
