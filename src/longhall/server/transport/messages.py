"""What the server says over a socket: one struct for each kind of message, the union of which is `Message`.

`protocol.py` has what clients say. The stream for bot clients consists of `Update` alone.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, field

from ...kernel.shapes import Fact, GameView, Question
from ..protocol.shapes import ChanceInfo, ClocksNow, Result, Role, SeatInfo, ShownEntry, TableStatus, UndoState
from ..protocol.told import Told
from ..rooms.terms import Terms


class TableInfo(Told):
    """What everybody with the link may know of a table."""

    id: str
    name: str
    game: str
    status: TableStatus
    playable: Annotated[
        bool, Meta(description="Whether this program plays the rules it was begun with; else it is read-only.")
    ]
    rules: Annotated[str, Meta(description="The rules version it was begun with.")]
    rules_here: Annotated[str, Meta(description="The rules version that this program plays.")]
    content: Annotated[str, Meta(description="The hash of the boards, cards and tiles that it can be drawn from here.")]
    pack: Annotated[str, Meta(description="The name of the content pack; empty: the game's own content.")]
    recorded: Annotated[
        int, Meta(description="How many moves were made; of a game of other rules, more than can be shown.")
    ]
    options: dict[str, bool | str]
    terms: Terms
    listed: bool
    hosted_by: Annotated[str, Meta(description="The host's name, as at their seat; empty if they have none.")]
    seats: list[SeatInfo]
    version: Annotated[int, Meta(description="The number of the last entry in its log.")]
    moves: int
    waiting: Annotated[list[int], Meta(description="The seats that owe a decision.")]
    seed_hash: Annotated[
        str,
        Meta(
            description="What the server committed to when the table was made: its secret, or in older tables the seed."
        ),
    ]
    seed: Annotated[str | None, Meta(description="The seed of chance, when the game is over.")]
    chance: ChanceInfo
    result: Result | None
    created: float
    changed: float
    origin: Annotated[dict[str, Any], Meta(description="Where it came from, if it is a rematch, a fork or an upload.")]
    next: Annotated[str | None, Meta(description="The rematch that followed.")]


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


class Moment(Told, tag="update"):
    """What an update tells everybody alike: `updates.py` writes it once for all who look."""

    version: int
    status: TableStatus
    seats: list[SeatInfo]
    waiting: list[int]
    clocks: ClocksNow | None
    moves: int
    seed: str | None
    chance: Annotated[ChanceInfo | None, Meta(description="Before the first move and after the game; else null.")]
    next: str | None


class Update(Moment, tag="update"):
    """A table as one seat, or a spectator, sees it now, and what happened."""

    entries: Annotated[list[ShownEntry], Meta(description="What happened since the version asked for.")]
    view: Annotated[GameView | None, Meta(description="The game; null before the start.")]
    seat: Annotated[int | None, Meta(description="Whose view it is; null: what everybody may see.")]
    question: Question | None
    undo: UndoState


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
