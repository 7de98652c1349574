"""What is in the box: goods, boards, spaces and cards as tables for the steps. Filled by `loader.py`."""

from __future__ import annotations

from typing import Any

from ..state.board_plans import Plan
from .things import PIECES, PREGNANT_CATTLE, THINGS


class Space:
    """An action space; `effects` are declarations that `rules/occupations/compiler.py` turns into steps."""

    def __init__(self, name: str, column: int, order: int, group: int, effects: list[dict[str, Any]]) -> None:
        self.name = name
        self.column = column
        self.order = order
        """The place in its column, from the top."""
        self.group = group
        self.second_group: int = -1
        self.ships: int = 0
        """Kinds of ships of which one is needed: bit mask, 0 if none."""
        self.ships_needed: int = 0
        self.effects = effects
        self.line: int = 0
        """Where it stands in its file."""


class Dice:
    """An action decided by a die."""

    def __init__(self, name: str, sides: int, low: bool) -> None:
        self.name = name
        self.sides = sides
        self.low = low
        """A low result is wanted: what is missing is paid."""
        self.resource: int = 0
        self.weapon: int = 0
        self.ore: bool = False
        """The ore of the ships counts."""
        self.success: list[tuple[int, int]] = []
        """Things and amounts; empty where a tile is chosen."""
        self.failure: list[tuple[int, int]] = []
        self.fails_at: int = 0
        self.vikings_back: int = 0


class Card:
    """An occupation."""

    def __init__(self, number: int, deck: int, starting: bool, category: int, points: int) -> None:
        self.number = number
        self.deck = deck
        self.starting = starting
        self.category = category
        """Bit mask of CATEGORIES."""
        self.points = points
        self.effects: list[dict[str, Any]] = []
        self.line: int = 0
        """Where it stands in its file."""


class Side:
    """A side of the home board: the long or the short game."""

    def __init__(self, rounds: int, vikings: int) -> None:
        self.rounds = rounds
        self.vikings = vikings
        """Vikings that begin on the Thing square."""
        self.table: list[int] = []
        """By seat: the round whose Viking stands there, 0 if none."""
        self.harvest: list[list[int]] = []
        """By round (from 1): the goods of its harvest, none in rounds without one."""
        self.turned: list[int] = []
        """By round (from 1): the island board that is turned over, 0 to 3, or -1."""


class Components:
    """Tables by thing, space, island, strip and card number."""

    def __init__(self) -> None:
        self.colour: list[int] = [-1] * len(THINGS)
        """By thing: the colour of a good, -1 of anything else."""
        self.long_side: list[int] = [0] * len(THINGS)
        """By thing: the sides of goods, animals included."""
        self.short_side: list[int] = [0] * len(THINGS)
        self.sword: list[int] = [0] * PIECES
        """Sword value by thing: blue goods and special tiles, else 0."""
        self.forge: list[bool] = [False] * PIECES
        """Things with the tongs."""
        self.harvest_goods: list[list[int]] = []
        """By harvest level."""
        self.animal_points: list[int] = [0] * (PREGNANT_CATTLE + 1)
        self.special_shape: list[list[str]] = []
        self.special_size: list[int] = []
        self.special_price: list[int] = []
        """Silver for the special sale; -1 if not for sale."""
        self.special_points: list[int] = []
        self.plans: list[Plan] = []
        """By kind of board."""
        self.island_points: list[int] = []
        self.island_vikings: list[int] = []
        self.island_ships: list[int] = []
        """By island: mask of the kinds of ships that reach it."""
        self.islands_within: list[int] = [0] * 8
        """By kinds of ships (a mask): the islands that one of them reaches, as a mask."""
        self.turning_silver: int = 0
        self.building_points: list[int] = []
        self.building_copies: list[int] = []
        self.building_cost: list[list[tuple[int, int]]] = []
        self.small_berths: int = 0
        self.large_berths: int = 0
        self.spaces: list[Space] = []
        """61 of the board, then the four imitation faces."""
        self.dice: list[Dice] = []
        self.strips: list[list[int]] = []
        self.start_strips: list[int] = []
        """By number of players, from 1."""
        self.weapon_copies: list[int] = []
        self.weapon_start: list[int] = []
        self.ship_price: list[int] = []
        self.ship_points: list[int] = []
        self.ship_emigrated: list[int] = []
        """Points once emigrated; 0 if it cannot."""
        self.ship_small: list[bool] = []
        self.ship_ore_printed: list[int] = []
        self.ship_ore_slots: list[int] = []
        self.cards: list[Card] = []
        """By number; number 0 is a stand-in."""
        self.sides: list[Side] = []
        self.vikings: int = 0
        self.seats: int = 0
        self.emigrated_seats: int = 0
        self.penalty_points: int = 0
        self.rolls: int = 0
        self.start_mead: int = 0
        self.hash: str = ""
        self.own_names: dict[str, str] = {}
        """What the content files call things, by reference."""
        self.declared: dict[str, dict[str, object]] = {}
        """What they say that things do, for which messages have words."""
        self.printed: dict[str, object] = {}
        """All that the content files say: what clients draw from."""
