"""Record playthroughs of the games in OpenSpiel anew: `python tools/playthroughs.py`.

Written by OpenSpiel's own generator; but tensors are told by a digest, and so is the end of other long lines.
A file that changes without a change of rules, content, views or observations has shown a mistake.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path
from typing import Any
from unittest.mock import patch

import longhall.research.openspiel  # noqa: F401

FOLDER = Path(__file__).parent.parent / "tests" / "golden" / "openspiel"
GAMES = {
    "brian_boru": "longhall_brian_boru(players=3)",
    "feast_for_odin": "longhall_feast_for_odin(length=short,players=2)",
    "pax_viking": "longhall_pax_viking(players=2)",
}
"""By file name, the game that is played."""
SEED = 7
LONGEST = 240


def digest(data: bytes) -> str:
    return sha256(data).hexdigest()[:16]


def tensor_line(tensor: Any, name: str) -> list[str]:
    """Instead of thousands of numbers."""
    return [f"{name}: {tensor.size} numbers, {digest(tensor.tobytes())}"]


def short(line: str) -> str:
    """A line that can be read, and still differs wherever the whole one does."""
    return line if len(line) <= LONGEST else f"{line[:LONGEST]} [{len(line)} characters, {digest(line.encode())}]"


def playthrough(game: str) -> str:
    """A random game as text."""
    from open_spiel.python.algorithms import generate_playthrough  # brings all of SciPy's statistics along

    with patch.object(generate_playthrough, "_format_tensor", tensor_line):
        lines = generate_playthrough.playthrough_lines(game, seed=SEED)
    return "\n".join(map(short, lines)) + "\n"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, game in GAMES.items():
        (FOLDER / f"{name}.txt").write_text(playthrough(game), encoding="utf-8")
        print(f"{name}.txt: {game}")


if __name__ == "__main__":
    sys.exit(main())
