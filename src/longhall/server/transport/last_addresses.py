"""Where people came from last, known to all processes: moderators may ask another one than the person did."""

from __future__ import annotations

from typing import Any, Final

from ..auth.sanctions import Sanctions
from .redis_bus import RedisBus

TOLD_TO_NEWCOMERS: Final = 1000


class LastAddresses:
    """Tells other processes when somebody comes from a new address; nothing is stored."""

    def __init__(self, sanctions: Sanctions, bus: RedisBus) -> None:
        self.sanctions = sanctions
        self.bus = bus
        sanctions.moved.append(lambda user, address: self.tell({user: address}))
        bus.greeted.append(self.greet)
        bus.on("came", self.hear)

    def tell(self, addresses: dict[str, str]) -> None:
        """Publish addresses by person."""
        self.bus.publish("came", "", {"from": addresses})

    def greet(self) -> None:
        """Another process has just started to listen."""
        known = self.sanctions.latest_addresses(TOLD_TO_NEWCOMERS)
        if known:
            self.tell(known)

    def hear(self, _: str, news: dict[str, Any]) -> None:
        """Another process has seen people."""
        for user, address in news["from"].items():
            self.sanctions.note(user, address)
