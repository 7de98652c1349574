# uncompiled: fills objects by attribute names
"""A position as plain data and back. Steps are saved by the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ..content.components import Components
from ..rules.first_position import empty_table
from .boards import board_from_data
from .position import Odin, Player, Scripts, Variants

SWITCHES: Final = ["side", "decks", "choose_start"]
TABLE: Final = [
    "round", "phase", "start", "last_placed", "passed", "blocked", "imitations", "island_side", "islands_taken",
    "tiles", "deck", "space", "standing_at", "performed", "strip_kinds", "cards_played", "longship_used", "die", "roll",
    "rolls", "die_bonus", "boats_used", "weapons_spent", "resource_spent", "unpaid",
]  # fmt: skip
TABLE_LISTS: Final = ["standing", "strips", "island_silver", "houses", "pile", "discard", "given"]
PLAYER: Final = [
    "knarrs", "gone_knarrs", "gone_longships", "vikings", "reserve", "spaces", "placed", "penalties", "held", "held_on",
    "feast_left", "feast_last", "feast_kinds", "feast_penalties", "midway",
]  # fmt: skip
PLAYER_LISTS: Final = ["boats", "longships", "mods", "served"]
BIG: Final = ["hand", "played", "spent"]
"""Masks with more than 53 bits are written as hexadecimal words, since JSON readers may round numbers."""
BIG_TABLE: Final = ["blocked", "imitations", "deck"]
BIG_PLAYER: Final = [*BIG, "spaces", "placed", "feast_kinds"]


def dump(s: Odin) -> dict[str, object]:
    """Everything but the stack."""
    return {
        "options": {name: getattr(s.variants, name) for name in SWITCHES},
        "table": {
            **{name: written(name, getattr(s, name), BIG_TABLE) for name in TABLE},
            **{name: list(getattr(s, name)) for name in TABLE_LISTS},
        },
        "players": [dump_player(player) for player in s.players],
    }


def written(name: str, value: object, big: list[str]) -> object:
    """A value, large masks as words."""
    return hex(value) if name in big and isinstance(value, int) else value


def read(name: str, value: Any, big: list[str]) -> Any:
    """The inverse of `written`."""
    return int(value, 16) if name in big else value


def dump_player(player: Player) -> dict[str, object]:
    """One player's things."""
    return {
        **{name: written(name, getattr(player, name), BIG_PLAYER) for name in [*PLAYER, *BIG]},
        **{name: list(getattr(player, name)) for name in PLAYER_LISTS},
        "supply": list(player.supply),
        "boards": [[board.plan.kind, board.as_data()] for board in player.boards],
    }


def load(box: Components, scripts: Scripts, data: Mapping[str, Any]) -> Odin:
    """The position that `dump` wrote, without its stack."""
    variants = Variants()
    for name in SWITCHES:
        setattr(variants, name, data["options"][name])
    s = empty_table(box, scripts, variants, len(data["players"]))
    for name in TABLE:
        setattr(s, name, read(name, data["table"][name], BIG_TABLE))
    for name in TABLE_LISTS:
        setattr(s, name, list(data["table"][name]))
    for player, saved in zip(s.players, data["players"], strict=True):
        for name in [*PLAYER, *BIG]:
            setattr(player, name, read(name, saved[name], BIG_PLAYER))
        for name in PLAYER_LISTS:
            setattr(player, name, list(saved[name]))
        player.stock(list(saved["supply"]))
        player.boards = [board_from_data(box.plans[kind], laid) for kind, laid in saved["boards"]]
    return s
