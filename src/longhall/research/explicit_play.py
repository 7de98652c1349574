"""A game in play in which chance moves like a player: each outcome is a move of its own.

Positions are never changed once they are reached, so that copies of a game in play can share them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from ..kernel.action import Action
from ..kernel.chance import ExplicitChance, Undecided
from ..kernel.errors import BadOutcome, Refused
from ..kernel.game import Game
from ..kernel.step import State
from .environments.encoding import Encoding

CHANCE: Final = -1
OVER: Final = -4
"""Who moves when no seat does; OpenSpiel has the same numbers for it."""
LONGEST: Final = {"brian-boru": 1_000, "feast-for-odin": 5_000, "pax-viking": 10_000}
"""Decisions after which a game ends as it stands. Games of random players are over long before."""


class Table:
    """A game for a number of players with options: what all its games in play share."""

    def __init__(self, game: str, players: int, options: Mapping[str, object], rewards: str) -> None:
        self.settings = (game, players, tuple(sorted(options.items())), rewards)
        self.encoding = Encoding(game, players, options, rewards)
        self.game: Game[Any] = self.encoding.game
        self.actions: list[Action] = self.encoding.actions
        self.players = players
        self.longest = LONGEST[game]
        self.first = Play(self)

    def begin(self, chance: ExplicitChance, events: Any = None) -> State:
        """A new game, at its first decision."""
        position: State = self.game.setup(self.encoding.options, self.players, chance, events)
        return position


@cache
def table_of(game: str, players: int, options: tuple[tuple[str, object], ...], rewards: str) -> Table:
    """The table with these settings; the same one each time."""
    return Table(game, players, dict(options), rewards)


class Move(NamedTuple):
    """A decision, what chance did after it, and the move before it."""

    before: Move | None
    seat: int
    action: Action
    outcomes: Sequence[int]


class Sample(NamedTuple):
    """A position that a seat cannot tell apart from the real one, and what that seat remembers of the past."""

    seat: int
    position: State
    memory: Any


class Play:
    """A game in play: at a decision of a seat, at an outcome of chance, or over."""

    __slots__ = (
        "_action",
        "_outcomes",
        "_seat",
        "decisions",
        "last",
        "opening",
        "player",
        "position",
        "recalled",
        "sample",
        "table",
        "undecided",
    )

    def __init__(self, table: Table) -> None:
        self.table = table
        self.position: State | None = None
        """The latest one; None before the set-up is complete. At an outcome of chance, the one before the move."""
        self.sample: Sample | None = None
        """Where the game began, if it did not begin with the set-up."""
        self.opening: Sequence[int] = ()
        """What chance did in the set-up."""
        self.last: Move | None = None
        self.decisions = 0
        self.recalled: dict[int, Any] = {}
        """By seat, what `memory.py` has worked out so far."""
        self.undecided: Undecided | None = None
        self.player = CHANCE
        """Who moves: a seat, `CHANCE` or `OVER`. Of seats that are asked at the same time the first one."""
        self._seat = 0
        self._action: Action | None = None
        """The move that is being made; none in the set-up."""
        self._outcomes: list[int] = []
        self._go_on()

    def copy(self) -> Play:
        """The same game, to be played on independently."""
        other: Play = object.__new__(Play)
        other.table = self.table
        other.position = self.position
        other.sample = self.sample
        other.opening = self.opening
        other.last = self.last
        other.decisions = self.decisions
        other.recalled = self.recalled.copy()
        other.undecided = self.undecided
        other.player = self.player
        other._seat = self._seat
        other._action = self._action
        other._outcomes = self._outcomes
        return other

    def __deepcopy__(self, memo: object) -> Play:
        return self.copy()

    def apply(self, code: int) -> None:
        """Take the decision of the seat that is asked, or decide an outcome of chance.

        What is not legal raises `Refused` or `BadOutcome` and changes nothing.
        """
        if self.undecided is not None:
            if code not in self.undecided.pool:
                raise BadOutcome("error-outcome-impossible", kind=self.undecided.kind, value=code)
            self._outcomes = [*self._outcomes, code]
        else:
            table = self.table
            if not 0 <= code < len(table.actions):
                raise Refused(table.encoding.refusal(self.stand, self.player, code))
            action = table.actions[code]
            if action not in table.game.legal(self.stand, self.player):
                raise Refused(table.encoding.refusal(self.stand, self.player, code))
            self._seat = self.player
            self._action = action
            self._outcomes = []
        self._go_on()

    def _go_on(self) -> None:
        """Make the move with the outcomes decided so far; it is not made until all are."""
        table, before, action = self.table, self.position, self._action
        chance = ExplicitChance(self._outcomes)
        if before is None or action is None:
            position = table.begin(chance)
        else:
            position = before.clone()
            table.game.apply(position, self._seat, action, chance)
        if chance.undecided is not None:
            self.undecided = chance.undecided
            self.player = CHANCE
            return
        if before is None or action is None:
            self.opening = self._outcomes
        else:
            self.last = Move(self.last, self._seat, action, self._outcomes)
            self.decisions += 1
        self._stand_at(position)

    def _stand_at(self, position: State) -> None:
        """Go to a position and see who is asked there."""
        self.position = position
        self.undecided = None
        waiting = position.waiting
        if waiting and self.decisions < self.table.longest:
            self.player = (waiting & -waiting).bit_length() - 1
        else:
            self.player = OVER

    @property
    def stand(self) -> State:
        """The latest position, for whoever may look at everything."""
        if self.position is None:
            raise ValueError("the set-up is not complete: outcomes of chance are to be decided first")
        return self.position

    def legal(self) -> list[int]:
        """The codes of what the seat that is asked may do, or what chance may do, ascending."""
        if self.undecided is not None:
            return sorted(set(self.undecided.pool))
        if self.player == OVER:
            return []
        return sorted([option.code for option in self.table.game.legal(self.stand, self.player)])

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may do and how likely it is, ascending."""
        if self.undecided is None:
            return []
        pool = sorted(self.undecided.pool)
        return [(value, count / len(pool)) for value, count in Counter(pool).items()]

    def pending(self) -> list[object]:
        """The move that waits for outcomes of chance: what it is, what is decided, and what comes next."""
        if self.undecided is None:
            return []
        return [self._action.code if self._action else None, self._outcomes, self.undecided.kind]

    def results(self) -> list[float]:
        """The reward of each seat, when the game is over; until then nothing."""
        if self.player != OVER:
            return [0.0] * self.table.players
        return self.table.encoding.results(self.stand)

    def sampled(self, sample: Sample) -> Play:
        """The same game at another position that a seat cannot tell apart."""
        other: Play = self.copy()
        other.sample = sample
        other.last = None
        other.recalled = {}
        other._stand_at(sample.position)
        return other

    def moves(self, since: Move | None = None) -> list[Move]:
        """The moves since another one, or since the beginning, in order."""
        found: list[Move] = []
        move = self.last
        while move is not None and move is not since:
            found.append(move)
            move = move.before
        return found[::-1]

    def __reduce__(self) -> tuple[Any, ...]:
        """Saved as what leads to this point: the set-up or a sampled position, and the moves since."""
        record: dict[str, Any] = {
            "opening": self._outcomes if self.position is None else self.opening,
            "codes": [code for move in self.moves() for code in (move.action.code, *move.outcomes)],
            "before": self.decisions - len(self.moves()),
        }
        if self.sample is not None:
            record["sample"] = (self.sample.seat, self.table.game.dump(self.sample.position), self.sample.memory)
        if self.undecided is not None and self._action is not None:
            record["codes"] += [self._action.code, *self._outcomes]
        return restored, (self.table.settings, record)


def restored(settings: tuple[Any, ...], record: dict[str, Any]) -> Play:
    """What was saved, played again."""
    table = table_of(*settings)
    play = table.first.copy()
    if "sample" in record:
        seat, data, memory = record["sample"]
        play.decisions = record["before"]
        play = play.sampled(Sample(seat, table.game.load(data), memory))
    else:
        for outcome in record["opening"]:
            play.apply(outcome)
    for code in record["codes"]:
        play.apply(code)
    return play
