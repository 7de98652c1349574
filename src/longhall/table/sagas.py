"""Games as text, and the check that chance was fair."""

from __future__ import annotations

from ..kernel.errors import LonghallError
from ..kernel.match import Match
from ..kernel.saga import Saga, verifying, write_saga
from ..kernel.work import Work
from .deeds import need_status
from .live import LiveTable
from .replay import need_game


def finished_match(table: LiveTable) -> Match:
    """The match of a finished game; a running one would tell what is hidden."""
    if table.status != "finished":
        raise LonghallError("error-saga-hidden")
    need_game(table)
    assert table.match is not None
    return table.match


def saga_of(table: LiveTable) -> str:
    """A finished game as text. One that goes on from another game has no seed for all of its chance."""
    match = finished_match(table)
    if not is_whole(table):
        match = without_seed(match)
    return write_saga(match, table.names())


def is_whole(table: LiveTable) -> bool:
    """Whether all chance of the game came from the table's own seed."""
    return table.origin.get("kind") not in ("fork", "upload")


def without_seed(match: Match) -> Match:
    """The same match, of which no seed is told."""
    other = Match(match.game, match.options, match.seats, None, match.opening)
    other.moves = match.moves
    other.state = match.state
    return other


def checking_chance(table: LiveTable) -> Work[int]:
    """Check move by move that the seed fits its hash and gives every outcome; tells how many there were."""
    need_status(table, "finished")
    match = finished_match(table)
    if not is_whole(table):
        raise LonghallError("error-chance-elsewhere")
    headers = {"seed": table.seed, "seed-hash": table.seed_hash}
    return verifying(Saga(match, table.names(), headers))
