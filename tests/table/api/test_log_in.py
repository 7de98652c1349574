"""Guessing passwords is slow for everybody else, and never in the way of the owner on a device that is known."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ..conftest import PASSWORD, Client, Served

VARIANTS = ["Gudrid", "gudrid", "GUDRID", " Gudrid ", "Gud\u200brid", "Ｇudrid", "gudrid\u200d", "Gudrid\ufe0f"]
WRONG = "wrong guess"


@pytest.fixture
def limited(serve_with: Callable[..., Served]) -> Served:
    """600 requests a minute: ten guesses at an account from an address, thirty from anywhere; time stands still."""
    served = serve_with(requests_per_minute=600)
    served.server.limits.clock = lambda: 1000.0
    return served


def guess(client: Client, name: str = "Gudrid", password: str = WRONG) -> int:
    return client.raw("POST", "/api/sessions", json={"name": name, "password": password}).status_code


def test_all_forms_of_a_name_are_limited_as_one(limited: Served) -> None:
    limited.account("Gudrid")
    forms = [f"{VARIANTS[number % len(VARIANTS)]}{chr(0x200B) * number}"[:40] for number in range(60)]
    answers = [guess(limited.stranger(f"10.0.{number}.66"), form) for number, form in enumerate(forms)]
    assert answers == [401] * 30 + [429] * 30


def test_many_wrong_guesses_do_not_lock_out_the_owner_on_a_known_device(limited: Served) -> None:
    owner = limited.account("Gudrid")
    owner.ask("DELETE", "/api/sessions", 204)
    for number in range(50):
        guess(limited.stranger(f"10.0.{number}.66"))
    assert guess(limited.stranger("10.0.99.66")) == 429, "thirty guesses a minute from anywhere"
    same_address = limited.stranger()
    assert [guess(same_address) for _ in range(12)] == [429] * 12
    assert guess(owner, password=PASSWORD) == 201


def test_a_known_device_is_known_for_its_own_accounts_only(limited: Served) -> None:
    limited.account("Gudrid")
    thief = limited.account("Thief")
    assert [guess(thief) for _ in range(12)] == [401] * 10 + [429] * 2


def test_a_new_password_makes_other_devices_strangers(limited: Served) -> None:
    owner, other = limited.account("Gudrid"), limited.stranger()
    assert guess(other, password=PASSWORD) == 201
    owner.post("/api/me/password", {"old": PASSWORD, "new": "battery staple"}, 204)
    for number in range(40):
        guess(limited.stranger(f"10.0.{number}.66"))
    assert guess(other, password="battery staple") == 429
    assert guess(owner, password="battery staple") == 201


def test_a_known_device_cannot_guess_for_ever(limited: Served) -> None:
    owner = limited.account("Gudrid")
    assert [guess(owner) for _ in range(12)] == [401] * 10 + [429] * 2


def test_right_passwords_cost_nothing(limited: Served) -> None:
    limited.account("Gudrid")
    for _ in range(25):
        assert guess(limited.stranger(), password=PASSWORD) == 201


def test_one_address_does_not_try_one_password_on_everybody(limited: Served) -> None:
    thief = limited.stranger("10.0.0.66")
    assert [guess(thief, f"somebody {number}") for number in range(12)] == [401] * 10 + [429] * 2
