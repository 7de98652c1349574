"""What the process in which a bot thinks is told: what its seat may know, and nothing else."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from at_random import ONE_TABLE_EACH, ONE_TABLE_IDS
from longhall.kernel.game import Game
from longhall.kernel.match import Match
from longhall.server.play.bot_pool import ask_about
from longhall.server.play.workers.bot_worker import Question
from twins import Witness, watched_game

SEED = 7
OTHER_MOVES = 4
"""Of so many moves one is compared."""


def asked(match: Match, seat: int, bot: str = "master") -> Question:
    return ask_about(1, match.game, match.state, seat, bot, SEED, 5.0)


def compare(witness: Witness, seat: int) -> int:
    """Every twin must give the same question to the worker, byte by byte; tells how many were compared."""
    here = msgspec.json.encode(asked(witness.match, seat))
    for twin in witness.twins:
        assert msgspec.json.encode(asked(twin, seat)) == here, f"seat {seat} after move {len(witness.match.moves)}"
    return len(witness.twins)


@pytest.mark.parametrize(("game", "seats"), ONE_TABLE_EACH, ids=ONE_TABLE_IDS)
def test_games_that_a_seat_cannot_tell_apart_give_the_same_question(game: Game[Any], seats: int) -> None:
    compared = 0
    for seed in range(3):
        for number, witnesses in enumerate(watched_game(game, seats, seed, {}, list(range(seats)), Counter(), most=1)):
            for seat in game.to_act(witnesses[0].match.state) if number % OTHER_MOVES == 0 else []:
                compared += compare(witnesses[seat], seat)
    assert compared > 10


def test_the_hands_of_others_are_not_in_the_question() -> None:
    """The one thing that is hidden in Brian Boru: which cards the others hold. Few hands are drawn as they are."""
    game = next(game for game, _ in ONE_TABLE_EACH if game.name == "brian-boru")
    rng = random.Random(1)
    match = Match(game, {}, 4, seed="hands")
    looked = alike = 0
    while not match.is_over():
        seat = rng.choice(game.to_act(match.state))
        true, told = game.dump(match.state), asked(match, seat).state
        for other, (player, shown) in enumerate(zip(list_of(true), list_of(told), strict=True)):
            if other == seat:
                assert player == shown, "it knows its own"
            elif player["hand"].bit_count() > 4:
                looked += 1
                alike += player["hand"] == shown["hand"]
        match.act(seat, rng.choice(game.legal(match.state, seat)))
    assert looked > 50
    assert alike < looked / 20


def list_of(dumped: Any) -> list[dict[str, Any]]:
    players: list[dict[str, Any]] = dumped["players"]
    return players


@pytest.mark.parametrize(("game", "seats"), ONE_TABLE_EACH, ids=ONE_TABLE_IDS)
def test_the_options_are_the_same_in_what_the_seat_knows(game: Game[Any], seats: int) -> None:
    rng = random.Random(2)
    match = Match(game, {}, seats, seed="options")
    while not match.is_over() and len(match.moves) < 150:
        seat = rng.choice(game.to_act(match.state))
        legal = game.legal(match.state, seat)
        assert game.legal(game.load(asked(match, seat).state), seat) == legal
        match.act(seat, rng.choice(legal))
