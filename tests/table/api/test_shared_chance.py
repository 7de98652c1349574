"""Shared chance at tables: commitments, the start record, nonces; what is told, kept, exported and checked."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, update

from longhall.cli import main
from longhall.commands.player.verify import check_bots
from longhall.kernel.chance import commitment as hash_of_seed
from longhall.kernel.fairness import (
    bot_seed,
    contributors,
    nonce_commitment,
    read_list,
    read_record,
    shared_seed,
    start_hash,
)
from longhall.kernel.match import Match
from longhall.kernel.records.saga import read_saga, verify
from longhall.server.admin.verification import check, load_stored
from longhall.server.play.bot_pool import luck
from longhall.server.storage import schema
from longhall.server.storage.queries.play.tables import due_tables

from ..conftest import GAME, SEATS, Client, Served


def full_table(served: Served, people: list[Client], **more: Any) -> str:
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])]
    table = served.open_table(people[0], seats, **more)
    for seat, person in enumerate(people[1:], 1):
        person.post(f"/api/tables/{table}/join", {"seat": seat})
    return table


def commit(person: Client, table: str, seat: int, status: int = 200) -> str:
    nonce = secrets.token_hex(32)
    body = {"commitment": nonce_commitment(table, seat, nonce)}
    person.ask("PUT", f"/api/tables/{table}/seats/{seat}/commitment", status, json=body)
    return nonce


def reveal(person: Client, table: str, seat: int, nonce: str, status: int = 200) -> Any:
    return person.ask("PUT", f"/api/tables/{table}/seats/{seat}/nonce", status, json={"nonce": nonce})


def look(served: Served, table: str) -> Any:
    return served.stranger().get(f"/api/tables/{table}")["table"]


def time_is_up(served: Served, table: str) -> None:
    """The sweep looks at a table whose nonces were awaited long enough."""
    sweep = served.server.deadlines
    live = served.table(table)
    live.chance.until = 0.0
    served.call(sweep.handle, live)


def shared_game(served: Served, people: list[Client], answering: int | None = None, **more: Any) -> tuple[str, Any]:
    """A running game to which all have contributed, or only the first so many; and the nonces."""
    table = full_table(served, people, **more)
    nonces = [commit(person, table, seat) for seat, person in enumerate(people)]
    people[0].post(f"/api/tables/{table}/start")
    for seat, person in enumerate(people[:answering]):
        reveal(person, table, seat, nonces[seat])
    return table, nonces


def saga_of(served: Served, table: str) -> str:
    return served.stranger().raw("GET", f"/api/tables/{table}/saga").text


# -- the start --------------------------------------------------------------------------------------------------------


def test_everybody_commits_then_the_record_is_fixed_then_everybody_reveals(
    served: Served, people: list[Client]
) -> None:
    table = full_table(served, people)
    promised = look(served, table)
    assert promised["chance"]["shared"]
    nonces = []
    for seat, person in enumerate(people):
        assert reveal(person, table, seat, "0" * 64, 409)["message"] == "error-chance-early"
        nonces.append(commit(person, table, seat))
        assert look(served, table)["chance"]["record"] is None
    fixed = people[0].post(f"/api/tables/{table}/start")["table"]
    assert fixed["status"] == "open"
    record = read_record(fixed["chance"]["record"])
    assert fixed["chance"]["hash"] == start_hash(fixed["chance"]["record"])
    assert record["table"] == table
    assert record["game"] == GAME.name
    assert record["seats"] == "; ".join(f"p{seat + 1}" for seat in range(SEATS)), "names can be deleted, records cannot"
    assert record["players"] == "; ".join(["person"] * SEATS)
    assert record["server-commitment"] == promised["seed_hash"] == fixed["seed_hash"]
    assert read_list(record["commitments"]) == [nonce_commitment(table, *one) for one in enumerate(nonces)]
    for seat, person in enumerate(people):
        assert look(served, table)["status"] == "open"
        assert look(served, table)["chance"]["nonces"] is None, "not before all are in"
        reveal(person, table, seat, nonces[seat])
    begun = look(served, table)
    assert begun["status"] == "running"
    assert begun["chance"]["nonces"] == nonces
    assert begun["chance"]["secret"] is None
    assert begun["seed"] is None
    live = served.table(table)
    assert live.match is not None
    assert live.match.seed == shared_seed(fixed["chance"]["hash"], live.seed, nonces)


def test_nothing_changes_between_record_and_start(served: Served, people: list[Client]) -> None:
    table = full_table(served, people)
    nonces = [commit(person, table, seat) for seat, person in enumerate(people)]
    people[0].post(f"/api/tables/{table}/start")
    before = look(served, table)["chance"]["record"]
    assert people[0].post(f"/api/tables/{table}/start", status=409)["message"] == "error-table-starting"
    commit(people[1], table, 1, 409)
    people[1].ask("DELETE", f"/api/tables/{table}/seats/1", 409)
    people[0].ask("PUT", f"/api/tables/{table}/seats/0", 409, json={"kind": "bot", "bot": "random"})
    assert reveal(people[1], table, 1, "ab" * 32, 409)["message"] == "error-chance-nonce"
    assert reveal(people[1], table, 0, nonces[0], 403)["message"] == "error-not-yours"
    assert look(served, table)["chance"]["record"] == before
    reveal(people[1], table, 1, nonces[1])
    assert reveal(people[1], table, 1, nonces[1])["version"] == look(served, table)["version"], "twice is once"
    for seat in [0, *range(2, SEATS)]:
        reveal(people[seat], table, seat, nonces[seat])
    assert look(served, table)["status"] == "running"
    assert reveal(people[1], table, 1, "ab" * 32, 409)["message"] == "error-table-not-open"


def test_whoever_does_not_answer_is_left_out_and_that_is_told(served: Served, people: list[Client]) -> None:
    table, nonces = shared_game(served, people, answering=1)
    assert look(served, table)["status"] == "open"
    time_is_up(served, table)
    begun = look(served, table)
    assert begun["status"] == "running"
    assert begun["chance"]["nonces"] == [nonces[0], *[None] * (SEATS - 1)]
    log = served.stranger().get(f"/api/tables/{table}/log?most=500")["entries"]
    told = [(e["message"], e["args"]["seat"]) for entry in log for e in entry["events"] if "chance" in e["message"]]
    left_out = [("table-chance-left-out", f"seat:{seat}") for seat in range(1, SEATS)]
    assert told == [("table-chance-added", "seat:0"), *left_out]
    served.play(table)
    saga = read_saga(saga_of(served, table))
    assert contributors(saga.headers) == [0]
    assert verify(saga) > 0


def test_a_start_that_is_awaited_is_in_the_store_and_due(served: Served, people: list[Client]) -> None:
    table, _ = shared_game(served, people, answering=0)
    store = served.server.store
    live = served.table(table)
    assert live.chance.until is not None
    assert table not in served.call(due_tables, store, 0.0, live.chance.until - 0.1)
    assert table in served.call(due_tables, store, 0.0, live.chance.until)
    served.server.rooms.forget(table)
    again = served.table(table)
    assert again is not live
    assert again.chance.record == live.chance.record
    assert again.chance.until == live.chance.until
    time_is_up(served, table)
    assert look(served, table)["status"] == "running"


def test_nobody_waits_where_nobody_committed(served: Served, people: list[Client]) -> None:
    table = served.finished_table(people)
    saga = read_saga(saga_of(served, table))
    assert contributors(saga.headers) == []
    assert verify(saga) > 0
    assert saga.headers["nonces"] == "; ".join(["-"] * SEATS)


def test_a_seat_that_changes_hands_commits_anew(served: Served, people: list[Client]) -> None:
    table = full_table(served, people)
    commit(people[1], table, 1)
    people[1].ask("DELETE", f"/api/tables/{table}/seats/1")
    assert look(served, table)["chance"]["commitments"][1] is None
    people[1].post(f"/api/tables/{table}/join", {"seat": 1})
    commit(people[1], table, 1)
    secret = people[1].post(f"/api/tables/{table}/seats/1/link")["secret"]
    heir = served.guest("Heir")
    heir.post(f"/api/tables/{table}/claim-seat", {"secret": secret})
    assert look(served, table)["chance"]["commitments"][1] is None
    commit(people[1], table, 1, 403)
    commit(heir, table, 1)
    served.table(table)
    served.server.rooms.forget(table)
    assert look(served, table)["chance"]["commitments"][1] is not None


def test_several_seats_of_one_device_and_bots(served: Served) -> None:
    host = served.guest("Host")
    bots = [{"kind": "bot", "bot": "random"}] * (SEATS - 2)
    seats = [{"kind": "me", "name": "One"}, {"kind": "me", "name": "Two"}, *bots]
    table = served.open_table(host, seats)
    nonces = [commit(host, table, seat) for seat in range(2)]
    if SEATS > 2:
        commit(host, table, 2, 403)
    host.post(f"/api/tables/{table}/start")
    for seat in range(2):
        reveal(host, table, seat, nonces[seat])
    begun = look(served, table)
    assert begun["status"] == "running"
    assert read_record(begun["chance"]["record"])["players"] == "; ".join(["person"] * 2 + ["random"] * (SEATS - 2))
    assert begun["chance"]["nonces"] == [*nonces, *[None] * (SEATS - 2)]


@pytest.mark.parametrize("word", ["", "xyz", "A" * 64, "0" * 63, "0" * 65, None, 5])
def test_what_is_no_hash_is_refused(served: Served, people: list[Client], word: object) -> None:
    table = full_table(served, people)
    for what, key in (("commitment", "commitment"), ("nonce", "nonce")):
        people[0].ask("PUT", f"/api/tables/{table}/seats/0/{what}", 422, json={key: word})


# -- older tables -----------------------------------------------------------------------------------------------------


def make_older(served: Served, table: str, seed: str) -> None:
    """As a table was stored before seats contributed."""
    change = update(schema.tables).where(schema.tables.c.id == table)
    served.call(served.server.store.execute, change.values(seed=seed, seed_hash=hash_of_seed(seed)))
    served.server.rooms.forget(table)


def test_an_older_table_keeps_its_kind_of_seed_and_says_so(served: Served, people: list[Client]) -> None:
    table = full_table(served, people)
    make_older(served, table, "the seed of old")
    told = look(served, table)
    assert not told["chance"]["shared"]
    assert commit_refused(people[0], table) == "error-chance-alone"
    people[0].post(f"/api/tables/{table}/start")
    assert look(served, table)["chance"]["record"] is None
    live = served.play(table)
    assert live.match is not None
    assert live.match.seed == "the seed of old"
    ended = look(served, table)
    assert ended["seed"] == "the seed of old"
    assert not ended["chance"]["shared"]
    text = saga_of(served, table)
    assert f"seed-hash: {told['seed_hash']}" in text
    assert verify(read_saga(text)) > 0
    assert served.stranger().get(f"/api/tables/{table}/verification")["fair"]
    proof = served.stranger().get(f"/api/tables/{table}/chance")
    assert proof["chance"]["record"] is None
    assert hash_of_seed(proof["seed"]) == proof["seed_hash"]


def commit_refused(person: Client, table: str) -> str:
    body = {"commitment": "0" * 64}
    return str(person.ask("PUT", f"/api/tables/{table}/seats/0/commitment", 409, json=body)["message"])


def test_forks_say_that_their_chance_came_from_elsewhere(served: Served, people: list[Client]) -> None:
    table, _ = shared_game(served, people)
    served.play(table)
    forked = people[0].post(f"/api/tables/{table}/fork", {"move": 10}, 201)["table"]
    assert forked["chance"]["record"] is None
    served.play(forked["id"])
    assert people[0].get(f"/api/tables/{forked['id']}/chance", 409)["message"] == "error-chance-elsewhere"
    assert "start-hash" not in saga_of(served, forked["id"])


def test_a_rematch_asks_for_new_nonces(served: Served, people: list[Client]) -> None:
    table, nonces = shared_game(served, people)
    served.play(table)
    again = people[0].post(f"/api/tables/{table}/rematch", status=201)["table"]
    assert again["chance"]["commitments"] == [None] * SEATS
    assert again["seed_hash"] != look(served, table)["seed_hash"]
    people[0].ask(
        "PUT",
        f"/api/tables/{again['id']}/seats/0/commitment",
        json={"commitment": nonce_commitment(table, 0, nonces[0])},
    )
    people[0].post(f"/api/tables/{again['id']}/start")
    assert reveal(people[0], again["id"], 0, nonces[0], 409)["message"] == "error-chance-nonce", "another table's"


# -- afterwards -------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def shared(served: Served, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, list[str], Path]:
    """A finished game of two people and a bot, with moves taken back; its nonces and its saga."""
    people = [served.guest(f"Guest {number}") for number in (1, 2)]
    seats = [{"kind": "me"}, {"kind": "open"}, *[{"kind": "bot", "bot": "random"}] * (SEATS - 2)]
    table = served.open_table(people[0], seats, terms={"undo": "consent"})
    people[1].post(f"/api/tables/{table}/join", {})
    nonces = [commit(person, table, seat) for seat, person in enumerate(people)]
    people[0].post(f"/api/tables/{table}/start")
    for seat, person in enumerate(people):
        reveal(person, table, seat, nonces[seat])
    served.server.settings.bot_delay = 0
    played_by_people(served, table, people)
    file = tmp_path_factory.mktemp("sagas") / "shared.saga"
    file.write_text(saga_of(served, table), encoding="utf-8")
    return table, nonces, file


def played_by_people(served: Served, table: str, people: list[Client]) -> None:
    """To the end, bots playing their own seats; each person takes a move back now and then."""
    undone = 0
    while look(served, table)["status"] == "running":
        for seat, person in enumerate(people):
            view = person.get(f"/api/tables/{table}/view?seat={seat}")
            if view["question"] is None:
                continue
            options = view["question"]["options"]
            action = options[view["version"] % len(options)]["action"]
            person.post(f"/api/tables/{table}/moves", {"seat": seat, "action": action}, None)
            if undone < 5 and person.raw("POST", f"/api/tables/{table}/seats/{seat}/undo").is_success:
                undone += 1


def run_verify(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    code = main(["verify", *words, "--lang", "en"])
    said = capsys.readouterr()
    return code, (said.out + said.err).replace("\n", " ")


def test_the_saga_proves_itself(shared: tuple[str, list[str], Path], capsys: pytest.CaptureFixture[str]) -> None:
    _, nonces, file = shared
    saga = read_saga(file.read_text(encoding="utf-8"))
    assert read_list(saga.headers["nonces"])[:2] == nonces
    code, said = run_verify(capsys, str(file), "--hash", saga.headers["start-hash"])
    assert code == 0
    assert "Guest 1" in said
    assert "Guest 2" in said
    assert saga.headers["start-hash"] in said
    assert "taken back" in said
    code, said = run_verify(capsys, str(file), "--hash", "0" * 64)
    assert code == 2
    assert "not the game that you were promised" in said


def test_bots_take_their_luck_from_the_seed(
    shared: tuple[str, list[str], Path], capsys: pytest.CaptureFixture[str]
) -> None:
    code, said = run_verify(capsys, str(shared[2]), "--check-bots")
    assert code == 0, said
    saga = read_saga(shared[2].read_text(encoding="utf-8"))
    found = check_bots(saga)
    assert found.same == found.decisions > 5
    saga.match.seed = "a luck that somebody chose"
    other = check_bots(saga)
    assert other.same < other.decisions == found.decisions
    assert other.unsettled == 0


def test_a_pool_asks_with_the_luck_of_the_seed(served: Served, people: list[Client]) -> None:
    table, _ = shared_game(served, people)
    live = served.play(table, 12)
    assert live.match is not None
    for seat in range(SEATS):
        asked = served.server.bots.question(live, live.match.state, seat, "random")
        taken = sum(move.seat == seat for move in live.match.moves)
        assert asked.seed == bot_seed(str(live.match.seed), seat, taken)
    assert len({luck(live.match, seat) for seat in range(SEATS)}) == SEATS


def test_the_proof_for_browsers(served: Served, shared: tuple[str, list[str], Path]) -> None:
    table, nonces, _ = shared
    proof = served.stranger().get(f"/api/tables/{table}/chance")
    live = served.table(table)
    assert live.match is not None
    assert proof["seed"] == live.match.seed
    assert proof["chance"]["secret"] == live.seed
    assert proof["chance"]["nonces"][:2] == nonces
    outcomes = [*live.match.opening, *(one for move in live.match.moves for one in move.outcomes)]
    assert [(draw["kind"], draw["value"]) for draw in proof["draws"]] == [(one.kind, one.value) for one in outcomes]
    assert all(draw["value"] in draw["pool"] for draw in proof["draws"])


def test_a_running_game_proves_nothing_yet(served: Served, people: list[Client]) -> None:
    table, _ = shared_game(served, people)
    served.play(table, 10)
    for client in (served.stranger(), *people):
        client.get(f"/api/tables/{table}/chance", 409)
        secret = served.table(table).seed
        assert secret not in str(client.get(f"/api/tables/{table}"))
        assert secret not in str(client.get(f"/api/tables/{table}/view"))
        assert secret not in str(client.get(f"/api/tables/{table}/log?most=500"))


def swapped(live: Any) -> None:
    live.seed = "ab" * 32


def dropped(live: Any) -> None:
    live.chance.nonces = [None, *live.chance.nonces[1:]]


def other_seats(live: Any) -> None:
    live.chance.record = live.chance.record.replace("person; person", "person; random", 1)


def other_options(live: Any) -> None:
    name = next(option.name for option in GAME.variants if len(option.values) > 1)
    live.options = {**live.options, name: next(o.values[1] for o in GAME.variants if o.name == name)}
    live.match.variants = live.options


@pytest.mark.parametrize("attack", [swapped, dropped, other_seats, other_options])
def test_a_server_that_changed_something_is_found_out(
    served: Served, people: list[Client], attack: Callable[[Any], None], tmp_path: Path
) -> None:
    table, _ = shared_game(served, people)
    seen = look(served, table)["chance"]["hash"]
    served.play(table)
    attack(served.table(table))
    assert not served.stranger().get(f"/api/tables/{table}/verification")["fair"]
    file = tmp_path / "forged.saga"
    file.write_text(saga_of(served, table), encoding="utf-8")
    assert main(["verify", str(file), "--hash", seen, "--lang", "en"]) == 2


def test_taken_back_moves_survive_a_snapshot_and_the_check_up(served: Served, people: list[Client]) -> None:
    table, _ = shared_game(served, people)
    live = served.play(table, 30)
    undone = 0
    for _ in range(80):
        served.play(table, 1)
        for seat, person in enumerate(people):
            undone += person.raw("POST", f"/api/tables/{table}/seats/{seat}/undo").is_success
    assert undone > 5
    served.play(table)
    told = saga_of(served, table)
    assert told.count("\n< ") == undone
    store = served.server.store
    served.server.rooms.forget(table)
    assert served.table(table) is not live
    assert saga_of(served, table) == told, "as the snapshot and the log after it have it"
    stored = served.call(load_stored, store, table)
    assert stored.snapshots
    assert check(stored) is None
    served.call(store.execute, delete(schema.snapshots).where(schema.snapshots.c.table == table))
    served.server.rooms.forget(table)
    assert saga_of(served, table) == told, "as the log alone has it"


def test_a_snapshot_of_an_older_program_is_still_read(served: Served, people: list[Client]) -> None:
    table = full_table(served, people)
    make_older(served, table, "old")
    people[0].post(f"/api/tables/{table}/start")
    live = served.play(table, 120)
    image = live.image()
    del image["start"], image["taken_back"]
    again = served.table(table)
    again.restore(image, again.version)
    assert isinstance(again.match, Match)
    assert again.match.seed == "old"
