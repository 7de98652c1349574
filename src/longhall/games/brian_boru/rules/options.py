"""Readings that people really play differently, as table options; the first value is the recommended one."""

from __future__ import annotations

from typing import Final

from ....kernel.options import Option, OptionValue
from ..state.position import Variants

OPTIONS: Final[list[Option]] = [
    Option("lead_void", "BRU-TRICK-07", ("play_any", "pass_marker")),
    Option("five_player_last_card", "BRU-TRICK-01", ("discard", "play")),
    Option("expand_into_active_town", "BRU-SYM-19", (False, True)),
    Option("remove_viking_mandatory", "BRU-SYM-22", (True, False)),
    Option("church_zero_discs_rewarded", "BRU-CHURCH-07", (False, True)),
    Option("viking_tie_blocks", "BRU-CLAIM-09", (True, False)),
    Option("vikings_contend_in_end_scoring", "BRU-SCORE-07", (True, False)),
    Option("monastery_double_in_end_scoring", "BRU-SCORE-09", (True, False)),
    Option("show_trick_history", "BRU-INFO-06", (True, False)),
]


def read_variants(options: dict[str, OptionValue], seats: int) -> Variants:
    """The options as the steps read them."""
    variants = Variants()
    variants.pass_marker_when_void = options["lead_void"] == "pass_marker"
    variants.last_card_played = seats == 5 and options["five_player_last_card"] == "play"
    variants.expand_into_active_town = bool(options["expand_into_active_town"])
    variants.remove_viking_mandatory = bool(options["remove_viking_mandatory"])
    variants.church_zero_discs_rewarded = bool(options["church_zero_discs_rewarded"])
    variants.viking_tie_blocks = bool(options["viking_tie_blocks"])
    variants.vikings_contend_in_end_scoring = bool(options["vikings_contend_in_end_scoring"])
    variants.monastery_double_in_end_scoring = bool(options["monastery_double_in_end_scoring"])
    variants.show_trick_history = bool(options["show_trick_history"])
    return variants
