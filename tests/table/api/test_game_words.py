"""The words of a game that was installed beside us: the browser asks for what it was built without."""

from __future__ import annotations

import pytest

from toy.runes import GAME as TOY

from ..conftest import GAME, Served

pytestmark = pytest.mark.usefixtures("toy_game")


@pytest.mark.parametrize(("language", "title"), [("en", "Runes"), ("es", "Runas"), ("xx", "Runes")])
def test_a_game_brings_its_words_along(served: Served, language: str, title: str) -> None:
    answer = served.stranger().raw("GET", f"/api/games/{TOY.name}/words/{language}")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    assert f"run-title = {title}\n" in answer.text
    assert "RUN-ROUND-02 = " in answer.text


def test_our_own_games_have_nothing_to_add(served: Served) -> None:
    answer = served.stranger().raw("GET", f"/api/games/{GAME.name}/words/en")
    assert (answer.status_code, answer.text) == (200, "")


@pytest.mark.parametrize("path", ["chess/words/en", "runes/words/english", "runes/words/%2e%2e"])
def test_wrong_requests(served: Served, path: str) -> None:
    assert served.stranger().raw("GET", f"/api/games/{path}").status_code in (404, 422)


def test_a_game_without_lessons_has_none(served: Served) -> None:
    assert served.stranger().get(f"/api/games/{TOY.name}/lessons")["lessons"] == []
