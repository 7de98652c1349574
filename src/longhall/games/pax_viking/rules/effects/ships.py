"""Effects with longships: place, move, refresh, return."""

from __future__ import annotations

from .....kernel.action import Action
from .....kernel.chance import Chance
from .....kernel.errors import Refusal
from .....kernel.events import Events, Value
from .....kernel.masks import bits, count
from .....kernel.step import ONE
from ...content.components import ALL, DISPLACED, HERE, Effect
from ...state import fleet
from ...state.position import NOBODY, Pax, place_ref, who_ref
from ..solo.rus import moved_in
from ..turn.journey import UnderWay, no_way
from .effect import (
    CountedAtPost,
    CountedEffect,
    EffectStep,
    MayPost,
    VictimsEffect,
    candidates,
    is_foreign,
    or_decline,
    or_stop,
    places_of,
)


class PlaceLongships(MayPost):
    """Longships of one's own colour go from the jarl board to one post, whoever is there, as many as one likes."""

    kind: str = "place-longships"
    rule: str = "PAX-GLOSS-05"
    unfit: str = "pax-no-other-place"

    def posts(self, s: Pax) -> int:
        """Here, or any post of the zone."""
        effect = self.effect(s)
        if effect.where == HERE:
            return 1 << self.here if self.here >= 0 else 0
        return places_of(s, effect, self.here) & ((1 << s.box.posts) - 1)

    def could(self, s: Pax) -> bool:
        """With a longship on the board."""
        return bool(s.at[s.box.board] & s.yard.own[self.seat]) and bool(self.posts(s))

    def carry_out(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """The first one goes there, then more are offered."""
        fleet.place_from_board(s, seat, action.target, self.rule, events)
        if self.effect(s).n > 1:
            s.stack.append(PlaceMore(self.number, seat, action.target, self.effect(s).n - 1))


class PlaceMore(CountedAtPost):
    """One more longship to the same post, or no more."""

    asks: int = ONE
    kind: str = "place-more"
    rule: str = "PAX-GLOSS-05"

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """While longships are on the board."""
        return s.moves.place_or_stop if s.at[s.box.board] & s.yard.own[seat] else []

    def apply(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """One more, then ask again."""
        if action is s.moves.stop:
            return
        fleet.place_from_board(s, seat, self.here, self.rule, events)
        self.ask_again(s)


class MoveLongships(EffectStep):
    """Several longships, exhausted ones too, each at most once, some nodes each (PAX-JOURNEY-03, PAX-ALLY-10)."""

    asks: int = ONE
    kind: str = "move-longships"
    rule: str = "PAX-JOURNEY-03"

    def __init__(self, number: int, seat: int, here: int, moved: int) -> None:
        super().__init__(number, seat, here)
        self.moved = moved
        """The longships that have moved, as a mask."""

    def could(self, s: Pax) -> bool:
        """Somebody can always sail somewhere."""
        return True

    def ships(self, s: Pax) -> list[int]:
        """Those that have not moved."""
        effect = self.effect(s)
        if effect.n != ALL and count(self.moved) >= effect.n:
            return []
        return [
            ship for ship in fleet.ships_of(s, self.seat) if not self.moved >> ship & 1 and s.place[ship] <= s.box.board
        ]

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """One of them, or no more."""
        found = fleet.ship_choices(s, self.ships(s))
        return or_stop(s, found)

    def apply(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """This one sails, then the next is asked for."""
        if action is s.moves.stop:
            return
        effect = self.effect(s)
        s.words.mark(s, effect)
        ship = fleet.ship_chosen(s, action, self.ships(s))
        s.stack.append(MoveLongships(self.number, seat, self.here, self.moved | 1 << ship))
        s.stack.append(MoveOne(seat, ship, effect.nodes, 0))

    def prompt(self, s: Pax, seat: int) -> dict[str, Value]:
        """How far each may go."""
        return {"count": self.effect(s).nodes}


class MoveOne(UnderWay):
    """A longship moves by an effect: no trade, and it is not exhausted."""

    kind: str = "move"
    rule: str = "PAX-JOURNEY-03"

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """The next node, or stop after the first."""
        if not self.left:
            return []
        found = [s.moves.to[place] for place in fleet.next_places(s, seat, s.place[self.ship])]
        if self.moved:
            found.append(s.moves.stop)
        return found

    def apply(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        if action is s.moves.stop:
            return
        if events is not None:
            start = place_ref(s, s.place[self.ship])
            events.add("pax-sails", self.rule, seat=who_ref(s, seat), start=start, place=action.targets[0])
        fleet.put(s, self.ship, action.target)
        s.stack.append(MoveOne(seat, self.ship, self.left - 1, 1))
        if s.solo:
            moved_in(s, seat, action.target, NOBODY)

    def refusal(self, s: Pax, seat: int, action: Action) -> Refusal | None:
        if action.verb == "to":
            return no_way(s, s.place[self.ship], action)
        return Refusal(self.rule, "pax-no-journey-without-node") if action.verb == "stop" else None


class RefreshLongships(CountedEffect):
    """Exhausted longships are renewed, up to a number, one at a time (PAX-GLOSS-06)."""

    asks: int = ONE
    kind: str = "refresh-longships"
    rule: str = "PAX-GLOSS-06"

    def could(self, s: Pax) -> bool:
        """If one is exhausted."""
        return bool(s.spent & s.players[self.seat].fleet)

    def ships(self, s: Pax) -> list[int]:
        """The exhausted ones."""
        return [ship for ship in fleet.ships_of(s, self.seat) if s.spent >> ship & 1]

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """One of them, or no more; all of them need no choice."""
        ships = self.ships(s)
        if not ships:
            return []
        if self.effect(s).n == ALL:
            return [s.moves.go]
        return [*fleet.ship_choices(s, ships), s.moves.stop]

    def apply(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        if action is s.moves.stop:
            return
        ships = self.ships(s)
        s.words.mark(s, self.effect(s))
        renewed = ships if action is s.moves.go else [fleet.ship_chosen(s, action, ships)]
        for ship in renewed:
            s.spent &= ~(1 << ship)
        if events is not None:
            events.add("pax-renews", self.rule, seat=who_ref(s, seat), count=len(renewed))
        if action is not s.moves.go:
            self.ask_again(s)


class ReturnLongships(VictimsEffect):
    """Whose longships go back: one opponent of choice, or all that the effect names (PAX-GEN-08)."""

    asks: int = ONE
    kind: str = "return-whose"
    rule: str = "PAX-GEN-08"

    def victims(self, s: Pax) -> list[int]:
        """Those with a longship that can be returned."""
        effect = self.effect(s)
        return [it for it in candidates(s, effect, self.seat) if can_return(s, effect, it, self.seat, self.here)]

    def apply(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """Which longships is asked next."""
        if action is s.moves.decline:
            return
        for other in self.hit(s, action):
            s.stack.append(ReturnOne(self.number, seat, self.here, other, self.effect(s).n))


class ReturnOne(EffectStep):
    """The acting player chooses which longship of a player goes back."""

    asks: int = ONE
    kind: str = "return-longship"
    rule: str = "PAX-GEN-08"

    def __init__(self, number: int, seat: int, here: int, victim: int, left: int) -> None:
        super().__init__(number, seat, here)
        self.victim = victim
        self.left = left

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """One of each kind and place; outside events it may be declined."""
        effect = self.effect(s)
        found = fleet.choices(s, s.moves.strike, returnable_ships(s, effect, self.victim, seat, self.here))
        if returnable_sworn(s, effect, self.victim, seat, self.here):
            found.append(s.moves.strike_follower)
        return or_decline(s, effect, found)

    def carry_out(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """Back to where it began."""
        effect = self.effect(s)
        if self.left > 1:
            s.stack.append(ReturnOne(self.number, seat, self.here, self.victim, self.left - 1))
        if action is s.moves.strike_follower:
            entry = returnable_sworn(s, effect, self.victim, seat, self.here)[0]
            fleet.send_follower_home(s, entry, self.rule, events)
            return
        ship = fleet.chosen(s, action, returnable_ships(s, effect, self.victim, seat, self.here))
        s.displaced &= ~(1 << ship)
        by = s.active if is_foreign(s, self.victim, seat) else self.victim
        fleet.send_home(s, ship, self.victim, by, self.rule, events)

    def prompt(self, s: Pax, seat: int) -> dict[str, Value]:
        return {"seat": who_ref(s, self.victim)}


def reach(s: Pax, effect: Effect, victim: int, seat: int, here: int) -> int:
    """The places where an effect may return a player's longships, protected ones left out."""
    places = places_of(s, effect, here)
    if is_foreign(s, victim, seat):
        places &= ~s.players[victim].perks.safe_places
    return places


def returnable_ships(s: Pax, effect: Effect, victim: int, seat: int, here: int) -> list[int]:
    """The longships of a player that an effect can return; an ally longship in its starting sea is home already."""
    own = s.players[victim].fleet
    if effect.where == DISPLACED:
        return bits(s.displaced & own)
    places = reach(s, effect, victim, seat, here)
    found: list[int] = []
    for ship in bits(own):
        place = s.place[ship]
        if place < s.box.places and places >> place & 1 and place != s.yard.start[ship]:
            found.append(ship)
    return found


def returnable_sworn(s: Pax, effect: Effect, victim: int, seat: int, here: int) -> list[int]:
    """The followers of a player serving as longships that an effect can return."""
    if not s.sworn or effect.where == DISPLACED:
        return []
    places = reach(s, effect, victim, seat, here)
    return [entry for entry in s.sworn if entry >> 2 & 7 == victim and places >> (entry >> 5) & 1]


def can_return(s: Pax, effect: Effect, victim: int, seat: int, here: int) -> bool:
    """Whether an effect finds anything of a player's to return."""
    if returnable_ships(s, effect, victim, seat, here):
        return True
    return bool(returnable_sworn(s, effect, victim, seat, here))
