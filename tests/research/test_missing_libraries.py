"""Without the libraries of the extra `research`, environments say what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("module", "missing"),
    [
        ("longhall.research.pettingzoo", "pettingzoo"),
        ("longhall.research.pettingzoo", "gymnasium"),
        ("longhall.research.gymnasium", "gymnasium"),
        ("longhall.research.vector", "gymnasium"),
        ("longhall.research.openspiel", "pyspiel"),
    ],
)
def test_they_say_what_to_install(module: str, missing: str) -> None:
    code = f"import sys; sys.modules[{missing!r}] = None; import {module}"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert ran.returncode == 1
    assert "ImportError" in ran.stderr
    assert "pip install longhall[research]" in ran.stderr


def test_pixels_say_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    from longhall.research.pettingzoo import raw_env

    monkeypatch.setitem(sys.modules, "PIL", None)
    table = raw_env("brian-boru", 3, render_mode="rgb_array")
    table.reset(seed=1)
    with pytest.raises(ImportError, match=r"pip install longhall\[research\]"):
        table.render()
