"""Letters for terminals that cannot show all of ours: without their accents rather than as question marks."""

from __future__ import annotations

import codecs
import sys
import unicodedata
from io import TextIOWrapper

OTHERS = {"ł": "l", "Ł": "L", "·": "-", "–": "-", "−": "-", "…": "...", "→": ">", "µ": "u"} | dict.fromkeys(
    "„”“«»", '"'
)


def simplest(text: str) -> str:
    """A text in ASCII, as far as it has anything like it there."""
    plain = "".join(OTHERS.get(letter, letter) for letter in text)
    return "".join(letter for letter in unicodedata.normalize("NFKD", plain) if letter.isascii())


def replace(problem: UnicodeError) -> tuple[str, int]:
    """What codecs ask for: a replacement for what cannot be written, and where to go on."""
    if not isinstance(problem, UnicodeEncodeError):
        raise problem
    return simplest(problem.object[problem.start : problem.end]) or "?", problem.end


def soften_streams() -> None:
    """Nothing a person reads or types may fail for the encoding of the terminal."""
    codecs.register_error("longhall", replace)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="longhall")
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
