"""Score history: everybody's points after every move, as all at the table may know them."""

from __future__ import annotations

from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, Final

from ...kernel.chance import ScriptedChance
from ...kernel.game import Game
from ...kernel.match import Move
from ...kernel.records.work import Work
from ...kernel.step import State
from ..rooms.registry import Rooms
from ..rooms.room import Room
from .replay import need_game

REMEMBERED: Final = 100


class ScoreHistory:
    """Works it out once for each version of a table, beside the moves of others."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self._known: OrderedDict[tuple[str, int], dict[str, Any]] = OrderedDict()

    async def of(self, table: Room) -> dict[str, Any]:
        """The points after each move, the first before any; and the moves with which rounds ended."""
        async with self.rooms.looking(table):
            key = (table.id, table.version)
            if key in self._known:
                return self._known[key]
            if table.match is None:
                need_game(table)
                return {"totals": [], "rounds": []}
            first, moves = table.match.at(0), list(table.match.moves)
        found = await self.rooms.slices.run(points_by_move(table.game, first, moves))
        if table.past is not None:
            found = by_recorded_move(found, table.past.ends)
        self._known[key] = found
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return found


def points_by_move(game: Game[Any], state: State, moves: list[Move]) -> Work[dict[str, Any]]:
    """Play a game again, move by move, and note the points; changes the state."""
    seen = game.view(state, None)
    totals = [public_points(game, state, seen)]
    rounds: list[int] = []
    now = seen.get("round")
    for number, move in enumerate(moves, 1):
        game.apply(state, move.seat, move.action, ScriptedChance(move.outcomes))
        seen = game.view(state, None)
        totals.append(public_points(game, state, seen))
        if seen.get("round") != now:
            now = seen.get("round")
            rounds.append(number)
        yield
    if game.is_over(state) and moves and rounds[-1:] != [len(moves)]:
        rounds.append(len(moves))
    return {"totals": totals, "rounds": rounds}


def by_recorded_move(found: dict[str, Any], ends: list[int]) -> dict[str, Any]:
    """The same by moves of the record, of which some come to several by the present rules."""
    rounds = [bisect_left(ends, number) for number in found["rounds"] if number <= ends[-1]]
    return {"totals": [found["totals"][end] for end in ends], "rounds": rounds}


def public_points(game: Game[Any], state: State, seen: Mapping[str, Any]) -> list[int]:
    """The points of all seats as a spectator sees them; a game whose views have none keeps none secret."""
    score = seen.get("score")
    return list(score["totals"]) if score is not None else list(game.score(state).totals)
