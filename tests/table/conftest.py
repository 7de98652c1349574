"""A whole server in this process on a database of its own, and people who use it."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
from anyio.from_thread import BlockingPortal, start_blocking_portal
from argon2 import PasswordHasher
from fastapi import FastAPI

from longhall.kernel.registry import all_games
from longhall.server.app.factory import create_app
from longhall.server.auth import accounts as people_module
from longhall.server.rooms.room import Room
from longhall.server.runtime.settings import Settings
from longhall.server.wiring import Server

T = TypeVar("T")
OWN = {"X-Longhall": "1"}
PASSWORD = "correct horse"
GAME = all_games()[0]
SEATS = GAME.fewest


class Client:
    """Somebody with a browser: keeps cookies, sends our own header."""

    def __init__(self, served: Served, headers: dict[str, str], address: str = "10.0.0.1") -> None:
        self.served = served
        transport = httpx.ASGITransport(app=served.app, client=(address, 1234))
        self.http = httpx.AsyncClient(transport=transport, base_url="http://hall.test", headers=headers)
        self.name = ""

    def ask(self, method: str, path: str, status: int | None = 200, **more: Any) -> Any:
        """Send a request; its answer as JSON if the status is the expected one."""
        answer = self.raw(method, path, **more)
        if status is not None:
            assert answer.status_code == status, (method, path, answer.status_code, answer.text[:500])
        return answer.json() if answer.content else None

    def raw(self, method: str, path: str, **more: Any) -> httpx.Response:
        """The whole answer."""
        return self.served.portal.call(partial(self.http.request, method, path, **more))

    def get(self, path: str, status: int | None = 200, **more: Any) -> Any:
        return self.ask("GET", path, status, **more)

    def post(self, path: str, body: Any = None, status: int | None = 200, **more: Any) -> Any:
        return self.ask("POST", path, status, json=body, **more)


class Served:
    """A server that runs."""

    def __init__(self, portal: BlockingPortal, app: FastAPI) -> None:
        self.portal = portal
        self.app = app
        self.server: Server = app.state.server

    def call(self, what: Callable[..., Awaitable[T]], *args: Any) -> T:
        """Run something where the server runs."""
        return self.portal.call(partial(what, *args))

    def stranger(self, address: str = "10.0.0.1", **headers: str) -> Client:
        """Somebody who has not said who they are."""
        return Client(self, {**OWN, **headers}, address)

    def bearer(self, secret: str) -> Client:
        """Somebody with a secret and no cookie."""
        return Client(self, {"Authorization": f"Bearer {secret}"})

    def guest(self, name: str = "Sigrid") -> Client:
        """A guest."""
        client = self.stranger()
        client.post("/api/guests", {"name": name}, 201)
        client.name = name
        return client

    def account(self, name: str, password: str = PASSWORD, address: str = "10.0.0.1") -> Client:
        """Somebody with an account."""
        client = self.stranger(address)
        client.post("/api/accounts", {"name": name, "password": password}, 201)
        client.name = name
        return client

    def table(self, table_id: str) -> Room:
        """A table as it is in the server's memory."""
        found = self.call(self.server.rooms.table, table_id)
        assert found is not None
        return found

    def last_told(self, table_id: str) -> str:
        """The message of the newest line of a table's log."""
        return str(self.stranger().get(f"/api/tables/{table_id}/log?most=500")["entries"][-1]["events"][-1]["message"])

    def open_table(self, host: Client, seats: list[dict[str, str]] | None = None, **more: Any) -> str:
        """A table with open seats, its host on the first."""
        plans = seats or [{"kind": "me"}, *({"kind": "open"} for _ in range(SEATS - 1))]
        made = host.post("/api/tables", {"game": GAME.name, "seats": plans, **more}, 201)
        return str(made["table"]["id"])

    def running_table(self, people: list[Client], **more: Any) -> str:
        """A table with these people on its seats, started; the first is the host."""
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])]
        table = self.open_table(people[0], seats, **more)
        for person in people[1:]:
            person.post(f"/api/tables/{table}/join", {})
        people[0].post(f"/api/tables/{table}/start")
        return table

    def play(self, table_id: str, moves: int = 100_000, seed: int = 1) -> Room:
        """Random moves through the hall, to the end or for a number of moves."""
        table = self.table(table_id)
        self.call(play_on, self.server, table, moves, random.Random(seed))
        return table

    def finished_table(self, people: list[Client], seed: int = 1, **more: Any) -> str:
        """A game played to its end."""
        table = self.running_table(people, **more)
        assert self.play(table, seed=seed).status == "finished"
        return table


async def play_on(server: Server, table: Room, moves: int, rng: random.Random) -> None:
    """Random moves, seats that owe a decision acting in random order."""
    for _ in range(moves):
        if not table.to_act():
            return
        assert table.match is not None
        seat = rng.choice(table.to_act())
        await server.rooms.act(table, seat, rng.choice(table.game.legal(table.match.state, seat)))


def serve(settings: Settings) -> Iterator[Served]:
    """Run a server for a while."""
    with start_blocking_portal() as portal:
        app = create_app(settings)
        with portal.wrap_async_context_manager(app.router.lifespan_context(app)):
            yield Served(portal, app)


@pytest.fixture(scope="session", autouse=True)
def quick_passwords() -> Iterator[None]:
    """Hashes that take no time: how slow they are is no matter of these tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(people_module, "_hasher", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
        people_module.nobody.cache_clear()
        yield
    people_module.nobody.cache_clear()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests of a module, without limits on how much is asked."""
    yield from serve(Settings(data=tmp_path_factory.mktemp("data"), requests_per_minute=0, frames_per_second=0))


@pytest.fixture
def serve_with(tmp_path: Path) -> Iterator[Callable[..., Served]]:
    """A server with settings of its own."""
    running: list[Iterator[Served]] = []

    def begin(settled: bool = True, **settings: Any) -> Served:
        running.append(serve(Settings(data=tmp_path, **settings)))
        served = next(running[-1])
        if settled:
            served.call(served.server.packs.settled)
        return served

    yield begin
    for server in reversed(running):
        next(server, None)


@pytest.fixture
def people(served: Served) -> list[Client]:
    """As many guests as the game needs at least."""
    return [served.guest(f"Guest {number}") for number in range(1, SEATS + 1)]


@pytest.fixture(scope="module")
def finished(served: Served) -> tuple[str, list[Client]]:
    """A finished game and its people, to look at only."""
    sitting = [served.guest(f"Guest {number}") for number in range(1, SEATS + 1)]
    return served.finished_table(sitting, listed=True), sitting
