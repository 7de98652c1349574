"""What a network learns from: the parts of the hand-written value and counts, by seat."""

from __future__ import annotations

from ....kernel.masks import bits, count
from ..rules.score import regions_with_a_town
from ..state.position import DRAFT, Boru


def features(s: Boru, parts: list[list[float]], left: float, now: int) -> list[list[float]]:
    """By seat, each about as large as 1; `parts` by seat, the tricks left in the game and in the round."""
    rows: list[list[float]] = [[] for _ in range(s.seats)]
    totals = [0.0] * s.seats
    for worths in parts:
        for seat, worth in enumerate(worths):
            totals[seat] = totals[seat] + worth  # compiled, `+=` would add objects instead of plain floats
            rows[seat].append(worth * 0.1)
    left *= 0.05
    shared = [
        left,
        1.0 / (1.0 + 5.0 * left),
        now * 0.2,
        s.marriages_to_come * 0.25,
        s.seats * 0.2,
        1.0 if s.phase == DRAFT else 0.0,
        s.battle * 0.2,
    ]
    for seat, player in enumerate(s.players):
        row = rows[seat]
        total = totals[seat]
        best = -1000.0
        for other, worth in enumerate(totals):
            if other != seat:
                best = max(best, worth)
        ahead = total - best
        row += [total * 0.03, ahead * 0.1, ahead * (1.0 - min(1.0, left)) * 0.1]
        better = 0.0
        behind = 0.0
        for worth in totals:
            better += 1.0 if worth > total else 0.0
            behind += total - worth
        row += [better * 0.3, behind * 0.1 / s.seats]
        row += [player.points * 0.05, player.renown * 0.2, float(player.coins) * 0.1, float(player.raiders) * 0.2]
        row += [float(player.church) * 0.2, float(player.space) * 0.2, count(player.towns) * 0.1]
        row += [regions_with_a_town(s, seat) * 0.15, count(player.claims) * 0.3, count(player.marriages) * 0.3]
        row.append(1.0 if seat == s.marker else 0.0)
        cards = count(player.hand)
        high = 0
        for card in bits(player.hand):
            high += card
        row += [cards * 0.15, high / (25.0 * cards) if cards else 0.0]
        row += shared
    return rows
