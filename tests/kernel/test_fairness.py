"""Shared chance: the values of the protocol, and that `verify` finds whatever a dishonest host changes in a saga."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import longhall.games  # noqa: F401
from longhall.kernel.chance import Chance, FairRoll
from longhall.kernel.errors import BadFile, LonghallError
from longhall.kernel.fairness import (
    bot_seed,
    contributors,
    nonce_commitment,
    proven_seed,
    read_list,
    read_record,
    record_text,
    secret_commitment,
    shared_seed,
    start_hash,
    write_list,
)
from longhall.kernel.match import Match
from longhall.kernel.records.saga import name_line, read_saga, variants_text, verify, write_saga
from longhall.kernel.registry import find_game

VECTORS: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "vectors" / "fairness.json").read_text(encoding="utf-8")
)
GAME = find_game("brian-boru")
NAMES = ["Łucja", "Bartek", "Dagny"]
TABLE = "k3v9x2q7"
SECRET = "5e" * 32
NONCES: list[str | None] = ["a0" * 32, "b1" * 32, None]


# -- values that the browser's tests read as well ---------------------------------------------------------------------


def test_the_values_of_the_protocol() -> None:
    table = VECTORS["table"]
    assert secret_commitment(table, VECTORS["secret"]) == VECTORS["server_commitment"]
    for seat in VECTORS["seats"]:
        assert nonce_commitment(table, seat["seat"], seat["nonce"]) == seat["commitment"]
    assert record_text(VECTORS["record"]) == VECTORS["record_text"]
    assert read_record(VECTORS["record_text"]) == VECTORS["record"]
    assert start_hash(VECTORS["record_text"]) == VECTORS["start_hash"]
    assert shared_seed(VECTORS["start_hash"], VECTORS["secret"], VECTORS["nonces"]) == VECTORS["seed"]
    assert shared_seed(VECTORS["start_hash"], VECTORS["secret"], [None] * 4) == VECTORS["alone"]["seed"]
    for bot in VECTORS["bots"]:
        assert bot_seed(VECTORS["seed"], bot["seat"], bot["decision"]) == bot["seed"]


def test_outcomes_follow_from_the_seed() -> None:
    chance = Chance(FairRoll(VECTORS["seed"]))
    for draw in VECTORS["draws"]:
        assert chance.draw(draw["kind"], list(draw["pool"])) == draw["value"]


def test_every_part_of_the_seed_counts() -> None:
    start, secret = "0" * 64, "1" * 64
    seeds = {
        shared_seed(start, secret, [None, "2" * 64]),
        shared_seed(start, secret, ["2" * 64, None]),
        shared_seed(start, secret, ["2" * 64]),
        shared_seed(secret, start, [None, "2" * 64]),
        shared_seed(start, secret, [None, None]),
    }
    assert len(seeds) == 5
    assert nonce_commitment("t", 0, secret) != nonce_commitment("t", 1, secret) != nonce_commitment("u", 1, secret)
    assert secret_commitment("t", secret) != nonce_commitment("t", 0, secret)


@pytest.mark.parametrize(
    "text", ["", "longhall start 2\n", VECTORS["record_text"] + "more: x\n", VECTORS["record_text"][:40]]
)
def test_a_record_of_another_form_is_refused(text: str) -> None:
    with pytest.raises(LonghallError, match="error-fair-record"):
        read_record(text)


# -- sagas ------------------------------------------------------------------------------------------------------------


def start_of(secret: str = SECRET, nonces: list[str | None] = NONCES, names: list[str] = NAMES) -> dict[str, str]:
    """What a server tells of a start: two seats give their nonces, the third does not answer."""
    commitments = [nonce_commitment(TABLE, seat, nonce or "c2" * 32) for seat, nonce in enumerate(NONCES)]
    headers = {
        "table": TABLE,
        "game": GAME.name,
        "rules": GAME.rules_version,
        "content": GAME.content_hash,
        "options": variants_text(GAME, Match(GAME, {}, 3, "x").variants),
        "seats": name_line(names),
        "players": "person; person; person",
        "server-commitment": secret_commitment(TABLE, secret),
        "commitments": write_list([*commitments]),
    }
    return {
        **headers,
        "start-hash": start_hash(record_text(headers)),
        "server-secret": secret,
        "nonces": write_list(nonces),
    }


def played(start: dict[str, str], undo: bool = False) -> Match:
    """A game with the seed of a start, to its end; with moves taken back on the way, if asked."""
    match = Match(GAME, {}, 3, proven_seed(start))
    rng = random.Random(5)
    by_consent = 2 if undo else 0
    while not match.is_over():
        seat = rng.choice(GAME.to_act(match.state))
        match.act(seat, rng.choice(GAME.legal(match.state, seat)))
        if undo and rng.random() < 0.2:
            match.undo(rng.randrange(3), rng.choice([1, 2]))
        if by_consent and len(match.moves) > 15 and len(match.moves[-1].outcomes) > 1:
            match.undo_to(len(match.moves) - 9)
            by_consent -= 1
    return match


START = start_of()
SAGA = write_saga(played(START), NAMES, START)


def test_a_saga_tells_all_that_proves_its_seed() -> None:
    saga = read_saga(SAGA)
    assert SAGA.startswith("saga: 2\n")
    assert verify(saga) == saga.match.drawn() > 0
    assert contributors(saga.headers) == [0, 1]
    assert write_saga(saga.match, saga.names, saga.headers) == SAGA


def test_a_running_game_keeps_its_secret() -> None:
    match = Match(GAME, {}, 3, proven_seed(START))
    text = write_saga(match, NAMES, START)
    assert SECRET not in text
    assert str(match.seed) not in text
    assert START["start-hash"] in text
    with pytest.raises(BadFile, match="error-saga-no-seed"):
        verify(read_saga(text))


def test_somebody_else_may_have_taken_a_seat_over() -> None:
    text = write_saga(read_saga(SAGA).match, ["Łucja", "Cecil", "Dagny"], START)
    assert "\nseats: Łucja; Bartek; Dagny\nseats-now: Łucja; Cecil; Dagny\n" in text
    saga = read_saga(text)
    assert saga.names == ["Łucja", "Cecil", "Dagny"]
    assert verify(saga) > 0
    with pytest.raises(BadFile, match="error-saga-names"):
        read_saga(text.replace("seats-now: Łucja; ", "seats-now: "))


def header(key: str, value: str) -> Callable[[str], str]:
    return lambda text: re.sub(rf"^{key}: .*$", f"{key}: {value}", text, count=1, flags=re.M)


def outcome(text: str) -> str:
    """The first card dealt and the last of the same deal change places: possible, but not what the seed gives."""
    line = next(line for line in text.splitlines() if line.startswith("~ deal "))
    first, *between, last = line.removeprefix("~ deal ").split()
    return text.replace(line, " ".join(["~ deal", last, *between, first]))


ATTACKS: list[tuple[str, Callable[[str], str], str]] = [
    ("swapped seed", header("seed", "0" * 64), "error-fair-seed"),
    ("swapped secret", header("server-secret", "0" * 64), "error-fair-secret"),
    ("another commitment", header("server-commitment", secret_commitment(TABLE, "0" * 64)), "error-fair-start"),
    ("dropped nonce", header("nonces", write_list([NONCES[0], None, None])), "error-fair-seed"),
    ("another nonce", header("nonces", write_list([NONCES[0], "d3" * 32, None])), "error-fair-nonce"),
    ("late nonce", header("nonces", write_list([NONCES[0], NONCES[1], "d3" * 32])), "error-fair-nonce"),
    ("fewer nonces", header("nonces", write_list(NONCES[:2])), "error-fair-record"),
    ("no commitments", header("commitments", "-; -; -"), "error-fair-start"),
    ("altered outcome", outcome, "error-"),
    ("changed names", header("seats", "Bartek; Łucja; Dagny"), "error-fair-start"),
    ("a bot for a person", header("players", "person; greedy; person"), "error-fair-start"),
    ("another table", header("table", "othertable"), "error-fair-start"),
    ("another start hash", header("start-hash", "0" * 64), "error-fair-start"),
]


@pytest.mark.parametrize(("change", "message"), [attack[1:] for attack in ATTACKS], ids=[a[0] for a in ATTACKS])
def test_what_a_dishonest_host_changes_is_found(change: Callable[[str], str], message: str) -> None:
    changed = change(SAGA)
    assert changed != SAGA
    with pytest.raises(BadFile, match=message):
        verify(read_saga(changed))


def test_other_options_are_found() -> None:
    name, value = next((o.name, o.values[1]) for o in GAME.variants if len(o.values) > 1)
    told = {option.name: option.default for option in GAME.variants} | {name: value}
    with pytest.raises(BadFile, match="error-"):
        verify(read_saga(header("options", variants_text(GAME, told))(SAGA)))


def test_a_seed_ground_after_the_start_has_another_start_hash() -> None:
    """A host who makes everything fit again, with a secret tried out after seeing the nonces, cannot keep the hash."""
    ground = start_of("99" * 32)
    text = write_saga(played(ground), NAMES, ground)
    assert verify(read_saga(text)) > 0, "by itself it is sound: somebody must have kept the hash"
    assert ground["start-hash"] != START["start-hash"]
    with pytest.raises(BadFile, match="error-fair-start"):
        verify(read_saga(header("start-hash", START["start-hash"])(text)))


# -- moves that were taken back ---------------------------------------------------------------------------------------


def test_sagas_tell_moves_that_were_taken_back() -> None:
    match = played(START, undo=True)
    assert len({taken.seat is None for taken in match.taken_back}) == 2, "own moves, and all agreed"
    assert any(move.outcomes for taken in match.taken_back for move in taken.moves), "with outcomes of chance"
    text = write_saga(match, NAMES, START)
    saga = read_saga(text)
    assert [line for line in text.splitlines() if line.startswith("< ")]
    assert GAME.dump(saga.match.state) == GAME.dump(match.state)
    assert [len(taken.moves) for taken in saga.match.taken_back] == [len(taken.moves) for taken in match.taken_back]
    assert verify(saga) == match.drawn()
    assert write_saga(saga.match, saga.names, saga.headers) == text


def test_chance_in_moves_that_were_taken_back_is_checked() -> None:
    match = played(START, undo=True)
    gone = next(move for taken in match.taken_back for move in taken.moves if len(move.outcomes) > 1)
    saga = read_saga(write_saga(match, NAMES, START))
    forged = next(
        move
        for taken in saga.match.taken_back
        for move in taken.moves
        if move.outcomes == gone.outcomes and move.action is gone.action
    )
    forged.outcomes.reverse()
    with pytest.raises(BadFile, match="error-saga-stacked"):
        verify(saga)


def test_without_shared_chance_too() -> None:
    match = Match(GAME, {}, 3, "alone")
    first = GAME.to_act(match.state)[0]
    match.act(first, GAME.legal(match.state, first)[0])
    match.undo(first)
    match.act(first, GAME.legal(match.state, first)[1])
    text = write_saga(match, NAMES)
    assert text.startswith("saga: 2\n")
    assert f"\n< p{first + 1} 1\n1. p{first + 1} " in text
    assert len(read_saga(text).match.moves) == 1


@pytest.mark.parametrize("line", ["<", "< 9", "< 0", "< 2 1", "< 1 1", "< x", "< p9 1", "< p1", "< 1\n~ deal 3", "< ²"])
def test_lines_that_take_back_what_is_not_there_are_refused(line: str) -> None:
    match = Match(GAME, {}, 3, "alone")
    for _ in range(2):
        seat = GAME.to_act(match.state)[0]
        match.act(seat, GAME.legal(match.state, seat)[0])
    text = write_saga(match, NAMES)
    lines = text.splitlines()
    at = next(number for number, told in enumerate(lines) if told.startswith("2. "))
    with pytest.raises(BadFile) as caught:
        read_saga("\n".join([*lines[: at + 1], line]))
    assert caught.value.line >= at + 2


def test_lists_round_trip() -> None:
    assert read_list(write_list(["a", None, "b"])) == ["a", None, "b"]
