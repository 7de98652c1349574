"""What `hint` shows: the best options, what speaks for the first, and what another player will probably answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from ..bots.explain import Counsel, Offer
from ..kernel.game import Game
from ..speech import Speech
from .ask import Option
from .style import BLOOD, FADED, GOLD, MOSS, STRONG

MOST_REASONS = 3
LEAST_GAIN = 0.05


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


def hint_reasons(counsel: Counsel, game: Game[Any], speech: Speech) -> Text:
    """What speaks for the best option most, and what against it."""
    text = Text()
    for part, gain in counsel.reasons[:MOST_REASONS]:
        if abs(gain) >= LEAST_GAIN:
            sign, style = ("+", MOSS) if gain > 0 else ("−", BLOOD)
            text.append(f"{speech.say(f'{game.prefix}-reason-{part}')} {sign}{abs(gain):.1f}  ", style=style)
    return text


def hint_reply(counsel: Counsel, game: Game[Any], speech: Speech, names: Sequence[str]) -> str:
    """What another player will probably answer; empty if nothing is likely."""
    if counsel.reply is None:
        return ""
    action = speech.label(game, counsel.reply.label, names)
    return speech.say("hint-reply", player=names[counsel.reply.seat], action=action)
