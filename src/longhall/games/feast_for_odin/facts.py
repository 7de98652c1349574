"""The whole position in a scenario's words."""

from __future__ import annotations

from .state import Odin


def facts(s: Odin, players: list[str]) -> dict[str, object]:
    """Everything, hidden or not, by the players' names."""
    return {}
