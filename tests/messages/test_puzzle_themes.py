"""What puzzles may be about: each theme is an event that its game tells, and its message names facts of that event."""

from __future__ import annotations

import pytest
from test_messages import LANGUAGES, messages, passed_by_code

from longhall.kernel.registry import all_games

THEMES = {event: theme for game in all_games() for event, theme in game.puzzle_themes.items()}


def test_games_have_themes() -> None:
    assert len(THEMES) > 10


@pytest.mark.parametrize("event", THEMES)
def test_a_theme_names_facts_of_an_event(event: str) -> None:
    message, *facts = THEMES[event]
    assert {"seat", *facts} <= passed_by_code()[event] or {"seats", *facts} <= passed_by_code()[event]
    for language in LANGUAGES:
        assert messages(language)[message] == set(facts)
