"""A puzzle as it is kept: the game up to its position, what is asked there, and what is known about the options."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from ..kernel.action import Action
from ..kernel.errors import BadFile, LonghallError
from ..kernel.game import Game
from ..kernel.match import Match
from ..kernel.records.saga import read_saga, split_names
from ..kernel.registry import all_games, find_game
from ..kernel.step import State

DATA: Final = Path(__file__).parent / "data"
GRADES: Final = 5
"""Difficulties are graded from 1, the easiest."""


class Reason(msgspec.Struct, frozen=True, array_like=True):
    """How many points a part of the game's advice speaks for the best option, or against it if negative."""

    part: str
    gain: float


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option of the puzzle, and what it is worth."""

    action: str
    behind: float | None
    """How many points less it is worth than the best, as the strongest bot sees it; None: so many that it was not
    looked at for long."""
    why: list[Reason] = []
    """What speaks for the best option rather than for this one; only told of options that are not far behind."""


class Theme(msgspec.Struct, frozen=True):
    """What the best option is good for: a message and its facts."""

    message: str
    facts: dict[str, str] = {}


class Puzzle(msgspec.Struct, frozen=True):
    """One puzzle."""

    saga: str
    """The game up to the question, in the saga format."""
    seat: int
    """Who is asked, and sees the position."""
    best: str
    line: str
    """How the game may go on with the best option: further lines of the saga."""
    options: list[Choice]
    """All options, the best first."""
    theme: Theme
    rating: int
    """How hard it is, on the scale on which its solvers are rated."""
    grade: int
    found: dict[str, float]
    """How often each bot found the best option."""

    @property
    def id(self) -> str:
        """Made of what is asked: the same position has the same id in every release."""
        return hashlib.sha256(f"{self.seat}\n{self.saga}".encode()).hexdigest()[:12]

    @property
    def seats(self) -> int:
        """How many play in it, as its saga says."""
        line = next(line for line in self.saga.splitlines() if line.startswith("seats:"))
        return len(split_names(line))

    def match(self) -> Match:
        """The game up to the question."""
        return read_saga(self.saga, f"puzzle {self.id}").match

    def solution(self) -> Match:
        """The game played on with the best option."""
        return read_saga(self.saga + self.line, f"puzzle {self.id}").match


class Collection(msgspec.Struct, frozen=True):
    """The puzzles of one game: a file in `data`."""

    game: str
    rules: str
    content: str
    puzzles: list[Puzzle]


def read_collection(file: Path) -> Collection:
    """The puzzles of a file; one that was made for other rules or boards is refused with what to do."""
    try:
        found = msgspec.json.decode(file.read_bytes(), type=Collection)
    except (OSError, msgspec.DecodeError) as problem:
        raise BadFile(file.name, 0, "error-puzzles-file", reason=str(problem)) from None
    game = find_game(found.game)
    if found.rules != game.rules_version or found.content != game.content_hash:
        raise BadFile(file.name, 0, "error-puzzles-rules", game=game.name, found=found.rules, ours=game.rules_version)
    return found


def write_collection(file: Path, found: Collection) -> None:
    """One puzzle a line, so that a change can be read."""
    head = msgspec.json.encode({"game": found.game, "rules": found.rules, "content": found.content}).decode()
    lines = ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in found.puzzles)
    try:
        file.write_text(f'{head[:-1]},"puzzles":[\n{lines}\n]}}\n', encoding="utf-8")
    except OSError:
        raise LonghallError("cli-save-failed", file=str(file)) from None


def file_of(game: Game[Any]) -> Path:
    """Where the puzzles of a game are shipped."""
    return DATA / f"{game.name.replace('-', '_')}.json"


@cache
def shipped(name: str) -> dict[str, Puzzle]:
    """The puzzles that come with a game, by id, the easiest first; none for a game without."""
    game = find_game(name)
    file = file_of(game)
    if not file.is_file():
        return {}
    found = sorted(read_collection(file).puzzles, key=lambda puzzle: puzzle.rating)
    return {puzzle.id: puzzle for puzzle in found}


def find_puzzle(name: str) -> tuple[Game[Any], Puzzle]:
    """The puzzle of that id, and its game."""
    for game in all_games():
        found = shipped(game.name).get(name)
        if found is not None:
            return game, found
    raise LonghallError("error-no-such-puzzle", given=name)


def option_of(game: Game[Any], state: State, puzzle: Puzzle, notation: str) -> Action:
    """An option of a puzzle, by its notation."""
    for option in game.legal(state, puzzle.seat):
        if option.notation == notation:
            return option
    raise LonghallError("error-puzzle-option", given=notation)
