"""Set-up: who begins, and the first disc of each player."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....kernel.action import Action, Choices
from ....kernel.chance import Chance
from ....kernel.errors import Refusal
from ....kernel.events import Events, seat_ref
from ....kernel.step import NumberedStep, Step
from ..content.actions import START
from ..state.position import Boru
from .rounds import START_ROUND


class StartPlayer(Step[Boru]):
    """A random player takes the marker."""

    def run(self, s: Boru, chance: Chance, events: Events | None) -> None:
        """BRU-SETUP-10; clockwise from there start discs are placed, then the first round begins."""
        s.marker = chance.draw("start-player", list(range(s.seats)))
        if events is not None:
            events.add("bru-start-player", "BRU-SETUP-10", seat=seat_ref(s.marker))
        s.stack.append(START_ROUND)
        for seat in reversed(s.clockwise_from(s.marker)):
            s.stack.append(StartTown(seat))


class StartTown(NumberedStep[Boru]):
    """Clockwise from the marker holder, each player puts one disc in a town of a region nobody else is in."""

    kind: str = "start-town"
    rule: str = "BRU-SETUP-11"
    choices: Choices = START

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def numbers(self, s: Boru, seat: int) -> i64:
        """Towns of the regions without a disc (BRU-SETUP-12)."""
        towns: i64 = 0
        for region in s.box.regions:
            if region.towns & ~s.free == 0:
                towns |= region.towns
        return towns

    def apply(self, s: Boru, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """The disc is placed."""
        s.settle(seat, action.target)
        if events is not None:
            events.add("bru-start-town", self.rule, seat=seat_ref(seat), town=action.targets[0])

    def refusal(self, s: Boru, seat: int, action: Action) -> Refusal | None:
        """The region is another player's already."""
        if action.verb != "start":
            return None
        region = s.box.region_ids[s.box.towns[action.target].region]
        return Refusal("BRU-SETUP-12", "bru-no-region-taken", town=action.targets[0], region=f"region:{region}")


START_PLAYER: Final = StartPlayer()
