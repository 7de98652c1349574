"""One game of an arena: who sits where, how it ended, and how long everybody thought."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ...bots.bot import Bot
from ...kernel.chance import Chance
from ...kernel.game import Game
from ...kernel.step import State
from ..opener import Opener
from .calibration import Forecast, Forecaster

Maker = Callable[[str, int], Bot]
"""Makes a bot of a name and a seed."""


class Job(NamedTuple):
    """A deal, and by how many seats everybody has moved on in it."""

    deal: int
    rotation: int


@dataclass
class Played:
    """How a game ended; everything by entrant, not by seat."""

    deal: int
    rotation: int
    won: list[float]
    """A victory shared by n counts 1 / n for each."""
    points: list[int]
    places: list[int]
    decisions: list[list[float]]
    """Seconds that each decision took."""
    turns: list[list[float]]
    """Seconds of all decisions between two decisions of others."""
    forecasts: list[Forecast] = field(default_factory=list)


class Table:
    """What all games of an arena have in common; it travels to the workers."""

    def __init__(
        self,
        bots: Sequence[str],
        seed: int,
        variants: Mapping[str, object],
        make: Maker,
        knowledge: str | None = None,
    ) -> None:
        self.bots = list(bots)
        self.seed = seed
        self.variants = dict(variants)
        self.make = make
        self.knowledge = knowledge
        """Whose win chances are asked for; None: nobody's."""

    def play(self, game: Game[Any], job: Job) -> Played:
        """The game of a job. The deal and each bot have a source of chance of their own, all from the one seed."""
        seats = len(self.bots)
        at = [(entrant + job.rotation) % seats for entrant in range(seats)]
        entrant_at = {seat: entrant for entrant, seat in enumerate(at)}
        players = [
            self.make(self.bots[entrant_at[seat]], seed_of(self.seed, *job, entrant_at[seat])) for seat in range(seats)
        ]
        forecaster = Forecaster(game, self.knowledge, seed_of(self.seed, *job)) if self.knowledge is not None else None
        chance = Chance(random.Random(f"{self.seed}/{job.deal}").random)
        state = game.setup(self.variants, seats, chance)
        decisions, turns = play_timed(game, state, players, chance, forecaster)
        score = game.score(state)
        won = [(seat in score.winners) / max(1, len(score.winners)) for seat in range(seats)]
        return Played(
            job.deal,
            job.rotation,
            [won[seat] for seat in at],
            [score.totals[seat] for seat in at],
            [score.places[seat] for seat in at],
            [decisions[seat] for seat in at],
            [turns[seat] for seat in at],
            forecaster.results(won) if forecaster is not None else [],
        )


def seed_of(*parts: int) -> int:
    """A seed of its own for everything that is numbered."""
    return random.Random("/".join(map(str, parts))).getrandbits(32)


def player_of(opener: Opener, table: Table) -> Callable[[Job], Played]:
    """What a worker does."""
    game = opener()
    return lambda job: table.play(game, job)


def play_timed(
    game: Game[Any], state: State, players: list[Bot], chance: Chance, forecaster: Forecaster | None
) -> tuple[list[list[float]], list[list[float]]]:
    """Play a game to its end; by seat, the seconds of every decision and of every turn."""
    decisions: list[list[float]] = [[] for _ in players]
    turns: list[list[float]] = [[] for _ in players]
    last = -1
    while not game.is_over(state):
        seat = game.to_act(state)[0]
        if forecaster is not None:
            forecaster.look(state, seat)
        if seat != last:
            players[seat].begin_turn()
        began = time.perf_counter()
        action = players[seat].choose(game, state, seat)
        seconds = time.perf_counter() - began
        decisions[seat].append(seconds)
        if seat == last:
            turns[seat][-1] += seconds
        else:
            turns[seat].append(seconds)
        last = seat
        game.apply(state, seat, action, chance)
    return decisions, turns
