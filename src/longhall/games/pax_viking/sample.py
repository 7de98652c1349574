"""Resample: other hidden tiles that a seat cannot tell apart from the real ones."""

from __future__ import annotations

import random

from ...kernel.step import drop_options
from .state import Pax
from .steps.influence import SwedenPlace, SwedenPlay


def resample(s: Pax, seat: int, rng: random.Random) -> Pax:
    """Deal anew the tiles in other hands that the seat does not know, from all that it has not seen.

    The order of the pile is never in a position, and neither are face-down victory cards. Tiles that an open question
    is about stay where they are.
    """
    other = s.clone()
    drop_options(other, seat)
    fixed = tiles_in_question(s)
    hidden: list[tuple[int, int, int]] = []
    for who in range(s.seats):
        player = s.players[who]
        for at, tile in enumerate(player.hand):
            if not player.seen[at] >> seat & 1 and tile not in fixed:
                hidden.append((who, tile, player.seen[at]))
    if not hidden:
        return other
    groups = [group_of(s, tile) for _, tile, _ in hidden]
    pools = [list(group) for group in s.unseen]
    left = list(s.left)
    for group, (_, tile, _) in zip(groups, hidden, strict=True):
        pools[group].append(tile)
        left[group] += 1
    for pool in pools:  # the same sample from the same numbers, whatever the hidden tiles really are
        pool.sort()
    hidden.sort(key=lambda place: (place[0], place[2]))
    for player in other.players[: s.seats]:
        kept = [at for at, tile in enumerate(player.hand) if player.seen[at] >> seat & 1 or tile in fixed]
        player.seen = [player.seen[at] for at in kept]
        player.hand = [player.hand[at] for at in kept]
    deck = [group for group, number in enumerate(left) for _ in range(number)]
    for who, _, seen in hidden:
        group = deck.pop(rng.randrange(len(deck)))
        left[group] -= 1
        tile = pools[group].pop(rng.randrange(len(pools[group])))
        add(other, who, tile, seen)
    other.unseen = [sorted(pool) for pool in pools]
    other.left = left
    return other


def add(s: Pax, seat: int, tile: int, seen: int) -> None:
    """A tile goes to a hand, which stays in order."""
    player = s.players[seat]
    pairs = sorted([*zip(player.hand, player.seen, strict=True), (tile, seen)])
    player.hand = [pair[0] for pair in pairs]
    player.seen = [pair[1] for pair in pairs]


def group_of(s: Pax, tile: int) -> int:
    """The group of the pile that a tile came from: one for each kind in a custom deck, else one for all."""
    return s.box.tiles[tile].kind if len(s.unseen) > 1 else 0


def tiles_in_question(s: Pax) -> list[int]:
    """Tiles that an offer or a pending choice is about."""
    found: list[int] = []
    if s.offer is not None:
        found += s.offer.give + s.offer.want
    for step in s.stack:
        if isinstance(step, (SwedenPlace, SwedenPlay)):
            found.append(step.tile)
    return found
