"""How much is loaded before a first move can be made."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from people import Person
from playwright.sync_api import Request

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("language", ["en", "pl", "cs", "es"])
def test_first_load(somebody: Callable[..., Person], language: str) -> None:
    """Everything that comes over the wire for the home page, and with it for a first table, compressed as it comes."""
    person = somebody(language=language)
    loaded: list[int] = []
    person.page.on("requestfinished", lambda request: loaded.append(weight(request)))
    person.go("/")
    person.page.wait_for_load_state("networkidle")
    home = sum(loaded)
    person.be("Aoife")
    person.make_table()
    person.page.wait_for_selector(".map")
    print(f"\nfirst load, {language}: {home / 1000:.0f} KB; with a table: {sum(loaded) / 1000:.0f} KB")
    assert 20_000 < home <= 160_000
    assert sum(loaded) <= 300_000


def weight(request: Request) -> int:
    """Bytes of code, styles and data; letters are counted apart, as a browser that has them loads none."""
    return 0 if request.resource_type == "font" else request.sizes()["responseBodySize"]
