"""Pax Viking in the terminal: it fits 80 columns, has words, shows what is where, and hides other hands."""

from __future__ import annotations

import random
from collections.abc import Iterator
from io import StringIO
from typing import Any

import pytest
from playing import LANGUAGES, MISSING
from rich.cells import cell_len
from rich.console import Console, RenderableType

from longhall.kernel.match import Match
from longhall.kernel.registry import find_game
from longhall.kernel.step import State
from longhall.speech import speech
from longhall.terminal.ask import list_options, option_table
from longhall.terminal.boards import drawing_of
from longhall.terminal.score_sheet import score_sheet, winners

GAME = find_game("pax-viking")
NAMES = ["Astrid", "Bran", "Ciara", "Dag", "Emer", "Finn"]
DEFAULTS = {option.name: option.default for option in GAME.variants}


def shown(thing: RenderableType, width: int = 80) -> str:
    """What is printed on a terminal of some width."""
    file = StringIO()
    Console(file=file, width=width).print(thing)
    return file.getvalue()


def positions(seats: int, seed: int, options: dict[str, object] | None = None) -> Iterator[State]:
    """Some positions of a random game, its end among them."""
    match = Match(GAME, options or {}, seats, f"draw-{seed}")
    rng = random.Random(seed)
    while not match.is_over():
        if len(match.moves) % 200 == 0:
            yield match.state
        seat = rng.choice(GAME.to_act(match.state))
        match.act(seat, rng.choice(GAME.legal(match.state, seat)))
    yield match.state


def arranged(given: dict[str, Any], seats: int = 2) -> dict[str, Any]:
    """What the first player sees of a position."""
    state = GAME.arrange(given, [f"p{seat + 1}" for seat in range(seats)], dict(DEFAULTS))
    return GAME.view(state, 0)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "seats"), [(80, 6), (100, 3), (80, 1)])
def test_everything_fits_and_has_words(lang: str, width: int, seats: int) -> None:
    names = NAMES[:seats]
    drawing = drawing_of(GAME, speech(lang), names)
    for state in positions(seats, 4, {"trade_pieces": True, "level": "one_of_each"}):
        for seat in (None, *GAME.to_act(state)):
            view = GAME.view(state, seat)
            parts: list[RenderableType | None] = [drawing.board(view, width), drawing.own(view)]
            if seat is not None:
                options = list_options(GAME, state, seat, speech(lang), names)
                parts.append(option_table(options, drawing, width))
            for part in parts:
                text = shown(part, width) if part is not None else ""
                assert not MISSING.search(text)
                assert "…" not in text
                assert max((cell_len(line) for line in text.splitlines()), default=0) <= width
    assert not MISSING.search("".join(line.plain for line in drawing.legend()))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_is_something_to_know_about_everything(lang: str) -> None:
    drawing = drawing_of(GAME, speech(lang), NAMES[:3])
    view = arranged({"ventures": {"burtas_1": "radimichs"}, "owners": {"burtas_1": "p2"}}, 3)
    kinds = ("tile:", "post:", "region:", "jarl:", "victory:")
    for ref in GAME.names():
        if ref.startswith(kinds):
            lines = drawing.about(ref, view)
            assert lines, ref
            assert not MISSING.search("".join(lines)), lines
    assert any(drawing.name("tile:radimichs") in line for line in drawing.about("post:burtas_1", view))


def test_posts_show_ventures_followers_and_longships() -> None:
    drawing = drawing_of(GAME, speech("en"), NAMES[:2])
    given = {
        "ventures": {"burtas_1": "radimichs"},
        "owners": {"burtas_1": "p2", "dublin": "p1"},
        "longships": {"p1": {"burtas_1": {"renewed": 2, "exhausted": 1}}, "p2": {"gandvik": 1}},
        "allies": {"black": {"dublin": 1, "germanic_ocean": 2}},
        "markers": {"jarls": "p1"},
    }
    view = arranged(given)
    text = shown(drawing.board(view, 200), 200)
    assert "(Radimichs) ●B A▲▲▽" in text
    assert "Dublin 6 ●A Abla▲" in text
    assert "Gandvik B▲" in text
    assert "Germanic Ocean Abla▲▲" in text
    assert "◆1" in text
    plain = drawing_of(GAME, speech("en"), NAMES[:2], plain=True)
    assert "Dublin 6 *A Abla^" in shown(plain.board(view, 200), 200)


def test_victory_cards_show_how_far_everybody_is() -> None:
    drawing = drawing_of(GAME, speech("en"), NAMES[:2])
    view = arranged({"victory": ["standard_hall_of_heroes"], "boards": {"p2": ["freyr", "sveneld"]}})
    lines = shown(drawing.board(view, 80)).splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("Hall of Heroes:"))
    told = " ".join(" ".join(lines[at : at + 2]).split())
    assert "1 established god, 2 established advocates, 4 established ventures and 10 established followers" in told
    assert any(line.split() == ["A", "0/1", "0/2", "0/4", "0/10", "B", "1/1", "1/2", "0/4", "2/10"] for line in lines)


def test_prices_are_those_of_whoever_looks() -> None:
    drawing = drawing_of(GAME, speech("en"), NAMES[:2])
    track = ["rollo", "odin", "hastein", "danegeld", "freyr"]
    view = arranged({"jarls": {"p1": "sigrid"}, "track": track})
    lines = [line.split() for line in shown(drawing.board(view, 80)).splitlines()]
    assert any(line[:2] == ["0", "Freyr"] for line in lines)
    assert any(line[:2] == ["6", "Danegeld"] for line in lines)


def test_other_hands_stay_hidden() -> None:
    drawing = drawing_of(GAME, speech("en"), NAMES[:2])
    given = {"hands": {"p1": ["freyr"], "p2": ["odin"]}, "track": []}
    view = arranged(given)
    own = drawing.own(view)
    assert own is not None
    text = shown(own) + shown(drawing.board(view, 80))
    assert "Freyr" in text
    assert "gain 2 silfr" in text
    assert "Odin" not in text


def test_the_solo_opponent_is_drawn() -> None:
    drawing = drawing_of(GAME, speech("en"), NAMES[:1])
    view = arranged({"owners": {"birka": "empire2"}, "empire": {"birka": 2}, "event_pile": 7}, 1)
    text = shown(drawing.board(view, 200), 200)
    assert "Birka 6 ●# #▲▲" in text
    assert "events to come: 7" in text


def test_the_score_sheet_names_each_thing_once() -> None:
    drawing = drawing_of(GAME, speech("en"), NAMES[:2])
    options = dict(DEFAULTS)
    given = {"at": "actions", "track": ["odin"], "pile": 0, "silfr": {"p1": 2, "p2": 4}, "boards": {"p1": ["freyr"]}}
    state = GAME.arrange(given, ["p1", "p2"], options)
    score = GAME.score(state)
    lines = shown(score_sheet(GAME, score, drawing)).splitlines()
    heads = [line[:24].strip() for line in lines[1:]]
    assert heads == ["Victory cards fulfilled", "Silfr (breaks ties)", "Established followers", "Place"]
    assert lines[3].split()[-2:] == ["1", "0"]
    assert winners(GAME, score, NAMES[:2], speech("en")) == "Astrid wins the game!"
