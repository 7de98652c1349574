"""`docs/observation.md` lists the parts of every game's observations."""

from __future__ import annotations

import random
import re
import runpy
from pathlib import Path

from longhall.kernel.chance import Chance
from longhall.kernel.registry import find_game

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "observation.md").read_text(encoding="utf-8")


def test_the_tables_are_those_of_the_layouts() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "observation.py"))
    assert TEXT.partition(tool["BEGIN"])[2].strip() == tool["tables"]().strip(), "run tools/observation.py"


def test_the_example_does_what_it_says() -> None:
    code = re.findall(r"^```python\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    names: dict[str, object] = {
        "state": find_game("brian-boru").setup({}, 3, Chance(random.Random(1).random)),
        "seat": 1,
    }
    for block in code:
        exec(block, names)
    assert names["coins"] == 3
