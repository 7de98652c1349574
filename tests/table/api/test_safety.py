"""The guard at the door: limits, headers, origins, addresses, and answers when things go wrong."""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from longhall.kernel.errors import LonghallError
from longhall.server.api.site import web as web_pages
from longhall.server.app import middleware as guard
from longhall.server.auth.origins import is_host
from longhall.server.runtime.logs import JsonFormatter, LineFormatter
from longhall.server.runtime.proxies import client_address
from longhall.server.runtime.rate_limits import FrameLimits, RequestLimits, limited_as
from longhall.server.runtime.settings import Settings

from ..conftest import GAME, OWN, SEATS, Client, Served

ServeWith = Callable[..., Served]


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/games", "/api/docs", "/api/me", "/nothing", "/api/nothing"])
def test_headers_on_every_answer(served: Served, path: str) -> None:
    headers = served.stranger().raw("GET", path).headers
    assert "script-src 'self'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-request-id"]
    assert "strict-transport-security" not in headers


def test_behind_tls_cookies_are_secure(serve_with: ServeWith) -> None:
    served = serve_with(behind_tls=True, address="https://hall.example")
    answer = served.stranger().raw("POST", "/api/guests", json={"name": "Ulf"})
    assert "; Secure" in answer.headers["set-cookie"]
    assert answer.headers["strict-transport-security"]


def test_changes_by_cookie_need_our_own_header(served: Served) -> None:
    guest = served.guest()
    cookie = {"cookie": f"longhall={guest.http.cookies['longhall']}"}
    forged = Client(served, cookie)
    assert forged.get("/api/me")["name"]
    body = {"game": GAME.name, "seats": [{}] * SEATS}
    assert forged.post("/api/tables", body, 403)["message"] == "error-own-header"
    assert forged.ask("DELETE", "/api/sessions", 403)["message"] == "error-own-header"
    Client(served, {**cookie, **OWN}).post("/api/tables", body, 201)
    Client(served, {}).post("/api/guests", {"name": "Login CSRF"}, 403)


def test_pages_of_other_sites_are_turned_away(served: Served) -> None:
    guest = {"name": "Ulf"}
    foreign = served.stranger(origin="https://evil.test")
    assert foreign.post("/api/guests", guest, 403)["message"] == "error-origin"
    served.stranger(origin="null").post("/api/guests", guest, 403)
    served.stranger(origin="http://hall.test").post("/api/guests", guest, 201)
    preflight = foreign.raw("OPTIONS", "/api/guests", headers={"access-control-request-method": "POST"})
    assert "access-control-allow-origin" not in preflight.headers


def test_further_origins_may_be_allowed(serve_with: ServeWith) -> None:
    served = serve_with(origins="https://friends.test, https://more.test")
    answer = served.stranger(origin="https://more.test").post("/api/guests", {"name": "Ulf"}, 201)
    assert answer["me"]["name"] == "Ulf"
    assert (
        served.stranger(origin="https://less.test").post("/api/guests", {"name": "Ulf"}, 403)["message"]
        == "error-origin"
    )


def test_a_host_that_is_none(served: Served) -> None:
    assert served.stranger(host="evil.test/@x").get("/api/games", 400)["message"] == "error-host"
    assert is_host("[::1]:8000")
    assert not is_host("a b")


def test_bodies_have_a_limit(serve_with: ServeWith) -> None:
    served = serve_with(largest_body=2000)
    client = served.stranger()
    assert client.post("/api/guests", {"name": "x" * 3000}, 413)["message"] == "error-too-large"

    async def parts() -> Any:
        for _ in range(100):
            yield b" " * 100

    answer = client.raw("POST", "/api/guests", content=parts(), headers={"content-type": "application/json"})
    assert answer.status_code == 413, "a body that does not tell its length is counted as it comes"
    assert answer.json()["message"] == "error-too-large"


def test_requests_have_limits_for_each_address(serve_with: ServeWith) -> None:
    served = serve_with(requests_per_minute=60, trusted_proxies="10.0.0.0/8")
    one = served.stranger(**{"x-forwarded-for": "203.0.113.1"})
    now = 1000.0
    served.server.limits.clock = lambda: now
    statuses = [one.raw("POST", "/api/guests", json={"name": "Ulf"}).status_code for _ in range(5)]
    assert statuses == [201, 201, 201, 429, 429], "new guests are one in twenty"
    statuses = [one.raw("GET", "/api/games").status_code for _ in range(70)]
    assert statuses == [200] * 55 + [429] * 15
    now += 2
    statuses = [one.raw("GET", "/api/games").status_code for _ in range(3)]
    assert statuses == [200, 200, 429], "one more for each second"
    refused = one.raw("GET", "/api/games")
    assert int(refused.headers["retry-after"]) >= 1
    assert refused.json()["message"] == "error-too-often"
    other = served.stranger(**{"x-forwarded-for": "203.0.113.2"})
    other.get("/api/games")
    assert one.raw("GET", "/healthz").status_code == 200


