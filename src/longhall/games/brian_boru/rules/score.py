"""End scoring and the winner; asked in mid-game it tells what the game would end with now."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....kernel.score import Score, places_by
from ....kernel.words import count
from ..content.components import REGIONS
from ..state.position import NOBODY, Boru
from .upkeep.claim import holder_of, region_counts

CATEGORIES: Final = ["play", "coins", "marker", "renown", "held", "half", "regions"]


def score(s: Boru) -> Score:
    """Points by category (BRU-SCORE), places and winners (BRU-TIE)."""
    halves = half_points(s)
    richest = sole_richest(s)
    parts = []
    totals = []
    for seat, player in enumerate(s.players):
        part = {
            "play": player.points,
            "coins": s.box.most_coins_points if seat == richest else 0,
            "marker": s.box.marker_points if seat == s.marker else 0,
            "renown": player.renown,
            "held": held_points(s, seat),
            "half": halves[seat],
            "regions": s.box.regions_points[regions_with_a_town(s, seat)],
        }
        parts.append(part)
        total = 0
        for points in part.values():
            total += points
        totals.append(total)
    places = standing(s, totals)
    return Score(parts, totals, places, [seat for seat, place in enumerate(places) if place == 1])


def sole_richest(s: Boru) -> int:
    """Who alone has the most coins; NOBODY on a tie (BRU-SCORE-01)."""
    richest = NOBODY
    most = -1
    for seat, player in enumerate(s.players):
        if player.coins > most:
            richest = seat
            most = player.coins
        elif player.coins == most:
            richest = NOBODY
    return richest


def held_points(s: Boru, seat: int) -> int:
    """The printed points of the claim tokens a player holds (BRU-SCORE-04)."""
    points = 0
    for region in range(REGIONS):
        if s.players[seat].claims >> region & 1:
            points += s.box.regions[region].points
    return points


def half_points(s: Boru) -> list[int]:
    """For face-up tokens on the board, half to each player level with the most, rounded down (BRU-SCORE-05 to 10)."""
    points = [0] * s.seats
    for region in range(REGIONS):
        if not s.face_up >> region & 1 or holder_of(s, region) != NOBODY:
            continue
        counts = region_counts(s, region, s.variants.monastery_double_in_end_scoring, s.military)
        vikings = counts.pop()
        most = vikings if s.variants.vikings_contend_in_end_scoring else 0
        for towns in counts:
            if towns > most:
                most = towns
        for seat, towns in enumerate(counts):
            if towns == most and most:
                points[seat] += s.box.regions[region].points // 2
    return points


def regions_with_a_town(s: Boru, seat: int) -> int:
    """In how many regions a player controls a town; trade adds those of the Vikings (BRU-SCORE-11 to 13)."""
    towns = s.controlled(seat)
    if seat == s.trade:
        towns |= s.vikings
    found: i64 = 0
    for region in s.box.regions:
        if towns & region.towns:
            found += 1
    return found


def standing(s: Boru, totals: list[int]) -> list[int]:
    """Places from 1; points, then claim tokens, then marriage cards; who is still level shares (BRU-TIE)."""
    ranks = [
        totals[seat] * 10000 + count(player.claims) * 100 + count(player.marriages)
        for seat, player in enumerate(s.players)
    ]
    return places_by(ranks)
