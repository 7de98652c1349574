"""Phase 9: the feast (ODN-PH9)."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action
from ....kernel.chance import Chance
from ....kernel.errors import Refusal
from ....kernel.events import Events, Value, seat_ref
from ....kernel.masks import mask_of
from ....kernel.step import SEVERAL, DecisionStep, Label, Step, keep_options
from ..content.actions import FOODS, LEAVE, SERVE, UPRIGHT
from ..content.things import CATTLE, ORANGE, PEAS, PREGNANT_CATTLE, PREGNANT_SHEEP, RED, SHEEP, SILVER, SILVER2, ref_of
from ..state.position import Effect, Odin, Player
from .occupations.modifiers import MORE_PEAS_LENGTHWISE
from .occupations.trigger_words import ON_AFTER_FEAST, ON_FEAST_ENDS, ON_FEAST_STARTS, ON_SERVE
from .occupations.triggers import fire

NO_COLOUR: Final = -1
TWICE_PEAS: Final = SILVER2
"""The place in `feast_kinds` for a second row of peas (card 186)."""


def kind_of(food: int) -> int:
    """Pregnant animals are of the same kind as others (ODN-PH9-10)."""
    if food == PREGNANT_SHEEP:
        return SHEEP
    return CATTLE if food == PREGNANT_CATTLE else food


def colour_of(food: int) -> int:
    """Orange or red."""
    return ORANGE if food < 8 else RED


KIND_OF_FOOD: Final = [kind_of(food) for food in range(PREGNANT_CATTLE + 1)]
BESIDE: Final = [
    mask_of([food for food in FOODS if colour_of(kind_of(food)) != last]) for last in (ORANGE, RED, NO_COLOUR)
]
"""By the colour of the last food: the foods that may lie beside it, as a mask (ODN-PH9-07, 08)."""


def sit_down(s: Odin, seat: int) -> None:
    """The table is laid for a feast."""
    me = s.players[seat]
    me.feast_left = s.free_seats(seat)
    me.feast_last = NO_COLOUR
    me.feast_kinds = 0
    me.feast_penalties = 0
    me.served = []


def lies_lengthwise(me: Player, kind: int) -> bool:
    """Whether no further tile of a kind may lie lengthwise (ODN-PH9-10)."""
    if not me.feast_kinds >> kind & 1:
        return False
    if kind == PEAS and me.mods[MORE_PEAS_LENGTHWISE]:
        return me.feast_kinds >> TWICE_PEAS & 1 == 1
    return True


def dishes(s: Odin, seat: int) -> list[Action]:
    """What can come next on the table, from left to right (ODN-PH9-04 to 13)."""
    me = s.players[seat]
    left = me.feast_left
    if left <= 0:
        return NOTHING_LEFT
    found: list[Action] = []
    foods = me.owned & BESIDE[me.feast_last]
    while foods:
        low = foods & -foods
        foods ^= low
        food = low.bit_length() - 1
        kind = KIND_OF_FOOD[food]
        wide = s.box.long_side[kind]
        high = s.box.short_side[kind]
        if wide <= left and (wide == high or not lies_lengthwise(me, kind)):
            found.append(SERVE[food])
        if high < wide and high <= left:
            found.append(UPRIGHT[food])
    if me.owned >> SILVER & 1:
        found.append(SERVE[SILVER])
    if found:
        found.append(LEAVE)
    elif fits_after_gap(s, me):
        return ONLY_LEAVE
    return found


def fits_after_gap(s: Odin, me: Player) -> bool:
    """Whether food that may not lie beside what was served last would fit behind an empty seat (ODN-PH9-07, 08)."""
    if me.feast_last == NO_COLOUR:
        return False
    foods = me.owned & BESIDE[NO_COLOUR]
    while foods:
        low = foods & -foods
        foods ^= low
        if s.box.short_side[KIND_OF_FOOD[low.bit_length() - 1]] < me.feast_left:
            return True
    return False


NOTHING_LEFT: Final[list[Action]] = []
ONLY_LEAVE: Final = [LEAVE]


def serve(s: Odin, seat: int, action: Action, events: Events | None) -> None:
    """The next piece, or an empty seat that will cost a Thing penalty (ODN-PH9-17)."""
    me = s.players[seat]
    if action is LEAVE:
        me.feast_left -= 1
        me.feast_penalties += 1
        me.feast_last = NO_COLOUR
        if events is not None:
            events.add("odn-leaves-seat", "ODN-PH9-17", seat=seat_ref(seat))
        return
    food = action.target & 63
    upright = action.target >= 64
    me.take(food, 1)
    me.served = [*me.served, food]
    if food == SILVER:
        covered = 1
        me.feast_last = NO_COLOUR
    else:
        kind = kind_of(food)
        covered = s.box.short_side[kind] if upright else s.box.long_side[kind]
        if covered > s.box.short_side[kind]:
            me.feast_kinds |= 1 << (TWICE_PEAS if me.feast_kinds >> kind & 1 else kind)
        me.feast_last = colour_of(kind)
    me.feast_left -= covered
    if events is not None:
        events.add(
            "odn-serves", "ODN-PH9-04", seat=seat_ref(seat), thing=ref_of(food), count=covered, left=me.feast_left
        )
    if s.scripts.on[ON_SERVE] & me.played:
        fire(s, seat, ON_SERVE, food)


def rise(s: Odin, seat: int, events: Events | None) -> None:
    """Empty seats cost penalties (ODN-PH9-17)."""
    me = s.players[seat]
    missing = me.feast_penalties + me.feast_left
    me.penalties += missing
    me.feast_left = 0
    me.feast_penalties = 0
    if events is not None and missing:
        points = missing * s.box.penalty_points
        events.add("odn-penalties", "ODN-PH9-17", seat=seat_ref(seat), count=missing, points=points)
    elif events is not None:
        events.add("odn-feast-full", "ODN-PH9-17", seat=seat_ref(seat))


def feast_refusal(s: Odin, seat: int, action: Action) -> Refusal | None:
    """Why a dish cannot be served next."""
    if action.verb != "serve":
        return None
    me = s.players[seat]
    food = action.target & 63
    thing = action.targets[0]
    if not me.supply[food]:
        return Refusal("ODN-PH9-05", "odn-no-thing", thing=thing)
    if food != SILVER:
        kind = kind_of(food)
        if colour_of(kind) == me.feast_last:
            rule = "ODN-PH9-07" if me.feast_last == ORANGE else "ODN-PH9-08"
            return Refusal(rule, "odn-no-same-colour", thing=thing)
        if action.target < 64 and lies_lengthwise(me, kind):
            return Refusal("ODN-PH9-10", "odn-no-lengthwise", thing=thing)
        if action.target >= 64 and s.box.long_side[kind] == s.box.short_side[kind]:
            return Refusal("ODN-PH9-11", "odn-no-upright", thing=thing)
    return Refusal("ODN-PH9-13", "odn-no-seats", thing=thing, count=me.feast_left)


class AtTable(DecisionStep[Odin]):
    """What is served next (ODN-PH9-01)."""

    kind: str = "feast"
    rule: str = "ODN-PH9-01"

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """The next dish, silver, or an empty seat."""
        return dishes(s, seat)

    def prompt(self, s: Odin, seat: int) -> dict[str, Value]:
        """How many seats are left."""
        return {"count": s.players[seat].feast_left}

    def label(self, s: Odin, seat: int, action: Action) -> Label | None:
        """The dish, and how it lies."""
        if action.verb != "serve":
            return None
        return Label("odn-do-serve-upright" if action.target >= 64 else "odn-do-serve", {"thing": action.targets[0]})

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        """Why a dish cannot be served next."""
        return feast_refusal(s, seat, action)


class OwnFeast(AtTable):
    """One player feasts alone: with occupations that act at the table, or by card 5."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """Until all seats are dealt with."""
        s.stack.append(self)
        serve(s, seat, action, events)


class FeastTogether(AtTable):
    """All feast at the same time (ODN-PH9-22)."""

    asks: int = SEVERAL

    def __init__(self, who: int) -> None:
        """Who, as a mask."""
        self.who = who

    def owing(self, s: Odin) -> int:
        """All who have something to serve."""
        return self.who

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """Until all seats are dealt with, or nothing more can be served."""
        serve(s, seat, action, events)
        left = dishes(s, seat)
        while left is ONLY_LEAVE:
            serve(s, seat, LEAVE, events)
            left = dishes(s, seat)
        if left:
            keep_options(s, seat, left)
        else:
            s.waiting &= ~(1 << seat)

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """The end of the feast follows."""


class Feast(Step[Odin]):
    """Phase 9: each player deals with the free seats of the own table (ODN-PH9-01)."""

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """Those with occupations that ask at the table feast one after the other, the others together."""
        s.phase = 9
        together = 0
        alone = []
        for seat in s.clockwise_from(s.start):
            sit_down(s, seat)
            me = s.players[seat]
            if events is not None:
                events.add("odn-feast", "ODN-PH9-01", seat=seat_ref(seat), count=me.feast_left)
            if me.played & s.scripts.own_feasts:
                alone.append(seat)
            elif dishes(s, seat):
                together |= 1 << seat
        for seat in range(s.seats - 1, -1, -1):
            if seat not in alone:
                s.stack.append(RISE[seat])
        if together:
            s.stack.append(FeastTogether(together))
        for seat in reversed(alone):
            push_own_feast(s, seat)


def push_own_feast(s: Odin, seat: int) -> None:
    """A feast of one player, from sitting down to the end."""
    s.stack.append(RISE[seat])
    s.stack.append(FeastEnds(seat))
    s.stack.append(OwnFeast(seat))
    fire(s, seat, ON_FEAST_STARTS)


class FeastEnds(Step[Odin]):
    """Occupations that look at the table; silver that they give may still cover a seat."""

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """Card 160 and others."""
        me = s.players[self.who]
        me.feast_penalties += me.feast_left
        me.feast_left = 0
        if s.scripts.on[ON_FEAST_ENDS] & me.played:
            s.stack.append(TopUp(self.who))
            fire(s, self.who, ON_FEAST_ENDS)


class TopUp(OwnFeast):
    """Empty seats may be covered with silver that came at the end of the feast."""

    rule: str = "ODN-PH9-06"

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """Silver, or an empty seat."""
        me = s.players[seat]
        return [SERVE[SILVER], LEAVE] if me.feast_penalties and me.supply[SILVER] else NOTHING_LEFT

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        if action is not LEAVE:
            me = s.players[seat]
            me.feast_penalties -= 1
            me.feast_left += 1
            serve(s, seat, action, events)
            s.stack.append(self)

    def prompt(self, s: Odin, seat: int) -> dict[str, Value]:
        """How many seats are empty."""
        return {"count": s.players[seat].feast_penalties}

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        """Only silver can be added now."""
        return Refusal(self.rule, "odn-no-more-food", thing=action.targets[0]) if action.verb == "serve" else None


class Rise(Step[Odin]):
    """A feast is over: penalties, then what occupations give after it."""

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-PH9-17."""
        rise(s, self.who, events)
        s.stack.append(CLEAR_TABLE[self.who])
        fire(s, self.who, ON_AFTER_FEAST)


class ClearTable(Step[Odin]):
    """All that was served goes to the general supply (ODN-PH9-20)."""

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """Occupations that look at the table have done so."""
        s.players[self.who].served = []


RISE: Final = [Rise(seat) for seat in range(4)]
CLEAR_TABLE: Final = [ClearTable(seat) for seat in range(4)]


class FeastPhase(Effect):
    """A feast phase of one's own, now (card 5)."""

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-OCC-24."""
        sit_down(s, s.acting)
        if events is not None:
            count = s.players[s.acting].feast_left
            events.add("odn-feast", "ODN-OCC-24", seat=seat_ref(s.acting), count=count)
        push_own_feast(s, s.acting)
