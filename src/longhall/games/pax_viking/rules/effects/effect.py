"""What all effects share: their declaration, whom they concern, where they reach, and whether they may be declined."""

from __future__ import annotations

from .....kernel.action import Action
from .....kernel.chance import Chance
from .....kernel.errors import Refusal
from .....kernel.events import Events, Value
from .....kernel.step import ONE
from ...content.components import (
    CHALLENGED,
    DISPLACED,
    EACH_OPPONENT,
    ENCOUNTERED,
    EVERYBODY,
    HERE,
    IN_ZONE,
    OPPONENT,
    RICHEST,
    SELF,
    WITHIN,
    Effect,
)
from ...state.position import Pax, post_ref
from ..base import PaxStep, no_opponent


class EffectStep(PaxStep):
    """An effect being carried out for a seat; `here` is the post it is at, -1 if none."""

    verb: str = ""
    """The verb of its choices, for effects that ask."""

    def __init__(self, number: int, seat: int, here: int) -> None:
        """Which effect, whose, where."""
        self.number = number
        self.seat = seat
        self.here = here

    def effect(self, s: Pax) -> Effect:
        """Its declaration."""
        return s.box.effects[self.number]

    def could(self, s: Pax) -> bool:
        """Whether it would change anything now."""
        raise NotImplementedError

    def apply(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """Nothing if it is declined; otherwise it counts as used, and is done."""
        if action is not s.moves.decline:
            s.words.mark(s, self.effect(s))
            self.carry_out(s, seat, action, chance, events)

    def carry_out(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """What was chosen is done."""
        raise NotImplementedError

    def prompt(self, s: Pax, seat: int) -> dict[str, Value]:
        """How many pieces it is about."""
        return {"count": self.effect(s).n}

    def refusal(self, s: Pax, seat: int, action: Action) -> Refusal | None:
        """Not among its choices, or part of an event, which cannot be declined (PAX-EVENT-02)."""
        if action.verb == self.verb:
            return Refusal(self.rule, self.unfit, **action.things())
        if action.verb == "decline" and self.effect(s).event and s.moves.stop not in self.legal(s, seat):
            return Refusal("PAX-EVENT-02", "pax-no-declining")
        return super().refusal(s, seat, action)


class CountedEffect(EffectStep):
    """An effect that is carried out piece by piece."""

    def __init__(self, number: int, seat: int, here: int, left: int) -> None:
        super().__init__(number, seat, here)
        self.left = left

    def ask_again(self, s: Pax) -> None:
        """The next piece, if one is left."""
        if self.left > 1:
            s.stack.append(type(self)(self.number, self.seat, self.here, self.left - 1))

    def prompt(self, s: Pax, seat: int) -> dict[str, Value]:
        """How many are left."""
        return {"count": self.left}


class CountedAtPost(CountedEffect):
    """The same, all of it at one post."""

    def prompt(self, s: Pax, seat: int) -> dict[str, Value]:
        """Where, and how many are left."""
        return {"post": post_ref(s, self.here), "count": self.left}


class PostEffect(EffectStep):
    """An effect about one post of several."""

    def posts(self, s: Pax) -> int:
        """The posts it can be about now, as a mask."""
        raise NotImplementedError

    def could(self, s: Pax) -> bool:
        return self.posts(s) != 0

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """One of them; outside events, and where the effect says so, it may be declined."""
        return or_decline(s, self.effect(s), s.moves.at.of(self.posts(s)))


class MayPost(PostEffect):
    """An effect about one post of several, or none: also in an event."""

    asks: int = ONE
    verb: str = "at"

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """One of them, or none."""
        return [*s.moves.at.of(self.posts(s)), s.moves.decline] if self.could(s) else []


def or_decline(s: Pax, effect: Effect, found: list[Action]) -> list[Action]:
    """The choices of an effect, which may be declined unless it belongs to an event and is no right (PAX-EVENT-02)."""
    if found and (not effect.event or effect.may):
        found.append(s.moves.decline)
    return found


class VictimEffect(EffectStep):
    """An effect that hits one opponent of choice."""

    def victims(self, s: Pax) -> list[int]:
        """Those whom it can hit."""
        raise NotImplementedError

    def could(self, s: Pax) -> bool:
        return bool(self.victims(s))

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """One of them; outside events, and where the effect says so, it may be declined."""
        return or_decline(s, self.effect(s), [s.moves.against[other] for other in self.victims(s)])

    def refusal(self, s: Pax, seat: int, action: Action) -> Refusal | None:
        """Nobody who can be hit, or it must be done."""
        return no_opponent(s, self.rule, action) if action.verb == "against" else super().refusal(s, seat, action)


class VictimsEffect(VictimEffect):
    """An effect that hits one opponent of choice, or all that it names."""

    def all_of_them(self, s: Pax, effect: Effect) -> list[Action]:
        """What is asked where there is no choice of player: to go on."""
        return [s.moves.go]

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """An opponent; or go on at once."""
        effect = self.effect(s)
        if one_of_them(effect):
            return super().legal(s, seat)
        return self.all_of_them(s, effect) if self.victims(s) else []

    def hit(self, s: Pax, action: Action) -> list[int]:
        """Those who were chosen, the first of them last: so their steps go on the stack."""
        return [action.target - 1] if one_of_them(self.effect(s)) else self.victims(s)[::-1]


def or_stop(s: Pax, found: list[Action]) -> list[Action]:
    """The next piece of several, or no more."""
    if found:
        found.append(s.moves.stop)
    return found


def candidates(s: Pax, effect: Effect, seat: int) -> list[int]:
    """The players that a selector of players means, in turn order from the active player (PAX-GEN-04, PAX-GEN-11)."""
    who = effect.who
    if who == SELF:
        return [seat]
    if who == EVERYBODY:
        return s.clockwise_from(s.active)
    if who == CHALLENGED:
        return [s.challenged] if s.challenged >= 0 else []
    others = s.opponents(seat)
    if who == ENCOUNTERED:
        return [other for other in others if s.met >> other & 1]
    if who == RICHEST:
        most = max([s.players[other].silfr for other in others], default=0)
        return [other for other in others if most and s.players[other].silfr == most]
    assert who in (OPPONENT, EACH_OPPONENT)
    return others


def one_of_them(effect: Effect) -> bool:
    """Whether the effect hits one player of the acting player's choice."""
    return effect.who in (OPPONENT, RICHEST, ENCOUNTERED)


def places_of(s: Pax, effect: Effect, here: int) -> int:
    """The places on the map that a selector of places means, as a mask."""
    box = s.box
    where = effect.where
    if where == HERE:
        return 1 << here if here >= 0 else 0
    if where == WITHIN:
        if here < 0:
            return 0
        mask = 0
        for place, far in enumerate(box.distance[here][: box.places]):
            if far <= effect.where_n:
                mask |= 1 << place
        return mask
    if where == IN_ZONE:
        mask = 0
        for place in range(box.places):
            if box.place_zone[place] == effect.where_n:
                mask |= 1 << place
        return mask
    if where == DISPLACED:
        return 0
    return (1 << box.places) - 1


def is_foreign(s: Pax, victim: int, seat: int) -> bool:
    """Whether an effect is an opponent's for the player it hits: done by one, or ordered by one's event or ability.

    All events of a solo game are the opponent's.
    """
    return victim != seat or s.active != victim or (s.solo and s.event >= 0)
