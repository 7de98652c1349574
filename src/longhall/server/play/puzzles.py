"""Puzzles as they are sent: positions that are played once and kept, answers, and the puzzle of the day."""

from __future__ import annotations

import asyncio
import random
from datetime import date
from typing import Any, Final

from ...kernel.action import Action
from ...kernel.chance import Chance, ScriptedChance
from ...kernel.events import Event, Events
from ...kernel.game import Game
from ...kernel.match import Move
from ...kernel.records.saga import reading
from ...kernel.records.work import Work
from ...kernel.registry import all_games
from ...kernel.step import State
from ...puzzles.puzzle import Choice, Puzzle, find_puzzle, option_of, shipped
from ..runtime.time_slices import TimeSlices

RECENT: Final = 8
"""How many of the things that happened before the question are told."""
REMEMBERED: Final = 200
SECRET: Final = 1
"""The seed of what cannot be known: how a wrong answer goes on."""


class Played:
    """A puzzle played through: the position in which something is asked, and what follows the best answer."""

    def __init__(self, names: list[str], state: State, events: list[Event]) -> None:
        self.names = names
        self.state = state
        self.events = events
        """What happened last before the question, as far as the solver may know."""
        self.line: list[dict[str, Any]] = []
        """The solution, move by move, as the solver sees it."""


class Puzzles:
    """The puzzles of every game; they do not change while the server runs."""

    def __init__(self, slices: TimeSlices) -> None:
        self.slices = slices
        self._played: dict[str, Played] = {}

    async def of(self, game: Game[Any]) -> list[Puzzle]:
        """The puzzles of a game, the easiest first."""
        return list((await asyncio.to_thread(shipped, game.name)).values())

    async def find(self, name: str) -> tuple[Game[Any], Puzzle]:
        """A puzzle and its game, by id."""
        return await asyncio.to_thread(find_puzzle, name)

    async def today(self, day: date) -> list[tuple[Game[Any], Puzzle]]:
        """The puzzle of a day, of each game that has some."""
        found = [(game, await self.of(game)) for game in all_games()]
        return [(game, of_day(game.name, puzzles, day)) for game, puzzles in found if puzzles]

    async def played(self, game: Game[Any], puzzle: Puzzle) -> Played:
        """A puzzle played through; replayed once, beside the moves of others."""
        found = self._played.get(puzzle.id)
        if found is None:
            found = self._played[puzzle.id] = await self.slices.run(playing(game, puzzle))
            if len(self._played) > REMEMBERED:
                del self._played[next(iter(self._played))]
        return found

    async def position(self, game: Game[Any], puzzle: Puzzle) -> dict[str, Any]:
        """What the solver has before them: what the seat sees and is asked, and what led to it."""
        played = await self.played(game, puzzle)
        return {
            "players": played.names,
            "view": game.view(played.state, puzzle.seat),
            "question": game.question(played.state, puzzle.seat),
            "events": [event.as_json() for event in played.events],
        }

    async def answered(self, game: Game[Any], puzzle: Puzzle, notation: str) -> dict[str, Any]:
        """Whether an answer is right, why, what the options are worth, and what follows on the board."""
        played = await self.played(game, puzzle)
        state, seat = played.state, puzzle.seat
        option = option_of(game, state, puzzle, notation)
        chosen = next(choice for choice in puzzle.options if choice.action == notation)
        known = {action.notation: game.shown_option(state, seat, action) for action in game.legal(state, seat)}
        return {
            "right": notation == puzzle.best,
            "best": known[puzzle.best],
            "behind": chosen.behind,
            "why": as_reasons(chosen),
            "reasons": as_reasons(puzzle.options[0]),
            "options": [{**known[choice.action], "behind": choice.behind} for choice in puzzle.options],
            "after": after(game, state, seat, option),
            "line": played.line,
        }


def playing(game: Game[Any], puzzle: Puzzle) -> Work[Played]:
    """Play a puzzle through, move by move."""
    saga = yield from reading(puzzle.saga + puzzle.line, f"puzzle {puzzle.id}")
    match = saga.match
    asked = len(match.moves) - sum(1 for line in puzzle.line.splitlines() if line[:1].isdigit())
    events = [event for move in match.moves[:asked] for event in move.events if event.seen_by(puzzle.seat)]
    state = match.at(0)
    for move in match.moves[:asked]:
        game.apply(state, move.seat, move.action, ScriptedChance(move.outcomes))
        yield
    played = Played(saga.names, state.clone(), events[-RECENT:])
    for move in match.moves[asked:]:
        game.apply(state, move.seat, move.action, ScriptedChance(move.outcomes))
        played.line.append(frame(game, state, move, puzzle.seat))
        yield
    return played


def of_day(game: str, puzzles: list[Puzzle], day: date) -> Puzzle:
    """The puzzle of a day: all of them in a shuffled order, then all again in another one."""
    turn, at = divmod(day.toordinal(), len(puzzles))
    order = sorted(puzzles, key=lambda puzzle: puzzle.id)
    random.Random(f"{game}/{turn}").shuffle(order)
    return order[at]


def as_reasons(choice: Choice) -> list[dict[str, Any]]:
    """What speaks for the best option, as hints tell it."""
    return [{"part": reason.part, "gain": reason.gain} for reason in choice.why]


def frame(game: Game[Any], state: State, move: Move, seat: int) -> dict[str, Any]:
    """What a seat sees after a move, and what happened."""
    told = [event.as_json() for event in move.events if event.seen_by(seat)]
    return {"seat": move.seat, "view": game.view(state, seat), "events": told}


def after(game: Game[Any], state: State, seat: int, option: Action) -> dict[str, Any]:
    """What a seat sees right after an answer, in a position that it cannot tell apart from the true one."""
    rng = random.Random(SECRET)
    other = game.resample(state, seat, rng)
    events = Events()
    game.apply(other, seat, option, Chance(rng.random), events)
    return frame(game, other, Move(seat, option, [], events.told), seat)
