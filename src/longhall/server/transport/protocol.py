"""What clients say over a socket: one small record for each kind of frame."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from ..protocol.limits import (
    HIGHEST_SEAT,
    HIGHEST_VERSION,
    LONGEST_ACTION,
    LONGEST_BOT,
    LONGEST_CLIENT_ID,
    LONGEST_SAYING,
    LONGEST_SECRET,
    PRINTABLE_ID,
)
from ..protocol.shapes import Role

FrameId = Annotated[
    str,
    Meta(
        max_length=LONGEST_CLIENT_ID,
        pattern=PRINTABLE_ID.replace("$", r"\Z"),  # Python's `$` would let a newline pass at the end
        extra_json_schema={"minLength": 1, "pattern": PRINTABLE_ID},
    ),
]
TOO_DEEP: Final = "nested too deeply"
Version = Annotated[int, Meta(ge=0, le=HIGHEST_VERSION)]
Hash = Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]{64}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=HIGHEST_SEAT)]


class Hello(msgspec.Struct, tag="hello", rename={"role": "as"}):
    """The first frame: who is there, as what, and what they know already."""

    protocol: int
    token: Annotated[str, Meta(max_length=LONGEST_SECRET)] | None = None
    role: Role = "player"
    seat: SeatNumber | None = None
    version: Version | None = None


class SeatFrame(msgspec.Struct):
    """A frame about one of the sender's seats; without a seat, about the only one."""

    id: FrameId
    seat: SeatNumber | None = None


class Act(msgspec.Struct, tag="act"):
    """A move, for the version of the table that the client has seen."""

    id: FrameId
    action: Annotated[str, Meta(max_length=LONGEST_ACTION)]
    version: Version
    seat: SeatNumber | None = None


class Undo(SeatFrame, tag="undo"):
    """Take back one's latest move."""


class Restart(SeatFrame, tag="restart"):
    """Take back all own moves since the last barrier."""


class AskUndo(SeatFrame, tag="ask-undo"):
    """Wish to go back past a barrier, or agree to it."""

    to: Version = 0


class DenyUndo(SeatFrame, tag="deny-undo"):
    """Do not agree to go back, or withdraw the wish."""


class Lend(SeatFrame, tag="lend"):
    """Let a bot play a seat."""

    bot: Annotated[str, Meta(max_length=LONGEST_BOT)] | None = None


class Take(SeatFrame, tag="take"):
    """Play one's seat again."""


class Resign(SeatFrame, tag="resign"):
    """Resign the game."""


class Commit(msgspec.Struct, tag="commit"):
    """Commit to a nonce for the game's chance, before the start."""

    id: FrameId
    seat: SeatNumber
    commitment: Hash


class Reveal(msgspec.Struct, tag="reveal"):
    """Reveal the nonce that a seat committed to, when the start asks for it."""

    id: FrameId
    seat: SeatNumber
    nonce: Hash


class Say(msgspec.Struct, tag="chat"):
    """Say something at the table."""

    text: Annotated[
        str,
        Meta(
            max_length=4 * LONGEST_SAYING,
            description=f"At most {LONGEST_SAYING} letters, not counting spaces around them.",
        ),
    ]
    id: FrameId = "chat"


class Mute(msgspec.Struct, tag="mute"):
    """The host silences somebody, named by what `by` is in what they said."""

    by: Annotated[str, Meta(max_length=20)]
    muted: bool = True
    id: FrameId = "mute"


class Lift(msgspec.Struct, tag="lift"):
    """Lift the curtain for one of several own seats; no seat: let it fall."""

    seat: SeatNumber | None = None
    id: FrameId = "lift"


class Ping(msgspec.Struct, tag="ping"):
    """Ask for a sign of life."""


Frame = Act | Undo | Restart | AskUndo | DenyUndo | Lend | Take | Resign | Commit | Reveal | Say | Mute | Lift | Ping
Deed = Undo | Restart | AskUndo | DenyUndo | Lend | Take | Resign

_read_hello: Final = msgspec.json.Decoder(Hello).decode
_read_frame: Final = msgspec.json.Decoder(Frame).decode


def read_hello(text: str) -> Hello:
    """The first frame of a client. Raises MsgspecError if it is none."""
    try:
        return _read_hello(text)
    except RecursionError:
        raise msgspec.DecodeError(TOO_DEEP) from None


def read_frame(text: str) -> Frame:
    """Any later frame of a client. Raises MsgspecError if it is none."""
    try:
        found: Frame = _read_frame(text)
        return found
    except RecursionError:
        raise msgspec.DecodeError(TOO_DEEP) from None


class _Named(msgspec.Struct):
    id: FrameId | None = None


_read_named: Final = msgspec.json.Decoder(_Named).decode


def frame_id(text: str) -> str | None:
    """The id of a frame that cannot be read otherwise, so that its sender hears which one it was."""
    try:
        return _read_named(text).id
    except (msgspec.MsgspecError, RecursionError):
        return None
