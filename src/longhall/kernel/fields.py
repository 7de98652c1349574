# uncompiled: asks classes which fields they have
"""Fields of a position, declared once as `__slots__`: for games that need no hand-written clone and save."""

from __future__ import annotations

from collections.abc import Mapping
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any, Final, TypeVar

from .step import State

T = TypeVar("T", bound=State)
FIELD: Final = (GetSetDescriptorType, MemberDescriptorType)


def fields_of(kind: type) -> list[str]:
    """The fields that a class declares, those of its bases first; compiled classes show them as descriptors too."""
    found: list[str] = []
    for base in reversed(kind.__mro__):
        names = vars(base).items()
        found += [name for name, value in names if isinstance(value, FIELD) and not name.startswith("__")]
    return found


class SimpleState(State):
    """A position of numbers, words and lists of them, declared once as `__slots__`."""

    __slots__ = ()

    def clone(self) -> SimpleState:
        """An independent copy."""
        other = type(self)()
        for name in fields_of(type(self)):
            value = getattr(self, name)
            setattr(other, name, value[:] if isinstance(value, list) and name != "options" else value)
        return other


def own_fields(kind: type[State]) -> list[str]:
    """The fields that a game adds to those of every position."""
    return [name for name in fields_of(kind) if name not in fields_of(State)]


def dump_fields(s: State) -> dict[str, object]:
    """The game's own fields as plain data; the kernel saves the others (`Game.dump_stack`)."""
    return {name: getattr(s, name) for name in own_fields(type(s))}


def load_fields(kind: type[T], data: Mapping[str, Any]) -> T:
    """A position with the fields that `dump_fields` wrote; `Game.load_stack` fills in the others."""
    s = kind()
    for name in own_fields(kind):
        value = data[name]
        setattr(s, name, list(value) if isinstance(value, list) else value)
    return s
