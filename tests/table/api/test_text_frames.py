"""Plain text frames are read by a short way, and all others by the library: nobody can tell which."""

from __future__ import annotations

import random
from typing import Any

import pytest
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol, Side

from longhall.server.transport.connections import INTERRUPTED, MOST_UNREAD, WORTH_COMPRESSING, SocketConnection

from .test_connections import Place, Transport

TEXTS = ["", "x", "żółw", "x" * 125, "y" * 126, "z" * 5000]


class Client:
    """The other side of a socket: the library's own."""

    def __init__(self, place: Place, compressed: bool = False) -> None:
        self.loop = place.loop
        self.transport = place.socket()
        self.socket: SocketConnection = self.transport.protocol
        assert self.socket.queue.get_nowait() == {"type": "websocket.connect"}
        self.socket.conn.data_to_send()  # the answer to the handshake
        self.transport.written = b""
        self.protocol = Protocol(Side.CLIENT)
        if compressed:
            for side in (self.protocol, self.socket.conn):
                side.extensions = [PerMessageDeflate(False, False, 12, 12)]

    def sent(self) -> bytes:
        return b"".join(self.protocol.data_to_send())

    def heard(self) -> list[str]:
        """The texts that the application got."""
        found = []
        while not self.socket.queue.empty():
            event: Any = self.socket.queue.get_nowait()
            found.append(event["text"] if event["type"] == "websocket.receive" else event["type"])
        return found


@pytest.mark.parametrize("compressed", [False, True])
@pytest.mark.parametrize("seed", range(8))
def test_what_a_client_says_arrives_however_it_is_cut(seed: int, compressed: bool) -> None:
    rng = random.Random(seed)
    client = Client(Place(), compressed)
    said: list[str] = []
    heard: list[str] = []
    for _ in range(60):
        text = rng.choice(TEXTS)
        said.append(text)
        if rng.random() < 0.2:
            client.protocol.send_ping(b"beat")
        if rng.random() < 0.2:
            middle = rng.randint(0, len(text))
            client.protocol.send_text(text[:middle].encode(), fin=False)
            client.protocol.send_continuation(text[middle:].encode(), fin=True)
        else:
            client.protocol.send_text(text.encode())
        data = client.sent() if rng.random() < 0.7 else b""
        whole = rng.random() < 0.7
        while data:
            part = data if whole else data[: rng.randint(1, 200)]
            client.socket.data_received(part)
            data = data[len(part) :]
        heard += client.heard()
    client.socket.data_received(client.sent())
    assert heard + client.heard() == said
    assert not client.transport.closing


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True), 1007),
        (Frame(Opcode.TEXT, b"x" * 20_000).serialize(mask=True), 1009),
        (Frame(Opcode.CONT, b"x").serialize(mask=True), 1002),
        (b"\xa1\x81\0\0\0\0x", 1002),
    ],
    ids=["no UTF-8", "too large", "nothing to go on with", "unknown bits"],
)
def test_wrong_frames_are_refused_with_the_same_codes(frame: bytes, code: int) -> None:
    client = Client(Place())
    client.socket.config.ws_max_size = 16_384
    client.socket.conn.max_message_size = 16_384
    client.socket.data_received(frame)
    assert client.heard() == ["websocket.disconnect"]
    assert client.transport.closing
    assert client.transport.written[:4] == b"\x88" + client.transport.written[1:2] + code.to_bytes(2, "big")


def test_unmasked_frames_are_refused() -> None:
    client = Client(Place())
    client.socket.data_received(Frame(Opcode.TEXT, b"x").serialize(mask=False))
    assert client.heard() == ["websocket.disconnect"]


@pytest.mark.parametrize("compressed", [False, True])
def test_the_library_reads_what_is_written(compressed: bool) -> None:
    client = Client(Place(), compressed)
    told = [*TEXTS, "w" * 70_000]
    for text in told:
        client.socket.write_text(text.encode())
    client.loop.pass_time(0)
    client.protocol.receive_data(client.transport.written)
    frames = [event for event in client.protocol.events_received() if isinstance(event, Frame)]
    assert [bytes(frame.data).decode() for frame in frames] == told
    assert (len(client.transport.written) < 1000) == compressed
    assert len(TEXTS[-1]) > WORTH_COMPRESSING


def test_nothing_is_written_to_a_closed_connection() -> None:
    client = Client(Place())
    client.socket.conn.send_close(1000)
    client.socket.close_sent = True
    client.socket.write_text(b"too late")
    client.socket.close_sent = False
    client.transport.closing = True
    client.socket.write_text(b"much too late")
    client.loop.pass_time(0)
    assert client.transport.written == b""


def test_what_is_said_in_one_turn_of_the_loop_is_written_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    writes: list[bytes] = []
    monkeypatch.setattr(Transport, "write", lambda _, data: writes.append(data))
    client = Client(Place())
    client.socket.write_text(b"update")
    client.socket.write_text(b"ack")
    assert writes == []
    client.loop.pass_time(0)
    client.socket.write_text(b"next")
    client.loop.pass_time(0)
    assert writes == [b"\x81\x06update\x81\x03ack", b"\x81\x04next"]


def test_all_connections_of_a_turn_are_written_by_one_callback_and_one_that_has_gone_stops_none() -> None:
    place = Place()
    clients = [Client(place) for _ in range(3)]
    waiting = len(place.loop.timers)
    for client in clients:
        client.socket.write_text(b"update")
    assert len(place.loop.timers) == waiting + 1
    clients[1].transport.abort()
    place.loop.pass_time(0)
    assert [client.transport.written for client in clients] == [b"\x81\x06update", b"", b"\x81\x06update"]


@pytest.mark.parametrize("goodbye", ["of the framework", "of the server"])
def test_a_goodbye_comes_last(goodbye: str) -> None:
    client = Client(Place())
    client.socket.write_text(b"update")
    if goodbye == "of the server":
        client.socket.shutdown()
    else:
        client.socket.writable.set()
        with pytest.raises(StopIteration):
            client.socket.send({"type": "websocket.close", "code": 1000}).send(None)
    client.loop.pass_time(0)
    assert client.transport.written.startswith(b"\x81\x06update\x88")
    assert client.transport.written.count(b"update") == 1


def test_who_sends_faster_than_is_answered_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    paused: list[bool] = []
    monkeypatch.setattr(Transport, "pause_reading", lambda _: paused.append(True))
    client = Client(Place())
    for _ in range(MOST_UNREAD):
        client.protocol.send_text(b"x")
        client.socket.data_received(client.sent())
    assert not paused
    client.protocol.send_text(b"x")
    client.socket.data_received(client.sent())
    assert paused == [True]


def test_an_interruption_is_heard_and_writing_goes_on_when_the_peer_reads() -> None:
    client = Client(Place())
    flushed: list[bool] = []
    client.socket.on_writable = lambda: flushed.append(True)
    client.socket.pause_writing()
    assert not client.socket.is_writable
    client.socket.resume_writing()
    assert client.socket.is_writable
    assert flushed == [True]
    client.socket.interrupt()
    assert client.heard() == [INTERRUPTED]
