"""The log: what happened, as sentences, for those who may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from ..kernel.events import NOTHING_WITHHELD, Event
from ..kernel.game import Game
from ..kernel.match import Match
from ..speech import Speech
from .style import FADED


def chapters(match: Match) -> list[list[Event]]:
    """What happened in set-up, then in each move."""
    return [match.opening_events, *(move.events for move in match.moves)]


def sentences(
    game: Game[Any],
    events: Sequence[Event],
    seat: int | None,
    speech: Speech,
    players: Sequence[str],
    rules: bool = False,
    withheld: range = NOTHING_WITHHELD,
) -> list[Text]:
    """The events that a seat, or a spectator, may read; `rules`: with the rule behind each."""
    lines = []
    for event in events:
        if event.seen_by(seat) and event.scope not in withheld:
            line = Text.assemble(("· ", FADED), speech.event(game, event, players))
            if event.forced:
                line.append(f" {speech.say('cli-log-forced')}", style=FADED)
            if rules and event.rule:
                line.append(f" {event.rule}", style=FADED)
            lines.append(line)
    return lines


class Listener:
    """Tells each viewer what is new since they last heard."""

    def __init__(self, match: Match, speech: Speech, players: list[str]) -> None:
        self.match = match
        self.speech = speech
        self.players = players
        self._heard: dict[int | None, int] = {}

    def news(self, seat: int | None) -> list[Text]:
        """What a seat, or a spectator, has not heard yet."""
        told = chapters(self.match)
        heard = self._heard.get(seat, 0)
        self._heard[seat] = len(told)
        news = [event for chapter in told[heard:] for event in chapter]
        return sentences(self.match.game, news, seat, self.speech, self.players)

    def all(self, seat: int | None) -> list[Text]:
        """Everything so far that may still be looked up, with rule ids."""
        game, events = self.match.game, [event for chapter in chapters(self.match) for event in chapter]
        return sentences(game, events, seat, self.speech, self.players, True, game.withheld(self.match.state))

    def forget_undone(self) -> None:
        """After moves were taken back: what replaces them is new again."""
        last = len(self.match.moves) + 1
        self._heard = {seat: min(heard, last) for seat, heard in self._heard.items()}
