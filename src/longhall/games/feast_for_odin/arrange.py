# uncompiled: reads described positions, where types are open
"""A position from a scenario's `given`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .components import Components
from .state import Odin, Scripts, TableOptions


def arrange(
    box: Components, scripts: Scripts, given: Mapping[str, Any], players: list[str], table: TableOptions
) -> Odin:
    """The position described."""
    raise NotImplementedError
