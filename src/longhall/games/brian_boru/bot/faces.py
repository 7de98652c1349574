"""Cards as a player weighs them up: what each gives if it wins or loses, and what that is worth."""

from __future__ import annotations

from typing import Final

from ..content.components import CARDS, Components
from ..state.position import Boru, Player
from .needs import Needs
from .weights import Weights

NEVER: Final = -1000.0


class Face:
    """A card as numbers: what a winner gets besides the town, what the two rows give, and what it is worth to have."""

    __slots__ = ("colour", "frees", "keep", "lower_symbols", "pick", "upper_coins", "won_coins", "won_symbols")

    def __init__(self, box: Components, w: Weights, card: int) -> None:
        rows = box.row_symbols[card]
        won = box.primary_symbols[card]
        lower = rows[1] if len(rows) > 1 else []
        self.colour = box.card_colour[card]
        self.won_coins = float(won.count("coin") - won.count("pay_coin"))
        """Below nothing: coins to pay."""
        self.won_symbols = float(suit_symbols(won))
        self.upper_coins = float(rows[0].count("coin"))
        self.lower_symbols = float(suit_symbols(lower))
        self.frees = "remove_viking" in lower
        self.keep = w.keep[card]
        self.pick = w.pick[card]


def faces_of(box: Components, w: Weights) -> list[Face]:
    """All cards by value; place 0 is a stand-in."""
    return [Face(box, w, max(1, card)) for card in range(CARDS + 1)]


def suit_symbols(symbols: list[str]) -> int:
    """How many church, raider and courtship symbols there are; on a card they are all of its colour."""
    return symbols.count("church") + symbols.count("raider") + symbols.count("courtship")


def pick_worth(s: Boru, me: Player, face: Face, needs: Needs) -> float:
    """What a card is worth in the draft: its strength, and what its rows would give now."""
    return face.pick + needs.worth.row_in_draft * lost_worth(s, me, face, needs)


def won_worth(s: Boru, me: Player, face: Face, needs: Needs) -> float:
    """What a card gives its winner besides the town."""
    worth = face.won_coins * needs.coin
    if face.won_coins < 0.0:
        missing = -face.won_coins - float(me.coins)
        if missing > 0.0:
            worth -= missing * needs.worth.missing_coin
    if face.won_symbols > 0.0:
        worth += face.won_symbols * needs.symbol(s, me, face.colour)
    return worth


def lost_worth(s: Boru, me: Player, face: Face, needs: Needs) -> float:
    """The better row of a card."""
    upper = upper_worth(face, needs)
    lower = lower_worth(s, me, face, needs)
    return lower if lower > upper else upper


def upper_worth(face: Face, needs: Needs) -> float:
    """Coins and an expansion."""
    return face.upper_coins * needs.coin + needs.expand


def lower_worth(s: Boru, me: Player, face: Face, needs: Needs) -> float:
    """Symbols, or a town freed."""
    if face.lower_symbols > 0.0:
        return face.lower_symbols * needs.symbol(s, me, face.colour)
    if face.frees and s.vikings & me.towns:
        return needs.worth.freed
    return NEVER
