"""The signs with which Brian Boru is drawn: one character each, told apart by shape before colour."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ..style import STRONG

SUIT_STYLES = {"red": "#c8553d", "blue": "#4a90c4", "yellow": "#c98a00", "white": STRONG}
SYMBOL_STYLES = {"raider": "#c8553d", "church": "#4a90c4", "courtship": "#c98a00"}

SYMBOLS = ["town", "coin", "pay_coin", "church", "raider", "courtship", "expand", "remove_viking", "renown", "points"]
SYMBOLS += ["any_town"]


class Signs:
    """Which character stands for what."""

    def __init__(self, suits: str, symbols: str, pieces: str) -> None:
        self.suits = dict(zip(SUIT_STYLES, suits, strict=True))
        self.symbols = dict(zip(SYMBOLS, symbols.split(), strict=True))
        self.marker, self.monastery, self.viking, self.face_down, self.face_up, self.bar = list(pieces)

    def suit(self, number: int, colour: str) -> Text:
        """A town or a card: its number and the sign of its colour."""
        return Text(f"{number}{self.suits[colour]}", style=SUIT_STYLES[colour])

    def row(self, symbols: Sequence[str]) -> Text:
        """Symbols in reading order, equal ones together counted: `3¢ ↗`, `−2¢`."""
        parts: list[Text] = []
        at = 0
        while at < len(symbols):
            run = 1
            while at + run < len(symbols) and symbols[at + run] == symbols[at]:
                run += 1
            parts.append(Text(self.times(symbols[at], run), style=SYMBOL_STYLES.get(symbols[at], "")))
            at += run
        return Text(" ").join(parts)

    def times(self, symbol: str, count: int) -> str:
        """A symbol a number of times; a minus stays in front."""
        sign = self.symbols[symbol]
        number = str(count) if count > 1 else ""
        return f"{sign[0]}{number}{sign[1:]}" if len(sign) > 1 else f"{number}{sign}"


FULL = Signs("⚔✝○♔", "⌂ ¢ −¢ ✝ ⚔ ○ ↗ −≈ ★ + ⌂", "◆♖≈▽▲│")
ASCII = Signs("x+ow", "# c -c + x o > -~ * p #", "@^~vA|")
