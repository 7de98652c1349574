"""The position: everything that lies on the table, and what is still to come (the stack of the kernel's state)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ....kernel.masks import bits
from ....kernel.step import NOBODY as NOBODY
from ....kernel.step import State
from ....kernel.words import bit
from ..content.components import Components

SETUP: Final = 0
DRAFT: Final = 1
ACTION: Final = 2
UPKEEP: Final = 3
OVER: Final = 4
TRICKS: Final = 100
"""More than the tricks of any round."""
CLOCKWISE: Final = [
    [[(first + place) % seats for place in range(seats)] for first in range(seats)] for seats in range(6)
]
"""All seats in turn order, by their number and the first of them."""
NO_PICKS: Final[list[int]] = []
PHASES: Final = ["setup", "draft", "action", "upkeep", "over"]


class Variants:
    """The disputed readings that a table may choose; see `rules/variants.py`."""

    __slots__ = (
        "church_zero_discs_rewarded",
        "expand_into_active_town",
        "last_card_played",
        "monastery_double_in_end_scoring",
        "pass_marker_when_void",
        "remove_viking_mandatory",
        "show_trick_history",
        "viking_tie_blocks",
        "vikings_contend_in_end_scoring",
    )
    pass_marker_when_void: bool
    last_card_played: bool
    expand_into_active_town: bool
    remove_viking_mandatory: bool
    church_zero_discs_rewarded: bool
    viking_tie_blocks: bool
    vikings_contend_in_end_scoring: bool
    monastery_double_in_end_scoring: bool
    show_trick_history: bool


@mypyc_attr(acyclic=True)
class Player:
    """What lies before one player. Sets of towns and cards are bit masks by town id and card value."""

    __slots__ = (
        "card",
        "church",
        "claims",
        "coins",
        "hand",
        "marriages",
        "packet",
        "pick",
        "picks",
        "played",
        "points",
        "raiders",
        "renown",
        "space",
        "towns",
    )

    def __init__(self) -> None:
        """Nothing yet. Compiled code need not ask whether there is a number where it was put in here."""
        self.coins: i64 = 0
        self.renown = 0
        self.points = 0
        self.raiders: i64 = 0
        self.church: i64 = 0
        self.space: i64 = 0
        self.towns: i64 = 0
        """Towns with this player's disc, those under Viking tokens included."""
        self.claims: i64 = 0
        self.marriages: i64 = 0
        self.hand: i64 = 0
        self.card: i64 = 0
        """The card played to the current trick and not yet resolved; 0: none."""
        self.played: i64 = 0
        """All cards played this round."""
        self.packet: i64 = 0
        self.pick: i64 = 0
        """The first of the two cards being chosen from the packet; 0: none yet."""
        self.picks: list[int] = NO_PICKS
        """What was taken from each packet this round, in order. Replaced, never changed: clones share it."""

    def clone(self) -> Player:
        """An independent copy."""
        p = Player()
        p.coins = self.coins
        p.renown = self.renown
        p.points = self.points
        p.raiders = self.raiders
        p.church = self.church
        p.space = self.space
        p.towns = self.towns
        p.claims = self.claims
        p.marriages = self.marriages
        p.hand = self.hand
        p.card = self.card
        p.played = self.played
        p.packet = self.packet
        p.pick = self.pick
        p.picks = self.picks
        return p


class Boru(State):
    """A position of Brian Boru."""

    __slots__ = (
        "active",
        "battle",
        "box",
        "face_up",
        "free",
        "marker",
        "marriage",
        "marriages_left",
        "marriages_to_come",
        "military",
        "monasteries",
        "phase",
        "players",
        "round",
        "strength",
        "trade",
        "trick",
        "variants",
        "vikings",
        "vikings_left",
        "winner",
    )
    box: Components
    variants: Variants
    players: list[Player]
    phase: int
    round: int
    trick: int
    free: i64
    """Towns without a disc."""
    vikings: i64
    """Towns with a Viking token."""
    monasteries: i64
    face_up: i64
    """Regions whose claim token is face up."""
    marker: int
    """Who holds the marker, or led it onto the active town."""
    active: i64
    """The active town; 0: the marker is not on the board."""
    winner: int
    """Who won the current trick; NOBODY before it is decided, and if nobody did."""
    battle: int
    """Raiders in the battle area."""
    strength: int
    vikings_left: i64
    marriage: int
    """The revealed marriage card; NOBODY: none lies there."""
    marriages_left: i64
    """The ordinary marriage cards not revealed yet, those out of the game included."""
    marriages_to_come: int
    """How many cards the marriage deck still holds, the Princess included."""
    military: int
    trade: int

    def scope(self) -> int:
        """The running trick, as events that name its cards carry it."""
        return self.round * TRICKS + self.trick

    def clone(self) -> Boru:
        """An independent copy; components, options and steps are shared."""
        s = Boru()
        self.hand_on(s)
        s.box = self.box
        s.variants = self.variants
        s.players = [p.clone() for p in self.players]
        s.phase = self.phase
        s.round = self.round
        s.trick = self.trick
        s.free = self.free
        s.vikings = self.vikings
        s.monasteries = self.monasteries
        s.face_up = self.face_up
        s.marker = self.marker
        s.active = self.active
        s.winner = self.winner
        s.battle = self.battle
        s.strength = self.strength
        s.vikings_left = self.vikings_left
        s.marriage = self.marriage
        s.marriages_left = self.marriages_left
        s.marriages_to_come = self.marriages_to_come
        s.military = self.military
        s.trade = self.trade
        return s

    def settle(self, seat: int, town: int) -> None:
        """Put a disc of a player on a free town."""
        settled = bit(town)
        self.players[seat].towns |= settled
        self.free &= ~settled

    def controlled(self, seat: int) -> i64:
        """The towns a player controls: own disc, no Viking token on it (BRU-COMP-16)."""
        return self.players[seat].towns & ~self.vikings

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats, beginning with one. The list is shared: do not change it."""
        return CLOCKWISE[self.seats][seat]

    def owner(self, town: int) -> int:
        """Whose disc lies in a town; NOBODY: it is free."""
        for seat, player in enumerate(self.players):
            if player.towns >> town & 1:
                return seat
        return NOBODY


def town_refs(mask: int) -> list[str]:
    """How events name towns."""
    return [f"town:{town}" for town in bits(mask)]


def card_refs(mask: int) -> list[str]:
    """How events name cards."""
    return [f"card:{card}" for card in bits(mask)]
