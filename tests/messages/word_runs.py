"""Runs of words, and their hashes: what both sides of the comparison with the rulebooks do alike."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator

RUN = 8
"""So many words in a row are no longer a coincidence."""
SIZE = 5
"""Bytes of each hash: enough to be right, too few to tell the words."""
SALT = b"longhall"
GAP = "\0"
"""Stands for what is filled in when a message is said: no run goes across it."""

WORD = re.compile(rf"{GAP}|[^\W_]+")


def words(text: str) -> list[str]:
    """The words in lower case, without punctuation; words that the end of a line cut in two are whole again."""
    return WORD.findall(re.sub(r"(?<=\w)-\n(?=\w)", "", text).lower())


def runs(text: str) -> Iterator[str]:
    """All runs of eight words."""
    every = words(text)
    for at in range(len(every) - RUN + 1):
        run = every[at : at + RUN]
        if GAP not in run:
            yield " ".join(run)


def hashed(run: str) -> bytes:
    """A hash that does not tell its words."""
    return hashlib.blake2b(run.encode(), digest_size=SIZE, salt=SALT).digest()
