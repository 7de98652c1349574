"""A position as text and as pixels: the drawing of the terminal, with a font of fixed width."""

from __future__ import annotations

import os
from io import StringIO
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from rich.color import Color
from rich.console import Console, Group
from rich.segment import Segment
from rich.style import Style

from ...kernel.game import Game
from ...kernel.step import State
from ...speech import best_language, speech
from ...terminal.boards import drawing_of
from ...terminal.letters import simplest
from ..needs import needs_research
from .encoding import check_word

HUMAN: Final = "human"
ANSI: Final = "ansi"
RGB_ARRAY: Final = "rgb_array"
RENDER_MODES: Final = (HUMAN, ANSI, RGB_ARRAY)
COLUMNS: Final = 120
ROWS: Final = 56
"""Room for every game and player number; of a longer drawing the end is cut off, so that all pictures have one size."""
CELL: Final = (6, 11)
"""Pixels of a letter of Pillow's own font of fixed width."""
LAST: Final = 255
"""The last letter of that font: it has those of Latin-1."""
INK: Final = (32, 30, 28)
FADED: Final = (136, 132, 126)
PAPER: Final = (250, 247, 240)


class Picture:
    """Draws the positions of one table."""

    def __init__(self, game: Game[Any], players: list[str]) -> None:
        self.game = game
        words = speech(best_language(os.environ))
        self._drawing = drawing_of(game, words, players)
        self._plain = drawing_of(game, words, players, plain=True)

    def text(self, state: State, seat: int | None) -> str:
        """The position as a seat sees it, with escape sequences for colours."""
        paper = StringIO()
        console = Console(file=paper, width=COLUMNS, force_terminal=True, color_system="truecolor")
        console.print(self._seen(state, seat, plain=False))
        return paper.getvalue()

    def pixels(self, state: State, seat: int | None) -> NDArray[np.uint8]:
        """The same as a picture, height by width by colours."""
        try:
            from PIL import Image, ImageDraw, ImageFont
        except ImportError as missing:
            raise needs_research(missing) from None
        wide, high = CELL
        image = Image.new("RGB", (COLUMNS * wide, ROWS * high), PAPER)
        draw = ImageDraw.Draw(image)
        font = ImageFont.load_default_imagefont()
        for row, line in enumerate(self._lines(state, seat)[:ROWS]):
            column = 0
            for segment in line:
                letters = "".join(map(drawable, segment.text))
                draw.text((column * wide, row * high), letters, ink_of(segment.style), font)
                column += len(letters)
        return np.array(image)

    def _lines(self, state: State, seat: int | None) -> list[list[Segment]]:
        console = Console(file=StringIO(), width=COLUMNS)
        ascii_only = console.options.copy()
        ascii_only.encoding = "ascii"
        return console.render_lines(self._seen(state, seat, plain=True), ascii_only)

    def _seen(self, state: State, seat: int | None, plain: bool) -> Group:
        """The table, and below it what only this seat sees."""
        drawing = self._plain if plain else self._drawing
        view = self.game.view(state, seat)
        own = drawing.own(view) if seat is not None else None
        board = drawing.board(view, COLUMNS)
        return Group(board) if own is None else Group(board, own)


class Renderer:
    """Shows positions as an environment was asked to; what draws them is made when the first is shown."""

    def __init__(self, game: Game[Any], seats: list[str], mode: str | None) -> None:
        if mode is not None:
            check_word("render_mode", mode, RENDER_MODES)
        self._game = game
        self._seats = seats
        self._mode = mode
        self._picture: Picture | None = None

    def show(self, state: State, seat: int | None) -> str | NDArray[np.uint8] | None:
        """The position as a seat sees it: text, pixels, or printed."""
        self._picture = self._picture or Picture(self._game, self._seats)
        if self._mode == RGB_ARRAY:
            return self._picture.pixels(state, seat)
        text = self._picture.text(state, seat)
        if self._mode == ANSI:
            return text
        print(text)
        return None


def drawable(letter: str) -> str:
    """A letter, or the one most like it that the font has."""
    return letter if ord(letter) <= LAST else simplest(letter)[:1] or "?"


def ink_of(style: Style | None) -> tuple[int, int, int]:
    """The colour of a text."""
    if style is None:
        return INK
    color: Color | None = style.color
    if color is None or color.is_default:
        return FADED if style.dim else INK
    found = color.get_truecolor()
    return found.red, found.green, found.blue
