# uncompiled: reads described positions, where types are open
"""Takes values out of a scenario's `given` and says where a wrong one stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....kernel.records.given import GivenReader
from ..content.components import Components


class Reader(GivenReader):
    """Knows the tiles, posts, regions and places of the box."""

    def __init__(self, given: Mapping[str, Any], players: list[str], box: Components) -> None:
        super().__init__(given, players)
        self.box = box
        self.tile_names = [tile.name for tile in box.tiles]
        self.places = [*box.place_ids[: box.places], "board"]

    def words(self, key: str, values: Any, known: list[str]) -> list[str]:
        """A list of known words."""
        return [self.one_of(value, known, (key,)) for value in self.items(values, (key,))]

    def tile(self, name: Any, path: tuple[str, ...]) -> int:
        """A tile by its id."""
        self.need(name in self.tile_names, path, "error-given-tile", given=str(name))
        return self.tile_names.index(name)

    def tiles(self, names: Any, path: tuple[str, ...]) -> list[int]:
        """A list of tiles."""
        return [self.tile(name, path) for name in self.items(names, path)]

    def post(self, name: Any, path: tuple[str, ...]) -> int:
        """A post by its id."""
        self.need(name in self.box.post_ids, path, "error-given-place", given=str(name))
        return self.box.post_ids.index(name)

    def posts(self, names: Any, path: tuple[str, ...]) -> list[int]:
        """A list of posts."""
        return [self.post(name, path) for name in self.items(names, path)]

    def region(self, name: Any, path: tuple[str, ...]) -> int:
        """A region by its id."""
        self.need(name in self.box.region_ids, path, "error-given-place", given=str(name))
        return self.box.region_ids.index(name)

    def place(self, name: Any, path: tuple[str, ...]) -> int:
        """A place where a longship can be, the jarl board included."""
        self.need(name in self.places, path, "error-given-place", given=str(name))
        return self.places.index(name)
