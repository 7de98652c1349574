"""Addresses for notices: what people may enter, and which channel it means.

Accepted are the addresses that the services themselves show (https), and the short forms that Apprise made common.
"""

from __future__ import annotations

import re
from base64 import b64encode
from typing import Final, Literal
from urllib.parse import SplitResult, parse_qs, unquote, urlsplit

import msgspec

from ...kernel.errors import LonghallError
from .public_address import may_be_public

Kind = Literal["webhook", "discord", "slack", "telegram", "ntfy", "mail"]
KINDS: Final = ("https", "discord", "slack", "tgram", "ntfy", "mailto")
"""The forms that are named to people; `http`, `ntfys`, `json` and `jsons` are understood as well."""
RETIRED: Final = {
    "bark", "barks", "gchat", "gotify", "gotifys", "ifttt", "matrix", "matrixs", "mmost", "mmosts", "msteams", "pbul",
    "pover", "prowl", "psafer", "rocket", "rockets", "spush", "wxteams", "zulip",
}  # fmt: skip
"""What earlier versions sent through Apprise and this one does not."""
NTFY: Final = "https://ntfy.sh"
_MAILBOX: Final = re.compile(r"[A-Za-z0-9._%+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}")
_TOPIC: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
_TELEGRAM: Final = re.compile(r"(?:bot)?(\d{5,20}:[A-Za-z0-9_-]{20,80})/+(-?\d{1,20}|@?[A-Za-z]\w{3,40})/*")
_TOKENS: Final = re.compile(r"[A-Za-z0-9_-]{1,120}")


class Target(msgspec.Struct, frozen=True):
    """Where a notice goes."""

    kind: Kind
    url: str
    """What the request is sent to; for mail, the mailbox."""
    to: str = ""
    """The chat of Telegram, the topic of ntfy."""
    authorization: str = ""


def parse_address(url: str) -> Target:
    """What an address means; refused with the reason if it is none, or of a kind that is not served."""
    scheme, _, rest = url.partition(":")
    scheme = scheme.lower()
    if not is_plain(url) or not rest:
        raise LonghallError("error-notice-address")
    if scheme in RETIRED:
        raise LonghallError("error-notice-retired", given=scheme)
    read = {
        "http": _web, "https": _web, "json": _web, "jsons": _web, "ntfy": _ntfy, "ntfys": _ntfy,
        "discord": _discord, "slack": _slack, "tgram": _telegram, "mailto": _mail, "mailtos": _mail,
    }.get(scheme)  # fmt: skip
    if read is None:
        raise LonghallError("error-notice-kind", given=scheme[:20], known=list(KINDS))
    found = read(url)
    if found is None:
        raise LonghallError("error-notice-address")
    return found


def is_plain(url: str) -> bool:
    """Whether an address has only letters that every program reads alike."""
    return url.isascii() and url.isprintable() and " " not in url and "\\" not in url


def host_of(url: str) -> str:
    """The host of an http address."""
    return urlsplit(url).hostname or ""


def check_target(target: Target, allow_private: bool) -> None:
    """Refuse a host that is not public, as far as can be told without resolving it; the client looks again."""
    if target.kind != "mail" and not allow_private and not may_be_public(host_of(target.url)):
        raise LonghallError("error-notice-inside", host=host_of(target.url))


def split_web(url: str) -> SplitResult | None:
    """The parts of an http address with an ordinary host and port."""
    try:
        found = urlsplit(url)
        port = found.port
    except ValueError:
        return None
    plain = bool(re.fullmatch(r"[A-Za-z0-9._-]+|[0-9A-Fa-f:.]+", found.hostname or ""))
    is_web = found.scheme in ("http", "https") and port != 0
    return found if is_plain(url) and plain and is_web else None


def _web(url: str) -> Target | None:
    """A webhook; those of Discord, Slack and ntfy.sh are known by their hosts."""
    scheme, _, rest = url.partition(":")
    found = split_web({"json": "http", "jsons": "https"}.get(scheme.lower(), scheme.lower()) + ":" + rest)
    if found is None:
        return None
    host, path = (found.hostname or "").lower(), found.path.strip("/")
    plain = found.username is None and found.port in (None, 443) and found.scheme == "https"
    if plain and host in ("discord.com", "discordapp.com") and path.startswith("api/webhooks/"):
        return _discord(path.removeprefix("api/webhooks/"))
    if plain and host == "hooks.slack.com" and path.startswith("services/"):
        return _slack(path.removeprefix("services/"))
    if plain and host == "ntfy.sh" and _TOPIC.fullmatch(path):
        return Target("ntfy", NTFY, path)
    return Target("webhook", _without_user(found), authorization=_authorization(found))


def _ntfy(url: str) -> Target | None:
    """`ntfy://topic` at ntfy.sh, or `ntfy://host/topic` (http) and `ntfys://host/topic` (https)."""
    scheme, _, rest = url.partition(":")
    topic = rest.strip("/")
    if "/" not in topic and "@" not in topic:
        return Target("ntfy", NTFY, topic) if _TOPIC.fullmatch(topic) else None
    found = split_web(f"{'https' if scheme.lower() == 'ntfys' else 'http'}:{rest}")
    if found is None or found.query or not _TOPIC.fullmatch(found.path.strip("/")):
        return None
    server = _without_user(found._replace(path="", fragment=""))
    return Target("ntfy", server, found.path.strip("/"), _authorization(found))


def _discord(url: str) -> Target | None:
    tokens = _tokens(url)
    return Target("discord", "https://discord.com/api/webhooks/" + "/".join(tokens)) if len(tokens) == 2 else None


def _slack(url: str) -> Target | None:
    tokens = _tokens(url)
    return Target("slack", "https://hooks.slack.com/services/" + "/".join(tokens)) if len(tokens) == 3 else None


def _telegram(url: str) -> Target | None:
    """`tgram://token/chat`."""
    found = _TELEGRAM.fullmatch(url.partition("://")[2])
    if found is None:
        return None
    token, chat = found.groups()
    named = chat if chat.startswith("@") or chat.lstrip("-").isdigit() else f"@{chat}"
    return Target("telegram", f"https://api.telegram.org/bot{token}/sendMessage", named)


def _mail(url: str) -> Target | None:
    """`mailto:me@example.org`; of Apprise's form, which also named a server and its password, only the mailbox."""
    rest = url.partition(":")[2]
    if not rest.startswith("//"):
        return Target("mail", rest) if _MAILBOX.fullmatch(rest) else None
    try:
        found = urlsplit(url)
        given = parse_qs(found.query).get("to", [f"{unquote(found.username or '')}@{found.hostname or ''}"])
    except ValueError:
        return None
    return Target("mail", given[0]) if len(given) == 1 and _MAILBOX.fullmatch(given[0]) else None


def _tokens(url: str) -> list[str]:
    """The parts of a path; none if one of them is anything but a token."""
    parts = url.partition("://")[2] if "://" in url else url
    tokens = parts.strip("/").split("/")
    return tokens if all(_TOKENS.fullmatch(token) for token in tokens) else []


def _without_user(found: SplitResult) -> str:
    return found._replace(netloc=found.netloc.rpartition("@")[2], fragment="").geturl()


def _authorization(found: SplitResult) -> str:
    """The header for a user and password, or for an access token of ntfy in place of them."""
    user, password = unquote(found.username or ""), unquote(found.password or "")
    if user.startswith("tk_") and not password:
        return f"Bearer {user}"
    return "Basic " + b64encode(f"{user}:{password}".encode()).decode() if user or password else ""
