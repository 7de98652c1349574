"""One search for all games: lines of play in states that a seat cannot tell apart, the best options followed longest.

Every option of the decision gets a few lines; then the worse half is dropped and the others get more, until one is
left. A line is played on to the game's horizon and valued there. With a tree, the answers on the way are searched too:
each player takes what has been best for it, and looks at more options the more often a line comes by.

Where a policy was learned (`priors` of the advice) it is asked first: only options that it finds likely enough get
lines, and the less likely an option is, the better its lines must be. In the tree each player looks at likely options
more often (PUCT).
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from math import inf, log, sqrt
from typing import Any, Final

from ..kernel.action import Action
from ..kernel.bot.advice import Advice
from ..kernel.chance import LineChance
from ..kernel.game import Game
from ..kernel.step import State, only_option
from .lines import follow

WIDEN: Final = 0.5
"""At a node of so many visits, as many options are looked at as visits to this power."""
FINALISTS: Final = 8
"""How many options are left when lines begin to be followed further."""
DECIDED: Final = 100.0
"""Points beforehand that no line outweighs."""
CURIOUS: Final = 0.7
"""How much an option that was seldom tried is preferred, in standard deviations of the values."""
LIKELY: Final = 0.98
"""Of the options of the decision so many are looked at that the best is among them with this chance,"""
FEWEST: Final = 4
"""but at least so many,"""
LINES_EACH: Final = 8
"""and no more than get so many lines each."""
LIKELY_AT_A_GLANCE: Final = 0.9
"""The same chance beyond a horizon, where each option gets one line."""
BELIEF: Final = 0.5
"""What the logarithm of a prior counts beside one line, in standard deviations of the values."""
GUIDED: Final = 1.5
"""How much a likely option is preferred in the tree, in standard deviations of the values."""
UNTRIED: Final = 0.2
"""How much worse than the mean an option is taken to be that was never tried, in standard deviations."""
LEAST_PRIOR: Final = 1e-3


class Prospect:
    """An option of the decision, and what was found on the lines that begin with it."""

    def __init__(self, option: Action, bias: float) -> None:
        self.option = option
        self.bias = bias
        self.total = 0.0
        self.lines = 0
        self.start = 0.0
        """What was counted before the first of the lines, in lines."""
        self.squares = 0.0
        self.prior = 0.0
        """How likely a policy finds it to be the best; 0 where there is none."""
        self.hint = 0.0
        """What that counts beside one line, in points."""
        self.wins = 0.0
        """How likely it wins before the turn ends; 0 where no way to do so was found."""
        self.node = Node()

    def add(self, value: float) -> None:
        """One more line that began with it."""
        self.total += value
        self.squares += value * value
        self.lines += 1

    def found(self, worth: float) -> None:
        """Put what it is worth in the place of what its lines said."""
        self.total = (worth - self.bias) * (self.lines + self.start)

    @property
    def known(self) -> bool:
        """Whether anything was found out about it."""
        return self.lines + self.start > 0.0

    @property
    def worth(self) -> float:
        """The mean value at the end of its lines, in points, and what the advice adds to it."""
        return self.total / max(self.lines + self.start, 0.01) + self.bias

    def after(self, lines: int, value: float) -> float:
        """The worth, if so many more lines ended with a value."""
        return (self.total + lines * value) / (self.lines + self.start + lines) + self.bias

    @property
    def standing(self) -> float:
        """What it is ranked by: the worth, and the policy's opinion, which counts less with every line."""
        return self.worth if self.hint == 0.0 else self.worth + self.hint / (self.lines + 1.0)


