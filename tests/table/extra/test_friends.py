"""Friends: by a personal link, where they are, invited to a table, removed and blocked."""

from __future__ import annotations

from typing import Any

import pytest

from ..conftest import GAME, SEATS, Client, Served


@pytest.fixture
def pair(served: Served) -> list[Client]:
    """Two people who do not know each other."""
    return [served.guest("Aoife"), served.guest("Conor")]


def befriend(one: Client, other: Client) -> None:
    other.post("/api/friends", {"code": one.get("/api/friends")["code"]}, 201)


def only_friend(person: Client) -> dict[str, Any]:
    (found,) = person.get("/api/friends")["friends"]
    return dict(found)


def test_both_are_friends_when_one_accepts_the_link_of_the_other(served: Served, pair: list[Client]) -> None:
    aoife, conor = pair
    code = aoife.get("/api/friends")["code"]
    assert code == aoife.get("/api/friends")["code"], "it stays the same"
    assert served.stranger().get(f"/api/friends/links/{code}") == {"name": "Aoife", "yours": False}
    assert aoife.get(f"/api/friends/links/{code}")["yours"]
    for _ in range(2):
        assert conor.post("/api/friends", {"code": code}, 201)["name"] == "Aoife"
    assert only_friend(aoife)["name"] == "Conor"
    assert only_friend(conor)["name"] == "Aoife"
    assert only_friend(conor)["handle"] != only_friend(aoife)["handle"], "a handle is of one's own"
    served.stranger().get("/api/friends", 401)


def test_a_link_that_leads_nowhere(served: Served, pair: list[Client]) -> None:
    aoife, conor = pair
    code = aoife.get("/api/friends")["code"]
    assert aoife.post("/api/friends", {"code": code}, 409)["message"] == "error-friend-yourself"
    new = aoife.post("/api/friends/link")["code"]
    assert new != code
    assert conor.post("/api/friends", {"code": code}, 404)["message"] == "error-friend-link"
    served.stranger().get(f"/api/friends/links/{code}", 404)
    conor.post("/api/friends", {"code": "§"}, 422)
    conor.post("/api/friends", {"code": new}, 201)


def test_removed_friends_and_blocked_ones(served: Served, pair: list[Client]) -> None:
    aoife, conor = pair
    befriend(aoife, conor)
    aoife.ask("DELETE", f"/api/friends/{only_friend(aoife)['handle']}", 204)
    assert aoife.get("/api/friends")["friends"] == conor.get("/api/friends")["friends"] == []
    befriend(aoife, conor)
    handle = only_friend(aoife)["handle"]
    aoife.ask("PUT", f"/api/friends/{handle}/block", 204)
    told = aoife.get("/api/friends")
    assert (told["friends"], told["blocked"]) == ([], [{"handle": handle, "name": "Conor"}])
    assert conor.get("/api/friends")["friends"] == conor.get("/api/friends")["blocked"] == []
    assert conor.post("/api/friends", {"code": told["code"]}, 404)["message"] == "error-friend-link"
    table = served.open_table(aoife)
    assert conor.post(f"/api/tables/{table}/join", {}, 403)["message"] == "error-blocked"
    aoife.ask("DELETE", f"/api/friends/{handle}/block", 204)
    conor.post(f"/api/tables/{table}/join", {})
    befriend(aoife, conor)
    aoife.ask("DELETE", f"/api/friends/{'0' * 16}", 404)
    aoife.ask("DELETE", "/api/friends/somebody", 422)


def test_whoever_accepts_has_forgiven(served: Served, pair: list[Client]) -> None:
    aoife, conor = pair
    befriend(aoife, conor)
    aoife.ask("PUT", f"/api/friends/{only_friend(aoife)['handle']}/block", 204)
    befriend(conor, aoife)
    assert only_friend(aoife)["name"] == "Conor"
    assert aoife.get("/api/friends")["blocked"] == []


def test_an_invitation_to_a_table(served: Served, pair: list[Client]) -> None:
    aoife, conor = pair
    befriend(aoife, conor)
    table = served.open_table(aoife)
    planned = served.server.notices._planned
    path, handle = f"/api/tables/{table}/invitations", {"friend": only_friend(aoife)["handle"]}
    served.guest().post(path, handle, 403)
    for _ in range(2):
        aoife.post(path, handle, 204)
    (invited,) = conor.get("/api/friends")["invitations"]
    assert (invited["table"], invited["game"], invited["by"]) == (table, GAME.name, "Aoife")
    assert [plan.reason for (at, _), plan in planned.items() if at == table] == ["notice-invited"]
    conor.ask("DELETE", f"/api/invitations/{table}", 204)
    assert conor.get("/api/friends")["invitations"] == []
    other = served.open_table(aoife)
    aoife.post(f"/api/tables/{other}/invitations", handle, 204)
    conor.post(f"/api/tables/{other}/join", {})
    assert conor.get("/api/friends")["invitations"] == [], "whoever sits there is invited no more"
    aoife.post(f"/api/tables/{table}/invitations", {"friend": "0" * 16}, 404)
    running = served.running_table([aoife, *(served.guest(f"G{number}") for number in range(SEATS - 1))])
    assert aoife.post(f"/api/tables/{running}/invitations", handle, 409)["message"] == "error-table-not-open"


def test_where_a_friend_is(served: Served, pair: list[Client], monkeypatch: pytest.MonkeyPatch) -> None:
    """At a public table everybody may know which; at a private one only those who sit there, too."""
    aoife, conor = pair
    befriend(aoife, conor)
    assert only_friend(aoife)["where"] == "lately"
    private, public = served.open_table(conor), served.open_table(conor, listed=True)
    here: list[str] = []
    now = served.server.presence.now

    def looking(table: str) -> Any:
        found = now(table)
        found.seats = [0] if table in here else []
        return found

    monkeypatch.setattr(served.server.presence, "now", looking)
    here.append(private)
    assert (only_friend(aoife)["where"], only_friend(aoife)["table"]) == ("table", None)
    aoife.post(f"/api/tables/{private}/join", {})
    assert only_friend(aoife)["table"]["id"] == private
    here[:] = [public]
    assert only_friend(aoife)["table"]["id"] == public
