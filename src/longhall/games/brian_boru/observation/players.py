"""The part of an observation about the players: what lies open before each, and one's own cards."""

from __future__ import annotations

from typing import Final

from ....kernel.bot.observation import Part, Row, amount, flag, flags
from ....kernel.masks import count
from ..content.components import CARDS, PRINCESS, REGIONS, TOP_SPACE, TOWNS
from ..state.position import Boru
from ..state.view import packet_after

PASSED: Final = 3
"""More packets are never passed on in a round: the largest has eight cards, of which two are kept each time."""


def player_parts() -> list[Part]:
    """What `put_player` writes."""
    return [
        flag("to_act", "owes a decision now"),
        flag("marker", "holds the marker, or led it onto the active town"),
        flag("winner", "has won the current trick"),
        flag("military", "has military support"),
        flag("trade", "trades with Denmark"),
        amount("coins", 20, "coins"),
        amount("renown", 10, "renown"),
        amount("points", 50, "points"),
        amount("raiders", 10, "raiders held"),
        amount("church", 8, "discs in the church area"),
        amount("space", TOP_SPACE, "space of the marriage track"),
        amount("cards", 8, "cards in hand"),
        amount("packet_size", 8, "cards of the packet"),
        flags("towns", TOWNS, "towns with a disc, those under Viking tokens included"),
        flags("claims", REGIONS, "claim tokens held"),
        flags("marriages", PRINCESS + 1, "marriage cards held"),
        flags("card", CARDS, "the card played to the current trick and not resolved yet"),
        flags("played", CARDS, "cards played this round (BRU-INFO-06: remembering them is allowed)"),
    ]


def put_player(row: Row, s: Boru, seat: int) -> None:
    """What everybody sees of a player, or has seen this round."""
    me = s.players[seat]
    row.numbers(
        [
            s.waiting >> seat & 1,
            int(s.marker == seat),
            int(s.winner == seat),
            int(s.military == seat),
            int(s.trade == seat),
            me.coins,
            me.renown,
            me.points,
            me.raiders,
            me.church,
            me.space,
            count(me.hand),
            count(me.packet),
        ]
    )
    row.mask(me.towns >> 1, TOWNS)
    row.mask(me.claims, REGIONS)
    row.mask(me.marriages, PRINCESS + 1)
    row.one(me.card - 1, CARDS)
    row.mask(me.played >> 1, CARDS)


def own_parts() -> list[Part]:
    """What `put_own` writes."""
    return [
        flags("me.hand", CARDS, "cards in hand"),
        flags("me.packet", CARDS, "cards of the packet to choose from"),
        flags("me.pick", CARDS, "the first of the two cards being chosen"),
        *[
            flags(f"me.passed{stage + 1}", CARDS, "a packet passed to the left this round, as it was then")
            for stage in range(PASSED)
        ],
    ]  # fmt: skip


def put_own(row: Row, s: Boru, seat: int) -> None:
    """One's own cards, and what one remembers of the draft (BRU-INFO-07)."""
    me = s.players[seat]
    row.mask(me.hand >> 1, CARDS)
    row.mask(me.packet >> 1, CARDS)
    row.mask(me.pick >> 1, CARDS)
    stages = len(me.picks)
    for stage in range(PASSED):
        row.mask(packet_after(s, seat, stage) >> 1 if stage < stages else 0, CARDS)
