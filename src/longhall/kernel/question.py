"""What somebody may ask before answering: why something cannot be chosen, and what an answer would lead to."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, Final

from .action import Action
from .chance import Chance, Outcome
from .errors import Refusal
from .events import Events
from .game import Game
from .step import State

OTHER_QUESTION: Final = "refused-other-question"
"""The refusal of an action that answers quite another question."""


def why_not(game: Game[Any], s: State, seat: int, thing: str) -> list[Refusal]:
    """Why nothing can be done now with a thing on the table: each reason once; none if something can.

    Every action that names the thing is tried as an answer to the pending question. What answers quite another
    question is no reason, unless there is no other.
    """
    reasons: list[Refusal] = []
    other: Refusal | None = None
    for action in game.book.about(thing):
        refusal = game.refusal(s, seat, action)
        if refusal is None:
            return []
        if refusal.message == OTHER_QUESTION:
            other = refusal
        elif all(refusal.message != known.message or refusal.facts != known.facts for known in reasons):
            reasons.append(refusal)
    if not reasons and other is not None:
        return [other]
    return reasons


def is_final(game: Game[Any], s: State, seat: int, action: Action, rng: random.Random) -> bool:
    """Whether a legal action cannot be thought over: the seat is asked nothing more, or something comes to light by it.

    What comes to light is an outcome of chance, a card from a hand, or what several seats have decided at the same
    time. Tried on a position that the seat cannot tell apart from the real one, with chance of its own: the answer
    tells nothing that the seat does not know.
    """
    after: State = game.resample(s, seat, rng)
    return reveals(game, after, seat, action, rng) or seat not in game.to_act(after)


def preview(game: Game[Any], s: State, seat: int, action: Action, rng: random.Random) -> Mapping[str, object] | None:
    """The table as everybody sees it after a legal action; None if more comes to light by it, as in `is_final`.

    Tried on a position that the seat cannot tell apart from the real one.
    """
    after: State = game.resample(s, seat, rng)
    return None if reveals(game, after, seat, action, rng) else game.view(after, None)


def reveals(game: Game[Any], s: State, seat: int, action: Action, rng: random.Random) -> bool:
    """Carry out a legal action in place; whether something comes to light by it, so that it cannot be taken back."""
    record: list[Outcome] = []
    events = Events()
    together = game.asks_several(s)
    still_open = game.apply(s, seat, action, Chance(rng.random, record), events)
    return bool(record) or events.revealed or (together and not still_open)
