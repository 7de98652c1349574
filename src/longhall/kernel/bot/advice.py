"""What bots may ask a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from ..action import Action
from ..chance import Chance
from ..score import Score, ahead
from ..step import State, options_of

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice(Generic[S]):
    """What a game can tell a bot about playing it well."""

    def value(self, s: S, seat: int) -> float:
        """How good a position is for a seat, in points."""
        raise NotImplementedError

    def values(self, s: S) -> list[float]:
        """The value of a position for each seat."""
        return [self.value(s, seat) for seat in range(s.seats)]

    def values_of(self, positions: list[S], seat: int) -> list[float]:
        """The values of several positions for one seat, where all at once are quicker than one by one."""
        return [self.value(s, seat) for s in positions]

    def by_hand(self, s: S, seat: int) -> float:
        """The value without what was learned, where very many are asked for and a network would take too long."""
        return self.value(s, seat)

    def win_chances(self, s: S) -> list[float]:
        """How likely each seat is to win; nothing where that was not learned."""
        return []

    def progress(self, s: S) -> float:
        """How far the game has come, from 0 to 1: the later, the more a lead says about who will win."""
        return 0.0

    def features(self, s: S) -> list[list[float]]:
        """What a network may learn from, by seat: the parts of the value and a few counts, about as large as 1."""
        return []

    def features_and_values(self, s: S) -> tuple[list[list[float]], list[float]]:
        """Both at once, where they have parts in common."""
        return self.features(s), self.values(s)

    def features_and_value(self, s: S, seat: int) -> tuple[list[float], float]:
        """The same for one seat."""
        return self.features(s)[seat], self.value(s, seat)

    def reasons(self, s: S, seat: int) -> list[tuple[str, float]]:
        """What the value is made of, by part; each part has a message `<game>-reason-<part>`."""
        return []

    def quicker(self) -> Advice[S]:
        """The same advice where it is asked very often: for playing whole games out."""
        return self

    def horizon(self, s: S) -> int:
        """A number that stays the same while a line of play should be followed before it is valued."""
        raise NotImplementedError

    def turn(self, s: S, seat: int) -> int:
        """A number that stays the same during one turn of a seat; -1 in others' turns, and where no turn can win."""
        return -1

    def bias(self, s: S, seat: int, action: Action) -> float:
        """What a player would add to an action's value before looking ahead, for what the valuing cannot see."""
        return 0.0

    def biases(self, s: S, seat: int, options: list[Action]) -> list[float]:
        """The same of all options, where they have something in common."""
        return [self.bias(s, seat, option) for option in options]

    def priors(self, s: S, seat: int, options: list[Action]) -> list[float]:
        """How likely each option is to be the best, from what the seat may know; nothing where that was not learned."""
        return []

    def reply(self, s: S, seat: int, options: list[Action], chance: Chance) -> Action:
        """A quick plausible answer, for looking ahead. The options are all that are legal, in their order."""
        return options[chance.below(len(options))]

    def reply_to(self, s: S, seat: int, chance: Chance) -> Action:
        """`reply` to what a seat is asked, for games that need no list of the options."""
        return self.reply(s, seat, options_of(s, seat), chance)


class PointsAdvice(Advice[S]):
    """For any game: follow each line to the end of the game, and count the points ahead of the best rival."""

    def __init__(self, score: Callable[[S], Score]) -> None:
        self.score = score

    def value(self, s: S, seat: int) -> float:
        """Points ahead."""
        return float(ahead(self.score(s).totals, seat))

    def horizon(self, s: S) -> int:
        """Always the same: no line is cut short."""
        return 0
