"""A Feast for Odin in the terminal: it fits, has words, shows what lies where, and hides other hands."""

from __future__ import annotations

import random
from collections.abc import Iterator
from io import StringIO

import pytest
from playing import LANGUAGES, MISSING, longhall
from rich.console import Console, RenderableType

from longhall.kernel.match import Match
from longhall.kernel.registry import find_game
from longhall.kernel.step import State
from longhall.speech import speech
from longhall.terminal.boards import drawing_of
from longhall.terminal.boards.feast_for_odin import FeastForOdinDrawing, turned
from longhall.terminal.explain import facts

GAME = find_game("feast-for-odin")
NAMES = ["Astrid", "Bran", "Ciara", "Dag"]


def shown(thing: RenderableType, width: int = 100) -> str:
    file = StringIO()
    Console(file=file, width=width).print(thing)
    return file.getvalue()


def positions(seats: int, seed: int) -> Iterator[State]:
    """Some positions of a random game, its end among them."""
    match = Match(GAME, {}, seats, f"draw-{seed}")
    rng = random.Random(seed)
    while not match.is_over():
        if len(match.moves) % 60 == 0:
            yield match.state
        seat = rng.choice(GAME.to_act(match.state))
        match.act(seat, rng.choice(GAME.legal(match.state, seat)))
    yield match.state


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "seats"), [(80, 4), (100, 2)])
def test_everything_fits_and_has_words(lang: str, width: int, seats: int) -> None:
    drawing = drawing_of(GAME, speech(lang), NAMES[:seats])
    for state in positions(seats, 4):
        for seat in (None, *range(seats)):
            view = GAME.view(state, seat)
            own = drawing.own(view)
            text = shown(drawing.board(view, width), width) + ("" if own is None else shown(own, width))
            assert not MISSING.search(text)
            assert "…" not in text
            assert str(view["score"]["totals"][0]) in text
    assert not MISSING.search("".join(line.plain for line in drawing.legend()))


def test_what_lies_is_drawn_where_it_lies() -> None:
    drawing = FeastForOdinDrawing(GAME, speech("en"), NAMES[:1])
    view = {
        "board": "home",
        "laid": [["oil", 156 + 10 * 13], ["silver", 11 * 13 + 1]],
        "minus": 86,
        "wood": 0,
        "stone": 0,
    }
    lines = shown(drawing.grid(view)).splitlines()
    assert lines[0].startswith("home board -86")
    assert lines[1].startswith(" - -")
    assert lines[11].startswith("gg 1")
    assert lines[12].startswith("gg$$")
    assert turned(["#...", "####"], 5) == ["#.", "#.", "#.", "##"]


def test_other_hands_stay_hidden() -> None:
    drawing = drawing_of(GAME, speech("en"), NAMES[:2])
    state = next(positions(2, 1))
    mine = GAME.view(state, 0)
    (card,) = mine["me"]["hand"]
    name = speech("en").name(GAME, f"occupation:{card}", NAMES[:2])
    own = drawing.own(mine)
    assert own is not None
    assert name in shown(own)
    assert name not in shown(drawing.board(GAME.view(state, 1), 100))


def test_a_space_says_what_it_gives_and_who_stands_there() -> None:
    drawing = drawing_of(GAME, speech("en"), NAMES[:2])
    match = Match(GAME, {}, 2, "space")
    seat = GAME.to_act(match.state)[0]
    action = GAME.book.parse("place stockfish_1")
    assert action is not None
    match.act(seat, action)
    who, what = facts("space:stockfish_1", drawing, GAME.view(match.state, None))
    assert NAMES[seat] in str(who)
    assert str(what) == "Take 1 stockfish."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_tells_how_to_change_a_preference(lang: str) -> None:
    typed = "help\nask-midway on\nhelp\nquit\n"
    ran = longhall("play", "feast-for-odin", "--seats", "human", "--seed", "7", "--lang", lang, typed=typed)
    assert not MISSING.search(ran.out)
    before, _, after = ran.out.partition("ask-midway on ")
    assert "ask-midway off " not in before
    assert "ask-midway off " in after
