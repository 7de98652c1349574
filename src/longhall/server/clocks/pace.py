"""How fast a table is played."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from ..protocol.limits import DAYS, INCREMENT, MINUTES

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
