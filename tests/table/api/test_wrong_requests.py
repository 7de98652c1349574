"""Every endpoint answers every kind of wrong request with the one body: a message, its facts, a sentence to read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from longhall.server.runtime.settings import Settings
from longhall.server.storage.queries.people.moderation import LogLine, set_moderator
from longhall.speech import languages

from ..conftest import SEATS, Client, Served, serve

PLACES = {
    "table": "nosuchtable",
    "seat": "0",
    "move": "0",
    "game": "brian-boru",
    "lesson": "trick",
    "session": "0",
    "language": "en",
    "number": "1",
    "puzzle": "nosuchpuzzle",
    "account": "nobody",
    "code": "nosuchcode",
    "handle": "nobody",
}
METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"]
OPEN_TO_ALL = ("/api/guests", "/api/accounts", "/api/sessions", "/api/puzzles/{puzzle}/answer")
"""Where one says who one is, or tries a puzzle."""


def operations(served: Served) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Every endpoint: its method, its path, and what the schema says of it."""
    for path, methods in served.app.openapi()["paths"].items():
        for method, operation in methods.items():
            yield method.upper(), path, operation


def filled(path: str, **places: str) -> str:
    """A path with something in each of its places."""
    return re.sub(r"\{(\w+)\}", lambda place: {**PLACES, **places}[place[1]], path)


def check(answer: httpx.Response, status: int, message: str) -> None:
    """The answer is a problem, told in a sentence."""
    told = answer.json()
    assert (answer.status_code, told["message"]) == (status, message), (str(answer.request.url), told)
    assert set(told) == {"message", "args", "rule", "text", "now"}
    assert told["text"] not in ("", message)
    assert "{" not in told["text"]


@pytest.fixture(scope="module")
def person(served: Served) -> Client:
    return served.guest("Somebody")


def test_a_table_that_is_not_there(served: Served, person: Client) -> None:
    asked = 0
    for method, path, operation in operations(served):
        if "{table}" in path:
            needed = {one["name"]: "0" for one in operation.get("parameters", []) if one.get("required")}
            check(person.raw(method, filled(path), params=needed), 404, "error-no-such-table")
            asked += 1
    assert asked > 25


def make_moderator(served: Served, client: Client) -> None:
    me = client.get("/api/me")["id"]
    served.call(set_moderator, served.server.store, me, True, LogLine(0.0, "", "", "moderator", me, "", ""))
    served.call(served.server.sanctions.once)


def test_a_body_of_another_shape(served: Served, person: Client) -> None:
    people = [served.guest(f"Guest {number}") for number in range(SEATS)]
    table = served.running_table(people)
    make_moderator(served, people[0])  # others are refused before what they send is read
    asked = 0
    for method, path, operation in operations(served):
        if "application/json" in operation.get("requestBody", {}).get("content", {}):
            asked += 1
            where = filled(path, table=table)
            for body in (b"[]", b"{", b"", b'{"surely no such field": 1}', b"\xff"):
                answer = people[0].raw(method, where, content=body, headers={"content-type": "application/json"})
                check(answer, 422, "error-request")
                assert answer.json()["args"]["place"]
    assert asked > 10


def test_a_place_that_is_none(served: Served, person: Client) -> None:
    table = served.open_table(person)
    for method, path, _ in operations(served):
        if "{seat}" in path:
            for seat in ("-1", "64", "one", "²"):
                check(person.raw(method, filled(path, table=table, seat=seat)), 422, "error-request")
        if "{move}" in path:
            for move in ("-1", "9" * 30, "last"):
                check(person.raw(method, filled(path, table=table, move=move)), 422, "error-request")
        if "{game}" in path:
            check(person.raw(method, filled(path, game="chess")), 404, "error-no-such-game")


