"""Games as tables of decisions: what a seat saw and could do, what its bot thought and did, and how the game ended."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from ...bots.bot import Bot
from ...bots.greedy import GreedyBot
from ...bots.level_bot import LevelBot
from ...kernel.action import Action
from ...kernel.game import Game
from ...kernel.score import Score
from ...kernel.step import State
from ..arena.entrants import make_entrant
from ..arena.one_game import seed_of
from ..environments.encoding import by_place
from ..opener import Opener
from .numbered_game import play_numbered
from .schema import Info, arrow, mask_bytes, schema_of

FEW: Final = 3
"""From how many options a bot takes one when it tries something."""
UNKNOWN: Final = math.nan
"""The value of an option that a bot did not look at."""


class Recorder:
    """The decisions of one game, column by column."""

    def __init__(self, game: Game[Any], info: Info, number: int) -> None:
        self._game = game
        self._info = info
        self.number = number
        self.seats = info.players[number % len(info.players)]
        self._seed = seed_of(info.seed, number)
        self._rng = random.Random(seed_of(self._seed, self.seats))
        names = [*info.bots, *[info.bots[-1]] * self.seats][: self.seats]
        self._names = [names[(seat - number) % self.seats] for seat in range(self.seats)]
        self._length = mask_bytes(info.actions)
        self._seat: list[int] = []
        self._observation: list[bytes] = []
        self._mask: list[bytes] = []
        self._action: list[int] = []
        self._values: list[list[float]] = []

    def table(self) -> Any:
        """Play the game and give the table."""
        score = play_numbered(
            self._game,
            self._info.options,
            self.seats,
            self._seed,
            lambda seat, seed: make_entrant(self._names[seat], seed),
            self._decide,
        )
        return arrow().table(self._columns(score), schema_of(self._info))

    def _decide(self, bot: Bot, state: State, seat: int) -> Action:
        game = self._game
        codes = sorted(option.code for option in game.legal(state, seat))
        mask = bytearray(self._length)
        for code in codes:
            mask[code >> 3] |= 1 << (code & 7)
        action, values = self._judge(bot, state, seat)
        self._seat.append(seat)
        self._observation.append(game.observe(state, seat))
        self._mask.append(bytes(mask))
        self._action.append(action.code)
        self._values.append([values.get(code, UNKNOWN) for code in codes] if values else [])
        return action

    def _judge(self, bot: Bot, state: State, seat: int) -> tuple[Action, Mapping[int, float]]:
        """What a bot does, and its value of each option, by code, if it has any."""
        if not isinstance(bot, GreedyBot | LevelBot):
            return bot.choose(self._game, state, seat), {}
        ranked = bot.ranked(self._game, state, seat)
        trying = self._info.tries > 0.0 and self._rng.random() < self._info.tries
        chosen = ranked[self._rng.randrange(min(FEW, len(ranked))) if trying else 0]
        return chosen.option, {one.option.code: one.worth for one in ranked}

    def _columns(self, score: Score) -> dict[str, Any]:
        rows, seat = len(self._seat), self._seat
        places = score.places
        if self.seats == 1:
            results = [1.0 if score.winners else -1.0]
        else:
            results = [by_place(place, places.count(place), self.seats) for place in places]
        won = [(one in score.winners) / max(1, len(score.winners)) for one in range(self.seats)]
        return {
            "game": [self.number] * rows,
            "decision": range(rows),
            "seats": [self.seats] * rows,
            "seat": seat,
            "bot": [self._names[one] for one in seat],
            "observation": self._observation,
            "mask": self._mask,
            "action": self._action,
            "values": self._values,
            "result": [results[one] for one in seat],
            "points": [score.totals[one] for one in seat],
            "place": [places[one] for one in seat],
            "won": [won[one] for one in seat],
        }


def packed(table: Any) -> bytes:
    """A table as bytes that travel: observations are mostly zeros."""
    pa = arrow()
    sink = pa.BufferOutputStream()
    with pa.ipc.new_stream(sink, table.schema, options=pa.ipc.IpcWriteOptions(compression="zstd")) as out:
        out.write_table(table)
    return bytes(sink.getvalue())


def unpacked(data: bytes) -> Any:
    """Unpack a table from its bytes."""
    return arrow().ipc.open_stream(data).read_all()


def play_packed(game: Game[Any], info: Info, number: int) -> bytes:
    """A game by its number, ready to travel."""
    return packed(Recorder(game, info, number).table())


def recorder_of(opener: Opener, info: Info) -> Callable[[int], bytes]:
    """What a worker does."""
    return partial(play_packed, opener(), info)
