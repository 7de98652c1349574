"""Views are what their types say: every key is declared, and every declared key is there with a value of its kind."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from longhall.games import load_games
from longhall.kernel.chance import Chance
from longhall.kernel.errors import LonghallError
from longhall.kernel.game import Game
from longhall.kernel.registry import all_games
from longhall.kernel.shapes import GameView

load_games()
MOVES = 400
LOOKS = 25
"""A view of every seat after so many moves each."""


def check(game: Game[Any], seen: object) -> None:
    """What is read by a type lacks what the type does not know, and cannot be read without what it demands."""
    sent = msgspec.json.encode(seen)
    known = msgspec.json.encode(msgspec.json.decode(sent, type=game.view_type))
    assert msgspec.json.decode(known) == msgspec.json.decode(sent)


def games_and_seats() -> list[Any]:
    return [
        pytest.param(game, seats, id=f"{game.name}-{seats}")
        for game in all_games()
        for seats in range(game.fewest, game.most + 1)
    ]


@pytest.mark.parametrize(("game", "seats"), games_and_seats())
def test_views_of_a_random_game(game: Game[Any], seats: int) -> None:
    assert game.view_type is not GameView
    rng = random.Random(seats)
    chance = Chance(rng.random)
    options = {option.name: rng.choice(option.values) for option in game.variants if rng.random() < 0.3}
    try:
        state = game.setup(options, seats, chance)
    except LonghallError:  # options that do not go together
        state = game.setup({}, seats, chance)
    for number in range(MOVES):
        if number % LOOKS == 0 or game.is_over(state):
            for seat in (None, *range(seats)):
                check(game, game.view(state, seat))
                check(game, game.look_back(state, state, seat))
        if game.is_over(state):
            break
        seat = rng.choice(game.to_act(state))
        game.apply(state, seat, rng.choice(game.legal(state, seat)), chance)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_contents_have_what_a_drawing_takes_from_them(game: Game[Any]) -> None:
    assert game.content_type is not dict
    sent = msgspec.json.encode(game.content())
    read = msgspec.json.decode(sent, type=game.content_type)
    assert set(read) <= set(game.content())


@pytest.mark.parametrize("wrong", ["more", "less", "other"])
def test_a_view_that_differs_is_found(wrong: str) -> None:
    game = next(game for game in all_games() if game.name == "brian-boru")
    seen: dict[str, Any] = dict(game.view(game.setup({}, 3, Chance(random.Random(1).random)), 0))
    check(game, seen)
    if wrong == "more":
        seen["players"] = [{**player, "secret": 1} for player in seen["players"]]
    elif wrong == "less":
        del seen["trick"]
    else:
        seen["vikings"] = ["7"]
    with pytest.raises((AssertionError, msgspec.ValidationError)):
        check(game, seen)
