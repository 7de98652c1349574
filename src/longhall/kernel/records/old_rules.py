# uncompiled: reads text files
"""Games recorded under another rules version: played again as far as the present rules accept what was recorded.

A record is never changed to fit. Where the present rules ask for something that the other version did by itself,
because there was only one option, that option is taken; at the first move or outcome that they do not accept, they part
from the record, and what follows can only be read.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ..action import Action
from ..chance import Outcome, ScriptedChance
from ..errors import BadFile, LonghallError, Refused
from ..game import Game
from ..match import Match
from .saga import Saga, located, named_game, read_variant_line, result_of, split, verifying
from .work import Work, at_once


class Recorded:
    """One recorded move: who did what, and what chance did then, at which line of a file."""

    def __init__(self, seat: int, text: str, outcomes: list[Outcome], line: int = 0) -> None:
        self.seat = seat
        self.text = text
        self.outcomes = outcomes
        self.line = line


class Followed:
    """How far the present rules followed a record."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.ends: list[int] = [0]
        """By number of recorded moves: how many moves of the match they come to."""
        self.reason: LonghallError | None = None
        """Why the present rules part from the record there; None: they do not."""

    @property
    def shown(self) -> int:
        """How many recorded moves could be followed."""
        return len(self.ends) - 1


def following(match: Match, moves: list[Recorded], finished: bool) -> Work[Followed]:
    """Play recorded moves in a match that was set up as theirs was, move by move."""
    found = Followed(match)
    waiting: list[Outcome] = []
    try:
        for move in moves:
            action = match.game.book.parse(move.text)
            if action is None:
                raise LonghallError("error-saga-move", given=move.text)
            while waiting or match.game.refusal(match.state, move.seat, action) is not None:
                if not take_only_option(match, waiting):
                    break
                found.ends[-1] = len(match.moves)
            if waiting:
                raise LonghallError("error-outcome-unused", kind=waiting[0].kind)
            waiting += move.outcomes
            act(match, move.seat, action, waiting)
            found.ends.append(len(match.moves))
            yield
        while (waiting or finished) and not match.is_over() and take_only_option(match, waiting):
            found.ends[-1] = len(match.moves)
        if waiting:
            raise LonghallError("error-outcome-unused", kind=waiting[0].kind)
        if finished and not match.is_over():
            raise LonghallError("error-saga-unfinished")
    except LonghallError as error:
        found.reason = error
    return found


def take_only_option(match: Match, waiting: list[Outcome]) -> bool:
    """Take a decision that leaves no choice, if one is asked; tells whether there was one."""
    for seat in match.game.to_act(match.state):
        options = match.game.legal(match.state, seat)
        if len(options) == 1:
            act(match, seat, options[0], waiting)
            return True
    return False


def act(match: Match, seat: int, action: Action, waiting: list[Outcome]) -> None:
    """Make a move with the next of the recorded outcomes, and take those that it used off the list."""
    refusal = match.game.refusal(match.state, seat, action)
    if refusal is not None:
        raise Refused(refusal)
    used: list[Outcome] = []
    match.game.apply(match.state.clone(), seat, action, ScriptedChance(waiting, used))
    match.act(seat, action, used)
    del waiting[: len(used)]


class OldSaga:
    """A saga of another rules version: all that it says, and the game as far as it can be played again."""

    def __init__(
        self, file: str, game: Game[Any], headers: dict[str, str], names: list[str], body: list[tuple[int, str]]
    ) -> None:
        self.file = file
        self.game = game
        self.headers = headers
        self.names = names
        self.body = body
        """The lines after the headers with their numbers."""
        self.match: Match | None = None
        """None if not even the set-up can be repeated."""
        self.parted: BadFile | None = None
        """Where and why the present rules part from the record; None: they lead to the recorded result."""

    @property
    def rules(self) -> str:
        """The version it was played with."""
        return self.headers["rules"]

    @property
    def rest(self) -> list[str]:
        """The lines that could not be followed."""
        return [] if self.parted is None else [text for line, text in self.body if line >= self.parted.line]

    def saga(self) -> Saga | None:
        """As far as it can be played again."""
        return None if self.match is None else Saga(self.match, self.names, self.headers)


