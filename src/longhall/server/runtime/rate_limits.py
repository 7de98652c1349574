"""Rate limits: a token bucket for each address, with smaller ones for costly requests; and for each seat so many frames
and moves in a second, through however many sockets.
"""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable, Hashable
from typing import Final

from ...kernel.errors import LonghallError

MOST_BUCKETS: Final = 20_000

SHARES: Final = {
    "any": 1,
    "guests": 20,
    "tables": 20,
    "accounts": 60,
    "sessions": 60,
    "guesses": 60,
    "guesses at an account": 20,
}
"""What part of the requests per minute may be of a costly kind: one in so many.

Guesses are wrong passwords: from an address, or on a device that the account knows. At one account three times as many
may come from anywhere else, so that nobody alone keeps its owner out.
"""
COSTLY: Final = {
    "/api/guests": "guests",
    "/api/accounts": "accounts",
    "/api/tables": "tables",
    "/api/sagas": "tables",
}
COSTLY_ENDINGS: Final = {"/fork": "tables", "/rematch": "tables", "/claim-seat": "sessions"}


class Bucket:
    """Tokens left at a moment."""

    __slots__ = ("at", "left")

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at


class RequestLimits:
    """Token buckets by kind of request and client."""

    def __init__(self, per_minute: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.per_minute = per_minute
        """For all requests of one address; 0: no limit."""
        self.clock = clock
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def wait(self, kind: str, who: str) -> float:
        """Take a token; 0 if there was one, else the seconds until there is."""
        if self.per_minute <= 0:
            return 0.0
        full = max(2.0, self.per_minute / SHARES[kind])
        now = self.clock()
        bucket = self._buckets.get((kind, who))
        if bucket is None:
            self._make_room(now)
            bucket = self._buckets[kind, who] = Bucket(full, now)
        bucket.left = min(full, bucket.left + (now - bucket.at) * full / 60)
        bucket.at = now
        if bucket.left >= 1:
            bucket.left -= 1
            return 0.0
        return (1 - bucket.left) * 60 / full

    def give_back(self, kind: str, who: str) -> None:
        """Put a token back: the request turned out to be harmless."""
        bucket = self._buckets.get((kind, who))
        if bucket is not None:
            bucket.left += 1  # never more than full: `wait` sees to that

    def _make_room(self, now: float) -> None:
        """Forget the buckets that are full again; in need, all."""
        if len(self._buckets) < MOST_BUCKETS:
            return
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if now - bucket.at < 60}
        if len(self._buckets) >= MOST_BUCKETS:
            self._buckets.clear()


class FrameLimits:
    """Counts what each seat, or whoever else looks at a table, sends in the present second."""

    def __init__(self, per_second: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.per_second = per_second
        """0: no limit."""
        self.clock = clock
        self._second = 0
        self._counts: dict[Hashable, int] = {}

    def count(self, who: Hashable) -> float:
        """Count one more; returns the share of the limit that is used: more than 1 is too much."""
        if self.per_second <= 0:
            return 0.0
        second = int(self.clock())
        if second != self._second:
            self._second = second
            self._counts.clear()
        count = self._counts[who] = self._counts.get(who, 0) + 1
        return count / self.per_second

    def check(self, who: Hashable) -> None:
        """Count one more, and refuse it if it is too much."""
        if self.count(who) > 1:
            raise LonghallError("error-too-often", seconds=1)


class OpenConnections:
    """How many connections each address has open at the same time."""

    def __init__(self, most: int, is_exempt: Callable[[str], bool] = lambda _: False) -> None:
        self.most = most
        """0: no limit."""
        self.is_exempt = is_exempt
        """Proxies have the connections of everybody behind them."""
        self._open: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """Count one more connection, if it may be opened; if so, call `leave` when it ends."""
        if self.is_full(address):
            return False
        self._open[address] = self.count(address) + 1
        return True

    def is_full(self, address: str) -> bool:
        """Whether an address has all that it may have."""
        return 0 < self.most <= self.count(address) and not self.is_exempt(address)

    def leave(self, address: str) -> None:
        """One less."""
        left = self.count(address) - 1
        if left > 0:
            self._open[address] = left
        else:
            self._open.pop(address, None)

    def count(self, address: str) -> int:
        """How many are open."""
        return self._open.get(address, 0)


class Allowance:
    """So many at once for each key, and one more every few seconds."""

    def __init__(self, burst: int, seconds_each: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.burst = burst
        self.seconds_each = seconds_each
        self.clock = clock
        self._used_until: dict[str, float] = {}

    def take(self, key: str) -> bool:
        """Take one, if there is one left."""
        now = self.clock()
        until = max(self._used_until.get(key, 0.0), now) + self.seconds_each
        if until > now + self.burst * self.seconds_each:
            return False
        if len(self._used_until) >= MOST_BUCKETS:
            self._used_until = {other: end for other, end in self._used_until.items() if end > now}
        self._used_until[key] = until
        return True


def kind_of(method: str, path: str) -> str | None:
    """The costly kind that a request is of, if any."""
    if method != "POST":
        return None
    if path in COSTLY:
        return COSTLY[path]
    return next((kind for ending, kind in COSTLY_ENDINGS.items() if path.endswith(ending)), None)


def limited_as(address: str) -> str:
    """What an address is counted under: for IPv6 the network that one household has."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return address
