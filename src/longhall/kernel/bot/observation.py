"""What a seat may know as one row of small numbers, with names for its parts: for learned bots and for research.

A game declares the parts as a `Layout` and writes them in the same order: numbers from 0 to 255, always as many of
them, whatever the number of players and the options. What is not there is zero.
"""

from __future__ import annotations

from typing import Final

from ..step import State

LARGEST: Final = 255
ONE: Final = b"\1"
ZEROS: Final[list[bytes]] = [bytes(size) for size in range(512)]
EIGHT: Final[list[bytes]] = [bytes([mask >> bit & 1 for bit in range(8)]) for mask in range(256)]
"""By the value of a byte: its bits as numbers, the lowest first."""
NOTHING: Final = 0
NUMBER: Final = 1
"""What an argument of a step may mean in any game: nothing that matters, such as the seat that is asked; a number."""


class Part:
    """Some neighbouring numbers of an observation with one meaning."""

    __slots__ = ("about", "most", "name", "size")

    def __init__(self, name: str, size: int, most: int, about: str) -> None:
        self.name = name
        """Such as `round`, `me.coins` or `other1.towns`."""
        self.size = size
        self.most = most
        """What counts as 1.0 when scaled; not a limit."""
        self.about = about
        """What the numbers are, for the docs; and how a value is encoded that is not simply the number."""


def flag(name: str, about: str) -> Part:
    """A number that is 0 or 1."""
    return Part(name, 1, 1, about)


def flags(name: str, size: int, about: str) -> Part:
    """Numbers that are 0 or 1 each: a set, or a choice, of which one is 1."""
    return Part(name, size, 1, about)


def amount(name: str, most: int, about: str) -> Part:
    """A single number."""
    return Part(name, 1, most, about)


class Layout:
    """The parts of a game's observations, in order."""

    __slots__ = ("_where", "parts", "size")

    def __init__(self, parts: list[Part]) -> None:
        self.parts = parts
        self.size: int = 0
        self._where: dict[str, slice] = {}
        for part in parts:
            if part.name in self._where:
                raise ValueError(f"two parts are called {part.name}")
            self._where[part.name] = slice(self.size, self.size + part.size)
            self.size += part.size

    def where(self, name: str) -> slice:
        """Where a part lies: `observation[layout.where("me.coins")]`."""
        found = self._where.get(name)
        if found is None:
            like = [part.name for part in self.parts if name in part.name]
            raise KeyError(f"no part is called {name!r}" + (f"; there is {', '.join(like)}" if like else ""))
        return found

    def scales(self) -> list[float]:
        """For each number, by what to multiply it so that it usually lies between 0 and 1."""
        found: list[float] = []
        for part in self.parts:
            found += [1.0 / part.most] * part.size
        return found


NO_LAYOUT: Final = Layout([])


def by_seat(most: int, parts: list[Part]) -> list[Part]:
    """The same parts for each seat: `me` first, then `other1` and so on in turn order."""
    found: list[Part] = []
    for seat in range(most):
        who = f"other{seat}" if seat else "me"
        found += [Part(f"{who}.{part.name}", part.size, part.most, part.about) for part in parts]
    return found


def size_of(parts: list[Part]) -> int:
    """How many numbers some parts have together."""
    return sum([part.size for part in parts])


def clip(value: int) -> int:
    """The nearest number that can be written."""
    if value < 0:
        return 0
    return value if value < LARGEST else LARGEST


class Row:
    """An observation being written, part by part. Kept as pieces, most of them shared: few numbers are not zero."""

    __slots__ = ("pieces",)

    def __init__(self) -> None:
        self.pieces: list[bytes] = []

    def numbers(self, values: list[int]) -> None:
        """Write numbers; those below 0 are written as 0, those above 255 as 255."""
        try:
            self.pieces.append(bytes(bytearray(values)))  # faster than `bytes` alone
        except ValueError:
            self.pieces.append(bytes([clip(value) for value in values]))

    def padded(self, values: list[int], size: int) -> None:
        """Write as many numbers as there is room for, and zeros for those that are missing."""
        missing = size - len(values)
        self.numbers(values + [0] * missing if missing > 0 else values[:size])

    def zeros(self, size: int) -> None:
        """Write what is not there."""
        self.pieces.append(ZEROS[size] if size < len(ZEROS) else bytes(size))

    def mask(self, mask: int, size: int) -> None:
        """Write the lowest bits of a mask, one number each; for masks that fit into a machine word."""
        if not mask:
            self.zeros(size)
            return
        pieces = self.pieces
        while size >= 8:
            pieces.append(EIGHT[mask & 255])
            mask >>= 8
            size -= 8
        if size:
            pieces.append(EIGHT[mask & 255][:size])

    def long_mask(self, mask: int, size: int) -> None:
        """The same for longer masks, which have no bits beyond the size."""
        if not mask:
            self.zeros(size)
            return
        whole = size >> 3
        data = mask.to_bytes(whole + 1, "little")
        pieces = self.pieces
        for at in range(whole):
            pieces.append(EIGHT[data[at]])
        pieces.append(EIGHT[data[whole]][: size & 7])

    def one(self, at: int, size: int) -> None:
        """Write a 1 at a place and zeros elsewhere; zeros only for a negative place."""
        if at < 0:
            self.zeros(size)
            return
        self.zeros(at)
        self.pieces.append(ONE)
        self.zeros(size - at - 1)

    def written(self) -> bytes:
        """The whole row as bytes."""
        return b"".join(self.pieces)


class Kinds:
    """The kinds of decisions that a game asks for; which of them is pending is public."""

    __slots__ = ("_place", "names", "part")

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.part = flags("asks", len(names), f"the kind of the pending decision, whoever owes it: {', '.join(names)}")
        self._place: dict[str, int] = {name: place for place, name in enumerate(names)}

    def put(self, row: Row, s: State) -> None:
        """Write the part `asks`."""
        row.one(self._place[s.stack[-1].kind] if s.waiting else -1, len(self.names))
