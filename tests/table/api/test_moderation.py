"""Reports, mutes and bans: who may do what, what a ban means, and the log of it."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from longhall.kernel.errors import LonghallError
from longhall.server.auth.networks import Networks, read_network
from longhall.server.auth.sanctions import Sanctions
from longhall.server.storage import queries
from longhall.server.storage.queries.people.moderation import LogLine, set_moderator
from longhall.server.transport.chat import speaker
from longhall.server.transport.last_addresses import LastAddresses
from longhall.speech import languages

from ..conftest import Client, Served

REASON = "insults at the table"
DAY = 86400


# -- addresses --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ("203.0.113.7", "203.0.113.7/32"),
        (" 203.0.113.7/24 ", "203.0.113.0/24"),
        ("::ffff:203.0.113.7", "203.0.113.7/32"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("2001:db8::/48", "2001:db8::/48"),
        ("fe80::1%eth0", "fe80::/64"),
    ],
)
def test_networks_are_read(given: str, meant: str) -> None:
    assert str(read_network(given)) == meant


@pytest.mark.parametrize(
    "given", ["", "somewhere", "203.0.113.300", "203.0.113.7/33", "1.2.3.4/8", "::/0", "2001:db8::/31"]
)
def test_what_is_no_network_or_too_wide(given: str) -> None:
    with pytest.raises(LonghallError) as refused:
        read_network(given)
    assert refused.value.message in ("error-network", "error-network-wide")


def test_an_address_is_found_in_its_network() -> None:
    known = Networks({read_network(text): text for text in ("203.0.113.0/24", "198.51.100.7", "2001:db8:1:2::/64")})
    found = {
        "203.0.113.200": "203.0.113.0/24",
        "::ffff:203.0.113.9": "203.0.113.0/24",
        "203.0.114.1": None,
        "198.51.100.7": "198.51.100.7",
        "198.51.100.8": None,
        "2001:db8:1:2:ffff::1": "2001:db8:1:2::/64",
        "2001:db8:1:3::1": None,
        "testclient": None,
        "": None,
    }
    assert {address: known.find(address) for address in found} == found
    assert Networks[str]({}).find("203.0.113.7") is None


# -- the house --------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def moderator(served: Served) -> Client:
    return made_moderator(served, "Thora")


def made_moderator(served: Served, name: str) -> Client:
    client = served.account(name)
    me = client.get("/api/me")["id"]
    line = LogLine(time.time(), "", "", "moderator", me, name, "")
    served.call(set_moderator, served.server.store, me, True, line)
    served.call(served.server.sanctions.once)
    return client


@pytest.fixture(autouse=True)
def nothing_left(served: Served, moderator: Client) -> Iterator[None]:
    """Each test begins and ends with nobody banned."""
    yield
    served.server.sanctions.clock = time.time
    for one in moderator.get("/api/moderation")["sanctions"]:
        moderator.post(f"/api/moderation/sanctions/{one['id']}/lift", {"reason": "end of the test"}, 204)
    for one in moderator.get("/api/moderation")["reports"]:
        moderator.post(f"/api/moderation/reports/{one['id']}/close", {"reason": "end of the test"}, 204)


def me(client: Client) -> str:
    return str(client.get("/api/me")["id"])


def ban(moderator: Client, person: Client, seconds: int | None = None, kind: str = "ban") -> None:
    body = {"kind": kind, "person": me(person), "seconds": seconds, "reason": REASON}
    moderator.post("/api/moderation/sanctions", body, 204)


def latest(moderator: Client) -> dict[str, Any]:
    found: dict[str, Any] = moderator.get("/api/moderation")["log"][0]
    return found


def say(served: Served, table: str, client: Client, text: str) -> str:
    """Say something at a table; who speaks, as others see it."""
    user = me(client)
    served.call(served.server.chat.say, served.table(table), user, client.name, text)
    return speaker(table, user)


# -- who may do what --------------------------------------------------------------------------------------------------

ROUTES = [
    ("GET", "/api/moderation", None),
    ("GET", "/api/moderation/log", None),
    ("POST", "/api/moderation/sanctions", {"kind": "ban", "person": "x", "reason": "y"}),
    ("POST", "/api/moderation/sanctions/1/lift", {"reason": "y"}),
    ("POST", "/api/moderation/reports/1/close", {"reason": "y"}),
]


@pytest.mark.parametrize(("method", "path", "body"), ROUTES)
def test_only_moderators_moderate(served: Served, moderator: Client, method: str, path: str, body: Any) -> None:
    host = served.guest("Host")
    table = served.open_table(host)
    link = host.post(f"/api/tables/{table}/seats/0/link")["secret"]
    assert served.stranger().ask(method, path, 401, json=body)["message"] == "error-who"
    assert served.bearer(link).ask(method, path, 403, json=body)["message"] == "error-seat-only"
    assert host.ask(method, path, 403, json=body)["message"] == "error-not-moderator"
    assert moderator.raw(method, path, json=body).status_code in (200, 404)


def test_every_route_of_moderators_is_tried(served: Served) -> None:
    paths = {
        re.sub(r"\{\w+\}", "1", route.path)
        for route in served.app.routes
        if getattr(route, "path", "").startswith("/api/moderation")
    }
    assert paths == {path for _, path, _ in ROUTES}


def test_a_moderator_no_more(served: Served) -> None:
    client = made_moderator(served, "Gone")
    assert client.get("/api/me")["moderator"]
    line = LogLine(time.time(), "", "", "no-moderator", me(client), "Gone", "")
    served.call(set_moderator, served.server.store, me(client), False, line)
    served.call(served.server.sanctions.once)
    assert not client.get("/api/me")["moderator"]
    client.get("/api/moderation", 403)


# -- reports ----------------------------------------------------------------------------------------------------------


def test_a_line_of_the_chat_is_reported_with_what_was_said(
    served: Served, moderator: Client, people: list[Client]
) -> None:
    table = served.running_table(people)
    rude = say(served, table, people[1], "you play like a troll")
    say(served, table, people[0], "please stop")
    people[0].post("/api/reports", {"table": table, "by": rude, "reason": REASON}, 204)
    [report] = moderator.get("/api/moderation")["reports"]
    assert (report["by"], report["about"]["name"], report["table"]) == (people[0].name, people[1].name, table)
    assert report["about"]["id"] == me(people[1])
    assert report["about"]["address"] == "10.0.0.1"
    assert [(line["text"], line["theirs"]) for line in report["context"]] == [
        ("you play like a troll", True),
        ("please stop", False),
    ]
    moderator.post(f"/api/moderation/reports/{report['id']}/close", {"reason": "spoken to"}, 204)
    assert moderator.get("/api/moderation")["reports"] == []
    assert (latest(moderator)["what"], latest(moderator)["about"]) == ("close", people[1].name)
    again = moderator.post(f"/api/moderation/reports/{report['id']}/close", {"reason": "twice"}, 404)
    assert again["message"] == "error-no-such-report"


def test_a_seat_and_an_account_are_reported(served: Served, moderator: Client, people: list[Client]) -> None:
    table = served.running_table(people)
    served.account("Loki")
    people[0].post("/api/reports", {"table": table, "seat": 1, "reason": REASON}, 204)
    people[0].post("/api/reports", {"account": "LOKI", "reason": REASON}, 204)
    names = [report["about"]["name"] for report in moderator.get("/api/moderation")["reports"]]
    assert names == [people[1].name, "Loki"]


def test_reports_that_make_no_sense(served: Served, people: list[Client]) -> None:
    table = served.running_table(people)
    wrong = {
        "error-report-self": {"table": table, "seat": 0},
        "error-chat-no-such-person": {"table": table, "by": "abcdef012345"},
        "error-no-such-person": {"account": "Nobody at all"},
        "error-no-such-table": {"table": "nowhere", "seat": 0},
        "error-no-such-seat": {"table": table, "seat": 40},
    }
    for message, body in wrong.items():
        assert people[0].post("/api/reports", {**body, "reason": REASON}, None)["message"] == message
    for body in (
        {"table": table, "reason": REASON},
        {"seat": 0, "reason": REASON},
        {"table": table, "seat": 0, "by": "abcdef012345", "reason": REASON},
        {"table": table, "seat": 1, "reason": ""},
        {"table": table, "seat": 1, "reason": "x" * 501},
        {"table": "a/../b", "seat": 1, "reason": REASON},
        {"account": "Loki", "table": table, "reason": REASON},
        {"reason": REASON},
    ):
        people[0].post("/api/reports", body, 422)
    served.stranger().post("/api/reports", {"table": table, "seat": 0, "reason": REASON}, 401)


def test_nobody_floods_the_moderators(served: Served, moderator: Client, people: list[Client]) -> None:
    table = served.running_table(people)
    for _ in range(20):
        people[0].post("/api/reports", {"table": table, "seat": 1, "reason": REASON}, 204)
    assert (
        people[0].post("/api/reports", {"table": table, "seat": 1, "reason": REASON}, 400)["message"]
        == "error-report-many"
    )
    people[2].post("/api/reports", {"table": table, "seat": 1, "reason": REASON}, 204)
    assert moderator.get("/api/moderation")["open"] == 21


# -- bans -------------------------------------------------------------------------------------------------------------


def test_a_ban_is_told_with_its_reason_and_stops_everything(
    served: Served, moderator: Client, people: list[Client]
) -> None:
    banned = people[1]
    table = served.running_table(people)
    link = banned.post(f"/api/tables/{table}/seats/1/link")["secret"]
    waiting = served.open_table(people[0])
    banned.post(f"/api/tables/{waiting}/join", {})
    ban(moderator, banned)
    told = banned.post("/api/tables", {"game": "brian-boru", "seats": []}, None)
    for path, body in (
        (f"/api/tables/{waiting}/join", {}),
        (f"/api/tables/{table}/seats/1/resign", None),
        (f"/api/tables/{table}/seats/1/take-back", None),
        ("/api/reports", {"table": table, "seat": 0, "reason": REASON}),
    ):
        told = banned.post(path, body, 403)
        assert (told["message"], told["args"]) == ("error-banned", {"reason": REASON})
        assert REASON in told["text"]
    by_link = served.bearer(link).post(f"/api/tables/{table}/seats/1/take-back", None, 403)
    assert by_link["message"] == "error-banned"
    with pytest.raises(LonghallError, match="error-banned"):
        say(served, table, banned, "hello?")


def test_games_go_on_without_the_banned_one(served: Served, moderator: Client, people: list[Client]) -> None:
    banned = people[1]
    table, waiting = served.running_table(people), served.open_table(people[0])
    banned.post(f"/api/tables/{waiting}/join", {})
    ban(moderator, banned)
    assert served.table(table).seats[1].bot, "a stand-in plays"
    assert served.table(table).status == "running"
    assert served.table(waiting).seats[1].kind == "open", "the seat is free again"
    [one] = moderator.get("/api/moderation")["sanctions"]
    moderator.post(f"/api/moderation/sanctions/{one['id']}/lift", {"reason": "sorry"}, 204)
    banned.post(f"/api/tables/{table}/seats/1/take-back")
    assert not served.table(table).seats[1].bot, "and the seat is theirs again"


def test_who_is_banned_may_still_look_and_leave(served: Served, moderator: Client) -> None:
    banned = served.account("Egil")
    ban(moderator, banned)
    for language in languages():
        told = banned.get("/api/me", headers={"Accept-Language": language})["banned"]
        assert REASON in told
        assert "[" not in told
    banned.get("/api/tables")
    banned.get("/api/me/sessions")
    again = served.stranger()
    again.post("/api/sessions", {"name": "Egil", "password": "correct horse"}, 201)
    assert again.get("/api/me")["banned"]
    again.ask("DELETE", "/api/me", 204, json={"password": "correct horse"})
    assert moderator.get("/api/moderation")["sanctions"] == []


def test_a_ban_for_a_time_ends_by_itself(served: Served, moderator: Client) -> None:
    banned = served.guest("Brief")
    ban(moderator, banned, DAY)
    told = banned.post("/api/tables", {"game": "brian-boru", "seats": [{"kind": "me"}]}, 403)
    assert told["message"] == "error-banned-until"
    assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d UTC", told["args"]["until"])
    served.server.sanctions.clock = lambda: time.time() + DAY + 1
    served.open_table(banned)
    served.call(served.server.sanctions.once)
    assert served.server.sanctions.bans == {}


def test_a_longer_ban_replaces_a_shorter(served: Served, moderator: Client) -> None:
    banned = served.guest("Twice")
    ban(moderator, banned, DAY)
    ban(moderator, banned)
    [one] = moderator.get("/api/moderation")["sanctions"]
    assert one["until"] is None
    assert [line["what"] for line in moderator.get("/api/moderation")["log"][:2]] == ["ban", "ban"]


def test_moderators_are_safe(served: Served, moderator: Client) -> None:
    other = made_moderator(served, "Other")
    for client in (other, moderator):
        body = {"kind": "ban", "person": me(client), "reason": REASON}
        assert moderator.post("/api/moderation/sanctions", body, 403)["message"] == "error-moderator-safe"


def test_sanctions_that_make_no_sense(served: Served, moderator: Client) -> None:
    person = me(served.guest())
    for body in (
        {"kind": "ban", "reason": REASON},
        {"kind": "ban", "person": person, "network": "203.0.113.7", "reason": REASON},
        {"kind": "mute", "network": "203.0.113.7", "reason": REASON},
        {"kind": "hang", "person": person, "reason": REASON},
        {"kind": "ban", "person": person},
        {"kind": "ban", "person": person, "reason": REASON, "seconds": 0},
        {"kind": "ban", "person": person, "reason": REASON, "seconds": 10**12},
    ):
        moderator.post("/api/moderation/sanctions", body, 422)
    nobody = {"kind": "ban", "person": "nobody", "reason": REASON}
    assert moderator.post("/api/moderation/sanctions", nobody, 404)["message"] == "error-no-such-person"
    assert (
        moderator.post("/api/moderation/sanctions/99999/lift", {"reason": "x"}, 404)["message"]
        == "error-no-such-sanction"
    )


# -- mutes ------------------------------------------------------------------------------------------------------------


def test_a_mute_holds_in_all_chats_and_nowhere_else(served: Served, moderator: Client, people: list[Client]) -> None:
    tables = [served.running_table(people), served.running_table(people)]
    ban(moderator, people[1], DAY, kind="mute")
    for table in tables:
        with pytest.raises(LonghallError, match="error-chat-silenced-until"):
            say(served, table, people[1], "but")
        say(served, table, people[0], "at last")
        assert not served.table(table).seats[1].bot
    served.open_table(people[1])


# -- bans of addresses ------------------------------------------------------------------------------------------------


def test_from_a_banned_address_nothing_is_changed(served: Served, moderator: Client) -> None:
    inside, outside = served.stranger("203.0.113.9"), served.stranger("203.0.114.9")
    inside.post("/api/guests", {"name": "Early"}, 201)
    body = {"kind": "ban", "network": "203.0.113.0/24", "reason": REASON}
    moderator.post("/api/moderation/sanctions", body, 204)
    for path in ("/api/guests", "/api/accounts", "/api/sessions", "/api/tables"):
        told = inside.post(path, {"name": "Late", "password": "correct horse"}, 403)
        assert (told["message"], told["args"]) == ("error-banned-address", {"reason": REASON})
    mapped = served.stranger("::ffff:203.0.113.10")
    mapped.post("/api/guests", {"name": "Mapped"}, 403)
    outside.post("/api/guests", {"name": "Outside"}, 201)
    inside.get("/api/tables")
    inside.ask("DELETE", "/api/me", 204, json={})
    line = latest(moderator)
    assert (line["what"], line["about"], line["reason"], line["by"]) == (
        "ban-network",
        "203.0.113.0/24",
        REASON,
        "Thora",
    )


def test_nobody_shuts_themselves_out(moderator: Client) -> None:
    body = {"kind": "ban", "network": "10.0.0.0/24", "reason": REASON}
    assert moderator.post("/api/moderation/sanctions", body, 400)["message"] == "error-network-own"
    wide = {"kind": "ban", "network": "10.0.0.0/8", "reason": REASON}
    assert moderator.post("/api/moderation/sanctions", wide, 400)["message"] == "error-network-wide"


def test_moderators_read_whom_hosts_have_muted(served: Served, moderator: Client, people: list[Client]) -> None:
    table = served.running_table(people)
    rude = say(served, table, people[1], "you play like a troll")
    room = served.call(served.server.rooms.table, table)
    host = me(people[0]), people[0].name
    for muted, what in ((True, "host-mute"), (False, "host-unmute")):
        served.call(served.server.chat.mute, room, rude, muted, host)
        line = latest(moderator)
        assert (line["what"], line["by"], line["about"]) == (what, people[0].name, people[1].name)
        assert (line["table"], line["reason"]) == (table, "")
    moderator.post("/api/moderation/sanctions", {"kind": "mute", "person": me(people[1]), "reason": REASON}, 204)
    assert (latest(moderator)["table"], latest(moderator)["reason"]) == (None, REASON)


def test_another_process_hears_where_people_came_from(served: Served) -> None:
    """When they come, and what it missed when it begins to listen; no more than once for each address."""
    here, elsewhere = served.server, Sanctions(served.server.store)
    told: list[dict[str, str]] = []
    bus = Bus()
    LastAddresses(elsewhere, bus)  # type: ignore[arg-type]
    sharing = here.last_addresses

    def publish(kind: str, table: str, data: dict[str, Any]) -> None:
        told.append(data["from"])
        bus.handlers[kind](table, data)

    before = sharing.bus
    sharing.bus = SimpleNamespace(publish=publish)  # type: ignore[assignment]
    try:
        guest = served.stranger("198.51.100.99")
        guest.post("/api/guests", {"name": "Hrut"}, 201)
        for _ in range(3):
            guest.get("/api/me")
        assert elsewhere.last_address(me(guest)) == "198.51.100.99"
        assert told == [{me(guest): "198.51.100.99"}]
        newcomer = Sanctions(served.server.store)
        LastAddresses(newcomer, bus)  # type: ignore[arg-type]
        assert newcomer.last_address(me(guest)) == ""
        sharing.greet()
        assert newcomer.last_address(me(guest)) == "198.51.100.99"
    finally:
        sharing.bus = before


class Bus:
    """Of the bus between processes what hearing needs."""

    def __init__(self) -> None:
        self.greeted: list[Any] = []
        self.handlers: dict[str, Any] = {}

    def on(self, kind: str, hear: Any) -> None:
        self.handlers[kind] = hear

    def publish(self, *_: Any) -> None:
        raise AssertionError("what was heard is not told again")


def test_addresses_are_only_remembered_in_memory(served: Served) -> None:
    guest = served.stranger("198.51.100.77")
    guest.post("/api/guests", {"name": "Seen"}, 201)
    guest.get("/api/me")
    assert served.server.sanctions.last_address(me(guest)) == "198.51.100.77"
    served.call(asyncio.sleep, 0)
    [file] = served.server.settings.data.glob("longhall.db")
    kept = b"".join(path.read_bytes() for path in file.parent.glob("longhall.db*"))
    assert b"198.51.100.77" not in kept


# -- the log ----------------------------------------------------------------------------------------------------------


def test_the_log_tells_who_did_what_and_why(served: Served, moderator: Client) -> None:
    banned = served.guest("Told of")
    ban(moderator, banned, DAY)
    [one] = moderator.get("/api/moderation")["sanctions"]
    moderator.post(f"/api/moderation/sanctions/{one['id']}/lift", {"reason": "made up"}, 204)
    lift, ban_line = moderator.get("/api/moderation")["log"][:2]
    assert (lift["by"], lift["what"], lift["about"], lift["reason"]) == ("Thora", "lift", "Told of", "made up")
    assert (ban_line["what"], ban_line["reason"]) == ("ban", REASON)
    assert ban_line["until"] == pytest.approx(ban_line["at"] + DAY, abs=5)
    older = moderator.get(f"/api/moderation/log?before={lift['id']}")["log"]
    assert older[0] == ban_line


def test_lines_are_only_ever_added() -> None:
    """No query changes or removes one, but for the name of somebody who is deleted."""
    text = (Path(queries.__file__).parent / "people" / "moderation.py").read_text(encoding="utf-8")
    forgetting = text.index("def forgetting")
    for change in ("update(schema.moderation_log", "delete(schema.moderation_log", "update(table)"):
        assert change not in text[:forgetting]


def test_a_deleted_person_is_forgotten_here_too(served: Served, moderator: Client, people: list[Client]) -> None:
    table = served.running_table(people)
    people[0].post("/api/reports", {"table": table, "seat": 1, "reason": REASON}, 204)
    people[1].post("/api/reports", {"table": table, "seat": 2, "reason": REASON}, 204)
    ban(moderator, people[1], DAY)
    people[1].ask("DELETE", "/api/me", 204, json={})
    seen = moderator.get("/api/moderation")
    assert seen["sanctions"] == []
    assert [(report["by"], report["about"]["name"]) for report in seen["reports"]] == [("", people[2].name)]
    assert (seen["log"][0]["what"], seen["log"][0]["about"]) == ("ban", "N. N.")
