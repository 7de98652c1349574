"""What was learned from games, on top of what was written by hand: how likely each seat is to win."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final, Generic

from ..action import Action
from ..chance import Chance
from ..score import Score
from .advice import Advice, S
from .figures import Knowledge
from .network import Network
from .policy import Policy
from .win_chances import Sureness, softmax

WIN: Final = 100.0
"""What winning is worth, so that values are in percent."""
POINTS: Final = 10.0
"""The network tells points in tens."""


def chances_of(found: list[list[float]]) -> list[float]:
    """How likely each seat is to win, from what the network found for it; alone, one may also lose."""
    shares: list[float] = []
    total = 1.0 if len(found) == 1 else 0.0
    for out in found:
        share = exp(max(-30.0, min(30.0, out[0])))
        shares.append(share)
        total += share
    return [share / total for share in shares]


def steady_answer(base: Advice[S], s: S, seat: int, options: list[Action]) -> int:
    """The place of the rollout policy's answer among the options, when luck favours none."""
    answer = base.reply_to(s, seat, Chance(no_luck))
    for at, option in enumerate(options):
        if option is answer:
            return at
    return -1


def no_luck() -> float:
    """The middle of what may be rolled."""
    return 0.5


class Guidance(Generic[S]):
    """A learned policy and what it looks at: the observation of the seat that is asked, and a rollout policy's answer.

    Rollout policies may look at hidden things: as everywhere in a search, they are asked in resampled states only.
    """

    def __init__(self, policy: Policy, observe: Callable[[S, int], bytes], base: Advice[S], trusting: bool) -> None:
        self.policy = policy
        self.observe = observe
        self.base = base
        self.trusting = trusting

    def priors(self, s: S, seat: int, options: list[Action]) -> list[float]:
        """How likely each option is to be the best."""
        answer = steady_answer(self.base, s, seat, options) if self.trusting else -1
        return softmax(self.policy.scores(self.observe(s, seat), [option.code for option in options], answer))


class ToldChances(Advice[S]):
    """Plays as another advice does, and also tells win chances, from a score of each seat's prospects."""

    def __init__(self, score: Callable[[S], Score], base: Advice[S], sureness: Sureness | None) -> None:
        self.score = score
        self.base = base
        self.sureness = sureness
        """How sure a lead is, as measured; None: the scores say so themselves."""
        self.guidance: Guidance[S] | None = None

    def scores(self, s: S) -> list[float]:
        """By seat; here in points."""
        return self.base.values(s)

    def win_chances(self, s: S) -> list[float]:
        """How likely each seat is to win; nothing where one plays alone for points."""
        if self.sureness is None or (s.seats == 1 and not self.sureness.goals):
            return []
        if not s.stack:
            return self.result(s)
        return self.sureness.chances(self.scores(s), self.base.progress(s))

    def result(self, s: S) -> list[float]:
        """How much of the victory each seat has in the end."""
        winners = self.score(s).winners
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]

    def value(self, s: S, seat: int) -> float:
        """As by hand."""
        return self.base.value(s, seat)

    def values(self, s: S) -> list[float]:
        """As by hand."""
        return self.base.values(s)

    def by_hand(self, s: S, seat: int) -> float:
        """As by hand."""
        return self.base.value(s, seat)

    def progress(self, s: S) -> float:
        """As by hand."""
        return self.base.progress(s)

    def features(self, s: S) -> list[list[float]]:
        """Those of the hand-written advice."""
        return self.base.features(s)

    def reasons(self, s: S, seat: int) -> list[tuple[str, float]]:
        """Those of the hand-written advice: a network gives none."""
        return self.base.reasons(s, seat)

    def horizon(self, s: S) -> int:
        """As by hand."""
        return self.base.horizon(s)

    def turn(self, s: S, seat: int) -> int:
        """As by hand."""
        return self.base.turn(s, seat)

    def bias(self, s: S, seat: int, action: Action) -> float:
        """As by hand."""
        return self.base.bias(s, seat, action)

    def biases(self, s: S, seat: int, options: list[Action]) -> list[float]:
        """As by hand."""
        return self.base.biases(s, seat, options)

    def priors(self, s: S, seat: int, options: list[Action]) -> list[float]:
        """What the policy says, where one was learned."""
        return [] if self.guidance is None else self.guidance.priors(s, seat, options)

    def reply_to(self, s: S, seat: int, chance: Chance) -> Action:
        """As by hand."""
        return self.base.reply_to(s, seat, chance)

    def reply(self, s: S, seat: int, options: list[Action], chance: Chance) -> Action:
        """As by hand."""
        return self.base.reply(s, seat, options, chance)


