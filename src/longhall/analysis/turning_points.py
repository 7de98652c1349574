"""The moments at which a game turned."""

from __future__ import annotations

from typing import Final

from .result import CHANCE, LUCK, PLAY, POINTS, JudgedDecision, LuckSwing, TurningPoint

MOST: Final = 6
LEAST: Final = {CHANCE: 0.04, POINTS: 1.5}
"""The smallest swing that is told, by unit."""


def turning_points(decisions: list[JudgedDecision], luck: list[LuckSwing], unit: str) -> list[TurningPoint]:
    """The largest swings, the largest first; one for each move, by whoever gained or lost most."""
    found: dict[int, TurningPoint] = {}
    for decision in decisions:
        if decision.cost:
            found[decision.move] = TurningPoint(decision.move, decision.seat, PLAY, -decision.cost)
    for outcome in luck:
        seat = max(range(len(outcome.swing)), key=lambda each: abs(outcome.swing[each]))
        known = found.get(outcome.move)
        if known is None or abs(known.swing) < abs(outcome.swing[seat]):
            found[outcome.move] = TurningPoint(outcome.move, seat, LUCK, outcome.swing[seat])
    large = [point for point in found.values() if abs(point.swing) >= LEAST[unit]]
    return sorted(large, key=lambda point: (-abs(point.swing), point.move))[:MOST]
