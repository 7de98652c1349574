"""Statistics of a player: places, wins and points by category, beside the average of all people."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from ...kernel.registry import find_game
from ..protocol.shapes import PlayedGame
from ..storage.queries.standings import results as kept_results
from ..storage.queries.standings.results import TOTAL, GameCount, OwnResult, Tally
from ..storage.store import Store
from .ratings import ratings_of

RECENT = 10


async def statistics_of(store: Store, user: str, everything: bool) -> dict[str, Any]:
    """What somebody has played; with private games if `everything` is to be told, as to the person themselves."""
    places = await kept_results.places_of(store, user)
    games = sorted({count.game for count in places})
    own = by_kind(await kept_results.tallies_of(store, user))
    all_people = by_kind(await kept_results.averages_of(store, games))
    kinds = []
    for game, players in sorted({(count.game, count.players) for count in places}):
        best = await kept_results.best_of(store, user, game, players)
        kinds.append(
            {
                **counted([count for count in places if (count.game, count.players) == (game, players)], players),
                "game": game,
                "players": players,
                "points": compared(game, own.get((game, players), {}), all_people.get((game, players), {})),
                "best": None if best is None else shown_result(best, everything),
            }
        )
    recent = await kept_results.recent_of(store, user, RECENT)
    return {
        "kinds": kinds,
        "recent": [shown_result(one, everything) for one in recent if everything or one.listed],
        "ratings": await ratings_of(store, user),
    }


def counted(counts: list[GameCount], players: int) -> dict[str, Any]:
    """How many games, wins, and places from the first to the last."""
    places = [0] * players
    for count in counts:
        places[min(count.place, players) - 1] += count.games
    return {"games": sum(places), "wins": sum(count.wins for count in counts), "places": places}


def by_kind(tallies: Iterable[Tally]) -> dict[tuple[str, int], dict[str, Tally]]:
    """Tallies by category, for each game and number of players."""
    found: dict[tuple[str, int], dict[str, Tally]] = {}
    for tally in tallies:
        found.setdefault((tally.game, tally.players), {})[tally.category] = tally
    return found


def compared(game: str, own: dict[str, Tally], all_people: dict[str, Tally]) -> list[dict[str, Any]]:
    """Points by category in the order of the score sheet, the total last: one's own average and everybody's."""
    order = [*find_game(game).score_categories(), TOTAL]
    known = sorted(own, key=lambda category: order.index(category) if category in order else len(order))
    return [
        {"category": category, "mine": average(own[category]), "all": average(all_people[category])}
        for category in known
        if category in all_people
    ]


def average(tally: Tally) -> float:
    """Points in a game, to a tenth."""
    return round(tally.points / tally.games, 1)


def shown_result(one: OwnResult, everything: bool) -> PlayedGame:
    """A result, with the way to its table if it is public or one's own."""
    return one.played if everything or one.listed else msgspec.structs.replace(one.played, table=None)
