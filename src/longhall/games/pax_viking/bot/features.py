"""What a network learns from: the parts of the hand-written value and counts, by seat."""

from __future__ import annotations

from ....kernel.masks import count
from ..state.position import TYPES, Pax


def features(s: Pax, parts: list[list[float]]) -> list[list[float]]:
    """By seat, each about as large as 1; `parts` are those of the value, less the rivals'."""
    totals = [sum(row) for row in parts]
    against = s.players[1].established() if s.solo else 0
    shared = [s.round * 0.05, s.quiet * 0.2, s.seats * 0.2, 1.0 if s.solo else 0.0]
    shared += [s.events_left * 0.06 if s.solo else 0.0, against * 0.1]
    rows: list[list[float]] = []
    for seat, player in enumerate(s.players[: s.seats]):
        total = totals[seat]
        best = -1000.0
        mean = 0.0
        cards = -1000.0
        for other, worth in enumerate(totals):
            mean += worth / s.seats
            if other != seat:
                best = max(best, worth)
                cards = max(cards, parts[other][0])
        row = [part * 0.05 for part in parts[seat]]
        row += [total * 0.02, (total - mean) * 0.05]
        row += [(total - best) * 0.05, cards * 0.05] if s.seats > 1 else [0.0, 0.0]
        for kind in range(TYPES):
            row.append((player.followers >> 4 * kind & 15) * 0.3)
        row += [player.silfr * 0.08, min(player.silfr, 5) * 0.2, len(player.hand) * 0.2, count(player.markers) * 0.4]
        row += [count(player.fleet) * 0.2, count(player.posts) * 0.15, count(player.duchies) * 0.3]
        row += [count(player.faithful) * 0.3, len(player.beside) * 0.3, player.jarl * 0.1, player.established() * 0.1]
        turn = (seat - s.active) % s.seats
        row += [1.0 if turn == 0 else 0.0, turn / s.seats, s.actions * 0.25 if turn == 0 else 0.0]
        row += shared
        rows.append(row)
    return rows
