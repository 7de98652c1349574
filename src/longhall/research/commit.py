"""Which commit the sources are of, so that a measurement says what it measured.

A package that was built has it beside it, in a file that `setup.py` writes; in a checkout git tells it.
"""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).parents[1]
STAMP: Final = "commit.txt"
CHANGED: Final = "+"
"""Behind a commit: the sources have been changed since."""


def commit(package: Path = PACKAGE) -> str | None:
    """The commit of the package that runs; None where nothing tells it."""
    stamp = package / STAMP
    if stamp.is_file():
        return stamp.read_text(encoding="utf-8").strip()
    return commit_of(package) if package.parent.name == "src" else None


def commit_of(folder: Path) -> str | None:
    """The last commit that changed anything in a folder; None where git does not know the folder."""
    try:
        last = git(folder, "log", "-1", "--format=%h", "--abbrev=8", "--", ".")
        changed = git(folder, "diff", "--quiet", "HEAD", "--", ".")
    except OSError:
        return None
    name = last.stdout.strip()
    return name + (CHANGED if changed.returncode else "") if name else None


def git(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """What git says in a folder; what it complains of is left out."""
    return subprocess.run(["git", "-C", str(folder), *words], capture_output=True, text=True, check=False)
