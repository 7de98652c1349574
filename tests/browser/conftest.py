"""A real Chromium against a real server, and no error in either.

Clicks that a test does not choose itself come from a seed of the test's own; LONGHALL_BROWSER_SEED sets another. A test
that fails leaves a picture of every page and a Playwright trace of all steps behind, and is run again with the page
itself in the trace; one that passes then is listed at the end as flaky, with the pictures and traces of both goes.
With LONGHALL_BROWSER_PICTURES tests keep pictures of many moments in `artefacts`, for somebody to look at.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1] / "table" / "live")]

from people import ARTEFACTS, WEB, Person  # noqa: E402
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


FAILED = pytest.StashKey[bool]()
TOLD = 6
"""How many lines of what went wrong are told of a test that was run again."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    """Remember whether the test itself failed, for those who clean up after it."""
    report = yield
    if call.when == "call":
        item.stash[FAILED] = report.failed
    return report


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Which tests passed only at the second go, and what they left behind."""
    reruns = terminalreporter.stats.get("rerun", [])
    if not reruns:
        return
    terminalreporter.section(f"FLAKY: {len(reruns)} failed and were run again", red=True)
    for report in reruns:
        terminalreporter.line(report.nodeid, yellow=True)
        for name, value in report.user_properties:
            terminalreporter.line(f"    {name}: {value}")
        said = str(report.longrepr).splitlines()
        for line in [*[line for line in said if line.startswith("E ")][:TOLD], said[-1]]:
            terminalreporter.line(f"    {line}")
        for path in sorted(ARTEFACTS.glob(f"{as_file_name(report.nodeid)}-[12]-*")):
            terminalreporter.line(f"    kept: {path}")


def as_file_name(nodeid: str) -> str:
    """What the files that a test leaves behind begin with."""
    return re.sub(r"\W+", "-", nodeid)


@pytest.fixture
def seed(request: pytest.FixtureRequest) -> int:
    """Where the clicks of a test come from that it does not choose itself."""
    wish = os.environ.get("LONGHALL_BROWSER_SEED")
    found = int(wish) if wish else zlib.crc32(request.node.nodeid.encode()) & 0x7FFFFFFF
    request.node.user_properties.append(("seed", found))
    return found


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
def somebody(
    chromium: Browser, server: Server, request: pytest.FixtureRequest, seed: int
) -> Iterator[Callable[..., Person]]:
    """People with a browser each; at the end nothing may have gone wrong in any of them."""
    if "own_server" in request.fixturenames:
        request.getfixturevalue("own_server")  # it stops after them: pages that lose their server complain
    came: list[Person] = []
    go = getattr(request.node, "execution_count", 1)

    def come(**more: Any) -> Person:
        came.append(Person(chromium, more.pop("url", server.url), seed=seed + len(came), watched=go > 1, **more))
        return came[-1]

    yield come
    failed = request.node.stash.get(FAILED, False) or any(person.troubles for person in came)
    for number, person in enumerate(came):
        name = f"{as_file_name(request.node.nodeid)}-{go}-{number}"
        person.leave(ARTEFACTS / name if failed or go > 1 else None)
    for person in came:
        assert person.troubles == []
