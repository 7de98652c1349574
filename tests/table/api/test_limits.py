"""Limits are the same on every way in: requests, sockets, and the fields of the browser."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from longhall.server.protocol import limits
from longhall.server.transport.protocol import read_frame

from ..conftest import Client, Served

ALIKE = [
    ("MoveWish.action", "Act.action"),
    ("MoveWish.client", "Act.id"),
    ("MoveWish.version", "Act.version"),
    ("MoveWish.seat", "Act.seat"),
    ("Join.seat", "Act.seat"),
    ("LendWish.bot", "Lend.bot"),
    ("SeatWish.bot", "Lend.bot"),
    ("AskUndoWish.to", "AskUndo.to"),
    ("Commitment.commitment", "Commit.commitment"),
    ("Nonce.nonce", "Reveal.nonce"),
    ("ClaimSeat.secret", "Hello.token"),
    ("LivePaceWish.minutes", "LivePace.minutes"),
    ("LivePaceWish.increment", "LivePace.increment"),
    ("TurnPaceWish.days", "TurnPace.days"),
]
WORDS = ("maxLength", "minimum", "maximum")


def limits_of(schemas: dict[str, Any], field: str) -> dict[str, Any]:
    """What the schema says of a field, of the part that is not null."""
    shape, _, name = field.partition(".")
    about = schemas[shape]["properties"][name]
    parts = [part for part in about.get("anyOf", [about]) if part.get("type") != "null"]
    return {word: parts[0][word] for word in WORDS if word in parts[0]}


@pytest.mark.parametrize(("request_field", "frame_field"), ALIKE, ids=[one for one, _ in ALIKE])
def test_a_request_and_a_frame_take_the_same(served: Served, request_field: str, frame_field: str) -> None:
    schemas = served.app.openapi()["components"]["schemas"]
    assert limits_of(schemas, request_field) == limits_of(schemas, frame_field) != {}


@pytest.mark.parametrize("name", ["", "a\0b", "\n", "x\n", "x" * (limits.LONGEST_CLIENT_ID + 1)])
def test_ids_that_both_refuse(served: Served, people: list[Client], name: str) -> None:
    table = served.running_table(people)
    people[0].post(f"/api/tables/{table}/moves", {"seat": 0, "action": "pass", "client": name}, 422)
    frame = {"type": "act", "id": name, "action": "pass", "version": 1}
    with pytest.raises(msgspec.ValidationError):
        read_frame(msgspec.json.encode(frame).decode())


def test_ids_that_both_take(served: Served, people: list[Client]) -> None:
    table = served.running_table(people)
    for name in ("Ä 1", "x" * limits.LONGEST_CLIENT_ID):
        wrong = people[0].post(f"/api/tables/{table}/moves", {"seat": 0, "action": "no such", "client": name}, 409)
        assert wrong["message"] == "refused-no-such-action"
        frame = {"type": "act", "id": name, "action": "pass", "version": 1}
        assert getattr(read_frame(msgspec.json.encode(frame).decode()), "id", None) == name


def test_the_fields_of_the_browser_take_what_the_server_takes() -> None:
    fields: dict[str, set[int]] = {}
    pages = Path(__file__).parents[3] / "web" / "src"
    for page in pages.rglob("*.svelte"):
        for tag in re.findall(r"<(?:input|textarea)\b.*?/(?:textarea)?>", page.read_text(encoding="utf-8"), re.DOTALL):
            value = re.search(r"(?:bind:)?value=\{([\w.]+)\}", tag)
            for most in re.findall(r'maxlength="(\d+)"', tag):
                assert value is not None, (page.name, tag)
                fields.setdefault(value[1], set()).add(int(most))
    assert fields == {
        "text": {limits.LONGEST_SAYING},
        "name": {limits.LONGEST_NAME, limits.LONGEST_TABLE_NAME},
        "seat.name": {limits.LONGEST_NAME},
        "account": {limits.LONGEST_NAME},
        "password": {limits.LONGEST_PASSWORD},
        "old": {limits.LONGEST_PASSWORD},
        "fresh": {limits.LONGEST_PASSWORD},
        "address": {limits.LONGEST_ADDRESS},
        "network": {limits.LONGEST_NETWORK},
        "reason": {limits.LONGEST_REASON},
    }
