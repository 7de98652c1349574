"""Addresses and networks of addresses, IPv4 and IPv6."""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from typing import Final, Generic, TypeAlias, TypeVar

from ...kernel.errors import LonghallError

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network
T = TypeVar("T")

WIDEST: Final = {4: 16, 6: 32}
"""The shortest prefix that is accepted: anything wider would shut out whole countries by a typing error."""
HOUSEHOLD: Final = 64
"""The prefix that one IPv6 address is taken for: within it everybody can choose addresses freely."""


def read_address(text: str) -> Address | None:
    """An address; IPv4 in the clothes of IPv6 is IPv4. None: it is something else."""
    try:
        found = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        return found.ipv4_mapped
    return found


def read_network(text: str) -> Network:
    """A network in the usual notation, or a single address: of IPv6 the whole household that it belongs to."""
    word = text.strip()
    single = read_address(word)
    try:
        if single is not None:
            found: Network = ipaddress.ip_network((single, HOUSEHOLD if single.version == 6 else 32), strict=False)
        else:
            found = ipaddress.ip_network(word, strict=False)
    except ValueError:
        raise LonghallError("error-network", given=text) from None
    if found.prefixlen < WIDEST[found.version]:
        raise LonghallError("error-network-wide", given=text, least=WIDEST[found.version])
    return found


class Networks(Generic[T]):
    """Finds what belongs to the network that an address lies in, by one look for each length of prefix in use."""

    def __init__(self, known: Mapping[Network, T]) -> None:
        self._known = {(net.version, net.prefixlen, int(net.network_address)): item for net, item in known.items()}
        self._lengths = sorted({(version, length) for version, length, _ in self._known})

    def __bool__(self) -> bool:
        return bool(self._known)

    def find(self, text: str) -> T | None:
        """What belongs to the widest network around an address; None: no network is around it."""
        address = read_address(text) if self._known else None
        if address is None:
            return None
        bits = address.max_prefixlen
        for version, length in self._lengths:
            if version == address.version:
                start = int(address) >> (bits - length) << (bits - length)
                found = self._known.get((version, length, start))
                if found is not None:
                    return found
        return None
