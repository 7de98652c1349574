"""What is in the box: the board, cards and decks as tables that the steps look things up in. Filled by `loader.py`."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ....kernel.step import Step

RED: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
WHITE: Final = 3
COLOURS: Final = ["red", "blue", "yellow", "white"]

TOWNS: Final = 53
CARDS: Final = 25
REGIONS: Final = 8
PRINCESS: Final = 7
TOP_SPACE: Final = 9

MILITARY: Final = 1
TRADE: Final = 2
SPURN: Final = 3
CHOICES: Final = ["", "military", "trade", "spurn"]


class MarriageCard:
    """One marriage card; `region` is -1 where it gives no town."""

    def __init__(self, name: str, points: int, renown: int, region: int) -> None:
        self.name = name
        self.points = points
        self.renown = renown
        self.region = region


class Town:
    """A town: its colour, its region, the towns that roads join it to, and the cards that count in a trick for it."""

    def __init__(self, colour: int, region: int) -> None:
        self.colour = colour
        self.region = region
        self.roads: i64 = 0
        self.suited: i64 = 0


class Region:
    """A region: its towns, and of its claim token the threshold and the points."""

    def __init__(self, number: int, threshold: int, points: int) -> None:
        self.number = number
        self.threshold = threshold
        self.points = points
        self.towns: i64 = 0


class Colour:
    """The towns and the cards of a colour."""

    def __init__(self) -> None:
        self.towns: i64 = 0
        self.cards: i64 = 0


class Components:
    """Tables by town id (1 to 53), card value (1 to 25), region, track space and deck place. Sets are bit masks."""

    def __init__(self) -> None:
        self.towns: list[Town] = []
        """By id; place 0 is a stand-in."""
        self.all_towns: i64 = 0
        self.regions: list[Region] = []
        self.region_ids: list[str] = []
        self.colours: list[Colour] = []
        self.card_colour: list[int] = []
        self.primary: list[list[Step[Any]]] = []
        self.rows: list[list[list[Step[Any]]]] = []
        self.row_symbols: list[list[list[str]]] = []
        self.primary_symbols: list[list[str]] = []
        self.track_coins: list[int] = []
        self.track_renown: list[int] = []
        self.track_town: list[bool] = []
        self.marriages: list[MarriageCard] = []
        """The seven ordinary cards, then the Princess."""
        self.spurn_points: int = 0
        self.viking_ids: list[str] = []
        self.viking_strength: list[int] = []
        self.start_coins: int = 0
        self.start_renown: int = 0
        self.start_points: int = 0
        self.extra_cost: int = 0
        self.expand_cost: int = 0
        self.missing_coin_cost: int = 0
        self.most_coins_points: int = 0
        self.marker_points: int = 0
        self.regions_points: list[int] = []
        self.last_space: int = 0
        self.deal: list[int] = []
        self.rounds: list[int] = []
        self.hash: str = ""
        self.own_names: dict[str, str] = {}
        """What the content files call things, by reference."""
        self.declared: dict[str, dict[str, object]] = {}
        """What they say that things do, for which messages have words."""
        self.printed: dict[str, object] = {}
        """All that the content files say, drawing included."""
