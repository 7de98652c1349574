"""Journey: a renewed longship sails node by node, and may trade on the way."""

from __future__ import annotations

from typing import Final

from .....kernel.action import Action
from .....kernel.chance import Chance
from .....kernel.errors import Refusal
from .....kernel.events import Events, Value, seat_ref
from .....kernel.step import ONE
from ...content.components import AT_JOURNEY
from ...state.fleet import choices, chosen, encountered, put, seats_in, ships_of
from ...state.position import Pax, place_ref
from ..base import PaxStep, no_opponent
from ..effects.bonus import push_bonuses
from ..solo.rus import moved_in
from .trade import open_trade

OFFERS_PER_WINDOW: Final = 2
OFFERS_PER_TURN: Final = 4
"""So that nobody can stall: offers before the first node or after one node, and in a whole turn."""


def renewed(s: Pax, seat: int) -> list[int]:
    """A player's renewed longships."""
    return [ship for ship in ships_of(s, seat) if not s.spent >> ship & 1]


def journeys(s: Pax, seat: int) -> list[Action]:
    """The renewed longships that may journey, equal ones once (PAX-JOURNEY-01, 02, 06)."""
    return choices(s, s.moves.journey, renewed(s, seat))


def begin_journey(s: Pax, seat: int, action: Action, nodes: int) -> None:
    """Abilities that come with a journey wait below it; then the first node of the longship that an action names."""
    ship = chosen(s, action, renewed(s, seat))
    me = s.players[seat]
    if me.perks.on[AT_JOURNEY]:
        push_bonuses(s, seat, me.perks.on[AT_JOURNEY])
        s.met = 0
        meet(s, seat, s.place[ship])
    s.window = 0
    s.stack.append(Sail(seat, ship, nodes + me.perks.reach, 0))


def meet(s: Pax, seat: int, place: int) -> None:
    """Remember whom the journey encounters; only asked for by abilities that come with it."""
    if place < s.box.board:
        s.met |= seats_in(s, s.box.place_region[place], seat)


class UnderWay(PaxStep):
    """A longship that moves node by node."""

    asks: int = ONE

    def __init__(self, seat: int, ship: int, left: int, moved: int) -> None:
        """Who sails which longship, how many nodes are left, whether it has moved."""
        self.seat = seat
        self.ship = ship
        self.left = left
        self.moved = moved
        """1 after the first node."""

    def prompt(self, s: Pax, seat: int) -> dict[str, Value]:
        """Where the longship is, and how far it may still go."""
        return {"place": place_ref(s, s.place[self.ship]), "count": self.left}


class Sail(UnderWay):
    """The next node, a stop, or a trade with an encountered opponent (PAX-MOVE-01, PAX-TRADE-02)."""

    kind: str = "sail"
    rule: str = "PAX-JOURNEY-01"

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """One node on, by the movement rules; at least one node is sailed."""
        place = s.place[self.ship]
        found: list[Action] = []
        if not self.left:
            pass
        elif place == s.box.board:
            found = [s.moves.to[start] for start in s.players[seat].starts]
        else:
            found = s.moves.ways[place][:]
        if self.moved:
            found.append(s.moves.stop)
        if s.window < OFFERS_PER_WINDOW and s.offers < OFFERS_PER_TURN:
            for other in encountered(s, seat):
                found.append(s.moves.trade[other])
        return found

    def apply(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """Sail, stop and exhaust the longship, or open a trade and sail on after it (PAX-TRADE-04)."""
        if action is s.moves.stop:
            s.spent |= 1 << self.ship
            if events is not None:
                where = place_ref(s, s.place[self.ship])
                events.add("pax-journey-ends", self.rule, seat=seat_ref(seat), place=where)
            return
        if action.verb == "trade":
            s.stack.append(self)
            open_trade(s, seat, action.target - 1, self.ship, events)
            return
        if events is not None:
            here = place_ref(s, s.place[self.ship])
            rule = "PAX-MOVE-07" if action.target < s.box.posts else "PAX-MOVE-02"
            events.add("pax-sails", rule, seat=seat_ref(seat), start=here, place=action.targets[0])
        put(s, self.ship, action.target)
        if s.players[seat].perks.on[AT_JOURNEY]:
            meet(s, seat, action.target)
        s.window = 0
        s.stack.append(Sail(seat, self.ship, self.left - 1, 1))
        if s.solo:
            moved_in(s, seat, action.target, self.ship)

    def refusal(self, s: Pax, seat: int, action: Action) -> Refusal | None:
        """No way there, too far, or nobody met."""
        if action.verb == "stop":
            return Refusal("PAX-JOURNEY-01", "pax-no-journey-without-node")
        if action.verb == "trade":
            if action.target > s.seats or action.target - 1 == seat:
                return no_opponent(s, "PAX-TRADE-02", action)
            if action.target - 1 not in encountered(s, seat):
                return Refusal("PAX-TRADE-01", "pax-no-encounter", seat=seat_ref(action.target - 1))
            return Refusal("PAX-TRADE-02", "pax-no-more-offers", window=OFFERS_PER_WINDOW, turn=OFFERS_PER_TURN)
        if action.verb != "to":
            return None
        if not self.left:
            return Refusal("PAX-JOURNEY-01", "pax-no-nodes-left", place=action.targets[0])
        return no_way(s, s.place[self.ship], action)


def no_way(s: Pax, start: int, action: Action) -> Refusal:
    """Why one node does not lead from a place to another."""
    box = s.box
    here = place_ref(s, start)
    there = action.targets[0]
    if start == box.board:
        return Refusal("PAX-MOVE-04", "pax-no-way-from-home", place=there)
    if start < box.posts or action.target < box.posts:
        rule = "PAX-MOVE-13" if start < box.posts and action.target < box.posts else "PAX-MOVE-12"
        return Refusal(rule, "pax-no-way-post", start=here, place=there)
    return Refusal("PAX-MOVE-03", "pax-no-way-black", start=here, place=there)
