"""What every request passes: a request id, rate limits, a deadline, security headers, one line in the log."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from dataclasses import dataclass, field
from math import ceil
from typing import Any, Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...kernel.errors import LonghallError
from ..api.errors import answer_error
from ..auth.origins import OWN_HEADER, is_host, is_own_origin
from ..runtime.logs import facts, request_id
from ..runtime.proxies import client_address
from ..runtime.rate_limits import kind_of, limited_as
from ..wiring import Server
from .security_headers import HEADERS, TLS_HEADER

log = logging.getLogger("longhall.requests")
SAFE: Final = ("GET", "HEAD", "OPTIONS")
BODY_SECONDS: Final = 20.0
ANSWER_SECONDS: Final = 30.0
ALWAYS: Final = (("DELETE", "/api/me"), ("DELETE", "/api/sessions"))
"""What may be done from banned addresses, too: to go, and to take everything along."""
QUIET: Final = ("/healthz", "/readyz", "/metrics")


class RequestMiddleware:
    """Wraps the whole application; sockets only get an id and an address, and have checks of their own."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self.app = app
        self.server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or answer it here."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        peer = scope["client"][0] if scope.get("client") else ""
        state: dict[str, Any] = scope.setdefault("state", {})
        state["address"] = client_address(self.server.settings, peer, headers.get("x-forwarded-for", ""))
        state["request_id"] = secrets.token_hex(6)
        known = request_id.set(state["request_id"])
        try:
            if scope["type"] == "websocket":
                await self.app(scope, receive, send)
            else:
                await RequestHandling(self, scope, headers, receive, send).handle()
        finally:
            request_id.reset(known)

    def check(self, scope: Scope, headers: Headers) -> None:
        """Refuse a request by its headers alone: a bad host, a foreign origin, too many, too large."""
        if not is_host(headers.get("host", "localhost")):
            raise LonghallError("error-host")
        address = limited_as(scope["state"]["address"])
        path, method = scope["path"], scope["method"]
        if path not in QUIET:
            costly = kind_of(method, path)
            for kind in ("any",) if costly is None else ("any", costly):
                self.limit(kind, address)
        if method not in SAFE and path.startswith("/api/"):
            if not is_own_origin(self.server.settings, headers):
                raise LonghallError("error-origin")
            if (method, path) not in ALWAYS:
                self.server.sanctions.need_welcome_address(scope["state"]["address"])
            bearer = headers.get("authorization", "").lower().startswith("bearer ")
            if not bearer and headers.get(OWN_HEADER) != "1":
                raise LonghallError("error-own-header")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self.server.settings.largest_body:
            raise LonghallError("error-too-large", most=self.server.settings.largest_body)

    def limit(self, kind: str, who: str) -> None:
        """Refuse a request that comes too often."""
        wait = self.server.limits.wait(kind, who)
        if wait > 0:
            self.server.metrics.refused.labels(kind).inc()
            raise LonghallError("error-too-often", seconds=ceil(wait))


@dataclass(slots=True, eq=False)
class RequestHandling:
    """One HTTP request from its first byte to its answer."""

    middleware: RequestMiddleware
    scope: Scope
    headers: Headers
    outer_receive: Receive
    outer_send: Send
    status: int = 0
    read: int = 0
    read_all: bool = False
    given_up: bool = False
    refused: LonghallError | None = None
    began: float = field(default_factory=time.perf_counter)

    async def handle(self) -> None:
        """Check and answer the request; whatever goes wrong becomes an answer."""
        try:
            self.middleware.check(self.scope, self.headers)
        except LonghallError as error:
            await self.answer(error)
        else:
            await self.answer_in_time()
        self.count()

    async def answer_in_time(self) -> None:
        """Let the application answer within its time; work that has begun is finished even if nobody waits any more."""
        work = asyncio.create_task(self.run())
        try:
            done, _ = await asyncio.wait({work}, timeout=ANSWER_SECONDS)
        except asyncio.CancelledError:
            if self.status:  # a stream has nobody left to hear it; anything else is finished first
                work.cancel()
            raise
        if done or self.status:
            await work
            return
        self.given_up = True
        log.error("no answer in time", extra=facts(route=self.route()))
        await self.answer(LonghallError("error-slow"))

    async def run(self) -> None:
        """Run the application; unforeseen errors are logged, and answered without details."""
        try:
            await self.middleware.app(self.scope, self.receive, self.send)
        except LonghallError as error:
            await self.answer(error)
        except Exception:
            log.exception("an unforeseen error", extra=facts(route=self.route()))
            if not self.status and not self.given_up:
                await self.answer(LonghallError("error-unforeseen", request=self.scope["state"]["request_id"]))

    async def answer(self, error: LonghallError) -> None:
        """Answer with an error, unless the answer has begun."""
        if not self.status:
            response = answer_error(error, self.headers)
            await response(self.scope, self.outer_receive, self.finish)

    async def receive(self) -> Message:
        """Receive the body in parts, up to the size limit and within its time."""
        if self.status or self.read_all:  # what comes now is the end of the connection, whenever that is
            return await self.outer_receive()
        try:
            async with asyncio.timeout(BODY_SECONDS):
                message = await self.outer_receive()
        except TimeoutError:
            self.refused = LonghallError("error-slow")
            raise self.refused from None
        self.read += len(message.get("body", b""))
        self.read_all = not message.get("more_body", False)
        if self.read > self.middleware.server.settings.largest_body:
            self.refused = LonghallError("error-too-large", most=self.middleware.server.settings.largest_body)
            raise self.refused
        return message

    async def send(self, message: Message) -> None:
        """Send the application's answer, unless one was sent already or the body was refused meanwhile."""
        if self.refused is not None:
            await self.answer(self.refused)
        elif not self.given_up:
            await self.finish(message)

    async def finish(self, message: Message) -> None:
        """Send a message with the headers that every answer has."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if self.middleware.server.settings.behind_tls:
                headers[TLS_HEADER[0]] = TLS_HEADER[1]
            headers["x-request-id"] = self.scope["state"]["request_id"]
            if self.scope["path"].startswith("/api/"):
                headers.setdefault("cache-control", "no-store")
        await self.outer_send(message)

    def route(self) -> str:
        """The pattern of the path; never the path itself, which may contain a table's id."""
        route = self.scope.get("route")
        return str(getattr(route, "path", "-"))

    def count(self) -> None:
        """Log the request and count it in the metrics."""
        seconds = time.perf_counter() - self.began
        method, route = self.scope["method"], self.route()
        known = method if method in ("GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS") else "other"
        self.middleware.server.metrics.request_seconds.labels(known, route, str(self.status)).observe(seconds)
        if self.scope["path"] not in QUIET:
            told = facts(
                status=self.status, ms=round(seconds * 1000, 1), route=route, address=self.scope["state"]["address"]
            )
            log.info("%s", known, extra=told)
