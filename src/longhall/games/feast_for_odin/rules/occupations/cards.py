"""Occupations: drawing and playing them (ODN-OCC-01 to 14)."""

from __future__ import annotations

from typing import Final

from .....kernel.action import Action
from .....kernel.chance import Chance
from .....kernel.errors import Refusal
from .....kernel.events import Events, Value, seat_ref
from .....kernel.masks import long_bits
from .....kernel.step import ONE, DecisionStep, Step
from ...content.actions import DECLINE, PLAY, STOP
from ...state.position import NO_SPACE, Effect, Odin
from ..turn.midway import MIDWAY, interrupt, midway
from ..turn.paid_later import keep_payable, no_longer_paid
from .modifiers import PLAY_INSTEAD_OF_DRAW
from .trigger_words import ON_PLAYED_AFTER
from .triggers import fire, fire_card, must_act


class DrawOccupation(Effect):
    """Draw dark occupations into the hand (ODN-OCC-04, 08)."""

    rule: str = "ODN-OCC-04"

    def __init__(self, count: int) -> None:
        self.count = count

    def possible(self, s: Odin, seat: int) -> bool:
        """The pile is not empty."""
        return s.deck != 0

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """An empty pile gives nothing."""
        me = s.players[s.acting]
        for _ in range(self.count):
            if me.mods[PLAY_INSTEAD_OF_DRAW] and me.hand:
                s.stack.append(DRAW_OR_PLAY)
            else:
                draw_card(s, s.acting, chance, events)


def draw_card(s: Odin, seat: int, chance: Chance, events: Events | None) -> None:
    """The top card of the dark pile; what it is, only its owner knows (ODN-OCC-01)."""
    if not s.deck:
        if events is not None:
            events.add("odn-deck-empty", "ODN-OCC-08", seat=seat_ref(seat))
        return
    card = chance.draw("occupation", long_bits(s.deck))
    s.deck &= ~(1 << card)
    s.players[seat].hand |= 1 << card
    if events is not None:
        events.add("odn-draws", "ODN-OCC-04", seat=seat_ref(seat))
        events.add("odn-drawn", "ODN-OCC-04", 1 << seat, occupation=f"occupation:{card}")


class MayPlay(DecisionStep[Odin]):
    """A card of the hand may be played, or none."""

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """Any card, as long as the space taken can still be paid for."""
        hand = s.players[seat].hand
        if not hand:
            return NO_CARDS
        found = [*PLAY.of(hand), DECLINE]
        return keep_payable(s, seat, self, found) if s.unpaid else found

    def hidden(self, s: Odin, seat: int) -> bool:
        """Nobody may learn that no other card of the hand would pay for the space (ODN-OCC-01)."""
        return s.unpaid

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        """The card is not in hand."""
        return refuse_play(s, seat, action, self.rule)


class DrawOrPlay(MayPlay):
    """Instead of taking a card into the hand, one may be played (card 99)."""

    kind: str = "draw-or-play"
    rule: str = "ODN-OCC-29"

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """A card of the hand, or draw."""
        found = [*PLAY.of(s.players[seat].hand), DECLINE]
        return keep_payable(s, seat, self, found) if s.unpaid else found

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        if action is DECLINE:
            draw_card(s, seat, chance, events)
        else:
            play_card(s, seat, action.target, self.rule, events)


def play_card(s: Odin, seat: int, card: int, rule: str, events: Events | None) -> None:
    """A card comes into play, and acts if it acts at once (ODN-OCC-02, 23)."""
    me = s.players[seat]
    me.hand &= ~(1 << card)
    me.played |= 1 << card
    s.cards_played += 1
    s.performed = True
    if events is not None:
        points = s.box.cards[card].points
        events.show("odn-plays", rule, seat=seat_ref(seat), occupation=f"occupation:{card}", points=points)
    fire_card(s, seat, card)


