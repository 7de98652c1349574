"""A match of what was newly learned against the best so far: the new one must show that it is better."""

from __future__ import annotations

from statistics import fmean
from typing import Any, Final, NamedTuple

import msgspec

from ...bots.bot import Bot
from ...kernel.bot.advice import Advice
from ...kernel.game import Game
from ..arena.games import Progress, arena
from ..arena.intervals import HIGHER, SequentialTest, mean_interval, share_of_elo
from ..arena.report import ArenaReport, Entrant
from ..opener import Opener
from ..runners.backend import Backend
from ..tuning.figure_bot import FigureBot
from .known import Known, advice_by

NEW: Final = "new"
BEST: Final = "best"
WINS: Final = "wins"
POINTS: Final = "points"
GAIN: Final = 40.0
"""By how many Elo points the new one is either stronger or not: the test decides with an error of 5 % either way."""
MATCH_LINES: Final = 24
"""Lines of a decision where games for learning are played without any: networks show only in lines."""


class Verdict(msgspec.Struct, frozen=True):
    """How a match ended: shares of wins of the new one among others, or alone how much it differs on the same deals."""

    players: int
    games: int
    lines: int
    better: bool
    """With the confidence of the sequential test; alone, with the whole 95 % interval."""
    mean: float
    interval: list[float] | None
    of: str
    """`wins` or `points`."""
    equal: float
    """The mean of two that are equally strong."""


class MatchRules(NamedTuple):
    """What is played."""

    players: int
    options: dict[str, Any]
    lines: int
    games: int
    """At most."""
    seed: int
    by_points: bool
    tree: bool = False
    deep: int = 0
    """How many further lines the best options get,"""
    horizons: int = 1
    """and to how many horizons these are followed."""


class MatchBots:
    """Makes the bots of a match in any process."""

    def __init__(self, opener: Opener, new: Known, best: Known, rules: MatchRules) -> None:
        self._opener = opener
        self._known = {NEW: new, BEST: best}
        self._rules = rules
        self._advice: dict[str, Advice[Any]] = {}
        """By name; made where the bots play, as it does not travel."""

    def __call__(self, name: str, seed: int) -> Bot:
        """One bot of the match."""
        if name not in self._advice:
            self._advice[name] = advice_by(self._opener(), self._known[name])
        rules = self._rules
        return FigureBot(
            self._advice[name], seed, rules.lines, tree=rules.tree, deep=rules.deep, horizons=rules.horizons
        )


def challenge(
    game: Game[Any],
    opener: Opener,
    new: Known,
    best: Known,
    rules: MatchRules,
    backend: Backend,
    progress: Progress | None = None,
) -> Verdict:
    """Play the match. An interrupt ends it without a verdict.

    Not as the levels play: both have the lines of the rules, but neither looks for a win before its turn ends
    (`finish` of a level) nor plays options out (`play_outs`). An arena tells how strong a level becomes.
    """
    lines = rules.lines or MATCH_LINES
    bots = MatchBots(opener, new, best, rules._replace(lines=lines))

    def play(names: list[str], test: SequentialTest | None) -> ArenaReport:
        report = arena(game, names, rules.games, rules.seed, rules.options, progress, bots, backend, opener, test)
        if report.interrupted:
            raise KeyboardInterrupt
        return report

    if rules.players == 1:
        one, other = (play([name], None).entrants[0] for name in (NEW, BEST))
        return verdict_alone(one, other, lines, rules.by_points)
    equal = 1 / rules.players
    test = SequentialTest(equal, share_of_elo(GAIN, rules.players))
    report = play([NEW, *[BEST] * (rules.players - 1)], test)
    one = report.entrants[0]
    better = test.decision == HIGHER
    return Verdict(rules.players, report.games, lines, better, one.win_rate, list(one.interval()), WINS, equal)


def verdict_alone(new: Entrant, best: Entrant, lines: int, by_points: bool) -> Verdict:
    """From games of both on the same deals."""
    pairs = zip(new.scores, best.scores, strict=True) if by_points else zip(new.shares, best.shares, strict=True)
    differences = [mine - other for mine, other in pairs]
    low, high = mean_interval(differences)
    interval = [low, high] if len(differences) > 1 else None
    of = POINTS if by_points else WINS
    return Verdict(1, len(differences), lines, low > 0.0, fmean(differences), interval, of, 0.0)
