"""Asking: options with the numbers that are typed for them, and what a typed line means."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.table import Table
from rich.text import Text

from ..kernel.action import Action
from ..kernel.game import Game
from ..kernel.step import State
from ..speech import Speech
from .boards.drawing import Drawing
from .layout import side_by_side
from .style import FADED, GOLD

COMMANDS = ("undo", "hint", "save", "log", "board", "score", "help", "quit")


@dataclass
class Option:
    """One legal action as a person sees it."""

    number: int
    action: Action
    label: str


@dataclass
class Choice:
    """The person chose an action; it may not be legal."""

    action: Action


@dataclass
class Command:
    """The person wants something of the terminal, not of the game."""

    word: str
    rest: str


@dataclass
class Unclear:
    """A line that means nothing here: a message about it."""

    message: str
    args: dict[str, object]


def number_of(action: Action) -> int | None:
    """The number of the one thing that an action names (`town:27`, `card:13`); 0 if it names none, None if another."""
    if not action.targets:
        return 0
    if len(action.targets) > 1:
        return None
    _, _, key = action.targets[0].partition(":")
    return int(key) if key.isdecimal() and int(key) else None


def numbers(actions: Sequence[Action]) -> list[int]:
    """What is typed for each option: the number printed on its town or card, so that board and options agree.

    Where options name no numbered things, or share one, they are counted from 1.
    """
    found = [number_of(action) for action in actions]
    plain = [number for number in found if number is not None]
    if len(set(plain)) == len(actions) and any(plain):
        return plain
    return list(range(1, len(actions) + 1))


def list_options(game: Game[Any], state: State, seat: int, speech: Speech, players: list[str]) -> list[Option]:
    """The options of a seat's decision, in the order of their numbers."""
    actions = game.legal(state, seat)
    options = []
    for number, action in zip(numbers(actions), actions, strict=True):
        label = speech.label(game, game.label(state, seat, action), players)
        options.append(Option(number, action, label))
    return sorted(options, key=lambda option: option.number)


def targets_of(options: Sequence[Option]) -> list[str]:
    """All things that the options name."""
    return [target for option in options for target in option.action.targets]


def option_table(options: Sequence[Option], drawing: Drawing, width: int) -> Table:
    """Options side by side as far as they fit."""
    digits = max(len(str(option.number)) for option in options)
    return side_by_side([option_cell(option, drawing, digits) for option in options], width)


def option_cell(option: Option, drawing: Drawing, digits: int) -> Text:
    """Number, name, and what the drawing remarks on the thing it names."""
    cell = Text.assemble((f"{option.number:>{digits}}", GOLD), (")", FADED), f" {option.label}")
    for target in option.action.targets:
        remark = drawing.remark(target)
        if remark is not None:
            cell = Text.assemble(cell, "  ", remark)
    return cell


def understand(line: str, options: Sequence[Option], game: Game[Any]) -> Choice | Command | Unclear:
    """What a typed line means: an option's number, an action in notation, a question, or a command."""
    text = line.strip()
    if text.startswith("?"):
        return Command("?", text[1:].strip())
    if text.isdecimal():
        for option in options:
            if str(option.number) == text.lstrip("0") or (option.number == 0 and not text.strip("0")):
                return Choice(option.action)
        return Unclear("cli-ask-no-number", {"given": text})
    action = game.book.parse(text)
    if action is not None:
        return Choice(action)
    word, _, rest = text.partition(" ")
    if word.lower() in COMMANDS:
        return Command(word.lower(), rest.strip())
    return Unclear("cli-ask-unclear", {"given": text})
