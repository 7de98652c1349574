# uncompiled: asks classes what they declare
"""What classes declare: the fields of a position, so that clone and save need no second list; the steps of a game."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any, Final, TypeVar

from .game import Game
from .step import State, Step

T = TypeVar("T", bound="SimpleState")
FIELD: Final = (GetSetDescriptorType, MemberDescriptorType)


def fields_of(kind: type) -> list[str]:
    """The fields that a class declares, those of its bases first; compiled classes show them as descriptors too."""
    found: list[str] = []
    for base in reversed(kind.__mro__):
        names = vars(base).items()
        found += [name for name, value in names if isinstance(value, FIELD) and not name.startswith("__")]
    return found


def copied(value: object) -> object:
    """A list of its own, or the value itself."""
    return value[:] if isinstance(value, list) else value


class SimpleState(State):
    """A position of numbers, words and lists of them, declared once as `__slots__`."""

    __slots__ = ()

    def clone(self) -> SimpleState:
        other = type(self)()
        for name in fields_of(type(self)):
            setattr(other, name, copied(getattr(self, name)))
        return other


def own_fields(kind: type[State]) -> list[str]:
    """The fields that a game adds to those of every position, which the kernel saves itself."""
    return [name for name in fields_of(kind) if name not in fields_of(State)]


def tell_compiled_code(thing: object, *names: str) -> None:
    """Compiled code reads fields of the instance: put there what an uncompiled class declares in its body."""
    for name in names:
        declared = getattr(type(thing), name)
        for base in type(thing).__mro__:
            field = vars(base).get(name)
            if isinstance(field, FIELD) and declared is not field:
                field.__set__(thing, declared)


class SimpleStep(Step[T]):
    """A step of a game that is not compiled."""

    def __init__(self) -> None:
        tell_compiled_code(self, "asks", "seat", "kind", "rule", "unfit")


class SimpleGame(Game[T]):
    """A game that is not compiled, whose position is a `SimpleState`: saving and loading come from its fields."""

    position: type[T]

    def __init__(self) -> None:
        super().__init__()
        tell_compiled_code(self, "name", "prefix", "rules_version", "content_hash", "fewest", "most")

    def dump(self, s: T) -> dict[str, object]:
        """The game's own fields, and what the kernel keeps."""
        return {name: copied(getattr(s, name)) for name in own_fields(self.position)} | self.dump_stack(s)

    def load(self, data: Mapping[str, Any]) -> T:
        """The state that `dump` wrote."""
        s = self.position()
        for name in own_fields(self.position):
            setattr(s, name, copied(data[name]))
        self.load_stack(s, data)
        return s


def steps_in(package: str) -> dict[str, type[Step[Any]]]:
    """Every step class of a package or module, by name: declaring a step is enough to have it saved."""
    import_all(package)
    found: dict[str, type[Step[Any]]] = {}
    kinds: list[type[Step[Any]]] = [Step]
    while kinds:
        kind = kinds.pop()
        kinds += kind.__subclasses__()
        if kind.__module__ == package or kind.__module__.startswith(f"{package}."):
            if kind.__name__ in found:
                raise ValueError(f"two steps are called {kind.__name__}: {kind.__module__} has one of them")
            found[kind.__name__] = kind
    return found


def steps_beside(game: type[Game[Any]]) -> dict[str, type[Step[Any]]]:
    """The steps of the package `rules` beside the module of a game's class."""
    return steps_in(game.__module__.rpartition(".")[0] + ".rules")


def import_all(package: str) -> None:
    """Import every module of a package, so that its classes are known."""
    folders: list[str] = getattr(importlib.import_module(package), "__path__", [])
    for module in pkgutil.walk_packages(folders, f"{package}."):
        importlib.import_module(module.name)
