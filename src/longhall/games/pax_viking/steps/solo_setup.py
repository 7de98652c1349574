"""Solo set-up of the Nordic Empire."""

from __future__ import annotations

from ....kernel.chance import Chance
from ....kernel.events import Events
from ..state import Pax


def begin_solo(s: Pax, chance: Chance, events: Events | None) -> None:
    """PAX-SOLO-12 to 22."""
    raise NotImplementedError
