"""Better figures by an evolution strategy: candidates around a mean play, and the mean moves towards the best of them.

The separable strategy of the library `cma` moves the logarithms of all figures. In games of several players the
opponents are drawn from a pool of earlier means, so that the figures become good against more than one way to play.
The file of a search holds its seed and the results of every generation: with these the library arrives at the same
point again, which is how a search is resumed.
"""

from __future__ import annotations

import time
import warnings
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import Any, Final

import msgspec

from ... import __version__
from ...kernel.bot.figures import HAND, Figures
from ...kernel.errors import LonghallError
from ...kernel.game import Game
from ..arena.intervals import mean_interval, share_interval
from ..arena.one_game import seed_of
from ..commit import commit, joined
from ..needs import no_research
from ..opener import Opener
from ..runners.backend import Backend
from ..whole_file import read_whole
from .figure_space import FigureSpace
from .trials import DealResult, Point, Trial, TrialRules, trial_of

Progress = Callable[[int, int], None]
STEP: Final = 0.25
"""How far the first candidates are from the start, as a logarithm."""
RENEW: Final = 3
"""After so many generations the mean joins the pool: searches have ten to thirty."""
POOL: Final = 6
"""How many earlier selves are kept; the start is always one of them."""
CHECK: Final = -1
"""The generation that the deals of the check belong to: no search plays them."""
ROUNDED: Final = 6


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What a search is about; the same settings give the same search."""

    game: str
    players: int
    options: dict[str, Any] = {}
    lines: int = 20
    seed: int = 1
    knowledge: str = HAND
    population: int = 32
    games: int = 32
    """Of each candidate in a generation, rounded up to whole deals."""

    @property
    def deals(self) -> int:
        """How many deals a candidate plays in a generation."""
        return -(-self.games // self.players)


class TuningFile(msgspec.Struct, kw_only=True):
    """A search as it is stored; `figures` can be copied into a game's `bot/figures/`."""

    made_by: str
    commit: str | None = None
    """Of the sources that searched; if the search was resumed with others, all of them."""
    version: str
    cma: str
    settings: Settings
    generations: int
    games: int
    """How many games were played in the search."""
    gain: dict[str, Any] | None
    figures: Figures
    start: Figures
    history: list[list[float]]
    """The fitness of every candidate, by generation."""


class Tuning:
    """A search: where it stands, and the results that brought it there."""

    def __init__(self, game: Game[Any], settings: Settings) -> None:
        self.settings = settings
        self.commit = commit()
        self.space = FigureSpace(game.figures(settings.knowledge))
        if self.space.size < 2:
            raise LonghallError("error-no-figures", game=game.name)
        self._strategy, self.library = strategy(self.space.size, settings)
        self.history: list[list[float]] = []
        start: Point = [0.0] * self.space.size
        self.pool = [start]
        self.asked: list[Point] = []

    @property
    def rules(self) -> TrialRules:
        """What all its trials have in common."""
        return TrialRules(self.space.start, self.settings.players, self.settings.options, self.settings.lines)

    @property
    def generation(self) -> int:
        """How many generations have been played."""
        return len(self.history)

    @property
    def games(self) -> int:
        """How many games that took."""
        each = self.settings.deals * self.settings.players
        return self.generation * self.settings.population * each

    @property
    def step(self) -> float:
        """How far candidates are from the mean now, as a logarithm."""
        return float(self._strategy.sigma)

    @property
    def mean(self) -> Point:
        """The point that is the search's result so far."""
        return [float(part) for part in self._strategy.result.xfavorite]

    @property
    def figures(self) -> Figures:
        """The figures at the mean."""
        return self.space.figures(self.mean)

    def ask(self) -> list[Trial]:
        """A trial for every candidate of the next generation, all on the same deals."""
        self.asked = [[float(part) for part in point] for point in self._strategy.ask()]
        seed = seed_of(self.settings.seed, self.generation)
        return [Trial(point, self.pool, seed, 0, self.settings.deals) for point in self.asked]

    def tell(self, fitness: list[float]) -> None:
        """The results of these candidates, in their order; from time to time the mean joins the pool."""
        self._strategy.tell(self.asked, [-one for one in fitness])
        self.history.append(fitness)
        if self.settings.players > 1 and self.generation % RENEW == 0:
            self.pool = [self.pool[0], *[*self.pool[1:], self.mean][1 - POOL :]]

    def as_file(self, command: str, gain: dict[str, Any] | None = None) -> TuningFile:
        """What is stored."""
        return TuningFile(
            made_by=command,
            commit=self.commit,
            version=__version__,
            cma=self.library,
            settings=self.settings,
            generations=self.generation,
            games=self.games,
            gain=gain,
            figures=self.figures,
            start=self.space.start,
            history=self.history,
        )


