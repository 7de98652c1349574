"""Who stands where; asked in mid-game it tells what the game would end with now."""

from __future__ import annotations

from typing import Final

from ....kernel.masks import bits
from ....kernel.score import Score
from ..state.position import OVER, Pax
from .victory import ALL_LEVELS, best, cards_won, rank

CATEGORIES: Final = ["cards", "silfr"]
"""What a score sheet shows besides the total, which is the established followers."""


def score(s: Pax) -> Score:
    """Victory cards fulfilled, established followers and silfr; the followers are the total (PAX-END-04 to 07)."""
    parts: list[dict[str, int]] = []
    totals: list[int] = []
    won = [len(cards_won(s, seat, ALL_LEVELS)) for seat in range(s.seats)]
    for seat in range(s.seats):
        player = s.players[seat]
        parts.append({"cards": won[seat], "silfr": player.silfr})
        totals.append(player.established())
    winners = winners_now(s, [seat for seat in range(s.seats) if won[seat]])
    ranks = [rank(s, seat) for seat in range(s.seats)]
    places: list[int] = []
    for seat in range(s.seats):
        if winners >> seat & 1:
            places.append(1)
            continue
        place = 2 if s.solo else 1
        for other in range(s.seats):
            if winners >> other & 1 or ranks[other] > ranks[seat]:
                place += 1
        places.append(place)
    return Score(parts, totals, places, bits(winners))


def winners_now(s: Pax, fulfilling: list[int]) -> int:
    """The winners, or who would win if the game ended now; a solo game is won only by its own goal."""
    if s.phase == OVER or s.solo:
        return s.winners
    return best(s, fulfilling)
