"""Goes over a game, decision by decision.

First the chart: how seats stood after each move, and where chance made a difference. Then a quick bot looks at every
decision, the chart is drawn more exactly, and at last the strongest bot looks at the decisions that matter most. Work
is done in small pieces, so that it can stop at any of them: with the same seed a piece always finds the same, and
running out of time only leaves some out.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from math import inf
from typing import Any, Final

import msgspec

from ..bots.counsel import SHOWN, telling
from ..bots.explain import ADVISER, QUICK_ADVISER
from ..bots.level_bot import LevelBot
from ..kernel.action import Action
from ..kernel.chance import Chance, Outcome, ScriptedChance
from ..kernel.errors import LonghallError
from ..kernel.game import Game
from ..kernel.match import Match, Move
from ..kernel.step import State
from .outlook import Outlook, Standing, mean, standard_error
from .result import (
    POINTS,
    VERSION,
    Analysis,
    DrawnOutcome,
    JudgedDecision,
    LineMove,
    LuckSwing,
    NamedOption,
    PartGain,
    WeighedOption,
)
from .turning_points import turning_points
from .weigh import Weighed, beyond_doubt

SECONDS: Final = 60.0
"""How long an analysis takes at most, if nothing else is said."""
DIGITS: Final = 4
DEEP_WORK: Final = 8
"""How much longer than a quick look a deep one takes, for telling progress."""


class Depth(msgspec.Struct, frozen=True):
    """How thoroughly a game is gone over, in lines of play."""

    chart: int = 8
    """Lines from each position, for a first chart."""
    refined: int = 48
    """The same for the final one; 0: the first is the final one."""
    luck: int = 64
    """Lines to compare an outcome of chance with what could have come."""
    quick: int = 60
    """Lines for each option that is compared at a decision."""
    deep: int = 160
    """The same where the strongest bot looks at it."""
    decisions: int = 80
    """At how many decisions the strongest bot looks."""
    moves: int = 8
    """How far the line is told that would have followed."""
    searched: int = 0
    """No search of a bot follows more lines than that; 0: as many as the bot's level says."""


