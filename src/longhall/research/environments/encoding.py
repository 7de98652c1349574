"""A game as environments see it: rows of numbers, masks over action codes, rewards."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ...kernel.action import Action
from ...kernel.chance import Chance
from ...kernel.errors import Refusal, Refused
from ...kernel.game import Game
from ...kernel.step import State
from ..opener import open_named

IDS: Final = {
    "longhall/BrianBoru-v0": "brian-boru",
    "longhall/FeastForOdin-v0": "feast-for-odin",
    "longhall/PaxViking-v0": "pax-viking",
}
"""What Gymnasium and PettingZoo call the games."""
PLACE: Final = "place"
POINTS: Final = "points"
REWARDS: Final = (PLACE, POINTS)
RAISE: Final = "raise"
END: Final = "end"
RANDOM: Final = "random"
ILLEGAL: Final = (RAISE, END, RANDOM)
"""What becomes of an illegal action: an error, the end of the game, or a legal one instead."""
ILLEGAL_REWARD: Final = {PLACE: -1.0, POINTS: -200.0}
"""What an illegal action costs that ends the game: not more than the worst result of play."""


Observation = dict[str, NDArray[Any]]
"""What an agent is given: a row of numbers under `observation`, and under `action_mask` which actions are legal."""


class Encoding:
    """A game for a number of players, with options, and how its positions and results become numbers."""

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, object] | None = None,
        rewards: str = PLACE,
        illegal: str = RAISE,
        scaled: bool = False,
    ) -> None:
        check_word("rewards", rewards, REWARDS)
        check_word("illegal", illegal, ILLEGAL)
        self.game: Game[Any] = open_named(game)
        self.players = players
        self.options = dict(options or {})
        self.rewards = rewards
        self.illegal = illegal
        self.illegal_reward = ILLEGAL_REWARD[rewards]
        self.scaled = scaled
        self.actions: list[Action] = self.game.book.all
        self.count = len(self.actions)
        self.size = self.game.layout().size
        self._scales = np.array(self.game.layout().scales(), np.float32) if scaled else None
        self.begin(random.Random(0))  # wrong players and options are refused here, not at the first reset

    def begin(self, rng: random.Random) -> tuple[State, Chance]:
        """A new game and its source of chance."""
        chance = Chance(rng.random)
        state: State = self.game.setup(self.options, self.players, chance)
        return state, chance

    def observation(self, state: State, seat: int, asked: bool) -> Observation:
        """What a seat knows, in arrays of its own; the mask is empty unless the seat is asked."""
        mask = bytearray(self.count)
        if asked:
            for option in self.game.legal(state, seat):
                mask[option.code] = 1
        row: NDArray[Any] = np.frombuffer(bytearray(self.game.observe(state, seat)), np.uint8)
        if self._scales is not None:
            row = row * self._scales
        return {"observation": row, "action_mask": np.frombuffer(mask, np.int8)}

    def chosen(self, state: State, seat: int, code: int, rng: random.Random) -> Action | None:
        """The legal action of a code; None if it is illegal and ends the game."""
        options = self.game.legal(state, seat)
        if 0 <= code < self.count:
            action = self.actions[code]
            if action in options:
                return action
        if self.illegal == RANDOM:
            return options[int(rng.random() * len(options))]
        if self.illegal == END:
            return None
        raise Refused(self.refusal(state, seat, code))

    def refusal(self, state: State, seat: int, code: int) -> Refusal:
        """Why an action is illegal."""
        known = 0 <= code < self.count
        reason = self.game.refusal(state, seat, self.actions[code]) if known else None
        return reason or Refusal("", "refused-no-such-action", given=str(code))

    def results(self, state: State) -> list[float]:
        """The reward of each seat when the game is over."""
        score = self.game.score(state)
        if self.rewards == POINTS:
            return [float(total) for total in score.totals]
        if self.players == 1:
            return [1.0 if score.winners else -1.0]
        return [by_place(place, score.places.count(place), self.players) for place in score.places]

    def facts(self, state: State, seat: int) -> dict[str, Any]:
        """How a game ended for a seat."""
        score = self.game.score(state)
        return {"points": score.totals[seat], "place": score.places[seat], "won": seat in score.winners}


def agent_names(players: int) -> list[str]:
    """What the seats are called, as PettingZoo's own games have it."""
    return [f"player_{seat}" for seat in range(players)]


def by_place(place: int, sharing: int, players: int) -> float:
    """From 1 for the first to -1 for the last, in equal steps; those who share places share what they bring."""
    return 1.0 - 2.0 * (place - 1 + (sharing - 1) / 2) / (players - 1)


def check_word(name: str, given: str, known: tuple[str, ...]) -> None:
    """A setting that has only some values."""
    if given not in known:
        raise ValueError(f"{name}={given!r}; known are {', '.join(known)}")
