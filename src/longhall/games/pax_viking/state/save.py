# uncompiled: reads saved positions, where types are open
"""The whole position as plain data and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ..content.components import VENTURE
from ..rules.first_position import Kit, empty_table, muster
from .abilities import refit
from .holdings import settle_starts
from .position import Offer, Pax, Variants

TABLE: Final = [
    "phase", "round", "first", "active", "actions", "influence", "once", "place", "spent", "owner", "tile_at", "sworn",
    "track", "unseen", "left", "aside", "discards", "gone", "events_left", "cards", "down", "quiet", "offers", "window",
    "met", "challenged", "displaced", "event", "here", "yes", "votes", "passed", "winners", "ending", "colour_at",
    "colour_used",
]  # fmt: skip
PLAYER: Final = [
    "jarl", "silfr", "posts", "followers", "sworn", "fleet", "hand", "seen", "board", "faithful", "beside", "markers",
    "homes", "duchies", "marked", "granted", "home_posts",
]  # fmt: skip
SWITCHES: Final = ["levels", "bragi", "deck", "open_hands", "trade_pieces", "experienced", "eric", "solo_events"]
OFFER: Final = [
    "maker", "taker", "sailing", "give", "want", "give_pieces", "want_pieces", "any_tiles", "give_silfr", "want_silfr",
    "counter",
]  # fmt: skip


def plain(value: Any) -> Any:
    """A value that does not change when the position does."""
    return [plain(part) for part in value] if isinstance(value, list) else value


def dump(s: Pax) -> dict[str, object]:
    """All but the stack, which the kernel saves, and what follows from the rest."""
    return {
        "table": {name: plain(getattr(s, name)) for name in TABLE},
        "players": [{name: plain(getattr(player, name)) for name in PLAYER} for player in s.players],
        "offer": None if s.offer is None else {name: plain(getattr(s.offer, name)) for name in OFFER},
        "options": {name: plain(getattr(s.variants, name)) for name in SWITCHES},
    }


def load(kit: Kit, data: Mapping[str, Any]) -> Pax:
    """The position that `dump` wrote, without its stack."""
    variants = Variants()
    for name in SWITCHES:
        setattr(variants, name, plain(data["options"][name]))
    s = empty_table(kit, variants, data["seats"])
    for name in TABLE:
        setattr(s, name, plain(data["table"][name]))
    for player, saved in zip(s.players, data["players"], strict=True):
        for name in PLAYER:
            setattr(player, name, plain(saved[name]))
    if data["offer"] is not None:
        s.offer = Offer()
        for name in OFFER:
            setattr(s.offer, name, plain(data["offer"][name]))
    follow(s)
    return s


def follow(s: Pax) -> None:
    """What follows from the rest: who is where, what is commanded, perks and homes."""
    muster(s)
    s.ventures = 0
    for post, tile in enumerate(s.tile_at):
        if tile >= 0 and s.box.tiles[tile].kind == VENTURE:
            s.ventures |= 1 << post
    s.controlled = 0
    for seat, player in enumerate(s.players):
        s.controlled |= player.fleet
        refit(s, seat)
        settle_starts(s, seat)
