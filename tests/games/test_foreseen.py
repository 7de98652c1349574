"""What seats may plan and decline: all of it has names, what declines is allowed, and nothing hidden is told."""

from __future__ import annotations

import random

import pytest

from longhall.kernel.chance import Chance
from longhall.kernel.registry import all_games, find_game
from longhall.speech import FALLBACK, speech

GAMES = ["brian-boru", "feast-for-odin", "pax-viking"]


@pytest.mark.parametrize("name", GAMES)
def test_plans_have_names_and_tell_nothing_hidden(name: str) -> None:
    all_games()
    game = find_game(name)
    say = speech(FALLBACK)
    rng = random.Random(3)
    chance = Chance(rng.random)
    seats = max(game.fewest, 3)
    s = game.setup({}, seats, chance)
    planned: set[str] = set()
    declined: set[str] = set()
    for _ in range(400):
        if game.is_over(s):
            break
        for seat in range(seats):
            known = game.resample(s, seat, rng)
            offers = [(kind, action.notation) for kind, action in game.foreseen(s, seat)]
            assert offers == [(kind, action.notation) for kind, action in game.foreseen(known, seat)]
            for kind, action in game.foreseen(s, seat):
                planned.add(kind)
                assert say.has(game.planned_option(s, action)["label"]["message"])
        seat = game.to_act(s)[0]
        idle = game.idle_answer(s, seat)
        legal = game.legal(s, seat)
        if idle is not None:
            assert any(option is idle for option in legal)
            if len(legal) > 1:
                declined.add(s.stack[-1].kind)
        game.apply(s, seat, rng.choice(legal), chance)
    assert planned <= {"follow", "turn", "vote", "action"}
    assert planned
    assert declined <= set(game.declining)
