"""What all effects share: their declaration, whom they concern, where they reach, and whether they may be declined."""

from __future__ import annotations

from ....kernel.events import Value
from ..components import (
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
from ..state import Pax
from .base import PaxStep


class EffectStep(PaxStep):
    """An effect being carried out for a seat; `here` is the post it is at, -1 if none."""

    def __init__(self, number: int, seat: int, here: int) -> None:
        self.number = number
        self.seat = seat
        self.here = here

    def args(self) -> list[int]:
        """Which effect, whose, where."""
        return [self.number, self.seat, self.here]

    def effect(self, s: Pax) -> Effect:
        """Its declaration."""
        return s.box.effects[self.number]

    def could(self, s: Pax) -> bool:
        """Whether it would change anything now."""
        raise NotImplementedError

    def prompt(self, s: Pax, seat: int) -> dict[str, Value]:
        """How many pieces it is about."""
        return {"count": self.effect(s).n}


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
