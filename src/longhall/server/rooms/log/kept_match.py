"""A match as one piece of data, for snapshots: its position and all that undo and replay need."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....kernel.game import Game
from ....kernel.match import Match, Move, TakenBack
from .entry import keep_outcomes, read_outcomes


def keep_match(match: Match) -> dict[str, Any]:
    """The form that is kept."""
    return {
        "opening": keep_outcomes(match.opening),
        "moves": [keep_move(move) for move in match.moves],
        "taken_back": [[t.seat, t.before, t.numbers, [keep_move(m) for m in t.moves]] for t in match.taken_back],
        "state": match.game.dump(match.state),
    }


def read_match(game: Game[Any], options: Mapping[str, object], seats: int, seed: str, kept: dict[str, Any]) -> Match:
    """The match that `keep_match` kept; older programs did not keep what was taken back."""
    match = Match(game, options, seats, seed, read_outcomes(kept["opening"]))
    match.moves = [read_move(game, move) for move in kept["moves"]]
    for seat, before, numbers, moves in kept.get("taken_back", []):
        match.taken_back.append(TakenBack(seat, before, numbers, [read_move(game, move) for move in moves]))
    match.state = game.load(kept["state"])
    return match


def keep_move(move: Move) -> list[Any]:
    """A move in the form that snapshots keep."""
    return [move.seat, move.action.notation, keep_outcomes(move.outcomes), move.together, move.barrier]


def read_move(game: Game[Any], kept: list[Any]) -> Move:
    """A move as `keep_move` wrote it."""
    seat, notation, outcomes, together, barrier = kept
    action = game.book.parse(notation)
    assert action is not None, notation
    move = Move(seat, action, read_outcomes(outcomes), [])
    move.together = together
    move.barrier = barrier
    return move