class Analyser:
    """The analysis of one match, piece by piece; `result` tells at any time what was found so far."""

    def __init__(self, match: Match, names: Sequence[str], seed: int = 0, depth: Depth | None = None) -> None:
        if not match.is_over():
            raise LonghallError("error-analysis-unfinished")
        self.match = match
        self.game: Game[Any] = match.game
        self.names = list(names)
        self.seed = seed
        self.depth = depth or Depth()
        self.positions = positions_of(match)
        self.outlook = Outlook(self.game, self.positions[0], ADVISER)
        self.chart: list[Standing] = []
        self.luck: list[LuckSwing] = []
        self.choices = [
            number for number, move in enumerate(match.moves) if has_choice(self.game, self.positions[number], move)
        ]
        self.decisions: dict[int, JudgedDecision] = {}
        self.finished = False

    def work(self) -> Iterator[tuple[int, int]]:
        """Do it all; after each piece how much is done, and of how much. Whoever stops listening ends it."""
        deep = min(self.depth.decisions, len(self.choices))
        total = 2 * len(self.positions) + len(self.choices) + DEEP_WORK * deep
        done = 0
        for number in range(len(self.positions)):
            self.chart.append(self.standing(number, self.depth.chart))
            done += 1
            yield done, total
        for number, move in enumerate(self.match.moves):
            if move.outcomes:
                self.find_luck(number)
        for number in self.choices:
            self.decisions[number] = self.judge(number, QUICK_ADVISER, self.depth.quick)
            done += 1
            yield done, total
        for number in range(len(self.positions)):
            if self.depth.refined:
                self.chart[number] = self.standing(number, self.depth.refined)
            done += 1
            yield done, total
        for number in sorted(self.choices, key=lambda each: (-self.interest(each), each))[:deep]:
            self.decisions[number] = self.judge(number, ADVISER, self.depth.deep)
            done += DEEP_WORK
            yield done, total
        self.finished = True

    @property
    def drawn(self) -> bool:
        """Whether the chart is complete."""
        return len(self.chart) == len(self.positions)

    def luck_of(self, number: int, purpose: int) -> random.Random:
        """Chance for one piece of work: the same wherever and whenever it is done."""
        return random.Random(f"{self.seed} {number} {purpose}")

    def standing(self, number: int, lines: int) -> Standing:
        """How seats stood after so many moves."""
        if self.outlook.unit == POINTS and number == len(self.match.moves) and number:
            return self.chart[number - 1]  # a result is no value of a position: it is told as the score
        return mean(self.outlook.ahead(self.positions[number], self.luck_of(number, 0), lines))

    def find_luck(self, number: int) -> None:
        """What the outcomes after a move gave or took, compared with others from the same position."""
        rng, lines = self.luck_of(number, 1), self.depth.luck
        before, move, chance = self.positions[number], self.match.moves[number], Chance(rng.random)
        if self.outlook.unit == POINTS and number + 1 == len(self.match.moves):
            return
        could = [self.outlook.after(before.clone(), move.seat, move.action, chance) for _ in range(lines)]
        came = self.outlook.ahead(self.positions[number + 1], rng, lines)
        swing: Standing = []
        for one, other in zip(zip(*came, strict=True), zip(*could, strict=True), strict=True):
            error = (standard_error(list(one)) ** 2 + standard_error(list(other)) ** 2) ** 0.5
            swing.append(beyond_doubt(sum(one) / len(one) - sum(other) / len(other), error))
        if any(swing):
            self.luck.append(LuckSwing(number, rounded(swing)))

    def interest(self, number: int) -> float:
        """How much depended on a decision, as far as is known."""
        seat = self.match.moves[number].seat
        return self.decisions[number].cost + abs(self.chart[number + 1][seat] - self.chart[number][seat]) / 2.0

    def judge(self, number: int, level: str, lines: int) -> JudgedDecision:
        """What a decision cost, in the eyes of a bot of some level."""
        state, move = self.positions[number], self.match.moves[number]
        rng = self.luck_of(number, 2 if level == ADVISER else 3)
        bot = LevelBot(level, rng.getrandbits(32), timed=False)
        bot.most_lines = self.depth.searched
        shown = SHOWN if level == ADVISER else 1
        best = [found.option for found in bot.ranked(self.game, state, move.seat)[:shown]]
        weighed = Weighed(self.outlook, move.seat, best if move.action in best else [*best, move.action])
        weighed.add(state, rng, lines)
        difference, error = weighed.difference(best[0], move.action)
        cost = max(0.0, beyond_doubt(difference, error))
        plain = JudgedDecision(
            number,
            move.seat,
            self.named(state, move.seat, move.action),
            rounded(weighed.expected(move.action)),
            round(cost, DIGITS),
            round(error, DIGITS),
            level == ADVISER,
        )
        if plain.cost == 0.0:
            return plain
        offers = [
            WeighedOption(self.named(state, move.seat, option), round(weighed.expected(option)[move.seat], DIGITS))
            for option in best
        ]
        reasons = [PartGain(part, round(gain, 2)) for part, gain in telling(weighed.reasons(best[0], move.action))]
        line = self.line(state, move.seat, best[0], rng, self.depth.moves if level == ADVISER else 1)
        return msgspec.structs.replace(plain, best=offers, reasons=reasons, line=line)

    def line(self, state: State, seat: int, option: Action, rng: random.Random, moves: int) -> list[LineMove]:
        """How play might go on with an option: to the next outcome of chance, and not too far."""
        game, s = self.game, state.clone()
        found: list[LineMove] = []
        for _ in range(moves):
            drawn: list[Outcome] = []
            named = self.named(s, seat, option)
            game.apply(s, seat, option, Chance(rng.random, drawn))
            found.append(LineMove(seat, named, [DrawnOutcome(each.kind, each.value) for each in drawn]))
            if drawn or not s.waiting:
                break
            seat = game.to_act(s)[0]
            bot = LevelBot(QUICK_ADVISER, rng.getrandbits(32), timed=False)
            bot.most_lines = self.depth.searched or LINE_SEARCH
            option = bot.choose(game, s, seat)
        return found

    def named(self, s: State, seat: int, option: Action) -> NamedOption:
        """An option with its name."""
        label = self.game.label(s, seat, option)
        return NamedOption(option.notation, label.message, label.args)

    def result(self) -> Analysis:
        """What was found so far."""
        game, match = self.game, self.match
        score = game.score(match.state)
        decisions = [self.decisions[number] for number in sorted(self.decisions)]
        return Analysis(
            VERSION,
            game.name,
            game.rules_version,
            game.content_hash,
            self.names,
            score.totals,
            score.winners,
            self.outlook.unit,
            len(match.moves),
            [rounded(standing) for standing in self.chart],
            rounds_of(game, self.positions),
            decisions,
            self.luck,
            turning_points(decisions, self.luck, self.outlook.unit),
            self.finished,
        )


LINE_SEARCH: Final = 24
"""Lines that a bot follows for a move of the line that is told."""


def analyse(
    match: Match,
    names: Sequence[str],
    seconds: float = SECONDS,
    seed: int = 0,
    depth: Depth | None = None,
    progress: Callable[[int, int], None] | None = None,
    clock: Callable[[], float] = time.monotonic,
) -> Analysis:
    """The whole analysis, or what of it can be done in some seconds; with 0 seconds it takes the time it needs.

    The chart is always drawn to its end.
    """
    ends = clock() + seconds if seconds > 0.0 else inf
    analyser = Analyser(match, names, seed, depth)
    for done, total in analyser.work():
        if progress is not None:
            progress(done, total)
        if analyser.drawn and clock() > ends:
            break
    return analyser.result()


def positions_of(match: Match) -> list[State]:
    """The position before each move, and the last one."""
    s = match.at(0)
    found = [s.clone()]
    for move in match.moves:
        match.game.apply(s, move.seat, move.action, ScriptedChance(move.outcomes))
        found.append(s.clone())
    return found


def has_choice(game: Game[Any], s: State, move: Move) -> bool:
    """Whether a move was a choice between several options; asides change nothing and are none."""
    options = game.legal(s, move.seat)
    return len(options) > 1 and any(option is move.action for option in options)


def rounds_of(game: Game[Any], positions: list[State]) -> list[int]:
    """The moves with which rounds ended, as the game's view counts them."""
    rounds = [game.public(s).get("round") for s in positions]
    return [number for number in range(1, len(rounds)) if rounds[number] != rounds[number - 1]]


def rounded(standing: Standing) -> Standing:
    """As precise as anybody reads it."""
    return [round(value, DIGITS) for value in standing]
