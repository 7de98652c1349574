"""Spaces that can be paid for only with what comes before their action (ODN-OCC-11, 28).

Occupations act between the choice of a space and its cost: "directly before" cards, and the card that may be played
before an action of four Vikings. What they bring may pay for the space, so the ways through them are tried out.
"""

from __future__ import annotations

from typing import Any, Final

from .....kernel.action import Action
from .....kernel.chance import Chance
from .....kernel.errors import Refusal
from .....kernel.step import AUTO, ONE, Step
from ...content.things import KNARR, LONGSHIP, SILVER, WHALING_BOAT
from ...state.position import ActionBegins, Odin, Player, SpaceScript
from ..occupations.modifiers import PLAY_INSTEAD_OF_DRAW
from ..occupations.trigger_words import ON_ANYTIME, ON_PLAYED, ON_THREE_VIKINGS
from .access import can_use, holds, ships_for, usable, vikings_needed

FLEET: Final = [WHALING_BOAT, KNARR, LONGSHIP]
NOT_TRIED: Final = ("lay", "load", "unload", "raise", "turn", "turn-all", "serve", "at", "on")
"""Answers that bring nothing that pays; where there is no other, the first one stands for all."""
TRIALS: Final = 400
"""So many positions are looked at before a space counts as out of reach."""


class Unforeseen(Exception):
    """Chance would decide: nobody can count on it."""


def _no_roll() -> float:
    raise Unforeseen


class Trials(Chance):
    """How many positions may still be looked at, and what is drawn there: cards that do not help."""

    def __init__(self, bringers: int, cards: int) -> None:
        super().__init__(_no_roll)
        self.bringers = bringers
        self.cards = cards
        """Those worth playing."""
        self.left = TRIALS

    def draw(self, kind: str, pool: list[int]) -> int:
        """Weapons pay for no space, and nobody can count on an occupation; dice decide too much."""
        if kind == "weapon":
            return pool[0]
        if kind == "occupation":
            for card in pool:
                if not self.bringers >> card & 1:
                    return card
        raise Unforeseen


def may_help(s: Odin, me: Player) -> bool:
    """Whether anything could come before an action: quick to ask, and seldom so."""
    if me.played & s.scripts.sooner:
        return True
    if not helping_hand(s, me):
        return False
    return me.vikings >= 4 or (me.vikings == 3 and me.mods[PLAY_INSTEAD_OF_DRAW] > 0)


def helping_hand(s: Odin, me: Player) -> int:
    """Cards in hand that may bring something when they are played; rare ways for those who want to be asked."""
    scripts = s.scripts
    return me.hand & (scripts.bringers | scripts.rare_bringers) if me.midway else me.hand & scripts.bringers


def help_reaches(s: Odin, me: Player, hand: int) -> int:
    """The spaces before whose action something could come, from cards in play or from helping ones in hand."""
    scripts = s.scripts
    found = 0
    cards = me.played & scripts.sooner
    while cards:
        low = cards & -cards
        cards ^= low
        found |= scripts.sooner_at[low.bit_length() - 1]
    if hand:
        found |= scripts.column_spaces[4]
        if me.mods[PLAY_INSTEAD_OF_DRAW]:
            found |= scripts.column_spaces[3]
    return found


def help_for(s: Odin, seat: int, space: int, hand: int) -> int:
    """The cards in hand that may bring what a space lacks; -1 if those in play may; 0 if nothing does.

    As far as can be told without trying.
    """
    me = s.players[seat]
    script = s.scripts.spaces[space]
    items = items_before(s, me, space) if me.played & s.scripts.sooner else 0
    if not items and not hand:
        return 0
    ships = helpers_for_ships(s, me, script)
    if items and ships == -1:
        missing = 0
        for effect in script.hard:
            missing += effect.items_missing(s, seat, items)
        if missing <= items and (missing or silver_comes(s, me, space)):
            return -1
    if script.column < 4 and not (script.column == 3 and me.mods[PLAY_INSTEAD_OF_DRAW]):
        return 0
    cards = hand & ships
    if not items:
        for effect in script.hard:
            if not cards:
                return 0
            cards &= effect.helpers(s, seat)
    found = 0
    while cards:
        low = cards & -cards
        cards ^= low
        if may_bring(s, seat, low.bit_length() - 1):
            found |= low
    return found


def may_bring(s: Odin, seat: int, card: int) -> bool:
    """Whether a card would do anything if it were played now, or used after that."""
    for part in s.scripts.parts_on[ON_PLAYED][card] + s.scripts.parts_on[ON_ANYTIME][card]:
        if holds(s, seat, part) and usable(s, seat, part.script):
            return True
    return False


def items_before(s: Odin, me: Player, space: int) -> int:
    """How many items occupations in play bring before the action of a space, one each (cards 113, 121, 164, 168)."""
    scripts = s.scripts
    found = 1 if silver_comes(s, me, space) else 0
    cards = me.played & scripts.sooner & ~scripts.on[ON_THREE_VIKINGS]
    while cards:
        low = cards & -cards
        cards ^= low
        if scripts.sooner_at[low.bit_length() - 1] >> space & 1:
            found += 1
    return found


