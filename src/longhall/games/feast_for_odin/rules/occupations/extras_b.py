"""Occupations 116 to 190 that the common effects cannot express, one small step each."""

from __future__ import annotations

from .....kernel.action import Action
from .....kernel.chance import Chance
from .....kernel.errors import Refusal
from .....kernel.events import Events, Value, seat_ref
from .....kernel.step import ONE, Label, Step
from ...content.actions import GET, LOAD, STOP, TAKE
from ...content.things import FIRST_HOUSE, LONGSHIP, ORE, STOCKFISH, STRIPS, ref_of
from ...state.position import NOTHING_HELD, Effect, Odin
from ..actions.costs import refuse_thing
from ..actions.dice import most_ore
from ..actions.mountains import Mountain
from ..actions.supply import add_ship, berth_free, receive
from ..turn.anytime import move_ore
from ..turn.paid_later import keep_payable
from ..turn.placing import board_action, lay_held, where_label, where_options, where_prompt, where_refusal
from .extras_a import ReturnOre

ORE_OF_LONGSHIP = 3
"""How much ore a longship can carry."""


class ReturnPillagingOre(ReturnOre):
    """An ore of the longship that pillages goes back, for so much on each roll (card 132).

    That longship is the one that pillages, with the ore that is left on it, whatever others carry.
    """

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """Rolls get the ore of the longship with most (ODN-DICE-18); the difference is taken off here."""
        super().apply(s, seat, action, chance, events)
        s.die_bonus += (action.target & 3) - 1 - most_ore(s, seat)


class FirstItem(Mountain):
    """Take one item from a strip, if it is one of those listed (card 164)."""

    def __init__(self, *things: int) -> None:
        super().__init__(0, 1)
        self.things = list(things)

    def args(self) -> list[int]:
        """Which items."""
        return self.things

    def possible(self, s: Odin, seat: int) -> bool:
        """Such an item lies nearest the arrow."""
        return any(s.strips[strip] > 0 and self.first(s, strip) in self.things for strip in range(STRIPS))

    def first(self, s: Odin, strip: int) -> int:
        """The item of a strip that would be taken."""
        items = s.box.strips[strip]
        return items[len(items) - s.strips[strip]]

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """The strips that begin with one, or none of them."""
        found = [
            TAKE[strip][0] for strip in range(STRIPS) if s.strips[strip] > 0 and self.first(s, strip) in self.things
        ]
        if found:
            found.append(STOP)
        return keep_payable(s, seat, self, found) if s.unpaid else found

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        """Another item comes first, or what is wrong with any item."""
        strip = action.target >> 3
        if action.verb == "take" and s.strips[strip] > 0 and self.first(s, strip) not in self.things:
            return Refusal("ODN-OCC-27", "odn-no-other-thing", thing=ref_of(self.first(s, strip)))
        return super().refusal(s, seat, action)


class GainOfHeld(Effect):
    """One more of a good that is in supply; only one of those listed (card 169)."""

    asks: int = ONE
    kind: str = "get"
    rule: str = "ODN-OCC-27"

    def __init__(self, *things: int) -> None:
        self.things = list(things)

    def args(self) -> list[int]:
        """Which goods."""
        return self.things

    def possible(self, s: Odin, seat: int) -> bool:
        """One of them is there."""
        return len(self.legal(s, seat)) > 0

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """Those that are there."""
        supply = s.players[seat].supply
        return [GET[thing] for thing in self.things if supply[thing]]

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """One more."""
        receive(s, seat, action.target, 1, self.rule, events)

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        """There is none, or it is not listed."""
        return refuse_thing(s, seat, action, "get", self.rule)


class LoadedLongship(Effect):
    """A longship that is loaded at once with ore of the supply (card 184)."""

    hard: bool = True
    rule: str = "ODN-OCC-23"

    def possible(self, s: Odin, seat: int) -> bool:
        """There is a berth, and ore to load it fully (ODN-SHIP-06)."""
        me = s.players[seat]
        return berth_free(s, me, LONGSHIP) and me.supply[ORE] >= ORE_OF_LONGSHIP

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-OCC-23."""
        add_ship(s, s.acting, LONGSHIP, False, self.rule, events)
        for ore in range(ORE_OF_LONGSHIP):
            action = LOAD[LONGSHIP, ore]
            move_ore(s.players[s.acting], action, 1)
            if events is not None:
                events.add("odn-loads", self.rule, seat=seat_ref(s.acting), ship=action.targets[0])


class StockfishToHouses(Effect):
    """Stockfish of the feast table may go into houses (card 172)."""

    rule: str = "ODN-OCC-27"

    def possible(self, s: Odin, seat: int) -> bool:
        """There is stockfish on the table, and a house with room."""
        return STOCKFISH in s.players[seat].served and len(houses_for_stockfish(s, seat)) > 0

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """One after the other."""
        there = s.players[s.acting].served.count(STOCKFISH)
        if there:
            s.stack.append(LayStockfish(there))


def houses_for_stockfish(s: Odin, seat: int) -> list[int]:
    """Houses with room for a stockfish."""
    boards = s.players[seat].boards
    return [at for at, board in enumerate(boards) if board.plan.kind >= FIRST_HOUSE and board.fits(STOCKFISH)]


class LayStockfish(Step[Odin]):
    """A stockfish of the feast table: into which house, then where, or not at all (card 172)."""

    asks: int = ONE
    kind: str = "lay-stockfish"
    rule: str = "ODN-OCC-27"

    def __init__(self, left: int) -> None:
        self.left = left

    def args(self) -> list[int]:
        """How many lie on the table."""
        return [self.left]

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """Houses or enough; then fields."""
        me = s.players[seat]
        if me.held != NOTHING_HELD:
            return where_options(me)
        found = [board_action(me, at) for at in houses_for_stockfish(s, seat)]
        if found:
            found.append(STOP)
        return found

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """It goes from the table to the house and stays there (ODN-PLACE-31)."""
        me = s.players[seat]
        if action is STOP:
            return
        if action.verb == "at":
            if self.left > 1:
                s.stack.append(LayStockfish(self.left - 1))
            me.add(STOCKFISH, 1)
            lay_held(s, seat, action.target, events, self.rule)
            return
        for at in houses_for_stockfish(s, seat):
            if board_action(me, at) is action:
                me.held_on = at
        me.held = STOCKFISH
        s.stack.append(self)

    def prompt(self, s: Odin, seat: int) -> dict[str, Value]:
        """How many are left, and the house if it is chosen."""
        return {**where_prompt(s.players[seat]), "count": self.left}

    def label(self, s: Odin, seat: int, action: Action) -> Label | None:
        """A house or a field."""
        return where_label(s, seat, action)

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        """Why it cannot lie there."""
        if s.players[seat].held != NOTHING_HELD:
            return where_refusal(s, seat, action)
        if action.verb not in ("on", "at"):
            return None
        return Refusal("ODN-PLACE-08", "odn-no-place", thing=ref_of(STOCKFISH))
