"""How a table plays: the length of the game, the decks of occupations, and the solo variant's choice."""

from __future__ import annotations

from typing import Final

from ....kernel.variants import Variant, VariantValue
from ..content.things import DECKS, LONG, SHORT
from ..state.position import Variants

VARIANTS: Final[list[Variant]] = [
    Variant("length", "ODN-SETUP-12", ("long", "short")),
    Variant("decks", "ODN-SETUP-05", ("abc", "a", "b", "c", "ab", "ac", "bc")),
    Variant("solo_start", "ODN-SOLO-18", ("draw", "choose"), most=1),
]


def read_variants(chosen: dict[str, VariantValue]) -> Variants:
    """The variants chosen, as the steps read them."""
    variants = Variants()
    variants.side = SHORT if chosen["length"] == "short" else LONG
    variants.decks = 0
    for number, deck in enumerate(DECKS):
        if deck in str(chosen["decks"]):
            variants.decks |= 1 << number
    variants.choose_start = chosen["solo_start"] == "choose"
    return variants
