"""A table in the terminal: people at one keyboard and bots, from the first question to the score sheet."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

from rich.text import Text

from ..bots.bot import Bot, information_set
from ..bots.explain import advise
from ..bots.roster import make_bot
from ..kernel.action import Action
from ..kernel.errors import Refusal
from ..kernel.game import Game
from ..kernel.match import Match
from ..kernel.records.saga import write_saga
from ..kernel.step import State
from .ask import Choice, Command, Option, Unclear, list_options, option_table, targets_of, understand
from .boards import drawing_of
from .explain import explain, explain_now
from .hint import hint_reply, hint_table, hint_why
from .log import Listener
from .score_sheet import score_sheet, winners
from .screen import Screen
from .seats import Seat
from .style import BLOOD, FADED, GOLD, MOSS, STRONG

LOG_LINES = 30
MANY = 8
"""With more options than this the board is drawn again even if only the same person has moved."""
FEW = 2
"""With no more options than this one's own cards are not shown again."""


class Left(Exception):
    """A person has left the table."""


class Table:
    """One game being played at this terminal."""

    def __init__(self, screen: Screen, match: Match, seats: list[Seat]) -> None:
        self.screen = screen
        self.match = match
        self.game: Game[Any] = match.game
        self.seats = seats
        self.names = [seat.name for seat in seats]
        self.people = [number for number, seat in enumerate(seats) if seat.is_human]
        self.bots: dict[int, Bot] = {
            number: make_bot(seat.player, bot_seed(match, number))
            for number, seat in enumerate(seats)
            if not seat.is_human
        }
        self.drawing = drawing_of(self.game, screen.speech, self.names, screen.plain)
        self.listener = Listener(match, screen.speech, self.names)
        self.sitting: int | None = None
        """The person now before the screen."""
        self.drawn = -1
        """The number of moves when the board was last drawn for that person."""
        self.refused_rule = ""
        self.misunderstood = False
        """Whether a line could not be used; a script that feeds such lines is told by the exit code."""
        self.saved: set[Path] = set()

    # The game ------------------------------------------------------------------------------------------------------

    def play(self) -> int:
        """Play to the end, or until the person leaves; the exit code."""
        self.welcome()
        try:
            while not self.match.is_over():
                acting = self.game.to_act(self.match.state)
                if any(seat in self.bots for seat in acting):
                    self.bots_move()
                else:
                    self.ask(self.sitting if self.sitting in acting else acting[0])
            self.finish()
        except Left:
            self.screen.say("cli-play-left", FADED, moves=len(self.match.moves))
        return 2 if self.misunderstood and not self.screen.interactive else 0

    def welcome(self) -> None:
        """Who plays what, and the promise about chance."""
        say = self.screen.speech.say
        players = [f"{seat.name} ({self.kind_of(seat)})" for seat in self.seats]
        self.screen.show(say(f"{self.game.prefix}-title"), STRONG)
        self.screen.say("cli-play-players", "", players=players)
        self.screen.say("cli-play-hash", FADED, hash=self.match.seed_hash)
        if self.people:
            self.screen.say("cli-play-hint", FADED)
        if len(self.people) == 1:
            self.sitting = self.people[0]

    def kind_of(self, seat: Seat) -> str:
        """Who plays a seat: a person, or a bot of some level."""
        say = self.screen.speech.say
        return say("cli-player-human") if seat.is_human else say("cli-player-bot", bot=say(f"bot-{seat.player}"))

    def bots_move(self) -> None:
        """All bots that owe a decision take it, until a person is asked."""
        with self.screen.thinking("cli-play-thinking"):
            while True:
                acting = [seat for seat in self.game.to_act(self.match.state) if seat in self.bots]
                if not acting:
                    return
                seat = acting[0]
                if not self.match.moves or self.match.moves[-1].seat != seat:
                    self.bots[seat].begin_turn()
                self.match.act(seat, self.bots[seat].choose(self.game, self.known_to(seat), seat))
                self.tell()

    def known_to(self, seat: int) -> State:
        """What bots and the adviser are given: a state that the seat cannot tell apart from the true one."""
        return information_set(self.game, self.match.state, seat, bot_seed(self.match, seat))

    def tell(self) -> None:
        """Say what is new, at once where one person plays or none does; others hear it when they sit down."""
        if len(self.people) < 2:
            for line in self.listener.news(self.people[0] if self.people else None):
                self.screen.show(line)

    def finish(self) -> None:
        """The last events, the score sheet, the winners and the seed; then the person may still look around."""
        for line in self.listener.news(self.sitting):
            self.screen.show(line)
        score = self.game.score(self.match.state)
        self.screen.show()
        self.show_board(None)
        self.screen.show()
        self.show_score()
        self.screen.show()
        self.screen.show(winners(self.game, score, self.names, self.screen.speech), GOLD)
        self.screen.say("cli-play-seed", "", seed=self.match.seed or "", hash=self.match.seed_hash)
        if self.people:
            self.screen.say("cli-play-over", FADED)
            self.look_around()

    def look_around(self) -> None:
        """Commands after the end: save, log, board, score; an empty line leaves."""
        viewer = self.people[0] if len(self.people) == 1 else None
        while True:
            line = self.screen.read()
            if line is None or not line.strip():
                return
            meant = understand(line, [], self.game)
            if isinstance(meant, Command):
                if meant.word == "quit":
                    return
                self.obey(meant, viewer, [])
            elif isinstance(meant, Unclear):
                self.unclear(meant)
            else:
                self.refuse(Refusal("", "refused-game-over"))

    # One person ----------------------------------------------------------------------------------------------------

    def sit_down(self, seat: int) -> None:
        """Bring a person before the screen, with a curtain where several share it, and tell what they missed."""
        if seat != self.sitting:
            if self.sitting is not None:
                self.screen.clear()
            self.screen.say("cli-play-curtain", GOLD, player=self.names[seat])
            if self.screen.read("") is None:
                raise Left
            self.screen.clear()
            self.sitting = seat
            self.drawn = -1
        for line in self.listener.news(seat):
            self.screen.show(line)

    def ask(self, seat: int) -> None:
        """Put the pending question to a person until there is an answer."""
        self.sit_down(seat)
        options = list_options(self.game, self.match.state, seat, self.screen.speech, self.names)
        others_moved = any(move.seat != seat for move in self.match.moves[self.drawn :])
        if self.drawn < 0 or others_moved or len(options) > MANY:
            self.screen.show()
            self.show_board(seat, options)
        self.drawn = len(self.match.moves)
        self.show_question(seat, options)
        while True:
            line = self.screen.read()
            if line is None:
                raise Left
            if line.strip() and self.answer(seat, line, options):
                return

    def show_question(self, seat: int, options: list[Option]) -> None:
        """The question in one sentence, own cards that are not among the options, and the options."""
        view = self.game.view(self.match.state, seat)
        decision = self.game.decision(self.match.state, seat)
        assert decision is not None
        own = self.drawing.own(view, targets_of(options)) if len(options) > FEW else None
        self.screen.show()
        if own is not None:
            self.screen.show(own)
            self.screen.show()
        question = self.screen.speech.question(self.game, decision, self.names)
        asked = Text.assemble(self.drawing.mark(seat), " ", (question, STRONG), (f"  {decision.rule}", FADED))
        self.screen.show(asked)
        self.screen.show(option_table(options, self.drawing, self.screen.out.width))

    def answer(self, seat: int, line: str, options: list[Option]) -> bool:
        """Do what a line says; True when the question is answered or another one is due."""
        meant = understand(line, options, self.game)
        if isinstance(meant, Choice):
            return self.take(seat, meant.action)
        if isinstance(meant, Unclear):
            self.unclear(meant)
            return False
        if meant.word == "quit":
            raise Left
        if meant.word == "undo":
            return self.undo(seat)
        self.obey(meant, seat, options)
        return False

    def take(self, seat: int, action: Action) -> bool:
        """Take a decision, or say why it cannot be taken."""
        refusal = self.game.refusal(self.match.state, seat, action)
        if refusal is not None:
            self.refuse(refusal)
            return False
        self.refused_rule = ""
        self.match.act(seat, action)
        self.tell()
        return True

    def refuse(self, refusal: Refusal) -> None:
        """Say why an action is not allowed; `?` then shows the rule."""
        self.misunderstood = True
        self.refused_rule = refusal.rule
        text = self.screen.speech.refusal(self.game, refusal, self.names)
        line = Text(text, style=BLOOD)
        if refusal.rule:
            line.append(f"  {self.screen.speech.say('cli-ask-why', rule=refusal.rule)}", style=FADED)
        self.screen.show(line)

    def unclear(self, meant: Unclear) -> None:
        """Say that a line was not understood."""
        self.misunderstood = True
        self.screen.say(meant.message, BLOOD, **meant.args)

    # Commands ------------------------------------------------------------------------------------------------------

    def obey(self, command: Command, seat: int | None, options: list[Option]) -> None:
        """Carry out a command that changes nothing in the game."""
        if command.word == "?":
            self.show_explanation(command.rest, seat, options)
        elif command.word == "save":
            self.save(command.rest)
        elif command.word == "log":
            self.show_log(seat, command.rest)
        elif command.word == "board":
            self.show_board(seat, options)
            own = self.drawing.own(self.game.view(self.match.state, seat))
            if own is not None:
                self.screen.show(own)
        elif command.word == "score":
            self.show_score()
        elif command.word == "undo":
            self.screen.say("cli-undo-nothing", BLOOD)
        elif command.word == "hint":
            self.show_hint(seat, options)
        else:
            self.screen.say("cli-ask-help")
            if seat is not None:
                self.show_asides(seat)

    def show_hint(self, seat: int | None, options: list[Option]) -> None:
        """What a master would do on a seat that is asked, and why."""
        if seat is None or not options:
            self.screen.say("error-hint-not-asked", BLOOD)
            return
        speech = self.screen.speech
        with self.screen.thinking("cli-hint-thinking"):
            counsel = advise(self.game, self.known_to(seat), seat, bot_seed(self.match, seat))
        self.screen.show(hint_table(counsel, options, speech))
        for line in (
            hint_why(counsel, self.game, speech),
            hint_reply(counsel, self.game, speech, self.names),
        ):
            if line:
                self.screen.show(Text(line))

    def show_asides(self, seat: int) -> None:
        """Preferences that a person may change without answering, and what to type for it."""
        state = self.match.state
        for action in self.game.asides(state, seat) if seat in self.game.to_act(state) else []:
            label = self.screen.speech.label(self.game, self.game.label(state, seat, action), self.names)
            self.screen.show(Text(f"{action.notation:<17} {label}"))

    def show_board(self, seat: int | None, options: list[Option] | None = None) -> None:
        """The table as a seat, or a spectator, sees it."""
        view = self.game.view(self.match.state, seat)
        self.screen.show(self.drawing.board(view, self.screen.out.width, targets_of(options or [])))

    def show_score(self) -> None:
        """Points by category; before the end, as if it were now."""
        if not self.match.is_over():
            self.screen.say("cli-score-now", FADED)
        self.screen.show(score_sheet(self.game, self.game.score(self.match.state), self.drawing))

    def show_log(self, seat: int | None, rest: str) -> None:
        """The latest sentences, or as many as asked for, or `all`."""
        lines = self.listener.all(seat)
        count = int(rest) if rest.isdecimal() else len(lines) if rest == "all" else LOG_LINES
        for line in lines[-count:] if count else []:
            self.screen.show(line)

    def show_explanation(self, word: str, seat: int | None, options: list[Option]) -> None:
        """What `?` was asked about."""
        view = self.game.view(self.match.state, seat)
        if word:
            parts = explain(word, options, self.drawing, view)
        else:
            decision = self.game.decision(self.match.state, seat) if seat is not None else None
            rule = self.refused_rule or (decision.rule if decision is not None else "")
            parts = explain_now(rule, self.drawing, self.screen.out.width)
        for part in parts:
            self.screen.show(part)
        if not parts:
            self.screen.say("cli-explain-nothing", BLOOD, given=word)

    def undo(self, seat: int) -> bool:
        """Take the person's latest move back, if nothing has come to light since."""
        taken = self.match.undo(seat)
        if taken is None:
            self.screen.say("cli-undo-nothing", BLOOD)
            return False
        self.refused_rule = ""
        self.drawn = -1
        self.listener.forget_undone()
        self.screen.say("cli-undo-done", MOSS, move=taken.action.notation)
        return True

    def save(self, name: str) -> None:
        """Write the game so far as a saga; other files are never overwritten."""
        if not name:
            self.screen.say("cli-save-no-name", BLOOD)
            return
        path = Path(name).expanduser()
        if not path.suffix:
            path = path.with_suffix(".saga")
        if path.exists() and path.resolve() not in self.saved:
            self.screen.say("cli-save-exists", BLOOD, file=str(path))
            return
        try:
            path.write_text(write_saga(self.match, self.names), encoding="utf-8")
        except OSError:
            self.screen.say("cli-save-failed", BLOOD, file=str(path))
            return
        self.saved.add(path.resolve())
        self.screen.say("cli-save-done", MOSS, file=str(path), moves=len(self.match.moves))


def bot_seed(match: Match, seat: int) -> int:
    """A bot's own source of chance, the same whenever the game's seed is."""
    return int.from_bytes(hashlib.sha256(f"{match.seed}:bot:{seat}".encode()).digest()[:8], "big")