def test_passwords_cannot_be_tried_without_end(serve_with: ServeWith) -> None:
    served = serve_with(requests_per_minute=300, trusted_proxies="10.0.0.0/8")
    served.server.limits.clock = lambda: 1000.0
    guess = {"name": "Olaf", "password": "guess"}
    one = [served.stranger().raw("POST", "/api/sessions", json=guess).status_code for _ in range(8)]
    assert one == [401] * 5 + [429] * 3
    guess["name"] = "Ulf"
    answers = [
        served.stranger(**{"x-forwarded-for": f"203.0.113.{n}"}).raw("POST", "/api/sessions", json=guess)
        for n in range(18)
    ]
    assert [answer.status_code for answer in answers] == [401] * 15 + [429] * 3, "from many addresses neither"


def test_limits_fill_up_again() -> None:
    now = [0.0]
    limits = RequestLimits(60, lambda: now[0])
    assert [limits.wait("any", "x") for _ in range(60)] == [0.0] * 60
    assert limits.wait("any", "x") == pytest.approx(1.0)
    now[0] = 2.5
    assert [limits.wait("any", "x") > 0 for _ in range(3)] == [False, False, True]
    assert limited_as("2001:db8::1") == limited_as("2001:db8::ffff") == "2001:db8::/64"
    assert limited_as("::ffff:192.0.2.1") == "192.0.2.1"


def test_a_seat_has_so_many_frames_in_a_second() -> None:
    now = [10.0]
    frames = FrameLimits(4, lambda: now[0])
    assert [frames.count("a seat") for _ in range(5)] == [0.25, 0.5, 0.75, 1.0, 1.25]
    assert frames.count("another") == 0.25
    with pytest.raises(LonghallError, match="error-too-often"):
        frames.check("a seat")
    now[0] = 11.0
    frames.check("a seat")
    assert [FrameLimits(0).count("a seat") for _ in range(3)] == [0.0] * 3, "no limit"


def test_moves_of_a_seat_have_a_limit_from_wherever_they_come(serve_with: ServeWith) -> None:
    served = serve_with(requests_per_minute=0, frames_per_second=5)
    people = [served.guest(f"G{number}") for number in range(SEATS)]
    table = served.running_table(people)
    wish = {"seat": 0, "action": "eat the board"}
    answers = [people[0].raw("POST", f"/api/tables/{table}/moves", json=wish) for _ in range(30)]
    assert {answer.status_code for answer in answers[:5]} == {409}
    refused = next(answer for answer in answers if answer.status_code == 429)
    assert (refused.json()["message"], refused.headers["retry-after"]) == ("error-too-often", "1")
    assert people[1].raw("POST", f"/api/tables/{table}/moves", json={**wish, "seat": 1}).status_code == 409


@pytest.mark.parametrize(
    ("peer", "forwarded", "trusted", "found"),
    [
        ("203.0.113.9", "198.51.100.1", "127.0.0.1", "203.0.113.9"),
        ("127.0.0.1", "198.51.100.1", "127.0.0.1", "198.51.100.1"),
        ("127.0.0.1", "6.6.6.6, 198.51.100.1", "127.0.0.1", "198.51.100.1"),
        ("127.0.0.1", "6.6.6.6, 198.51.100.1, 10.0.0.7", "127.0.0.1,10.0.0.0/8", "198.51.100.1"),
        ("127.0.0.1", "", "127.0.0.1", "127.0.0.1"),
    ],
)
def test_the_address_is_what_trusted_proxies_say(peer: str, forwarded: str, trusted: str, found: str) -> None:
    assert client_address(Settings(trusted_proxies=trusted), peer, forwarded) == found


