"""Web push: notices for browsers that have no page open, encrypted for each, signed with the server's own key."""

from __future__ import annotations

import base64
import time
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from ..storage.queries.people.notices import server_key
from ..storage.store import Store
from .preferences import Subscription

NAME: Final = "web-push"
DAY: Final = 86_400
GONE: Final = (404, 410)
"""The browser does not want to hear from us any more."""


def new_key() -> str:
    """A key as it is kept."""
    made = ec.generate_private_key(ec.SECP256R1())
    return made.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    ).decode()


class WebPush:
    """Signs and encrypts. The key is made once and kept with the tables, so that all processes have the same."""

    def __init__(self, store: Store, contact: str) -> None:
        self.store = store
        self.contact = contact
        """Whom the browser makers' services may ask about what we send: a mailto: or https: address."""
        self._signer: Any = None

    async def signer(self) -> Any:
        """What signs; made on the first call of the first process."""
        if self._signer is None:
            value = await server_key(self.store, NAME, new_key())
            from py_vapid import Vapid02

            self._signer = Vapid02.from_pem(value.encode())
        return self._signer

    async def public_key(self) -> str:
        """What a browser needs in order to subscribe."""
        point: bytes = (await self.signer()).public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return base64.urlsafe_b64encode(point).decode().rstrip("=")

    async def letter(
        self, subscription: Subscription, content: dict[str, Any], topic: str
    ) -> tuple[bytes, dict[str, str]]:
        """The encrypted body and the headers for a browser's push service."""
        from pywebpush import WebPusher

        signer = await self.signer()
        encoded = WebPusher(msgspec.to_builtins(subscription)).encode(msgspec.json.encode(content))
        service = urlsplit(subscription.endpoint)
        claims = {
            "aud": f"{service.scheme}://{service.netloc}",
            "exp": int(time.time()) + DAY // 2,
            "sub": self.contact,
        }
        headers = {
            **signer.sign(claims),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(DAY),
            "urgency": "normal",
            "topic": topic,
        }
        return encoded["body"], headers
