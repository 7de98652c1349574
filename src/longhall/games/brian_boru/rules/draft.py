"""Draft phase: deal, then choose two and pass until every card has found a hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....kernel.action import Action, Choices
from ....kernel.chance import Chance
from ....kernel.errors import Refusal
from ....kernel.events import Events, Value, seat_ref
from ....kernel.step import SEVERAL, NumberedStep, Step
from ....kernel.words import bit, count
from ..content.actions import PICK
from ..content.components import CARDS
from ..state.position import DRAFT, Boru, card_refs

DECK: Final = list(range(1, CARDS + 1))


class Deal(Step[Boru]):
    """Shuffle all 25 cards and deal a packet to each player; with three and four players one card stays out."""

    def run(self, s: Boru, chance: Chance, events: Events | None) -> None:
        """BRU-DRAFT-01 to 03."""
        s.phase = DRAFT
        deck = DECK[:]
        size = s.box.deal[s.seats]
        for seat, player in enumerate(s.players):
            packet: i64 = 0
            for _ in range(size):
                packet |= bit(chance.draw("deal", deck))
            player.packet = packet
            player.pick = 0
            player.picks = []
            player.played = 0
            if events is not None:
                events.add("bru-dealt", "BRU-DRAFT-02", 1 << seat, cards=card_refs(packet))
        if events is not None:
            events.add("bru-deal", "BRU-DRAFT-02", count=size, left=CARDS - size * s.seats)
        s.stack.append(CHOOSE_TWO)


class ChooseTwo(NumberedStep[Boru]):
    """All at the same time choose two cards of the packet they hold, one after the other."""

    asks: int = SEVERAL
    kind: str = "choose-two"
    rule: str = "BRU-DRAFT-04"
    unfit: str = "bru-no-not-in-packet"
    choices: Choices = PICK

    def numbers(self, s: Boru, seat: int) -> i64:
        """Any card of the packet, then any other."""
        player = s.players[seat]
        return player.packet & ~player.pick

    def apply(self, s: Boru, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """The first choice waits for the second; then the seat has chosen."""
        player = s.players[seat]
        picked = bit(action.target)
        if events is not None:
            events.add("bru-picked", self.rule, 1 << seat, card=action.targets[0])
        if not player.pick:
            player.pick = picked
            return
        take(s, seat, player.pick | picked)
        s.waiting &= ~(1 << seat)
        if events is not None:
            events.add("bru-chosen", self.rule, seat=seat_ref(seat))

    def run(self, s: Boru, chance: Chance, events: Events | None) -> None:
        """When all have chosen, packets go to the left (BRU-DRAFT-05); one or two cards are simply kept (07)."""
        packets = [player.packet for player in s.players]
        for seat, player in enumerate(s.players):
            player.packet = packets[seat - 1]
        if events is not None:
            events.add("bru-passed", "BRU-DRAFT-05")
        if count(s.players[0].packet) > 2:
            s.stack.append(CHOOSE_TWO)
            if events is not None:
                for seat, player in enumerate(s.players):
                    events.show("bru-received", "BRU-DRAFT-05", 1 << seat, cards=card_refs(player.packet))
            return
        for seat, player in enumerate(s.players):
            if events is not None:
                events.show("bru-last-packet", "BRU-DRAFT-07", 1 << seat, cards=card_refs(player.packet))
            take(s, seat, player.packet)

    def prompt(self, s: Boru, seat: int) -> dict[str, Value]:
        """How many cards are still to choose."""
        return {"count": 1 if s.players[seat].pick else 2}

    def refusal(self, s: Boru, seat: int, action: Action) -> Refusal | None:
        """The card is not in the packet, or was chosen before (BRU-DRAFT-09)."""
        player = s.players[seat]
        if action.verb == "pick" and (player.hand | player.pick) >> action.target & 1:
            return Refusal("BRU-DRAFT-09", "bru-no-already-chosen", card=action.targets[0])
        return super().refusal(s, seat, action)


def take(s: Boru, seat: int, cards: i64) -> None:
    """A player takes cards of the packet into hand."""
    player = s.players[seat]
    player.hand |= cards
    player.packet &= ~cards
    player.pick = 0
    player.picks = [*player.picks, cards]


CHOOSE_TWO: Final = ChooseTwo()
