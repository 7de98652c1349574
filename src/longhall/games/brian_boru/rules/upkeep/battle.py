"""Upkeep, second step: the raid, if raiders are left, and the spoils of war."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .....kernel.action import Action, Choices
from .....kernel.chance import Chance
from .....kernel.errors import Refusal
from .....kernel.events import Events, Value, seat_ref, seat_refs
from .....kernel.step import NumberedStep, Step
from .....kernel.words import bit
from ...content.actions import LOSE
from ...state.position import Boru
from .compare import most_raiders


class Raid(Step[Boru]):
    """If raiders are left in the battle area, those who hold the fewest each lose a town."""

    def run(self, s: Boru, chance: Chance, events: Events | None) -> None:
        """BRU-BATTLE-01 to 06, 10."""
        if not s.battle:
            if events is not None:
                events.add("bru-repelled", "BRU-BATTLE-01")
            return
        fewest: i64 = s.players[0].raiders
        for player in s.players:
            if player.raiders < fewest:
                fewest = player.raiders
        most = most_raiders(s)
        losers = [seat for seat in s.clockwise_from(s.marker) if s.players[seat].raiders == fewest]
        if events is not None:
            events.add("bru-raid", "BRU-BATTLE-02", left=s.battle, seats=seat_refs(losers), fewest=fewest)
            if most.alone():
                events.add("bru-raid-leader", "BRU-BATTLE-04", seat=seat_ref(most.first()), most=most.held)
            else:
                events.add("bru-raid-no-leader", "BRU-BATTLE-05", seats=seat_refs(most.listed()), most=most.held)
            for seat in losers:
                if not s.controlled(seat):
                    events.add("bru-nothing-to-lose", "BRU-BATTLE-08", seat=seat_ref(seat))
        for seat in reversed(losers):
            s.stack.append(LoseTown(most.first() if most.alone() else seat, seat))


class LoseTown(NumberedStep[Boru]):
    """A town of the loser falls to the Vikings; the sole leader in raiders chooses it, else the loser."""

    kind: str = "lose-town"
    rule: str = "BRU-BATTLE-07"
    choices: Choices = LOSE

    def __init__(self, seat: int, loser: int) -> None:
        """Who chooses, and who loses."""
        self.seat = seat
        self.loser = loser

    def numbers(self, s: Boru, seat: int) -> i64:
        """Towns the loser controls; none: nothing is lost (BRU-BATTLE-08)."""
        return s.controlled(self.loser)

    def apply(self, s: Boru, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """A Viking token goes on the disc; disc and monastery stay (BRU-BATTLE-09)."""
        s.vikings |= bit(action.target)
        if events is not None:
            loser = seat_ref(self.loser)
            events.add("bru-loses-town", self.rule, seat=loser, town=action.targets[0], chooser=seat_ref(seat))

    def prompt(self, s: Boru, seat: int) -> dict[str, Value]:
        return {"loser": seat_ref(self.loser), "own": "yes" if seat == self.loser else "no"}

    def refusal(self, s: Boru, seat: int, action: Action) -> Refusal | None:
        """Not a town the loser controls."""
        if action.verb != "lose":
            return None
        return Refusal(self.rule, "bru-no-not-losers", town=action.targets[0], loser=seat_ref(self.loser))


class ClearBattle(Step[Boru]):
    """Raiders left in the battle area return to the supply."""

    def run(self, s: Boru, chance: Chance, events: Events | None) -> None:
        """BRU-BATTLE-11."""
        if events is not None and s.battle:
            events.add("bru-battle-cleared", "BRU-BATTLE-11", count=s.battle)
        s.battle = 0


class FirstSpoils(Step[Boru]):
    """Who alone holds the most raiders gains renown and a point for each renown, and returns all raiders."""

    def run(self, s: Boru, chance: Chance, events: Events | None) -> None:
        """BRU-BATTLE-13, 14, 16."""
        most = most_raiders(s)
        if not most.held:
            if events is not None:
                events.add("bru-no-spoils", "BRU-BATTLE-16")
            return
        if not most.alone():
            if events is not None:
                events.add("bru-spoils-tied", "BRU-BATTLE-14", seats=seat_refs(most.listed()), most=most.held)
            return
        leader = s.players[most.first()]
        leader.renown += 1
        leader.points += leader.renown
        leader.raiders = 0
        if events is not None:
            seat = seat_ref(most.first())
            events.add("bru-first-spoils", "BRU-BATTLE-13", seat=seat, most=most.held, points=leader.renown)


class SecondSpoils(Step[Boru]):
    """Everyone who now holds the most raiders gains a point and returns one raider."""

    def run(self, s: Boru, chance: Chance, events: Events | None) -> None:
        """BRU-BATTLE-15, 16."""
        most = most_raiders(s)
        if not most.held:
            return
        for seat, player in enumerate(s.players):
            if most.seats >> seat & 1:
                player.points += 1
                player.raiders -= 1
        if events is not None:
            events.add("bru-second-spoils", "BRU-BATTLE-15", seats=seat_refs(most.listed()), most=most.held)


RAID: Final = Raid()
CLEAR_BATTLE: Final = ClearBattle()
FIRST_SPOILS: Final = FirstSpoils()
SECOND_SPOILS: Final = SecondSpoils()
