"""Occupations as they are read from their declarations: their parts, and the conditions of these."""

from __future__ import annotations


class Condition:
    """A count (see `counts.py`) that must lie between two limits."""

    __slots__ = ("least", "most", "what")

    def __init__(self, what: int, least: int, most: int) -> None:
        self.what = what
        self.least = least
        self.most = most


class Part:
    """One effect of an occupation: what sets it off, under which conditions, and what happens."""

    __slots__ = ("card", "conditions", "number", "once", "optional", "script", "subjects", "triggers")

    def __init__(self, number: int, card: int) -> None:
        self.number = number
        self.card = card
        self.triggers: int = 0
        self.subjects: int = -1
        """Which subjects of the trigger it is about, as a mask; -1: all."""
        self.conditions: list[Condition] = []
        self.optional: bool = False
        """The owner is asked; otherwise it just happens."""
        self.once: bool = False
        self.script: int = 0
