"""What tests need of the system is installed as root, through sudo where it asks for no password, or asked for."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="shell scripts")
NEEDED = ("sh", "bash", "dirname", "ls", "tail", "env", "true")
PACKAGES = {"chromium.sh": "chromium", "services.sh": "postgresql redis-server"}


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """A folder of programs without Redis and browsers, for somebody who is not root; apt-get only notes its calls."""
    place = tmp_path / "bin"
    place.mkdir()
    for name in NEEDED:
        found = shutil.which(name)
        assert found is not None
        put(place, name, f'exec {found} "$@"')
    put(place, "id", "echo 1000")
    put(place, "apt-get", f'echo "apt-get $*" >>{tmp_path}/diary')
    return place


def put(place: Path, name: str, line: str) -> None:
    """A new program: nothing that is there already is ever written to."""
    with (place / name).open("x") as program:
        program.write(f"#!/bin/sh\n{line}\n")
    (place / name).chmod(0o755)


def ran(script: str, machine: Path) -> tuple[int, str, list[str]]:
    """The exit code, what was said as an error, and which programs were called."""
    done = subprocess.run(
        ["bash", ROOT / "tools" / script], env={**os.environ, "PATH": str(machine)}, capture_output=True, text=True
    )
    diary = machine.parent / "diary"
    return done.returncode, done.stderr, diary.read_text().splitlines() if diary.exists() else []


@pytest.mark.parametrize("script", PACKAGES)
def test_somebody_with_sudo_installs_through_it(machine: Path, script: str) -> None:
    """This sudo carries out nothing but the stand-in for apt-get."""
    noted = f'echo "sudo $1 $2" >>{machine.parent}/diary; shift'
    put(machine, "sudo", f'{noted}; case "$1 $3" in "true "|"env apt-get") exec "$@";; esac')
    code, said, lines = ran(script, machine)
    assert code == 0, said
    assert lines[0] == "sudo -n true"
    (installed,) = (line for line in lines if line.startswith("apt-get install"))
    assert installed.endswith(PACKAGES[script])
    assert lines.count("sudo -n env") == 2  # update and install


@pytest.mark.parametrize("script", PACKAGES)
@pytest.mark.parametrize("sudo", ["", "exit 1"], ids=["no sudo", "sudo asks for a password"])
def test_somebody_else_is_told_what_to_install(machine: Path, script: str, sudo: str) -> None:
    if sudo:
        put(machine, "sudo", sudo)
    code, said, lines = ran(script, machine)
    assert (code, lines) == (1, [])
    assert f"sudo apt-get install -y {PACKAGES[script]}" in said


@pytest.mark.parametrize(("version", "kept_apart"), [("3.81", False), ("4.3", True), ("10.0", True)])
def test_an_old_make_is_not_asked_for_what_it_cannot_do(version: str, kept_apart: bool) -> None:
    """macOS comes with 3.81."""
    make = ["make", "--dry-run", f"MAKE_VERSION={version}", "MAKE=echo", "test"]
    said = subprocess.run(make, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert ("--output-sync" in said) is kept_apart
    assert said.count("-j 2") >= 3
