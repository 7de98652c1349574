"""The server forgets guests by itself."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

import pytest
from sqlalchemy import update
from sqlalchemy.exc import OperationalError

from longhall.server.auth import guest_expiry as expiry
from longhall.server.runtime import periodic as rounds
from longhall.server.runtime.periodic import PeriodicTask
from longhall.server.runtime.settings import read_settings
from longhall.server.storage import schema

from ..conftest import Client, Served


def come_long_ago(served: Served, name: str, seated: bool = False) -> Client:
    """A guest who has not been here for a hundred days."""
    guest = served.guest(name)
    if seated:
        served.open_table(guest)
    me = guest.get("/api/me")["id"]
    long_ago = time.time() - 100 * 86400
    served.call(served.server.store.execute, update(schema.users).where(schema.users.c.id == me).values(seen=long_ago))
    return guest


def waited(served: Served, guest: Client) -> bool:
    """Whether somebody is forgotten within a while; asks the store, as a question to the server is a sign of life."""
    secret = guest.http.cookies["longhall"]
    until = time.monotonic() + 300
    while time.monotonic() < until:
        if served.call(served.server.accounts.by_session, secret) is None:
            return True
        served.call(asyncio.sleep, 0.02)
    return False


def test_the_server_forgets_guests_by_itself(
    serve_with: Callable[..., Served], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "longhall.expiry")
    monkeypatch.setattr(expiry, "FIRST", 0.2)
    served = serve_with(expire_hours=0.2 / 3600)
    seated, regular = come_long_ago(served, "Seated", seated=True), served.guest("Regular")
    first = come_long_ago(served, "First")
    assert waited(served, first)
    second = come_long_ago(served, "Second")
    assert waited(served, second), "it goes on after the first time"
    for stays in (seated, regular):
        assert stays.get("/api/me")["guest"]
    assert first.get("/api/me", 401)["message"] == "error-who"
    assert "guests forgotten: 1" in caplog.text


def test_a_keeper_can_switch_it_off(serve_with: Callable[..., Served], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expiry, "FIRST", 0.0)
    served = serve_with(expire_hours=0)
    guest = come_long_ago(served, "Old")
    served.call(asyncio.sleep, 0.3)
    assert served.call(served.server.accounts.by_session, guest.http.cookies["longhall"]) is not None


def test_flag_and_environment() -> None:
    assert read_settings({}, {}).expire_hours == 24
    assert read_settings({}, {"LONGHALL_EXPIRE_HOURS": "0"}).expire_hours == 0
    assert read_settings({"expire_hours": "1.5"}, {"LONGHALL_EXPIRE_HOURS": "0"}).expire_hours == 1.5


def test_a_database_that_does_not_answer_is_asked_again(
    serve_with: Callable[..., Served], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(expiry, "FIRST", 0.2)
    served = serve_with(expire_hours=0.1 / 3600)
    forget, failed = served.server.accounts.expire_guests, []

    async def gone_at_first(days: int) -> int:
        if len(failed) < 2:
            failed.append(days)
            raise OperationalError("delete", {}, Exception("disk I/O error"))
        return await forget(days)

    monkeypatch.setattr(served.server.accounts, "expire_guests", gone_at_first)
    assert waited(served, come_long_ago(served, "Old"))
    assert failed == [90, 90]
    assert "OperationalError" in caplog.text


class Slow(PeriodicTask):
    """Rounds that take a while."""

    def __init__(self) -> None:
        super().__init__(every=0.01)
        self.begun = asyncio.Event()
        self.go_on = asyncio.Event()
        self.ended = 0

    async def once(self) -> None:
        self.begun.set()
        await self.go_on.wait()
        self.ended += 1


def test_a_round_under_way_is_finished_before_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cut short in the middle of a question, it would leave a connection behind that nobody gives back."""

    async def stop_in_the_middle(goes_on: bool) -> int:
        slow = Slow()
        await slow.start()
        await slow.begun.wait()
        if goes_on:
            asyncio.get_running_loop().call_soon(slow.go_on.set)
        await slow.stop()
        return slow.ended

    assert asyncio.run(stop_in_the_middle(goes_on=True)) == 1
    monkeypatch.setattr(rounds, "PATIENCE", 0.01)
    assert asyncio.run(stop_in_the_middle(goes_on=False)) == 0, "but nobody waits for ever"
