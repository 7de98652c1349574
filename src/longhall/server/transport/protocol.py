"""What clients say over a socket: one small record for each kind of frame."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from ..protocol.shapes import Role

FrameId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]+\Z")]
TOO_DEEP: Final = "nested too deeply"
Version = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]


class Hello(msgspec.Struct, tag="hello", rename={"role": "as"}):
    """The first frame: who is there, as what, and what they know already."""

    protocol: int
    token: Annotated[str, Meta(max_length=200)] | None = None
    role: Role = "player"
    seat: SeatNumber | None = None
    version: Version | None = None


class Act(msgspec.Struct, tag="act"):
    """A move, for the version of the table that the client has seen."""

    id: FrameId
    action: Annotated[str, Meta(max_length=200)]
    version: Version
    seat: SeatNumber | None = None


class Undo(msgspec.Struct, tag="undo"):
    """Take back one's latest move."""

    id: FrameId
    seat: SeatNumber | None = None


class Restart(msgspec.Struct, tag="restart"):
    """Take back all own moves since the last barrier."""

    id: FrameId
    seat: SeatNumber | None = None


class AskUndo(msgspec.Struct, tag="ask-undo"):
    """Wish to go back past a barrier, or agree to it."""

    id: FrameId
    to: Version = 0
    seat: SeatNumber | None = None


class DenyUndo(msgspec.Struct, tag="deny-undo"):
    """Do not agree to go back, or withdraw the wish."""

    id: FrameId
    seat: SeatNumber | None = None


class Lend(msgspec.Struct, tag="lend"):
    """Let a bot play a seat."""

    id: FrameId
    seat: SeatNumber | None = None
    bot: Annotated[str, Meta(max_length=20)] | None = None


class Take(msgspec.Struct, tag="take"):
    """Play one's seat again."""

    id: FrameId
    seat: SeatNumber | None = None


class Resign(msgspec.Struct, tag="resign"):
    """Give up."""

    id: FrameId
    seat: SeatNumber | None = None


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

    text: Annotated[str, Meta(max_length=2000)]
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
    """Is anybody there?"""


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
