"""What must hold in every position: pieces are conserved, and nothing lies where it cannot."""

from __future__ import annotations

from typing import Final

from ....kernel.masks import count
from ..content.components import CARDS, PRINCESS, TOP_SPACE
from .position import ACTION, DRAFT, NOBODY, Boru

ALL_CARDS: Final = (1 << CARDS + 1) - 2


def broken(s: Boru) -> list[str]:
    """The sentences that are not true of a position; empty in a sound game."""
    wrong = []
    for sentence, holds in board_checks(s) + player_checks(s) + card_checks(s):
        if not holds:
            wrong.append(sentence)
    return wrong


def board_checks(s: Boru) -> list[tuple[str, bool]]:
    """Towns, tokens and claims."""
    discs = 0
    shared = 0
    claims = 0
    claimed_twice = 0
    marriages = 0
    for player in s.players:
        shared |= discs & player.towns
        discs |= player.towns
        claimed_twice |= claims & player.claims
        claims |= player.claims
        marriages += count(player.marriages)
    return [
        ("every town holds at most one disc", not shared),
        ("a town is free or holds a disc", discs ^ s.free == s.box.all_towns and not discs & s.free),
        ("Viking tokens lie on discs", not s.vikings & ~discs),
        ("monasteries stand in towns with a disc", not s.monasteries & ~discs),
        ("a claim token is held once", not claimed_twice),
        ("a held claim token is face up", not claims & ~s.face_up),
        ("the battle area holds no less than nothing", s.battle >= 0),
        ("the marker has one holder", 0 <= s.marker < s.seats),
        ("the active town is free while the marker is on it", not s.active or town_waits(s)),
        ("no marriage card is there twice", marriages + count(s.marriages_left) <= PRINCESS + 1),
        ("an alliance is one player's", s.military == NOBODY or s.trade == NOBODY),
    ]


def town_waits(s: Boru) -> bool:
    """Whether the active town is free, as it must be unless the table lets players expand into it."""
    return s.variants.expand_into_active_town or s.free >> s.active & 1 == 1


def player_checks(s: Boru) -> list[tuple[str, bool]]:
    """Counters, and spaces of the track."""
    checks = []
    spaces = 0
    shared = 0
    for seat, player in enumerate(s.players):
        owned = min(player.coins, player.renown, player.points, player.raiders, player.church, player.space)
        checks.append(("no count is below nothing", owned >= 0))
        checks.append(("the track ends at its top", player.space <= TOP_SPACE))
        if player.space and not (s.phase == ACTION and seat == s.acting):
            shared |= spaces & 1 << player.space
            spaces |= 1 << player.space
    checks.append(("above the start space nobody shares outside an action", not shared))
    return checks


def card_checks(s: Boru) -> list[tuple[str, bool]]:
    """The 25 cards: each is somewhere once, and hands are equal between tricks."""
    if s.phase not in (DRAFT, ACTION):
        return []
    found = 0
    twice = 0
    sizes = []
    for player in s.players:
        for cards in (player.hand, player.packet, player.played):
            twice |= found & cards
            found |= cards
        sizes.append(count(player.hand) + count(player.packet) + count(player.played))
    dealt = s.box.deal[s.seats] * s.seats
    return [
        ("no card is in two places", not twice),
        ("cards are 1 to 25", not found & ~ALL_CARDS),
        ("all dealt cards are somewhere", count(found) == dealt or s.round == 0),
        ("everyone has had the same number of cards", s.phase == DRAFT or min(sizes) == max(sizes)),
    ]
