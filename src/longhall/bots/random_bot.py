"""The bot that plays anything legal."""

from __future__ import annotations

import random
from typing import Any

from mypy_extensions import mypyc_attr

from ..kernel.action import Action
from ..kernel.game import Game
from ..kernel.step import State
from .bot import Bot


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Chooses among all legal actions with equal odds."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def choose(self, game: Game[Any], state: State, seat: int) -> Action:
        return self._rng.choice(game.legal(state, seat))
