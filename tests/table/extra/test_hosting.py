"""What the pages for keepers of servers say is so."""

from __future__ import annotations

import re
import shlex
from dataclasses import fields
from pathlib import Path

import pytest

from longhall.cli import main
from longhall.commands import COMMANDS
from longhall.server.runtime.settings import Settings
from longhall.speech import languages, messages

from .conftest import Kept
from .test_admin import with_an_account

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


def test_its_admin_commands_work_one_after_the_other(
    older: Kept, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Backup, restore, upgrade and the way back, the move to another database, a moderator: as the page has them."""
    monkeypatch.chdir(tmp_path)
    backups = tmp_path / "backup"
    backups.mkdir()
    places = {
        "/var/lib/longhall": str(older.data),
        "/backup": str(backups),
        "$(date +%F)": "2026-01-31",
        "postgresql://longhall:SECRET@db/longhall": "sqlite:///other.db",
    }
    lines = re.findall(r"(?m)^ {4,}(?:\S.* )?(?:\S+/bin/)?longhall (admin \w+ [^#\n]*)", PAGE)
    ran = []
    for line in lines:
        text = line
        for place, here in places.items():
            text = text.replace(place, here)
        for made in sorted(backups.iterdir(), reverse=True):  # the page names one of some night
            text = re.sub(rf"\S+/{made.name.partition('-')[0]}-[\w-]+Z\.db", str(made), text)
        if "moderator" in line:
            with_an_account(older)
        if "export" in line:  # the way back has been taken to its end
            assert main(["admin", "upgrade", "--data", str(older.data), "--backup-to", str(backups)]) == 0
        ran.append(line.split()[1])
        assert main([*shlex.split(text), "--lang", "en"]) == 0, (line, capsys.readouterr())
    assert ran == ["backup", "restore", "check", "upgrade", "downgrade", "restore", "export", "import", "moderator"]
