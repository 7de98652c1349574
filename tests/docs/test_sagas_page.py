"""docs/sagas.md is true: its example is a saga that replays, and its headers are those that sagas have."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import longhall

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "sagas.md").read_text(encoding="utf-8")
BEGIN, GOES_ON = re.findall(r"(?ms)^```\n(.*?)^```$", PAGE)[:2]
SEED = "3926760abb55b666604ba1d8a279509f"
"""What the example was played with, which a running game does not tell."""


def whole() -> str:
    """The example with its continuation, in which moves are taken back: that is format 2."""
    return BEGIN.replace("saga: 1", "saga: 2") + GOES_ON


def test_the_example_replays() -> None:
    saga = longhall.read_saga(BEGIN)
    assert [move.action.notation for move in saga.match.moves] == ["start 16", "start 24", "start 7", "pick 18"]
    assert saga.names == ["Anna", "Bartek", "greedy"]


def test_it_goes_on_with_moves_taken_back() -> None:
    saga = longhall.read_saga(whole())
    kept = [move.action.notation for move in saga.match.moves[4:]]
    assert kept == ["pick 7", "pick 1", "pick 3", "pick 6"]
    assert len(saga.match.taken_back) == 2


def test_its_chance_is_that_of_its_seed() -> None:
    played = longhall.Match(longhall.find_game("brian-boru"), {}, 3, SEED)
    for line in re.findall(r"(?m)^\d+\. p(\d) (.*)$", BEGIN):
        played.act(int(line[0]) - 1, longhall.find_game("brian-boru").book.parse(line[1]))
    written = longhall.write_saga(played, ["Anna", "Bartek", "greedy"])
    head, body = BEGIN.split("\n\n")
    assert written.split("\n\n")[1].strip() == body.strip()
    assert set(head.splitlines()) - {line for line in head.splitlines() if line.startswith("options")} <= set(
        written.splitlines()
    )


def test_a_change_in_it_is_found() -> None:
    with pytest.raises(longhall.BadFile):
        longhall.read_saga(BEGIN.replace("start 24", "start 16"))


def test_every_header_is_described() -> None:
    described = set(re.findall(r"`([a-z-]+)`", "".join(re.findall(r"(?m)^\| (`.*?) \|", PAGE))))
    golden = [file.read_text(encoding="utf-8") for file in sorted((ROOT / "tests" / "golden").glob("*.saga"))]
    used = {key for text in golden for key in re.findall(r"(?m)^([a-z-]+): ", text.split("\n\n")[0])}
    assert used <= described
