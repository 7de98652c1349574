# uncompiled: the schema of the API is read from the annotations, which mypyc does not keep
"""What the content files hold for a drawing, as types: the browser's come from these. Files may hold more."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

BoruSuit = Literal["red", "blue", "yellow", "white"]
Point = tuple[float, float]


class Picture(TypedDict):
    """The size of the drawing that places are given in."""

    width: int
    height: int


class BrianBoruRegion(TypedDict):
    """A region: how many towns it takes, what it is worth, and where its name stands."""

    id: str
    threshold: int
    points: int
    label: Point


class BrianBoruTown(TypedDict):
    """A town and where it lies."""

    id: int
    region: str
    colour: BoruSuit
    at: Point


class BrianBoruRoad(TypedDict):
    """A road between two towns, and the points on its way."""

    towns: tuple[int, int]
    kind: Literal["land", "sea"]
    via: NotRequired[list[Point]]


class BrianBoruBoard(TypedDict):
    """The map."""

    picture: Picture
    regions: list[BrianBoruRegion]
    towns: list[BrianBoruTown]
    roads: list[BrianBoruRoad]


class BrianBoruCard(TypedDict):
    """A card's face."""

    value: int
    colour: BoruSuit
    primary: list[str]
    upper: list[str]
    lower: NotRequired[list[str]]


class BrianBoruCards(TypedDict):
    """All cards."""

    cards: list[BrianBoruCard]


class BrianBoruSpace(TypedDict):
    """A space of the marriage track."""

    space: int
    reward: list[str]


BrianBoruMarriage = TypedDict(
    "BrianBoruMarriage",
    {"id": str, "points": NotRequired[int], "renown": NotRequired[int], "town-in": NotRequired[str]},
)


class BrianBoruDecks(TypedDict):
    """The marriage track and its cards."""

    track: list[BrianBoruSpace]
    marriage: list[BrianBoruMarriage]


class BrianBoruContent(TypedDict):
    """What the game is drawn from."""

    board: BrianBoruBoard
    cards: BrianBoruCards
    decks: BrianBoruDecks
