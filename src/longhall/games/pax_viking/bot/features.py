"""What a network learns from, by seat: the parts of the hand-written value, the way to the victory cards, and counts.

Each number is about as large as 1.
"""

from __future__ import annotations

from typing import Final

from ....kernel.masks import bits, count
from ..content.components import EVENT
from ..rules.victory import may_win_by
from ..state.position import TYPES, Pax
from .aims import Aims
from .needs import effort, lost_posts
from .prospects import pulls_of
from .weights import Weights

CARDS: Final = 4
"""So many victory cards lie face up."""
FAR_OFF: Final = 8.0
"""Steps to a card beyond which it does not matter how many they are."""
NEAR: Final = (0.0, 1.0, 2.0, 4.0)
"""Steps to the nearest card that make a difference."""
PULLS: Final = 6
"""How many prospects are told one by one, the best first."""
LATE: Final = 6.0
"""The round around which games are decided."""


class Way:
    """How far a seat is on its way to win: by a card, and by an event, which decides."""

    __slots__ = ("at_hand", "events", "far", "steps")

    def __init__(self, s: Pax, w: Weights, seat: int, near: list[float]) -> None:
        found: list[tuple[float, float]] = []
        for card in s.cards:
            if may_win_by(s, seat, card):
                left, whole = effort(s, w, seat, card)
                found.append((1.0 - left / whole, left))
        found.sort(reverse=True)
        while len(found) < CARDS:
            found.append((0.0, FAR_OFF))
        self.far: list[float] = [far for far, _ in found[:CARDS]]
        """By card, the nearest first: 1 if it is fulfilled."""
        self.steps: list[float] = [min(FAR_OFF, left) for _, left in found[:CARDS]]
        """What they still need."""
        self.events = 0
        """How many events are in hand."""
        self.at_hand = 0.0
        """How near a longship is to where one of them can be played."""
        for tile in s.players[seat].hand:
            if s.box.tiles[tile].kind == EVENT:
                self.events += 1
                for post in bits(s.box.tiles[tile].posts):
                    if near[post] > self.at_hand:
                        self.at_hand = near[post]


def features(s: Pax, w: Weights, parts: list[list[float]], aims: list[Aims]) -> list[list[float]]:
    """By seat; `parts` are those of the value, less the rivals'."""
    ways = [Way(s, w, seat, aims[seat].near) for seat in range(s.seats)]
    shared = of_table(s)
    rows: list[list[float]] = []
    for seat in range(s.seats):
        row = of_value(s, parts, seat)
        row += of_holdings(s, seat)
        row += of_turn(s, seat)
        row += of_way(ways[seat])
        row += of_prospects(aims[seat])
        row += of_rivals(s, ways, seat)
        row += shared
        rows.append(row)
    return rows


def of_value(s: Pax, parts: list[list[float]], seat: int) -> list[float]:
    """The parts of the value, and their sum beside the others'."""
    total = sum(parts[seat])
    best = -1000.0
    mean = 0.0
    cards = -1000.0
    for other in range(s.seats):
        worth = sum(parts[other])
        mean += worth / s.seats
        if other != seat:
            best = max(best, worth)
            cards = max(cards, parts[other][0])
    row = [part * 0.05 for part in parts[seat]]
    row += [total * 0.02, (total - mean) * 0.05]
    return row + ([(total - best) * 0.05, cards * 0.05] if s.seats > 1 else [0.0, 0.0])


def of_holdings(s: Pax, seat: int) -> list[float]:
    """What a player has."""
    me = s.players[seat]
    row = [(me.followers >> 4 * kind & 15) * 0.3 for kind in range(TYPES)]
    row += [me.silfr * 0.08, min(me.silfr, 5) * 0.2, len(me.hand) * 0.2, count(me.markers) * 0.4]
    row += [count(me.fleet) * 0.2, count(s.spent & me.fleet) * 0.2, count(me.posts) * 0.15, lost_posts(s, seat) * 0.1]
    row += [count(me.duchies) * 0.3, count(me.faithful) * 0.3, len(me.beside) * 0.3, len(me.perks.abilities) * 0.15]
    return [*row, me.jarl * 0.1, me.established() * 0.1]


def of_turn(s: Pax, seat: int) -> list[float]:
    """How soon it is a player's turn."""
    turn = (seat - s.active) % s.seats
    row = [1.0 if turn == 0 else 0.0, turn / s.seats, s.actions * 0.25 if turn == 0 else 0.0]
    return [*row, 1.0 if turn == 1 else 0.0, 1.0 if turn == s.seats - 1 else 0.0, 1.0 if s.active <= seat else 0.0]


def of_way(way: Way) -> list[float]:
    """How near the cards are, and the events."""
    row = [*way.far, way.steps[0] * 0.15, way.steps[1] * 0.15]
    row += [1.0 if way.steps[0] <= steps else 0.0 for steps in NEAR]
    return [*row, 1.0 if way.events else 0.0, way.events * 0.3, way.at_hand, way.at_hand * way.far[0] ** 4]


def of_prospects(aims: Aims) -> list[float]:
    """The best prospects, one by one."""
    pulls = pulls_of(aims.prospects, aims.near)
    pulls.sort(reverse=True)
    return [pull * 0.1 for pull in pulls[:PULLS]] + [0.0] * (PULLS - len(pulls))


def of_rivals(s: Pax, ways: list[Way], seat: int) -> list[float]:
    """The way of those who are nearest to a card."""
    first = 0.0
    second = 0.0
    steps = FAR_OFF
    fulfilled = 0.0
    ready = 0.0
    close = 0.0
    for other in range(s.seats):
        if other == seat:
            continue
        way = ways[other]
        if way.far[0] > first:
            second = first
            first = way.far[0]
            steps = way.steps[0]
        elif way.far[0] > second:
            second = way.far[0]
        if way.steps[0] <= 0.0:
            fulfilled = 1.0
            if way.events:
                ready = 1.0
        if way.steps[0] <= NEAR[2]:
            close += 0.4
    return [first, second, steps * 0.15, fulfilled, ready, close]


def of_table(s: Pax) -> list[float]:
    """What all have in common."""
    against = s.players[1].established() if s.solo else 0
    events = len([tile for tile in s.track if tile >= 0 and s.box.tiles[tile].kind == EVENT])
    row = [s.round * 0.05, (s.round - LATE) * 0.2, s.quiet * 0.2, s.seats * 0.2, sum(s.left) * 0.02, events * 0.2]
    return [*row, 1.0 if s.solo else 0.0, s.events_left * 0.06 if s.solo else 0.0, against * 0.1]
