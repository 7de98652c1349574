# uncompiled: reads and writes text files
"""Sagas: one game as readable text, the way PGN is for chess. `docs/sagas.md` describes the format."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from .chance import Chance, FairRoll, Outcome, commitment
from .errors import BadFile, LonghallError, Refused
from .game import Game
from .match import Match
from .options import word_of
from .registry import find_game
from .work import Work, at_once

FORMAT = "1"
HEADERS = ["saga", "game", "rules", "content", "options", "seats", "seed-hash", "seed", "result"]
NEEDED = ["saga", "game", "rules", "content", "seats"]


class Saga:
    """A game read from a saga: who played, and the match it makes when all its moves are played again."""

    def __init__(self, match: Match, names: list[str], headers: dict[str, str]) -> None:
        self.match = match
        self.names = names
        self.headers = headers

    @property
    def seed(self) -> str | None:
        """The seed, if it was revealed."""
        return self.headers.get("seed")


def write_saga(match: Match, names: list[str]) -> str:
    """The text of a match; the seed is revealed only when the game is over."""
    game = match.game
    changed = {option.name: match.options[option.name] for option in game.options}
    lines = [
        f"saga: {FORMAT}",
        f"game: {game.name}",
        f"rules: {game.rules_version}",
        f"content: {game.content_hash}",
        "options: " + "; ".join(f"{name}={word_of(value)}" for name, value in changed.items()),
        "seats: " + "; ".join(clean_name(name) for name in names),
    ]
    if match.seed_hash:
        lines.append(f"seed-hash: {match.seed_hash}")
    if match.is_over():
        if match.seed is not None:
            lines.append(f"seed: {match.seed}")
        lines.append(f"result: {result_of(match)}")
    lines.append("")
    lines += outcome_lines(game, match.opening)
    for number, move in enumerate(match.moves, 1):
        lines.append(f"{number}. p{move.seat + 1} {move.action.notation}")
        lines += outcome_lines(game, move.outcomes)
    return "\n".join(lines) + "\n"


def clean_name(name: str) -> str:
    """A player's name that fits a header line."""
    return " ".join(name.replace(";", ",").split()) or "?"


def result_of(match: Match) -> str:
    """Points of all seats and the winners: `47 39 22 winners p1`; `none` if a game against the box was lost."""
    score = match.game.score(match.state)
    winners = " ".join(f"p{seat + 1}" for seat in score.winners) or "none"
    return " ".join(str(total) for total in score.totals) + f" winners {winners}"


def outcome_lines(game: Game[Any], outcomes: list[Outcome]) -> list[str]:
    """Chance on lines of its own; outcomes of one kind in a row share a line."""
    lines: list[str] = []
    last = ""
    for outcome in outcomes:
        word = game.outcome_word(outcome.kind, outcome.value)
        if outcome.kind == last:
            lines[-1] += f" {word}"
        else:
            lines.append(f"~ {outcome.kind} {word}")
            last = outcome.kind
    return lines


class _Line:
    """One line of the moves: a move with its number, or outcomes of chance."""

    def __init__(self, number: int, seat: int, text: str) -> None:
        self.number = number
        self.seat = seat
        self.text = text
        self.outcomes: list[Outcome] = []


def read_saga(text: str, file: str = "saga") -> Saga:
    """Read and replay a saga; a damaged one is refused with line and reason."""
    return at_once(reading(text, file))


def reading(text: str, file: str = "saga") -> Work[Saga]:
    """`read_saga` move by move, for those who have other things to do in between."""
    headers, body = split(text, file)
    game = named_game(headers["game"], file)
    values = {key: value for key, (_, value) in headers.items()}
    if values["rules"] != game.rules_version:
        line = headers["rules"][0]
        raise BadFile(file, line, "error-saga-rules", found=values["rules"], ours=game.rules_version)
    if values["content"] != game.content_hash:
        line = headers["content"][0]
        raise BadFile(file, line, "error-saga-content", found=values["content"], ours=game.content_hash)
    names = [name.strip() for name in values["seats"].split(";")]
    opening, moves = read_body(game, body, len(names), file)
    first_line = body[0][0] if body else len(text.splitlines())
    try:
        options = read_option_line(values.get("options", ""))
        match = Match(game, options, len(names), values.get("seed"), opening)
    except LonghallError as error:
        line = headers["options"][0] if "option" in error.facts else first_line
        raise located(error, game, file, line) from None
    match.seed_hash = values.get("seed-hash", "")
    for move in moves:
        replay_move(match, move, file)
        yield
    check_result(match, headers, file)
    return Saga(match, names, values)


