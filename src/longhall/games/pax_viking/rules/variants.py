"""Variants and readings that a table may choose; the first value is the usual one."""

from __future__ import annotations

from typing import Final

from ....kernel.variants import Variant, VariantValue
from ..content.actions import MOST_SEATS
from ..content.components import LEVELS
from ..state.position import Variants

RANDOM_DECK: Final = 0
STARTER_DECK: Final = 1
CUSTOM_DECK: Final = 2
DECKS: Final = ["random", "starter", "custom"]

MIXES: Final = [
    "beginner_standard",
    "beginner_hard",
    "beginner_legendary",
    "standard_hard",
    "standard_legendary",
    "hard_legendary",
]
"""Two cards of one level and two of another."""
ONE_OF_EACH: Final = "one_of_each"
EVENT_PILES: Final = ["12", "8", "10", "14", "16", "20"]

VARIANTS: Final[list[Variant]] = [
    Variant("level", "PAX-SETUP-21", ("standard", "beginner", "hard", "legendary", *MIXES, ONE_OF_EACH), fewest=2),
    Variant("bragi", "PAX-SETUP-23", (False, True), fewest=2),
    Variant("deck", "PAX-SETUP-16", ("random", "starter", "custom"), fewest=2),
    Variant("hands", "PAX-SETUP-25", ("secret", "open"), fewest=2),
    Variant("trade_pieces", "PAX-TRADE-05", (False, True), fewest=2),
    *[
        Variant(f"experienced_{seat}", "PAX-SETUP-22", (False, True), fewest=max(seat, 2))
        for seat in range(1, MOST_SEATS + 1)
    ],
    Variant("solo_jarl", "PAX-SOLO-12", ("random", "eric"), most=1),
    Variant("solo_events", "PAX-SOLO-19", tuple(EVENT_PILES), most=1),
]


def read_variants(chosen: dict[str, VariantValue]) -> Variants:
    """The variants chosen, as the steps read them."""
    variants = Variants()
    variants.levels = levels_of(str(chosen["level"]))
    variants.bragi = bool(chosen["bragi"])
    variants.deck = DECKS.index(str(chosen["deck"]))
    variants.open_hands = chosen["hands"] == "open"
    variants.trade_pieces = bool(chosen["trade_pieces"])
    variants.experienced = 0
    for seat in range(MOST_SEATS):
        if chosen[f"experienced_{seat + 1}"]:
            variants.experienced |= 1 << seat
    variants.eric = chosen["solo_jarl"] == "eric"
    variants.solo_events = int(str(chosen["solo_events"]))
    return variants


def levels_of(word: str) -> list[int]:
    """The levels of the four victory cards: one level, two of each of a mix, or one of each."""
    if word == ONE_OF_EACH:
        return list(range(len(LEVELS)))
    found: list[int] = []
    for level, name in enumerate(LEVELS):
        if name in word.split("_"):
            found.append(level)
    return found * 4 if len(found) == 1 else [found[0], found[0], found[1], found[1]]
