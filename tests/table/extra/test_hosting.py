"""What the pages for keepers of servers say is so."""

from __future__ import annotations

import contextlib
import os
import re
import shlex
import sqlite3
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from longhall.cli import main
from longhall.commands import COMMANDS
from longhall.server.runtime.settings import Settings
from longhall.speech import languages, messages

from .conftest import Kept
from .test_admin import tamper, with_an_account

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
    """Backup, restore, upgrade by the script and the way back, the move to another database, a moderator."""
    monkeypatch.chdir(tmp_path)
    backups = tmp_path / "backup"
    backups.mkdir()
    places = {
        "/var/lib/longhall": str(older.data),
        "/backup": str(backups),
        "$(date +%F)": "2026-01-31",
        "postgresql://longhall:SECRET@db/longhall": "sqlite:///other.db",
    }
    # What is run in a container takes its database from compose.yaml.
    lines = re.findall(r"(?m)^ {4,}(?!docker)(?:\S.* )?(?:\S+/bin/)?longhall (admin \w+ [^#\n]*)", PAGE)
    ran = []
    for line in lines:
        text = line
        for place, here in places.items():
            text = text.replace(place, here)
        for made in sorted(backups.iterdir(), reverse=True):  # the page names one of some night
            text = re.sub(rf"\S+/{made.name.partition('-')[0]}-[\w-]+Z\.db", str(made), text)
        if "downgrade" in line:
            upgraded = Machine(tmp_path / "machine", older.data, backups)
            assert upgraded.upgrade().returncode == 0
        if "moderator" in line:
            with_an_account(older)
        if "export" in line:  # the way back has been taken to its end
            assert main(["admin", "upgrade", "--data", str(older.data), "--backup-to", str(backups)]) == 0
        ran.append(line.split()[1])
        assert main([*shlex.split(text), "--lang", "en"]) == 0, (line, capsys.readouterr())
    assert ran == ["backup", "restore", "downgrade", "restore", "export", "import", "moderator"]


# -- the script for upgrades ------------------------------------------------------------------------------------------


PROGRAMS = {
    # Makes a folder with a `pip` that installs nothing, and this program.
    "python3": """mkdir -p "$3/bin"
printf '#!/bin/sh\\necho "pip $*" >>"{log}"\\n' >"$3/bin/pip"
printf '#!/bin/sh\\nexec "{python}" -m longhall "$@" --lang en\\n' >"$3/bin/longhall"
chmod +x "$3/bin/pip" "$3/bin/longhall"
""",
    "runuser": 'shift 3; exec "$@"\n',
    "systemctl": 'echo "$*, link to $(readlink {opt}/longhall)" >>"{log}"\n',
}


class Machine:
    """A machine with the script of the page, on which everything lies in one folder."""

    def __init__(self, place: Path, data: Path, backups: Path) -> None:
        self.opt, self.log, programs = place / "opt", place / "log", place / "bin"
        programs.mkdir(parents=True)
        (self.opt / "longhall-old").mkdir(parents=True)
        (self.opt / "longhall").symlink_to(self.opt / "longhall-old")
        for name, text in PROGRAMS.items():
            filled = text.format(log=self.log, opt=self.opt, python=sys.executable)
            (programs / name).write_text(f"#!/bin/sh\n{filled}", encoding="utf-8")
            (programs / name).chmod(0o700)
        (script,) = re.findall(r"(?ms)^```sh\n(.*?)^```$", PAGE)
        for there, here in (("/opt", self.opt), ("/var/lib/longhall", data), ("/backup", backups)):
            script = script.replace(there, str(here))
        (place / "longhall-upgrade").write_text(script, encoding="utf-8")
        self.script = place / "longhall-upgrade"
        self.environ = {**os.environ, "PATH": f"{programs}:{os.environ['PATH']}"}

    def upgrade(self) -> subprocess.CompletedProcess[str]:
        words = ["/bin/sh", str(self.script), "new"]
        return subprocess.run(words, env=self.environ, capture_output=True, text=True, check=False)

    def done(self) -> list[str]:
        """What was asked of pip and systemd."""
        return self.log.read_text(encoding="utf-8").splitlines()

    @property
    def link(self) -> str:
        return (self.opt / "longhall").readlink().name


def test_an_upgrade_is_one_command(older: Kept, tmp_path: Path) -> None:
    machine = Machine(tmp_path / "machine", older.data, tmp_path / "backup")
    ran = machine.upgrade()
    assert ran.returncode == 0, ran.stderr
    old, new = (machine.opt / f"longhall-{name}" for name in ("old", "new"))
    install = "pip install --quiet longhall==new"
    assert machine.done() == [install, f"stop longhall, link to {old}", f"start longhall, link to {new}"]
    assert machine.link == "longhall-new"
    assert len(list((tmp_path / "backup").glob("schema-*.db"))) == 1


def test_a_game_that_could_not_go_on_does_not_stop_the_server(older: Kept, tmp_path: Path) -> None:
    tamper(older, "delete from entries where sequence = 50")
    machine = Machine(tmp_path / "machine", older.data, tmp_path / "backup")
    assert machine.upgrade().returncode == 1
    assert machine.done() == ["pip install --quiet longhall==new"]
    assert machine.link == "longhall-old"


def test_an_upgrade_that_fails_starts_the_old_program_again(older: Kept, tmp_path: Path) -> None:
    machine = Machine(tmp_path / "machine", older.data, tmp_path / "backup")
    with contextlib.closing(sqlite3.connect(older.file)) as somebody:
        somebody.execute("PRAGMA journal_mode=WAL")
        somebody.execute("select count(*) from users").fetchone()
        assert machine.upgrade().returncode == 2
    assert [line.split()[0] for line in machine.done()] == ["pip", "stop", "start"]
    assert machine.link == "longhall-old"


def test_a_folder_that_is_no_link_is_left_alone(older: Kept, tmp_path: Path) -> None:
    machine = Machine(tmp_path / "machine", older.data, tmp_path / "backup")
    (machine.opt / "longhall").unlink()
    (machine.opt / "longhall").mkdir()
    ran = machine.upgrade()
    assert (ran.returncode, machine.log.exists()) == (1, False)
    assert "must be a link" in ran.stderr
