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


@pytest.mark.parametrize(("name", "verb"), [("feast-for-odin", "place"), ("pax-viking", "buy")])
def test_what_is_planned_for_a_turn_is_mostly_possible_in_it(name: str, verb: str) -> None:
    """Nothing is offered that the table cannot show; what others take meanwhile is not possible any more."""
    all_games()
    game = find_game(name)
    rng = random.Random(8)
    chance = Chance(rng.random)
    s = game.setup({}, 2, chance)
    waiting: dict[int, set[str]] = {}
    possible = impossible = 0
    for _ in range(600):
        if game.is_over(s):
            break
        seat = game.to_act(s)[0]
        legal = game.legal(s, seat)
        kinds = {kind for kind, _ in game.foreseen(s, seat)}
        if s.stack[-1].kind in kinds and seat in waiting:
            allowed = {action.notation for action in legal}
            possible += len(waiting[seat] & allowed)
            impossible += len(waiting[seat] - allowed)
            del waiting[seat]
        game.apply(s, seat, rng.choice(legal), chance)
        for other in set(range(2)) - set(game.to_act(s)):
            offers = {action.notation for _, action in game.foreseen(s, other) if action.verb == verb}
            if offers:
                waiting[other] = offers
    assert possible > 20
    assert impossible, "the engine decides when the question comes"


def test_odin_declines_what_cards_offer() -> None:
    all_games()
    game = find_game("feast-for-odin")
    declined: set[str] = set()
    for seed in range(12):
        rng = random.Random(seed)
        chance = Chance(rng.random)
        s = game.setup({}, 1 + seed % 4, chance)
        while s.waiting:
            seat = game.to_act(s)[0]
            idle = game.idle_answer(s, seat)
            legal = game.legal(s, seat)
            if idle is not None and len(legal) > 1 and idle.verb == "decline":
                declined.add(s.stack[-1].kind)
            game.apply(s, seat, rng.choice(legal), chance)
    assert {"card-before", "card-after", "respond"} <= declined
