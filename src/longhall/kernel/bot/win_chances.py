"""Win chances from scores: how sure a lead is, by the number of players and by how far the game has come."""

from __future__ import annotations

from math import exp
from typing import Any, Final

LARGEST: Final = 30.0


class Sureness:
    """How much a difference of scores says, by number of players: a figure at the start, ..., and at the end.

    Fitted to games by `tools/win_chances.py`, so that of all positions with a chance of 30 % three in ten are won.
    Between the figures it is read in a straight line.
    """

    def __init__(self, by_players: dict[str, list[float]], goals: list[float] | None = None) -> None:
        self.by_players: dict[int, list[float]] = {int(players): list(row) for players, row in by_players.items()}
        self.goals: list[float] = goals or []
        """Alone: the scores at which winning is as likely as losing, in the same way; none where one cannot lose."""

    def at(self, players: int, progress: float) -> float:
        """The figure for so many players; numbers that were not measured go by the nearest."""
        nearest = min(self.by_players, key=lambda known: abs(known - players))
        return between(self.by_players[nearest], progress)

    def chances(self, scores: list[float], progress: float) -> list[float]:
        """How likely each seat is to win; alone, against the game."""
        sure = self.at(len(scores), progress)
        if len(scores) == 1:
            return softmax([sure * scores[0], sure * between(self.goals, progress)])[:1]
        return softmax([sure * score for score in scores])


def between(row: list[float], progress: float) -> float:
    """What figures from the start to the end say in between, in a straight line from one to the next."""
    place = max(0.0, min(1.0, progress)) * (len(row) - 1)
    first = min(int(place), len(row) - 2)
    return row[first] + (place - first) * (row[first + 1] - row[first])


def softmax(scores: list[float]) -> list[float]:
    """Shares that grow with the exponential of the scores."""
    best = max(scores)
    shares = [exp(max(-LARGEST, score - best)) for score in scores]
    total = sum(shares)
    return [share / total for share in shares]


def read_sureness(data: dict[str, Any]) -> Sureness | None:
    """What a file with figures says about win chances, if it does."""
    found = data.get("chances")
    return Sureness(found["sureness"], found.get("goals")) if found else None