def test_an_unforeseen_error_tells_nothing_and_the_server_goes_on(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> object:
        raise RuntimeError("the secret plan of the house")

    with monkeypatch.context() as patch:
        patch.setattr(served.server.accounts, "new_guest", broken)
        answer = served.stranger().raw("POST", "/api/guests", json={"name": "Ulf"})
    assert answer.status_code == 500
    assert "secret plan" not in answer.text
    assert answer.json()["args"]["request"] == answer.headers["x-request-id"]
    assert "secret plan" in caplog.text
    served.guest()


def test_a_database_that_does_not_answer_is_503(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def gone(*_: object) -> object:
        raise OperationalError("select", {}, Exception("disk I/O error"))

    hours = itertools.count(3600.0, 3600.0)
    monkeypatch.setattr(served.server.readiness, "clock", lambda: next(hours))
    guest = served.guest()
    with monkeypatch.context() as patch:
        patch.setattr(served.server.store, "fetch_one", gone)
        patch.setattr(served.server.readiness, "write", gone)
        assert guest.get("/api/me", 503)["message"] == "error-store"
        served.stranger().get("/readyz", 503)
        served.stranger().get("/healthz")
    served.stranger().get("/readyz")


def test_an_answer_that_takes_too_long_is_503(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def slow(*_: object) -> bool:
        await asyncio.Event().wait()
        return True

    with monkeypatch.context() as patch:
        patch.setattr(guard, "ANSWER_SECONDS", 0.1)
        patch.setattr(served.server.readiness, "need", slow)
        assert served.stranger().get("/readyz", 503)["message"] == "error-slow"


def test_metrics_and_health(served: Served, people: list[Client]) -> None:
    table = served.running_table(people)
    served.play(table, 10)
    text = served.stranger().raw("GET", "/metrics").text
    assert f'longhall_moves_total{{game="{GAME.name}"}}' in text
    assert 'longhall_tables{status="running"}' in text
    assert "longhall_journal_commits_total" in text
    assert 'route="/api/tables/{table}/start"' in text
    assert table not in text, "the key to a table is in no figure"
    assert served.stranger().get("/healthz")["status"] == "up"


def test_no_secret_and_no_table_in_the_log(
    served: Served, people: list[Client], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "longhall")
    table = served.open_table(people[0])
    secret = people[0].post(f"/api/tables/{table}/seats/0/link")["secret"]
    people[1].post(f"/api/tables/{table}/claim-seat", {"secret": secret})
    served.bearer("not-a-real-secret").get(f"/api/tables/{table}", 401)
    lines = [LineFormatter().format(record) + JsonFormatter().format(record) for record in caplog.records]
    assert any("/api/tables/{table}/claim-seat" in line for line in lines)
    for word in (secret, table, "not-a-real-secret", *(person.http.cookies["longhall"] for person in people)):
        assert not any(word in line for line in lines if "longhall" in line)


def test_the_docs_need_nothing_from_elsewhere(served: Served) -> None:
    page = served.stranger().raw("GET", "/api/docs").text
    assert "/api/tables/{table}/moves" in page
    assert "<script" not in page
    assert "http://" not in page
    assert "https://" not in page


def test_the_bare_page_speaks_the_readers_language(
    serve_with: ServeWith, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web_pages, "BUNDLED", tmp_path)  # as if no client had come with the program
    served = serve_with()
    assert "Longhall běží" in served.stranger(**{"accept-language": "cs-CZ,cs;q=0.9"}).raw("GET", "/").text
    assert "Longhall is running" in served.stranger().raw("GET", "/").text


def test_the_browser_client_is_served(serve_with: ServeWith, tmp_path_factory: pytest.TempPathFactory) -> None:
    web = tmp_path_factory.mktemp("web")
    (web / "assets").mkdir()
    (web / "index.html").write_text("<!doctype html>the client")
    (web / "assets" / "app-abc123.js").write_text("let x = 1")
    (web.parent / "outside.txt").write_text("a secret of the machine")
    served = serve_with(web=web)
    for path in ("/", "/t/abcdefghij", "/lobby"):
        page = served.stranger().raw("GET", path)
        assert "the client" in page.text
        assert page.headers["cache-control"] == "no-cache"
    script = served.stranger().raw("GET", "/assets/app-abc123.js")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-type"].startswith("text/javascript")
    served.stranger().get("/assets/missing.js", 404)
    served.stranger().get("/api/missing", 404)
    for path in ("/../outside.txt", "/%2e%2e/outside.txt", "/assets/..%2f..%2foutside.txt", "//etc/passwd", "/%00"):
        answer = served.stranger().raw("GET", str(httpx.URL("http://hall.test").copy_with(raw_path=path.encode())))
        assert "secret of the machine" not in answer.text
        assert "root:" not in answer.text


def test_wrong_methods_and_shapes(served: Served) -> None:
    answer = served.stranger().raw("DELETE", "/api/games")
    assert answer.status_code == 405
    assert answer.headers["allow"] == "GET"
    for body in (b"", b"[]", b"{", b'"x"', b"\xff\xfe", b'{"name": 7}', b"null"):
        answer = served.stranger().raw(
            "POST", "/api/guests", content=body, headers={"content-type": "application/json"}
        )
        assert answer.status_code == 422, body
        assert answer.json()["message"] == "error-request"
