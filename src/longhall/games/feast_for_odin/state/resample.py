"""Resample: another deal of the hidden occupations that a seat cannot tell apart from the real one."""

from __future__ import annotations

import random

from ....kernel.masks import long_bits, mask_of
from ....kernel.step import drop_options
from ..rules.setup import starting_cards
from .position import Odin


def resample(s: Odin, seat: int, rng: random.Random) -> Odin:
    """The hands of the others, dealt anew from what the seat has not seen: dark and light cards each among themselves.

    The order of piles is nowhere in the state, so nothing else is hidden.
    """
    other = s.clone()
    drop_options(other, seat)
    light = starting_cards(s)
    known = s.players[seat].hand
    for player in s.players:
        known |= player.played
    dark_pool = s.deck
    for who, player in enumerate(s.players):
        if who != seat:
            dark_pool |= player.hand & ~light
    dark = long_bits(dark_pool)
    pale = long_bits(light & ~known)
    rng.shuffle(dark)
    rng.shuffle(pale)
    for who, player in enumerate(s.players):
        if who == seat:
            continue
        hand = []
        for card in long_bits(player.hand):
            hand.append(pale.pop() if light >> card & 1 else dark.pop())
        other.players[who].hand = mask_of(hand)
    other.deck = mask_of(dark)
    return other
