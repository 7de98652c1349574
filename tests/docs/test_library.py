"""docs/library.md is true: its examples print what they say, and `import longhall` offers what it names."""

from __future__ import annotations

import doctest
import importlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

import longhall

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "library.md"
sys.path.insert(0, str(ROOT / "tools"))
face = importlib.import_module("public_face")
sys.path.remove(str(ROOT / "tools"))


def test_its_examples_print_what_they_say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    failed, tried = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert failed == 0
    assert tried > 40


def test_every_public_name_is_there_and_on_the_page() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for name in longhall.__all__:
        assert getattr(longhall, name).__name__ == name
        assert re.search(rf"\b{name}\b", text), name
    assert [name for name in dir(longhall) if not name.startswith("_")] == longhall.__all__
    assert sorted(longhall._HOMES) == longhall.__all__
    with pytest.raises(AttributeError, match="'longhall' has no attribute 'chess'"):
        longhall.chess  # noqa: B018


def test_nothing_public_is_broken() -> None:
    """If it must be: a new major version, and `python tools/public_face.py`."""
    before = face.FILE.read_text(encoding="utf-8").splitlines()
    assert face.broken(before, face.public_face()) == []
    assert {"Match.undo(seat, count=)", "Game.fewest", "class Saga", "find_game(name)"} <= set(before)


def test_what_breaks_it_and_what_does_not() -> None:
    before = ["class A", "A.b", "A.f(x, y=)", "g()"]
    assert face.broken(before, ["class A", "A.b", "A.c", "A.f(x, y=, z=)", "g(*, z=)"]) == []
    assert face.broken(before, ["class A", "A.f(x, z, y=)", "g(z)"]) == ["A.b", "A.f(x, y=)", "g()"]
    assert face.broken(before, ["class A", "A.b()", "A.f(x)", "g()"]) == ["A.b", "A.f(x, y=)"]


def test_importing_it_loads_nothing() -> None:
    code = "import sys, longhall; print([name for name in sys.modules if name.startswith('longhall.')])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_one_name_is_enough_to_know_the_games() -> None:
    code = "from longhall import find_game; print(find_game('pax-viking').most)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "6\n"
