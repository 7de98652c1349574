"""The geometry of a kind of board: every place where every shape can lie, as numbers and masks, worked out once.

A field is row * 13 + column. A shape is a single field, one of the eight rectangles of goods, or a special tile. A
place is a shape somewhere on this board, turned some way; its spot (turn * 156 + field of the upper left corner) means
the same on all boards. Sets of fields and sets of places are bit masks; those of special tiles are kept apart, as few
boards ever need them.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from ....kernel.action import Action
from ....kernel.masks import bits
from ..content import things

ACROSS: Final = 13
"""Fields in a row of the widest board; a field is row * ACROSS + column."""
AREA: Final = 156
TURNS: Final = 8
SPOTS: Final = 1248
WOOD_SLOT: Final = 1248
STONE_SLOT: Final = 1249
"""Spots of the slots for wood and stone."""
SINGLE: Final = 0
FIRST_SPECIAL: Final = things.COLUMNS + 1
SHAPES: Final = things.COLUMNS + 1 + things.SPECIALS

NEVER: Final = 0
FREE: Final = 1
KEEPS_OFF: Final = 2
KEEPS_OFF_TOO: Final = 3
"""How a piece may lie on a board: not at all, beside anything, or not beside its own colour. The boards have one such
colour (green) or two (orange and red, in houses)."""
JOINERS: Final = 4
"""Wood, on fields of houses only, for the owner of Master Joiner."""


def shape_of(piece: int) -> int:
    """The shape of anything that can lie on a board."""
    if piece < things.GOODS:
        return (piece & 7) + 1
    if piece < things.SILVER:
        return piece - things.SPECIAL + FIRST_SPECIAL
    return SINGLE


class Drawing:
    """A board as printed: its fields, what they show, and its slots for wood and stone."""

    def __init__(self, name: str, kind: int) -> None:
        self.name = name
        self.kind = kind
        self.height: int = 0
        self.width: int = 0
        self.fields: int = 0
        self.holes: int = 0
        self.minus: int = 0
        """Fields that cost a point while uncovered."""
        self.track_fields: list[list[int]] = []
        """For each income track the fields of its coins, the lowest first."""
        self.track_values: list[list[int]] = []
        """The values of these coins and, last, the value when all are covered."""
        self.bonus_fields: list[int] = []
        self.bonus_gives: list[list[int]] = []
        """The things that each bonus field gives."""
        self.wood_slots: int = 0
        self.stone_slots: int = 0


def turned(shape: list[str], turn: int) -> list[str]:
    """A shape mirrored (turns 4 to 7) and then turned clockwise by quarters."""
    rows = [row[::-1] for row in shape] if turn >= 4 else shape
    for _ in range(turn & 3):
        rows = ["".join(column) for column in zip(*reversed(rows), strict=True)]
    return rows


def mask_of_shape(rows: list[str]) -> int:
    """The fields of a shape lying in the upper left corner."""
    mask = 0
    for row, line in enumerate(rows):
        for column, sign in enumerate(line):
            if sign == "#":
                mask |= 1 << row * ACROSS + column
    return mask


def beside(fields: int, board: int) -> int:
    """The fields of a board that share an edge with a set of fields; those of the set itself may be among them."""
    right = board & ~LAST_COLUMN
    left = board & ~FIRST_COLUMN
    return ((fields & right) << 1 | (fields & left) >> 1 | fields << ACROSS | fields >> ACROSS) & board


FIRST_COLUMN: Final = sum(1 << row * ACROSS for row in range(AREA // ACROSS))
LAST_COLUMN: Final = FIRST_COLUMN << ACROSS - 1


T = TypeVar("T")


class ByPlace(Generic[T]):
    """Something for each place, listed from a set of places by bytes; the list of a byte is made when first needed."""

    def __init__(self, all_places: list[T]) -> None:
        self.all = all_places
        self._made: list[list[list[T]]] = [[] for _ in range(0, len(all_places), 8)]
        """By byte of the set and its value; empty where nothing was needed yet."""

    def of(self, first: int, places: int) -> list[T]:
        """A new list from a mask whose lowest bit is the place `first` (a multiple of eight), ascending."""
        found: list[T] = []
        if places:
            at = first >> 3
            for byte in places.to_bytes((places.bit_length() + 7) >> 3, "little"):
                if byte:
                    lists = self._made[at]
                    found += (lists[byte] if lists else None) or self._make(at, byte)
                at += 1
        return found

    def _make(self, at: int, byte: int) -> list[T]:
        if not self._made[at]:
            nothing: list[T] = []
            self._made[at] = [nothing] * 256
        first = at << 3
        made = [self.all[first + bit] for bit in range(8) if byte >> bit & 1]
        self._made[at][byte] = made
        return made


class Counts:
    """How many fields each place covers: all, those of minus one, and those with a bonus."""

    def __init__(self, masks: list[int], minus: int, bonuses: int) -> None:
        self.fields: list[int] = [mask.bit_count() for mask in masks]
        self.minus: list[int] = [(mask & minus).bit_count() for mask in masks]
        self.bonuses: list[int] = [(mask & bonuses).bit_count() for mask in masks]


class Plan:
    """All places of a board of one kind.

    `shapes` are drawings of all shapes as rows of # and dots, `answers` the actions that name spots.
    """

    def __init__(self, drawing: Drawing, shapes: list[list[str]], answers: list[Action]) -> None:
        self.drawing = drawing
        self.name = drawing.name
        self.kind = drawing.kind
        self.house: bool = drawing.kind >= things.FIRST_HOUSE
        self.fields = drawing.fields
        self.minus = drawing.minus
        self.bonus_gives = drawing.bonus_gives
        self.track_values = drawing.track_values
        self.track_mask: list[int] = [sum(1 << field for field in track) for track in drawing.track_fields]
        self.coins: int = sum(self.track_mask)
        self.bonus_field = drawing.bonus_fields
        self.bonuses: int = sum(1 << field for field in drawing.bonus_fields)
        self.around: list[int] = [self._around(field) for field in drawing.bonus_fields]
        """By bonus field: the fields that must be covered around it."""
        self.closure: list[int] = [0] * AREA
        """By field of an income coin: the fields left of it and below that must be covered, itself included."""
        for field in bits(self.coins):
            self.closure[field] = self._closure(field)
        self.lies: list[int] = [self._lies(piece) for piece in range(things.ORE + 1)]
        """By piece: how it may lie here."""
        self.taken: int = self._taken()
        """The pieces that can lie here at all, but for wood, as a mask."""
        self.shape: list[int] = [shape_of(piece) for piece in range(things.ORE + 1)]
        self.shapes = shapes
        self.mask: list[int] = []
        """By place: its fields."""
        self.spot: list[int] = []
        self.start: list[int] = []
        """By shape: its first place. Starts are multiples of eight, with unused places between."""
        self.place_by_spot: list[dict[int, int]] = []
        self.shape_mask: list[int] = []
        """By shape: its places; those of special tiles are counted from `special_start`."""
        self.special_start: int = 0
        self._find_places()
        self.slot_wood: int = len(self.mask)
        self.slot_stone: int = self.slot_wood + 1
        self.mask += [0, 0]
        self.spot += [WOOD_SLOT, STONE_SLOT]
        self.covering: list[int] = []
        """By field: the places (of single fields and goods) that cover it."""
        self.covering_special: list[int] = []
        self._find_covering()
        self.plain: list[int] = []
        """By shape: its places that cover no income coin, counted as in `shape_mask`."""
        self.on_coins: list[int] = []
        """By shape: its places that cover one or more."""
        self.several: int = 0
        """Places that cover more than one coin."""
        self.several_special: int = 0
        self._find_plain()
        self.all: int = self._union(range(FIRST_SPECIAL))
        self.all_special: int = self._union(range(FIRST_SPECIAL, SHAPES))
        self._counts: Counts | None = None
        self._off: dict[int, int] = {}
        self._off_special: dict[int, int] = {}
        self._apart: dict[int, int] = {}
        self._needs: dict[int, int] = {}
        self.numbers: ByPlace[int] = ByPlace(list(range(len(self.mask))))
        """The places themselves, listed from sets of them."""
        self.answers: ByPlace[Action] = ByPlace([answers[spot] for spot in self.spot])
        """What a player says to lay a piece there."""

    def _around(self, field: int) -> int:
        row, column = divmod(field, ACROSS)
        mask = 0
        for r in range(max(row - 1, 0), row + 2):
            for c in range(max(column - 1, 0), min(column + 2, ACROSS)):
                mask |= 1 << r * ACROSS + c
        return mask & self.fields & ~self.bonuses & ~(1 << field)

    def _closure(self, field: int) -> int:
        row, column = divmod(field, ACROSS)
        mask = 0
        for r in range(row, self.drawing.height):
            mask |= (1 << column + 1) - 1 << r * ACROSS
        return mask & self.fields & ~self.bonuses

    def _lies(self, piece: int) -> int:
        if self.kind == things.SHED_PLAN or piece == things.STONE:
            return NEVER
        if piece == things.WOOD:
            return JOINERS if self.house else NEVER
        if piece == things.ORE:
            return NEVER if self.house else FREE
        if piece >= things.GOODS or piece >> 3 == things.BLUE:
            return FREE
        if self.house:
            return (KEEPS_OFF, KEEPS_OFF_TOO, FREE)[piece >> 3]
        return KEEPS_OFF if piece >> 3 == things.GREEN else NEVER

    def _taken(self) -> int:
        mask = 1 << things.STONE if self.drawing.stone_slots else 0
        for piece, lies in enumerate(self.lies):
            if lies not in (NEVER, JOINERS):
                mask |= 1 << piece
        return mask

    def _find_places(self) -> None:
        board = self.fields
        for shape in range(SHAPES):
            while len(self.mask) % 8:
                self.mask.append(0)
                self.spot.append(-1)
            if shape == FIRST_SPECIAL:
                self.special_start = len(self.mask)
            first = len(self.mask)
            self.start.append(first)
            spots: dict[int, int] = {}
            seen: list[int] = []
            for turn in range(TURNS):
                rows = turned(self.shapes[shape], turn)
                mask = mask_of_shape(rows)
                if mask in seen:
                    continue
                seen.append(mask)
                for row in range(self.drawing.height - len(rows) + 1):
                    for column in range(self.drawing.width - len(rows[0]) + 1):
                        corner = row * ACROSS + column
                        there = mask << corner
                        if not there & ~board:
                            spots[turn * AREA + corner] = len(self.mask)
                            self.mask.append(there)
                            self.spot.append(turn * AREA + corner)
            self.place_by_spot.append(spots)
            base = self.special_start if shape >= FIRST_SPECIAL else 0
            self.shape_mask.append((1 << len(self.mask) - first) - 1 << first - base)

    def _find_covering(self) -> None:
        size = len(self.mask) // 8 + 1
        rows: list[bytearray] = [bytearray(size) for _ in range(AREA)]
        for place, mask in enumerate(self.mask):
            at = place >> 3
            bit = 1 << (place & 7)
            while mask:
                low = mask & -mask
                rows[low.bit_length() - 1][at] |= bit
                mask ^= low
        here = (1 << self.special_start) - 1
        for row in rows:
            places = int.from_bytes(row, "little")
            self.covering.append(places & here)
            self.covering_special.append(places >> self.special_start)

    def _find_plain(self) -> None:
        once = 0
        twice = 0
        once_special = 0
        twice_special = 0
        for coin in bits(self.coins):
            twice |= once & self.covering[coin]
            once |= self.covering[coin]
            twice_special |= once_special & self.covering_special[coin]
            once_special |= self.covering_special[coin]
        for shape, places in enumerate(self.shape_mask):
            coins = once_special if shape >= FIRST_SPECIAL else once
            self.plain.append(places & ~coins)
            self.on_coins.append(places & coins)
        self.several = twice
        self.several_special = twice_special

    def _union(self, shapes: range) -> int:
        mask = 0
        for shape in shapes:
            mask |= self.shape_mask[shape]
        return mask

    def counts(self) -> Counts:
        """By place: how many fields it covers; worked out when first asked for."""
        if self._counts is None:
            self._counts = Counts(self.mask, self.minus, self.bonuses)
        return self._counts

    def off(self, place: int) -> int:
        """The places (of single fields and goods) that do not overlap with one."""
        found = self._off.get(place, -1)
        if found < 0:
            hit = 0
            for field in bits(self.mask[place]):
                hit |= self.covering[field]
            found = self.all & ~hit
            self._off[place] = found
        return found

    def off_special(self, place: int) -> int:
        """The places of special tiles that do not overlap with one."""
        found = self._off_special.get(place, -1)
        if found < 0:
            hit = 0
            for field in bits(self.mask[place]):
                hit |= self.covering_special[field]
            found = self.all_special & ~hit
            self._off_special[place] = found
        return found

    def apart(self, place: int) -> int:
        """The places that neither overlap with one nor share an edge with it."""
        found = self._apart.get(place, -1)
        if found < 0:
            hit = 0
            for field in bits(self.mask[place] | beside(self.mask[place], self.fields)):
                hit |= self.covering[field]
            found = self.all & ~hit
            self._apart[place] = found
        return found

    def needs(self, place: int) -> int:
        """The fields that must be covered before this place may be (ODN-PLACE-14, 15, 18)."""
        found = self._needs.get(place, -1)
        if found < 0:
            found = 0
            for coin in bits(self.mask[place] & self.coins):
                found |= self.closure[coin]
            found &= ~self.mask[place]
            self._needs[place] = found
        return found

    def place_at(self, piece: int, spot: int) -> int:
        """The place of a piece at a spot, -1 if its shape cannot lie so on this board."""
        if spot >= SPOTS:
            return self.slot_wood if spot == WOOD_SLOT else self.slot_stone
        return self.place_by_spot[shape_of(piece)].get(spot, -1)

    def field_name(self, field: int) -> str:
        """Row and column as people and refs write them."""
        return f"{field // ACROSS},{field % ACROSS}"


def shapes_of(sides: list[tuple[int, int]], specials: list[list[str]]) -> list[list[str]]:
    """Drawings of all shapes: the single field, the goods by column (long and short side), the special tiles."""
    return [["#"], *(["#" * width] * height for width, height in sides), *specials]
