"""Content packs in the browser: chosen for a new table, drawn from, and checked on a page of their own."""

from __future__ import annotations

import io
import re
import shutil
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from people import LAPTOP, PHONE, WEB, Person
from playwright.sync_api import expect
from serving import Server

from longhall.commands.content.content_template import content_files

pytestmark = pytest.mark.browser
Somebody = Callable[..., Person]


@pytest.fixture
def packs(tmp_path: Path) -> Path:
    """A pack in which a god is called otherwise."""
    folder = tmp_path / "packs" / "Our box"
    folder.mkdir(parents=True)
    for file in content_files("pax-viking"):
        shutil.copy(file, folder)
    gods = (folder / "gods.toml").read_text(encoding="utf-8")
    (folder / "gods.toml").write_text(re.sub(r'name = "[^"]*"', 'name = "A God of Ours"', gods), encoding="utf-8")
    return folder.parent


@pytest.fixture
def offering(tmp_path: Path, packs: Path) -> Iterator[Server]:
    running = Server(tmp_path, web=WEB, packs=packs)
    yield running
    running.stop()


def archive(**changes: str) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as packed:
        for file in content_files("pax-viking"):
            packed.writestr(file.name, changes.get(file.stem) or file.read_bytes())
    return made.getvalue()


def test_a_table_is_made_with_a_pack_and_drawn_from_it(offering: Server, somebody: Somebody) -> None:
    host = somebody(url=offering.url)
    host.be("Ketil")
    host.go("/new?game=pax-viking&listed")
    page = host.page
    content = page.locator("select", has=page.locator("option", has_text="Our box"))
    content.select_option(label="Our box")
    host.picture("pack-new-table")
    page.get_by_role("button", name="Fill up with bots").click()
    page.locator("form .button.main.big").click()
    page.wait_for_selector(".table-page[data-turn=mine] .pax")
    expect(page.get_by_text("A God of Ours").first).to_be_attached()
    host.no_missing_words()
    host.picture("pack-table")
    # Another table, with the game's own content, has our names again.
    host.go("/new?game=pax-viking")
    expect(content).to_have_value("")
    page.get_by_role("button", name="Fill up with bots").click()
    page.locator("form .button.main.big").click()
    page.wait_for_selector(".table-page[data-turn=mine] .pax")
    expect(page.get_by_text("A God of Ours")).to_have_count(0)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_pack_is_checked_with_file_line_and_reason(somebody: Somebody, size: tuple[int, int]) -> None:
    person = somebody(size=size)
    person.be("Ketil")
    person.go("/packs")
    page = person.page
    expect(page.get_by_text("This server offers none.")).to_be_visible()
    chosen = page.get_by_label("Zip archive")
    chosen.set_input_files({"name": "mine.zip", "mimeType": "application/zip", "buffer": archive()})
    page.get_by_role("button", name="Check it").click()
    expect(page.get_by_text("This pack is in order, for Pax Viking.")).to_be_visible()
    expect(page.get_by_role("cell", name="ventures.toml")).to_be_visible()
    person.fits()
    person.picture(f"packs-right-{size[0]}")
    wrong = archive(jarls="[[jarls]]\nid = 7\n")
    chosen.set_input_files({"name": "mine.zip", "mimeType": "application/zip", "buffer": wrong})
    page.get_by_role("button", name="Check it").click()
    expect(page.get_by_text(re.compile(r"jarls\.toml"))).to_be_visible()
    person.no_missing_words()
    person.fits()
    person.picture(f"packs-wrong-{size[0]}")
