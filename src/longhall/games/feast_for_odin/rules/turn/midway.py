"""What is allowed always, in the middle of an action (ODN-ANYTIME-01).

It seldom matters there, so only players who have said so (`asides` in `game.py`) are offered it: among the answers to
the questions of their action, and where nothing else would be asked, as a question of its own.
"""

from __future__ import annotations

from typing import Any, Final

from .....kernel.action import NOTHING, Action
from .....kernel.chance import Chance
from .....kernel.errors import Refusal
from .....kernel.events import Events, Value
from .....kernel.step import DecisionStep, Step
from ...content.actions import DONE
from ...state.position import NOTHING_HELD, Odin
from .anytime import anytime, anytime_refusal, do_anytime
from .placing import LAY_HELD, where_prompt

MIDWAY_VERBS: Final = ("lay", "buy", "unload", "use")
"""Ore is loaded before or after an action only (ODN-ANYTIME-07)."""


def midway(s: Odin, seat: int, found: list[Action], leave: Action) -> list[Action]:
    """The answers to a question, with all that the player may do besides; `leave`: the answer if there is no other."""
    more = [action for action in anytime(s, seat, True) if action.verb != "load"]
    if not more:
        return found
    return [*(found if found else [leave]), *more]


def interrupt(s: Odin, seat: int, step: Step[Any], action: Action, events: Events | None) -> bool:
    """Do something else before a question is answered, which is asked again then; False: the action is an answer."""
    if action.verb not in MIDWAY_VERBS:
        return False
    s.stack.append(step)
    s.stack.append(Resume(1 if s.performed else 0, *s.given))
    s.performed = True
    do_anytime(s, seat, action, events)
    if s.players[seat].held != NOTHING_HELD:
        s.stack.append(LAY_HELD)
    return True


class Resume(Step[Odin]):
    """The action goes on: what was done in between is none of its activities, nor brought by it (ODN-PH5-05)."""

    def __init__(self, performed: int, *given: int) -> None:
        """Whether anything of the action was done before, and what it had brought."""
        self.performed = performed
        self.given = list(given)

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-ANYTIME-01."""
        s.performed = self.performed == 1
        s.given = self.given[:]


class Midway(DecisionStep[Odin]):
    """A moment in the middle of an action at which nothing else is asked."""

    kind: str = "arrange"
    rule: str = "ODN-ANYTIME-01"

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """What is allowed always, or enough."""
        return midway(s, seat, NOTHING, DONE)

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """Until the player has done enough."""
        interrupt(s, seat, self, action, events)

    def prompt(self, s: Odin, seat: int) -> dict[str, Value]:
        """Nothing is held yet."""
        return where_prompt(s.players[seat])

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        """Why it is not possible now."""
        if action.verb == "load":
            return Refusal("ODN-ANYTIME-07", "odn-no-loading-now")
        return anytime_refusal(s, seat, action)


MIDWAY: Final = Midway()
