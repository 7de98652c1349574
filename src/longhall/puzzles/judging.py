"""Whether one option of a decision is clearly best, and how hard it is to find."""

from __future__ import annotations

import random
from math import inf, sqrt
from statistics import fmean, stdev
from typing import Any, Final

from ..bots.counsel import telling
from ..bots.explain import Comparison, Effort, cost
from ..bots.level import level_of
from ..bots.level_bot import LevelBot
from ..bots.search import Prospect
from ..kernel.action import Action
from ..kernel.bot.figures import HAND
from ..kernel.chance import Chance
from ..kernel.game import Game
from ..kernel.step import State
from .puzzle import GRADES, Choice, Reason

JUDGE: Final = "master"
SEARCHES: Final = 6
"""How many independent searches have to agree on the best option."""
FEWEST_OPTIONS: Final = 4
"""How many options have to be plausible, the best one included."""
FAR: Final = 5.0
"""How many times as far behind as the second an option may be to be plausible."""
LEAST_MARGIN: Final = 2.0
"""By how many points the best option leads the second in every search."""
ERRORS: Final = 4.0
"""And how many standard errors that is on average."""
LEAST_CHANCE: Final = -0.01
"""How much less likely than another option the best may seem to win on lines that the rollout policy alone plays."""
EXPLAINED: Final = 5
"""How many options besides the best are told with their reasons."""
LINES: Final = 48
"""How many lines of play are compared for that."""
TRIES: Final = {"beginner": 8, "casual": 8, "strong": 4}
"""How often each level tries to find the best option."""
QUICK: Final = "quick"
QUICK_TRIES: Final = 8
"""The same for the rollout policy: a plausible answer without looking ahead."""
OBVIOUS: Final = 0.85
"""What is found more often than this by those who do not look far is no puzzle."""
EASIEST: Final = 1000
HARDEST: Final = 2200
WEIGHTS: Final = {QUICK: 0.2, "beginner": 0.25, "casual": 0.3, "strong": 0.25}
"""How much it counts who finds it."""
CLOSE: Final = 0.2
"""The share of a rating that comes from how small the margin is."""


class Verdict:
    """The options of a decision with one clearly best option, which is the first."""

    def __init__(self, best: Action, behind: dict[str, float | None], margin: float) -> None:
        self.best = best
        self.behind = behind
        """By notation, the best first: how much less than the best each option is worth; None: it was soon dropped."""
        self.margin = margin


def valued(ranked: list[Prospect]) -> list[Prospect]:
    """Those whose values can be compared: where lines are followed further for some, they are these."""
    deep = [found for found in ranked if found.start > 0.0]
    return deep or ranked


def margin_of(ranked: list[Prospect]) -> float:
    """By how much the first leads: the next best need not be the second, as options are dropped on the way."""
    first, *others = valued(ranked)
    return first.worth - max(other.worth for other in others if other.lines)


def clear_lead(ranked: list[Prospect]) -> bool:
    """Whether one search sees a best option, with what the advice adds beforehand and without."""
    first, *others = valued(ranked)
    if len(ranked) < FEWEST_OPTIONS or not others or not first.lines or not others[0].lines:
        return False
    leads = margin_of(ranked) >= LEAST_MARGIN
    return leads and all(first.worth - first.bias > other.worth - other.bias for other in others)


def judge(game: Game[Any], state: State, seat: int, seed: int) -> Verdict | None:
    """What several searches of the strongest bot agree on; None if they do not, or if it is close."""
    margins: list[float] = []
    behind: dict[str, list[float]] = {option.notation: [] for option in game.legal(state, seat)}
    best: Action | None = None
    for number in range(SEARCHES):
        ranked = LevelBot(JUDGE, seed + number, timed=False).ranked(game, state, seat)
        best = best or ranked[0].option
        if ranked[0].option is not best or not clear_lead(ranked):
            return None
        compared = valued(ranked)
        margins.append(margin_of(ranked))
        for found in compared:
            behind[found.option.notation].append(compared[0].worth - found.worth)
    assert best is not None
    margin = fmean(margins)
    plausible = sum(1 for found in behind.values() if found and fmean(found) <= FAR * margin)
    if margin < ERRORS * stdev(margins) / sqrt(SEARCHES) or plausible < FEWEST_OPTIONS:
        return None
    means = {notation: round(fmean(found), 2) if found else None for notation, found in behind.items()}
    by_worth = sorted(means.items(), key=lambda item: inf if item[1] is None else item[1])
    return Verdict(best, dict(by_worth), margin)


def finders(game: Game[Any], state: State, seat: int, best: Action, seed: int) -> dict[str, float]:
    """How often each bot finds the best option; what a level overlooks by design is not held against it."""
    advice, rng = game.advice(HAND), random.Random(seed)
    chance = Chance(rng.random)
    hits = 0
    for _ in range(QUICK_TRIES):
        seen = game.resample(state, seat, rng)
        hits += advice.reply(seen, seat, game.legal(seen, seat), chance) is best
    found = {QUICK: hits / QUICK_TRIES}
    for name, tries in TRIES.items():
        seen_at_all = 1.0 - level_of(name, game.name).overlooks
        hits = sum(LevelBot(name, seed + at, timed=False).choose(game, state, seat) is best for at in range(tries))
        found[name] = round(min(1.0, hits / tries / seen_at_all), 3)
    return found


def obvious(found: dict[str, float]) -> bool:
    """Whether nearly everybody finds it."""
    return min(found["casual"], fmean([found[QUICK], found["beginner"]])) > OBVIOUS


def rating_of(found: dict[str, float], margin: float) -> int:
    """How hard a puzzle is: harder the fewer find it, and a little harder the smaller the margin is."""
    missed = sum(weight * (1.0 - found[name]) for name, weight in WEIGHTS.items())
    close = min(1.0, LEAST_MARGIN / margin)
    return round(EASIEST + (HARDEST - EASIEST) * ((1.0 - CLOSE) * missed + CLOSE * close))


def grade_of(rating: int) -> int:
    """The grade of a rating: its range in five equal parts, the outer ones open."""
    return 1 + max(0, min(GRADES - 1, (rating - EASIEST) * GRADES // (HARDEST - EASIEST)))


def explained(game: Game[Any], state: State, seat: int, verdict: Verdict, seed: int) -> list[Choice] | None:
    """All options with what they are worth, the best of them with reasons; None where the reasons do not add up."""
    legal = {option.notation: option for option in game.legal(state, seat)}
    names = list(verdict.behind)
    shown = [name for name in names[: 1 + EXPLAINED] if verdict.behind[name] is not None]
    comparison = Comparison(game, state, JUDGE, seat, [legal[name] for name in shown], seed)
    comparison.add_all(LINES * len(shown), 0.0)
    why = {names[0]: telling(comparison.reasons())}
    for name in shown[1:]:
        lost = cost(game, state, seat, verdict.best, legal[name], seed, Effort(JUDGE, 0.0, 2 * LINES))
        if lost.points <= 0.0 or (lost.win_chance is not None and lost.win_chance < LEAST_CHANCE):
            return None
        why[name] = telling(lost.reasons)
    return [Choice(name, verdict.behind[name], rounded(why.get(name, []))) for name in names]


def rounded(found: list[tuple[str, float]]) -> list[Reason]:
    """Reasons as they are kept."""
    return [Reason(part, round(gain, 2)) for part, gain in found]
