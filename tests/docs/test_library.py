"""docs/library.md is true: its examples print what they say, and `import longhall` offers what it names."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

import longhall

PAGE = Path(__file__).parents[2] / "docs" / "library.md"


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
    assert set(longhall.__all__) <= set(dir(longhall))
    assert sorted(longhall._HOMES) == longhall.__all__
    with pytest.raises(AttributeError, match="'longhall' has no attribute 'chess'"):
        longhall.chess  # noqa: B018


def test_importing_it_loads_nothing() -> None:
    code = "import sys, longhall; print([name for name in sys.modules if name.startswith('longhall.')])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_one_name_is_enough_to_know_the_games() -> None:
    code = "from longhall import find_game; print(find_game('pax-viking').most)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "6\n"
