"""Sagas of another rules version: read, followed as far as the present rules go, and never taken for ours."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from at_random import GAMES_AND_SEATS, random_match
from longhall.kernel.chance import Outcome
from longhall.kernel.errors import BadFile
from longhall.kernel.records.old_rules import OldSaga, load_old_saga, outcomes_checked, read_old_saga, whole_match
from longhall.kernel.records.saga import read_saga, verify, write_saga
from longhall.kernel.registry import all_games, find_game

OLD = sorted((Path(__file__).parents[2] / "golden" / "old").glob("*.saga"))
MATCH = random_match(all_games()[0], all_games()[0].fewest, 21)
TEXT = write_saga(MATCH, ["x"] * MATCH.seats).replace(f"\nrules: {MATCH.game.rules_version}\n", "\nrules: 0\n")


def read(text: str) -> OldSaga:
    saga = read_old_saga(text, "old.saga")
    assert saga is not None
    return saga


def line_of(text: str, part: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith(part))


@pytest.mark.parametrize("file", OLD, ids=[file.stem for file in OLD])
def test_recorded_games_of_the_first_version_can_be_read(file: Path) -> None:
    """Followed to their end, or up to a line that is told with the reason; the rest is there as it was recorded."""
    text = file.read_text(encoding="utf-8")
    game = find_game(text.split("game: ")[1].split("\n")[0])
    if game.rules_version == "1":
        text = text.replace("\nrules: 1\n", "\nrules: 0\n")
    saga = read(text)
    followed = saga.saga()
    assert followed is not None
    assert outcomes_checked(followed) in (None, followed.match.drawn())
    assert len(followed.match.moves) > 20
    body = [line for line in text.partition("\n\n")[2].splitlines() if line]
    if saga.parted is None:
        assert saga.rest == []
        assert followed.match.is_over()
    elif saga.parted.line > line_of(text, "result"):
        assert saga.rest == body[len(body) - len(saga.rest) :]
        assert saga.rest[0] == text.splitlines()[saga.parted.line - 1]


def test_there_is_one_for_each_game() -> None:
    names = {file.read_text(encoding="utf-8").split("game: ")[1].split("\n")[0] for file in OLD}
    assert names == {game.name for game, _ in GAMES_AND_SEATS}


def test_the_present_version_is_none_of_them(tmp_path: Path) -> None:
    assert read_old_saga(write_saga(MATCH, ["x"] * MATCH.seats)) is None
    assert load_old_saga(tmp_path / "missing.saga") is None


def test_one_that_the_present_rules_accept_is_followed_to_its_result() -> None:
    saga = read(TEXT)
    assert saga.parted is None
    match = whole_match(saga)
    assert [(move.seat, move.action) for move in match.moves] == [(move.seat, move.action) for move in MATCH.moves]
    assert verify(saga.saga() or pytest.fail("nothing to verify")) == MATCH.drawn()


def test_what_the_other_version_did_by_itself_is_filled_in() -> None:
    """Left out of the record: moves that have become questions with a single answer, and chance after them."""
    game = MATCH.game
    state = MATCH.at(0)
    single = []
    for number, move in enumerate(MATCH.moves, 1):
        if len(game.legal(state, move.seat)) == 1:
            single.append(number)
        state = MATCH.at(number)
    lines = TEXT.splitlines()
    assert single, "a game with questions that have one answer"
    kept, number = [], 0
    for line in lines:
        if re.match(r"\d+\. ", line):
            if int(line.split(".")[0]) in single:
                continue
            number += 1
            line = f"{number}. " + line.split(". ", 1)[1]
        kept.append(line)
    saga = read("\n".join(kept))
    assert saga.parted is None
    assert game.dump(whole_match(saga).state) == game.dump(MATCH.state)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (r"^30\. (p\d) .*$", r"30. \1 fly away", "error-saga-move"),
        (r"^30\. p\d .*$", "30. p9 stop", "error-saga-seat"),
        (r"^result: \d+", "result: 999", "error-saga-result"),
        (r"^options: .*$", "options: nonsense=1", "error-no-such-option"),
        (r"\A((?:.*\n)+?\n)~ .*", r"\1~ weather rain", "error-saga-outcome"),
    ],
)
def test_where_the_rules_part_is_told_with_its_line(old: str, new: str, message: str) -> None:
    text = re.sub(old, new, TEXT, count=1, flags=re.M)
    assert text != TEXT
    saga = read(text)
    assert saga.parted is not None
    assert saga.parted.message == message
    changed = next(n for n, (a, b) in enumerate(zip(TEXT.splitlines(), text.splitlines(), strict=True), 1) if a != b)
    assert saga.parted.line == changed
    with pytest.raises(BadFile, match="error-saga-old") as caught:
        whole_match(saga)
    assert caught.value.line == changed


def test_chance_that_was_drawn_in_another_order_is_not_called_stacked() -> None:
    followed = read(TEXT).saga()
    assert followed is not None
    assert outcomes_checked(followed) == MATCH.drawn()
    opening = followed.match.opening
    opening[0] = next(Outcome(one.kind, one.value + 1) for one in opening)
    assert outcomes_checked(followed) is None
    followed.headers["seed"] = "another"
    with pytest.raises(BadFile, match="error-saga-seed-hash"):
        outcomes_checked(followed)


def test_a_running_game_is_not_played_on() -> None:
    lines = [line for line in TEXT.splitlines() if not line.startswith(("result", "seed:"))]
    saga = read("\n".join(lines[: line_of(TEXT, "20. ")]))
    assert saga.parted is None
    with pytest.raises(BadFile, match="error-saga-old-running"):
        whole_match(saga)


def test_moves_that_were_taken_back_are_left_out() -> None:
    lines = TEXT.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("3. "))
    lines[at:at] = ["3. p1 fly away", "< p1 3"]
    assert read("\n".join(lines)).parted is None


def test_they_are_not_read_as_ours() -> None:
    with pytest.raises(BadFile, match="error-saga-rules"):
        read_saga(TEXT)
