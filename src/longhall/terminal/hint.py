"""What `hint` shows: the best options, what speaks for the first, and what another player will probably answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from ..bots.counsel import LEAST_GAIN, Counsel, Offer, telling
from ..kernel.game import Game
from ..speech import Speech
from .ask import Option
from .style import FADED, GOLD, STRONG


def hint_table(counsel: Counsel, options: Sequence[Option], speech: Speech) -> Table:
    """The best options with the numbers that are typed for them."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
    known = {option.action.code: option for option in options}
    for place, offer in enumerate(counsel.offers):
        option = known[offer.option.code]
        style = STRONG if place == 0 else ""
        table.add_row(
            Text(str(option.number), style=GOLD),
            Text(option.label, style=style),
            Text(odds(offer, speech), style=FADED),
        )
    return table


def odds(offer: Offer, speech: Speech) -> str:
    """How likely an option wins; where the game cannot tell, how many points it is behind the best."""
    if offer.win_chance is not None:
        return speech.say("hint-chance", percent=round(100 * offer.win_chance))
    return speech.say("hint-behind", points=f"{offer.behind:.1f}") if offer.behind >= LEAST_GAIN else ""


def hint_why(counsel: Counsel, game: Game[Any], speech: Speech) -> str:
    """What speaks for the best option most, and what against it, in a sentence; empty if nothing does."""
    told = telling(counsel.reasons)
    prefix = game.prefix
    gains = [clause(f"{prefix}-gain-{part}", "hint-more", prefix, part, speech) for part, gain in told if gain > 0]
    costs = [clause(f"{prefix}-cost-{part}", "hint-less", prefix, part, speech) for part, gain in told if gain < 0]
    if not gains:
        return speech.say("hint-why-only-but", costs=costs) if costs else ""
    return speech.say("hint-why-but", gains=gains, costs=costs) if costs else speech.say("hint-why", gains=gains)


def clause(message: str, otherwise: str, prefix: str, part: str, speech: Speech) -> str:
    """More or less of one part of a position's value; games that have no clause for it have at least its name."""
    return (
        speech.say(message)
        if speech.has(message)
        else speech.say(otherwise, what=speech.say(f"{prefix}-reason-{part}"))
    )


def hint_reply(counsel: Counsel, game: Game[Any], speech: Speech, names: Sequence[str]) -> str:
    """What another player will probably answer; empty if nothing is likely."""
    if counsel.reply is None:
        return ""
    action = speech.label(game, counsel.reply.label, names)
    return speech.say("hint-reply", player=names[counsel.reply.seat], action=action)
