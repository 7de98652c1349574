"""The terms of a table: who may see it, how fast it is played, what may be taken back. Checked when it is made."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ..clocks.pace import NoPace, Pace
from ..protocol.limits import LONGEST_BOT, LONGEST_NAME


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
