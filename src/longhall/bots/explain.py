"""Advice for people: the best options as Master sees them, what speaks for the first, and what others may answer."""

from __future__ import annotations

import random
import time
from typing import Any, Final

from ..kernel.action import Action
from ..kernel.advice import Advice
from ..kernel.chance import Chance
from ..kernel.game import Game
from ..kernel.step import Label, State
from .level import level_of
from .level_bot import LevelBot
from .lines import follow

ADVISER: Final = "master"
SECONDS: Final = 2.0
"""How long an answer takes at most."""
SEARCHING: Final = 0.6
"""The share of the time that is for finding the best option; the rest is for explaining it."""
QUICK_ADVISER: Final = "strong"
QUICK_SECONDS: Final = 0.8
"""Who advises at every decision of a game, and how long that takes at most: a coach has to keep up with the player."""
SHOWN: Final = 3
"""How many of the best options are told."""
MOST_REASONS: Final = 3
LEAST_GAIN: Final = 0.05
LEAST_SHARE: Final = 0.25
"""How large a reason has to be to be told: in points, and compared with the largest."""
COMPARED: Final = 8
"""With how many of the best options the first is compared, itself among them."""
LINES: Final = 120
"""How many lines of play are compared; at least one for every option."""
PROBABLY: Final = 0.25
"""On what share of the lines an answer has to be the same one, to be told."""
MOST_STEPS: Final = 60
"""How far an answer is waited for."""
LEAST_ANSWERS: Final = 3
"""And on how many lines, so that a line or two prove nothing."""


class Offer:
    """One of the best options."""

    def __init__(self, option: Action, behind: float) -> None:
        self.option = option
        self.behind = behind
        """How many points it is worth less than the first."""
        self.win_chance: float | None = None


class LikelyReply:
    """What another seat will probably do next."""

    def __init__(self, seat: int, label: Label) -> None:
        self.seat = seat
        self.label = label
        self.count = 1


class Counsel:
    """What a person is told: the best options first, what speaks for the first of them, and the answer to it."""

    def __init__(self, offers: list[Offer]) -> None:
        self.offers = offers
        self.reasons: list[tuple[str, float]] = []
        """By part of the advice's value, in points: the first option less the mean of the best."""
        self.reply: LikelyReply | None = None


class Cost:
    """What one option cost a seat, compared with another."""

    def __init__(self, points: float, win_chance: float | None, reasons: list[tuple[str, float]]) -> None:
        self.points = points
        """How many points it is worth less."""
        self.win_chance = win_chance
        """How much less likely it makes winning; None where the game cannot tell."""
        self.reasons = reasons
        """By part of the advice's value, in points: the better option less the other."""


def telling(reasons: list[tuple[str, float]]) -> list[tuple[str, float]]:
    """The reasons worth a word, the largest first; `reasons` are in that order."""
    least = max(LEAST_GAIN, LEAST_SHARE * abs(reasons[0][1])) if reasons else 0.0
    return [(part, gain) for part, gain in reasons[:MOST_REASONS] if abs(gain) >= least]


def cost(
    game: Game[Any],
    state: State,
    seat: int,
    better: Action,
    taken: Action,
    seed: int,
    seconds: float = QUICK_SECONDS,
    adviser: str = QUICK_ADVISER,
    lines: int = LINES,
) -> Cost:
    """What it cost to take an option instead of a better one. With 0 seconds the seed decides everything."""
    comparison = Comparison(game, adviser, seat, [better, taken], seed)
    comparison.add_all(state, lines, time.perf_counter() + seconds if seconds > 0.0 else 0.0)
    return comparison.cost()


def advise(
    game: Game[Any],
    state: State,
    seat: int,
    seed: int,
    seconds: float = SECONDS,
    adviser: str = ADVISER,
    lines: int = LINES,
) -> Counsel:
    """What a level advises a seat to do. With 0 seconds it takes the time it needs: then the seed decides everything.

    As bots do, it touches the true state only through `resample`.
    """
    ends = time.perf_counter() + seconds if seconds > 0.0 else 0.0
    bot = LevelBot(adviser, seed, timed=seconds > 0.0, most_seconds=SEARCHING * seconds)
    ranked = bot.ranked(game, state, seat)
    # What the advice adds beforehand is no matter of points.
    shown = [found for found in ranked[:SHOWN] if found.known == ranked[0].known]
    worth = [found.worth - found.lean for found in shown]
    others = [Offer(found.option, max(0.0, worth[0] - worth[at])) for at, found in enumerate(shown) if at]
    counsel = Counsel([Offer(ranked[0].option, 0.0), *sorted(others, key=lambda offer: offer.behind)])
    comparison = Comparison(game, adviser, seat, [found.option for found in ranked[:COMPARED]], seed)
    comparison.add_all(state, lines, ends)
    comparison.tell(counsel)
    return counsel


class Comparison:
    """Lines of play that begin with each of some options, in the same states and with the same luck."""

    def __init__(self, game: Game[Any], adviser: str, seat: int, options: list[Action], seed: int) -> None:
        level = level_of(adviser, game.name)
        self.game = game
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

    def add_all(self, state: State, lines: int, ends: float) -> None:
        """Add lines until there are so many, or until a time if one is given; at least one for every option."""
        for number in range(max(1, lines // len(self.options))):
            if number and 0.0 < ends < time.perf_counter():
                break
            self.add(state)

    def add(self, state: State) -> None:
        """One more line for every option."""
        sample = self.game.resample(state, self.seat, self.rng)
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
        if self.knows_chances:
            for offer in counsel.offers:
                offer.win_chance = self.chances[self.options.index(offer.option)] / self.samples
        for reply in self.replies.values():
            probable = reply.count >= max(LEAST_ANSWERS, PROBABLY * self.samples)
            if probable and (counsel.reply is None or reply.count > counsel.reply.count):
                counsel.reply = reply
