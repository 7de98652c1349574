"""Lines of play: how play may go on from a position, by the rollout policy."""

from __future__ import annotations

from typing import Any

from ..kernel.action import Action
from ..kernel.bot.advice import Advice
from ..kernel.chance import Chance
from ..kernel.events import Events
from ..kernel.game import Game
from ..kernel.step import State


def follow(
    game: Game[Any],
    advice: Advice[Any],
    line: State,
    seat: int,
    option: Action,
    chance: Chance,
    events: Events | None = None,
) -> None:
    """Take an option, then play on by the rollout policy to the horizon, where a line is valued."""
    horizon = advice.horizon(line)
    game.apply(line, seat, option, chance, events)
    while line.waiting and advice.horizon(line) == horizon:
        actor = game.to_act(line)[0]
        game.apply(line, actor, advice.reply_to(line, actor, chance), chance, events)
