"""Where people want their notices: one address (see `addresses.py`), and browsers by web push."""

from __future__ import annotations

import base64
import binascii
from typing import Annotated, Any, Final, Literal

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from msgspec import Meta

from ...kernel.errors import LonghallError
from ..protocol.limits import LONGEST_ADDRESS
from .addresses import Target, check_target, parse_address, split_web

MOST_BROWSERS: Final = 10


class Keys(msgspec.Struct):
    """A browser's keys, for which notices are encrypted."""

    p256dh: Annotated[str, Meta(max_length=120)]
    auth: Annotated[str, Meta(max_length=40)]


class Subscription(msgspec.Struct):
    """A browser that wants notices, as its `PushSubscription` says."""

    endpoint: Annotated[str, Meta(min_length=8, max_length=1000)]
    keys: Keys


class NoticePreferences(msgspec.Struct, forbid_unknown_fields=True):
    """What `users.notices` holds."""

    url: Annotated[str, Meta(max_length=LONGEST_ADDRESS)] = ""
    push: Annotated[list[Subscription], Meta(max_length=MOST_BROWSERS)] = msgspec.field(default_factory=list)
    when: Literal["away", "never"] = "away"

    @property
    def reach_anybody(self) -> bool:
        """Whether there is a way for notices, and they are wanted."""
        return self.when != "never" and bool(self.url or self.push)


def read_preferences(kept: dict[str, Any]) -> NoticePreferences:
    """The stored preferences; those that cannot be read any more mean no notices."""
    try:
        return msgspec.convert(kept, NoticePreferences)
    except msgspec.ValidationError:
        return NoticePreferences(when="never")


def check_notices(
    data: dict[str, Any], kept: dict[str, Any] | None = None, *, allow_private: bool = False, can_mail: bool = False
) -> dict[str, Any]:
    """What somebody wants, in the form that is stored; refused with the reason if it makes no sense or is not safe.

    An address that is already `kept` stays, even one that this version cannot serve any more.
    """
    try:
        preferences = msgspec.convert(data, NoticePreferences)
    except msgspec.ValidationError as error:
        raise LonghallError("error-notice-form", reason=str(error)) from None
    preferences.url = preferences.url.strip()
    if preferences.url and preferences.url != (kept or {}).get("url"):
        target = check_address(preferences.url, allow_private, can_mail)
        if target.kind == "mail":  # without a password that may stand in it
            preferences.url = f"mailto:{target.url}"
    for subscription in preferences.push:
        check_subscription(subscription, allow_private)
    preferences.push = list({subscription.endpoint: subscription for subscription in preferences.push}.values())
    found: dict[str, Any] = msgspec.to_builtins(preferences)
    return found


def check_address(url: str, allow_private: bool, can_mail: bool) -> Target:
    """Where an address leads, if this server can send there."""
    target = parse_address(url)
    if target.kind == "mail" and not can_mail:
        raise LonghallError("error-notice-no-mail")
    check_target(target, allow_private)
    return target


def check_subscription(subscription: Subscription, allow_private: bool) -> None:
    """A browser's push service and keys."""
    found = split_web(subscription.endpoint)
    if found is None or found.username is not None or ":" in (found.hostname or ""):  # py_vapid takes names only
        raise LonghallError("error-notice-push")
    if found.scheme != "https" and not allow_private:
        raise LonghallError("error-notice-push")
    check_target(Target("webhook", subscription.endpoint), allow_private)
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
