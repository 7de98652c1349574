"""Turn notices: who gets them, when, by which ways, and what nobody can do with them."""

from __future__ import annotations

import asyncio
import base64
import json
import logging
from collections.abc import Callable
from typing import Any

import pytest

from longhall.kernel.errors import LonghallError
from longhall.server.notify.dispatcher import NoticeDispatcher
from longhall.server.notify.preferences import check_notices
from longhall.speech import speech

from ..conftest import GAME, SEATS, Client, Served
from .receiver import Browser, Receiver

SOON = {"notice_seconds": 0.0, "private_notices": True, "requests_per_minute": 0, "address": "https://hall.example"}


class Looking:
    """Eyes at a table."""

    asks = False
    hears_chat = False
    updates_only = False
    seat = None

    def __init__(self, seats: list[int]) -> None:
        self.owns = seats
        self.version = 10**9

    def settle(self, table: object) -> None: ...

    def send(self, message: bytes) -> None: ...

    def fall_behind(self) -> None: ...


def wishes(client: Client, status: int = 200, **notices: Any) -> Any:
    return client.ask("PATCH", "/api/me", status, json={"notices": notices})


def people(served: Served, receiver: Receiver, language: str = "en") -> list[Client]:
    """As many as sit at a table; each has a webhook of their own."""
    found = [served.guest(f"Guest{number}") for number in range(SEATS)]
    for number, person in enumerate(found):
        wishes(person, url=f"{receiver.url}/hook/{number}")
        person.ask("PATCH", "/api/me", json={"language": language})
    return found


def settle(served: Served) -> None:
    """Until everything that was planned has been sent or dropped."""
    notices = served.server.notices
    assert isinstance(notices, NoticeDispatcher)

    async def quiet() -> None:
        while notices._planned or notices._sending:
            await asyncio.sleep(0.02)

    served.call(quiet)


def reasons(receiver: Receiver, path: str) -> list[str]:
    return [letter.json()["message"] for letter in receiver.letters if letter.path == path]


def test_who_is_away_hears_why_and_where(serve_with: Callable[..., Served], receiver: Receiver) -> None:
    served = serve_with(**SOON)
    players = people(served, receiver, "pl")
    table = served.running_table(players, name="Piątkowy stół")
    settle(served)
    asked = served.table(table).to_act()
    # Everybody hears of the start; the host, who started it, only if it is their turn.
    heard = {letter.path for letter in receiver.letters}
    assert heard == {f"/hook/{seat}" for seat in {*asked, *range(1, SEATS)}}
    told = next(letter.json() for letter in receiver.letters if letter.path == f"/hook/{asked[0]}")
    assert told["message"] == "notice-started"
    title = speech("pl").say(f"{GAME.prefix}-title")
    assert told["text"] == f"Gra przy stole „Piątkowy stół” ({title}) się zaczęła."
    assert told["link"] == f"https://hall.example/t/{table}"
    assert told["table"]["name"] == "Piątkowy stół"
    assert told["question"]["text"]
    assert not told["question"]["text"].startswith("[")
    assert receiver.letters[0].headers["content-type"] == "application/json"


def test_one_notice_for_each_question(serve_with: Callable[..., Served], receiver: Receiver) -> None:
    """Of several who are asked at once nobody hears again because another has answered."""
    served = serve_with(**SOON)
    players = people(served, receiver)
    table_id = served.running_table(players)
    settle(served)
    receiver.letters.clear()
    table = served.table(table_id)
    expected: list[tuple[str, str]] = []
    for _ in range(40):
        version = table.version
        before = set(table.on_the_clock())
        served.play(table_id, 1, seed=version)
        settle(served)
        actor = table.recent[-1].seat
        new = set(table.on_the_clock()) - {actor}
        if table.match is not None and not table.match.moves[-1].together:
            expected += [("notice-turn", f"/hook/{seat}") for seat in sorted(new)]
        else:
            assert new <= before
    assert expected
    assert sorted((letter.json()["message"], letter.path) for letter in receiver.letters) == sorted(expected)


def test_who_looks_at_the_table_hears_nothing(serve_with: Callable[..., Served], receiver: Receiver) -> None:
    served = serve_with(**SOON)
    players = people(served, receiver)
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in players[1:])]
    table = served.open_table(players[0], seats)
    for player in players[1:]:
        player.post(f"/api/tables/{table}/join", {})
    served.server.rooms.watch(table, Looking([1]))
    players[0].post(f"/api/tables/{table}/start")
    served.play(table, 60)
    settle(served)
    assert reasons(receiver, "/hook/1") == []
    assert reasons(receiver, "/hook/2")[0] == "notice-started"


def test_who_came_back_in_time_hears_nothing(serve_with: Callable[..., Served], receiver: Receiver) -> None:
    served = serve_with(**{**SOON, "notice_seconds": 0.5})
    players = people(served, receiver)
    table = served.running_table(players)
    for seat in range(SEATS):
        served.server.rooms.watch(table, Looking([seat]))
    settle(served)
    assert receiver.letters == []


