"""A turn: influence phase, actions, winter solstice; and the end of the game."""

from __future__ import annotations

from typing import Final

from .....kernel.chance import Chance
from .....kernel.events import Events, seat_ref
from ...content.components import FOLLOWERS
from ...state.position import ACTION_PHASE, BY_STALL, BY_TRACK, INFLUENCE_PHASE, TYPES, Pax
from ..base import SeatStep
from ..victory import finish, track_is_empty
from .action import CHOOSE_ACTION
from .solstice import push_solstice

QUIET_ROUNDS: Final = 5
"""After so many full rounds in which no tile left the pile or the track, the game ends (PAX-END-08)."""


class StartTurn(SeatStep):
    """A player's turn begins (PAX-TURN-01, PAX-TURN-02)."""

    def run(self, s: Pax, chance: Chance, events: Events | None) -> None:
        """Influence phase at once; actions and solstice are put on the stack."""
        seat = self.seat
        if seat == s.first:
            s.round += 1
        s.offers = 0
        begin_turn(s, seat, "PAX-TURN-01", events)
        influence_phase(s, seat, events)
        s.phase = ACTION_PHASE
        s.stack.append(EndTurn(seat))
        push_solstice(s, seat)
        s.stack.append(CHOOSE_ACTION[seat])


def begin_turn(s: Pax, seat: int, rule: str, events: Events | None) -> None:
    """Nothing is done or used up yet."""
    s.active = s.acting = seat
    s.actions = s.influence = 0
    s.once = []
    s.phase = INFLUENCE_PHASE
    if events is not None:
        events.add("pax-turn", rule, seat=seat_ref(seat), round=s.round)


class EndTurn(SeatStep):
    """The next player clockwise, unless nothing moves any more."""

    def run(self, s: Pax, chance: Chance, events: Events | None) -> None:
        """PAX-END-02 after the refresh of the solstice, PAX-END-08 for a game in which no tile moves."""
        if track_is_empty(s):
            finish(s, BY_TRACK, events)
            return
        s.quiet += 1
        if s.quiet >= QUIET_ROUNDS * s.seats:
            finish(s, BY_STALL, events)
            return
        s.stack.append(StartTurn((self.seat + 1) % s.seats))


def influence_phase(s: Pax, seat: int, events: Events | None) -> None:
    """Take the marker of each type with a strict majority, give back the others (PAX-INFL-01 to 07)."""
    me = s.players[seat]
    if not me.followers and not me.markers and not any(me.perks.bonus):  # PAX-INFL-07
        return
    for follower in range(TYPES):
        bit = 1 << follower
        if leads(s, seat, follower):
            if me.markers & bit:
                continue
            for other in s.players:
                other.markers &= ~bit
            me.markers |= bit
            if events is not None:
                kind = f"follower:{FOLLOWERS[follower]}"
                number = influence(s, seat, follower)
                events.add("pax-takes-marker", "PAX-INFL-02", seat=seat_ref(seat), follower=kind, count=number)
        elif me.markers & bit:
            me.markers &= ~bit
            if events is not None:
                kind = f"follower:{FOLLOWERS[follower]}"
                events.add("pax-loses-marker", "PAX-INFL-04", seat=seat_ref(seat), follower=kind)


def influence(s: Pax, seat: int, follower: int) -> int:
    """Established followers of a type, with what abilities add for majorities."""
    me = s.players[seat]
    return (me.followers >> 4 * follower & 15) + me.perks.bonus[follower]


def leads(s: Pax, seat: int, follower: int) -> bool:
    """Whether a player has strictly more followers of a type than every other player, and at least one."""
    mine = influence(s, seat, follower)
    if not mine:
        return False
    return all(not (other != seat and influence(s, other, follower) >= mine) for other in range(s.seats))
