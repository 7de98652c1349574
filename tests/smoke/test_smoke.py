"""The least that must hold in both forms, compiled and not."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path

from at_random import GAMES_AND_SEATS, random_game
from longhall.research.bench import compiled


def test_every_game_plays_to_its_end() -> None:
    for game, seats in GAMES_AND_SEATS:
        *_, state = random_game(game, seats, 1)
        assert game.is_over(state)
        assert sorted(game.score(state).places)[0] == 1 or seats == 1


def test_the_form_is_the_one_asked_for() -> None:
    """The build that CI tests must be the compiled one, and the smoke run the other."""
    asked = os.environ.get("LONGHALL_FORM")
    assert asked is None or asked == ("compiled" if compiled() else "plain")


def test_every_test_file_has_a_name_of_its_own() -> None:
    """Two of one name collide as soon as one process collects both, which a part of the suite run alone never shows."""
    names = Counter(path.name for path in Path(__file__).parents[1].rglob("test_*.py"))
    assert [name for name, times in names.items() if times > 1] == []
