"""What the pages for keepers of servers say is so."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

from longhall.commands import COMMANDS
from longhall.server.runtime.settings import Settings
from longhall.speech import languages, messages

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def test_every_setting_is_described_with_its_default() -> None:
    told = dict(re.findall(r"^\| `LONGHALL_([A-Z_]+)` \|(.*?)\|", PAGE, re.MULTILINE))
    wanted = {field.name.upper(): field.default for field in fields(Settings)}
    assert told.keys() == wanted.keys()
    for name, default in wanted.items():
        shown = told[name].strip().strip("`")
        assert shown == ("" if default in (None, "") else str(default)), name


def test_every_command_of_the_keeper_is_described() -> None:
    for name in COMMANDS:
        if name.startswith("admin "):
            assert f"`longhall {name}" in PAGE


def test_every_message_id_of_notices_and_admin_has_a_text() -> None:
    """These ids stand in the source as they are, beside those that other tests look for."""
    source = "".join(
        file.read_text(encoding="utf-8")
        for folder in ("server", "commands")
        for file in (ROOT / "src" / "longhall" / folder).rglob("*.py")
    )
    named = set(re.findall(r'"((?:admin|notice)-[a-z-]+[a-z])"', source))
    assert len(named) > 30
    for language in languages():
        assert sorted(named - set(messages(language).ids)) == []