def read_old_saga(text: str, file: str = "saga") -> OldSaga | None:
    """Read a saga of another rules version; None if it is of the present one."""
    return at_once(reading_old(text, file))


def load_old_saga(path: Path) -> OldSaga | None:
    """`read_old_saga` from a file; a file that cannot be read is left to `load_saga`, which says so."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return None
    return read_old_saga(text, path.name)


def reading_old(text: str, file: str = "saga") -> Work[OldSaga | None]:
    """`read_old_saga` move by move. Only damaged headers are refused: the rest may mean what we do not know."""
    headers, body = split(text, file)
    game = named_game(headers["game"], file)
    if headers["rules"][1] == game.rules_version:
        return None
    values = {key: value for key, (_, value) in headers.items()}
    names = [name.strip() for name in values.get("seats-now", values["seats"]).split(";")]
    old = OldSaga(file, game, values, names, body)
    first_line, last_line = (body[0][0], body[-1][0]) if body else (headers["rules"][0], headers["rules"][0])
    try:
        opening, moves = read_moves(game, body, len(names), file)
        old.match = Match(game, read_variant_line(values.get("options", "")), len(names), values.get("seed"), opening)
    except BadFile as error:
        old.parted = error
        return old
    except LonghallError as error:
        old.parted = located(error, game, file, headers["options"][0] if "option" in error.facts else first_line)
        return old
    old.match.seed_hash = values.get("seed-hash", "")
    found = yield from following(old.match, moves, "result" in values)
    if found.reason is not None:
        line = moves[found.shown].line if found.shown < len(moves) else last_line
        old.parted = located(found.reason, game, file, line)
    elif "result" in values and values["result"] != result_of(old.match):
        facts = {"given": values["result"], "found": result_of(old.match)}
        old.parted = BadFile(file, headers["result"][0], "error-saga-result", **facts)
    return old


def outcomes_checked(saga: Saga, file: str = "saga") -> int | None:
    """How many outcomes the seed of a game of other rules gives; None if they were drawn in another order than now."""
    return at_once(checking_outcomes(saga, file))


def checking_outcomes(saga: Saga, file: str = "saga") -> Work[int | None]:
    """`outcomes_checked` move by move."""
    try:
        found = yield from verifying(saga, file)
    except BadFile as error:
        if error.message != "error-saga-stacked":
            raise
        return None
    return found


def whole_match(old: OldSaga) -> Match:
    """The whole game by the present rules; refused if they do not lead to its end and result."""
    facts = {"found": old.rules, "ours": old.game.rules_version}
    if old.parted is not None or old.match is None:
        line = old.parted.line if old.parted is not None else 0
        raise BadFile(old.file, line, "error-saga-old", **facts)
    if not old.match.is_over():
        raise BadFile(old.file, 0, "error-saga-old-running", **facts)
    return old.match


def read_moves(
    game: Game[Any], body: list[tuple[int, str]], seats: int, file: str
) -> tuple[list[Outcome], list[Recorded]]:
    """The outcomes of the set-up, and the moves that stood in the end, each with the outcomes after it."""
    opening: list[Outcome] = []
    moves: list[Recorded] = []
    for number, line in body:
        if line.startswith("~"):
            kind, *words = line[1:].split() or [""]
            for word in words:
                value = game.outcome_value(kind, word)
                if value is None:
                    raise BadFile(file, number, "error-saga-outcome", kind=kind, given=word)
                (moves[-1].outcomes if moves else opening).append(Outcome(kind, value))
        elif line.startswith("<"):
            back = {word for word in line[1:].split() if word.isdecimal()}
            moves = [move for index, move in enumerate(moves, 1) if str(index) not in back]
        else:
            _, _, rest = line.partition(".")
            seat, _, text = rest.strip().partition(" ")
            if seat not in [f"p{other + 1}" for other in range(seats)]:
                raise BadFile(file, number, "error-saga-seat", given=seat, count=seats)
            moves.append(Recorded(int(seat[1:]) - 1, text, [], number))
    return opening, moves
