"""Puzzles are made where searches agree, and kept in files that say for which rules they were made."""

from __future__ import annotations

from pathlib import Path

import pytest

from longhall.bots.search import Prospect
from longhall.kernel.errors import BadFile
from longhall.kernel.registry import find_game
from longhall.puzzles import judging
from longhall.puzzles.judging import clear_lead, grade_of, obvious, rating_of
from longhall.puzzles.making import make
from longhall.puzzles.puzzle import Collection, read_collection, write_collection
from longhall.puzzles.themes import gives_away


def prospects(*worths: float, bias: float = 0.0) -> list[Prospect]:
    """What a search found: options with these values, the first of them with a prior."""
    actions = find_game("brian-boru").book.all
    found = [Prospect(action, 0.0) for action, _ in zip(actions, worths, strict=False)]
    found[0].bias = bias
    for prospect, worth in zip(found, worths, strict=True):
        prospect.total, prospect.lines = 10 * worth, 10
    return found


def test_a_lead_must_be_large_among_enough_options() -> None:
    assert clear_lead(prospects(5.0, 3.0, 2.0, 1.0))
    assert not clear_lead(prospects(5.0, 3.1, 2.0, 1.0))
    assert not clear_lead(prospects(5.0, 3.0, 2.0))
    assert not clear_lead(prospects(5.0, 3.0, 3.1, 1.0)), "dropped earlier, but closer"


def test_a_lead_is_not_made_of_a_prior() -> None:
    assert not clear_lead(prospects(3.0, 3.1, 2.0, 1.0, bias=5.0))


def test_options_dropped_before_the_deep_lines_are_not_compared() -> None:
    found = prospects(5.0, 3.0, 2.0, 9.0)
    for prospect in found[:3]:
        prospect.start = 0.25
        prospect.total += 0.25 * prospect.total / prospect.lines
    assert clear_lead(found)


EVERYBODY = {"quick": 1.0, "beginner": 1.0, "casual": 1.0, "strong": 1.0}
NOBODY = dict.fromkeys(EVERYBODY, 0.0)


def test_what_few_find_is_harder() -> None:
    assert rating_of(NOBODY, 4.0) > rating_of(EVERYBODY | {"quick": 0.0}, 4.0) > rating_of(EVERYBODY, 4.0)
    assert rating_of(NOBODY, 2.0) > rating_of(NOBODY, 8.0)
    assert grade_of(rating_of(EVERYBODY, 20.0)) == 1
    assert grade_of(rating_of(NOBODY, 2.0)) == 5
    assert {grade_of(rating) for rating in range(1000, 2201)} == {1, 2, 3, 4, 5}


def test_what_everybody_finds_is_no_puzzle() -> None:
    assert obvious(EVERYBODY)
    assert not obvious(EVERYBODY | {"quick": 0.5})
    assert not obvious(EVERYBODY | {"casual": 0.5})


def test_a_theme_does_not_name_what_the_best_option_names() -> None:
    lead = find_game("brian-boru").book.parse("lead 27")
    assert lead is not None
    assert gives_away(lead, "town:27")
    assert not gives_away(lead, "region:munster")


@pytest.fixture
def few_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    """Quick to make: two searches of a weaker bot, and a small lead will do."""
    for name, value in {"SEARCHES": 2, "JUDGE": "casual", "LINES": 4, "ERRORS": 0.5, "LEAST_MARGIN": 0.5}.items():
        monkeypatch.setattr(judging, name, value)
    monkeypatch.setattr(judging, "TRIES", {"beginner": 1, "casual": 1, "strong": 1})


@pytest.mark.usefixtures("few_lines")
def test_making_gives_different_games_and_the_same_ones_again(tmp_path: Path) -> None:
    game = find_game("pax-viking")
    made = make(game, 2, 7)
    first, second = made.puzzles
    assert first.saga.partition("~")[2] != second.saga.partition("~")[2]
    for puzzle in made.puzzles:
        match = puzzle.match()
        legal = [option.notation for option in game.legal(match.state, puzzle.seat)]
        assert puzzle.seat in game.to_act(match.state)
        assert sorted(choice.action for choice in puzzle.options) == sorted(legal)
        assert puzzle.options[0].action == puzzle.best
        assert puzzle.options[0].behind == 0.0
        played = puzzle.solution()
        assert played.moves[len(match.moves)].action.notation == puzzle.best
    file = tmp_path / "pax_viking.json"
    write_collection(file, made)
    assert read_collection(file) == made
    assert make(game, 1, 7).puzzles == [first]


def test_puzzles_for_other_rules_say_how_to_make_them_again(tmp_path: Path) -> None:
    file = tmp_path / "brian_boru.json"
    write_collection(file, Collection("brian-boru", "1", find_game("brian-boru").content_hash, []))
    with pytest.raises(BadFile) as refused:
        read_collection(file)
    assert refused.value.message == "error-puzzles-rules"
    assert refused.value.facts["game"] == "brian-boru"


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "brian_boru.json"
    file.write_text('{"game": "brian-boru"', encoding="utf-8")
    with pytest.raises(BadFile) as refused:
        read_collection(file)
    assert refused.value.message == "error-puzzles-file"
