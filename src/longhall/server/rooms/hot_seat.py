"""Hot seat: several seats on one device, with a curtain between them so that each person sees only their own hand."""

from __future__ import annotations

from ...kernel.errors import LonghallError
from .room import Room


def curtain_falls(table: Room, owns: list[int], seat: int | None) -> bool:
    """Whether the next question is for another of the seats on this device."""
    if seat is None:
        return False
    asked = [other for other in table.to_act() if other in owns and not table.seats[other].is_played_by_bot()]
    return bool(asked) and seat not in asked


def lift_curtain(owns: list[int], seat: int | None) -> int | None:
    """Whose view is shown from now on; None lets the curtain fall."""
    if seat is not None and seat not in owns:
        raise LonghallError("error-not-yours", seat=seat + 1)
    return seat
