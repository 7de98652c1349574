"""How fast a table is played."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

Minutes = Annotated[float, Meta(ge=0.05, le=1440)]
Seconds = Annotated[float, Meta(ge=0, le=3600)]
Days = Annotated[float, Meta(ge=0.0005, le=60)]


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
