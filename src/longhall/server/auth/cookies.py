"""Cookies: one that keeps a session, one by which a browser is known again."""

from __future__ import annotations

from typing import Final

from ..runtime.settings import Settings
from .accounts import SESSION_DAYS
from .devices import DEVICE_DAYS

COOKIE: Final = "longhall"
DEVICE: Final = "longhall-device"


def session_cookie(settings: Settings, secret: str) -> str:
    """The `Set-Cookie` line that keeps a session; an empty secret ends it."""
    age = SESSION_DAYS * 86400 if secret else 0
    secure = "; Secure" if settings.behind_tls else ""
    return f"{COOKIE}={secret}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}"


def device_cookie(settings: Settings, secret: str) -> str:
    """The `Set-Cookie` line by which a browser is known again at the next log-in; it opens nothing by itself."""
    secure = "; Secure" if settings.behind_tls else ""
    return f"{DEVICE}={secret}; Path=/api; Max-Age={DEVICE_DAYS * 86400}; HttpOnly; SameSite=Strict{secure}"