def refuse_play(s: Odin, seat: int, action: Action, rule: str) -> Refusal | None:
    """A card that is not in hand, or an answer with which the space taken could not be paid for."""
    if action.verb == "play" and not s.players[seat].hand >> action.target & 1:
        return Refusal(rule, "odn-no-card", occupation=action.targets[0])
    return no_longer_paid() if s.unpaid and action.verb in ("play", "decline") else None


class PlayOccupations(Effect):
    """Play up to so many cards, one after the other (ODN-OCC-05 to 07)."""

    asks: int = ONE
    kind: str = "play"
    rule: str = "ODN-OCC-06"

    def __init__(self, count: int, drawn_first: int = 0) -> None:
        """How many; 1 if a card is drawn before, as in the third column (ODN-OCC-09)."""
        self.count = count
        self.drawn_first = drawn_first

    def possible(self, s: Odin, seat: int) -> bool:
        """There is a card to play."""
        return s.players[seat].hand != 0 or (self.drawn_first == 1 and s.deck != 0)

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """A card of the hand, or enough."""
        hand = s.players[seat].hand
        if not hand:
            return NO_CARDS
        found = PLAY.of(hand)
        if not must_act(s, seat):
            found.append(STOP)
        return midway(s, seat, found, STOP) if s.players[seat].midway else found

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """Its effect comes before the next card."""
        if action is STOP or interrupt(s, seat, self, action, events):
            return
        if self.count > 1:
            s.stack.append(PlayOccupations(self.count - 1))
        play_card(s, seat, action.target, self.rule, events)

    def prompt(self, s: Odin, seat: int) -> dict[str, Value]:
        return {"count": self.count}

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        """The card is not in hand."""
        return refuse_play(s, seat, action, "ODN-OCC-02")


NO_CARDS: Final[list[Action]] = []


class PlayOne(Effect):
    """Play a card of the hand that has been paid for (card 52)."""

    asks: int = ONE
    hard: bool = True
    kind: str = "play"
    rule: str = "ODN-OCC-02"

    def possible(self, s: Odin, seat: int) -> bool:
        return s.players[seat].hand != 0

    def legal(self, s: Odin, seat: int) -> list[Action]:
        return PLAY.of(s.players[seat].hand)

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        play_card(s, seat, action.target, self.rule, events)

    def prompt(self, s: Odin, seat: int) -> dict[str, Value]:
        return {"count": 1}

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        """The card is not in hand."""
        return refuse_play(s, seat, action, self.rule)


class FourVikings(MayPlay):
    """The premium for four Vikings: a card may be played directly before the action (ODN-OCC-10 to 12)."""

    kind: str = "card-before"
    rule: str = "ODN-OCC-10"

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """Whoever plays none now may do so after the action."""
        if action is DECLINE:
            for at in range(len(s.stack) - 1, -1, -1):
                if isinstance(s.stack[at], EndOfAction):
                    s.stack.insert(at, CARD_AFTER)
                    return
        else:
            if s.players[seat].midway:
                s.stack.append(MIDWAY)
            play_card(s, seat, action.target, self.rule, events)


class CardAfter(MayPlay):
    """The premium for four Vikings, directly after the action (ODN-OCC-10)."""

    kind: str = "card-after"
    rule: str = "ODN-OCC-10"

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """It acts now, and counts as played in the action."""
        if action is not DECLINE:
            s.stack.append(PLAYED_AFTER)
            play_card(s, seat, action.target, self.rule, events)


class PlayedAfter(Step[Odin]):
    """The card of the premium for four Vikings has been played directly after the action."""

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-OCC-27."""
        fire(s, s.acting, ON_PLAYED_AFTER)


class EndOfAction(Step[Odin]):
    """The action of a space is over; a card played after it (ODN-OCC-10) comes behind this mark."""

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """What comes now belongs to no space."""
        s.space = NO_SPACE
        s.standing_at = NO_SPACE
        s.longship_used = False
        s.unpaid = False


FOUR_VIKINGS: Final = FourVikings()
CARD_AFTER: Final = CardAfter()
PLAYED_AFTER: Final = PlayedAfter()
END_OF_ACTION: Final = EndOfAction()
DRAW_OR_PLAY: Final = DrawOrPlay()
