# uncompiled: reads described positions, where types are open
"""Takes values out of a scenario's `given` and says where a wrong one stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.errors import BadGiven
from .components import Components


class Reader:
    """A description, the players' names and the box."""

    def __init__(self, given: Mapping[str, Any], players: list[str], box: Components) -> None:
        self.given = given
        self.players = players
        self.box = box
        self.tile_names = [tile.name for tile in box.tiles]
        self.places = [*box.place_ids[: box.places], "board"]

    def need(self, holds: bool, path: tuple[str, ...], message: str, **facts: Any) -> None:
        """Refuse the description unless something holds."""
        if not holds:
            raise BadGiven(path, message, **facts)

    def whole(self, value: Any, path: tuple[str, ...], most: int = 999) -> int:
        """A whole number from 0."""
        good = isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= most
        self.need(good, path, "error-given-number", given=str(value), most=most)
        return int(value)

    def number(self, key: str, default: int) -> int:
        """The number under a key."""
        return self.whole(self.given[key], (key,)) if key in self.given else default

    def player(self, name: Any, path: tuple[str, ...]) -> int:
        """A player by name."""
        self.need(name in self.players, path, "error-given-player", given=str(name), known=self.players)
        return self.players.index(name)

    def seat(self, key: str, default: int) -> int:
        """The player under a key."""
        return self.player(self.given[key], (key,)) if key in self.given else default

    def word(self, key: str, known: list[str], default: str) -> str:
        """A known word under a key."""
        return self.one_of(self.given.get(key, default), known, (key,))

    def one_of(self, value: Any, known: list[str], path: tuple[str, ...]) -> str:
        """A known word."""
        self.need(value in known, path, "error-given-word", given=str(value), known=known)
        return str(value)

    def words(self, key: str, values: Any, known: list[str]) -> list[str]:
        """A list of known words."""
        self.need(isinstance(values, list), (key,), "error-given-list", given=str(values))
        return [self.one_of(value, known, (key,)) for value in values]

    def mapping(self, key: str) -> Mapping[Any, Any]:
        """The mapping under a key; empty if it is not given."""
        return self.is_mapping(self.given.get(key, {}), (key,))

    def is_mapping(self, value: Any, path: tuple[str, ...]) -> Mapping[Any, Any]:
        """A mapping, or an error."""
        self.need(isinstance(value, Mapping), path, "error-given-mapping", given=path[-1])
        return value if isinstance(value, Mapping) else {}

    def by_player(self, key: str) -> dict[int, Any]:
        """What stands under a key, by seat."""
        return {self.player(name, (key, str(name))): value for name, value in self.mapping(key).items()}

    def tile(self, name: Any, path: tuple[str, ...]) -> int:
        """A tile by its id."""
        self.need(name in self.tile_names, path, "error-given-tile", given=str(name))
        return self.tile_names.index(name)

    def tiles(self, names: Any, path: tuple[str, ...]) -> list[int]:
        """A list of tiles."""
        self.need(isinstance(names, list), path, "error-given-list", given=str(names))
        return [self.tile(name, path) for name in names]

    def post(self, name: Any, path: tuple[str, ...]) -> int:
        """A post by its id."""
        self.need(name in self.box.post_ids, path, "error-given-place", given=str(name))
        return self.box.post_ids.index(name)

    def posts(self, names: Any, path: tuple[str, ...]) -> list[int]:
        """A list of posts."""
        self.need(isinstance(names, list), path, "error-given-list", given=str(names))
        return [self.post(name, path) for name in names]

    def region(self, name: Any, path: tuple[str, ...]) -> int:
        """A region by its id."""
        self.need(name in self.box.region_ids, path, "error-given-place", given=str(name))
        return self.box.region_ids.index(name)

    def place(self, name: Any, path: tuple[str, ...]) -> int:
        """A place where a longship can be, the jarl board included."""
        self.need(name in self.places, path, "error-given-place", given=str(name))
        return self.places.index(name)
