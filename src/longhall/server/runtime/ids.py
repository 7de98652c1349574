"""Names for things that are kept, and secrets that open them."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"


def new_id() -> str:
    """A short name for a table or a person, without letters that look alike."""
    return "".join(secrets.choice(LETTERS) for _ in range(10))


def new_secret() -> str:
    """A secret that opens a seat or a session."""
    return secrets.token_urlsafe(24)


def hash_secret(secret: str) -> str:
    """The hash of a secret, which is all that is stored: a stolen database opens nothing."""
    return hashlib.sha256(secret.encode()).hexdigest()


def same(one: str, other: str) -> bool:
    """Compare secrets without telling by the time how much of them agrees."""
    return hmac.compare_digest(one.encode(), other.encode())
