"""What one more town in a region is worth to a seat. Remembered for as long as no town there changes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ....kernel.words import bit, count, lowest
from ..content.components import Region
from ..rules.score import regions_with_a_town
from ..rules.symbols import joined
from ..rules.upkeep.claim import towns_there
from ..state.position import NOBODY, Boru
from .weights import Weights

FAR: Final = 3
"""A lead of more towns than this counts like this."""
NEEDED: Final = 6
"""So many towns missing, or more, count like one less."""


@mypyc_attr(acyclic=True)
class Holding:
    """The towns of a seat, and what follows from them once somebody has asked."""

    def __init__(self) -> None:
        self.towns: i64 = 0
        self.known = False
        """Whether the rest was figured."""
        self.mine: i64 = 0
        """The towns it controls."""
        self.roads: i64 = 0
        """The towns that roads join to them."""
        self.regions = 0
        """In how many regions it has a town, those of an ally included."""
        self.new_region = 0.0
        """What a town in another one is worth."""
        self.within: i64 = 0
        """The towns among which `best` was found."""
        self.best = 0.0


@mypyc_attr(acyclic=True)
class Hope:
    """A seat's hope for a region's claim token."""

    def __init__(self) -> None:
        self.towns: i64 = 0
        """How much its towns there count."""
        self.lead: i64 = 0
        """By how much it has more than whoever else has the most."""
        self.gain = 0.0
        """What one more town would add."""


class Hopes:
    """Those of all seats in a region, once somebody has asked."""

    def __init__(self, region: Region, worth: Weights, seats: int) -> None:
        self.region = region
        self.worth = [
            float(region.points) * one_more * still_needed
            for one_more in worth.one_more
            for still_needed in worth.still_needed
        ]
        """What one more town is worth for the claim, by the lead before it and by the towns missing after it."""
        self.known = False
        self.missing: i64 = 0
        """How many towns are missing besides one more for the token to be turned up."""
        self.by_seat = [Hope() for _ in range(seats)]

    def of(self, lead: i64, missing: i64) -> float:
        """What one more town is worth with a lead before it and towns missing after it."""
        if lead < -FAR:
            lead = -FAR
        elif lead > FAR:
            lead = FAR
        if missing < 0:
            missing = 0
        elif missing >= NEEDED:
            missing = NEEDED - 1
        return self.worth[(lead + FAR) * NEEDED + missing]


class TownWorth:
    """What towns are worth by some figures. Call `look` when the position may be another one than before."""

    def __init__(self, worth: Weights) -> None:
        self.worth = worth
        self.free: i64 = 0
        self.vikings: i64 = 0
        self.monasteries: i64 = 0
        self.face_up: i64 = 0
        self.trade = NOBODY
        self.holdings: list[Holding] = []
        self.hopes: list[Hopes] = []
        self.seen: Boru | None = None

    def look(self, s: Boru) -> None:
        """Forget what has changed since the last look."""
        if s is self.seen and self.free == s.free and self.vikings == s.vikings and self.monasteries == s.monasteries:
            if self.face_up == s.face_up and self.trade == s.trade:
                return  # in one game a town's disc is put down once and never moves
        self.seen = s
        if len(self.holdings) != s.seats:
            self.holdings = [Holding() for _ in s.players]
            self.hopes = [Hopes(region, self.worth, s.seats) for region in s.box.regions]
        changed = self.free ^ s.free | self.vikings ^ s.vikings | self.monasteries ^ s.monasteries
        all_known = self.vikings == s.vikings and self.trade == s.trade
        for seat, player in enumerate(s.players):
            holding = self.holdings[seat]
            holding.within = 0
            if holding.towns != player.towns or not all_known:
                changed |= holding.towns ^ player.towns
                holding.towns = player.towns
                holding.known = False
        while changed:
            self.hopes[s.box.towns[lowest(changed)].region].known = False
            changed &= changed - 1
        if self.face_up != s.face_up:
            for hopes in self.hopes:
                hopes.known = False
        self.free = s.free
        self.vikings = s.vikings
        self.monasteries = s.monasteries
        self.face_up = s.face_up
        self.trade = s.trade

    def holding(self, s: Boru, seat: int) -> Holding:
        """What follows from a seat's towns."""
        found = self.holdings[seat]
        if not found.known:
            found.known = True
            found.mine = s.controlled(seat)
            found.roads = joined(s, found.mine)
            found.regions = regions_with_a_town(s, seat)
            found.new_region = self.worth.new_region[found.regions]
        return found

    def hopes_in(self, s: Boru, region: Region) -> Hopes:
        """Everybody's hopes in a region."""
        found = self.hopes[region.number]
        if not found.known:
            self.count_towns(s, found)
            for hope in found.by_seat:
                hope.gain = found.of(hope.lead, found.missing)
        return found

    def count_towns(self, s: Boru, hopes: Hopes) -> None:
        """Who leads in a region, and how many towns are missing there."""
        region = hopes.region
        held = region.towns & ~s.free
        double = held & s.monasteries
        kept = held & ~s.vikings
        most = towns_there(held & s.vikings, double)
        second = most
        leader = NOBODY
        for seat, player in enumerate(s.players):
            towns = towns_there(player.towns & kept, double)
            hopes.by_seat[seat].towns = towns
            if towns > most:
                second = most
                most = towns
                leader = seat
            elif towns > second:
                second = towns
        for seat, hope in enumerate(hopes.by_seat):
            hope.lead = hope.towns - most
            if seat == leader:
                hope.lead = hope.towns - second
        hopes.missing = 0
        if not s.face_up >> region.number & 1:
            hopes.missing = region.threshold - towns_there(held, double) - 1
        hopes.known = True

    def claim(self, s: Boru, seat: int, region: Region) -> float:
        """What one more town in a region adds to a seat's hope for its claim token."""
        return self.hopes_in(s, region).by_seat[seat].gain

    def town(self, s: Boru, seat: int, region: Region) -> float:
        """The same, and what it counts as a town in a new region."""
        return self.added(s, seat, self.holding(s, seat), region)

    def added(self, s: Boru, seat: int, holding: Holding, region: Region) -> float:
        """The same to what a seat holds, where many regions are looked at."""
        gain = self.hopes_in(s, region).by_seat[seat].gain
        return gain if holding.mine & region.towns else gain + holding.new_region

    def expansion(self, s: Boru, seat: int) -> float:
        """What the best town is worth that a seat might expand to; 0 where there is none."""
        holding = self.holding(s, seat)
        within = s.free & holding.roads
        if not s.variants.expand_into_active_town:
            within &= ~bit(s.active)
        if not within:
            return 0.0
        if within != holding.within:
            holding.within = within
            holding.best = 0.0
            for region in s.box.regions:
                if within & region.towns:
                    gain = self.added(s, seat, holding, region)
                    if gain > holding.best:
                        holding.best = gain
        return holding.best

    def loss(self, s: Boru, seat: int, region: Region) -> float:
        """What one town less in a region costs a seat that has one there."""
        hopes = self.hopes_in(s, region)
        missing = hopes.missing
        if not s.face_up >> region.number & 1:
            missing += 1
        loss = hopes.of(hopes.by_seat[seat].lead - 1, missing)
        holding = self.holding(s, seat)
        if count(holding.mine & region.towns) == 1:
            loss += self.worth.new_region[holding.regions - 1]
        return loss
