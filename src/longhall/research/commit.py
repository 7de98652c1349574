"""The commit of the sources, for files that tell how they were made. `setup.py` runs this file by itself."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve()
PACKAGE: Final = HERE.parents[1]
BUILT_FROM: Final = HERE.with_name("built_from.txt")
"""In an installed package: the commit it was built from, as `setup.py` wrote it."""
CHANGED: Final = "-changed"
"""Ends a commit whose sources were changed since."""
UNKNOWN: Final = "unknown"


def commit() -> str | None:
    """The commit of the sources that run, marked if they were changed since.

    None if they are from no checkout, or if git cannot tell whether they were changed.
    """
    if BUILT_FROM.is_file():
        return BUILT_FROM.read_text(encoding="utf-8").strip()
    if git("ls-files", "--error-unmatch", str(HERE)) is None:
        return None  # not of the checkout around it, if there is one
    head, changes = git("rev-parse", "HEAD"), git("status", "--porcelain", "--", ".")
    if head is None or changes is None:
        return None
    return f"{head}{CHANGED}" if changes else head


def git(*words: str) -> str | None:
    """What git answers about the package's folder; None if it does not know, or is not there.

    It takes no locks: whoever works in the checkout at the same time is not disturbed.
    """
    command = ["git", "--no-optional-locks", *words]
    try:
        done = subprocess.run(command, cwd=PACKAGE, capture_output=True, text=True, check=False)
    except OSError:
        return None
    return done.stdout.strip() if done.returncode == 0 else None


def joined(earlier: str | None, now: str | None) -> str | None:
    """What a file says that is gone on with: the commits of before, and that of now if it is another one."""
    if earlier is None and now is None:
        return None
    known = (earlier or UNKNOWN).split(", ")
    return ", ".join(known if known[-1] == (now or UNKNOWN) else [*known, now or UNKNOWN])
