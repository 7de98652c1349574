"""A question as it travels: what is asked of a seat, with every legal option, its name and the things it concerns."""

from __future__ import annotations

from typing import Any

from .action import Action
from .game import Game
from .step import State


def option_json(game: Game[Any], s: State, seat: int, action: Action) -> dict[str, Any]:
    """An option: how it is sent back, what it is called, and which things on the table it concerns."""
    label = game.label(s, seat, action)
    return {
        "action": action.notation,
        "label": {"message": label.message, "args": label.args},
        "targets": action.targets,
    }


def question_json(game: Game[Any], s: State, seat: int) -> dict[str, Any] | None:
    """What a seat is asked, with every legal option; None if nothing is."""
    decision = game.decision(s, seat)
    if decision is None:
        return None
    options = [option_json(game, s, seat, action) for action in game.legal(s, seat)]
    return {"seat": seat, **decision.as_json(), "options": options}
