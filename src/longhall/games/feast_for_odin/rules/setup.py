"""Set-up decided by chance: who begins, extension tiles, mountain strips, starting occupations (ODN-SETUP)."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action
from ....kernel.chance import Chance
from ....kernel.events import Events, seat_ref
from ....kernel.masks import long_bits
from ....kernel.step import DecisionStep, Step
from ..content.actions import KEEP
from ..content.things import SPACES
from ..state.position import Odin
from .rounds import START_ROUND, reveal_strip


def starting_cards(s: Odin) -> int:
    """Light occupations of the chosen decks (ODN-SETUP-05, 06)."""
    return of_decks(s, s.scripts.light)


def dark_cards(s: Odin) -> int:
    """Dark occupations of the chosen decks."""
    return of_decks(s, s.scripts.dark)


def of_decks(s: Odin, cards: list[int]) -> int:
    """Those of the cards by deck that are played with."""
    mask = 0
    for deck, these in enumerate(cards):
        if s.variants.decks >> deck & 1:
            mask |= these
    return mask


class Begin(Step[Odin]):
    """All that is drawn by lot before the first round."""

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-SETUP-02, 07, 17, 23."""
        s.start = chance.draw("start-player", list(range(s.seats))) if s.seats > 1 else 0
        if events is not None and s.seats > 1:
            events.add("odn-start-player", "ODN-SETUP-23", seat=seat_ref(s.start))
        if s.seats == 4:
            for first in (SPACES, SPACES + 2):
                face = chance.draw("extension", [first, first + 1])
                s.imitations |= 1 << face
                if events is not None:
                    events.add("odn-extension", "ODN-SETUP-02", space=f"space:{s.box.spaces[face].name}")
        for _ in range(s.box.start_strips[s.seats]):
            reveal_strip(s, chance, events)
        s.stack.append(START_ROUND)
        if s.seats == 1 and s.variants.choose_start:
            s.stack.append(CHOOSE_START)
        else:
            deal(s, chance, events)


def deal(s: Odin, chance: Chance, events: Events | None) -> None:
    """One light occupation to each player (ODN-SETUP-07)."""
    cards = long_bits(starting_cards(s))
    for seat in s.clockwise_from(s.start):
        card = chance.draw("starting-occupation", cards)
        s.players[seat].hand |= 1 << card
        if events is not None:
            events.add("odn-drawn", "ODN-SETUP-07", 1 << seat, occupation=f"occupation:{card}")


class ChooseStart(DecisionStep[Odin]):
    """Alone, the starting occupation may be chosen (ODN-SOLO-18)."""

    kind: str = "starting-occupation"
    rule: str = "ODN-SOLO-18"
    unfit: str = "odn-no-starting-card"

    def legal(self, s: Odin, seat: int) -> list[Action]:
        return KEEP.of(starting_cards(s))

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """It goes to the hand."""
        s.players[seat].hand |= 1 << action.target
        if events is not None:
            events.add("odn-drawn", self.rule, 1 << seat, occupation=action.targets[0])


BEGIN: Final = Begin()
CHOOSE_START: Final = ChooseStart()
