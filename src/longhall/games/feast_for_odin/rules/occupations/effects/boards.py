"""Cards that put pieces on boards, or take them off."""

from __future__ import annotations

from typing import Final

from ......kernel.action import Action
from ......kernel.chance import Chance
from ......kernel.errors import Refusal
from ......kernel.events import Events, Value, seat_ref
from ....content.actions import STOP, or_stop
from ....content.things import (
    FIRST_HOUSE,
    ORE,
    SHED_PLAN,
    STOCKFISH,
    WOOD,
    ref_of,
)
from ....state.board_plans import STONE_SLOT, WOOD_SLOT
from ....state.position import NOTHING_HELD, Effect, Odin
from ...actions.costs import Pay
from ...actions.supply import receive
from ...turn.placing import LayHeld, board_action, lay_held, where_options


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


def ore_boards(s: Odin, seat: int) -> list[int]:
    """Boards with room for an ore."""
    return [at for at, board in enumerate(s.players[seat].boards) if board.plan.kind < FIRST_HOUSE and board.fits(ORE)]


def houses_for_stockfish(s: Odin, seat: int) -> list[int]:
    """Houses with room for a stockfish."""
    boards = s.players[seat].boards
    return [at for at, board in enumerate(boards) if board.plan.kind >= FIRST_HOUSE and board.fits(STOCKFISH)]


class LayNew(LayHeld):
    """A piece that comes only if it is laid: on which board, then where, or not at all."""

    rule: str = "ODN-OCC-27"
    piece: int = 0

    def boards(self, s: Odin, seat: int) -> list[int]:
        """Where it fits, as places among the player's boards."""
        raise NotImplementedError

    def lay(self, s: Odin, seat: int, spot: int, events: Events | None) -> None:
        """It comes, and lies there."""
        raise NotImplementedError

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """Boards or enough; then fields."""
        me = s.players[seat]
        if me.held != NOTHING_HELD:
            return where_options(me)
        found = [board_action(me, at) for at in self.boards(s, seat)]
        return or_stop(found)

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """The board is kept until the field is chosen."""
        if action is STOP:
            return
        if action.verb == "at":
            self.lay(s, seat, action.target, events)
            return
        me = s.players[seat]
        for at in self.boards(s, seat):
            if board_action(me, at) is action:
                me.held_on = at
        me.held = self.piece
        s.stack.append(self)


class LayNewOre(LayNew):
    """An ore that is only received if it is laid (card 9)."""

    kind: str = "lay-ore"
    piece: int = ORE

    def boards(self, s: Odin, seat: int) -> list[int]:
        """The home board and islands."""
        return ore_boards(s, seat)

    def lay(self, s: Odin, seat: int, spot: int, events: Events | None) -> None:
        """It is received as it is laid."""
        receive(s, seat, ORE, 1, self.rule, events)
        lay_held(s, seat, spot, events)

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        """Why it cannot lie there."""
        if s.players[seat].held == NOTHING_HELD:
            return Refusal(self.rule, "odn-no-room-for-ore") if action.verb in ("on", "at") else None
        return super().refusal(s, seat, action)


LAY_NEW_ORE: Final = LayNewOre()


class LayStockfish(LayNew):
    """A stockfish of the feast table goes into a house (card 172)."""

    kind: str = "lay-stockfish"
    piece: int = STOCKFISH

    def __init__(self, left: int) -> None:
        """How many lie on the table."""
        self.left = left

    def boards(self, s: Odin, seat: int) -> list[int]:
        return houses_for_stockfish(s, seat)

    def lay(self, s: Odin, seat: int, spot: int, events: Events | None) -> None:
        """It goes from the table to the house and stays there (ODN-PLACE-31)."""
        if self.left > 1:
            s.stack.append(LayStockfish(self.left - 1))
        s.players[seat].add(STOCKFISH, 1)
        lay_held(s, seat, spot, events, self.rule)

    def prompt(self, s: Odin, seat: int) -> dict[str, Value]:
        """How many are left, and the house if it is chosen."""
        return {**super().prompt(s, seat), "count": self.left}

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        """Why it cannot lie there."""
        if s.players[seat].held == NOTHING_HELD and action.verb in ("on", "at"):
            return Refusal("ODN-PLACE-08", "odn-no-place", thing=ref_of(STOCKFISH))
        return super().refusal(s, seat, action) if s.players[seat].held != NOTHING_HELD else None


class FillShed(Pay):
    """Put a wood or a stone into a shed (card 42); which shed makes no difference."""

    rule: str = "ODN-PLACE-29"

    def shed(self, s: Odin, seat: int) -> int:
        """A shed with room for it, as a place among the boards; -1 if there is none."""
        for at, board in enumerate(s.players[seat].boards):
            if board.plan.kind == SHED_PLAN and board.fits(self.pairs[0]):
                return at
        return -1

    def possible(self, s: Odin, seat: int) -> bool:
        """There is the piece, and room for it."""
        return s.players[seat].supply[self.pairs[0]] > 0 and self.shed(s, seat) >= 0

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """It stays there (ODN-PLACE-29)."""
        me = s.players[s.acting]
        me.held = self.pairs[0]
        me.held_on = self.shed(s, s.acting)
        lay_held(s, s.acting, WOOD_SLOT if me.held == WOOD else STONE_SLOT, events)


class LiftTile(Effect):
    """Take a special tile off the board on which it lies, anybody's; two goods fill the hole (cards 70 and 71)."""

    rule: str = "ODN-OCC-23"

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def owner(self, s: Odin) -> int:
        """On whose board it lies; -1 on none."""
        for seat, player in enumerate(s.players):
            for board in player.boards:
                if board.holds(self.tile):
                    return seat
        return -1

    def possible(self, s: Odin, seat: int) -> bool:
        """It lies on a board."""
        return self.owner(s) >= 0

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """Nothing is uncovered by it."""
        owner = self.owner(s)
        if owner < 0:
            return
        for board in s.players[owner].boards:
            if board.holds(self.tile):
                board.lift(self.tile)
        if events is not None:
            events.add("odn-lifts", self.rule, seat=seat_ref(s.acting), thing=ref_of(self.tile), owner=seat_ref(owner))
        receive(s, s.acting, self.tile, 1, self.rule, None)
