"""How much is loaded before a first move can be made."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable

import pytest
from people import WEB, Person

pytestmark = pytest.mark.browser


def test_first_load(somebody: Callable[..., Person]) -> None:
    """All code and styles that the home page and a first table ask for."""
    person = somebody()
    asked: set[str] = set()
    person.page.on("request", lambda request: asked.add(re.sub(r"^https?://[^/]+/", "", request.url).split("?")[0]))

    def weight() -> int:
        files = [WEB / (name or "index.html") for name in asked if not name.startswith("api/")]
        return sum(
            len(gzip.compress(path.read_bytes())) for path in files if path.suffix in (".html", ".js", ".css", ".svg")
        )

    person.go("/")
    person.page.wait_for_load_state("networkidle")
    home = weight()
    person.be("Aoife")
    person.make_table()
    person.page.wait_for_selector(".map")
    print(f"\nfirst load, gzip: {home / 1000:.0f} KB; with a table: {weight() / 1000:.0f} KB")
    assert home <= 300_000
    assert weight() <= 300_000
