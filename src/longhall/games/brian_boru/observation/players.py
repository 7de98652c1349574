"""The part of an observation about the players: what lies open before each, and one's own cards."""

from __future__ import annotations

from typing import Final

from ....kernel.masks import count
from ....kernel.observation import Part, Row
from ..content.components import CARDS, PRINCESS, REGIONS, TOP_SPACE, TOWNS
from ..state.position import Boru
from ..state.view import packet_after

PASSED: Final = 3
"""More packets are never passed on in a round: the largest has eight cards, of which two are kept each time."""


def player_parts() -> list[Part]:
    """What `put_player` writes."""
    return [
        Part("to_act", 1, 1, "owes a decision now"),
        Part("marker", 1, 1, "holds the marker, or led it onto the active town"),
        Part("winner", 1, 1, "has won the current trick"),
        Part("military", 1, 1, "has military support"),
        Part("trade", 1, 1, "trades with Denmark"),
        Part("coins", 1, 20, "coins"),
        Part("renown", 1, 10, "renown"),
        Part("points", 1, 50, "points"),
        Part("raiders", 1, 10, "raiders held"),
        Part("church", 1, 8, "discs in the church area"),
        Part("space", 1, TOP_SPACE, "space of the marriage track"),
        Part("cards", 1, 8, "cards in hand"),
        Part("packet_size", 1, 8, "cards of the packet"),
        Part("towns", TOWNS, 1, "towns with a disc, those under Viking tokens included"),
        Part("claims", REGIONS, 1, "claim tokens held"),
        Part("marriages", PRINCESS + 1, 1, "marriage cards held"),
        Part("card", CARDS, 1, "the card played to the current trick and not resolved yet"),
        Part("played", CARDS, 1, "cards played this round (BRU-INFO-06: remembering them is allowed)"),
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
        Part("me.hand", CARDS, 1, "cards in hand"),
        Part("me.packet", CARDS, 1, "cards of the packet to choose from"),
        Part("me.pick", CARDS, 1, "the first of the two cards being chosen"),
        *[
            Part(f"me.passed{stage + 1}", CARDS, 1, "a packet passed to the left this round, as it was then")
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
