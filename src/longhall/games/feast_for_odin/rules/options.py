"""How a table plays: the length of the game, the decks of occupations, and the solo variant's choice."""

from __future__ import annotations

from typing import Final

from ....kernel.options import Option, OptionValue
from ..content.things import DECKS, LONG, SHORT
from ..state.position import Variants

OPTIONS: Final[list[Option]] = [
    Option("length", "ODN-SETUP-12", ("long", "short")),
    Option("decks", "ODN-SETUP-05", ("abc", "a", "b", "c", "ab", "ac", "bc")),
    Option("solo_start", "ODN-SOLO-18", ("draw", "choose")),
]


def read_variants(options: dict[str, OptionValue]) -> Variants:
    """The options as the steps read them."""
    variants = Variants()
    variants.side = SHORT if options["length"] == "short" else LONG
    variants.decks = 0
    for number, deck in enumerate(DECKS):
        if deck in str(options["decks"]):
            variants.decks |= 1 << number
    variants.choose_start = options["solo_start"] == "choose"
    return variants
