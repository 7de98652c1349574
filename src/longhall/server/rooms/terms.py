"""The terms of a table: who may see it, how fast it is played, what may be taken back. Checked when it is made."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ..protocol.limits import DAYS, INCREMENT, LONGEST_BOT, LONGEST_NAME, MINUTES

Minutes = Annotated[float, Meta(ge=MINUTES[0], le=MINUTES[1])]
Seconds = Annotated[float, Meta(ge=INCREMENT[0], le=INCREMENT[1])]
Days = Annotated[float, Meta(ge=DAYS[0], le=DAYS[1])]


class LivePace(msgspec.Struct, tag="live", tag_field="kind"):
    """A clock for each player, with seconds added for every move."""

    minutes: Minutes = 30
    increment: Seconds = 10


class TurnPace(msgspec.Struct, tag="turns", tag_field="kind"):
    """Days for each move."""

    days: Days = 3


class NoPace(msgspec.Struct, tag="none", tag_field="kind"):
    """No clock at all."""


Pace = LivePace | TurnPace | NoPace


class Terms(msgspec.Struct):
    """What the people at a table agreed on before the start, besides the game's own options."""

    pace: Pace = msgspec.field(default_factory=NoPace)
    undo: Literal["never", "own", "consent"] = "own"
    """Nothing; own moves back to the last barrier; or further if all others agree."""
    absent: Literal["bot", "resign"] = "bot"
    """What happens when a clock runs out: a bot plays on, or the seat resigns."""
    rated: bool = False


class SeatPlan(msgspec.Struct):
    """Who is to sit on a seat: somebody who joins, the host, or a bot."""

    kind: Literal["open", "me", "bot"] = "open"
    bot: Annotated[str, Meta(max_length=LONGEST_BOT)] = ""
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    """For several seats of one person on one device."""
