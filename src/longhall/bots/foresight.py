"""Thinking while somebody else is asked: in which positions a bot will probably be asked next.

It starts from what the bot's seat knows, lets a quick bot answer for the other player in states that the seat cannot
tell apart, and counts where that leads. What a bot decides in such a position beforehand is what it would decide there:
its luck depends on how many decisions it has taken, not on when it thinks.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from math import inf
from typing import Any, Final

from ..kernel.action import Action
from ..kernel.chance import Chance
from ..kernel.game import Game
from ..kernel.step import State
from .bot import information_set
from .level_bot import LevelBot

SAMPLES: Final = 10
"""How often the other player's answer is guessed."""
GUESS_LINES: Final = 24
"""How many lines of play such a guess takes."""
MOST_ANSWERS: Final = 4
"""How many decisions the other player may have in a row."""


class Ahead:
    """A position in which the seat is asked, as it would know it, and how often it came up."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.count = 1


def likely_positions(
    game: Game[Any], state: State, seat: int, bot: str, seed: int, clock: Callable[[], float] = time.perf_counter
) -> list[Ahead]:
    """Where the one who is asked now will probably lead, the likeliest first; none if others come in between.

    When the clock says that it is infinitely late, it ends with what was found.
    """
    rng = random.Random(seed)
    chance = Chance(rng.random)
    found: dict[str, Ahead] = {}
    for _ in range(SAMPLES):
        if clock() == inf:
            break
        guess = LevelBot(bot, rng.getrandbits(32), clock=clock)
        guess.most_lines = GUESS_LINES
        line = game.resample(state, seat, rng)
        path = answers_of(game, line, seat, guess, chance)
        if path:
            key = " ".join([action.notation for action in path])
            known = found.get(key)
            if known is None:
                found[key] = Ahead(information_set(game, line, seat, seed))
            else:
                known.count += 1
    return sorted(found.values(), key=lambda ahead: -ahead.count)


def answers_of(game: Game[Any], line: State, seat: int, guess: LevelBot, chance: Chance) -> list[Action]:
    """Play on until a seat is asked, as long as one other is; what that one did, or nothing."""
    path: list[Action] = []
    other = game.to_act(line)
    while len(path) < MOST_ANSWERS and len(other) == 1 and game.to_act(line) == other:
        action = guess.choose(game, line, other[0])
        game.apply(line, other[0], action, chance)
        path.append(action)
    return path if seat in game.to_act(line) and seat not in other else []
