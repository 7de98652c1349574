"""Advice for people: the best options as Master sees them, what speaks for the first, and what others may answer."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any, Final

from ..kernel.action import Action
from ..kernel.bot.advice import Advice
from ..kernel.chance import Chance
from ..kernel.game import Game
from ..kernel.step import State
from .counsel import SHOWN, Cost, Counsel, LikelyReply, Offer
from .forecast import forecast
from .level import level_of
from .level_bot import LevelBot
from .lines import follow
from .search import Search

ADVISER: Final = "master"
QUICK_ADVISER: Final = "strong"
SEARCHING: Final = 0.6
"""The share of the time that is for finding the best option; the rest is for explaining it."""
COMPARED: Final = 8
"""With how many of the best options the first is compared, itself among them."""


class Effort:
    """How hard to think about an answer: the level that advises, and when it stops at the latest."""

    def __init__(
        self,
        level: str,
        seconds: float,
        lines: int = 120,
        forecasts: int = 240,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.level = level
        self.seconds = seconds
        """With 0 seconds it takes the time it needs: then the seed decides everything."""
        self.lines = lines
        """How many lines of play are compared for reasons; at least one for every option."""
        self.forecasts = forecasts
        """How many lines of each option that is shown say how likely it is to win, at most."""
        self.clock = clock

    def within(self, seconds: float) -> Effort:
        """The same in so many seconds at most."""
        return Effort(self.level, min(self.seconds, seconds), self.lines, self.forecasts, self.clock)

    def ends(self) -> float:
        """When to stop if it begins now; 0: never."""
        return self.clock() + self.seconds if self.seconds > 0.0 else 0.0


THOROUGH: Final = Effort(ADVISER, 2.0, forecasts=1500)
QUICK: Final = Effort(QUICK_ADVISER, 0.8)
"""For advice at every decision of a game: a coach has to keep up with the player."""


def cost(
    game: Game[Any], state: State, seat: int, better: Action, taken: Action, seed: int, effort: Effort = QUICK
) -> Cost:
    """What it cost to take an option instead of a better one."""
    comparison = Comparison(game, state, effort.level, seat, [better, taken], seed)
    comparison.add_all(effort.lines, effort.ends(), effort.clock)
    return comparison.cost()


def advise(game: Game[Any], state: State, seat: int, seed: int, effort: Effort = THOROUGH) -> Counsel:
    """What a level advises a seat to do. As bots do, it touches the true state only through `resample`.

    The first option is the level's move. The chances are forecasts (`forecast.py`), which never contradict the order;
    reasons and the answer come from lines of the rollout policy that compare the first with more than what is shown.
    """
    ends = effort.ends()
    bot = LevelBot(effort.level, seed, timed=ends > 0.0, most_seconds=SEARCHING * effort.seconds, clock=effort.clock)
    ranked = bot.ranked(game, state, seat)
    first = ranked[0]
    # What the advice adds beforehand is no matter of points.
    behind = [max(0.0, first.worth - first.bias - (found.worth - found.bias)) for found in ranked[:SHOWN]]
    shown = [at for at in range(len(behind)) if ranked[at].known == first.known]
    shown = [0, *sorted(shown[1:], key=lambda at: behind[at])]
    counsel = Counsel([Offer(ranked[at].option, behind[at]) for at in shown])
    compared = [found.option for found in ranked[:COMPARED]]
    comparison = Comparison(game, state, effort.level, seat, compared, seed)
    comparison.add_all(effort.lines, ends, effort.clock)
    comparison.tell(counsel)
    search = bot.searched
    if search is None:
        search = search_of(game, state, seed, effort, ends)
    search.ends = ends
    chances = forecast(search, state, seat, [ranked[at] for at in shown], effort.forecasts)
    for at, chance in enumerate(chances):
        counsel.offers[at].win_chance = chance
    return counsel


def search_of(game: Game[Any], state: State, seed: int, effort: Effort, ends: float) -> Search:
    """A search whose lines are those of a level, where its bot has left none."""
    level = level_of(effort.level, game.name, state.seats == 1)
    advice, rng = game.advice(level.knowledge), random.Random(f"{seed} forecast")
    return Search(game, advice, rng, level.lines, ends, level.tree, level.deep, level.horizons, effort.clock)


MOST_STEPS: Final = 60
"""How far an answer is waited for."""
PROBABLY: Final = 0.25
LEAST_ANSWERS: Final = 3
"""An answer is told if it was the same one on this share of the lines, and on so many: a line or two prove nothing."""


class Comparison:
    """Lines of play that begin with each of some options, in the same states and with the same luck."""

    def __init__(
        self, game: Game[Any], state: State, adviser: str, seat: int, options: list[Action], seed: int
    ) -> None:
        level = level_of(adviser, game.name, state.seats == 1)
        self.game = game
        self.state = state
        self.advice: Advice[Any] = game.advice(level.knowledge)
        self.seat = seat
        self.options = options
        self.rng = random.Random(seed)
        self.chance = Chance(random.Random(~seed).random)
        self.samples = 0
        self.gains: dict[str, float] = {}
        self.chances = [0.0] * len(options)
        self.knows_chances = False
        self.replies: dict[str, LikelyReply] = {}

    def add_all(self, lines: int, ends: float, clock: Callable[[], float] = time.perf_counter) -> None:
        """Add lines until there are so many, or until a time if one is given; at least one for every option."""
        for number in range(max(1, lines // len(self.options))):
            if number and 0.0 < ends < clock():
                break
            self.add()

    def add(self) -> None:
        """One more line for every option."""
        sample = self.game.resample(self.state, self.seat, self.rng)
        luck = self.rng.getrandbits(32)
        self.samples += 1
        for at, option in enumerate(self.options):
            line = sample.clone()
            follow(self.game, self.advice, line, self.seat, option, Chance(random.Random(luck).random))
            share = (1.0 if at == 0 else 0.0) - 1.0 / len(self.options)
            for part, points in self.advice.reasons(line, self.seat):
                self.gains[part] = self.gains.get(part, 0.0) + share * points
            chances = self.advice.win_chances(line)
            if chances:
                self.knows_chances = True
                self.chances[at] += chances[self.seat]
        self.listen(sample)

    def listen(self, line: State) -> None:
        """Play the first option, and note the next choice of another seat that was not asked at the same time."""
        game, advice, chance = self.game, self.advice, self.chance
        asked = game.to_act(line)
        game.apply(line, self.seat, self.options[0], chance)
        for _ in range(MOST_STEPS):
            if not line.waiting:
                return
            actor = game.to_act(line)[0]
            options = game.legal(line, actor)
            action = advice.reply(line, actor, options, chance)
            if actor not in asked and len(options) > 1:
                self.note(line, actor, action)
                return
            game.apply(line, actor, action, chance)

    def note(self, line: State, actor: int, action: Action) -> None:
        """Count an answer."""
        key = f"{actor} {action.notation}"
        known = self.replies.get(key)
        if known is None:
            self.replies[key] = LikelyReply(actor, self.game.label(line, actor, action))
        else:
            known.count += 1

    def reasons(self) -> list[tuple[str, float]]:
        """What speaks for the first option and against it, the largest first."""
        gains = [(part, points / self.samples) for part, points in self.gains.items()]
        return sorted(gains, key=lambda gain: -abs(gain[1]))

    def cost(self) -> Cost:
        """What the second of two options costs."""
        # Gains are counted from the mean of the two.
        reasons = [(part, 2.0 * points) for part, points in self.reasons()]
        chance = (self.chances[0] - self.chances[1]) / self.samples if self.knows_chances else None
        return Cost(sum(points for _, points in reasons), chance, reasons)

    def tell(self, counsel: Counsel) -> None:
        """Write down what was found."""
        counsel.reasons = self.reasons()
        for reply in self.replies.values():
            probable = reply.count >= max(LEAST_ANSWERS, PROBABLY * self.samples)
            if probable and (counsel.reply is None or reply.count > counsel.reply.count):
                counsel.reply = reply
