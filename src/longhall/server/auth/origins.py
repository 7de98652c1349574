"""Which pages may ask: ours, and those of origins that are allowed; and where people reach this server."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from ..runtime.settings import Settings

OWN_HEADER: Final = "x-longhall"
"""Pages of other sites cannot send this header without a preflight request, which is refused."""
_host: Final = re.compile(r"^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?$", re.IGNORECASE)


def is_host(host: str) -> bool:
    """Whether a Host header is well formed."""
    return len(host) <= 255 and _host.match(host) is not None


def is_own_origin(settings: Settings, headers: Headers) -> bool:
    """Whether a page that asks is ours or one that may; without an Origin header it is no page of another site."""
    origin = headers.get("origin")
    if origin is None:
        return True
    allowed = [settings.address, *settings.origins.split(",")]
    if origin.rstrip("/").lower() in [word.strip().rstrip("/").lower() for word in allowed if word.strip()]:
        return True
    found = urlsplit(origin)
    return found.scheme in ("http", "https") and found.netloc.lower() == headers.get("host", "").lower()


def base_address(settings: Settings, connection: HTTPConnection) -> str:
    """How people reach this server, for links."""
    if settings.address:
        return settings.address.rstrip("/")
    scheme = "https" if settings.behind_tls or connection.url.scheme in ("https", "wss") else "http"
    return f"{scheme}://{connection.headers.get('host', 'localhost')}"
