"""The one way out: nothing that a person gives as an address makes this server talk to its own network."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from longhall.server.notify.dispatcher import NOTICES, NoticeDispatcher
from longhall.server.notify.public_address import is_public, may_be_public
from longhall.server.notify.safe_http import SafeClient
from longhall.server.runtime.rate_limits import TokenBuckets
from longhall.server.storage import schema

from ..conftest import Served
from .outgoing import Connections, Listener, Names, forms
from .receiver import Browser, Receiver

connections = Connections()
CONTENT: dict[str, Any] = {
    "message": "notice-turn", "args": {}, "text": "Your turn.", "question": None, "link": "https://hall.example/t/x",
    "table": {"id": "x", "name": "Friday", "game": "brian-boru", "seat": 0}, "at": 0.0,
}  # fmt: skip


@pytest.fixture
def listener() -> Iterator[Listener]:
    made = Listener()
    yield made
    made.close()


@pytest.fixture
def names(monkeypatch: pytest.MonkeyPatch) -> Names:
    made = Names()
    monkeypatch.setattr("socket.getaddrinfo", made.getaddrinfo)
    return made


def notices_of(served: Served) -> NoticeDispatcher:
    return served.server.notices


def send(served: Served, user: str, kept: dict[str, Any]) -> None:
    """Put an address into the database as if it had been taken, and send a notice there."""
    text = msgspec.json.encode(kept).decode()
    served.call(served.server.store.execute, update(schema.users).where(schema.users.c.id == user).values(notices=text))
    person = served.call(served.server.accounts.by_id, user)
    assert person is not None
    notices = notices_of(served)
    notices._allowance = TokenBuckets(*NOTICES)
    served.call(notices.send, person, CONTENT)


async def straight(client: SafeClient, address: str) -> None:
    """To the client itself, past all that reads addresses."""
    with contextlib.suppress(OSError, ValueError):
        await client.post(address, b"{}", {})


def test_no_form_of_address_reaches_the_inside(
    serve_with: Callable[..., Served], listener: Listener, names: Names
) -> None:
    """Neither through the settings page, nor put into the database behind its back, nor given to the client."""
    served = serve_with(requests_per_minute=0)
    guest = served.guest()
    user = guest.get("/api/me")["id"]
    addresses = forms(listener.port)
    assert len(addresses) >= 100
    reached: list[str] = []
    with connections.heard() as made:
        for address in addresses:
            answer = guest.raw("PATCH", "/api/me", json={"notices": {"url": address}})
            assert answer.status_code in (200, 400, 422), (address, answer.text)
            browser = Browser(address).subscription()
            for kept in ({"url": address}, {"push": [browser]}):
                names.asked.clear()
                send(served, user, {"when": "away", "url": "", "push": [], **kept})
                served.call(straight, notices_of(served).client(), address)
                if made.inside():
                    reached.append(f"{address}: {made.inside()}")
                made.tried.clear()
    assert reached == []
    assert listener.heard == 0


def test_the_listener_would_have_heard(serve_with: Callable[..., Served], listener: Listener, names: Names) -> None:
    """With the setting for receivers in the own network the same ways lead there: the test above can fail."""
    served = serve_with(requests_per_minute=0, private_notices=True)
    user = served.guest().get("/api/me")["id"]
    with connections.heard() as made:
        for host in ("127.0.0.1", "inside.example"):
            send(served, user, {"url": f"http://{host}:{listener.port}/hook", "push": [], "when": "away"})
    assert made.inside() == ["127.0.0.1", "127.0.0.1"]


async def post(url: str, allowed: Callable[[str], bool] = is_public, seconds: float = 10.0) -> int:
    client = SafeClient(allowed, seconds)
    try:
        return await client.post(url, b"{}", {})
    finally:
        await client.close()


def test_a_name_is_resolved_once_and_all_its_addresses_count(names: Names) -> None:
    with connections.heard() as made:
        for name in ("later.example", "outside.example"):
            with pytest.raises(OSError, match="ClientConnector"):
                asyncio.run(post(f"http://{name}/"))
            assert names.asked[name] == 1
        assert made.tried == ["93.184.216.34", "93.184.216.34"]
        with pytest.raises(OSError, match="ClientConnectorDNSError"):
            asyncio.run(post("http://both.example/"))
        with pytest.raises(OSError, match="ClientConnectorError"):
            asyncio.run(post("http://127.0.0.1/"))
    assert made.inside() == []


def test_the_socket_itself_looks_at_the_address(listener: Listener, names: Names) -> None:
    """Whatever a resolver says first: what counts is the address of the socket that is about to be connected."""
    asked: list[str] = []

    def allowed_once(address: str) -> bool:
        asked.append(address)
        return len(asked) == 1

    with connections.heard() as made, pytest.raises(OSError, match="ClientConnectorError"):
        asyncio.run(post(f"http://inside.example:{listener.port}/", allowed_once))
    assert asked == ["127.0.0.1", "127.0.0.1"]
    assert made.tried == []


def test_redirects_to_the_inside_are_not_followed(receiver: Receiver) -> None:
    receiver.status = 307
    assert asyncio.run(post(f"{receiver.url}/x", lambda _: True)) == 307
    assert [letter.path for letter in receiver.letters] == ["/x"]


def test_who_never_answers_is_given_up(listener: Listener) -> None:
    silent = socket.create_server(("127.0.0.1", 0))
    with silent, pytest.raises(TimeoutError):
        asyncio.run(post(f"http://127.0.0.1:{silent.getsockname()[1]}/", lambda _: True, seconds=0.2))


def test_the_certificate_must_be_that_of_the_named_host(names: Names) -> None:
    """The connection is pinned to an address; TLS and the Host header still speak of the name."""
    heard: list[bytes] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.append(await reader.read(2000))
        writer.close()

    async def run() -> None:
        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        for scheme in ("http", "https"):
            with contextlib.suppress(OSError):
                await post(f"{scheme}://inside.example:{port}/", lambda _: True)
        server.close()
        assert f"Host: inside.example:{port}".encode() in heard[0]
        assert b"inside.example" in heard[1]  # the server name in the hello of TLS

    asyncio.run(run())


@pytest.mark.parametrize("address", ["8.8.8.8", "93.184.216.34", "2606:4700::1111", "64:ff9b::808:808"])
def test_public_addresses(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "0.0.0.0", "10.1.2.3", "172.31.0.1", "192.168.1.1", "100.64.0.1", "169.254.169.254", "192.0.0.8",
        "192.88.99.1", "198.18.0.1", "203.0.113.5", "224.0.0.1", "240.0.0.1", "255.255.255.255", "::", "::1",
        "::7f00:1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "64:ff9b:1::a00:1", "2002:a00:1::1", "fe80::1",
        "fe80::1%eth0", "2606:4700::1%eth0", "fc00::1", "fec0::1", "ff02::1", "2001:db8::1", "5f00::1", "4000::1",
        "localhost", "127.1", "",
    ],
)  # fmt: skip
def test_addresses_of_the_inside(address: str) -> None:
    assert not is_public(address)
    assert not may_be_public(address)
