"""Damaged sagas are refused with line and reason; a stacked deck is found out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from at_random import random_match
from longhall.kernel.errors import BadFile
from longhall.kernel.records.saga import load_saga, read_saga, verify, write_saga
from longhall.kernel.registry import all_games

GAME = all_games()[0]
NAMES = [f"Player {seat + 1}" for seat in range(GAME.fewest)]
MATCH = random_match(GAME, GAME.fewest, 21)
TEXT = write_saga(MATCH, NAMES)


def line_of(text: str, part: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if part in line)


def first_move(text: str) -> str:
    return next(line for line in text.splitlines() if line.startswith("1. "))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (r"^saga: 1$", "saga: 99", "error-saga-format"),
        (r"^rules: .*$", "rules: 0", "error-saga-rules"),
        (r"^content: .*$", "content: beef", "error-saga-content"),
        (r"^seats: .*\n", "", "error-saga-no-header"),
        (r"^game: .*$", "gaem: x", "error-saga-header"),
        (r"^2\. ", "3. ", "error-saga-number"),
        (r"^3\. p\d", "3. p9", "error-saga-seat"),
        (r"^4\. (p\d) .*$", r"4. \1 fly away", "error-saga-move"),
        (r"^result: \d+", "result: 999", "error-saga-result"),
        (r"^options: .*$", "options: nonsense=1", "error-no-such-option"),
    ],
)
def test_damage_is_named_with_its_line(old: str, new: str, message: str) -> None:
    damaged = re.sub(old, new, TEXT, count=1, flags=re.M)
    assert damaged != TEXT
    with pytest.raises(BadFile) as caught:
        read_saga(damaged, "game.saga")
    assert caught.value.message == message
    assert caught.value.file == "game.saga"
    before, after = TEXT.splitlines(), damaged.splitlines()
    changed = next((n for n, (a, b) in enumerate(zip(before, after, strict=False), 1) if a != b), 1)
    assert caught.value.line in (changed, 1)


def test_an_illegal_move_names_its_line_and_rule() -> None:
    move = first_move(TEXT)
    damaged = TEXT.replace(move, move.rsplit(" ", 2)[0] + " stop")
    with pytest.raises(BadFile) as caught:
        read_saga(damaged)
    assert caught.value.message == "error-saga-illegal"
    assert caught.value.line == line_of(damaged, "1. ")
    assert caught.value.facts["rule"]


def test_outcomes_that_are_missing_or_left_over_are_found() -> None:
    lines = TEXT.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("~") and n > 15)
    with pytest.raises(BadFile, match="error-outcome"):
        read_saga("\n".join(lines[:at] + lines[at + 1 :]))
    with pytest.raises(BadFile, match="error-outcome"):
        read_saga("\n".join([*lines[: at + 1], lines[at], *lines[at + 1 :]]))
    with pytest.raises(BadFile, match="error-saga-outcome"):
        read_saga("\n".join([*lines[:at], "~ weather rain", *lines[at:]]))


def test_comments_and_empty_lines_may_be_added() -> None:
    commented = TEXT.replace("\n1. ", "\n# the first move\n\n1. ")
    assert write_saga(read_saga(commented).match, NAMES) == TEXT


def test_names_with_odd_characters_survive_or_are_cleaned() -> None:
    odd = ["a;b", "  ", "Łucja Ó Néill"] + ["x"] * (GAME.fewest - 3)
    again = read_saga(write_saga(MATCH, odd))
    assert again.names[0] == "a,b"
    assert again.names[1] == "?"
    assert again.names[2] == "Łucja Ó Néill"


def test_a_stacked_deck_is_found_out() -> None:
    saga = read_saga(TEXT)
    assert verify(saga) > 0
    forged = read_saga(TEXT)
    forged.match.moves[-1].outcomes.append(forged.match.opening[0])
    with pytest.raises(BadFile, match="error-saga-stacked"):
        verify(forged)
    lied = read_saga(TEXT)
    lied.headers["seed"] = "another"
    with pytest.raises(BadFile, match="error-saga-seed-hash"):
        verify(lied)
    silent = read_saga(TEXT)
    del silent.headers["seed"]
    with pytest.raises(BadFile, match="error-saga-no-seed"):
        verify(silent)


def test_unreadable_files_are_named(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="error-file-unreadable"):
        load_saga(tmp_path / "missing.saga")
    binary = tmp_path / "binary.saga"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadFile, match="error-file-not-text"):
        load_saga(binary)
