"""Occupations that the common effects cannot express, one small step each."""

from __future__ import annotations

from .....kernel.action import Action
from .....kernel.chance import Chance
from .....kernel.errors import Refusal
from .....kernel.events import Events, Value
from .....kernel.step import ONE, Label, Step
from ...content.actions import GET, STOP
from ...content.things import CATTLE, FIRST_HOUSE, GOODS, ORE, SHEEP
from ...state.position import NOTHING_HELD, SUPPLY, Effect, Odin
from ..actions.supply import receive
from ..turn.placing import board_action, lay_held, where_label, where_options, where_prompt, where_refusal


class OrePerLongship(Effect):
    """One ore for each longship, each only if it is laid at once on the home board or an island (card 9)."""

    rule: str = "ODN-OCC-27"

    def possible(self, s: Odin, seat: int) -> bool:
        """There is a longship and a field."""
        me = s.players[seat]
        return me.longships_owned() > 0 and len(ore_boards(s, seat)) > 0

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """One after the other."""
        for _ in range(s.players[s.acting].longships_owned()):
            s.stack.append(LAY_NEW_ORE)


def ore_boards(s: Odin, seat: int) -> list[int]:
    """Boards with room for an ore."""
    return [at for at, board in enumerate(s.players[seat].boards) if board.plan.kind < FIRST_HOUSE and board.fits(ORE)]


class LayNewOre(Step[Odin]):
    """An ore that is only received if it is laid: the board, then the field, or not at all."""

    asks: int = ONE
    kind: str = "lay-ore"
    rule: str = "ODN-OCC-27"

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """Boards, then fields; declining comes first."""
        me = s.players[seat]
        if me.held == NOTHING_HELD:
            found = [board_action(me, at) for at in ore_boards(s, seat)]
            if found:
                found.append(STOP)
            return found
        return where_options(me)

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """It is received as it is laid."""
        me = s.players[seat]
        if action is STOP:
            return
        if action.verb == "at":
            receive(s, seat, ORE, 1, self.rule, events)
            lay_held(s, seat, action.target, events)
            return
        me.held = ORE
        for at in ore_boards(s, seat):
            if board_action(me, at) is action:
                me.held_on = at
        s.stack.append(self)

    def prompt(self, s: Odin, seat: int) -> dict[str, Value]:
        """The board, if it is chosen."""
        return where_prompt(s.players[seat])

    def label(self, s: Odin, seat: int, action: Action) -> Label | None:
        """A board or a field."""
        return where_label(s, seat, action)

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        """Why it cannot lie there."""
        if s.players[seat].held == NOTHING_HELD:
            return Refusal(self.rule, "odn-no-room-for-ore") if action.verb in ("on", "at") else None
        return where_refusal(s, seat, action)


LAY_NEW_ORE = LayNewOre()


class GainOfThree(Effect):
    """One more of a good of which exactly three lie in supply (card 31)."""

    asks: int = ONE
    kind: str = "get"
    rule: str = "ODN-OCC-23"

    def possible(self, s: Odin, seat: int) -> bool:
        """There is such a good."""
        return len(self.legal(s, seat)) > 0

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """Goods of any colour, no animals."""
        supply = s.players[seat].supply
        return [GET[good] for good in range(GOODS) if supply[good] == 3 and good not in (SHEEP, CATTLE)]

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """The fourth."""
        receive(s, seat, action.target, 1, self.rule, events)

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        """Not exactly three of it."""
        if action.verb != "get":
            return None
        if action.target < SUPPLY and s.players[seat].supply[action.target] == 3:
            return Refusal(self.rule, "odn-no-other-thing", thing=action.targets[0])
        return Refusal(self.rule, "odn-no-three", thing=action.targets[0])
