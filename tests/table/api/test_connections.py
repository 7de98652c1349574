"""Connections that say nothing, read nothing or answer no ping, with a clock that the test moves."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.uri import parse_uri

from longhall.server.runtime.rate_limits import OpenConnections
from longhall.server.transport import connections
from longhall.server.transport.connections import HttpConnection, Outbox, SocketConnection


class Timer:
    def __init__(self, at: float, act: Callable[[], object]) -> None:
        self.at = at
        self.act = act
        self.over = False

    def cancel(self) -> None:
        self.over = True


class Loop:
    """A loop whose time passes when the test says so."""

    def __init__(self) -> None:
        self.now = 0.0
        self.timers: list[Timer] = []
        self.tasks: list[Coroutine[Any, Any, Any]] = []

    def time(self) -> float:
        return self.now

    def call_later(self, seconds: float, act: Callable[..., object], *args: Any) -> Timer:
        timer = Timer(self.now + seconds, partial(act, *args))
        self.timers.append(timer)
        return timer

    def call_soon(self, act: Callable[..., object]) -> Timer:
        return self.call_later(0, act)

    def create_task(self, work: Coroutine[Any, Any, Any], **_: Any) -> Any:
        self.tasks.append(work)
        work.close()  # these tests are about the connection, not about the answer
        return Task()

    def pass_time(self, seconds: float) -> None:
        until = self.now + seconds
        while due := [timer for timer in self.timers if not timer.over and timer.at <= until]:
            timer = min(due, key=lambda one: one.at)
            self.now, timer.over = max(self.now, timer.at), True
            timer.act()
        self.now = until


class Task:
    def add_done_callback(self, _: object) -> None: ...


class Transport:
    def __init__(self, address: str = "192.0.2.7") -> None:
        self.address = address
        self.written = b""
        self.aborted = False
        self.closing = False
        self.protocol: Any = None

    def get_extra_info(self, name: str) -> Any:
        return {"peername": (self.address, 4242), "sockname": ("192.0.2.1", 80)}.get(name)

    def write(self, data: bytes) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    def abort(self) -> None:
        if not self.aborted:
            self.closing = self.aborted = True
            self.protocol.connection_lost(None)

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


async def answer(scope: Any, receive: Any, send: Any) -> None: ...


class Place:
    """Where connections come in."""

    def __init__(self, most: int = 0, exempt: str = "") -> None:
        self.opened = OpenConnections(most, lambda address: address == exempt)
        self.loop = Loop()
        self.config = uvicorn.Config(
            answer,
            http=partial(HttpConnection, opened=self.opened),  # type: ignore[arg-type]
            ws=partial(SocketConnection, opened=self.opened, outbox=Outbox(), _loop=self.loop),  # type: ignore[arg-type]
            ws_ping_interval=connections.PING_SECONDS,
            ws_ping_timeout=connections.PONG_SECONDS,
            lifespan="off",
            log_config=None,
        )
        self.config.load()

    def come(self, address: str = "192.0.2.7") -> Transport:
        transport = Transport(address)
        connection = self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=ServerState(), app_state={}, _loop=self.loop
        )
        transport.protocol = connection
        connection.connection_made(transport)  # type: ignore[arg-type]
        return transport

    def socket(self) -> Transport:
        """A connection that has become a socket, and was accepted."""
        transport = self.come()
        client = ClientProtocol(parse_uri("ws://hall.test/x"))
        client.send_request(client.connect())
        transport.protocol.data_received(b"".join(client.data_to_send()))
        socket = transport.protocol
        assert isinstance(socket, SocketConnection)
        socket.conn.send_response(socket.response)
        socket.handshake_complete = True
        socket.start_keepalive()
        return transport


REQUEST = b"GET /healthz HTTP/1.1\r\nHost: hall.test\r\n\r\n"


@pytest.mark.parametrize("sent", [b"", b"G", b"GET / HTTP/1.1\r\nHost: x\r\n"])
def test_who_sends_no_whole_request_is_let_go(sent: bytes) -> None:
    place = Place()
    half_open = [place.come() for _ in range(200)]
    for transport in half_open:
        if sent:
            transport.protocol.data_received(sent)
    place.loop.pass_time(connections.HEADER_SECONDS - 0.1)
    assert not any(transport.aborted for transport in half_open)
    for transport in half_open:
        transport.protocol.data_received(b"X")  # a byte now and then does not help
    place.loop.pass_time(0.2)
    assert all(transport.aborted for transport in half_open)
    assert place.opened.count("192.0.2.7") == 0


def test_a_request_in_time_has_its_time_to_be_answered() -> None:
    place = Place()
    transport = place.come()
    transport.protocol.data_received(REQUEST)
    assert len(place.loop.tasks) == 1
    place.loop.pass_time(1000)
    assert not transport.aborted


def test_the_next_request_on_a_connection_has_a_deadline_too() -> None:
    place = Place()
    transport = place.come()
    transport.protocol.data_received(REQUEST)
    transport.protocol.cycle.response_complete = True
    transport.protocol.data_received(b"GET")
    place.loop.pass_time(connections.HEADER_SECONDS)
    assert transport.aborted


def test_who_takes_no_answer_is_let_go() -> None:
    place = Place()
    for come in (place.come, place.socket):
        transport = come()
        if isinstance(transport.protocol, HttpConnection):
            transport.protocol.data_received(REQUEST)
        transport.protocol.pause_writing()
        place.loop.pass_time(connections.WRITE_SECONDS / 2)
        transport.protocol.resume_writing()
        transport.protocol.pause_writing()
        place.loop.pass_time(connections.WRITE_SECONDS - 1)
        assert not transport.aborted
        place.loop.pass_time(2)
        assert transport.aborted


def test_who_answers_no_ping_is_let_go() -> None:
    place = Place()
    transport = place.socket()
    place.loop.pass_time(connections.PING_SECONDS)
    assert transport.written[-6:-4] == b"\x89\x04"  # a ping went out
    place.loop.pass_time(connections.PONG_SECONDS - 0.1)
    assert not transport.aborted
    place.loop.pass_time(0.2)
    assert transport.aborted
    assert transport.protocol.queue.get_nowait() == {"type": "websocket.connect"}
    assert transport.protocol.queue.get_nowait()["type"] == "websocket.disconnect"  # the application hears of it
    assert place.opened.count("192.0.2.7") == 0


def test_who_answers_stays() -> None:
    place = Place()
    transport = place.socket()
    client = ClientProtocol(parse_uri("ws://hall.test/x"))
    client.state = type(client.state)(1)
    for _ in range(20):
        place.loop.pass_time(connections.PING_SECONDS)
        client.send_pong(transport.protocol.pending_ping_payload)
        transport.protocol.data_received(b"".join(client.data_to_send()))
    assert not transport.aborted


def test_who_takes_no_goodbye_is_let_go() -> None:
    place = Place()
    transport = place.socket()
    transport.protocol.on_task_complete(Task())
    place.loop.pass_time(connections.CLOSE_SECONDS)
    assert transport.aborted
    transport = place.come()
    transport.protocol.data_received(REQUEST)
    transport.close()
    transport.protocol.on_response_complete()
    place.loop.pass_time(connections.CLOSE_SECONDS)
    assert transport.aborted


def test_an_address_has_so_many_connections() -> None:
    place = Place(most=3, exempt="192.0.2.99")
    open_now = [place.come() for _ in range(3)]
    assert place.come().aborted
    assert not place.come("192.0.2.8").aborted
    assert not any(place.come("192.0.2.99").aborted for _ in range(10))
    open_now[0].abort()
    assert not place.socket().aborted  # counted once, as a connection and then as a socket
    assert place.come().aborted
    assert place.opened.count("192.0.2.7") == 3
