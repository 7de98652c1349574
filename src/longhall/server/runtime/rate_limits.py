"""Rate limits: a token bucket for each address, with smaller ones for costly requests; and for each seat so many frames
and moves in a second, through however many sockets.
"""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable, Hashable
from operator import itemgetter
from typing import Final

from ...kernel.errors import LonghallError

MOST_BUCKETS: Final = 20_000

SHARES: Final = {
    "any": 1,
    "guests": 20,
    "tables": 20,
    "accounts": 60,
    "sessions": 60,
    "reports": 60,
    "exports": 300,
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
    "/api/reports": "reports",
    "/api/sagas": "tables",
    "/api/analyses": "tables",
    "/api/packs/check": "tables",
}
COSTLY_ENDINGS: Final = {"/fork": "tables", "/analysis": "tables", "/rematch": "tables", "/claim-seat": "sessions"}


class TokenBuckets:
    """A bucket for each key: so many tokens at once, and one more every few seconds."""

    def __init__(self, burst: float, seconds_each: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.burst = burst
        self.seconds_each = seconds_each
        self.clock = clock
        self._full_at: dict[str, float] = {}
        """When each bucket is full again; those that are not here are full."""

    def wait(self, key: str) -> float:
        """Take a token; 0 if there was one, else the seconds until there is."""
        now = self.clock()
        full_at = max(self._full_at.get(key, now), now) + self.seconds_each
        wait = full_at - now - self.burst * self.seconds_each
        if wait > 1e-5:  # not 0: sums of floats are not exact
            return wait
        if len(self._full_at) >= MOST_BUCKETS:
            self._forget_half()
        self._full_at[key] = full_at
        return 0.0

    def give_back(self, key: str) -> None:
        """Put a token back: the request turned out to be harmless."""
        if key in self._full_at:
            self._full_at[key] -= self.seconds_each

    def _forget_half(self) -> None:
        """Make room: keep the half whose buckets are the emptiest."""
        self._full_at = dict(sorted(self._full_at.items(), key=itemgetter(1))[len(self._full_at) // 2 :])


class RequestLimits:
    """Token buckets for the requests of each client, by kind of request."""

    def __init__(self, per_minute: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self._kinds: dict[str, TokenBuckets] = {}
        """Empty: no limit."""
        if per_minute > 0:
            for kind, share in SHARES.items():
                burst = max(2.0, per_minute / share)
                self._kinds[kind] = TokenBuckets(burst, 60 / burst, lambda: self.clock())

    def wait(self, kind: str, who: str) -> float:
        """Take a token; 0 if there was one, else the seconds until there is."""
        return self._kinds[kind].wait(who) if self._kinds else 0.0

    def give_back(self, kind: str, who: str) -> None:
        """Put a token back."""
        if self._kinds:
            self._kinds[kind].give_back(who)


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
        """Count a connection that has closed."""
        left = self.count(address) - 1
        if left > 0:
            self._open[address] = left
        else:
            self._open.pop(address, None)

    def count(self, address: str) -> int:
        """How many are open."""
        return self._open.get(address, 0)


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
