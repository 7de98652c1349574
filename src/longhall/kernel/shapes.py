# uncompiled: the schema of the API is read from the annotations, which mypyc does not keep
"""The forms in which a game's parts travel, as types: plain dictionaries at run time, named and checked."""

from __future__ import annotations

from typing import TYPE_CHECKING, NotRequired, TypedDict

if TYPE_CHECKING:
    from .events import Value

    Fact = Value
else:
    Fact = int | float | str | list[int | str]  # a schema takes one kind of list in a union


class Said(TypedDict):
    """A sentence to be said in the reader's language: a message's id, and the things and numbers in it."""

    message: str
    args: dict[str, Fact]


class ShownOption(TypedDict):
    """One of the answers that a question takes: how it is sent back, its name, the things on the table it concerns."""

    action: str
    label: Said
    targets: tuple[str, ...]


class Question(TypedDict):
    """What a seat is asked, with every legal option.

    `kind` says what decision it is, for clients that draw it specially; `prompt` is the message of the question;
    `asides` are preferences that the seat may change without answering.
    """

    seat: int
    kind: str
    prompt: str
    rule: str
    args: dict[str, Fact]
    options: list[ShownOption]
    asides: list[ShownOption]


class ScoreSheet(TypedDict):
    """The points of each seat by category and in total, the seats' places, and who wins."""

    parts: list[dict[str, int]]
    totals: list[int]
    places: list[int]
    winners: list[int]


class GameView(TypedDict):
    """What every game's view has; each game's own type adds what else there is to see.

    While somebody is asked: `to_act`, the seats that are, and `asks`, the kind of the decision.
    """

    game: str
    round: int
    score: ScoreSheet
    over: bool
    to_act: NotRequired[list[int]]
    asks: NotRequired[str]
