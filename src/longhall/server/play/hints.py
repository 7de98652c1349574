"""Hints: what the best bot would do on a person's seat, and why."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, Final

from ...bots.counsel import telling
from ...bots.explain import ADVISER, QUICK_ADVISER
from ...kernel.action import Action
from ...kernel.errors import LonghallError
from ...kernel.game import Game
from ...kernel.step import State
from ..rooms.registry import Rooms, Unavailable
from ..rooms.room import Room
from .bot_pool import BotPool
from .replay import need_game, playing
from .workers.bot_worker import Answer
from .workers.worker_process import WorkerFailed

REMEMBERED: Final = 500
MOST_WAITING: Final = 8
Key = tuple[str, int, int, str]


class Hints:
    """Thinks about each question once, in a bot's process, and one at a time, so that bots at the tables go first."""

    def __init__(self, bots: BotPool) -> None:
        self.bots = bots
        self._known: OrderedDict[Key, dict[str, Any]] = OrderedDict()
        self._thinking: dict[Key, asyncio.Task[dict[str, Any]]] = {}
        self._turn = asyncio.Lock()

    async def hint(self, table: Room, seat: int, quick: bool = False) -> dict[str, Any]:
        """What the adviser, or a quicker one, would do on a seat that owes a decision."""
        need_hintable(table, seat)
        adviser = QUICK_ADVISER if quick else ADVISER
        key = (table.id, table.version, seat, adviser)
        if key in self._known:
            return self._known[key]
        if key not in self._thinking:
            if len(self._thinking) >= MOST_WAITING:
                raise Unavailable("error-slow")
            task = asyncio.create_task(self._think(table, seat, adviser), name="hint")
            self._thinking[key] = task
            task.add_done_callback(lambda _: self._thinking.pop(key, None))
        found = await asyncio.shield(self._thinking[key])
        self._known[key] = found
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return found

    async def _think(self, table: Room, seat: int, adviser: str) -> dict[str, Any]:
        """What an adviser would do. Others may decide meanwhile, as long as the seat is asked the same."""
        assert table.match is not None
        game, state = table.game, table.match.state
        legal = game.legal(state, seat)
        if len(legal) == 1:
            only = game.shown_option(state, seat, legal[0])
            return {**only, "reasons": [], "best": [{**only, "win_chance": None, "behind": 0.0}], "reply": None}
        async with self._turn:
            need_same(table, seat, legal)
            try:
                answer = await self.bots.explain(table, state, seat, adviser)
            except WorkerFailed:
                raise Unavailable("error-slow") from None
        need_same(table, seat, legal)
        return as_told(game, state, seat, answer)

    async def cost(self, rooms: Rooms, table: Room, seat: int, move: int, better: str) -> dict[str, Any]:
        """What a move of a seat's own cost, compared with another option that it had: `move` moves came before it.

        Compared with what the quick adviser would have done where no option is given.
        """
        if table.status == "running" and table.terms.rated:
            raise LonghallError("error-hint-rated")
        async with rooms.looking(table):
            need_game(table)
            match = table.match
            last = table.moves_shown()
            if match is None or move >= last or match.moves[move].seat != seat:
                raise LonghallError("error-no-such-move", given=move, last=last)
            taken, moves, state = match.moves[move].action, match.moves[:move], match.at(0)
        await rooms.slices.run(playing(table.game, state, moves))
        options = {option.notation: option for option in table.game.legal(state, seat)}
        if better and better not in options:
            raise LonghallError("error-hint-not-option", given=better)
        async with self._turn:
            try:
                if not better:
                    better = best_of(await self.bots.explain(table, state, seat, QUICK_ADVISER))
                answer = await self.bots.compare(table, state, seat, QUICK_ADVISER, [better, taken.notation])
            except WorkerFailed:
                raise Unavailable("error-slow") from None
        return as_cost(table.game, state, seat, [taken, options[better]], answer)


def best_of(answer: Answer) -> str:
    """The option that a worker found best."""
    if not answer.offers:
        raise Unavailable("error-slow")
    return answer.offers[0].action


def as_cost(game: Game[Any], state: State, seat: int, compared: list[Action], answer: Answer) -> dict[str, Any]:
    """What a worker answered about a move and another option, in words for people."""
    if answer.cost is None:
        raise Unavailable("error-slow")
    move, better = (game.label(state, seat, action) for action in compared)
    chance = answer.cost.win_chance
    return {
        "action": compared[0].notation,
        "label": {"message": move.message, "args": move.args},
        "better": {"message": better.message, "args": better.args},
        "points": round(answer.cost.points, 2),
        "win_chance": None if chance is None else round(chance, 3),
        "reasons": as_reasons(answer),
    }


def as_reasons(answer: Answer) -> list[dict[str, Any]]:
    """The reasons that are worth telling."""
    return [{"part": part, "gain": round(gain, 2)} for part, gain in telling(answer.reasons)]


def as_told(game: Game[Any], state: State, seat: int, answer: Answer) -> dict[str, Any]:
    """What a worker answered, in words for people."""
    known = {option.notation: option for option in game.legal(state, seat)}
    if not answer.offers or any(offer.action not in known for offer in answer.offers):
        raise Unavailable("error-slow")
    best = [
        {
            **game.shown_option(state, seat, known[offer.action]),
            "win_chance": None if offer.win_chance is None else round(offer.win_chance, 3),
            "behind": round(offer.behind, 2),
        }
        for offer in answer.offers
    ]
    reply = answer.reply and {
        "seat": answer.reply.seat,
        "label": {"message": answer.reply.message, "args": answer.reply.args},
    }
    first = game.shown_option(state, seat, known[answer.offers[0].action])
    return {**first, "reasons": as_reasons(answer), "best": best, "reply": reply}


def need_same(table: Room, seat: int, options: list[Action]) -> None:
    """Refuse to go on if a seat is not asked any more what it was asked."""
    if table.match is None or seat not in table.to_act() or table.game.legal(table.match.state, seat) != options:
        raise LonghallError("error-stale")


def need_hintable(table: Room, seat: int) -> None:
    """Refuse where nothing is asked, and where people measure themselves against each other."""
    if table.status != "running":
        raise LonghallError("error-table-not-running")
    if table.terms.rated:
        raise LonghallError("error-hint-rated")
    if seat not in table.to_act():
        raise LonghallError("error-hint-not-asked")
