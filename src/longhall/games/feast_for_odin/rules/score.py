"""Scoring (ODN-SCORE); asked in mid-game it tells what the game would end with now."""

from __future__ import annotations

from typing import Final

from ....kernel.masks import long_bits
from ....kernel.score import Score, places_by
from ..content.things import (
    CATTLE,
    FIRST_HOUSE,
    HOME,
    KNARR,
    LONG_HOUSE_PLAN,
    LONGSHIP,
    PREGNANT_CATTLE,
    PREGNANT_SHEEP,
    SHED_PLAN,
    SHEEP,
    SILVER,
    SPECIAL,
    SPECIALS,
    WHALING_BOAT,
)
from ..state.position import Odin

CATEGORIES: Final = [
    "ships", "emigrations", "islands", "buildings", "animals", "occupations", "silver", "crown",
    "home_minus", "islands_minus", "buildings_minus", "penalties",
]  # fmt: skip


def score(s: Odin) -> Score:
    """Points by category, places and winners (ODN-SCORE-01 to 14)."""
    parts = []
    totals = []
    for seat in range(s.seats):
        part = points(s, seat)
        parts.append(part)
        total = 0
        for one in part.values():
            total += one
        totals.append(total)
    places = places_by(totals)
    return Score(parts, totals, places, [seat for seat, place in enumerate(places) if place == 1])


def points(s: Odin, seat: int) -> dict[str, int]:
    """One player's points."""
    me = s.players[seat]
    box = s.box
    ships = box.ship_points
    gone = box.ship_emigrated
    islands = 0
    buildings = 0
    minus = [0, 0, 0]
    for board in me.boards:
        kind = board.plan.kind
        if kind == HOME:
            minus[0] -= board.minus()
        elif kind < FIRST_HOUSE:
            islands += box.island_points[kind - 1]
            minus[1] -= board.minus()
        else:
            buildings += box.building_points[0 if kind == SHED_PLAN else 2 if kind == LONG_HOUSE_PLAN else 1]
            minus[2] -= board.minus()
    animals = 0
    for animal in (SHEEP, CATTLE, PREGNANT_SHEEP, PREGNANT_CATTLE):
        animals += me.supply[animal] * box.animal_points[animal]
    occupations = 0
    for card in long_bits(me.played):
        occupations += box.cards[card].points
    return {
        "ships": me.boats_owned() * ships[0]
        + me.knarrs * ships[KNARR - WHALING_BOAT]
        + me.longships_owned() * ships[LONGSHIP - WHALING_BOAT],
        "emigrations": me.gone_knarrs * gone[KNARR - WHALING_BOAT] + me.gone_longships * gone[LONGSHIP - WHALING_BOAT],
        "islands": islands,
        "buildings": buildings,
        "animals": animals,
        "occupations": occupations,
        "silver": me.supply[SILVER],
        "crown": tile_points(s, seat),
        "home_minus": minus[0],
        "islands_minus": minus[1],
        "buildings_minus": minus[2],
        "penalties": -me.penalties * box.penalty_points,
    }


def tile_points(s: Odin, seat: int) -> int:
    """Special tiles that are worth points wherever they lie: the English Crown (ODN-SCORE-10)."""
    me = s.players[seat]
    total = 0
    for tile in range(SPECIALS):
        worth = s.box.special_points[tile]
        if worth:
            total += worth * me.supply[SPECIAL + tile]
            for board in me.boards:
                total += worth * board.count(SPECIAL + tile, SPECIAL + tile)
    return total
