"""Without the libraries of the extra `research`, environments say what to install."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from longhall.kernel.errors import LonghallError
from longhall.research.needs import no_research
from longhall.speech import speech


@pytest.mark.parametrize(
    ("module", "missing"),
    [
        ("longhall.research.pettingzoo", "pettingzoo"),
        ("longhall.research.pettingzoo", "gymnasium"),
        ("longhall.research.gymnasium", "gymnasium"),
        ("longhall.research.vector", "gymnasium"),
        ("longhall.research.openspiel", "pyspiel"),
        ("longhall.research.data.torch_loader", "torch"),
    ],
)
def test_they_say_what_to_install(module: str, missing: str) -> None:
    code = f"import sys; sys.modules[{missing!r}] = None; import {module}"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert ran.returncode == 1
    assert "ImportError" in ran.stderr
    assert "pip install longhall[research]" in ran.stderr


@pytest.mark.parametrize("lang", ["en", "pl", "cs", "es"])
def test_a_sentence_of_each_language_names_the_command(lang: str) -> None:
    error = no_research()
    assert "pip install longhall[research]" in speech(lang).say(error.message, **error.facts)


def test_a_data_set_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from longhall.research.data.loader import Decisions

    (tmp_path / "games-000000000.parquet").touch()
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(LonghallError, match=r"pip install longhall\[research\]"):
        Decisions(tmp_path)


def test_pixels_say_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    from longhall.research.pettingzoo import raw_env

    monkeypatch.setitem(sys.modules, "PIL", None)
    table = raw_env("brian-boru", 3, render_mode="rgb_array")
    table.reset(seed=1)
    with pytest.raises(ImportError, match=r"pip install longhall\[research\]"):
        table.render()
