"""What an arena found, as figures and as plain data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import InitVar, dataclass, field
from statistics import fmean, median

from openskill.models import PlackettLuce

from ... import __version__
from ..bench import compiled
from .calibration import Forecast, calibration_json
from .intervals import SequentialTest, mean_interval, share_interval
from .one_game import Played


class Entrant:
    """One bot of an arena and how it fared; equal bots are separate entrants."""

    def __init__(self, name: str, number: int, deals: Sequence[Sequence[Played]], seats: int) -> None:
        games = [game for deal in deals for game in deal]
        self.name = name
        self.games = len(games)
        self.wins = sum(game.won[number] for game in games)
        self.points = sum(game.points[number] for game in games)
        self.sat = [sum((number + game.rotation) % seats == seat for game in games) for seat in range(seats)]
        """How many games it played from each seat."""
        self.shares = [fmean(game.won[number] for game in deal) for deal in deals]
        """The share of wins in each deal."""
        self.scores = [fmean(game.points[number] for game in deal) for deal in deals]
        """The mean points in each deal."""
        self.decisions = [seconds for game in games for seconds in game.decisions[number]]
        """How many seconds each decision took."""
        self.turns = [seconds for game in games for seconds in game.turns[number]] if seats > 1 else []
        """How many seconds others waited for all its decisions in a row."""
        self.rating: tuple[float, float] | None = None
        """Mean and standard deviation, as openskill has them; none alone."""

    @property
    def win_rate(self) -> float:
        """The share of its games that it won."""
        return self.wins / max(self.games, 1)

    @property
    def mean_score(self) -> float:
        """Its points at the end of a game, on average."""
        return self.points / max(self.games, 1)

    def interval(self) -> tuple[float, float]:
        """Between which win rates the true one lies, nineteen times out of twenty."""
        return share_interval(self.shares, len(self.sat))

    def score_interval(self) -> tuple[float, float]:
        """The same for the mean of its points."""
        return mean_interval(self.scores)

    def as_json(self, counts_wins: bool = True) -> dict[str, object]:
        """The figures as plain data."""
        several = len(self.scores) > 1
        return {
            "bot": self.name,
            "games": self.games,
            "wins": self.wins if counts_wins else None,
            "win_rate": self.win_rate if counts_wins else None,
            "interval": list(self.interval()) if counts_wins else None,
            "mean_score": self.mean_score,
            "score_interval": list(self.score_interval()) if several else None,
            "rating": None if self.rating is None else {"mu": self.rating[0], "sigma": self.rating[1]},
            "decisions": len(self.decisions),
            "milliseconds": spread_of([1000 * seconds for seconds in self.decisions]),
            "turn_seconds": spread_of(self.turns),
            "sat": self.sat,
        }


def spread_of(values: Sequence[float]) -> dict[str, float] | None:
    """What is usual and what is worst."""
    return {"mean": fmean(values), "median": median(values), "worst": max(values)} if values else None


@dataclass(eq=False)
class ArenaReport:
    """The entrants in the order in which they were given, and how the games went."""

    game: str
    seed: int
    bots: InitVar[Sequence[str]]
    variants: Mapping[str, object]
    deals: list[list[Played]]
    test: SequentialTest | None
    calibrated: bool
    commit: str | None
    """Of the sources that played."""
    entrants: list[Entrant] = field(init=False)
    seconds: float = 0.0
    interrupted: bool = False
    counts_wins: bool = True
    """Not where one plays alone and every game counts as won."""

    def __post_init__(self, bots: Sequence[str]) -> None:
        self.entrants = [Entrant(name, number, self.deals, len(bots)) for number, name in enumerate(bots)]
        if len(bots) > 1:
            rate(self.entrants, self.deals)

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.entrants)

    @property
    def games(self) -> int:
        """How many games count."""
        return sum(map(len, self.deals))

    @property
    def games_per_second(self) -> float:
        """How many games were played in a second, thinking included."""
        return self.games / self.seconds if self.seconds else 0.0

    @property
    def forecasts(self) -> list[Forecast]:
        """All win chances that were told, and what came."""
        return [forecast for deal in self.deals for game in deal for forecast in game.forecasts]

    def as_json(self) -> dict[str, object]:
        """The report as plain data."""
        return {
            "game": self.game,
            "players": self.seats,
            "options": dict(self.variants),
            "bots": [entrant.name for entrant in self.entrants],
            "seed": self.seed,
            "games": self.games,
            "deals": len(self.deals),
            "games_per_second": self.games_per_second,
            "interrupted": self.interrupted,
            "equal_share": 1 / self.seats if self.seats > 1 else None,
            "entrants": [entrant.as_json(self.counts_wins) for entrant in self.entrants],
            "sprt": self.test.as_json() if self.test is not None else None,
            "calibration": calibration_json(self.forecasts) if self.calibrated else None,
            "version": __version__,
            "commit": self.commit,
            "compiled": compiled(),
        }


def rate(entrants: list[Entrant], deals: list[list[Played]]) -> None:
    """Give every entrant the rating that the places of all games come to, in the order of the deals."""
    model = PlackettLuce()
    ratings = [model.rating() for _ in entrants]
    for deal in deals:
        for game in deal:
            rated = model.rate([[rating] for rating in ratings], ranks=[float(place) for place in game.places])
            ratings = [team[0] for team in rated]
    for entrant, rating in zip(entrants, ratings, strict=True):
        entrant.rating = (rating.mu, rating.sigma)
