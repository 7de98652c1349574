"""Whatever happens to a saga on its way, it is read, or refused with its line and the reason; nothing else."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from longhall.games import load_games
from longhall.kernel.errors import BadFile
from longhall.kernel.records.saga import Saga, read_saga

load_games()
GOLDEN = Path(__file__).parents[2] / "golden"
SAGAS = ["brian-boru-3", "feast-for-odin-1-short", "pax-viking-3"]
ODD = "²٣ \0;=#~:.\u2028\u00a0pP07-+,é☃"
WORDS = ["999999999999999999999", "9" * 5000, "-1", "", "p²", "p0", "p01", "~", "None", "true", "\x00", "1e9", "²", "٣"]
DAMAGES = 60


def lines_of(name: str) -> list[str]:
    return (GOLDEN / f"{name}.saga").read_text(encoding="utf-8").splitlines()


def damage(lines: list[str], rng: random.Random) -> list[str]:
    """One line more, less, moved, cut or misspelt; mostly near the beginning, where there is more to get wrong."""
    lines = list(lines)
    at = rng.randrange(40 if rng.random() < 0.8 else len(lines))
    line, words, place = lines[at], lines[at].split(" "), rng.randrange(max(1, len(lines[at])))
    words[rng.randrange(len(words))] = rng.choice(WORDS)
    ways = [
        [*lines[:at], *lines[at + 1 :]],
        [*lines[:at], line, *lines[at:]],
        [*lines[:at], line[:place] + rng.choice(ODD) + line[place + 1 :], *lines[at + 1 :]],
        [*lines[:at], line[:place] + line[place + 1 :], *lines[at + 1 :]],
        [*lines[:at], " ".join(words), *lines[at + 1 :]],
        [*lines[:at], lines[at - 1], *lines[at + 1 :]],
        lines[:at],
    ]
    return rng.choice(ways)


def read(lines: list[str]) -> Saga | BadFile:
    try:
        return read_saga("\n".join(lines), "damaged.saga")
    except BadFile as refused:
        return refused


@pytest.mark.parametrize("name", SAGAS)
def test_any_damage_is_named_with_its_line(name: str) -> None:
    whole, rng = lines_of(name), random.Random(name)
    refused = 0
    for _ in range(DAMAGES):
        damaged = damage(whole, rng)
        found = read(damaged)
        if isinstance(found, BadFile):
            refused += 1
            assert found.file == "damaged.saga"
            assert 1 <= found.line <= max(1, len("\n".join(damaged).splitlines())), (found, damaged[:12])
    assert refused > DAMAGES // 2


@pytest.mark.parametrize("seats", ["", "a", "; ".join("abcdefghij"), ";;;;;;;;;;"])
@pytest.mark.parametrize("name", ["brian-boru-3", "pax-viking-3"])
def test_a_wrong_number_of_seats_is_refused(name: str, seats: str) -> None:
    lines = [f"seats: {seats}" if line.startswith("seats:") else line for line in lines_of(name)]
    found = read(lines)
    assert isinstance(found, BadFile)
    assert found.line >= 1


@pytest.mark.parametrize("seat", ["p²", "p0", "p4", "p" + "9" * 5000, "p٣", "P1", "p", ""])
def test_a_seat_is_written_as_it_is(seat: str) -> None:
    lines = lines_of("brian-boru-3")
    at = next(at for at, line in enumerate(lines) if line.startswith("3. "))
    found = read([*lines[:at], f"3. {seat} {lines[at].split(' ', 2)[2]}", *lines[at + 1 :]])
    assert isinstance(found, BadFile)
    assert (found.message, found.line) == ("error-saga-seat", at + 1)


def test_a_saga_that_ends_after_its_headers_names_its_last_line() -> None:
    lines = lines_of("brian-boru-3")
    headers = [line for line in lines[: lines.index("")] if not line.startswith(("result", "seed:"))]
    found = read(headers)
    assert isinstance(found, BadFile)
    assert (found.message, found.line) == ("error-outcome-missing", len(headers))
