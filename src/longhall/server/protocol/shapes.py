"""What messages and answers are made of: tables, seats, log entries, clocks, chance, refusals."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from ...kernel.shapes import Fact
from .told import Told

TableStatus = Literal["open", "running", "finished"]
SeatKind = Literal["open", "human", "bot"]
Role = Literal["player", "spectator", "board"]


class ShownEvent(Told):
    """One thing that happened."""

    message: str
    rule: str
    args: dict[str, Fact]
    forced: Annotated[bool, Meta(description="Whether nobody had a choice.")]


class ShownEntry(Told):
    """Something that happened at a table, as one reader may know it."""

    version: Annotated[int, Meta(description="The table's version after it.")]
    kind: str
    seat: int | None
    at: float
    events: list[ShownEvent]
    gone: Annotated[
        list[int] | UnsetType,
        Meta(description="For an undo: the numbers, from 1, of the moves taken back; those after them move up."),
    ] = UNSET


class ShownRefusal(Told):
    """Why something is not allowed."""

    rule: Annotated[str, Meta(description="The id of the rule that forbids it.")]
    message: str
    args: dict[str, Fact]


class Result(Told):
    """How a game ended."""

    totals: list[int]
    parts: Annotated[list[dict[str, int]], Meta(description="The points of each seat by category.")]
    places: list[int]
    winners: list[int]


class PlayedGame(Told):
    """What came out for somebody in one game."""

    table: Annotated[
        str | None, Meta(description="Where its replay is; null if the table was private and is not yours.")
    ]
    game: str
    players: int
    place: int
    won: bool
    total: int
    at: float


class UndoWish(Told):
    """Somebody asks to go back further than they may alone."""

    seat: int
    to: Annotated[int, Meta(description="After how many moves.")]
    agreed: list[int]


class UndoState(Told):
    """What can be taken back."""

    own: Annotated[bool, Meta(description="Whether you may take back your latest move.")]
    wish: UndoWish | None


class ClocksNow(Told):
    """Everybody's time."""

    left: Annotated[list[float], Meta(description="Seconds left by seat, at the moment of the answer.")]
    running: Annotated[list[int], Meta(description="The seats whose time runs.")]
    free: Annotated[
        float, Meta(description="Seconds from then on that nobody is charged, because the server was away.")
    ]


class SeatInfo(Told):
    """Who sits where."""

    seat: int
    kind: SeatKind
    name: str
    bot: Annotated[str, Meta(description="The bot that plays it now: its own, or one that it is lent to.")]
    resigned: bool


class ChanceInfo(Told):
    """What everybody may know of a table's chance; `docs/fairness.md` describes how it is made."""

    shared: Annotated[bool, Meta(description="Whether seats contribute to the seed; else the server alone chose it.")]
    commitments: Annotated[list[str | None], Meta(description="What each seat has committed to.")]
    record: Annotated[str | None, Meta(description="The start record, from the moment it is fixed.")]
    hash: Annotated[str | None, Meta(description="SHA-256 of the start record: keep it, to compare it after the game.")]
    nonces: Annotated[
        list[str | None] | None, Meta(description="What each seat has revealed, when the game has begun.")
    ]
    secret: Annotated[str | None, Meta(description="The server's secret, when the game is over.")]
