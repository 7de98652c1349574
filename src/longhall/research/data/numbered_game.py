"""A game by its number, for data sets and for learning: the same number and seed give the same game."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from ...bots.bot import Bot
from ...kernel.action import Action
from ...kernel.chance import Chance
from ...kernel.game import Game
from ...kernel.score import Score
from ...kernel.step import State
from ..arena.one_game import seed_of

Decide = Callable[[Bot, State, int], Action]
"""What a bot does in a position, as one of its seats; whoever records looks at the position here."""


def play_numbered(
    game: Game[Any],
    options: Mapping[str, object],
    seats: int,
    seed: int,
    make: Callable[[int, int], Bot],
    decide: Decide,
) -> Score:
    """Play a game to its end. `make` gives the bot of a seat, with a seed of its own."""
    chance = Chance(random.Random(seed).random)
    players = [make(seat, seed_of(seed, seat)) for seat in range(seats)]
    state = game.setup(options, seats, chance)
    while not game.is_over(state):
        seat = game.to_act(state)[0]
        game.apply(state, seat, decide(players[seat], state, seat), chance)
    return game.score(state)