class Try:
    """An option at a node of the tree: how often it was taken there, and what it brought the seat that took it."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.node: Node | None = None


class Choice:
    """What a seat chose at a node: how often it came by, and what it tried, by code of the action."""

    def __init__(self) -> None:
        self.visits = 0
        self.tries: dict[int, Try] = {}
        self.priors: dict[int, float] = {}
        """By code; asked when the seat comes by for the second time, and for options that were not offered then."""


class Node:
    """A point on lines of play that began with the same actions: what was chosen there, by seat.

    Where several seats are asked at once, each chooses here for itself, and none knows what the others take; whatever
    they take, one node follows.
    """

    def __init__(self) -> None:
        self.choices: dict[int, Choice] = {}
        self.after: Node | None = None


class Reach:
    """How far a line is still followed: to so many horizons from where it began."""

    __slots__ = ("horizon", "left")

    def __init__(self, horizon: int, left: int) -> None:
        self.horizon = horizon
        self.left = left

    def crosses(self, horizon: int) -> bool:
        """Whether the line has come to another horizon, of which there is then one less to go to."""
        if horizon == self.horizon:
            return False
        self.horizon = horizon
        self.left -= 1
        return True


class Search:
    """The search for one decision. It touches the true state only through `resample`."""

    def __init__(
        self,
        game: Game[Any],
        advice: Advice[Any],
        rng: random.Random,
        lines: int,
        ends: float,
        tree: bool,
        deep: int = 0,
        horizons: int = 1,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.game = game
        self.advice = advice
        self.rng = rng
        self.chance = LineChance(rng.getrandbits(60))
        self.lines = lines
        self.clock = clock
        self.ends = ends
        """When to stop, on the clock; 0: when all lines are done."""
        self.tree = tree
        self.deep = deep
        self.horizons = horizons
        self.far = 1
        """How many horizons a line is followed now."""
        self.guided = False
        """Whether a policy is asked."""
        self.looked = 0
        """How many short lines were followed at a glance."""
        self.whole = False
        """Whether every option of the decision gets lines, even if a policy finds it unlikely: for learning."""
        self.may_stop = False
        """Whether it ends when nothing can change. Greedy and learning do not: they count on all their lines."""
        self.others = Node()
        """What those chose who are asked together with the seat: as they do not know its option, one node for all."""
        self.least = inf
        self.most = -inf
        """Of all values at the end of lines."""
        self.sum = 0.0
        self.squares = 0.0
        self.seen = 0

    def late(self) -> bool:
        """Whether the time is over."""
        return self.ends > 0.0 and self.clock() > self.ends

    def ranked(self, state: State, seat: int, options: list[Action]) -> list[Prospect]:
        """The options, the best first."""
        seen = self.game.resample(state, seat, self.rng)
        biases = self.advice.biases(seen, seat, options)
        rest: list[Prospect] = [Prospect(option, biases[at]) for at, option in enumerate(options)]
        rest.sort(key=lambda prospect: prospect.bias, reverse=True)
        if len(rest) > 1 and rest[0].bias - rest[1].bias > DECIDED:
            return rest
        if len(rest) > 1:
            rest = self.guide(seen, seat, rest)
        dropped: list[Prospect] = []
        if self.deep > 0:
            dropped = self.halve(state, seat, rest, self.lines, FINALISTS)
            rest = rest[: len(rest) - len(dropped)]
            for prospect in rest:
                if prospect.known:
                    prospect.squares /= 4.0 * prospect.lines
                    prospect.total /= 4.0 * prospect.lines  # what was seen nearby counts as a quarter of a line
                    prospect.lines = 0
                    prospect.start = 0.25
            self.far = self.horizons
            self.halve(state, seat, rest, self.deep, 1)
            self.far = 1
        else:
            self.halve(state, seat, rest, self.lines, 1)
        return rest + dropped

    def guide(self, seen: State, seat: int, rest: list[Prospect]) -> list[Prospect]:
        """The options that get lines, the likeliest first where there is a policy."""
        priors = self.advice.priors(seen, seat, [prospect.option for prospect in rest])
        if not priors:
            return rest
        self.guided = True
        for at, prospect in enumerate(rest):
            prospect.prior = max(priors[at], LEAST_PRIOR)
        rest.sort(key=lambda prospect: prospect.prior, reverse=True)
        if self.whole:
            return rest
        return rest[: min(covering(priors, LIKELY, FEWEST), max(FEWEST, self.lines // LINES_EACH))]

    def halve(self, state: State, seat: int, rest: list[Prospect], lines: int, keep: int) -> list[Prospect]:
        """Follow lines and drop the worse half again and again, until few are kept: sorts them; those dropped."""
        game = self.game
        inside = len(rest)
        halvings = 0
        while inside > keep or halvings == 0:
            inside = (inside + 1) // 2 if inside > 1 else 0
            halvings += 1
        inside = len(rest)
        share = lines // halvings
        for _ in range(halvings):
            running = rest[:inside]
            turns = max(1, share // inside)
            for turn in range(turns):
                if self.late() and (turn or running[0].known):
                    break
                if keep == 1 and self.is_settled(running, turns - turn):
                    break
                sample = game.resample(state, seat, self.rng)
                for at, prospect in enumerate(running):  # the same states for all, so that luck favours none
                    if at and self.late():
                        self.answer_quickly(sample, seat, running)
                        break
                    self.add_line(sample, seat, prospect)
            if self.guided:
                self.hint(running)
            running.sort(key=lambda prospect: (prospect.known, prospect.standing), reverse=True)
            rest[:inside] = running
            if inside > keep:
                inside = (inside + 1) // 2
        return rest[inside:]

    def answer_quickly(self, sample: State, seat: int, running: list[Prospect]) -> None:
        """Where time ended before every option was looked at: look at the one that the rollout policy would take."""
        if running[-1].known:
            return
        reply = self.advice.reply_to(sample, seat, self.chance)
        for prospect in running:
            if prospect.option is reply and not prospect.known:
                self.add_line(sample, seat, prospect)

    def add_line(self, sample: State, seat: int, prospect: Prospect) -> None:
        """One more line that begins with an option."""
        value = self.follow(sample.clone(), seat, prospect)
        prospect.add(value)
        self.least = min(self.least, value)
        self.most = max(self.most, value)

    def is_settled(self, running: list[Prospect], lines: int) -> bool:
        """Whether two options are left and so many more lines each would not change which is better.

        They could only if one ended beyond all that were seen so far.
        """
        if not self.may_stop or len(running) != 2 or not running[1].known or self.guided:
            return False
        one, other = running
        least, most = self.least, self.most
        return one.after(lines, least) > other.after(lines, most) or other.after(lines, least) > one.after(lines, most)

    def hint(self, running: list[Prospect]) -> None:
        """Let the priors count, as much as values differ between lines."""
        lines = max(sum([prospect.lines + prospect.start for prospect in running]), 1.0)
        mean = sum([prospect.total for prospect in running]) / lines
        squares = sum([prospect.squares for prospect in running]) / lines
        reach = BELIEF * sqrt(max(squares - mean * mean, 0.0))
        for prospect in running:
            prospect.hint = reach * log(prospect.prior)

    def follow(self, line: State, seat: int, prospect: Prospect) -> float:
        """The value for a seat at the end of a line that begins with an option."""
        game, advice, chance = self.game, self.advice, self.chance
        reach = Reach(advice.horizon(line), self.far)
        asked = game.apply(line, seat, prospect.option, chance)
        if self.tree:
            return self.walk(line, seat, prospect.node, self.others if asked else None, reach)
        while line.waiting:
            actor = game.to_act(line)[0]
            if reach.crosses(advice.horizon(line)):
                if not reach.left:
                    break
                action = self.glance(line, actor, game.legal(line, actor))
            else:
                action = advice.reply_to(line, actor, chance)
            game.carry_out(line, actor, action, chance)
        return advice.value(line, seat)

    def glance(self, line: State, actor: int, options: list[Action]) -> Action:
        """The best option by one short line each: how a line that goes beyond a horizon is played on."""
        if len(options) == 1:
            return options[0]
        advice = self.advice
        if self.late():
            return advice.reply(line, actor, options, self.chance)
        if self.guided:
            priors = advice.priors(line, actor, options)
            order = sorted(range(len(options)), key=lambda at: -priors[at])
            options = [options[at] for at in order[: covering(priors, LIKELY_AT_A_GLANCE, 2)]]
        worths = advice.biases(line, actor, options)
        best = worths.index(max(worths))
        if worths[best] > DECIDED:
            return options[best]
        trials: list[State] = []
        tried: list[int] = []
        for at, option in enumerate(options):
            if worths[at] > -DECIDED:
                trial = line.clone()
                follow(self.game, advice, trial, actor, option, self.chance)
                trials.append(trial)
                tried.append(at)
        self.looked += len(trials)
        for number, value in enumerate(advice.values_of(trials, actor)):
            worths[tried[number]] += value
        return options[worths.index(max(worths))]

    def walk(self, line: State, seat: int, root: Node, others: Node | None, reach: Reach) -> float:
        """A line through the tree: down to a new node, on by the rollout policy, and back with the values.

        As long as the question of the root is open to other seats, they choose at a node of their own.
        """
        game, advice, chance = self.game, self.advice, self.chance
        node: Node | None = root
        actors: list[int] = []
        taken: list[Try] = []
        while line.waiting:
            if reach.crosses(advice.horizon(line)) and not reach.left:
                break
            actor = game.to_act(line)[0]
            together = game.asks_several(line)
            only = only_option(line, actor)
            if only is not None:
                action = only
            elif node is None:
                action = advice.reply_to(line, actor, chance)
            else:
                here = node if others is None or actor == seat else others
                chosen, action = self.pick(line, actor, game.legal(line, actor), here)
                actors.append(actor)
                taken.append(chosen)
                if not together:
                    if chosen.node is None and chosen.visits > 0:
                        chosen.node = Node()
                    node = chosen.node
            if not game.apply(line, actor, action, chance) and together and node is not None:
                others = None
                if node.after is None:
                    node.after = Node()
                node = node.after
        values = advice.values(line)
        for at, chosen in enumerate(taken):
            chosen.visits += 1
            chosen.total += values[actors[at]]
        self.note(values[seat])
        return values[seat]

    def note(self, value: float) -> None:
        """Keep account of how much values differ."""
        self.seen += 1
        self.sum += value
        self.squares += value * value

    def spread(self) -> float:
        """The standard deviation of values."""
        mean = self.sum / max(self.seen, 1)
        return sqrt(max(self.squares / max(self.seen, 1) - mean * mean, 0.01))

    def pick(self, line: State, actor: int, options: list[Action], node: Node) -> tuple[Try, Action]:
        """What a seat takes at a node."""
        choice = node.choices.get(actor)
        if choice is None:
            choice = Choice()
            node.choices[actor] = choice
        choice.visits += 1
        if self.guided and choice.visits > 1:
            action = self.likely_or_best(line, actor, options, choice)
        else:
            action = self.best_or_new(line, actor, options, choice)
        found = choice.tries.get(action.code)
        if found is None:
            found = Try()
            choice.tries[action.code] = found
        return found, action

    def best_or_new(self, line: State, actor: int, options: list[Action], choice: Choice) -> Action:
        """The rollout policy's answer while few are tried; else what was best so far, with some curiosity."""
        tried = 0
        for option in options:
            if option.code in choice.tries:
                tried += 1
        if tried == 0 or tried < choice.visits**WIDEN:
            fresh = self.advice.reply(line, actor, options, self.chance)
            if fresh.code not in choice.tries or tried == 0:
                return fresh
            untried = [option for option in options if option.code not in choice.tries]
            if untried and tried < choice.visits**WIDEN:
                return untried[self.chance.below(len(untried))]
        reach = CURIOUS * self.spread() * sqrt(log(choice.visits + 1.0))
        best = options[0]
        most = -1e18
        for option in options:
            found = choice.tries.get(option.code)
            if found is not None and found.visits > 0:
                worth = found.total / found.visits + reach / sqrt(float(found.visits))
                if worth > most:
                    most = worth
                    best = option
        return best

    def likely_or_best(self, line: State, actor: int, options: list[Action], choice: Choice) -> Action:
        """What was best so far, where likely options count for more until they were tried often (PUCT)."""
        total = 0.0
        visits = 0
        brought = 0.0
        for option in options:
            if option.code not in choice.priors:
                self.ask(line, actor, options, choice)
            total += choice.priors[option.code]
            found = choice.tries.get(option.code)
            if found is not None:
                visits += found.visits
                brought += found.total
        spread = self.spread()
        reach = GUIDED * spread * sqrt(float(choice.visits)) / total
        untried = brought / visits - UNTRIED * spread if visits else 0.0
        best = options[0]
        most = -1e18
        for option in options:
            found = choice.tries.get(option.code)
            times = 0 if found is None else found.visits
            worth = untried if found is None or times == 0 else found.total / times
            worth += reach * choice.priors[option.code] / (1.0 + times)
            if worth > most:
                most = worth
                best = option
        return best

    def ask(self, line: State, actor: int, options: list[Action], choice: Choice) -> None:
        """Ask the policy about the options that it was not asked about here before."""
        for at, prior in enumerate(self.advice.priors(line, actor, options)):
            choice.priors.setdefault(options[at].code, max(prior, LEAST_PRIOR))


def covering(priors: list[float], chance: float, fewest: int) -> int:
    """How many of the likeliest options it takes for the best to be among them with a chance."""
    total = 0.0
    for count, prior in enumerate(sorted(priors, reverse=True)):
        if total >= chance and count >= fewest:
            return count
        total += prior
    return len(priors)
