"""Upkeep, third step: the church thanks its patrons."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .....kernel.action import Action, Choices
from .....kernel.chance import Chance
from .....kernel.errors import Refusal
from .....kernel.events import Events, seat_ref, seat_refs
from .....kernel.step import NumberedStep, Step
from .....kernel.words import bit
from ...content.actions import BUILD
from ...state.position import Boru
from .compare import most_discs

DISCS_FOR_MONASTERY: Final = 4


class FirstChurchReward(Step[Boru]):
    """Who alone has the most discs builds a monastery, takes the marker and takes all discs back."""

    def run(self, s: Boru, chance: Chance, events: Events | None) -> None:
        """BRU-CHURCH-01, 05, 07: a tie skips it all, and so does an empty church area."""
        most = most_discs(s)
        if not most.held:
            if events is not None:
                events.add("bru-church-empty", "BRU-CHURCH-07")
            return
        if not most.alone():
            if events is not None:
                events.add("bru-church-tied", "BRU-CHURCH-05", seats=seat_refs(most.listed()), most=most.held)
            return
        leader = most.first()
        if events is not None:
            events.add("bru-church-leader", "BRU-CHURCH-01", seat=seat_ref(leader), most=most.held)
            if not building_sites(s, leader):
                events.add("bru-no-building-site", "BRU-CHURCH-04", seat=seat_ref(leader))
        s.stack.append(TakeMarker(leader))
        s.stack.append(BuildMonastery(leader, 0))


class BuildMonastery(NumberedStep[Boru]):
    """A monastery goes around a town under one's control that has none."""

    kind: str = "build-monastery"
    rule: str = "BRU-CHURCH-12"
    choices: Choices = BUILD

    def __init__(self, seat: int, discs_back: int) -> None:
        """Who builds, and whether discs come back for it."""
        self.seat = seat
        self.discs_back = discs_back
        """1 in the third reward: who built takes all discs back."""

    def numbers(self, s: Boru, seat: int) -> i64:
        """Own controlled towns without a monastery (BRU-CHURCH-02, 13); it must be built if it can be."""
        return building_sites(s, seat)

    def apply(self, s: Boru, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """The monastery stands; after the third reward the discs come back (BRU-CHURCH-09)."""
        s.monasteries |= bit(action.target)
        if events is not None:
            events.add("bru-builds", self.rule, seat=seat_ref(seat), town=action.targets[0])
        if self.discs_back:
            if events is not None:
                back = s.players[seat].church
                events.add("bru-discs-back", "BRU-CHURCH-09", seat=seat_ref(seat), count=back)
            s.players[seat].church = 0

    def refusal(self, s: Boru, seat: int, action: Action) -> Refusal | None:
        """Not a town under one's control, or it has a monastery already, or building cannot be declined."""
        if action.verb == "decline":
            return Refusal(self.rule, "bru-no-declining")
        if action.verb != "build":
            return None
        town = action.targets[0]
        if s.vikings & s.players[seat].towns & 1 << action.target:
            return Refusal("BRU-CHURCH-13", "bru-no-under-vikings", town=town)
        if not s.controlled(seat) >> action.target & 1:
            return Refusal("BRU-CHURCH-01", "bru-no-not-yours", town=town)
        return Refusal("BRU-CHURCH-02", "bru-no-has-monastery", town=town)


class TakeMarker(Step[Boru]):
    """The church leader takes the marker and all discs back, whether or not a monastery could be built."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Boru, chance: Chance, events: Events | None) -> None:
        """BRU-CHURCH-03, 04."""
        leader = s.players[self.seat]
        s.marker = self.seat
        if events is not None:
            events.add("bru-takes-marker", "BRU-CHURCH-03", seat=seat_ref(self.seat), count=leader.church)
        leader.church = 0


class SecondChurchReward(Step[Boru]):
    """Everyone who now has the most discs gains a point and takes one disc back."""

    def run(self, s: Boru, chance: Chance, events: Events | None) -> None:
        """BRU-CHURCH-06, 07."""
        most = most_discs(s)
        if not most.held and not s.variants.church_zero_discs_rewarded:
            return
        for seat, player in enumerate(s.players):
            if most.seats >> seat & 1:
                player.points += 1
                if most.held:
                    player.church -= 1
        if events is not None:
            events.add("bru-second-church-reward", "BRU-CHURCH-06", seats=seat_refs(most.listed()), most=most.held)


class ThirdChurchReward(Step[Boru]):
    """Clockwise from the marker holder, whoever still has four discs or more builds a monastery."""

    def run(self, s: Boru, chance: Chance, events: Events | None) -> None:
        """BRU-CHURCH-08 to 11: one monastery each; who cannot build keeps the discs there."""
        builders = [seat for seat in s.clockwise_from(s.marker) if s.players[seat].church >= DISCS_FOR_MONASTERY]
        if events is not None:
            for seat in builders:
                discs = s.players[seat].church
                events.add("bru-third-church-reward", "BRU-CHURCH-08", seat=seat_ref(seat), count=discs)
                if not building_sites(s, seat):
                    events.add("bru-no-building-site", "BRU-CHURCH-09", seat=seat_ref(seat))
        for seat in reversed(builders):
            s.stack.append(BuildMonastery(seat, 1))


def building_sites(s: Boru, seat: int) -> i64:
    """Towns where a player may put a monastery."""
    return s.controlled(seat) & ~s.monasteries


FIRST_CHURCH_REWARD: Final = FirstChurchReward()
SECOND_CHURCH_REWARD: Final = SecondChurchReward()
THIRD_CHURCH_REWARD: Final = ThirdChurchReward()
