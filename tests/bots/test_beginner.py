"""Beginner overlooks a lot, but never looks broken: it makes clearly more points than whoever moves at random."""

from __future__ import annotations

import pytest

from longhall.kernel.registry import find_game
from longhall.research.arena.games import arena

SEED = 5
TABLES = [("brian-boru", 3, 9, 3.0), ("pax-viking", 2, 4, 5.0), ("feast-for-odin", 2, 2, 100.0)]
"""A game, its players, how many games, and by how many points Beginner is ahead at least."""
ALONE = [("pax-viking", 8, 1.0), ("feast-for-odin", 2, 100.0)]


@pytest.mark.parametrize(("name", "seats", "games", "ahead"), TABLES, ids=[name for name, *_ in TABLES])
def test_at_a_table_with_random_bots(name: str, seats: int, games: int, ahead: float) -> None:
    """From every seat."""
    beginner, *others = arena(find_game(name), ["beginner", *["random"] * (seats - 1)], games, SEED).entrants
    assert beginner.sat == [games // seats] * seats
    assert beginner.mean_score >= max(other.mean_score for other in others) + ahead


@pytest.mark.parametrize(("name", "games", "ahead"), ALONE, ids=[name for name, *_ in ALONE])
def test_alone(name: str, games: int, ahead: float) -> None:
    points = [arena(find_game(name), [bot], games, SEED).entrants[0].mean_score for bot in ("beginner", "random")]
    assert points[0] >= points[1] + ahead


@pytest.mark.parametrize(("name", "seats", "games", "ahead"), TABLES[1:], ids=[name for name, *_ in TABLES[1:]])
def test_among_themselves(name: str, seats: int, games: int, ahead: float) -> None:
    """Not in Brian Boru: what somebody wins there, somebody else loses, so points among equals say little."""
    game = find_game(name)
    points = [arena(game, [bot] * seats, games, SEED).entrants[0].mean_score for bot in ("beginner", "random")]
    assert points[0] >= points[1] + ahead