def test_a_method_that_is_none(served: Served, person: Client) -> None:
    known: dict[str, set[str]] = {}
    for method, path, _ in operations(served):
        known.setdefault(path, set()).add(method)
    assert len(known) > 35
    for path, methods in known.items():
        for method in set(METHODS) - methods:
            if method == "GET":  # the pages of the browser client begin where the endpoints end
                check(person.raw(method, filled(path)), 404, "error-no-such-page")
            elif not answers_elsewhere(path, method, known):
                check(person.raw(method, filled(path)), 405, "error-no-such-method")


def answers_elsewhere(path: str, method: str, known: dict[str, set[str]]) -> bool:
    """Whether the same path fits another endpoint's pattern, which has the method."""
    patterns = {re.sub(r"\{\w+\}", "[^/]+", other): methods for other, methods in known.items() if other != path}
    return any(re.fullmatch(pattern, filled(path)) and method in methods for pattern, methods in patterns.items())


def test_nobody_in_particular(served: Served, person: Client) -> None:
    """Whatever changes something, or is about oneself, needs somebody; and a wrong secret is refused, not ignored."""
    table = served.open_table(person)
    stranger, liar = served.stranger(), served.bearer("not-a-secret")
    refused = 0
    for method, path, operation in operations(served):
        if path not in OPEN_TO_ALL and (method != "GET" or path.startswith("/api/me")):
            where, body = filled(path, table=table), fitting(operation, served)
            check(stranger.raw(method, where, json=body), 401, "error-who")
            check(liar.raw(method, where, json=body), 401, "error-secret")
            refused += 1
    assert refused > 20


def fitting(operation: dict[str, Any], served: Served) -> Any:
    """A body of the right shape, however senseless."""
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    if body is None:
        return None
    shapes = served.app.openapi()["components"]["schemas"]
    shape = shapes[body["$ref"].rpartition("/")[2]]
    return {name: sample(shape["properties"][name]) for name in shape.get("required", [])}


def sample(about: dict[str, Any]) -> Any:
    """A value of a kind: the one that the description gives as an example, if any."""
    if about.get("examples"):
        return about["examples"][0]
    return {"integer": 0, "string": "abcdefghij", "array": [], "object": {}}[about.get("type", "object")]


@pytest.mark.parametrize("language", languages())
def test_in_every_language(served: Served, language: str) -> None:
    stranger = served.stranger(**{"accept-language": language})
    english = served.stranger().get("/api/tables/nosuchtable", 404)["text"]
    told = stranger.get("/api/tables/nosuchtable", 404)["text"]
    assert (told == english) == (language == "en")


@pytest.mark.parametrize("depth", [200, 20_000, 100_000])
def test_a_body_nested_without_end(person: Client, depth: int) -> None:
    nested = "[" * depth + "]" * depth
    for body in (nested, f'{{"name": {nested}}}', f'{{"name": "x", "more": {nested}}}'):
        answer = person.raw("POST", "/api/guests", content=body, headers={"content-type": "application/json"})
        check(answer, 422, "error-request")


def test_half_a_letter(person: Client) -> None:
    """A surrogate without its other half is no text; the refusal, which may quote it, can still be sent."""
    answer = person.raw(
        "POST", "/api/sagas", content=b'{"saga": "\\ud800"}', headers={"content-type": "application/json"}
    )
    assert answer.status_code in (400, 422)
    assert answer.json()["message"].startswith("error-")


@pytest.mark.parametrize("path", ["/{0}", "/assets/{0}", "/t/{0}", "/{0}/{0}", "/%00", "/assets/%00{0}", "/%ff"])
def test_paths_that_no_file_can_have(tmp_path: Path, path: str) -> None:
    """Segments over 255 letters, and more than a path can hold."""
    (tmp_path / "index.html").write_text("the page")
    server = serve(Settings(data=tmp_path / "data", web=tmp_path, requests_per_minute=0))
    asking = next(server).stranger()
    for letters in (256, 5000):
        answer = asking.raw("GET", path.format("a" * letters))
        assert answer.status_code in (200, 404), (answer.status_code, answer.text)
    next(server, None)
