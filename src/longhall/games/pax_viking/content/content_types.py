# uncompiled: the schema of the API is read from the annotations, which mypyc does not keep
"""What the content files hold for a drawing, as types: the browser's come from these. Files may hold more."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Follower = Literal["jarls", "sweden", "theocracy", "rus"]
Zone = Literal["west", "north", "east", "south"]
Point = tuple[float, float]


class PaxSourced(TypedDict):
    """Whether a record is known from the published game, and which of its parts."""

    source: Literal["established", "reconstruction"]
    established: NotRequired[list[str]]


class PaxEffect(TypedDict):
    """A declaration in the effect vocabulary: `do` names the verb, all else are its arguments."""

    do: str
    then: NotRequired[list[PaxEffect]]
    options: NotRequired[list[list[PaxEffect]]]


PaxAbility = TypedDict(
    "PaxAbility",
    {
        "trigger": str,
        "when": NotRequired[str],
        "once": NotRequired[bool],
        "only-played": NotRequired[bool],
        "effects": list[PaxEffect],
    },
)


class PaxTile(PaxSourced, PaxAbility):
    """A venture, an event, a god or an advocate."""

    id: str
    area: str
    follower: NotRequired[Follower]
    starter: NotRequired[int]
    beside: NotRequired[PaxAbility]


class PaxTiles(TypedDict):
    """All tiles of a kind."""

    tiles: list[PaxTile]


class PaxPicture(TypedDict):
    """The size of the drawing that places are given in."""

    width: int
    height: int


class PaxRegion(PaxSourced):
    """A sea, a river or a harbour."""

    id: str
    kind: Literal["sea", "river", "harbour"]
    zone: NotRequired[Zone]
    label: Point


class PaxClosed(TypedDict):
    """A region that nobody enters."""

    id: str
    label: Point


class PaxBorder(TypedDict):
    """A border between two regions."""

    between: tuple[str, str]
    open: bool


class PaxMap(TypedDict):
    """The map."""

    picture: PaxPicture
    regions: list[PaxRegion]
    closed: list[PaxClosed]
    borders: list[PaxBorder]


class PaxShape(TypedDict):
    """The outline of a region."""

    region: str
    polygons: list[list[Point]]


class PaxLine(TypedDict):
    """The line between two regions."""

    between: tuple[str, str]
    points: list[list[Point]]


class PaxShapes(TypedDict):
    """The drawing of the map."""

    shapes: list[PaxShape]
    lines: list[PaxLine]


PaxPostAbility = TypedDict(
    "PaxPostAbility",
    {
        "trigger": NotRequired[str],
        "when": NotRequired[str],
        "once": NotRequired[bool],
        "only-played": NotRequired[bool],
        "effects": NotRequired[list[PaxEffect]],
        "port-at": NotRequired[Point],
    },
)


class PaxPostFace(PaxSourced, PaxPostAbility):
    """A trading post as it is printed."""

    id: str
    kind: Literal["empty", "trade_centre", "key_trade_centre", "powerful_ally"]
    region: str
    port: NotRequired[str]
    followers: NotRequired[list[Follower]]
    cost: NotRequired[int]
    at: Point


class PaxPosts(TypedDict):
    """All posts."""

    posts: list[PaxPostFace]


PaxHome = TypedDict("PaxHome", {"home-sea": str, "home-zone": Zone})


class PaxJarl(PaxSourced, PaxHome):
    """A jarl."""

    id: str
    at: Point
    abilities: list[PaxAbility]


class PaxJarls(TypedDict):
    """All jarls."""

    jarls: list[PaxJarl]


PaxTable = TypedDict("PaxTable", {"track-costs": list[int], "actions": int})


class PaxNumbers(TypedDict):
    """Numbers of the rules."""

    table: PaxTable


class PaxCardTest(TypedDict):
    """A test of a victory card."""

    test: str
    n: int
    follower: NotRequired[Follower]
    each: NotRequired[int]


class PaxVictoryFace(PaxSourced):
    """A victory card as it is printed."""

    id: str
    level: str
    tests: list[PaxCardTest]


class PaxVictory(TypedDict):
    """All victory cards."""

    cards: list[PaxVictoryFace]


class PaxContent(TypedDict):
    """What the game is drawn from; a pack may leave the drawing of the map out."""

    map: PaxMap
    shapes: NotRequired[PaxShapes]
    posts: PaxPosts
    jarls: PaxJarls
    numbers: PaxNumbers
    victory: PaxVictory
    ventures: PaxTiles
    events: PaxTiles
    gods: PaxTiles
    advocates: PaxTiles
