"""Resample: other hidden tiles that a seat cannot tell apart from the real ones."""

from __future__ import annotations

import random
from typing import Any

from ....kernel.step import Step, drop_options
from ..rules.turn.influence import SwedenPlace
from ..rules.turn.trade import HandOver
from .position import Pax


class HiddenTile:
    """A tile in somebody's hand that the seat does not know."""

    __slots__ = ("holder", "part", "seen", "tile")

    def __init__(self, holder: int, seen: int, part: int, tile: int) -> None:
        self.holder = holder
        self.seen = seen
        self.part = part
        """What the offer or the pending choice does with it: 0 nothing."""
        self.tile = tile


def resample(s: Pax, seat: int, rng: random.Random) -> Pax:
    """Deal anew the tiles in other hands that the seat does not know, from all that it has not seen.

    The order of the pile is never in a position, and neither are face-down victory cards. What an offer or a choice is
    about follows its tile: another tile then takes its part.
    """
    other = s.clone()
    drop_options(other, seat)
    hidden = hidden_tiles(s, seat)
    if not hidden and not s.aside:
        return other
    pools = [list(group) for group in s.unseen]
    left = list(s.left)
    for tile in s.aside:
        pools[group_of(s, tile)].append(tile)
    for it in hidden:
        pools[group_of(s, it.tile)].append(it.tile)
        left[group_of(s, it.tile)] += 1
    for pool in pools:  # the same sample from the same numbers, whatever the hidden tiles really are
        pool.sort()
    hidden.sort(key=lambda it: (it.holder, it.seen, it.part))
    deck = [group for group, number in enumerate(left) for _ in range(number)]
    dealt: dict[int, int] = {}
    for it in hidden:
        group = deck.pop(rng.randrange(len(deck)))
        left[group] -= 1
        dealt[it.tile] = pools[group].pop(rng.randrange(len(pools[group])))
    other.aside = sorted([take_any(pools[group_of(s, tile)], rng) for tile in s.aside])
    other.unseen = [sorted(pool) for pool in pools]
    other.left = left
    exchange(other, dealt)
    return other


def take_any(pool: list[int], rng: random.Random) -> int:
    """One of a pool, which loses it."""
    return pool.pop(rng.randrange(len(pool)))


def hidden_tiles(s: Pax, seat: int) -> list[HiddenTile]:
    """All tiles in hands that a seat does not know."""
    found: list[HiddenTile] = []
    for holder in range(s.seats):
        player = s.players[holder]
        for at, tile in enumerate(player.hand):
            if not player.seen[at] >> seat & 1:
                found.append(HiddenTile(holder, player.seen[at], part_of(s, tile), tile))
    return found


def part_of(s: Pax, tile: int) -> int:
    """Which part a tile in hand has in the offer or the pending choice."""
    part = 0
    if s.offer is not None and tile in s.offer.give + s.offer.want:
        part = 1
    for step in s.stack:
        if isinstance(step, HandOver) and tile in step.chosen:
            part += 2
        elif isinstance(step, SwedenPlace) and step.tile == tile:
            part += 4
    return part


def exchange(s: Pax, dealt: dict[int, int]) -> None:
    """Put other tiles in the place of some: in hands, in the offer and in pending choices."""
    for player in s.players[: s.seats]:
        pairs = sorted((dealt.get(tile, tile), seen) for tile, seen in zip(player.hand, player.seen, strict=True))
        player.hand = [tile for tile, _ in pairs]
        player.seen = [seen for _, seen in pairs]
    if s.offer is not None:
        s.offer = s.offer.copy()
        s.offer.give = sorted([dealt.get(tile, tile) for tile in s.offer.give])
        s.offer.want = sorted([dealt.get(tile, tile) for tile in s.offer.want])
    s.stack = [with_tiles(step, dealt) for step in s.stack]


def with_tiles(step: Step[Any], dealt: dict[int, int]) -> Step[Any]:
    """The same step about other tiles."""
    if isinstance(step, HandOver) and step.chosen:
        return HandOver(step.seat, *sorted([dealt.get(tile, tile) for tile in step.chosen]))
    if isinstance(step, SwedenPlace) and step.tile in dealt:
        return SwedenPlace(step.seat, dealt[step.tile])
    return step


def group_of(s: Pax, tile: int) -> int:
    """The group of the pile that a tile came from: one for each kind in a custom deck, else one for all."""
    return s.box.tiles[tile].kind if len(s.unseen) > 1 else 0
