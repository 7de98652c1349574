"""Lengths of time as people write them: `30m`, `12h`, `7d`."""

from __future__ import annotations

import re
from typing import Final

UNITS: Final = {"s": 1, "m": 60, "h": 3600, "d": 86400, "w": 604800}
LONGEST: Final = 10 * 365 * 86400
"""Ten years: longer ones are typing errors."""
_WRITTEN: Final = re.compile(r"\s*(\d{1,9})\s*([smhdw])\s*", re.ASCII)


def seconds_of(text: str) -> int | None:
    """How many seconds that is; None: it is no length of time, or none at all."""
    found = _WRITTEN.fullmatch(text.lower())
    if found is None:
        return None
    seconds = int(found[1]) * UNITS[found[2]]
    return seconds if 0 < seconds <= LONGEST else None
