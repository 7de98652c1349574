"""Readings that people really play differently, as variants of the table; the first value is the recommended one."""

from __future__ import annotations

from typing import Final

from ....kernel.variants import Variant, VariantValue
from ..state.position import Variants

VARIANTS: Final[list[Variant]] = [
    Variant("lead_void", "BRU-TRICK-07", ("play_any", "pass_marker")),
    Variant("five_player_last_card", "BRU-TRICK-01", ("discard", "play"), fewest=5),
    Variant("expand_into_active_town", "BRU-SYM-19", (False, True)),
    Variant("remove_viking_mandatory", "BRU-SYM-22", (True, False)),
    Variant("church_zero_discs_rewarded", "BRU-CHURCH-07", (False, True)),
    Variant("viking_tie_blocks", "BRU-CLAIM-09", (True, False)),
    Variant("vikings_contend_in_end_scoring", "BRU-SCORE-07", (True, False)),
    Variant("monastery_double_in_end_scoring", "BRU-SCORE-09", (True, False)),
    Variant("show_trick_history", "BRU-INFO-06", (True, False)),
]


def read_variants(chosen: dict[str, VariantValue], seats: int) -> Variants:
    """The variants chosen, as the steps read them."""
    variants = Variants()
    variants.pass_marker_when_void = chosen["lead_void"] == "pass_marker"
    variants.last_card_played = seats == 5 and chosen["five_player_last_card"] == "play"
    variants.expand_into_active_town = bool(chosen["expand_into_active_town"])
    variants.remove_viking_mandatory = bool(chosen["remove_viking_mandatory"])
    variants.church_zero_discs_rewarded = bool(chosen["church_zero_discs_rewarded"])
    variants.viking_tie_blocks = bool(chosen["viking_tie_blocks"])
    variants.vikings_contend_in_end_scoring = bool(chosen["vikings_contend_in_end_scoring"])
    variants.monastery_double_in_end_scoring = bool(chosen["monastery_double_in_end_scoring"])
    variants.show_trick_history = bool(chosen["show_trick_history"])
    return variants
