"""WebSocket frames of plain text as bytes (RFC 6455, 5.2): from a client, where they came whole, and to a client."""

from __future__ import annotations

from struct import Struct
from typing import Final

try:  # compiled, where the library has a wheel for this machine
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

NOT_PLAIN: Final = -1
FINAL: Final = 0x80
"""In the first byte: the last frame of a message. With none of the reserved bits, it is not compressed either."""
TEXT: Final = 0x1
FINAL_TEXT: Final = FINAL | TEXT
MASKED: Final = 0x80
"""In the second byte, before the length: what clients send is masked."""
MASK_BYTES: Final = 4
TWO_BYTES: Final = 126
"""Instead of a length: it follows in two bytes."""
EIGHT_BYTES: Final = 127
SHORT_HEADS: Final = [bytes((FINAL_TEXT, length)) for length in range(TWO_BYTES)]
two_byte_head: Final = Struct(">BBH").pack
eight_byte_head: Final = Struct(">BBQ").pack


def end_of_frame(data: bytes, at: int) -> int:
    """Where the client's frame that begins here ends; NOT_PLAIN if it is not whole, or long, or part of a message."""
    if len(data) < at + 2 or data[at] & 0xF0 != FINAL or data[at + 1] < MASKED:
        return NOT_PLAIN
    length = data[at + 1] - MASKED
    begin = at + 2 + MASK_BYTES
    if length == EIGHT_BYTES:
        return NOT_PLAIN
    if length == TWO_BYTES:
        length = int.from_bytes(data[at + 2 : at + 4], "big")
        begin += 2
    end = begin + length
    return end if end <= len(data) else NOT_PLAIN


def is_text(data: bytes, at: int) -> bool:
    """Whether a whole frame is text."""
    return data[at] == FINAL_TEXT


def text_of(data: bytes, at: int, end: int) -> str:
    """The text of a whole frame; other bytes than UTF-8 raise UnicodeDecodeError."""
    mask = at + (4 if data[at + 1] - MASKED == TWO_BYTES else 2)
    return apply_mask(data[mask + MASK_BYTES : end], data[mask : mask + MASK_BYTES]).decode()


def head_of(length: int) -> bytes:
    """What stands before a message to a client that is sent as one frame."""
    if length < TWO_BYTES:
        return SHORT_HEADS[length]
    if length < 1 << 16:
        return two_byte_head(FINAL_TEXT, TWO_BYTES, length)
    return eight_byte_head(FINAL_TEXT, EIGHT_BYTES, length)