def split(text: str, file: str) -> tuple[dict[str, tuple[int, str]], list[tuple[int, str]]]:
    """Header lines up to the first empty one, then the rest; each with its line number, comments left out."""
    headers: dict[str, tuple[int, str]] = {}
    body: list[tuple[int, str]] = []
    in_headers = True
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.split("#")[0].strip()
        if in_headers and not raw.strip():
            in_headers = not headers
            continue
        if not line:
            continue
        if not in_headers:
            body.append((number, line))
            continue
        key, colon, value = line.partition(":")
        if not colon or key not in HEADERS:
            raise BadFile(file, number, "error-saga-header", given=line[:60], known=HEADERS)
        headers[key] = (number, value.strip())
    for key in NEEDED:
        if key not in headers:
            raise BadFile(file, 1, "error-saga-no-header", given=key)
    if headers["saga"][1] != FORMAT:
        raise BadFile(file, headers["saga"][0], "error-saga-format", found=headers["saga"][1], ours=FORMAT)
    return headers, body


def read_option_line(line: str) -> dict[str, object]:
    """`name=value; name=value`."""
    pairs = [part.partition("=") for part in line.split(";") if part.strip()]
    return {name.strip(): value.strip() for name, _, value in pairs}


def read_body(game: Game[Any], body: list[tuple[int, str]], seats: int, file: str) -> tuple[list[Outcome], list[_Line]]:
    """The outcomes of the set-up, and the moves, each with the outcomes after it."""
    opening: list[Outcome] = []
    moves: list[_Line] = []
    players = [f"p{seat + 1}" for seat in range(seats)]
    for number, line in body:
        if line.startswith("~"):
            target = moves[-1].outcomes if moves else opening
            kind, *words = line[1:].split() or [""]
            for word in words:
                value = game.outcome_value(kind, word)
                if value is None:
                    raise BadFile(file, number, "error-saga-outcome", kind=kind, given=word)
                target.append(Outcome(kind, value))
            continue
        count, _, rest = line.partition(".")
        seat, _, text = rest.strip().partition(" ")
        if count != str(len(moves) + 1):
            raise BadFile(file, number, "error-saga-number", given=line[:40], expected=len(moves) + 1)
        if seat not in players:
            raise BadFile(file, number, "error-saga-seat", given=seat, count=seats)
        moves.append(_Line(number, players.index(seat), text))
    return opening, moves


def replay_move(match: Match, move: _Line, file: str) -> None:
    """Play one recorded move again."""
    action = match.game.book.parse(move.text)
    if action is None:
        raise BadFile(file, move.number, "error-saga-move", given=move.text)
    try:
        match.act(move.seat, action, move.outcomes)
    except Refused as error:
        given = f"p{move.seat + 1} {move.text}"
        if not error.refusal.rule:
            raise BadFile(file, move.number, error.message, **error.facts) from None
        raise BadFile(file, move.number, "error-saga-illegal", given=given, rule=error.refusal.rule) from None
    except LonghallError as error:
        raise located(error, match.game, file, move.number) from None


def named_game(header: tuple[int, str], file: str) -> Game[Any]:
    """The game that a header names."""
    try:
        return find_game(header[1])
    except LonghallError as error:
        raise BadFile(file, header[0], error.message, **error.facts) from None


def located(error: LonghallError, game: Game[Any], file: str, line: int) -> BadFile:
    """An error with its place, outcomes in the game's words."""
    facts = dict(error.facts)
    if isinstance(facts.get("value"), int) and isinstance(facts.get("kind"), str):
        facts["value"] = game.outcome_word(str(facts["kind"]), int(str(facts["value"])))
    return BadFile(file, line, error.message, **facts)


def check_result(match: Match, headers: Mapping[str, tuple[int, str]], file: str) -> None:
    """The result that the header tells must be the one that the moves lead to."""
    if "result" not in headers:
        return
    line, told = headers["result"]
    if not match.is_over():
        raise BadFile(file, line, "error-saga-unfinished")
    if told != result_of(match):
        raise BadFile(file, line, "error-saga-result", given=told, found=result_of(match))


def verify(saga: Saga, file: str = "saga") -> int:
    """Check that the seed fits its published hash and gives every outcome of the saga; returns how many there were."""
    return at_once(verifying(saga, file))


def verifying(saga: Saga, file: str = "saga") -> Work[int]:
    """`verify` move by move."""
    told = saga.headers.get("seed-hash", "")
    if saga.seed is None or not told:
        raise BadFile(file, 0, "error-saga-no-seed")
    if commitment(saga.seed) != told:
        raise BadFile(file, 0, "error-saga-seed-hash")
    match = saga.match
    record: list[Outcome] = []
    chance = Chance(FairRoll(saga.seed), record)
    state = match.game.setup(match.options, match.seats, chance)
    expected = list(match.opening)
    for number, move in enumerate(match.moves, 1):
        if record != expected:
            raise BadFile(file, 0, "error-saga-stacked", move=number - 1)
        match.game.apply(state, move.seat, move.action, chance)
        expected += move.outcomes
        yield
    if record != expected:
        raise BadFile(file, 0, "error-saga-stacked", move=len(match.moves))
    return len(record)


def load_saga(path: Path) -> Saga:
    """Read a saga file."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadFile(path.name, 0, "error-file-not-text") from None
    except OSError:
        raise BadFile(path.name, 0, "error-file-unreadable") from None
    return read_saga(text, path.name)
