"""`make play` from a fresh clone: the table opens before the engine is compiled, and starts anew when it is."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "tools" / "play.sh"
PATIENCE = 60
"""Seconds after which a script that hangs has failed."""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a shell script")


class Clone:
    """A folder with the script, and in the place of everything it calls a line in a diary."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.diary = folder / "diary"
        self.diary.touch()
        for name in ("tools", "build", ".venv/bin", "bin"):
            (folder / name).mkdir(parents=True)
        shutil.copy(SCRIPT, folder / "tools" / "play.sh")
        self.put("bin/make", 'echo "make ${LONGHALL_MYPYC:-auto} $*"')
        self.put("tools/web.sh", 'echo "web $*"')
        self.put("tools/setup.sh", 'echo "setup $*"')
        self.put(".venv/bin/longhall", 'echo "longhall $*"')

    def put(self, name: str, line: str) -> None:
        """A program that notes its call; what it does besides follows the line."""
        note, _, more = line.partition("\n")
        text = f"#!/usr/bin/env bash\n{note} >>{self.diary}\n{more}\n"
        (self.folder / name).write_text(text)
        (self.folder / name).chmod(0o755)

    def start(self, **environ: str) -> subprocess.Popen[bytes]:
        path = f"{self.folder / 'bin'}:/usr/bin:/bin"
        return subprocess.Popen([self.folder / "tools" / "play.sh"], env={"PATH": path, **environ})

    def noted(self) -> list[str]:
        return [line.strip() for line in self.diary.read_text().splitlines()]


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    return Clone(tmp_path)


# Serves until it is told to end, unless it is the second one.
SERVER = 'echo "longhall $*"\n[ "$*" = serve ] || { trap "exit 0" TERM; while :; do sleep 0.05; done; }'
COMPILES = 'echo "setup $*"\n[ "$*" != wheel ] || { mkdir -p build/wheel && touch build/wheel/%s; }'


def test_the_first_time_it_starts_uncompiled_and_then_anew(clone: Clone) -> None:
    clone.put(".venv/bin/longhall", SERVER)
    clone.put("tools/setup.sh", COMPILES % "longhall-0.1.0-cp311-cp311-linux_x86_64.whl")
    assert clone.start().wait(PATIENCE) == 0
    noted = clone.noted()
    assert noted[0] == "make off --no-print-directory setup"
    assert sorted(noted[1:3]) == ["longhall", "setup wheel"]
    assert noted[3:] == ["setup run", "web link", "longhall serve"]


def test_without_a_compiler_it_goes_on_as_it_is(clone: Clone) -> None:
    waits = "while ! grep -q wheel diary; do sleep 0.05; done; sleep 0.3; exit 7"
    clone.put(".venv/bin/longhall", f'echo "longhall $*"\n{waits}')
    clone.put("tools/setup.sh", COMPILES % "longhall-0.1.0-py3-none-any.whl")
    assert clone.start().wait(PATIENCE) == 7
    assert "longhall serve" not in clone.noted()


def test_whoever_stops_early_ends_the_compiler_too(clone: Clone) -> None:
    clone.put(".venv/bin/longhall", 'echo "longhall $*"\nwhile ! grep -q compiling diary; do sleep 0.05; done; exit 0')
    clone.put("tools/setup.sh", 'echo "setup $*"\necho compiling $$ >>diary; sleep 600; echo compiled >>diary')
    assert clone.start().wait(PATIENCE) == 0
    pid = next(int(line.split()[1]) for line in clone.noted() if line.startswith("compiling"))
    for _ in range(PATIENCE * 20):
        if not Path(f"/proc/{pid}").exists():
            break
        time.sleep(0.05)
    assert not Path(f"/proc/{pid}").exists()
    assert "compiled" not in clone.noted()


def test_where_it_is_compiled_already_it_only_brings_it_up_to_date(clone: Clone) -> None:
    (clone.folder / ".venv" / ".longhall").write_text("0123  - compiled\n")
    assert clone.start().wait(PATIENCE) == 0
    assert clone.noted() == ["make auto --no-print-directory setup", "longhall"]


@pytest.mark.parametrize("form", ["off", "require"])
def test_a_form_that_was_asked_for_is_the_one_that_is_played(clone: Clone, form: str) -> None:
    assert clone.start(LONGHALL_MYPYC=form).wait(PATIENCE) == 0
    assert clone.noted() == [f"make {form} --no-print-directory setup", "longhall"]
