"""When the people of a table were last seen there, so that the host lends nobody's seat while they play."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Final

MOST_REMEMBERED: Final = 50_000


class Attendance:
    """Notes closed sockets and requests; people who were never seen count as away since the process started."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self._began = clock()
        self._seen: OrderedDict[tuple[str, int], float] = OrderedDict()

    def saw(self, table_id: str, seats: Iterable[int]) -> None:
        """The people of these seats are here at this moment."""
        now = self.clock()
        for seat in seats:
            self._seen[table_id, seat] = now
            self._seen.move_to_end((table_id, seat))
        while len(self._seen) > MOST_REMEMBERED:
            self._seen.popitem(last=False)

    def away_for(self, table_id: str, seat: int) -> float:
        """The seconds since a seat's person was last seen."""
        return self.clock() - self._seen.get((table_id, seat), self._began)
