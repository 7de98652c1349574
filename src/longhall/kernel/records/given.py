# uncompiled: reads described positions, where types are open
"""Takes values out of a scenario's `given` and says where a wrong one stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..errors import BadGiven

Path = tuple[str, ...]
"""Where a value stands: the keys that lead to it."""


class GivenReader:
    """A description and the players' names; a game adds the words for its own things."""

    def __init__(self, given: Mapping[str, Any], players: list[str]) -> None:
        self.given = given
        self.players = players

    def need(self, holds: bool, path: Path, message: str, **facts: Any) -> None:
        """Refuse the description unless something holds."""
        if not holds:
            raise BadGiven(path, message, **facts)

    # -- values, wherever they stand ---------------------------------------------------------------------------------

    def whole(self, value: Any, path: Path, most: int = 999) -> int:
        """A whole number from 0."""
        good = isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= most
        self.need(good, path, "error-given-number", given=str(value), most=most)
        return int(value)

    def player(self, name: Any, path: Path) -> int:
        """A player by name."""
        self.need(name in self.players, path, "error-given-player", given=str(name), known=self.players)
        return self.players.index(name)

    def one_of(self, value: Any, known: list[str], path: Path) -> str:
        """A known word."""
        self.need(value in known, path, "error-given-word", given=str(value), known=known)
        return str(value)

    def entries(self, value: Any, path: Path) -> Mapping[Any, Any]:
        """A mapping."""
        self.need(isinstance(value, Mapping), path, "error-given-mapping", given=path[-1])
        return value if isinstance(value, Mapping) else {}

    def items(self, value: Any, path: Path) -> list[Any]:
        """A list."""
        self.need(isinstance(value, list), path, "error-given-list", given=str(value))
        return list(value)

    # -- what stands under a key --------------------------------------------------------------------------------------

    def number(self, key: str, default: int) -> int:
        """The number under a key."""
        return self.whole(self.given[key], (key,)) if key in self.given else default

    def flag(self, key: str) -> bool:
        """Whether something is said to be so."""
        value = self.given.get(key, False)
        self.need(isinstance(value, bool), (key,), "error-given-flag", given=str(value))
        return bool(value)

    def seat(self, key: str, default: int) -> int:
        """The player under a key."""
        return self.player(self.given[key], (key,)) if key in self.given else default

    def word(self, key: str, known: list[str], default: str) -> str:
        """A known word under a key."""
        return self.one_of(self.given.get(key, default), known, (key,))

    def mapping(self, key: str) -> Mapping[Any, Any]:
        """The mapping under a key; empty if it is not given."""
        return self.entries(self.given.get(key, {}), (key,))

    def listed(self, key: str) -> list[Any]:
        """The list under a key; empty if it is not given."""
        return self.items(self.given.get(key, []), (key,))

    def by_player(self, key: str) -> list[tuple[int, Any, tuple[str, str]]]:
        """What a key says of each player it names: seat, value, and where that stands."""
        found = []
        for name, value in self.mapping(key).items():
            path = (key, str(name))
            found.append((self.player(name, path), value, path))
        return found