def strategy(size: int, settings: Settings) -> tuple[Any, str]:
    """The library's search from the start, with its own source of chance, and the library's version."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it says that it cannot draw; it need not
            import cma
            import numpy as np
    except ImportError:
        raise no_research() from None
    chance = np.random.default_rng(settings.seed)
    options = {
        "CMA_diagonal": True,
        "popsize": settings.population,
        "randn": lambda rows, columns: chance.standard_normal((rows, columns)),
        "seed": np.nan,  # the library leaves everybody's numpy.random alone
        "verbose": -9,
    }
    return cma.CMAEvolutionStrategy([0.0] * size, STEP, options), str(cma.__version__).split()[0]


def read_tuning(file: Path) -> TuningFile:
    """What is stored of a search."""
    return read_whole(file, TuningFile, "error-no-tuning")


def resumed(game: Game[Any], file: Path) -> Tuning:
    """The search of a file, as it stood when that was written."""
    stored = read_tuning(file)
    tuning = Tuning(game, stored.settings)
    tuning.commit = joined(stored.commit, tuning.commit)
    for fitness in stored.history:
        tuning.ask()
        tuning.tell(fitness)
    if tuning.figures != stored.figures:
        raise LonghallError("error-other-tuning", file=file.name)
    return tuning


def search(
    tuning: Tuning,
    opener: Opener,
    backend: Backend,
    seconds: float,
    generations: int | None,
    after: Callable[[Tuning], None],
    progress: Progress | None = None,
) -> bool:
    """Play generations until the time is over or there are enough; False if that was interrupted.

    A generation that is going on when the time ends is finished; one that is interrupted is not counted.
    """
    began = time.monotonic()
    ends = began + seconds

    def tell(candidates: int) -> None:
        """How far it is: by candidates if their number is known, else by the clock."""
        if progress is not None and generations is not None:
            progress(
                tuning.generation * tuning.settings.population + candidates, generations * tuning.settings.population
            )
        elif progress is not None:
            progress(min(round(time.monotonic() - began), round(seconds)), round(seconds))

    try:
        with backend.runner(partial(trial_of, opener, tuning.rules)) as runner:
            while time.monotonic() < ends and (generations is None or tuning.generation < generations):
                results: dict[int, list[DealResult]] = {}
                for number, deals in runner.run(tuning.ask()):
                    results[number] = deals
                    tell(len(results))
                fitness = [fmean(deal.fitness for deal in results[number]) for number in sorted(results)]
                tuning.tell([round(one, ROUNDED) for one in fitness])
                after(tuning)
    except KeyboardInterrupt:
        return False
    return True


def gain_of(
    tuning: Tuning, opener: Opener, backend: Backend, games: int, progress: Callable[[int, int], None]
) -> dict[str, Any]:
    """What the search has brought, measured on deals that it did not play.

    In games of several players: the share of wins of one with the figures found among others with those of the start.
    Alone: by how much points, and wins where one can lose, differ from the start's on the same deals.
    """
    players, start = tuning.settings.players, tuning.pool[0]
    deals = -(-games // players)
    seed = seed_of(tuning.settings.seed, CHECK)
    candidates = [tuning.mean, start] if players == 1 else [tuning.mean]
    trials = [Trial(candidate, [start], seed, deal, 1) for candidate in candidates for deal in range(deals)]
    found: dict[int, DealResult] = {}
    with backend.runner(partial(trial_of, opener, tuning.rules)) as runner:
        for number, results in runner.run(trials):
            found[number] = results[0]
            progress(len(found), len(trials))
    if players > 1:
        shares = [found[deal].share for deal in range(deals)]
        interval = share_interval(shares, players)
        return {"games": deals * players, "share": fmean(shares), "interval": interval, "equal_share": 1 / players}
    points = [found[deal].points - found[deals + deal].points for deal in range(deals)]
    wins = [found[deal].share - found[deals + deal].share for deal in range(deals)]
    return {
        "games": deals,
        "points": fmean(points),
        "interval": mean_interval(points) if deals > 1 else None,
        "points_found": fmean(found[deal].points for deal in range(deals)),
        "points_start": fmean(found[deals + deal].points for deal in range(deals)),
        "wins": fmean(wins),
        "wins_interval": mean_interval(wins) if deals > 1 else None,
    }
