"""The round as the rulebook lists it: preparation, draft, action, upkeep."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.chance import Chance
from ....kernel.events import Events
from ....kernel.step import Step, script
from ..state.position import OVER, Boru
from .draft import Deal
from .preparation import RevealMarriage, RevealVikings
from .tricks import START_TRICK
from .upkeep.battle import CLEAR_BATTLE, FIRST_SPOILS, RAID, SECOND_SPOILS
from .upkeep.church import FIRST_CHURCH_REWARD, SECOND_CHURCH_REWARD, THIRD_CHURCH_REWARD
from .upkeep.claim import CLAIM
from .upkeep.marriage import MARRIAGE


class StartRound(Step[Boru]):
    """A new round begins."""

    def run(self, s: Boru, chance: Chance, events: Events | None) -> None:
        """BRU-ROUND-02: its four phases in order."""
        s.round += 1
        s.trick = 0
        if events is not None:
            events.add("bru-round", "BRU-ROUND-02", round=s.round, rounds=s.box.rounds[s.seats])
        s.stack.extend(ROUND)


class EndRound(Step[Boru]):
    """The game ends when the marriage deck is empty; otherwise another round follows."""

    def run(self, s: Boru, chance: Chance, events: Events | None) -> None:
        """BRU-UPKEEP-02, BRU-END-01."""
        if s.marriages_to_come:
            s.stack.append(START_ROUND)
            return
        s.phase = OVER
        if events is not None:
            events.add("bru-game-over", "BRU-END-01")


START_ROUND: Final = StartRound()
END_ROUND: Final = EndRound()

PREPARATION: Final[list[Step[Any]]] = [RevealVikings(), RevealMarriage()]
DRAFT_PHASE: Final[list[Step[Any]]] = [Deal()]
ACTION_PHASE: Final[list[Step[Any]]] = [START_TRICK]
MARRIAGE_STEP: Final[list[Step[Any]]] = [MARRIAGE]
BATTLE_STEP: Final[list[Step[Any]]] = [RAID, CLEAR_BATTLE, FIRST_SPOILS, SECOND_SPOILS]
CHURCH_STEP: Final[list[Step[Any]]] = [FIRST_CHURCH_REWARD, SECOND_CHURCH_REWARD, THIRD_CHURCH_REWARD]
CLAIM_STEP: Final[list[Step[Any]]] = [CLAIM]
UPKEEP_PHASE: Final[list[Step[Any]]] = MARRIAGE_STEP + BATTLE_STEP + CHURCH_STEP + CLAIM_STEP

ROUND: Final = script(*PREPARATION, *DRAFT_PHASE, *ACTION_PHASE, *UPKEEP_PHASE, END_ROUND)
