"""Winning before the turn is over: lines to the end of one's own turn, on which now and then any option is taken.

The search values an option by what the rollout policy makes of it, and so does not see a victory that takes several
unusual actions in a row. Lines that try anything find such ways, the sooner as every other one begins like one of those
that led to the best positions so far. Each way is then tried in other states that the seat cannot tell apart, and taken
if it wins in most of them.
"""

from __future__ import annotations

from typing import Any, Final

from ..kernel.action import Action
from ..kernel.game import Game
from ..kernel.step import State
from .search import Prospect, Search

DARING: Final = (1, 3, 6, 10)
"""In how many of ten decisions of its own a line takes any option: one line like this, the next like that."""
SAME_STATE: Final = 40
"""How many lines begin in the same state."""
MOST_DRAFTS: Final = 8
"""How many of the best turns so far others begin like."""
ENOUGH: Final = 12
"""When so many lines have won, no more are followed."""
MOST_WAYS: Final = 6
"""How many ways to win are tried again: the shortest."""
TRIALS: Final = 16
"""How often each is tried again."""
SURE: Final = 0.5
"""How often it has to win then to be taken."""


class Way:
    """What a seat does in its turn, and what comes of it."""

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self.wins = False
        self.value = 0.0
        """Of the position in which the turn ended, by hand."""
        self.chance = 0.0
        """How often it wins when it is tried again."""


class Finish:
    """Looks for the surest way to win before the turn of a seat ends."""

    def __init__(self, search: Search, lines: int) -> None:
        self.search = search
        self.game: Game[Any] = search.game
        self.lines = lines
        """How many lines look for a way."""

    def find(self, state: State, seat: int) -> Way | None:
        """The surest way to win, if there is one that is sure enough."""
        if self.search.advice.turn(state, seat) < 0:
            return None
        best: Way | None = None
        for way in sorted(self.ways(state, seat), key=length_of)[:MOST_WAYS]:
            way.chance = self.chance_of(state, seat, way, SURE if best is None else best.chance)
            if way.chance >= SURE and (best is None or way.chance > best.chance):
                best = way
        return best

    def first(self, ranked: list[Prospect], way: Way) -> list[Prospect]:
        """The options in their order, but the one first with which a way to win begins."""
        for prospect in ranked:
            if prospect.option is way.actions[0]:
                prospect.wins = way.chance
                return [prospect] + [other for other in ranked if other is not prospect]
        return ranked

    def ways(self, state: State, seat: int) -> list[Way]:
        """Ways that won once."""
        chance = self.search.chance
        found: list[Way] = []
        drafts: list[Way] = []
        sample = state
        for number in range(self.lines):
            if self.search.late() or len(found) == ENOUGH:
                break
            if number % SAME_STATE == 0:
                sample = self.game.resample(state, seat, self.search.rng)
            beginning: list[Action] = []
            if drafts and number % 2 == 1:
                draft = drafts[chance.below(len(drafts))].actions
                beginning = draft[: chance.below(len(draft))]
            way = self.turn(sample.clone(), seat, beginning, DARING[number // 2 % len(DARING)])
            if way.wins:
                found.append(way)
            self.keep(drafts, way)
        return found

    def keep(self, drafts: list[Way], way: Way) -> None:
        """Put a turn among the best ones if it is better than one of them, and other than all."""
        if len(drafts) == MOST_DRAFTS and way.value <= drafts[-1].value:
            return
        for other in drafts:
            if other.actions == way.actions:
                return
        drafts.append(way)
        drafts.sort(key=worst_last)
        del drafts[MOST_DRAFTS:]

    def chance_of(self, state: State, seat: int, way: Way, least: float) -> float:
        """How often a way wins in other states; 0 as soon as it cannot be as often as is asked."""
        wins = 0
        for trial in range(TRIALS):
            if self.search.late() or wins + TRIALS - trial < least * TRIALS:
                return 0.0
            if self.turn(self.game.resample(state, seat, self.search.rng), seat, way.actions, 0).wins:
                wins += 1
        return wins / TRIALS

    def turn(self, line: State, seat: int, beginning: list[Action], daring: int) -> Way:
        """A turn that begins with some actions, as far as they are possible, and goes on with daring."""
        game, advice, chance = self.game, self.search.advice, self.search.chance
        turn = advice.turn(line, seat)
        way = Way()
        while line.waiting and advice.turn(line, seat) == turn:
            actor = game.to_act(line)[0]
            options = game.legal(line, actor)
            at = len(way.actions)
            if actor != seat:
                action = advice.reply(line, actor, options, chance)
            elif at < len(beginning) and beginning[at] in options:
                action = beginning[at]
            elif chance.below(10) < daring:
                action = options[chance.below(len(options))]
            else:
                action = advice.reply(line, actor, options, chance)
            if actor == seat:
                way.actions.append(action)
            game.apply(line, actor, action, chance)
        way.wins = not line.waiting and seat in game.score(line).winners
        way.value = advice.by_hand(line, seat)
        return way


def length_of(way: Way) -> int:
    """How many actions it takes."""
    return len(way.actions)


def worst_last(way: Way) -> float:
    """For an order by value, the best first."""
    return -way.value