class LearnedAdvice(ToldChances[S]):
    """Values positions by a network whose inputs are the parts of the hand-written advice and a few counts."""

    def __init__(
        self,
        score: Callable[[S], Score],
        base: Advice[S],
        network: Network,
        share: float,
        by_points: bool,
        sureness: Sureness | None = None,
    ) -> None:
        super().__init__(score, base, sureness)
        self.network = network
        self.share = share
        """How much of the value is learned; the rest is the hand-written one."""
        self.by_points = by_points
        """Whether somebody who plays alone plays for points."""

    def scores(self, s: S) -> list[float]:
        """What the network says."""
        return [out[0] for out in self.network.run(self.base.features(s))]

    def win_chances(self, s: S) -> list[float]:
        """How likely each seat is to win, as people are told it."""
        return super().win_chances(s) or self.learned_chances(s)

    def learned_chances(self, s: S) -> list[float]:
        """How likely each seat is to win, as the network learned it: what values rest on."""
        if not s.stack:
            return self.result(s)
        return chances_of(self.network.run(self.base.features(s)))

    def values(self, s: S) -> list[float]:
        """The same for every seat."""
        if self.share <= 0.0:
            return self.base.values(s)
        if s.seats == 1 and self.by_points:
            return [self.value(s, 0)]
        if self.share >= 1.0 or not s.stack:
            learned = self.learned_chances(s)
            if self.share >= 1.0:
                return [WIN * chance for chance in learned]
            by_hand = self.base.values(s)
        else:
            features, by_hand = self.base.features_and_values(s)
            learned = chances_of(self.network.run(features))
        return [self.share * WIN * chance + (1.0 - self.share) * by_hand[seat] for seat, chance in enumerate(learned)]

    def value(self, s: S, seat: int) -> float:
        """How good a position is for a seat: in percent, or in points where one plays for points alone."""
        if self.share <= 0.0:
            return self.base.value(s, seat)
        if s.seats == 1 and self.by_points:
            now = self.base.value(s, 0)
            return now if not s.stack else now + self.share * POINTS * self.network.run(self.base.features(s))[0][1]
        return self.values(s)[seat]

    def values_of(self, positions: list[S], seat: int) -> list[float]:
        """By hand: of one short line each there are very many, and which option is likely it tells as well."""
        return self.base.values_of(positions, seat)


class ComparedAdvice(ToldChances[S]):
    """Adds to the hand-written value what a network learned from options that were compared by playing them out."""

    def __init__(
        self, score: Callable[[S], Score], base: Advice[S], network: Network, share: float, sureness: Sureness | None
    ) -> None:
        super().__init__(score, base, sureness)
        self.network = network
        self.share = share
        """How much of what was learned counts."""

    def quicker(self) -> Advice[S]:
        """With quicker advice by hand."""
        return ComparedAdvice(self.score, self.base.quicker(), self.network, self.share, self.sureness)

    def value(self, s: S, seat: int) -> float:
        """How good a position is for a seat, in points."""
        if not s.stack:
            return self.base.value(s, seat)
        row, now = self.base.features_and_value(s, seat)
        return now + self.share * POINTS * self.network.run([row])[0][1]

    def values_of(self, positions: list[S], seat: int) -> list[float]:
        """The network is asked about all of them at once."""
        found: list[float] = []
        rows: list[list[float]] = []
        asked: list[int] = []
        for s in positions:
            if s.stack:
                row, now = self.base.features_and_value(s, seat)
                rows.append(row)
                asked.append(len(found))
            else:
                now = self.base.value(s, seat)
            found.append(now)
        if rows:
            for at, out in enumerate(self.network.run(rows)):
                found[asked[at]] += self.share * POINTS * out[1]
        return found

    def values(self, s: S) -> list[float]:
        """The same for every seat."""
        features, now = self.base.features_and_values(s)
        if not s.stack:
            return now
        found = self.network.run(features)
        return [by_hand + self.share * POINTS * found[seat][1] for seat, by_hand in enumerate(now)]


def with_network(
    score: Callable[[S], Score], base: Advice[S], known: Knowledge, guidance: Guidance[S] | None = None
) -> Advice[S]:
    """The advice with what was learned on top of it, if anything was."""
    found: ToldChances[S]
    if known.network is not None and known.compared:
        found = ComparedAdvice(score, base, known.network, known.share, known.sureness)
    elif known.network is not None:
        found = LearnedAdvice(score, base, known.network, known.share, known.by_points, known.sureness)
    elif known.sureness is None and guidance is None:
        return base
    else:
        found = ToldChances(score, base, known.sureness)
    found.guidance = guidance
    return found
