"""Which games may be registered: what cannot be played is refused with a sentence, before anybody sits down."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from typing import Any

import pytest

from at_random import random_positions
from longhall.games import load_offered
from longhall.kernel.chance import Chance
from longhall.kernel.errors import LonghallError
from longhall.kernel.game import MOST_SEATS, Game
from longhall.kernel.registry import all_games, find_game, game_names, register
from longhall.kernel.step import PAUSE
from longhall.speech import speech
from toy.runes import GAME, Runes


class Renamed(Runes):
    name, prefix = "runes-too", "rtw"


class SameName(Runes):
    prefix = "rtw"


class SamePrefix(Runes):
    name = "runes-too"


class NineSeats(Renamed):
    most = MOST_SEATS + 1


class NoSeats(Renamed):
    fewest = 0


class UpsideDown(Renamed):
    fewest, most = 4, 2


class Capitals(Renamed):
    name = "Runes Too"


class LongPrefix(Renamed):
    prefix = "runes"


class Empty(Game[Any]):
    """A game that has nothing but a name."""


def empty() -> Game[Any]:
    game = Empty()
    game.name, game.prefix = "empty", "emp"
    return game


@pytest.mark.parametrize(
    ("kind", "message", "word"),
    [
        (SameName, "error-game-taken", "runes"),
        (SamePrefix, "error-game-taken", "run"),
        (NineSeats, "error-game-seats", "9"),
        (NoSeats, "error-game-seats", "0"),
        (UpsideDown, "error-game-seats", "4"),
        (Capitals, "error-game-name", "Runes Too"),
        (LongPrefix, "error-game-name", "runes"),
    ],
)
def test_games_that_cannot_be_played_are_refused(kind: type[Runes], message: str, word: str) -> None:
    before = game_names()
    with pytest.raises(LonghallError, match=message) as caught:
        register(kind())
    assert game_names() == before
    for lang in ("en", "pl", "cs", "es"):
        assert word in speech(lang).error(caught.value)


def test_a_game_must_define_what_the_kernel_leaves_to_it() -> None:
    with pytest.raises(LonghallError, match="error-game-incomplete") as caught:
        register(empty())
    assert "resample" in speech("en").error(caught.value)
    assert "arrange" in speech("en").error(caught.value)


def test_the_same_game_may_come_again() -> None:
    """With another content pack it takes the place of the first."""
    again = Runes()
    register(again)
    assert find_game("runes") is again
    register(GAME)
    assert find_game("runes") is GAME


@pytest.mark.parametrize(
    ("value", "reason"), [("no_such_module:GAME", "no_such_module"), ("toy.runes:HAND", "3"), ("toy.runes:NO", "NO")]
)
def test_an_entry_point_that_names_no_game_is_told(value: str, reason: str) -> None:
    with pytest.raises(LonghallError, match="error-game-load") as caught:
        load_offered(EntryPoint("runes", value, "longhall.games"))
    assert value in speech("en").error(caught.value)
    assert reason in speech("en").error(caught.value)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_view_has_a_score(game: Game[Any]) -> None:
    check_scores(game)


def test_the_score_of_a_game_that_leaves_it_out_is_in_its_views() -> None:
    assert "score" not in GAME.public(GAME.setup({}, 2, Chance(lambda: 0.5)))
    check_scores(GAME)


def check_scores(game: Game[Any]) -> None:
    for state in random_positions(game, game.most, 1):
        for seat in (None, *range(game.most)):
            assert len(game.view(state, seat)["score"]["totals"]) == game.most  # type: ignore[index]


def test_a_pause_is_not_the_end() -> None:
    state = GAME.setup({}, 2, Chance(lambda: 0.5))
    state.waiting = 0
    state.stack.append(PAUSE)
    assert GAME.to_act(state) == []
    assert not GAME.is_over(state)
