"""Resample: another deal of the hidden cards that a seat cannot tell apart from the real one."""

from __future__ import annotations

import random
from typing import Final

from mypy_extensions import i64, mypyc_attr

from ....kernel.chance import Chance, LineChance
from ....kernel.masks import bits
from ....kernel.step import drop_options
from ....kernel.words import bit, count
from ..content.components import CARDS
from .position import Boru
from .view import stage_now

REST: Final = -1


@mypyc_attr(acyclic=True)
class Place:
    """Where hidden cards lie: what a seat took from a packet at a stage, or what is left of the packet it holds."""

    def __init__(self, seat: int, stage: int, cards: i64) -> None:
        self.seat = seat
        self.stage = stage
        self.cards: i64 = cards
        self.room: i64 = 0
        """For how many cards there is still room, while they are shuffled."""


def resample(s: Boru, seat: int, rng: random.Random) -> Boru:
    """Deal the cards anew that a seat has not placed: it knows its own, and which packet each card it passed was in."""
    other = s.clone()
    drop_options(other, seat)
    if not cards_dealt(s):
        return other
    chance = LineChance(rng.getrandbits(60))
    picks = [player.picks[:] for player in s.players]
    for group in hidden_groups(s, seat):
        shuffle(s, group, chance)
        for place in group:
            if place.stage == REST:
                other.players[place.seat].packet = place.cards
            elif place.seat >= 0:
                picks[place.seat][place.stage] = place.cards
    for who, player in enumerate(other.players):
        if who == seat:
            continue
        player.picks = picks[who]
        if s.players[who].pick:
            player.pick = 1 << rng.choice(bits(player.packet))
        if s.players[who].hand:
            hand: i64 = 0
            for cards in player.picks:
                hand |= cards
            player.hand = hand & ~player.played
    return other


def cards_dealt(s: Boru) -> bool:
    """Whether anybody has cards."""
    for player in s.players:
        if player.packet or player.picks:
            return True
    return False


def hidden_groups(s: Boru, seat: int) -> list[list[Place]]:
    """Places among which cards may be exchanged without the seat noticing.

    All cards that it never saw are one group. A packet that it saw and passed on is a group of its own, and begins a
    new one each time it sees the packet again.
    """
    now = stage_now(s)
    unseen: list[Place] = []
    groups = [unseen]
    dealt: i64 = 0
    for dealt_to in range(s.seats):
        group = unseen
        for stage in range(now + 1):
            taker = (dealt_to + stage) % s.seats
            picks = s.players[taker].picks
            if taker == seat:
                group = []
                groups.append(group)
            if stage < len(picks):
                dealt |= picks[stage]
                if taker != seat:
                    group.append(Place(taker, stage, picks[stage]))
        holder = (dealt_to + now) % s.seats
        dealt |= s.players[holder].packet
        if holder != seat:
            group.append(Place(holder, REST, s.players[holder].packet))
    undealt = ((1 << CARDS + 1) - 2) & ~dealt
    unseen.append(Place(-1, 0, undealt))
    return groups


def shuffle(s: Boru, group: list[Place], chance: Chance) -> None:
    """Exchange the cards of a group; a card that its owner has played since stays with that owner."""
    loose: i64 = 0
    for place in group:
        loose |= place.cards
        place.room = count(place.cards)
        place.cards = 0
    for who, player in enumerate(s.players):
        played = player.played & loose
        while played:
            card = played & -played
            put(group, who, card, chance)
            played ^= card
        loose &= ~player.played
    cards = bits(loose)
    left = len(cards)
    for place in group:
        for _ in range(place.room):
            at = chance.below(left)
            left -= 1
            place.cards |= bit(cards[at])
            cards[at] = cards[left]


def put(group: list[Place], who: int, card: i64, chance: Chance) -> None:
    """Put a card that a seat has played where that seat took cards, into each place as likely as it has room."""
    room: i64 = 0
    for place in group:
        if place.seat == who and place.stage != REST:
            room += place.room
    at: i64 = chance.below(room)
    for place in group:
        if place.seat == who and place.stage != REST:
            at -= place.room
            if at < 0:
                place.cards |= card
                place.room -= 1
                return
