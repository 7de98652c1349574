"""What the server says over a socket: one struct for each kind of message, the union of which is `Message`.

`protocol.py` has what clients say. The stream for bot clients consists of `Update` alone.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from ...kernel.shapes import Fact, GameView, Question
from .shapes import ChanceInfo, ClocksNow, Role, SeatInfo, ShownEntry, TableInfo, TableStatus, UndoState
from .struct import Told


class YouHere(Told):
    """What you are to a table that you look at."""

    seats: Annotated[list[int], Meta(description="Your seats.")]
    seat: Annotated[int | None, Meta(description="The seat whose view you get.")]
    role: Role = field(name="as")
    host: bool


class ChatLine(Told):
    """Something that was said."""

    by: Annotated[str, Meta(description="Who said it: the same for all that somebody says at a table.")]
    name: str
    text: str
    at: float


class Welcome(Told, tag="welcome"):
    """The answer to hello: the table, and what you are to it. An update follows."""

    protocol: int
    table: TableInfo
    you: YouHere
    chat: Annotated[list[ChatLine], Meta(description="What was said last, the oldest first.")]
    late: Annotated[bool, Meta(description="Whether moves made through other processes may be late.")]


class Update(Told, tag="update"):
    """A table as one seat, or a spectator, sees it now, and what happened."""

    entries: Annotated[list[ShownEntry], Meta(description="What happened since the version asked for.")]
    view: Annotated[GameView | None, Meta(description="The game; null before the start.")]
    seat: Annotated[int | None, Meta(description="Whose view it is; null: what everybody may see.")]
    question: Question | None
    undo: UndoState
    version: int
    status: TableStatus
    seats: list[SeatInfo]
    waiting: list[int]
    clocks: ClocksNow | None
    moves: int
    seed: str | None
    chance: Annotated[ChanceInfo | None, Meta(description="Before the first move and after the game; else null.")]
    next: str | None


class Ack(Told, tag="ack"):
    """It is done, and kept."""

    id: Annotated[str, Meta(description="The frame that is answered.")]
    version: Annotated[int, Meta(description="The table's version after it.")]


class RefusedFrame(Told, tag="refused"):
    """It is not done, and why."""

    id: Annotated[str | None, Meta(description="The frame that is answered; null if it could not be read.")]
    rule: str
    message: str
    args: dict[str, Fact]


class StaleFrame(Told, tag="stale"):
    """It is not done, because the table has moved on. An update follows."""

    id: str
    version: int


class ChatMessage(ChatLine, tag="chat"):
    """Something is said."""


class Here(Told, tag="here"):
    """Who looks at the table."""

    seats: Annotated[list[int], Meta(description="The seats whose people are here.")]
    watching: Annotated[int, Meta(description="How many others.")]


class Late(Told, tag="late"):
    """From now on moves made through other processes may be late, or are not any more."""

    late: bool


class Pong(Told, tag="pong"):
    """The answer to a ping."""


Message = Welcome | Update | Ack | RefusedFrame | StaleFrame | ChatMessage | Here | Late | Pong
