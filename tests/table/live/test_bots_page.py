"""What docs/bots.md says about playing over the network is sent to a real server, as it stands there."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
import websockets
from serving import GAME, Guest, Server, http, read_message

from longhall.server.transport import protocol
from longhall.server.transport.messages import Message

pytestmark = pytest.mark.live

PAGE = (Path(__file__).parents[3] / "docs" / "bots.md").read_text(encoding="utf-8")
STEPS = {
    step: (method, path, bodies)
    for step, method, path, bodies in re.findall(r"(?m)^\| ([\w ]+) \| `(GET|POST) (\S+)` ?(.*?) \|", PAGE)
}
(HELLO,) = re.findall(r'(?m)^ {4}(\{"type": "hello".*\})$', PAGE)
FRAMES = PAGE.partition("| you send | you get |")[2].partition("\n\n")[0]
TYPES: dict[str, Any] = {str(kind.__struct_config__.tag): kind for kind in get_args(protocol.Frame)}
ONLY_IN_FAIRNESS = {"commit", "reveal"}
"""Frames that docs/fairness.md tells of."""


def ask(server: Server, step: str, table: str, secret: str = "", body: Any = None) -> Any:
    """A step of the page's table."""
    method, path, _ = STEPS[step]
    headers = {"authorization": f"Bearer {secret}"} if secret else {"x-longhall": "1"}
    answer = http.request(method, server.url + path.replace("TABLE", table), json=body, headers=headers)
    assert answer.is_success, answer.text
    return answer.json()


def bodies(step: str) -> list[Any]:
    return [json.loads(found) for found in re.findall(r"`(\{.*?\})`", STEPS[step][2])]


def joined(server: Server) -> tuple[str, dict[str, Any]]:
    """A running game with a program on a seat, by the page's requests."""
    host = Guest(server, "host")
    made = host.post("tables", {"game": GAME, "seats": [{"kind": "bot", "bot": "random"}] * 2 + [{"kind": "open"}]})
    table = made["table"]["id"]
    (guest,) = bodies("sign in")
    secret = ask(server, "sign in", table, body=guest)["session"]
    _, with_seat = bodies("sit down")
    assert with_seat["seat"] == 2
    seat = ask(server, "sit down", table, secret, with_seat)
    host.post(f"tables/{table}/start")
    return table, seat


def test_its_requests_play_a_move(server: Server) -> None:
    table, seat = joined(server)
    path = STEPS["listen"][1].replace("TABLE", table)
    headers = {"authorization": f"Bearer {seat['token']}"}
    with http.stream("GET", server.url + path, headers=headers) as stream:
        lines = (json.loads(line) for line in stream.iter_lines() if line)
        heard = next(line for line in lines if line["question"])
    fields = set(re.findall(r"`(\w+)`", PAGE.partition("| field | meaning |")[2].partition("\n\n")[0]))
    assert heard.keys() - {"type"} <= fields
    action = heard["question"]["options"][0]["action"]
    given = {"seat": seat["seat"], "action": action, "version": heard["version"], "client": "first"}
    assert list(given) == re.findall(r'"(\w+)"', STEPS["move"][2])
    assert ask(server, "move", table, seat["token"], given)["version"] > heard["version"]


@pytest.mark.parametrize("role", ["player", "spectator", "board"])
def test_its_hello_is_welcome(server: Server, role: str) -> None:
    table, seat = joined(server)
    hello = json.loads(HELLO.replace("SECRET", seat["token"]).replace('"player"', f'"{role}"'))
    assert hello.pop("version") >= 0  # only to resume

    async def greet() -> list[dict[str, Any]]:
        address = server.url.replace("http", "ws") + f"/api/tables/{table}/socket"
        async with websockets.connect(address) as socket:
            await socket.send(json.dumps(hello))
            heard = []
            while not heard or heard[-1]["type"] != "update":
                text = await socket.recv()
                assert isinstance(text, str)
                read_message(text)
                heard.append(json.loads(text))
            return heard

    first, *_, last = asyncio.run(greet())
    assert (first["type"], last["type"]) == ("welcome", "update")
    assert first["you"]["as"] == role


def shown_frames() -> dict[str, list[str]]:
    """The frames of the page's table, with their fields as they stand there."""
    found: dict[str, list[str]] = {}
    for cell in re.findall(r"(?m)^\| (`.*?) \|", FRAMES):
        shared = re.search(r"each with `\{([^}]*)\}`", cell)
        for name, fields in re.findall(r"`([a-z-]+)`(?: `\{([^}]*)\}`)?", cell):
            found[name] = fields.split(", ") if fields else []
            found[name] += shared[1].split(", ") if shared else []
    return found


def test_its_frames_are_those_of_the_protocol() -> None:
    """Their names and fields, and which of them may be left out."""
    shown = shown_frames()
    assert shown.keys() == TYPES.keys() - ONLY_IN_FAIRNESS
    for name, fields in shown.items():
        known = {field.encode_name: field for field in msgspec.structs.fields(TYPES[name])}
        assert {field.rstrip("?") for field in fields} == known.keys(), name
        optional = {field.rstrip("?") for field in fields if field.endswith("?")}
        assert optional <= {key for key, field in known.items() if not field.required}, name


def test_its_answers_are_messages() -> None:
    """What the server says back is in the protocol, with these fields."""
    known = {str(kind.__struct_config__.tag): set(kind.__struct_fields__) for kind in get_args(Message)}
    answers = re.findall(r"`(ack|refused|stale|chat|here|late)` `\{([^}]*)\}`", PAGE.partition("### Sockets")[2])
    told = {(name, fields) for name, fields in answers if "text}" not in fields and fields != "id, text"}
    assert {name for name, _ in told} == {"ack", "refused", "stale", "chat", "here", "late"}
    for name, fields in told:
        assert set(fields.split(", ")) <= known[name], name
