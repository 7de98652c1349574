"""Which offer of the Princess of Denmark gives the most points as things stand."""

from __future__ import annotations

from ....kernel.action import Action
from ..content.actions import PRINCESS_CHOICES
from ..content.components import MILITARY, SPURN, TRADE
from ..rules.upkeep.claim import region_counts
from ..state.position import NOBODY, Boru


def princess_choice(s: Boru, seat: int) -> Action:
    """Military support, trade or to spurn her, whichever gives the most points as things stand."""
    choice = SPURN
    most = s.box.spurn_points
    military = military_points(s, seat)
    if military > most:
        choice = MILITARY
        most = military
    mine = s.controlled(seat)
    regions = 0
    allied = 0
    for region in s.box.regions:
        if mine & region.towns:
            regions += 1
        if (mine | s.vikings) & region.towns:
            allied += 1
    if s.box.regions_points[allied] - s.box.regions_points[regions] > most:
        choice = TRADE
    return PRINCESS_CHOICES[choice - 1]


def military_points(s: Boru, seat: int) -> int:
    """The points of the claims that the Vikings' towns would win for a seat."""
    points = 0
    for region in s.box.regions:
        if s.vikings & region.towns:
            number = region.number
            if leads_alone(s, number, seat, seat) and not leads_alone(s, number, seat, NOBODY):
                points += region.points
    return points


def leads_alone(s: Boru, region: int, seat: int, ally: int) -> bool:
    """Whether a seat would have more towns in a region than everybody else, Vikings included."""
    counts = region_counts(s, region, True, ally)
    return all(other == seat or towns < counts[seat] for other, towns in enumerate(counts))
