"""One seat of a game that a learner plays; bots play the others."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from ...bots.bot import Bot
from ..arena.entrants import make_entrant, read_entrants
from .encoding import Encoding, Observation

DEFAULT_BOT: Final = "random"
Bots = str | Sequence[str]


class Learner:
    """A table with one learner, game after game."""

    def __init__(self, encoding: Encoding, bots: Bots = DEFAULT_BOT, seat: int | None = 0) -> None:
        """`bots`: names as the arena knows them, in a list or separated by commas, for the seats after the learner's
        in turn order; the last one takes what is left. `seat`: the learner's, None for another one in each game.
        """
        others = encoding.players - 1
        self.encoding = encoding
        self.game = encoding.game
        self.names = read_entrants(bots if isinstance(bots, str) else ",".join(bots), others) if others else []
        if seat is not None and not 0 <= seat < encoding.players:
            raise ValueError(f"seat={seat}; there are {encoding.players} seats, counted from 0")
        self._seat = seat
        self.seat = seat or 0
        self.reward = 0.0
        self.over = True
        self.illegal = False
        self._bots: dict[int, Bot] = {}

    def begin(self, rng: random.Random) -> None:
        """A new game, brought to the learner's first decision."""
        players = self.encoding.players
        self._rng = rng
        self.seat = self._seat if self._seat is not None else rng.randrange(players)
        self._bots = {
            (self.seat + number) % players: make_entrant(name, rng.getrandbits(32))
            for number, name in enumerate(self.names, 1)
        }
        self.state, self._chance = self.encoding.begin(rng)
        self.over = self.illegal = False
        self.reward = 0.0
        self._go_on()

    def act(self, code: int) -> bool:
        """Take the learner's decision, and let the bots play until the next one or the end; whether it is the end."""
        action = self.encoding.chosen(self.state, self.seat, code, self._rng)
        if action is None:
            self.over = self.illegal = True
            self.reward = self.encoding.illegal_reward
        else:
            self.game.apply(self.state, self.seat, action, self._chance)
            self._go_on()
        return self.over

    def _go_on(self) -> None:
        game, state, seat, bots, chance = self.game, self.state, self.seat, self._bots, self._chance
        while True:
            asked = game.to_act(state)
            if seat in asked:
                return
            if not asked:
                break
            other = asked[0]
            game.apply(state, other, bots[other].choose(game, state, other), chance)
        self.over = True
        self.reward = self.encoding.results(state)[seat]

    def observation(self) -> Observation:
        """What the learner knows, and may do."""
        return self.encoding.observation(self.state, self.seat, not self.over)

    def facts(self) -> dict[str, object]:
        """How the game ended."""
        return {"illegal": True} if self.illegal else self.encoding.facts(self.state, self.seat)
