# uncompiled: the schema of the API is read from the annotations, which mypyc does not keep
"""What the content files hold for a drawing, as types: the browser's come from these. Files may hold more."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

Cell = tuple[int, int]


class OdinGood(TypedDict):
    """A tile of goods."""

    id: str
    colour: Literal["orange", "red", "green", "blue"]
    column: int
    width: int
    height: int
    harvest: NotRequired[int]


class OdinSpace(TypedDict):
    """An action space; its effects are in the words of the content files."""

    id: str
    column: int
    also: NotRequired[str]
    colour: NotRequired[str]
    ships: NotRequired[list[str]]
    ships_needed: NotRequired[int]
    effects: list[dict[str, Any]]


class OdinBoardSpace(OdinSpace):
    """An action space of the board, the group it belongs to, and where it stands in its column."""

    group: str
    order: int


class OdinStep(TypedDict):
    """A step of an income track."""

    key: NotRequired[str]
    value: int
    cell: NotRequired[Cell]


class OdinBonus(TypedDict):
    """A bonus printed on a board."""

    key: str
    cell: Cell
    gives: list[str]


class OdinSlots(TypedDict):
    """The places of a house for wood and stone."""

    wood: int
    stone: int


class OdinPlan(TypedDict):
    """A board or a building as it is printed."""

    id: str
    grid: NotRequired[list[str]]
    points: NotRequired[int]
    vikings: NotRequired[int]
    ships: NotRequired[list[str]]
    tracks: NotRequired[list[list[OdinStep]]]
    bonuses: NotRequired[list[OdinBonus]]
    slots: NotRequired[OdinSlots]
    copies: NotRequired[int]
    letter: NotRequired[str]
    side: NotRequired[str]


class OdinSide(TypedDict):
    """A length of the game."""

    id: str
    rounds: int
    table: list[int]
    harvest: list[int]
    turned: list[str]


class OdinBay(TypedDict):
    """Berths."""

    small: int
    large: int


class OdinBoards(TypedDict):
    """Boards, lengths of the game, and the bay."""

    boards: list[OdinPlan]
    sides: list[OdinSide]
    bay: OdinBay


class OdinBuildings(TypedDict):
    """Sheds and houses."""

    buildings: list[OdinPlan]


class OdinDieFace(TypedDict):
    """What a die is rolled for."""

    id: str
    sides: int
    aim: str
    spend: list[str]
    success: NotRequired[dict[str, int]]
    failure: dict[str, int]
    vikings_back: int


class OdinDice(TypedDict):
    """All dice."""

    dice: list[OdinDieFace]


class OdinGoods(TypedDict):
    """All goods."""

    goods: list[OdinGood]


class OdinStrip(TypedDict):
    """A mountain strip."""

    id: int
    items: list[str]


class OdinMountains(TypedDict):
    """All mountain strips."""

    strips: list[OdinStrip]


class OdinOccupation(TypedDict):
    """An occupation's face."""

    number: int
    category: list[str]
    points: int
    starting: NotRequired[bool]


class OdinOccupations(TypedDict):
    """A deck of occupations."""

    cards: list[OdinOccupation]


class OdinWeapon(TypedDict):
    """A kind of weapon."""

    id: str


class OdinShip(TypedDict):
    """A kind of ship."""

    id: str
    berth: str
    price: int
    ore_slots: int
    ore_printed: int


class OdinPieces(TypedDict):
    """Weapons, ships, and numbers of the rules."""

    weapons: list[OdinWeapon]
    ships: list[OdinShip]
    numbers: dict[str, int]


class OdinSpaces(TypedDict):
    """Action spaces, and those that imitate others."""

    spaces: list[OdinBoardSpace]
    imitations: list[OdinSpace]


class OdinSpecialTile(TypedDict):
    """A special tile."""

    id: str
    shape: list[str]
    sword: int
    price: NotRequired[int]
    forge: bool
    size: int


class OdinSpecialTiles(TypedDict):
    """All special tiles."""

    tiles: list[OdinSpecialTile]


class OdinContent(TypedDict):
    """What the game is drawn from."""

    boards: OdinBoards
    buildings: OdinBuildings
    dice: OdinDice
    goods: OdinGoods
    mountains: OdinMountains
    occupations_a: OdinOccupations
    occupations_b: OdinOccupations
    occupations_c: OdinOccupations
    pieces: OdinPieces
    spaces: OdinSpaces
    special_tiles: OdinSpecialTiles
