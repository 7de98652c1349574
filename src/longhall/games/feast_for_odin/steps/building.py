"""Building houses and ships (ODN-ACT-09 to 14)."""

from __future__ import annotations

from ....kernel.chance import Chance
from ....kernel.events import Events, seat_ref
from ..state import Effect, Odin
from ..things import SHED, ref_of
from .supply import add_building, add_ship, berth_free


class Build(Effect):
    """Take a building from its stack; `must`: there is nothing to pay for without it."""

    rule: str = "ODN-ACT-12"

    def __init__(self, building: int, must: int) -> None:
        self.building = building
        self.must = must
        self.hard = must == 1

    def args(self) -> list[int]:
        """Which, and whether the list is for it."""
        return [self.building, self.must]

    def possible(self, s: Odin, seat: int) -> bool:
        """One is left (ODN-SUPPLY-01)."""
        return s.houses[self.building - SHED] > 0

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-ACT-09 to 12."""
        if s.houses[self.building - SHED] > 0:
            add_building(s, s.acting, self.building, self.rule, events)
        elif events is not None:
            events.add("odn-none-left", "ODN-SUPPLY-01", seat=seat_ref(s.acting), building=ref_of(self.building))


class Ship(Effect):
    """Put a ship into the bay; `built`: with wood on a building space (ODN-ACT-13, 14)."""

    rule: str = "ODN-ACT-13"

    def __init__(self, ship: int, built: int, must: int) -> None:
        self.ship = ship
        self.built = built
        self.must = must
        self.hard = must == 1

    def args(self) -> list[int]:
        """Which, whether it is built, whether the list is for it."""
        return [self.ship, self.built, self.must]

    def possible(self, s: Odin, seat: int) -> bool:
        """A berth is free (ODN-SHIP-06)."""
        return berth_free(s, s.players[seat], self.ship)

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-ACT-13."""
        if berth_free(s, s.players[s.acting], self.ship):
            add_ship(s, s.acting, self.ship, self.built == 1, self.rule, events)
        elif events is not None:
            events.add("odn-no-berth", "ODN-SHIP-06", seat=seat_ref(s.acting), ship=ref_of(self.ship))
