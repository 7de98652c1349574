"""Which addresses belong to the public internet: the only ones to which anybody may make this server send something."""

from __future__ import annotations

import ipaddress
import re
from typing import Final

INSIDE_ENDINGS: Final = (".localhost", ".local", ".internal", ".lan", ".home.arpa", ".intranet", ".corp")
GLOBAL_UNICAST: Final = ipaddress.ip_network("2000::/3")
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")
"""How networks without IPv4 write the IPv4 addresses of others."""
SPECIAL: Final = (ipaddress.ip_network("192.0.0.0/24"), ipaddress.ip_network("192.88.99.0/24"))
"""What Python's own table of special networks lacks, or knows only in later releases."""
_HOST_NAME: Final = re.compile(
    r"(?=.{1,253}\Z)(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]"
)


def is_public(address: str) -> bool:
    """Whether a numeric address is neither this machine, nor a private network, nor anything special."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv4Address):
        ordinary = found.is_global and not (found.is_multicast or found.is_reserved)
        return ordinary and not any(found in network for network in SPECIAL)
    if found.scope_id is not None:
        return False
    inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
    if found in NAT64:
        inner = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
    if inner is not None:
        return is_public(str(inner))
    return found in GLOBAL_UNICAST and found.is_global and not found.is_multicast


def may_be_public(host: str) -> bool:
    """What can be told of a host without asking where it is; the client asks before it connects."""
    name = host.lower().removesuffix(".")
    if ":" in name or name.replace(".", "").isdigit():
        return is_public(name)
    # Forms like 127.1 or 0x7f000001 are addresses for some programs and names for others; none is a host name here.
    return bool(_HOST_NAME.fullmatch(name)) and not name.endswith(INSIDE_ENDINGS)
