"""The client behind `outside.py`: whatever a host's name leads to is looked at before it is connected to."""

from __future__ import annotations

import socket
from collections.abc import Callable
from typing import Final

import aiohttp
from aiohttp import ClientError as ClientError
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver

SECONDS: Final = 10.0
AT_ONCE: Final = 20


def make_session(allowed: Callable[[str], bool] | None) -> aiohttp.ClientSession:
    """A session that connects to allowed addresses only, if any are forbidden, and never waits for long."""
    resolver = None if allowed is None else ChoosyResolver(allowed)
    return aiohttp.ClientSession(
        connector=aiohttp.TCPConnector(limit=AT_ONCE, resolver=resolver, use_dns_cache=False),
        timeout=aiohttp.ClientTimeout(total=SECONDS),
        cookie_jar=aiohttp.DummyCookieJar(),
    )


class ChoosyResolver(AbstractResolver):
    """Finds hosts, and refuses those that have a forbidden address. What it found is what is connected to."""

    def __init__(self, allowed: Callable[[str], bool]) -> None:
        self._allowed = allowed
        self._inner = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        """All addresses of a host, if they are all allowed."""
        found = await self._inner.resolve(host, port, family)
        if not all(self._allowed(result["host"]) for result in found):
            raise OSError(f"{host} leads to an address that nobody may send to")
        return found

    async def close(self) -> None:
        """Nothing to let go of."""
