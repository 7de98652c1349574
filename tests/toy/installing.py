"""Installs the toy game as anybody would install a game from another package, into a folder of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
WHAT = ("__init__.py", "runes.py", "locales", "pyproject.toml")
PIP = ("-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--no-compile")


def install(folder: Path) -> dict[str, str]:
    """Install the toy below a folder; the environment of a process that is to find it."""
    source, target = folder / "source", folder / "installed"
    source.mkdir()
    for name in WHAT:  # a copy: building leaves files behind
        (shutil.copytree if (HERE / name).is_dir() else shutil.copy)(HERE / name, source / name)
    subprocess.run([sys.executable, *PIP, "--target", str(target), str(source)], check=True)
    others = filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))
    found = [str(target), *(str(Path(path).resolve()) for path in others)]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(found)}
