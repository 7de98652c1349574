"""What a network learns from: the parts of the hand-written value and counts, by seat."""

from __future__ import annotations

from ..content import things
from ..state.position import Odin, Player
from .weights import rounds_left


def features(s: Odin, seat: int, parts: list[float], totals: list[float]) -> list[float]:
    """Of one seat, each about as large as 1; `parts` are those of its value, `totals` the sums of everybody's."""
    best = -1000.0
    for other, total in enumerate(totals):
        if other != seat and total > best:
            best = total
    row = [part * 0.05 for part in parts]
    row += [totals[seat] * 0.01, (totals[seat] - best) * 0.03 if s.seats > 1 else 0.0]
    row += counts(s, seat, s.players[seat])
    left = rounds_left(s)
    row += [left * 0.15, left / s.rounds(), 1.0 if left == 1 else 0.0, s.phase * 0.1, 1.0 if s.phase == 5 else 0.0]
    row += [s.seats * 0.25, 1.0 if s.seats == 1 else 0.0]
    return row


def counts(s: Odin, seat: int, player: Player) -> list[float]:
    """What lies before one player."""
    row = [min(number, 6) * 0.3 for number in player.supply[: things.SILVER]]
    for thing in range(things.SILVER, len(player.supply)):
        row.append(min(player.supply[thing], 12) * 0.1)
    home_open = 0
    away_open = 0
    away_room = 0
    islands = 0
    houses = 0
    for board in player.boards:
        kind = board.plan.kind
        if kind == things.HOME:
            home_open = board.minus()
        else:
            away_open += board.minus()
            away_room += (board.plan.fields & ~board.covered).bit_count()
            if kind >= things.FIRST_HOUSE:
                houses += 1
            else:
                islands += 1
    row += [home_open * 0.02, away_open * 0.03, away_room * 0.02, islands * 0.3, houses * 0.3]
    row += [s.income(seat) * 0.06, player.vikings * 0.1, player.hand.bit_count() * 0.2, player.played.bit_count() * 0.2]
    row += [player.boats_owned() * 0.3, player.knarrs * 0.5, player.longships_owned() * 0.4, player.penalties * 0.3]
    row += [(player.gone_knarrs + player.gone_longships) * 0.4, s.free_seats(seat) * 0.1]
    row.append(1.0 if s.passed >> seat & 1 else 0.0)
    return row
