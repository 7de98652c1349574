"""Trusted proxies, whose `X-Forwarded-For` says where a client comes from."""

from __future__ import annotations

import ipaddress

from .settings import Settings


def is_trusted(settings: Settings, address: str) -> bool:
    """Whether an address is that of a trusted proxy."""
    return is_among(address, [word.strip() for word in settings.trusted_proxies.split(",") if word.strip()])


def is_among(address: str, networks: list[str]) -> bool:
    """Whether an address is one of these, or lies in one of these networks."""
    if "*" in networks or address in networks:
        return True
    try:
        found = ipaddress.ip_address(address)
        return any(found in ipaddress.ip_network(network, strict=False) for network in networks)
    except ValueError:
        return False


def client_address(settings: Settings, peer: str, forwarded: str) -> str:
    """The client's address: what trusted proxies say, read from the nearest one on."""
    address = peer
    for hop in reversed([word.strip() for word in forwarded.split(",") if word.strip()]):
        if not is_trusted(settings, address):
            break
        address = hop
    return address
