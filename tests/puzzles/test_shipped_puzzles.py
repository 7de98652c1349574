"""The puzzles that come with the games: each can be asked, and its best option is still the best.

If a game's rules or content have changed, they have to be made again: `longhall puzzles make <game>`.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from longhall.bots.level_bot import LevelBot
from longhall.kernel.registry import find_game
from longhall.puzzles.judging import JUDGE, SEARCHES, grade_of
from longhall.puzzles.puzzle import DATA, GRADES, Puzzle, file_of, option_of, read_collection, shipped
from longhall.puzzles.themes import PART, asked
from longhall.speech import FALLBACK, languages, speech

GAMES = ["brian-boru", "feast-for-odin", "pax-viking"]
MANY = {"brian-boru": 50, "feast-for-odin": 50, "pax-viking": 50}
LARGEST = 1_000_000
"""Bytes of all files together."""


def puzzles_of(name: str) -> list[Puzzle]:
    return list(shipped(name).values())


@pytest.mark.parametrize("name", GAMES)
def test_there_are_many_for_the_present_rules(name: str) -> None:
    game = find_game(name)
    found = read_collection(file_of(game))
    assert (found.game, found.rules, found.content) == (game.name, game.rules_version, game.content_hash)
    assert len(found.puzzles) == len(shipped(name)) >= MANY[name], f"run: longhall puzzles make {name}"


def test_the_files_are_small() -> None:
    files: list[Path] = sorted(DATA.glob("*.json"))
    assert [file.stem for file in files] == [name.replace("-", "_") for name in GAMES]
    assert sum(file.stat().st_size for file in files) < LARGEST


@pytest.mark.parametrize("name", GAMES)
def test_every_position_loads_and_asks_its_seat(name: str) -> None:
    game = find_game(name)
    for puzzle in puzzles_of(name):
        match = puzzle.match()
        assert puzzle.seat in game.to_act(match.state)
        assert game.broken(match.state) == []
        legal = [option.notation for option in game.legal(match.state, puzzle.seat)]
        assert sorted(legal) == sorted(choice.action for choice in puzzle.options)
        assert len(legal) >= 4
        assert option_of(game, match.state, puzzle, puzzle.best).notation == puzzle.options[0].action == puzzle.best
        behind = [choice.behind for choice in puzzle.options if choice.behind is not None]
        assert behind == sorted(behind)
        assert behind[1] >= 2.0
        assert puzzle.grade == grade_of(puzzle.rating)


@pytest.mark.parametrize("name", GAMES)
def test_every_solution_can_be_played(name: str) -> None:
    for puzzle in puzzles_of(name):
        first = puzzle.line.splitlines()[0]
        count = int(first.partition(".")[0])
        assert first == f"{count}. p{puzzle.seat + 1} {puzzle.best}"
        assert len(puzzle.solution().moves) >= count


@pytest.mark.parametrize("name", [name for name in GAMES if MANY[name] >= 50])
def test_they_are_varied(name: str) -> None:
    game = find_game(name)
    puzzles = puzzles_of(name)
    assert len({puzzle.saga.split("\n\n", 1)[1][:200] for puzzle in puzzles}) == len(puzzles), "one of each game"
    assert {puzzle.seats for puzzle in puzzles} == set(range(game.fewest, game.most + 1))
    assert len({puzzle.grade for puzzle in puzzles}) >= GRADES - 1
    assert len({puzzle.theme.message + puzzle.theme.facts.get("part", "") for puzzle in puzzles}) >= 4
    verbs = Counter(puzzle.best.split()[0] for puzzle in puzzles)
    assert len(verbs) >= 4


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", languages())
def test_every_theme_can_be_said(name: str, language: str) -> None:
    prefix, words = find_game(name).prefix, speech(language)
    for puzzle in puzzles_of(name):
        part = puzzle.theme.facts.get("part")
        ids = [puzzle.theme.message, *([f"{prefix}-gain-{part}"] if part else [])]
        ids += [f"{prefix}-{ref.replace(':', '-')}" for ref in puzzle.theme.facts.values() if ":" in ref]
        assert not [message for message in ids if words.say(message).startswith("[")], puzzle.id


def title_of(name: str, puzzle: Puzzle, language: str = FALLBACK) -> str:
    """What a puzzle is called on the page, with its facts; a game's own words come first."""
    prefix, words, theme = find_game(name).prefix, speech(language), puzzle.theme
    asked = f"{prefix}-puzzle-at-{theme.facts.get('kind')}"
    ids = [f"{asked}-{theme.facts.get('verb')}", asked, theme.message]
    message = next(one for one in ids if words.has(one))
    return words.say(message, **{**theme.facts, "gain": theme.facts.get("part", "")})


@pytest.mark.parametrize("name", [name for name in GAMES if MANY[name] >= 50])
@pytest.mark.parametrize("language", languages())
def test_titles_say_what_is_asked(name: str, language: str) -> None:
    """Not one of them says only to find the best move, and few are called the same."""
    words = speech(language)
    bare = {words.say("web-puzzle-any"), words.say("web-puzzle-part", gain="").split(":")[0]}
    titles = Counter(title_of(name, puzzle, language) for puzzle in puzzles_of(name))
    assert not [title for title in titles if title.split(":")[0] in bare]
    assert not [title for title in titles if "{" in title]
    assert len(titles) >= 12
    assert titles.most_common(1)[0][1] <= 12


@pytest.mark.parametrize("name", [name for name in GAMES if MANY[name] >= 50])
def test_themes_tell_the_question_of_their_position(name: str) -> None:
    game = find_game(name)
    for puzzle in puzzles_of(name)[::7]:
        state = puzzle.match().state
        if puzzle.theme.message == PART:
            best = option_of(game, state, puzzle, puzzle.best)
            told = asked(game, state, puzzle.seat, best)
            assert puzzle.theme.facts == {"part": puzzle.theme.facts["part"], **told}


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_the_best_option_is_still_the_best(name: str) -> None:
    """Six more searches with other chance; one of them may err."""
    game = find_game(name)
    for puzzle in puzzles_of(name):
        state = puzzle.match().state
        chosen = [
            LevelBot(JUDGE, 1000 + seed, timed=False).choose(game, state, puzzle.seat) for seed in range(SEARCHES)
        ]
        agree = sum(action.notation == puzzle.best for action in chosen)
        assert agree >= SEARCHES - 1, f"{puzzle.id}: run longhall puzzles make {name}"
