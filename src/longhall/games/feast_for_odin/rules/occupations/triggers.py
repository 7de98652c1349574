"""Occupations that something sets off: what they give is given, what they offer is offered, in the owner's order."""

from __future__ import annotations

from typing import Final

from .....kernel.action import Action
from .....kernel.chance import Chance
from .....kernel.errors import Refusal
from .....kernel.events import Events, Value, seat_ref
from .....kernel.masks import long_bits
from .....kernel.step import DecisionStep, Step
from ...content.actions import DECLINE, USE
from ...state.position import NO_SPACE, Effect, Odin
from ..turn.access import holds, usable
from ..turn.paid_later import keep_payable, no_longer_paid
from .parts import Part
from .trigger_words import ON_PLAYED


class Acts(Step[Odin]):
    """From here on a seat acts."""

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        s.acting = self.who


ACTS: Final = [Acts(seat) for seat in range(4)]


def must_act(s: Odin, seat: int) -> bool:
    """Whether the question on top is the last chance to do anything on the space taken, so that it cannot be left out.

    Whoever takes a space must carry out one of its activities (ODN-PH5-05).
    """
    if s.space == NO_SPACE or s.performed:
        return False
    for at in range(len(s.stack) - 2, -1, -1):
        step = s.stack[at]
        if not isinstance(step, Effect):
            return True
        if step.possible(s, seat):
            return False
    return True


def fire(s: Odin, seat: int, trigger: int, subject: int = 0, times: int = 1) -> None:
    """Set off the occupations of a seat that wait for something (ODN-OCC-27, 31)."""
    cards = s.scripts.on[trigger] & s.players[seat].played
    if cards:
        found: list[Part] = []
        by_card = s.scripts.parts_on[trigger]
        while cards:
            low = cards & -cards
            cards ^= low
            for part in by_card[low.bit_length() - 1]:
                if (part.subjects < 0 or part.subjects >> subject & 1) and holds(s, seat, part):
                    found.append(part)
        for _ in range(times):
            set_off(s, seat, found)


def fire_card(s: Odin, seat: int, card: int) -> None:
    """What a card does at the moment it is played (ODN-OCC-23, 32)."""
    set_off(s, seat, [part for part in s.scripts.parts_on[ON_PLAYED][card] if holds(s, seat, part)])


def set_off(s: Odin, seat: int, parts: list[Part]) -> None:
    """Gifts come first, in the order of the cards; then the owner is asked about the rest."""
    before = s.acting
    if not parts:
        return
    if before != seat:
        s.stack.append(ACTS[before])
    offers = 0
    for part in parts:
        if part.optional:
            offers |= 1 << part.number
        if part.once:
            s.players[seat].spent |= 1 << part.number
    if offers:
        s.stack.append(Respond(seat, offers))
    for part in reversed(parts):
        if not part.optional:
            s.stack.extend(s.scripts.lists[part.script])
            if usable(s, seat, part.script):
                s.stack.append(ToldUse(seat, part.card))
    if before != seat:
        s.stack.append(ACTS[seat])


class ToldUse(Step[Odin]):
    """Tells which occupation acts."""

    def __init__(self, who: int, card: int) -> None:
        """Whose card, and which."""
        self.who = who
        self.card = card

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-OCC-27."""
        if events is not None:
            events.add(
                "odn-occupation-acts", "ODN-OCC-27", seat=seat_ref(self.who), occupation=f"occupation:{self.card}"
            )


class Respond(DecisionStep[Odin]):
    """Occupations whose condition has just been met: each may be used once, in any order (ODN-OCC-18, 27)."""

    kind: str = "respond"
    rule: str = "ODN-OCC-27"
    unfit: str = "odn-no-card-now"

    def __init__(self, seat: int, parts: int) -> None:
        """Whose, and which parts."""
        self.seat = seat
        self.parts = parts

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """The cards that can be used now, or none of them."""
        found = [
            USE[s.scripts.parts[number].card]
            for number in long_bits(self.parts)
            if usable(s, seat, s.scripts.parts[number].script)
        ]
        if found:
            found.append(DECLINE)
        return keep_payable(s, seat, self, found) if s.unpaid else found

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """The card's effect, then the others."""
        if action is DECLINE:
            if events is not None:
                events.add("odn-declines", self.rule, seat=seat_ref(seat))
            return
        for number in long_bits(self.parts):
            part = s.scripts.parts[number]
            if part.card == action.target and usable(s, seat, part.script):
                rest = self.parts & ~(1 << number)
                if rest:
                    s.stack.append(Respond(seat, rest))
                s.stack.extend(s.scripts.lists[part.script])
                break
        if events is not None:
            events.add("odn-uses", self.rule, seat=seat_ref(seat), occupation=action.targets[0])

    def prompt(self, s: Odin, seat: int) -> dict[str, Value]:
        """Which cards are asked about."""
        cards: list[str] = [f"occupation:{s.scripts.parts[number].card}" for number in long_bits(self.parts)]
        return {"occupations": cards}

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        """The card is not set off now, or what it needs is missing."""
        if s.unpaid and action is DECLINE:
            return no_longer_paid()
        return super().refusal(s, seat, action)
