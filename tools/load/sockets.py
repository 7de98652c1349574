"""A small socket client: the generator must not be what is measured."""

from __future__ import annotations

import asyncio
import base64
import secrets
from collections.abc import Callable
from typing import Any, cast

import msgspec


class Client(asyncio.Protocol):
    """A websocket client for a trusted server: text frames only, masked with zeros."""

    def __init__(self, host: str, path: str, hello: dict[str, Any], heard: Callable[[Client, bytes], None]) -> None:
        self.host = host
        self.path = path
        self.hello = hello
        self.heard = heard
        self.open = False
        self.rest = b""
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        data = self.rest + data
        at = 0
        if not self.open:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self.rest = data
                return
            assert data.startswith(b"HTTP/1.1 101"), data[:200]
            self.open = True
            at = end + 4
            self.send(self.hello)
        while len(data) - at >= 2:
            length, begin = data[at + 1] & 127, at + 2
            if length == 126:
                length, begin = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, begin = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if len(data) < begin + length:
                break
            opcode = data[at] & 15
            if opcode == 1:
                self.heard(self, data[begin : begin + length])
            elif opcode == 9:
                self.write(10, data[begin : begin + length])
            at = begin + length
        self.rest = data[at:]

    def send(self, frame: dict[str, Any]) -> None:
        self.write(1, msgspec.json.encode(frame))

    def write(self, opcode: int, payload: bytes) -> None:
        length = len(payload)
        small = bytes([128 | opcode, 128 | length]) if length < 126 else b""
        head = small or bytes([128 | opcode, 254]) + length.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + payload)
