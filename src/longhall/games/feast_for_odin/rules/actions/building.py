"""Building houses and ships (ODN-ACT-09 to 14)."""

from __future__ import annotations

from typing import Final

from .....kernel.action import Action
from .....kernel.chance import Chance
from .....kernel.events import Events, seat_ref
from .....kernel.step import DecisionStep
from ...content.actions import BUILD
from ...content.things import KNARR, SHED, WHALING_BOAT, WOOD, ref_of
from ...state.position import Effect, Odin, Player
from ..occupations.modifiers import KNARR_FOR_BOAT
from .supply import add_building, add_ship, berth_free, give

KNARR_WOOD: Final = 3
"""What a knarr costs on the space for the whaling boat (card 105), with the wood of the boat."""


class Build(Effect):
    """Take a building from its stack; `must`: there is nothing to pay for without it."""

    rule: str = "ODN-ACT-12"

    def __init__(self, building: int, must: int) -> None:
        """Which, and whether the list is for it."""
        self.building = building
        self.must = must
        self.hard = must == 1

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
        """Which, whether it is built, whether the list is for it."""
        self.ship = ship
        self.built = built
        self.must = must
        self.hard = must == 1

    def forbidden_by(self, s: Odin, seat: int) -> str:
        """There is no berth for it."""
        return "ODN-SHIP-06"

    def possible(self, s: Odin, seat: int) -> bool:
        """A berth is free (ODN-SHIP-06), or one for the knarr that may be built in its stead (card 105)."""
        me = s.players[seat]
        if berth_free(s, me, self.ship):
            return True
        return self.built == 1 and self.ship == WHALING_BOAT and knarr_instead(s, me, KNARR_WOOD)

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-ACT-13."""
        if self.built and self.ship == WHALING_BOAT and knarr_instead(s, s.players[s.acting], KNARR_WOOD - 1):
            s.stack.append(BOAT_OR_KNARR)
            return
        if berth_free(s, s.players[s.acting], self.ship):
            add_ship(s, s.acting, self.ship, self.built == 1, self.rule, events)
        elif events is not None:
            events.add("odn-no-berth", "ODN-SHIP-06", seat=seat_ref(s.acting), ship=ref_of(self.ship))


def knarr_instead(s: Odin, me: Player, wood: int) -> bool:
    """Whether a player may build a knarr on the space for the whaling boat, and has so much wood (card 105)."""
    return me.mods[KNARR_FOR_BOAT] > 0 and me.supply[WOOD] >= wood and berth_free(s, me, KNARR)


class BoatOrKnarr(DecisionStep[Odin]):
    """On the space for the whaling boat, for more wood, a knarr (card 105)."""

    kind: str = "build-ship"
    rule: str = "ODN-OCC-29"

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """The boat if there is a berth for it, or the knarr."""
        return BUILD if berth_free(s, s.players[seat], WHALING_BOAT) else BUILD[1:]

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """The wood of the boat is paid already."""
        if action.target == KNARR:
            give(s, seat, WOOD, KNARR_WOOD - 1, self.rule, events)
        add_ship(s, seat, action.target, True, self.rule, events)


BOAT_OR_KNARR: Final = BoatOrKnarr()
