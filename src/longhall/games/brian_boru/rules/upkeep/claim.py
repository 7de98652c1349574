"""Upkeep, fourth step: claim tokens are turned up and change hands."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .....kernel.chance import Chance
from .....kernel.events import Events, seat_ref, seat_refs
from .....kernel.step import Step
from ...content.components import REGIONS
from ...state.position import NOBODY, Boru
from .compare import Most


class Claim(Step[Boru]):
    """Each region by itself: enough towns turn its token up; who alone has the most takes it."""

    def run(self, s: Boru, chance: Chance, events: Events | None) -> None:
        """The regions are independent of each other (BRU-CLAIM-13)."""
        for region in range(REGIONS):
            if not s.face_up >> region & 1:
                self.turn_up(s, region, events)
            if s.face_up >> region & 1:
                self.award(s, region, events)

    def turn_up(self, s: Boru, region: int, events: Events | None) -> None:
        """BRU-CLAIM-01 to 03: towns of players and Vikings together, a monastery counting as one more."""
        towns = s.box.regions[region].towns & ~s.free
        if towns_there(towns, s.monasteries) < s.box.regions[region].threshold:
            return
        s.face_up |= 1 << region
        if events is not None:
            weight: int = towns_there(towns, s.monasteries)
            threshold = s.box.regions[region].threshold
            events.add("bru-claim-turned", "BRU-CLAIM-02", region=ref(s, region), count=weight, threshold=threshold)

    def award(self, s: Boru, region: int, events: Events | None) -> None:
        """BRU-CLAIM-05 to 10."""
        towns = s.box.regions[region].towns
        double = towns & s.monasteries
        vikings = vikings_there(s, towns, double, s.military)
        most = Most()
        for seat in range(s.seats):
            most.add(seat, held_there(s, seat, towns, double, s.military))
        holder = holder_of(s, region)
        if vikings > most.held:
            self.back_to_board(s, region, holder, vikings, events)
        elif not most.alone():
            if events is not None:
                tied = seat_refs(most.listed())
                events.add("bru-claim-tied", "BRU-CLAIM-06", region=ref(s, region), seats=tied, count=most.held)
        elif vikings == most.held and s.variants.viking_tie_blocks:
            if events is not None:
                leader = seat_ref(most.first())
                events.add("bru-claim-viking-tie", "BRU-CLAIM-09", region=ref(s, region), seat=leader, count=most.held)
        else:
            self.take(s, region, holder, most, events)

    def take(self, s: Boru, region: int, holder: int, most: Most, events: Events | None) -> None:
        """Who alone has the most takes the token, or keeps it (BRU-CLAIM-05)."""
        leader = most.first()
        if leader == holder:
            if events is not None:
                seat = seat_ref(holder)
                events.add("bru-claim-kept", "BRU-CLAIM-05", seat=seat, region=ref(s, region), count=most.held)
            return
        if holder != NOBODY:
            s.players[holder].claims &= ~(1 << region)
        s.players[leader].claims |= 1 << region
        if events is not None:
            seat = seat_ref(leader)
            events.add("bru-claim-taken", "BRU-CLAIM-05", seat=seat, region=ref(s, region), count=most.held)

    def back_to_board(self, s: Boru, region: int, holder: int, vikings: int, events: Events | None) -> None:
        """The Vikings alone have the most: the token lies on the board (BRU-CLAIM-08)."""
        if holder != NOBODY:
            s.players[holder].claims &= ~(1 << region)
            if events is not None:
                seat = seat_ref(holder)
                events.add("bru-claim-lost", "BRU-CLAIM-08", seat=seat, region=ref(s, region), count=vikings)
        elif events is not None:
            events.add("bru-claim-vikings", "BRU-CLAIM-08", region=ref(s, region), count=vikings)


def region_counts(s: Boru, region: int, monasteries_double: bool, ally: int) -> list[int]:
    """Towns in a region by seat, the Vikings last; an ally of the Vikings has theirs too (BRU-CLAIM-03, 10, 11)."""
    towns = s.box.regions[region].towns
    double = towns & s.monasteries if monasteries_double else 0
    counts: list[int] = []
    for seat in range(s.seats):
        counts.append(held_there(s, seat, towns, double, ally))
    counts.append(vikings_there(s, towns, double, ally))
    return counts


def held_there(s: Boru, seat: int, towns: i64, double: i64, ally: int) -> i64:
    """How much the towns count that a seat has among some; an ally of the Vikings has theirs too."""
    held = towns_there(s.players[seat].towns & towns & ~s.vikings, double)
    if seat == ally:
        held += towns_there(towns & s.vikings, double)
    return held


def vikings_there(s: Boru, towns: i64, double: i64, ally: int) -> i64:
    """How much those of the Vikings count, if they have no ally."""
    if ally != NOBODY:
        return 0
    return towns_there(towns & s.vikings, double)


def towns_there(towns: i64, double: i64) -> i64:
    """How much towns count, those with a monastery twice (BRU-CLAIM-03)."""
    found: i64 = 0
    while towns:
        town = towns & -towns
        found += 1
        if town & double:
            found += 1
        towns ^= town
    return found


def holder_of(s: Boru, region: int) -> int:
    """Who holds a region's claim token; NOBODY: it lies on the board."""
    for seat, player in enumerate(s.players):
        if player.claims >> region & 1:
            return seat
    return NOBODY


def ref(s: Boru, region: int) -> str:
    """How events name a region."""
    return f"region:{s.box.region_ids[region]}"


CLAIM: Final = Claim()