def test_never_is_never_and_nobody_else_is_told(serve_with: Callable[..., Served], receiver: Receiver) -> None:
    served = serve_with(**SOON)
    players = people(served, receiver)
    wishes(players[1], when="never")
    wishes(players[2], url="")
    served.finished_table(players)
    settle(served)
    assert reasons(receiver, "/hook/1") == []
    assert reasons(receiver, "/hook/2") == []


def test_the_end_the_rematch_and_the_clock(serve_with: Callable[..., Served], receiver: Receiver) -> None:
    served = serve_with(**SOON)
    players = people(served, receiver)
    table = served.finished_table(players)
    settle(served)
    last = served.table(table).recent[-1].seat
    assert last is not None
    for seat in range(SEATS):
        ends = [reason for reason in reasons(receiver, f"/hook/{seat}") if reason == "notice-finished"]
        assert len(ends) == (seat != last)
    receiver.letters.clear()
    again = players[0].post(f"/api/tables/{table}/rematch", status=201)["table"]["id"]
    settle(served)
    assert reasons(receiver, "/hook/0") == []
    assert reasons(receiver, "/hook/1") == ["notice-rematch"]
    assert receiver.letters[0].json()["link"].endswith(f"/t/{again}")
    receiver.letters.clear()
    players[0].post(f"/api/tables/{again}/start")
    settle(served)
    receiver.letters.clear()
    live = served.table(again)
    served.call(served.server.commands.lend, live, 1, "random", "table-clock-bot")
    served.call(served.server.commands.resign, live, 2, "table-clock-resign")
    served.call(served.server.commands.lend, live, 0, "random")
    settle(served)
    assert reasons(receiver, "/hook/1") == ["notice-clock-bot"]
    assert reasons(receiver, "/hook/2") == ["notice-clock-resign"]
    assert "notice-clock-bot" not in reasons(receiver, "/hook/0")


def test_a_slow_or_broken_receiver_holds_nobody_up(
    serve_with: Callable[..., Served], receiver: Receiver, caplog: pytest.LogCaptureFixture
) -> None:
    served = serve_with(**SOON)
    players = people(served, receiver)
    secret = f"{receiver.url}/very-secret-path"
    wishes(players[1], url=secret)
    wishes(players[2], url="http://127.0.0.1:9/also-secret")
    receiver.status = 500
    receiver.answers.clear()
    with caplog.at_level(logging.DEBUG, "longhall"):
        table = served.running_table(players)
        served.play(table, 20)  # while the receiver keeps everybody waiting
        receiver.answers.set()
        settle(served)
    said = "\n".join(record.getMessage() for record in caplog.records)
    assert "was answered with 500" in said
    assert "failed: ClientConnectorError" in said
    assert "secret" not in said
    assert table not in "\n".join(r.getMessage() for r in caplog.records if r.name == "longhall.notices")


def test_nobody_is_flooded(serve_with: Callable[..., Served], receiver: Receiver) -> None:
    served = serve_with(**SOON)
    notices = served.server.notices
    assert isinstance(notices, NoticeDispatcher)
    assert [notices.has_room("x") for _ in range(25)].count(True) == 20
    assert notices.has_room("y")


# -- browsers ---------------------------------------------------------------------------------------------------------


def test_a_browser_gets_an_encrypted_signed_letter_until_it_wants_no_more(
    serve_with: Callable[..., Served], receiver: Receiver
) -> None:
    served = serve_with(**SOON, contact="mailto:keeper@hall.example")
    players = [served.guest(f"Guest{number}") for number in range(SEATS)]
    browser = Browser(f"{receiver.url}/push/secret")
    key = players[1].get("/api/push-key")["key"]
    assert key == served.stranger().get("/api/push-key")["key"]
    assert len(base64.urlsafe_b64decode(key + "=")) == 65
    players[1].ask("PUT", "/api/me/push", 204, json=browser.subscription())
    players[1].ask("PUT", "/api/me/push", 204, json={**browser.subscription(), "expirationTime": None})
    assert len(players[1].get("/api/me")["notices"]["push"]) == 1
    table = served.running_table(players, name="Friday")
    letter = receiver.wait()[0]
    told = browser.read(letter)
    assert told["title"] == "Friday"
    assert told["message"] == "notice-started"
    assert told["link"].endswith(table)
    assert letter.headers["content-encoding"] == "aes128gcm"
    assert table not in json.dumps(letter.headers)
    token = letter.headers["authorization"].split("t=")[1].split(",")[0]
    claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
    assert claims["aud"] == receiver.url
    assert claims["sub"] == "mailto:keeper@hall.example"
    assert key in letter.headers["authorization"]
    settle(served)
    receiver.status = 410
    live = served.table(table)
    while len(receiver.letters) < 2:  # until it is their turn by somebody else's move
        assert live.status == "running"
        served.play(table, 1)
        settle(served)
    assert players[1].get("/api/me")["notices"]["push"] == []


