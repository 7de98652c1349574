"""The drawing of the board: what it shows, that it fits, and that it hides what must be hidden."""

from __future__ import annotations

import random
from collections.abc import Iterator
from io import StringIO
from typing import Any

import pytest
from playing import GAME, LANGUAGES, MISSING
from rich.cells import cell_len
from rich.console import Console, RenderableType

from longhall.kernel.match import Match
from longhall.kernel.step import State
from longhall.speech import speech
from longhall.terminal.ask import list_options, numbers, option_table
from longhall.terminal.boards import drawing_of
from longhall.terminal.boards.generic import GenericDrawing
from longhall.terminal.letters import simplest
from longhall.terminal.seats import marks, usual_players

NAMES = ["Astrid", "Bran", "Ciara", "Dag", "Emer"]


def shown(thing: RenderableType, width: int = 100) -> str:
    """What is printed on a terminal of some width."""
    file = StringIO()
    Console(file=file, width=width).print(thing)
    return file.getvalue()


def positions(seats: int, seed: int) -> Iterator[State]:
    """Some positions of a random game, its end among them."""
    match = Match(GAME, {"show_trick_history": True}, seats, f"draw-{seed}")
    rng = random.Random(seed)
    while not match.is_over():
        if len(match.moves) % 23 == 0:
            yield match.state
        seat = rng.choice(GAME.to_act(match.state))
        match.act(seat, rng.choice(GAME.legal(match.state, seat)))
    yield match.state


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "seats"), [(80, 5), (100, 4)])
def test_everything_fits_and_has_words(lang: str, width: int, seats: int) -> None:
    drawing = drawing_of(GAME, speech(lang), NAMES[:seats])
    for state in positions(seats, 3):
        for seat in (None, *GAME.to_act(state)):
            view = GAME.view(state, seat)
            parts: list[RenderableType | None] = [drawing.board(view, width), drawing.own(view)]
            if seat is not None:
                options = list_options(GAME, state, seat, speech(lang), NAMES[:seats])
                parts.append(option_table(options, drawing, width))
            for part in parts:
                text = shown(part, width) if part is not None else ""
                assert not MISSING.search(text)
                assert "…" not in text
                assert max((cell_len(line) for line in text.splitlines()), default=0) <= width


def test_the_board_is_low_enough_for_a_small_window() -> None:
    drawing = drawing_of(GAME, speech("en"), NAMES[:4])
    heights = [shown(drawing.board(GAME.view(state, 0), 100)).count("\n") for state in positions(4, 3)]
    assert max(heights) <= 28


def test_towns_show_number_colour_owner_monastery_and_vikings() -> None:
    drawing = drawing_of(GAME, speech("en"), NAMES[:4])
    signs = {"red": "⚔", "blue": "✝", "yellow": "○"}
    colours = {town["id"]: town["colour"] for town in content()["board"]["towns"]}
    for state in positions(4, 1):
        view: dict[str, Any] = GAME.view(state, None)
        words = shown(drawing.board(view, 100)).split()
        for seat, player in enumerate(view["players"]):
            for town in player["towns"]:
                cell = f"{town}{signs[colours[town]]}{NAMES[seat][0]}"
                cell += "♖" if town in view["monasteries"] else ""
                cell += "≈" if town in view["vikings"] else ""
                assert cell in words
        if view["active"]:
            assert any(word.startswith(f"◆{view['active']}") for word in words)


def content() -> dict[str, Any]:
    return GAME.content()


def test_spectators_see_no_cards_and_a_seat_sees_its_own() -> None:
    drawing = drawing_of(GAME, speech("en"), NAMES[:4])
    for state in positions(4, 2):
        assert drawing.own(GAME.view(state, None)) is None
        mine: dict[str, Any] = GAME.view(state, 1)
        own = drawing.own(mine)
        cards = sorted({*mine["me"]["hand"], *mine["me"]["packet"]})
        assert (own is None) == (not cards)
        if own is not None:
            values = [int("".join(filter(str.isdigit, line.split()[0])) or 0) for line in shown(own).splitlines()]
            assert sorted(value for value in values if value) == cards


def test_cards_listed_as_options_are_not_shown_twice() -> None:
    drawing = drawing_of(GAME, speech("en"), NAMES[:4])
    state = next(state for state in positions(4, 2) if GAME.asks_several(state))
    seat = GAME.to_act(state)[0]
    view = GAME.view(state, seat)
    listed = [target for action in GAME.legal(state, seat) for target in action.targets]
    assert "Packet" in shown(drawing.own(view) or "")
    rest = drawing.own(view, listed)
    assert rest is None or "Packet" not in shown(rest)


def test_a_terminal_without_unicode_gets_letters() -> None:
    drawing = drawing_of(GAME, speech("en"), NAMES[:4], plain=True)
    for state in positions(4, 1):
        text = shown(drawing.board(GAME.view(state, 0), 80))
        assert set(text) - set(map(chr, range(128))) <= set("íéáóú·")
    assert simplest("Żółć „Łódź” · – Bréifne") == 'Zolc "Lodz" - - Breifne'


def test_any_game_can_be_drawn_without_a_drawing_of_its_own() -> None:
    drawing = GenericDrawing(GAME, speech("en"), NAMES[:3])
    for state in positions(3, 1):
        view = GAME.view(state, 0)
        text = shown(drawing.board(view), 200)
        assert "A Astrid" in text
        assert "coins" in text
        assert "phase" in text
        assert drawing.own(view) is not None


def test_marks_differ() -> None:
    assert marks(["Ola", "Ola", "Ola", "Ola"]) == ["O", "L", "A", "4"]
    assert marks(["ßx", "zoë"]) == ["X", "Z"]
    assert marks(["1", "2"]) == ["1", "2"]


def test_usual_players() -> None:
    assert usual_players(3, 5) == ["human", "casual", "casual", "casual"]
    assert usual_players(2, 3) == ["human", "casual", "casual"]
    assert usual_players(1, 1) == ["human"]


def test_options_have_the_numbers_of_their_things() -> None:
    for state in positions(4, 2):
        for seat in GAME.to_act(state):
            legal = GAME.legal(state, seat)
            found = numbers(legal)
            assert len(set(found)) == len(legal)
            if all(action.target for action in legal) and legal[0].verb in ("play", "pick", "lead", "start"):
                assert found == [action.target for action in legal]
