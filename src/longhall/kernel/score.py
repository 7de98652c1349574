"""Points and places."""

from __future__ import annotations

from .shapes import ScoreSheet


class Score:
    """Points by category for each seat, and who stands where. Categories are message ids `<game>-score-<category>`."""

    __slots__ = ("parts", "places", "totals", "winners")

    def __init__(self, parts: list[dict[str, int]], totals: list[int], places: list[int], winners: list[int]) -> None:
        self.parts = parts
        self.totals = totals
        self.places = places
        self.winners = winners

    def __repr__(self) -> str:
        return f"<totals {self.totals}, places {self.places}>"

    def as_json(self) -> ScoreSheet:
        """The form that travels."""
        return {"parts": self.parts, "totals": self.totals, "places": self.places, "winners": self.winners}


def ahead(totals: list[int], seat: int) -> int:
    """Points, with others by how many a seat is ahead of the best of them."""
    return totals[seat] - max([total for other, total in enumerate(totals) if other != seat], default=0)


def places_by(ranks: list[int]) -> list[int]:
    """Places from 1: one behind everybody with a higher rank; equal ranks share a place."""
    places: list[int] = []
    for rank in ranks:
        place = 1
        for other in ranks:
            if other > rank:
                place += 1
        places.append(place)
    return places
