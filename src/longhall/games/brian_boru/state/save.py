"""The whole position as plain data and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ..content.components import Components
from ..rules.first_position import empty_table
from ..rules.variants import VARIANTS
from .position import Boru, Player, Variants

TABLE: Final = [
    "phase",
    "round",
    "trick",
    "free",
    "vikings",
    "monasteries",
    "face_up",
    "marker",
    "active",
    "winner",
    "battle",
    "strength",
    "vikings_left",
    "marriage",
    "marriages_left",
    "marriages_to_come",
    "military",
    "trade",
]
PLAYER: Final = [
    "coins",
    "renown",
    "points",
    "raiders",
    "church",
    "space",
    "towns",
    "claims",
    "marriages",
    "hand",
    "card",
    "played",
    "packet",
    "pick",
    "picks",
]
SWITCHES: Final = [
    "pass_marker_when_void",
    "last_card_played",
    "expand_into_active_town",
    "remove_viking_mandatory",
    "church_zero_discs_rewarded",
    "viking_tie_blocks",
    "vikings_contend_in_end_scoring",
    "monastery_double_in_end_scoring",
    "show_trick_history",
]
assert len(SWITCHES) == len(VARIANTS)


def dump(s: Boru) -> dict[str, object]:
    """All but the stack, which the kernel saves."""
    return {
        "table": {name: getattr(s, name) for name in TABLE},
        "players": [{name: getattr(player, name) for name in PLAYER} for player in s.players],
        "options": {name: getattr(s.variants, name) for name in SWITCHES},
    }


def load(box: Components, data: Mapping[str, Any]) -> Boru:
    """The position that `dump` wrote, without its stack."""
    variants = Variants()
    for name in SWITCHES:
        setattr(variants, name, data["options"][name])
    s = empty_table(box, variants, len(data["players"]))
    for name in TABLE:
        setattr(s, name, data["table"][name])
    for player, saved in zip(s.players, data["players"], strict=True):
        fill(player, saved)
    return s


def fill(player: Player, saved: Mapping[str, Any]) -> None:
    """One player's things."""
    for name in PLAYER:
        setattr(player, name, saved[name])
    player.picks = list(saved["picks"])
