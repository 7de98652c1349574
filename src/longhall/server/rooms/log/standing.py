"""Which moves of a log stand: those that nobody has taken back.

The kernel decides which moves an undo takes back; its entry keeps their numbers, and whoever reads the log goes by
them. Only entries of older programs, which kept less, are worked out here.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from . import entry as kinds
from .entry import LogEntry

Outline = tuple[int, str, int | None, dict[str, Any]]
"""Of an entry: sequence, kind, seat and data."""


def standing(log: Iterable[Outline]) -> list[int]:
    """The places in the log of the start and of the moves that stand."""
    return [sequence for sequence, _ in _read(log)[0]]


def standing_entries(log: list[LogEntry]) -> list[LogEntry]:
    """The start and the moves that stand."""
    found = set(standing((entry.sequence, entry.kind, entry.seat, entry.data) for entry in log))
    return [entry for entry in log if entry.sequence in found]


def tell_gone(entries: list[LogEntry], log: Iterable[Outline]) -> None:
    """Add to undos of older programs which moves they took back; `log` is the whole one, in outline."""
    found = _read(log)[1]
    for entry in entries:
        if keeps_less(entry):
            entry.data["gone"] = found[entry.sequence]


def keeps_less(entry: LogEntry) -> bool:
    """Whether it is an undo of an older program."""
    return entry.kind == kinds.UNDO and "gone" not in entry.data


def _read(log: Iterable[Outline]) -> tuple[list[tuple[int, int | None]], dict[int, list[int]]]:
    """The start and the moves that stand, each with its seat; and by undo the numbers of the moves it took back."""
    found: list[tuple[int, int | None]] = []
    undone: dict[int, list[int]] = {}
    for sequence, kind, seat, data in log:
        if kind in (kinds.START, kinds.MOVE):
            found.append((sequence, seat))
        elif kind == kinds.UNDO:
            gone = data["gone"] if "gone" in data else _older(found, seat, data)
            undone[sequence] = gone
            found = [move for number, move in enumerate(found) if number not in gone]
    return found, undone


def _older(found: list[tuple[int, int | None]], seat: int | None, data: dict[str, Any]) -> list[int]:
    """By consent all moves after one are gone; alone one takes back one's own latest ones."""
    if "to" in data:
        return list(range(data["to"] + 1, len(found)))
    own = [number for number, (_, mover) in enumerate(found) if mover == seat]
    return own[len(own) - data["count"] :]
