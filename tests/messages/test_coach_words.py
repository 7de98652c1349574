"""The coach of a guided game has the goal and a sentence for every kind of decision, in every language."""

from __future__ import annotations

from typing import Any

import pytest
from test_messages import LANGUAGES, messages, say

from at_random import kinds_of_decision
from longhall.kernel.game import Game
from longhall.kernel.registry import all_games

GAMES = [game for game in all_games() if game.prefix in ("bru", "odn", "pax")]
LONGEST = 220
each_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
each_language = pytest.mark.parametrize("language", LANGUAGES)


def goals(game: Game[Any]) -> set[str]:
    return {"goal", "goal-solo"} if game.fewest == 1 else {"goal"}


@each_game
@each_language
def test_every_kind_of_decision_has_a_sentence(game: Game[Any], language: str) -> None:
    start = f"{game.prefix}-coach-"
    written = {message.removeprefix(start) for message in messages(language) if message.startswith(start)}
    wanted = kinds_of_decision(game) | goals(game)
    assert wanted - written == set()
    shared = {"by-card", "by-tile", "ships", "return", "followers"}
    assert written - wanted <= shared, "a sentence for no decision"


@each_game
@each_language
def test_sentences_are_short(game: Game[Any], language: str) -> None:
    for kind in kinds_of_decision(game) | goals(game):
        assert len(say(language, f"{game.prefix}-coach-{kind}", {})) <= LONGEST, kind


def test_three_games_have_a_coach() -> None:
    assert len(GAMES) == 3
