# uncompiled: the schema of the API is read from the annotations, which mypyc does not keep
"""What `view.py` gives, as types: the browser's come from these."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ....kernel.shapes import GameView


class OdinHeldSpace(TypedDict):
    """Who has taken an action space, with how many Vikings; `old`: from the round before (solo)."""

    seat: int
    vikings: int
    old: bool


class OdinIsland(TypedDict):
    """The side that is up, the silver on it, and who took it."""

    board: str
    silver: int
    owner: int | None


class OdinWeapons(TypedDict):
    """The weapon cards in the pile and in the discard."""

    pile: dict[str, int]
    discard: dict[str, int]


class OdinDie(TypedDict):
    """A die that is being rolled."""

    action: str
    rolls: int
    result: int


class OdinBoard(TypedDict):
    """A board: what lies where (a thing and its spot: turn, row and column in one number), what it pays and costs."""

    board: str
    laid: list[tuple[str, int]]
    wood: int
    stone: int
    income: int
    bonuses: list[str]
    minus: int


class OdinDish(TypedDict):
    """What lies on the feast table, and how many seats it takes; a seat that was left empty has no dish."""

    dish: str | None
    seats: int


class OdinFeast(TypedDict):
    """A feast being laid: the seats still to fill, those left empty, and the table from left to right."""

    left: int
    empty: int
    table: list[OdinDish]


class OdinEmigrated(TypedDict):
    """Ships that have emigrated."""

    knarr: int
    longship: int


class OdinPlayer(TypedDict):
    """What lies open before a player. `spent`: occupations that act only once and have acted."""

    supply: dict[str, int]
    vikings: int
    waiting_room: int
    whaling_boats: list[int]
    knarrs: int
    longships: list[int]
    emigrated: OdinEmigrated
    boards: list[OdinBoard]
    income: int
    seats: int
    penalties: int
    hand: int
    hand_light: int
    played: list[int]
    spent: list[int]
    modifiers: dict[str, int]
    held: str | None
    held_on: int | None
    feast: NotRequired[OdinFeast]


class OdinOwn(TypedDict):
    """The occupations in one's hand."""

    seat: int
    hand: list[int]


class OdinView(GameView):
    """The table as everybody sees it, and one's own things."""

    length: str
    rounds: int
    phase: int | None
    start: int
    passed: list[int]
    spaces: dict[str, OdinHeldSpace]
    imitations: list[str]
    strips: dict[str, int]
    strips_hidden: int
    islands: list[OdinIsland]
    tiles: list[str]
    buildings: dict[str, int]
    weapons: OdinWeapons
    deck: int
    players: list[OdinPlayer]
    space: NotRequired[str]
    die: NotRequired[OdinDie]
    me: NotRequired[OdinOwn]
