"""Sending to addresses that people gave: only over http, only to the open internet, never for long."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

if TYPE_CHECKING:
    import aiohttp

INSIDE: Final = (".localhost", ".local", ".internal", ".lan", ".home.arpa")
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")


class NotOutside(OSError):
    """The address leads into the house or the neighbourhood, where nobody from outside may send us."""


def is_outside(address: str) -> bool:
    """Whether an address of the internet is neither this machine, nor a private network, nor anything special."""
    try:
        found = ipaddress.ip_address(address.split("%")[0])
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if found in NAT64:
            inner = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        if inner is not None and not is_outside(str(inner)):
            return False
    return found.is_global and not (found.is_multicast or found.is_reserved or found.is_unspecified)


def may_be_outside(host: str) -> bool:
    """What can be told of a host without asking where it is."""
    name = host.rstrip(".").lower()
    if not name or name == "localhost" or name.endswith(INSIDE):
        return False
    try:
        ipaddress.ip_address(name)
    except ValueError:
        # Forms like 127.1 or 0x7f000001 are addresses for some programs and names for others: for us they are nothing.
        return "." in name and not name.rsplit(".", 1)[-1].isdigit()
    return is_outside(name)


class Outside:
    """Sends requests to addresses that people gave."""

    def __init__(self, allow_private: bool) -> None:
        self.allow_private = allow_private
        """For a house in which the receivers are neighbours, and for tests."""
        self._session: aiohttp.ClientSession | None = None

    async def close(self) -> None:
        """Let go of connections."""
        if self._session is not None:
            await self._session.close()
            self._session = None

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send something and tell the status of the answer, whose body nobody reads. Redirects are not followed."""
        host = urlsplit(url).hostname or ""
        if not self.allow_private and not may_be_outside(host):
            raise NotOutside
        # Imported when first needed: it takes a tenth of a second to load, and many houses never send anything.
        from .outside_session import ClientError, make_session

        if self._session is None:
            self._session = make_session(None if self.allow_private else is_outside)
        try:
            async with self._session.post(url, data=body, headers=headers, allow_redirects=False) as response:
                return response.status
        except ClientError as error:  # the resolver's refusal comes so, too
            raise OSError(type(error).__name__) from error

    async def need_outside(self, host: str) -> None:
        """Refuse a host that is not outside, for those who send by other means."""
        if self.allow_private:
            return
        if not may_be_outside(host):
            raise NotOutside
        found = await asyncio.get_running_loop().getaddrinfo(host, None, type=socket.SOCK_STREAM)
        if not all(is_outside(str(address[4][0])) for address in found):
            raise NotOutside
