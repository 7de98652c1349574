"""A match: one game being played, with all that led to its position. Undo, replay and saving come from here."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from .action import Action
from .chance import Chance, FairRoll, Outcome, ScriptedChance, commitment
from .errors import LonghallError, Refused
from .events import Event, Events
from .game import Game
from .step import State
from .variants import VariantValue, chosen_variants


class Move:
    """One decision taken, what chance did after it, and what happened."""

    __slots__ = ("action", "barrier", "events", "outcomes", "seat", "together")

    def __init__(self, seat: int, action: Action, outcomes: list[Outcome], events: list[Event]) -> None:
        self.seat = seat
        self.action = action
        self.outcomes = outcomes
        self.events = events
        self.together = False
        """Whether it was one of several decisions taken at the same time, others being still open."""
        self.barrier = bool(outcomes)
        """Whether something came to light by it, so that it cannot be taken back."""


class TakenBack:
    """Moves that were taken back together: which of them, and out of how many."""

    __slots__ = ("before", "moves", "numbers", "seat")

    def __init__(self, seat: int | None, before: int, numbers: list[int], moves: list[Move]) -> None:
        self.seat = seat
        """Whose own moves they were; None: all agreed to go back."""
        self.before = before
        """How many moves there were before."""
        self.numbers = numbers
        """The indices they had, ascending."""
        self.moves = moves


class MatchRoll:
    """The fair rolls that come next in a match; how many came before is counted only if chance is asked at all."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.roll: FairRoll | None = None

    def __call__(self) -> float:
        """The next number."""
        if self.roll is None:
            assert self.match.seed is not None
            self.roll = FairRoll(self.match.seed, self.match.drawn())
        return self.roll()


class Match:
    """A game from its first position to the present one."""

    def __init__(
        self,
        game: Game[Any],
        variants: Mapping[str, object],
        seats: int,
        seed: str | None = None,
        opening: list[Outcome] | None = None,
    ) -> None:
        self.game = game
        self.variants: dict[str, VariantValue] = chosen_variants(game.variants, variants)
        self.seats = seats
        self.seed = secrets.token_hex(16) if seed is None and opening is None else seed
        self.seed_hash = commitment(self.seed) if self.seed is not None else ""
        self.moves: list[Move] = []
        self.taken_back: list[TakenBack] = []
        self.opening: list[Outcome] = []
        events = Events()
        self.state: State = game.setup(self.variants, seats, self._chance(opening, self.opening), events)
        self.opening_events: list[Event] = events.told
        self._first: State = self.state.clone()

    def _chance(self, given: list[Outcome] | None, record: list[Outcome]) -> Chance:
        if given is not None:
            return ScriptedChance(given, record)
        if self.seed is None:
            raise LonghallError("error-no-seed")
        return Chance(MatchRoll(self), record)

    def drawn(self) -> int:
        """How many outcomes chance has given so far."""
        return len(self.opening) + sum(len(move.outcomes) for move in self.moves)

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.game.is_over(self.state)

    def act(self, seat: int, action: Action, outcomes: list[Outcome] | None = None) -> Move:
        """Take a decision; an illegal one raises `Refused` and changes nothing.

        With recorded outcomes these are repeated, and must be used up exactly; else chance comes from the seed.
        """
        refusal = self.game.refusal(self.state, seat, action)
        if refusal is not None:
            raise Refused(refusal)
        record: list[Outcome] = []
        events = Events()
        together = self.game.asks_several(self.state)
        after = self.state.clone()
        still_open = self.game.apply(after, seat, action, self._chance(outcomes, record), events)
        if outcomes is not None and len(record) != len(outcomes):
            raise LonghallError("error-outcome-unused", kind=outcomes[len(record)].kind)
        self.state = after
        move = Move(seat, action, record, events.told)
        move.together = still_open
        if events.revealed or (together and not still_open):
            move.barrier = True
        self.moves.append(move)
        return move

    def at(self, count: int) -> State:
        """The position after the first `count` moves, as an independent state."""
        if not 0 <= count <= len(self.moves):
            raise LonghallError("error-no-such-move", given=count, last=len(self.moves))
        s = self._first.clone()
        for move in self.moves[:count]:
            self.game.apply(s, move.seat, move.action, ScriptedChance(move.outcomes))
        return s

    def undo_to(self, count: int) -> None:
        """Go back to the position after the first `count` moves."""
        if count == len(self.moves):
            return
        self.take_back(list(range(count, len(self.moves))), None, self.at(count))

    def take_back(self, numbers: list[int], seat: int | None, position: State) -> list[State]:
        """Take back the moves with these indices, ascending; later ones stay and are made again as they were.

        `position` is the one before the first of them. Returns the position after each move that stays.
        """
        first, gone = numbers[0], set(numbers)
        stay = [move for index, move in enumerate(self.moves) if index > first and index not in gone]
        self.taken_back.append(TakenBack(seat, len(self.moves), numbers, [self.moves[index] for index in numbers]))
        self.state = position
        self.moves = self.moves[:first]  # a new list: who has the old one can go back to it
        positions: list[State] = []
        for move in stay:
            self.act(move.seat, move.action, move.outcomes)
            positions.append(self.state)
        return positions

    def told(self) -> list[Move | TakenBack]:
        """All that happened, in order: moves, and where moves were taken back."""
        backwards: list[Move | TakenBack] = []
        standing = list(self.moves)
        for taken in reversed(self.taken_back):
            after = taken.before - len(taken.numbers)
            backwards += reversed(standing[after:])
            backwards.append(taken)
            del standing[after:]
            for index, move in zip(taken.numbers, taken.moves, strict=True):
                standing.insert(index, move)
        backwards += reversed(standing)
        backwards.reverse()
        return backwards

    def undoable(self, seat: int) -> int | None:
        """The latest own move that a seat may take back without unseeing anything: its index, or None."""
        found = self.moves_back(seat)
        return found[0] if found else None

    def moves_back(self, seat: int) -> list[int]:
        """All own moves that a seat may take back one after the other, as indices, the latest first.

        Taking back stops at a barrier: whatever showed hidden information (an outcome of chance, a card from a hand,
        all answers to a question of several seats), or another seat's decision. Decisions that several seats take at
        the same time do not bar each other, but they bar what led to them.
        """
        found: list[int] = []
        others = False
        for index in range(len(self.moves) - 1, -1, -1):
            move = self.moves[index]
            if move.barrier or (not move.together and (others or move.seat != seat)):
                break
            if move.seat == seat:
                found.append(index)
            else:
                others = True
        return found

    def undo(self, seat: int, count: int = 1) -> Move | None:
        """Take back a seat's latest moves, as many as no barrier lies after; what others did at the same time stays.

        Returns the earliest of them. Several at once cost no more than one: the game is played again once.
        """
        back = self.moves_back(seat)[:count]
        if not back:
            return None
        first = back[-1]
        taken = self.moves[first]
        self.take_back(back[::-1], seat, self.at(first))
        return taken
