"""The HTTP client for addresses that users gave: connects to checked addresses only, with short timeouts."""

from __future__ import annotations

import socket
from collections.abc import Callable, Mapping
from typing import Any, Final

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver

SECONDS: Final = 10.0
CONNECTIONS: Final = 20


class Forbidden(OSError):
    """The address belongs to this machine or its networks."""


class SafeClient:
    """Posts to addresses that people gave.

    A host is resolved once for each connection, and refused if any of its addresses is not allowed. Right before
    connecting, the address is checked a second time, in the place that no form of URL can avoid. Certificates are
    checked against the host that was named. Redirects are not followed, and bodies of answers are not read.
    """

    def __init__(self, allowed: Callable[[str], bool], seconds: float = SECONDS) -> None:
        self._allowed = allowed
        self._seconds = seconds
        self._session: aiohttp.ClientSession | None = None

    async def close(self) -> None:
        """Close all connections."""
        if self._session is not None:
            await self._session.close()
            self._session = None

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send a request; returns the status of the answer. Raises OSError or ValueError if there is none."""
        if self._session is None:
            self._session = self._open_session()
        try:
            async with self._session.post(url, data=body, headers=headers, allow_redirects=False) as response:
                status = response.status
                response.close()  # an endless body costs nothing
                return status
        except aiohttp.ClientError as error:
            raise OSError(type(error).__name__) from error

    def _open_session(self) -> aiohttp.ClientSession:
        connector = aiohttp.TCPConnector(
            limit=CONNECTIONS,
            resolver=_CheckedResolver(self._check),
            use_dns_cache=False,
            socket_factory=self._open_socket,
        )
        return aiohttp.ClientSession(
            connector=connector,
            timeout=aiohttp.ClientTimeout(total=self._seconds),
            cookie_jar=aiohttp.DummyCookieJar(),
            trust_env=False,
        )

    def _check(self, address: str) -> None:
        if not self._allowed(address):
            raise Forbidden("not an address of the public internet")

    def _open_socket(self, info: tuple[Any, ...]) -> socket.socket:
        family, kind, protocol, _, address = info
        self._check(str(address[0]))
        return socket.socket(family, kind, protocol)


class _CheckedResolver(AbstractResolver):
    """Resolves names, and refuses those with any forbidden address. aiohttp connects to exactly what it returns."""

    def __init__(self, check: Callable[[str], None]) -> None:
        self._check = check
        self._inner = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        """All addresses of a host."""
        found = await self._inner.resolve(host, port, family)
        for result in found:
            self._check(result["host"])
        return found

    async def close(self) -> None:
        """Nothing to close."""
