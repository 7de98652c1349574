"""Every action of the game, once, with the words a person types for it."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action, ActionBook
from .components import CARDS, CHOICES, TOWNS

BOOK: Final = ActionBook()

START: Final = BOOK.add_each("start", "town", TOWNS)
PICK: Final = BOOK.add_each("pick", "card", CARDS)
LEAD: Final = BOOK.add_each("lead", "town", TOWNS)
PLAY: Final = BOOK.add_each("play", "card", CARDS)
UPPER: Final[Action] = BOOK.add("row", 1, "upper", ("row:upper",))
LOWER: Final[Action] = BOOK.add("row", 2, "lower", ("row:lower",))
BUY: Final[Action] = BOOK.add("buy")
STOP: Final[Action] = BOOK.add("stop")
EXPAND: Final = BOOK.add_each("expand", "town", TOWNS)
DECLINE: Final[Action] = BOOK.add("decline")
FREE: Final = BOOK.add_each("free", "town", TOWNS)
SETTLE: Final = BOOK.add_each("settle", "town", TOWNS)
LOSE: Final = BOOK.add_each("lose", "town", TOWNS)
BUILD: Final = BOOK.add_each("build", "town", TOWNS)
PRINCESS_CHOICES: Final[list[Action]] = [
    BOOK.add("princess", i, CHOICES[i], (f"choice:{CHOICES[i]}",)) for i in (1, 2, 3)
]
