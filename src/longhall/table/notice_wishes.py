"""Where people want their notices: one address (a webhook, or whatever apprise knows), and browsers by web push."""

from __future__ import annotations

import base64
import binascii
from typing import Annotated, Any, Final, Literal
from urllib.parse import parse_qs, urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from msgspec import Meta

from ..kernel.errors import LonghallError
from .outside import may_be_outside

MOST_BROWSERS: Final = 10
WEB: Final = ("http", "https")
SERVICES: Final = (
    "discord",
    "gchat",
    "ifttt",
    "msteams",
    "pbul",
    "pover",
    "prowl",
    "psafer",
    "slack",
    "spush",
    "tgram",
    "wxteams",
    "zulip",
)
"""What apprise sends to hosts of its own choice."""
OWN_HOSTS: Final = (
    "bark",
    "barks",
    "gotify",
    "gotifys",
    "mailto",
    "mailtos",
    "matrix",
    "matrixs",
    "mmost",
    "mmosts",
    "ntfy",
    "ntfys",
    "rocket",
    "rockets",
)
"""What apprise sends to a host that stands in the address. Nothing that writes to files, the system or its bus."""
HARMLESS: Final = {"to", "from", "name", "priority", "format", "image", "footer", "avatar", "topic", "tags"}
"""What may stand behind the question mark: nothing that names another host, or turns checks and limits off."""


class Keys(msgspec.Struct):
    """A browser's keys, for which notices are encrypted."""

    p256dh: Annotated[str, Meta(max_length=120)]
    auth: Annotated[str, Meta(max_length=40)]


class Subscription(msgspec.Struct):
    """A browser that wants notices, as its `PushSubscription` says."""

    endpoint: Annotated[str, Meta(min_length=8, max_length=1000)]
    keys: Keys


class Wishes(msgspec.Struct, forbid_unknown_fields=True):
    """What `users.notices` holds."""

    url: Annotated[str, Meta(max_length=500)] = ""
    push: Annotated[list[Subscription], Meta(max_length=MOST_BROWSERS)] = msgspec.field(default_factory=list)
    when: Literal["away", "never"] = "away"

    @property
    def reach_anybody(self) -> bool:
        """Whether there is a way for notices, and they are wanted."""
        return self.when != "never" and bool(self.url or self.push)


def read_wishes(kept: dict[str, Any]) -> Wishes:
    """What was kept; what cannot be read any more is no wish."""
    try:
        return msgspec.convert(kept, Wishes)
    except msgspec.ValidationError:
        return Wishes(when="never")


def check_notices(data: dict[str, Any], allow_private: bool = False) -> dict[str, Any]:
    """What somebody wishes, in the form that is kept; refused with the reason if it makes no sense or is not safe."""
    try:
        wishes = msgspec.convert(data, Wishes)
    except msgspec.ValidationError as error:
        raise LonghallError("error-notice-form", reason=str(error)) from None
    wishes.url = wishes.url.strip()
    if wishes.url:
        check_address(wishes.url, allow_private)
    for subscription in wishes.push:
        check_subscription(subscription, allow_private)
    wishes.push = list({subscription.endpoint: subscription for subscription in wishes.push}.values())
    found: dict[str, Any] = msgspec.to_builtins(wishes)
    return found


def check_address(url: str, allow_private: bool) -> None:
    """A webhook, or an address for apprise."""
    scheme, host = parts(url)
    if scheme in WEB:
        check_host(host, allow_private)
    elif scheme not in (*SERVICES, *OWN_HOSTS):
        raise LonghallError("error-notice-kind", given=scheme, known=[*WEB, *SERVICES, *OWN_HOSTS])
    else:
        if host_in(url):
            check_host(host, allow_private)
        if not apprise_understands(url):
            raise LonghallError("error-notice-address")


def parts(url: str) -> tuple[str, str]:
    """Scheme and host of an address."""
    try:
        found = urlsplit(url)
        if found.scheme.lower() not in SERVICES:  # what looks like a port there may be part of a token
            found.port  # noqa: B018  (a wrong one is told by an error)
    except ValueError:
        raise LonghallError("error-notice-address") from None
    if not url.isascii() or not url.isprintable() or " " in url or "\\" in url or not found.scheme or not found.netloc:
        raise LonghallError("error-notice-address")
    return found.scheme.lower(), found.hostname or ""


def check_host(host: str, allow_private: bool) -> None:
    """A host that may be sent to, as far as can be told without asking where it is; that is asked before sending."""
    if not host:
        raise LonghallError("error-notice-address")
    if not allow_private and not may_be_outside(host):
        raise LonghallError("error-notice-inside", host=host)


def host_in(url: str) -> str:
    """The host that apprise would send to, where it stands in the address."""
    found = urlsplit(url)
    scheme = found.scheme.lower()
    if scheme in SERVICES or (scheme in ("ntfy", "ntfys") and not found.path.strip("/")):
        return ""
    return found.hostname or ""


def apprise_understands(url: str) -> bool:
    """Whether apprise can make something of an address that asks for nothing special."""
    import apprise  # takes half a second to load, and few need it

    if not parse_qs(urlsplit(url).query, keep_blank_values=True).keys() <= HARMLESS:
        return False
    return apprise.Apprise.instantiate(url) is not None


def check_subscription(subscription: Subscription, allow_private: bool) -> None:
    """A browser's push service and keys."""
    scheme, host = parts(subscription.endpoint)
    if scheme != "https" and not (allow_private and scheme == "http"):
        raise LonghallError("error-notice-push")
    check_host(host, allow_private)
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64(subscription.keys.p256dh))
        fits = len(from_base64(subscription.keys.auth)) == 16
    except ValueError:
        fits = False
    if not fits:
        raise LonghallError("error-notice-push")


def from_base64(text: str) -> bytes:
    """As browsers write bytes."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError(str(error)) from None
