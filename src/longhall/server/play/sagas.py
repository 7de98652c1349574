"""Games as text, and the check that chance was fair."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.chance import Chance, FairRoll
from ...kernel.errors import LonghallError
from ...kernel.match import Match
from ...kernel.records.old_rules import checking_outcomes
from ...kernel.records.saga import Saga, verifying, write_saga
from ...kernel.records.work import Work
from ..rooms.commands import need_status
from ..rooms.log.other_rules import old_headers, saga_from_log
from ..rooms.log.reading import read_log
from ..rooms.room import Room
from ..rooms.shared_chance import chance_headers, is_whole, start_headers
from ..storage.store import Store
from .replay import need_game


def finished_match(table: Room) -> Match:
    """The match of a finished game; a running one would tell what is hidden."""
    if table.status != "finished":
        raise LonghallError("error-saga-hidden")
    need_game(table)
    assert table.match is not None
    return table.match


def saga_of(table: Room) -> str:
    """A finished game as text. One that goes on from another game has no seed for all of its chance."""
    match = finished_match(table)
    if not is_whole(table):
        match = without_seed(match)
    return write_saga(match, table.names(), start_headers(table))


async def saga_text(store: Store, table: Room) -> str:
    """A finished game as text; one of other rules as it was recorded."""
    if table.status == "finished" and not table.playable:
        return saga_from_log(table, await read_log(store, table.id), is_whole(table))
    return saga_of(table)


def without_seed(match: Match) -> Match:
    """The same match, of which no seed is told."""
    other = Match(match.game, match.variants, match.seats, None, match.opening)
    other.moves = match.moves
    other.taken_back = match.taken_back
    other.state = match.state
    return other


def checking_old_chance(table: Room) -> Work[int | None]:
    """For a game of other rules: the seed, and as many outcomes as the present rules can repeat; None: not any."""
    if table.match is None:
        need_game(table)
    if not is_whole(table):
        raise LonghallError("error-chance-elsewhere")
    assert table.match is not None
    return checking_outcomes(Saga(table.match, table.names(), old_headers(table)))


def whole_match(table: Room) -> Match:
    """The match of a finished game whose chance is all its own."""
    need_status(table, "finished")
    match = finished_match(table)
    if not is_whole(table):
        raise LonghallError("error-chance-elsewhere")
    return match


class WatchedChance(Chance):
    """Remembers what each outcome was chosen from."""

    def __init__(self, roll: Callable[[], float]) -> None:
        super().__init__(roll)
        self.draws: list[tuple[str, int, list[int]]] = []

    def draw(self, kind: str, pool: list[int]) -> int:
        """Take one of the pool, and keep what the pool was."""
        choices = list(pool)
        value = super().draw(kind, pool)
        self.draws.append((kind, value, choices))
        return value


def drawing(table: Room) -> Work[list[tuple[str, int, list[int]]]]:
    """Every outcome of a finished game in order, with what it was chosen from; the game is played again for it."""
    match = whole_match(table)
    assert match.seed is not None
    chance = WatchedChance(FairRoll(match.seed))
    state = match.game.setup(match.variants, match.seats, chance)
    for move in match.moves:
        match.game.apply(state, move.seat, move.action, chance)
        yield
    return chance.draws


def checking_chance(table: Room) -> Work[int]:
    """Check move by move that the seed fits its hash and gives every outcome; tells how many there were."""
    match = whole_match(table)
    return verifying(Saga(match, table.names(), chance_headers(table)))
