"""Winter solstice: bonuses, silfr for follower types, hand limit, renewal, victory by the beginner cards."""

from __future__ import annotations

from typing import Final

from .....kernel.action import Action
from .....kernel.chance import Chance
from .....kernel.events import Events, Value, seat_ref
from .....kernel.step import ONE
from ...state.position import SOLSTICE_PHASE, TYPES, Pax
from ...state.saga_tiles import discard_from_hand, refresh
from ..base import PaxStep, SeatStep
from ..effects.bonus import push_bonuses
from ..victory import AT_SOLSTICE, check


class Solstice(SeatStep):
    """Step 1: the bonuses of the player's established tiles, in the order of choice (PAX-SOLSTICE-01)."""

    def run(self, s: Pax, chance: Chance, events: Events | None) -> None:
        """They go on the stack."""
        s.phase = SOLSTICE_PHASE
        if events is not None:
            events.add("pax-solstice", "PAX-SOLSTICE-06", seat=seat_ref(self.seat))
        push_bonuses(s, self.seat, s.players[self.seat].perks.solstice)


class Income(SeatStep):
    """Step 2: 1 silfr for each follower type established."""

    def run(self, s: Pax, chance: Chance, events: Events | None) -> None:
        """PAX-SOLSTICE-02: 0 to 4."""
        me = s.players[self.seat]
        types = own_types(me.followers)
        me.silfr += types
        if types and events is not None:
            events.add("pax-income", "PAX-SOLSTICE-02", seat=seat_ref(self.seat), count=types)


class HandLimit(SeatStep):
    """Step 3: discard down to the hand limit, one tile at a time."""

    asks: int = ONE
    kind: str = "hand-limit"
    rule: str = "PAX-SOLSTICE-03"
    unfit: str = "pax-no-not-in-hand"

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """Any tile of the hand, while there are too many (PAX-HAND-02)."""
        me = s.players[seat]
        if len(me.hand) <= hand_limit(s, seat):
            return []
        discard = s.moves.discard
        return [discard[tile] for tile in me.hand]

    def apply(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """It goes to the discard pile; ask again."""
        discard_from_hand(s, seat, action.target, self.rule, events)
        s.stack.append(self)

    def prompt(self, s: Pax, seat: int) -> dict[str, Value]:
        """How many are too many."""
        limit = hand_limit(s, seat)
        return {"count": len(s.players[seat].hand) - limit, "limit": limit}


class Renewal(SeatStep):
    """Step 4: renew all the player's components and refresh the saga track (PAX-SOLSTICE-04)."""

    def run(self, s: Pax, chance: Chance, events: Events | None) -> None:
        """Only this player's longships (PAX-SOLSTICE-06)."""
        s.spent &= ~s.players[self.seat].fleet
        refresh(s, chance, events)


class BeginnerCheck(PaxStep):
    """Step 5: the beginner victory cards (PAX-SOLSTICE-05, PAX-VC-01)."""

    def run(self, s: Pax, chance: Chance, events: Events | None) -> None:
        """All players are looked at."""
        check(s, AT_SOLSTICE, events)


def own_types(followers: int) -> int:
    """How many follower types have somebody established."""
    types = 0
    for follower in range(TYPES):
        if followers >> 4 * follower & 15:
            types += 1
    return types


def hand_limit(s: Pax, seat: int) -> int:
    """The player's hand limit with all abilities (PAX-HAND-02)."""
    return s.box.hand_limit + s.players[seat].perks.hand_limit


BEGINNER_CHECK: Final = BeginnerCheck()


def push_solstice(s: Pax, seat: int) -> None:
    """The five steps of a player's winter solstice."""
    s.stack.append(BEGINNER_CHECK)
    s.stack.append(Renewal(seat))
    s.stack.append(HandLimit(seat))
    s.stack.append(Income(seat))
    s.stack.append(Solstice(seat))