def test_browsers_come_and_go(served: Served, receiver: Receiver) -> None:
    person = served.guest()
    served.stranger().get("/api/push-key")
    browsers = [Browser(f"https://push.example/{number}").subscription() for number in range(12)]
    for browser in browsers:
        person.ask("PUT", "/api/me/push", 204, json=browser)
    kept = person.get("/api/me")["notices"]["push"]
    assert kept == browsers[2:]
    person.ask("DELETE", "/api/me/push", 204, json={"endpoint": "https://push.example/5"})
    person.ask("DELETE", "/api/me/push", 204, json={"endpoint": "https://push.example/5"})
    assert len(person.get("/api/me")["notices"]["push"]) == 9
    served.stranger().ask("PUT", "/api/me/push", 401, json=browsers[0])


def test_the_key_outlives_the_server(serve_with: Callable[..., Served]) -> None:
    keys = {serve_with(requests_per_minute=0).stranger().get("/api/push-key")["key"] for _ in range(2)}
    assert len(keys) == 1


# -- what is refused --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("url", "message"),
    [
        ("file:///etc/passwd", "error-notice-kind"),
        ("dbus://", "error-notice-kind"),
        ("json://10.0.0.1/", "error-notice-inside"),
        ("gotify://gotify.example.org/token", "error-notice-retired"),
        ("zulip://bot@example.org/token", "error-notice-retired"),
        ("mailto:me@example.org", "error-notice-no-mail"),
        ("mailto://user:pass@example.org?smtp=10.0.0.1", "error-notice-no-mail"),
        ("syslog://localhost", "error-notice-kind"),
        ("windows://x", "error-notice-kind"),
        ("exec://x", "error-notice-kind"),
        ("ftp://example.org/x", "error-notice-kind"),
        ("nonsense", "error-notice-address"),
        ("http://", "error-notice-address"),
        ("https://example.org:99999/", "error-notice-address"),
        ("https://example.org/a b", "error-notice-address"),
        ("http://127.0.0.1:8000/", "error-notice-inside"),
        ("http://127.1/", "error-notice-inside"),
        ("http://2130706433/", "error-notice-inside"),
        ("http://0x7f000001/", "error-notice-inside"),
        ("http://localhost/", "error-notice-inside"),
        ("http://LOCALHOST./", "error-notice-inside"),
        ("http://printer.local/", "error-notice-inside"),
        ("http://intranet/", "error-notice-inside"),
        ("http://10.1.2.3/", "error-notice-inside"),
        ("http://169.254.169.254/latest/meta-data", "error-notice-inside"),
        ("http://[::1]/", "error-notice-inside"),
        ("http://[::ffff:10.0.0.1]/", "error-notice-inside"),
        ("http://[64:ff9b::7f00:1]/", "error-notice-inside"),
        ("ntfy://localhost/topic", "error-notice-inside"),
        ("ntfy://topic?mode=private", "error-notice-address"),
        ("tgram://123456789:abcdefg_hijklmnop-abcdefghijklmnopqr/12315544/?verify=no", "error-notice-address"),
        ("discord://x", "error-notice-address"),
    ],
)
def test_unsafe_addresses_are_refused(served: Served, url: str, message: str) -> None:
    assert wishes(served.guest(), 400, url=url)["message"] == message


@pytest.mark.parametrize(
    "url",
    [
        "https://example.org/hook?x=1",
        "tgram://123456789:abcdefg_hijklmnop-abcdefghijklmnopqr/12315544/",
        "ntfy://some-topic",
        "ntfys://ntfy.example.org/topic",
        "mailto:me@example.org",
        "discord://123456/token",
        "slack://T1/B2/c3",
        "https://discord.com/api/webhooks/123/abc",
        "json://example.org/hook",
        "",
    ],
)
def test_usual_addresses_are_taken(url: str) -> None:
    assert check_notices({"url": url}, can_mail=True)["url"] == url


@pytest.mark.parametrize(
    "push",
    [
        [{"endpoint": "http://push.example/1"}],
        [Browser("http://push.example/1").subscription()],
        [Browser("https://127.0.0.1/1").subscription()],
        [{"endpoint": "https://push.example/1", "keys": {"p256dh": "AAAA", "auth": "AAAA"}}],
        [{"endpoint": "https://push.example/1", "keys": {"p256dh": "!", "auth": "é"}}],
    ],
)
def test_what_is_no_subscription_is_refused(push: list[Any]) -> None:
    with pytest.raises(LonghallError, match="error-notice"):
        check_notices({"push": push})


def test_what_is_left_out_of_a_change_stays(served: Served) -> None:
    person = served.guest()
    wishes(person, url="https://example.org/hook")
    wishes(person, when="never")
    assert person.get("/api/me")["notices"] == {"url": "https://example.org/hook", "push": [], "when": "never"}
    wishes(person, 422, elsewhere="x")
