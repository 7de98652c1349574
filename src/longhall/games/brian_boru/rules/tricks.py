"""Action phase: a trick is led, followed, and its cards are resolved from the lowest to the highest."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....kernel.action import Action, Choices
from ....kernel.chance import Chance
from ....kernel.errors import Refusal
from ....kernel.events import Events, Value, seat_ref
from ....kernel.step import DecisionStep, Label, NumberedStep, Step, script
from ....kernel.words import bit, count
from ..content.actions import LEAD, LOWER, PLAY, UPPER
from ..content.components import CARDS, COLOURS, WHITE
from ..state.position import ACTION, NOBODY, UPKEEP, Boru

ONE_ROW: Final = [UPPER]
TWO_ROWS: Final = [UPPER, LOWER]


class StartTrick(Step[Boru]):
    """Another trick, until every player has one card left."""

    def run(self, s: Boru, chance: Chance, events: Events | None) -> None:
        """BRU-TRICK-01 and 19: the marker holder leads; the last card is put away unseen (BRU-TRICK-02)."""
        s.phase = ACTION
        left = count(s.players[0].hand)
        if left == 0 or (left == 1 and not s.variants.last_card_played):
            self.finish(s, events)
            return
        s.trick += 1
        s.winner = NOBODY
        leader = s.marker
        if s.variants.pass_marker_when_void and s.free and not open_towns(s, leader):
            leader = self.passed_to(s, leader, events)
        s.acting = leader
        s.stack.extend(TRICK[s.seats])

    def finish(self, s: Boru, events: Events | None) -> None:
        """The phase is over; nobody remembers its cards any longer, as all are shuffled again."""
        if events is not None and s.players[0].hand:
            events.add("bru-last-cards", "BRU-TRICK-02")
        for player in s.players:
            player.hand = 0
            player.played = 0
            player.picks = []
        s.phase = UPKEEP

    def passed_to(self, s: Boru, leader: int, events: Events | None) -> int:
        """Table option for BRU-TRICK-07: the marker goes left to the first player able to lead, if there is one."""
        for seat in s.clockwise_from(leader):
            if open_towns(s, seat):
                s.marker = seat
                if events is not None:
                    events.add("bru-marker-passed", "BRU-TRICK-07", seat=seat_ref(leader), to=seat_ref(seat))
                return seat
        return leader


class LeadTown(NumberedStep[Boru]):
    """The leader puts the marker on a free town."""

    kind: str = "lead-town"
    rule: str = "BRU-TRICK-04"
    choices: Choices = LEAD

    def numbers(self, s: Boru, seat: int) -> i64:
        """Free towns that the hand can match (BRU-TRICK-06); if it matches none, any free town (07)."""
        towns = open_towns(s, seat)
        return towns if towns else s.free

    def hidden(self, s: Boru, seat: int) -> bool:
        """The hand decides, unless a single town is free (BRU-INFO-01)."""
        return s.free & (s.free - 1) != 0

    def apply(self, s: Boru, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """The town is active."""
        if events is not None:
            events.show("bru-leads-town", self.rule, seat=seat_ref(seat), town=action.targets[0])
        s.active = action.target

    def refusal(self, s: Boru, seat: int, action: Action) -> Refusal | None:
        """A disc lies there, or no card of the hand fits."""
        if action.verb != "lead":
            return None
        if not s.free >> action.target & 1:
            return Refusal(self.rule, "bru-no-town-occupied", town=action.targets[0])
        colour = COLOURS[s.box.towns[action.target].colour]
        return Refusal("BRU-TRICK-06", "bru-no-card-for-town", town=action.targets[0], colour=f"colour:{colour}")


class PlayCard(NumberedStep[Boru]):
    """A card goes from the hand to the table, face up."""

    unfit: str = "bru-no-not-in-hand"
    choices: Choices = PLAY

    def apply(self, s: Boru, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """The card lies open, and the next player on the left is to play."""
        me = s.players[seat]
        played = bit(action.target)
        me.hand &= ~played
        me.played |= played
        me.card = action.target
        s.acting = seat + 1 if seat + 1 < s.seats else 0
        if events is not None:
            events.show_scoped(s.scope(), "bru-plays", self.rule, seat=seat_ref(seat), card=action.targets[0])


class LeadCard(PlayCard):
    """The leader plays a card of the active town's colour, or a white one."""

    kind: str = "lead-card"
    rule: str = "BRU-TRICK-05"

    def numbers(self, s: Boru, seat: int) -> i64:
        """If no card fits, or there is no active town, any card (BRU-TRICK-07, 08)."""
        hand = s.players[seat].hand
        if not s.active:
            return hand
        fitting = hand & suited(s)
        return fitting if fitting else hand

    def hidden(self, s: Boru, seat: int) -> bool:
        """The colours in hand decide, unless a single card is left (BRU-INFO-01)."""
        hand = s.players[seat].hand
        return hand & (hand - 1) != 0

    def apply(self, s: Boru, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """The card lies open; that it does not fit shows that no other did, and no sooner."""
        if events is not None:
            if not s.active:
                events.add("bru-no-active", "BRU-TRICK-08", seat=seat_ref(seat))
            elif not suited(s) >> action.target & 1:
                events.add("bru-lead-void", "BRU-TRICK-07", seat=seat_ref(seat))
        super().apply(s, seat, action, chance, events)

    def prompt(self, s: Boru, seat: int) -> dict[str, Value]:
        """Which town was chosen, if any is free."""
        if not s.active:
            return {"active": "no", "town": ""}
        return {"active": "yes", "town": f"town:{s.active}"}

    def refusal(self, s: Boru, seat: int, action: Action) -> Refusal | None:
        """Not in hand, or of another colour."""
        if action.verb == "play" and s.players[seat].hand >> action.target & 1:
            colour = COLOURS[s.box.towns[s.active].colour]
            return Refusal(self.rule, "bru-no-card-colour", card=action.targets[0], colour=f"colour:{colour}")
        return super().refusal(s, seat, action)


class Follow(PlayCard):
    """Clockwise, every other player plays any card."""

    kind: str = "follow"
    rule: str = "BRU-TRICK-09"

    def numbers(self, s: Boru, seat: int) -> i64:
        """Any card of the hand."""
        return s.players[seat].hand


class Decide(Step[Boru]):
    """The highest card that counts wins the trick; then the cards act from the lowest to the highest."""

    def run(self, s: Boru, chance: Chance, events: Events | None) -> None:
        """BRU-TRICK-10 and 13; without an active town nobody wins (BRU-TRICK-08)."""
        if s.active:
            s.winner = trick_winner(s)
            if events is not None:
                tell_winner(s, events)
        above: i64 = CARDS + 1
        for _ in s.players:
            highest: i64 = 0
            acting = 0
            for seat, player in enumerate(s.players):
                if highest < player.card < above:
                    highest = player.card
                    acting = seat
            s.stack.append(RESOLVE[acting])
            above = highest


class Resolve(Step[Boru]):
    """It is a player's place in the order: the winner's primary action, or one row of a loser's card."""

    def __init__(self, acting: int) -> None:
        self.acting = acting

    def run(self, s: Boru, chance: Chance, events: Events | None) -> None:
        """BRU-TRICK-14 and 15."""
        s.acting = self.acting
        s.stack.append(END_ACTION)
        if self.acting == s.winner:
            card = s.players[self.acting].card
            s.stack.extend(s.box.primary[card])
            if events is not None:
                seat = seat_ref(self.acting)
                events.add_scoped(s.scope(), "bru-primary", "BRU-TRICK-14", seat=seat, card=f"card:{card}")
        else:
            s.stack.append(CHOOSE_ROW)


class ChooseRow(DecisionStep[Boru]):
    """A loser chooses one secondary action of the card and resolves it in full."""

    kind: str = "choose-row"
    rule: str = "BRU-TRICK-15"

    def legal(self, s: Boru, seat: int) -> list[Action]:
        """One row or two; none cannot be chosen (BRU-TRICK-16)."""
        return TWO_ROWS if len(s.box.rows[s.players[seat].card]) > 1 else ONE_ROW

    def apply(self, s: Boru, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """Its symbols are next."""
        card = s.players[seat].card
        s.stack.extend(s.box.rows[card][action.target - 1])
        if events is not None:
            row = action.targets[0]
            events.add_scoped(s.scope(), "bru-row", self.rule, seat=seat_ref(seat), card=f"card:{card}", row=row)

    def prompt(self, s: Boru, seat: int) -> dict[str, Value]:
        """Which card it is."""
        return {"card": f"card:{s.players[seat].card}"}

    def label(self, s: Boru, seat: int, action: Action) -> Label | None:
        """The row with its symbols."""
        symbols = s.box.row_symbols[s.players[seat].card][action.target - 1]
        return Label("bru-do-row", {"row": action.targets[0], "symbols": [f"symbol:{symbol}" for symbol in symbols]})

    def refusal(self, s: Boru, seat: int, action: Action) -> Refusal | None:
        """A secondary action must be taken (BRU-TRICK-16)."""
        return Refusal("BRU-TRICK-16", "bru-no-declining") if action.verb == "decline" else None


class EndAction(Step[Boru]):
    """A player's action is over: no two discs share a space of the track; the card is put away."""

    def run(self, s: Boru, chance: Chance, events: Events | None) -> None:
        """BRU-MARRY-01 to 03, BRU-TRICK-17."""
        me = s.players[s.acting]
        me.card = 0
        if me.space:
            taken: i64 = 0
            for other in s.players:
                if other is not me:
                    taken |= bit(other.space)
            space = me.space
            while space and taken >> space & 1:
                space -= 1
            if space != me.space:
                me.space = space
                if events is not None:
                    events.add("bru-falls", "BRU-MARRY-01", seat=seat_ref(s.acting), space=space)


class EndTrick(Step[Boru]):
    """The trick ends; if nobody took the active town, the leader takes the marker back."""

    def run(self, s: Boru, chance: Chance, events: Events | None) -> None:
        """BRU-TRICK-12 and 19."""
        s.active = 0
        s.winner = NOBODY
        s.stack.append(START_TRICK)


def open_towns(s: Boru, seat: int) -> i64:
    """Free towns for which a player holds a fitting card: any with a white one, else those of a colour in hand."""
    hand = s.players[seat].hand
    if hand & s.box.colours[WHITE].cards:
        return s.free
    towns: i64 = 0
    for colour in s.box.colours:
        if hand & colour.cards:
            towns |= colour.towns
    return towns & s.free


def suited(s: Boru) -> i64:
    """The cards that count in this trick: those of the active town's colour, and white ones (BRU-COMP-04)."""
    return s.box.towns[s.active].suited


def trick_winner(s: Boru) -> int:
    """Who played the highest card that counts; NOBODY if none does (BRU-TRICK-10, 12)."""
    cards = suited(s)
    winner = NOBODY
    best: i64 = 0
    for seat, player in enumerate(s.players):
        if player.card > best and cards >> player.card & 1:
            winner = seat
            best = player.card
    return winner


def tell_winner(s: Boru, events: Events) -> None:
    """Who wins the trick with what, and who lost to it."""
    if s.winner == NOBODY:
        events.add("bru-trick-unwon", "BRU-TRICK-12", town=f"town:{s.active}")
        return
    card = s.players[s.winner].card
    colour = f"colour:{COLOURS[s.box.towns[s.active].colour]}"
    seat = seat_ref(s.winner)
    events.add_scoped(s.scope(), "bru-trick-won", "BRU-TRICK-10", seat=seat, card=f"card:{card}", colour=colour)


START_TRICK: Final = StartTrick()
LEAD_TOWN: Final = LeadTown()
LEAD_CARD: Final = LeadCard()
FOLLOW: Final = Follow()
DECIDE: Final = Decide()
RESOLVE: Final = [Resolve(seat) for seat in range(5)]
CHOOSE_ROW: Final = ChooseRow()
END_ACTION: Final = EndAction()
END_TRICK: Final = EndTrick()
TRICK: Final = [script(LEAD_TOWN, LEAD_CARD, *[FOLLOW] * (seats - 1), DECIDE, END_TRICK) for seats in range(6)]
"""A trick, by the number of players."""
