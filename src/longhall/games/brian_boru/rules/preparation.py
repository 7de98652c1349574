"""Preparation phase: the Vikings land, and a marriage is arranged."""

from __future__ import annotations

from ....kernel.chance import Chance
from ....kernel.events import Events
from ....kernel.masks import bits
from ....kernel.step import Step
from ..content.components import PRINCESS
from ..state.position import Boru


class RevealVikings(Step[Boru]):
    """Turn up a Viking card and fill the battle area with as many raiders."""

    def run(self, s: Boru, chance: Chance, events: Events | None) -> None:
        """BRU-PREP-01; the card is not used again (BRU-PREP-05)."""
        card = chance.draw("viking", bits(s.vikings_left))
        s.vikings_left &= ~(1 << card)
        s.strength = s.box.viking_strength[card]
        s.battle = s.strength
        if events is not None:
            events.add("bru-vikings-land", "BRU-PREP-01", count=s.battle)


class RevealMarriage(Step[Boru]):
    """Turn up the next marriage card; the last one is the Princess of Denmark."""

    def run(self, s: Boru, chance: Chance, events: Events | None) -> None:
        """BRU-PREP-03 and 04."""
        s.marriages_to_come -= 1
        last = s.marriages_to_come == 0
        if last:
            s.marriage = PRINCESS
        else:
            s.marriage = chance.draw("marriage", bits(s.marriages_left))
            s.marriages_left &= ~(1 << s.marriage)
        if events is not None:
            card = f"marriage:{s.box.marriages[s.marriage].name}"
            if last:
                events.add("bru-last-marriage-revealed", "BRU-PREP-04", marriage=card)
            else:
                events.add("bru-marriage-revealed", "BRU-PREP-03", marriage=card)
