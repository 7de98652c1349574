"""Effects with silfr: gain, lose, steal."""

from __future__ import annotations

from .....kernel.action import Action
from .....kernel.chance import Chance
from .....kernel.events import Events, Value
from .....kernel.masks import count
from .....kernel.step import ONE
from ...content import components
from ...state.position import Pax, who_ref
from ..turn.solstice import own_types
from ..victory import established_tiles
from .effect import EffectStep, VictimEffect, candidates


def counted(s: Pax, effect: components.Effect, seat: int) -> int:
    """What `per` counts for a player; 1 without it."""
    per = effect.per
    me = s.players[seat]
    if per == components.NO_COUNTER:
        return 1
    if per == components.OWN_FOLLOWERS:
        return me.established()
    if per == components.OWN_TYPES:
        return own_types(me.followers)
    if per == components.OWN_VENTURES:
        return count(me.posts & s.ventures & effect.among)
    if per == components.OWN_POSTS:
        return count(me.posts & effect.among)
    if per == components.OWN_LONGSHIPS_ON_MAP:
        return count(me.fleet & ~s.at[s.box.board])
    if per == components.OWN_ALLIES:
        return count(me.posts & s.box.of_kind[components.POWERFUL_ALLY])
    if per == components.OWN_TRADE_CENTRES:
        return count(me.posts & (s.box.of_kind[components.TRADE_CENTRE] | s.box.of_kind[components.KEY_TRADE_CENTRE]))
    assert per == components.OWN_ADVOCATES
    return established_tiles(s, seat, False)


def amount_of(s: Pax, effect: components.Effect, seat: int) -> int:
    """The silfr of a gain, with counter and cap."""
    amount = effect.n * counted(s, effect, seat)
    return amount if effect.most == components.ALL or amount < effect.most else effect.most


class GainSilfr(EffectStep):
    """The acting player takes silfr from the bank; never asked (PAX-GEN-09)."""

    def could(self, s: Pax) -> bool:
        """If it is any."""
        return amount_of(s, self.effect(s), self.seat) > 0

    def run(self, s: Pax, chance: Chance, events: Events | None) -> None:
        """The amount is read now."""
        effect = self.effect(s)
        amount = amount_of(s, effect, self.seat)
        if not amount or self.seat >= s.seats:
            return
        s.words.mark(s, effect)
        s.players[self.seat].silfr += amount
        if events is not None:
            events.add("pax-gains", "PAX-GEN-09", seat=who_ref(s, self.seat), count=amount)


class GiveSilfr(VictimEffect):
    """An opponent of choice takes silfr from the bank."""

    asks: int = ONE
    kind: str = "give-silfr"
    rule: str = "PAX-GEN-11"

    def victims(self, s: Pax) -> list[int]:
        """Any opponent who can have silfr (PAX-SOLO-09)."""
        return candidates(s, self.effect(s), self.seat) if self.could(s) else []

    def could(self, s: Pax) -> bool:
        """If it is any silfr, and there is an opponent."""
        return not s.solo and amount_of(s, self.effect(s), self.seat) > 0

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """One of them; outside events it may be declined."""
        found = [s.moves.against[other] for other in self.victims(s)]
        if found and not self.effect(s).event:
            found.append(s.moves.decline)
        return found

    def carry_out(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        amount = amount_of(s, self.effect(s), seat)
        s.players[action.target - 1].silfr += amount
        if events is not None:
            events.add("pax-gains", "PAX-GEN-09", seat=who_ref(s, action.target - 1), count=amount)

    def prompt(self, s: Pax, seat: int) -> dict[str, Value]:
        return {"count": amount_of(s, self.effect(s), seat)}


class TakeSilfr(VictimEffect):
    """One opponent of choice pays to the bank, or to the acting player (PAX-GEN-03)."""

    asks: int = ONE
    kind: str = "take-silfr"
    rule: str = "PAX-GEN-03"

    def victims(self, s: Pax) -> list[int]:
        """Those with any silfr."""
        return [other for other in candidates(s, self.effect(s), self.seat) if s.players[other].silfr]

    def carry_out(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """They pay what they can."""
        take_silfr(s, self.effect(s), seat, action.target - 1, events)

    def prompt(self, s: Pax, seat: int) -> dict[str, Value]:
        """How much, and whether the acting player gets it."""
        steals = "yes" if self.effect(s).verb == components.STEAL_SILFR else "no"
        return {"count": self.effect(s).n, "steals": steals}


class TakeSilfrFromAll(EffectStep):
    """All that the effect names pay what they can; nobody is asked."""

    def could(self, s: Pax) -> bool:
        """If somebody can pay."""
        return any(s.players[other].silfr for other in candidates(s, self.effect(s), self.seat))

    def run(self, s: Pax, chance: Chance, events: Events | None) -> None:
        """One after the other."""
        effect = self.effect(s)
        for other in candidates(s, effect, self.seat):
            if s.players[other].silfr:
                s.words.mark(s, effect)
                take_silfr(s, effect, self.seat, other, events)


def take_silfr(s: Pax, effect: components.Effect, seat: int, victim: int, events: Events | None) -> None:
    """From one player to the bank, or to the acting player, as much as there is."""
    amount = min(effect.n, s.players[victim].silfr)
    s.players[victim].silfr -= amount
    steals = effect.verb == components.STEAL_SILFR
    if steals and seat < s.seats:
        s.players[seat].silfr += amount
    if events is not None:
        if steals:
            events.add("pax-steals", "PAX-GEN-03", seat=who_ref(s, seat), opponent=who_ref(s, victim), count=amount)
        else:
            events.add("pax-pays", "PAX-GEN-03", seat=who_ref(s, victim), count=amount)
