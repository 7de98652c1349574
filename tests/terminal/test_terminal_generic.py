"""The toy game in the terminal: a game without a drawing of its own is drawn from its view, and can be played."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from playing import LANGUAGES, MISSING, longhall, whole_game
from rich.console import Console, RenderableType

from longhall.kernel.chance import Chance
from longhall.kernel.registry import all_games
from longhall.speech import speech
from longhall.terminal.boards import drawing_of, own_drawing
from longhall.terminal.boards.generic import GenericDrawing
from toy.runes import GAME

pytestmark = pytest.mark.usefixtures("toy_game")
PEOPLE = ["Astrid", "Bran"]


def printed(thing: RenderableType | None) -> str:
    assert thing is not None
    console = Console(file=StringIO(), width=100, force_terminal=True, color_system="truecolor")
    console.print(thing)
    return console.file.getvalue()  # type: ignore[attr-defined,no-any-return]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", ["human,random", "random,human,greedy", "human,human"])
def test_a_whole_game_of_the_toy(lang: str, seats: str) -> None:
    script = whole_game(seats, "toy", game=GAME)
    ran = longhall("play", "runes", "--seats", seats, "--seed", "toy", "--lang", lang, typed=script.typed)
    assert ran.code == 0, ran.out[-2000:]
    assert not ran.err
    assert not MISSING.search(ran.out)
    say = speech(lang).say
    for wanted in ("run-title", "run-word-prize", "run-word-hand", "run-ask-choose", "run-score-prizes", "view-total"):
        assert say(wanted) in ran.out
    assert say("view-round", round=3) in ran.out
    for total in GAME.score(script.match.state).totals:
        assert str(total) in ran.out[ran.out.rindex(say("run-score-total")) :].splitlines()[0]


def test_it_is_saved_and_replayed(tmp_path: Path) -> None:
    script = whole_game("human,random", "toy", game=GAME)
    saga = tmp_path / "toy.saga"
    words = ["play", "runes", "--seats", "human,random", "--seed", "toy"]
    assert longhall(*words, typed=f"{script.typed}save {saga}\n\n").code == 0
    assert longhall("verify", str(saga)).code == 0
    ran = longhall("replay", str(saga), typed="end\nquit\n")
    assert speech("en").say("view-round", round=3) in ran.out, ran


def test_what_can_be_chosen_stands_out_and_hands_stay_hidden() -> None:
    state = GAME.setup({}, 2, Chance(lambda: 0.0))
    drawing = drawing_of(GAME, speech("en"), PEOPLE)
    mine = [f"rune:{action.target}" for action in GAME.legal(state, 0)]
    view = GAME.view(state, 0)
    assert printed(drawing.own(view, mine)) != printed(drawing.own(view))
    assert all(drawing.name(rune) in printed(drawing.own(view)) for rune in mine)
    assert not any(drawing.name(rune) in printed(drawing.board(view)) for rune in mine)
    assert drawing.own(GAME.view(state, None)) is None


def test_every_kind_of_value_is_drawn() -> None:
    drawing = GenericDrawing(GAME, speech("en"), PEOPLE)
    view = {
        "score": {"totals": [4, 7]},
        "won": True,
        "who": None,
        "none": [],
        "stock": {"prize": 3, "wood": 2},
        "ships": [{"kind": "knarr", "at": "rune:2"}, {"kind": "boat"}, {"kind": "raft"}],
    }
    text = printed(drawing.board(view))
    for told in ("yes", "wood", "prize", "knarr", "rune 2", "raft", "7"):
        assert told in text
    assert "rune:2" not in text
    assert "round" not in text.lower()


def test_games_have_their_own_drawing_by_their_name() -> None:
    for game in all_games():
        own = own_drawing(game.name)
        assert (own is None) == (game is GAME), game.name
    assert own_drawing("drawing") is None
    assert own_drawing("generic") is None