def silver_comes(s: Odin, me: Player, space: int) -> bool:
    """Whether three Vikings are left when a space is taken, for which card 168 gives a silver."""
    there = s.scripts.on[ON_THREE_VIKINGS] & me.played != 0
    return there and me.vikings - vikings_needed(s, me, space) == 3


def helpers_for_ships(s: Odin, me: Player, script: SpaceScript) -> int:
    """The cards that may bring the ships, or the ways of emigrating, that a space lacks; -1: it lacks none."""
    if script.ships:
        missing = script.ships_needed - ships_for(me, script.ships)
        if missing <= 0:
            return -1
        found = 0
        for at, ship in enumerate(FLEET):
            if script.ships >> at & 1:
                found |= s.scripts.bringing[missing][ship]
        return found
    if not script.soft:
        return -1
    bringing = s.scripts.bringing[1]
    found = bringing[WHALING_BOAT] | bringing[KNARR] | bringing[LONGSHIP]
    return found | bringing[SILVER] if me.large_ships() else found


def can_be_paid_for(s: Odin, seat: int, step: Step[Any], action: Action, cards: int) -> bool:
    """Whether a space can be paid for after it is chosen, with what cards in play bring (-1) or some of the hand."""
    bringers = s.scripts.bringers | s.scripts.rare_bringers
    return leads_to_action(s, seat, step, action, Trials(bringers, cards))


def leads_to_action(s: Odin, seat: int, step: Step[Any], action: Action, trials: Trials | None = None) -> bool:
    """Whether the space taken, or about to be, can still be paid for after an answer to the step on top."""
    if trials is None:
        trials = Trials(s.scripts.bringers | s.scripts.rare_bringers, -1)
    return answered_leads(s.clone_for(seat), seat, step, action, trials)


def answered_leads(trial: Odin, seat: int, step: Step[Any], action: Action, trials: Trials) -> bool:
    """The same in a position that nobody needs afterwards."""
    trial.stack.pop()
    try:
        step.apply(trial, seat, action, trials, None)
        return goes_on_to_action(trial, seat, trials)
    except Unforeseen:
        return False


def goes_on_to_action(s: Odin, seat: int, trials: Trials) -> bool:
    """Whether some way leads from here to an action that can be carried out."""
    while s.stack:
        step = s.stack[-1]
        if isinstance(step, ActionBegins) and step.begins(s):
            return can_use(s, seat, s.scripts.spaces[step.space])
        if step.asks == AUTO:
            s.stack.pop()
            step.run(s, trials, None)
            continue
        if step.asks != ONE or (step.seat >= 0 and step.seat != seat):
            return False
        s.unpaid = False
        options = step.legal(s, seat)
        if len(options) > 1:
            return any_leads(s, seat, step, options, trials)
        s.stack.pop()
        if options:
            step.apply(s, seat, options[0], trials, None)
    return False


def worth_trying(s: Odin, step: Step[Any], option: Action, trials: Trials) -> bool:
    """Whether an answer may bring anything that pays."""
    if option.verb == "play":
        return (trials.cards & trials.bringers) >> option.target & 1 == 1
    if option.verb == "decline" and step.kind == "card-before":
        return trials.cards == -1
    if step.kind == "carry-out" and option.verb == "copy":
        return s.scripts.bringing_spaces >> option.target & 1 == 1
    return option.verb not in NOT_TRIED


def most_items(s: Odin, options: list[Action]) -> list[Action]:
    """Of the answers about mountain strips only those that take most, and one of those that bring the same.

    Nobody pays with less, nor by stopping before.
    """
    found: list[Action] = []
    seen: list[list[int]] = []
    for at, option in enumerate(options):
        if option.verb != "take":
            continue
        strip = option.target >> 3
        if at + 1 < len(options) and options[at + 1].verb == "take" and options[at + 1].target >> 3 == strip:
            continue
        items = s.box.strips[strip]
        first = len(items) - s.strips[strip]
        brought = items[first : first + (option.target & 7)]
        if brought not in seen:
            seen.append(brought)
            found.append(option)
    return found if found else options


def any_leads(s: Odin, seat: int, step: Step[Any], options: list[Action], trials: Trials) -> bool:
    """Whether one of several answers leads there; the last one is tried in the position itself."""
    if step.kind == "mountain":
        options = most_items(s, options)
    promising = [option for option in options if worth_trying(s, step, option, trials)]
    if not promising:
        promising = options[:1]
    last = promising.pop()
    for option in promising:
        trials.left -= 1
        if trials.left < 0:
            return False
        if leads_to_action(s, seat, step, option, trials):
            return True
    trials.left -= 1
    return trials.left >= 0 and answered_leads(s, seat, step, last, trials)


def keep_payable(s: Odin, seat: int, step: Step[Any], options: list[Action]) -> list[Action]:
    """For a space that cannot be paid for yet: only answers that lead to its action (ODN-PH5-05).

    Where chance has thwarted it, all of them.
    """
    kept = [option for option in options if leads_to_action(s, seat, step, option)]
    return kept if kept else options


def no_longer_paid() -> Refusal:
    """Why an answer that is possible in itself is not among those kept."""
    return Refusal("ODN-PH5-05", "odn-no-longer-paid")
