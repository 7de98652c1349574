"""From where people play at rated tables: two who share an address are not rated against each other.

An address is kept keyed with the table's secret, so that it can be compared at this table and nowhere else, and only
until the game is rated.
"""

from __future__ import annotations

import hashlib
import hmac

from ..runtime.rate_limits import limited_as
from ..storage.queries.standings.rating_rules import add_address
from ..storage.store import Store
from .room import Room


async def note_address(store: Store, table: Room, user: str, address: str) -> None:
    """Somebody sits down at a table, or comes to it, from an address; of IPv6 the network of a household counts."""
    if table.terms.rated and table.status != "finished" and table.seats_of(user):
        await add_address(store, table.id, user, keyed(table.seed, address))


def keyed(secret: str, address: str) -> str:
    """An address as it is kept."""
    return hmac.new(secret.encode(), limited_as(address).encode(), hashlib.sha256).hexdigest()
