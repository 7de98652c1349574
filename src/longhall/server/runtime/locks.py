"""A lock for what is mostly free."""

from __future__ import annotations

import asyncio
from typing import Any


class QuickLock(asyncio.Lock):
    """A lock that can also be taken without waiting."""

    _locked: bool
    _waiters: Any

    def take(self) -> bool:
        """Lock it at once, if nobody has it and nobody waits for it."""
        if self._locked or self._waiters:
            return False
        self._locked = True
        return True
