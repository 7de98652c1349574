"""Hashes every run of eight words of the publishers' rulebooks, for the test that no message copies them.

Run by hand, when a rulebook is added: `python tools/rulebook_hashes.py FOLDER` with the rulebooks as .txt files. The
rulebooks themselves stay outside of the project.
"""

from __future__ import annotations

import sys
from pathlib import Path

TESTS = Path(__file__).parents[1] / "tests" / "messages"
sys.path.insert(0, str(TESTS))

from word_runs import hashed, runs  # noqa: E402  found through the line above

books = sorted(Path(sys.argv[1]).glob("*.txt"))
if not books:
    sys.exit(f"no .txt files in {sys.argv[1]}")
hashes = sorted({hashed(run) for book in books for run in runs(book.read_text(encoding="utf-8"))})
(TESTS / "rulebook_runs.bin").write_bytes(b"".join(hashes))
print(f"{len(hashes)} runs of {len(books)} rulebooks")
