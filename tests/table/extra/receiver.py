"""A web server that keeps what it is sent: webhooks and browsers' push services, on this machine."""

from __future__ import annotations

import base64
import json
import os
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec


class Letter:
    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body

    def json(self) -> Any:
        return json.loads(self.body)


class Receiver:
    """Answers with `status`, while `answers` is set; else it keeps its callers waiting."""

    def __init__(self) -> None:
        self.letters: list[Letter] = []
        self.status = 201
        self.answers = threading.Event()
        self.answers.set()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                receiver.answers.wait()
                receiver.letters.append(Letter(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(receiver.status)
                self.send_header("location", "/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *args: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    def wait(self, count: int = 1, seconds: float = 300) -> list[Letter]:
        """The letters, when there are so many."""
        until = time.monotonic() + seconds
        while len(self.letters) < count:
            assert time.monotonic() < until, f"{len(self.letters)} letters instead of {count}"
            time.sleep(0.02)
        return self.letters


def as_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Browser:
    """A browser's side of web push: it has keys, and can read what was encrypted for them."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)
        self.endpoint = endpoint

    def subscription(self) -> dict[str, Any]:
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": as_text(point), "auth": as_text(self.secret)}
        return {"endpoint": self.endpoint, "keys": keys}

    def read(self, letter: Letter) -> Any:
        plain = http_ece.decrypt(letter.body, private_key=self.key, auth_secret=self.secret, version="aes128gcm")
        return json.loads(plain)
