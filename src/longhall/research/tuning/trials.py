"""How good figures are: games of a candidate against others, the same deals for every candidate."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from ...bots.bot import Bot
from ...kernel.bot.figures import Figures
from ...kernel.chance import quick_chance
from ...kernel.game import Game
from ..arena.one_game import Job, Played, Table
from ..opener import Opener
from .figure_bot import FigureBot
from .figure_space import FigureSpace

Point = list[float]
MARGIN: Final = 1.0
"""What the margin over the best rival counts beside a win, as a share of the points of both."""
POINT_ALONE: Final = 0.01
"""What a point counts beside a win where one plays alone and can lose."""


class TrialRules(NamedTuple):
    """What all trials of a search have in common; it travels to the workers."""

    start: Figures
    players: int
    options: dict[str, object]
    lines: int


class Trial(NamedTuple):
    """A candidate, from whom its opponents are drawn, and which deals they play."""

    candidate: Point
    others: list[Point]
    seed: int
    first: int
    deals: int


class DealResult(NamedTuple):
    """How a candidate fared in a deal, over all seats: share of wins, points, and what the search goes by."""

    share: float
    points: float
    fitness: float


def trial_of(opener: Opener, rules: TrialRules) -> Callable[[Trial], list[DealResult]]:
    """What a worker does."""
    game = opener()
    space = FigureSpace(rules.start)
    can_lose_alone = rules.players == 1 and loses_alone(game, rules.options)
    return lambda trial: [
        play_deal(game, space, rules, trial, deal, can_lose_alone)
        for deal in range(trial.first, trial.first + trial.deals)
    ]


def loses_alone(game: Game[Any], options: Mapping[str, object]) -> bool:
    """Whether whoever plays alone can lose: has not won before it has begun."""
    return not game.score(game.setup(options, 1, quick_chance(0))).winners


def play_deal(
    game: Game[Any], space: FigureSpace, rules: TrialRules, trial: Trial, deal: int, can_lose_alone: bool
) -> DealResult:
    """A deal from every seat; the others are drawn once for it."""
    drawn = random.Random(f"{trial.seed}/{deal}/others")
    points = [trial.candidate, *[drawn.choice(trial.others) for _ in range(rules.players - 1)]]
    advice = [game.advice_of(space.figures(point)) for point in points]

    def make(name: str, seed: int) -> Bot:
        return FigureBot(advice[int(name)], seed, rules.lines)

    table = Table([str(entrant) for entrant in range(rules.players)], trial.seed, rules.options, make)
    played = [table.play(game, Job(deal, rotation)) for rotation in range(rules.players)]
    fitness = [fitness_alone(one, can_lose_alone) if rules.players == 1 else fitness_of(one) for one in played]
    return DealResult(
        sum(one.won[0] for one in played) / len(played),
        sum(one.points[0] for one in played) / len(played),
        sum(fitness) / len(fitness),
    )


def fitness_of(played: Played) -> float:
    """A win, and a little for the margin, so that lost games differ, too."""
    mine, best = played.points[0], max(played.points[1:])
    return played.won[0] + MARGIN * (mine - best) / (abs(mine) + abs(best) + 1)


def fitness_alone(played: Played, can_lose: bool) -> float:
    """The points; where one can lose alone, mostly whether one does not."""
    return played.won[0] + POINT_ALONE * played.points[0] if can_lose else float(played.points[0])
