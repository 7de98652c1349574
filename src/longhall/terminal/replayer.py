"""Stepping through a saga: each position with the move that led to it."""

from __future__ import annotations

from rich.text import Text

from ..kernel.records.saga import Saga
from .boards import drawing_of
from .log import chapters, sentences
from .score_sheet import score_sheet, winners
from .screen import Screen
from .style import BLOOD, FADED, GOLD, STRONG


class Replayer:
    """A saga seen from one seat, or by a spectator."""

    def __init__(self, screen: Screen, saga: Saga, seat: int | None) -> None:
        self.screen = screen
        self.saga = saga
        self.match = saga.match
        self.game = saga.match.game
        self.seat = seat
        self.last = len(self.match.moves)
        self.withheld = self.game.withheld(self.match.state)
        self.drawing = drawing_of(self.game, screen.speech, saga.names, screen.plain)

    def print_all(self) -> None:
        """Every move with what happened, then the last position."""
        for at in range(self.last + 1):
            self.show_move(at)
        self.show_board(self.last)
        self.show_end(self.last)

    def show(self, at: int) -> None:
        """Draw one position."""
        self.show_board(at)
        self.show_move(at)
        self.show_end(at)

    def step(self, at: int) -> None:
        """Go forth and back until the person has seen enough."""
        self.show(at)
        self.screen.say("cli-replay-keys", FADED)
        while True:
            line = self.screen.read(f"{at}/{self.last} > ")
            if line is None:
                return
            word = line.strip().lower()
            if word == "q":
                return
            wanted = self.wanted(word, at)
            if wanted is None:
                self.screen.say("cli-replay-unclear", BLOOD, last=self.last)
            elif wanted == at:
                self.screen.say("cli-replay-end" if at else "cli-replay-start", FADED)
            else:
                at = wanted
                self.show(at)

    def wanted(self, word: str, at: int) -> int | None:
        """The position that a key or a number asks for, None if it means nothing."""
        if word in ("", "n"):
            return min(at + 1, self.last)
        if word == "p":
            return max(at - 1, 0)
        return int(word) if word.isdecimal() and int(word) <= self.last else None

    def show_move(self, at: int) -> None:
        """The move that led to a position, and what happened."""
        if at:
            move = self.match.moves[at - 1]
            # Its first event is what the action itself did: who may not read that may not see the move.
            hidden = bool(move.events) and not move.events[0].seen_by(self.seat)
            hidden = hidden or any(event.scope in self.withheld for event in move.events)
            notation = "..." if hidden else move.action.notation
            player = self.drawing.player(move.seat)
            self.screen.show(Text.assemble((f"{at}. ", FADED), player, "  ", (notation, STRONG)))
        events = chapters(self.match)[at]
        speech, names = self.screen.speech, self.saga.names
        for line in sentences(self.game, events, self.seat, speech, names, withheld=self.withheld):
            self.screen.show(line)

    def show_board(self, at: int) -> None:
        """The table after a number of moves."""
        view = self.game.look_back(self.match.at(at), self.match.state, self.seat)
        self.screen.show()
        self.screen.show(self.drawing.board(view, self.screen.out.width))
        own = self.drawing.own(view)
        if own is not None:
            self.screen.show(own)
        self.screen.show()

    def show_end(self, at: int) -> None:
        """The score sheet, if the game is over there."""
        if at < self.last or not self.match.is_over():
            return
        score = self.game.score(self.match.state)
        self.screen.show(score_sheet(self.game, score, self.drawing))
        self.screen.show(winners(self.game, score, self.saga.names, self.screen.speech), GOLD)
