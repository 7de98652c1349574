"""Who is asking, and from where: sessions, seat tokens, addresses, origins, and the headers that keep browsers safe."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from ...kernel.errors import LonghallError
from ..rooms.room import Room
from ..runtime.ids import kept_form, same
from ..runtime.proxies import is_trusted
from ..runtime.settings import Settings
from ..storage.queries.tables import seat_of_token
from ..storage.rows import User
from .accounts import SESSION_DAYS, Accounts
from .devices import DEVICE_DAYS

COOKIE: Final = "longhall"
DEVICE: Final = "longhall-device"
OWN_HEADER: Final = "x-longhall"
"""Pages of other sites cannot send this header without asking first, and are then told no."""
LONGEST_SECRET: Final = 200

CONTENT_POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self' data:; connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
"""On every answer. Links to tables are their keys, so no page tells another where it came from."""
TLS_HEADER: Final = ("strict-transport-security", "max-age=31536000")
_host: Final = re.compile(r"^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?$", re.IGNORECASE)


@dataclass
class Caller:
    """Who asks: a person, the holder of one seat's token, or nobody in particular."""

    person: User | None = None
    table: str | None = None
    """With a seat's token: the table of that seat."""
    seat: int | None = None
    secret: str = ""
    """The session's secret, to end it."""
    bearer: bool = False
    """Whether it came in the header, from a client that keeps no cookies."""

    def seats_at(self, table: Room) -> list[int]:
        """The seats that the caller may see and play; a seat's token gives exactly that seat."""
        if self.seat is not None:
            return [self.seat] if self.table == table.id else []
        return table.seats_of(self.person.id) if self.person is not None else []

    def need_person(self) -> User:
        """The person who asks; nobody in particular, or a mere seat, is refused."""
        if self.person is None:
            raise LonghallError("error-who" if self.seat is None else "error-seat-only")
        return self.person

    def need_seat(self, table: Room, seat: int) -> None:
        """Refuse whoever does not hold a seat."""
        if self.person is None and self.seat is None:
            raise LonghallError("error-who")
        if not 0 <= seat < len(table.seats):
            raise LonghallError("error-no-such-seat", given=seat + 1, count=len(table.seats))
        if seat not in self.seats_at(table):
            raise LonghallError("error-not-yours", seat=seat + 1)


async def identify(accounts: Accounts, connection: HTTPConnection) -> Caller:
    """Who asks, by the header `Authorization: Bearer` or else by the session cookie; a wrong secret is refused."""
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and bearer.strip():
        return await by_secret(accounts, bearer.strip())
    cookie = connection.cookies.get(COOKIE, "")
    if not cookie or len(cookie) > LONGEST_SECRET:
        return Caller()
    person = await accounts.by_session(cookie)
    if person is None:
        return Caller()
    await accounts.saw(person, cookie)
    return Caller(person, secret=cookie)


async def by_secret(accounts: Accounts, secret: str) -> Caller:
    """Whom a secret belongs to: a session's person, or a seat."""
    if len(secret) <= LONGEST_SECRET:
        person = await accounts.by_session(secret)
        if person is not None:
            await accounts.saw(person, secret)
            return Caller(person, secret=secret, bearer=True)
        kept = kept_form(secret)
        found = await seat_of_token(accounts.store, kept)
        if found is not None and same(found[2], kept):
            return Caller(table=found[0], seat=found[1])
    raise LonghallError("error-secret")


def session_cookie(settings: Settings, secret: str) -> str:
    """The `Set-Cookie` line that keeps a session; an empty secret ends it."""
    age = SESSION_DAYS * 86400 if secret else 0
    secure = "; Secure" if settings.behind_tls else ""
    return f"{COOKIE}={secret}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}"


def device_cookie(settings: Settings, secret: str) -> str:
    """The `Set-Cookie` line by which a browser is known again at the next log-in; it opens nothing by itself."""
    secure = "; Secure" if settings.behind_tls else ""
    return f"{DEVICE}={secret}; Path=/api; Max-Age={DEVICE_DAYS * 86400}; HttpOnly; SameSite=Strict{secure}"


# -- where from -------------------------------------------------------------------------------------------------------


def client_address(settings: Settings, peer: str, forwarded: str) -> str:
    """The address that somebody comes from: what trusted proxies say, read from the near end."""
    address = peer
    for hop in reversed([word.strip() for word in forwarded.split(",") if word.strip()]):
        if not is_trusted(settings, address):
            break
        address = hop
    return address


def is_host(host: str) -> bool:
    """Whether a Host header looks like one."""
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
