# uncompiled: reads and writes text files
"""Sagas: one game as readable text, the way PGN is for chess. `docs/sagas.md` describes the format."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from ..chance import Chance, FairRoll, Outcome, commitment
from ..errors import BadFile, LonghallError, Refused, text_of
from ..fairness import START_HEADERS, proven_seed
from ..game import Game
from ..match import Match, Move, TakenBack
from ..registry import find_content, find_game
from ..step import State
from ..variants import VariantValue, word_of
from .work import Work, at_once

FORMATS: Final = ["1", "2"]
"""The second tells moves that were taken back, and shared chance. A saga without either is written in the first."""
HEADERS: Final = [
    "saga", "game", "rules", "content", "pack", "options", "seats", "seats-now", "seed-hash", "seed", "result",
    *START_HEADERS,
]  # fmt: skip
NEEDED: Final = ["saga", "game", "rules", "content", "seats"]


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


def write_saga(match: Match, names: list[str], start: Mapping[str, str] | None = None) -> str:
    """The text of a match; the seed is revealed only when the game is over.

    `start` is what there is to tell of shared chance, as headers; the names in it are those at the start.
    """
    game = match.game
    over = match.is_over()
    told = dict(start or {})
    at_the_start = told.pop("seats", None)
    lines = [
        f"saga: {FORMATS[1] if told or match.taken_back else FORMATS[0]}",
        f"game: {game.name}",
        f"rules: {game.rules_version}",
        f"content: {game.content_hash}",
        *pack_line(game),
        f"options: {variant_line(match)}",
        f"seats: {at_the_start or name_line(names)}",
    ]
    if at_the_start is not None and at_the_start != name_line(names):
        lines.append(f"seats-now: {name_line(names)}")
    hidden = [] if over else ["server-secret"]
    lines += [f"{key}: {told[key]}" for key in START_HEADERS if key in told and key not in hidden]
    if match.seed_hash and not told:
        lines.append(f"seed-hash: {match.seed_hash}")
    if over:
        if match.seed is not None:
            lines.append(f"seed: {match.seed}")
        lines.append(f"result: {result_of(match)}")
    lines.append("")
    lines += outcome_lines(game, match.opening)
    lines += move_lines(match)
    return "\n".join(lines) + "\n"


def pack_line(game: Game[Any]) -> list[str]:
    """The header that names somebody's own content pack, if it is played with one."""
    return [f"pack: {clean_name(game.pack_name)}"] if game.pack_name else []


def variant_line(match: Match) -> str:
    """All variants of a match, in the game's order."""
    return variants_text(match.game, match.variants)


def variants_text(game: Game[Any], variants: Mapping[str, VariantValue]) -> str:
    """Variants as a header has them: `name=value; name=value`."""
    return "; ".join(f"{variant.name}={word_of(variants[variant.name])}" for variant in game.variants)


def name_line(names: list[str]) -> str:
    """Names as a header has them."""
    return "; ".join(clean_name(name) for name in names)


def move_lines(match: Match) -> list[str]:
    """Moves with their numbers and what chance did, in the order in which they were made; and which were taken back."""
    lines: list[str] = []
    number = 0
    for told in match.told():
        if isinstance(told, TakenBack):
            number -= len(told.numbers)
            seat = "" if told.seat is None else f"p{told.seat + 1} "
            lines.append(f"< {seat}" + " ".join(str(index + 1) for index in told.numbers))
        else:
            number += 1
            lines.append(f"{number}. p{told.seat + 1} {told.action.notation}")
            lines += outcome_lines(match.game, told.outcomes)
    return lines


def clean_name(name: str) -> str:
    """A player's name that fits a header line."""
    return " ".join(name.replace(";", ",").replace("#", " ").split()) or "?"


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
    """A move with its line number and its outcomes."""

    def __init__(self, number: int, seat: int, text: str) -> None:
        self.number = number
        self.seat = seat
        self.text = text
        self.outcomes: list[Outcome] = []


class _BackLine:
    """Moves taken back: the line number, the indices, and whose they were."""

    def __init__(self, number: int, seat: int | None, indices: list[int]) -> None:
        self.number = number
        self.seat = seat
        self.indices = indices


def read_saga(text: str, file: str = "saga") -> Saga:
    """Read and replay a saga; a damaged one is refused with line and reason."""
    return at_once(reading(text, file))


def reading(text: str, file: str = "saga") -> Work[Saga]:
    """`read_saga` move by move, for those who have other things to do in between."""
    headers, body = split(text, file)
    values = {key: value for key, (_, value) in headers.items()}
    ours = named_game(headers["game"], file)
    game = find_content(ours.name, values["content"]) or ours
    if values["rules"] != game.rules_version:
        line = headers["rules"][0]
        raise BadFile(file, line, "error-saga-rules", found=values["rules"], ours=game.rules_version)
    if values["content"] != game.content_hash:
        line = headers["content"][0]
        if "pack" in values:
            raise BadFile(file, line, "error-saga-pack", found=values["content"], pack=values["pack"])
        raise BadFile(file, line, "error-saga-content", found=values["content"], ours=game.content_hash)
    names = split_names(values["seats"])
    opening, moves = read_body(game, body, len(names), file)
    first_line = body[0][0] if body else len(text.splitlines())
    try:
        variants = read_variant_line(values.get("options", ""))
        match = Match(game, variants, len(names), values.get("seed"), opening)
    except LonghallError as error:
        line = headers["options"][0] if "option" in error.facts else first_line
        raise located(error, game, file, line) from None
    match.seed_hash = values.get("seed-hash", "")
    yield from replaying(match, moves, file)
    check_result(match, headers, file)
    now = values.get("seats-now")
    return Saga(match, names if now is None else read_names(now, len(names), headers["seats-now"][0], file), values)


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
    if headers["saga"][1] not in FORMATS:
        raise BadFile(file, headers["saga"][0], "error-saga-format", found=headers["saga"][1], ours=FORMATS[-1])
    return headers, body


def read_variant_line(line: str) -> dict[str, object]:
    """`name=value; name=value`."""
    pairs = [part.partition("=") for part in line.split(";") if part.strip()]
    return {name.strip(): value.strip() for name, _, value in pairs}


def split_names(line: str) -> list[str]:
    """The players' names of a header."""
    return [name.strip() for name in line.split(";")]


def read_names(line: str, seats: int, number: int, file: str) -> list[str]:
    """The names of those who sat there in the end, one for each seat."""
    names = split_names(line)
    if len(names) != seats:
        raise BadFile(file, number, "error-saga-names", count=seats, given=len(names))
    return names


def read_body(
    game: Game[Any], body: list[tuple[int, str]], seats: int, file: str
) -> tuple[list[Outcome], list[_Line | _BackLine]]:
    """The outcomes of the set-up; the moves, each with the outcomes after it; and where moves were taken back."""
    opening: list[Outcome] = []
    told: list[_Line | _BackLine] = []
    last: list[Outcome] | None = opening
    standing = 0
    for number, line in body:
        if line.startswith("~"):
            if last is None:
                raise BadFile(file, number, "error-outcome-unused", kind=line[1:].strip())
            last += read_outcome_line(game, number, line, file)
        elif line.startswith("<"):
            back = read_back_line(number, line, seats, standing, file)
            told.append(back)
            standing -= len(back.indices)
            last = None  # nothing is drawn when moves are taken back
        else:
            move = read_move_line(number, line, seats, standing + 1, file)
            told.append(move)
            standing += 1
            last = move.outcomes
    return opening, told


def read_outcome_line(game: Game[Any], number: int, line: str, file: str) -> list[Outcome]:
    """`~ kind outcome outcome`."""
    kind, *words = line[1:].split() or [""]
    found: list[Outcome] = []
    for word in words:
        value = game.outcome_value(kind, word)
        if value is None:
            raise BadFile(file, number, "error-saga-outcome", kind=kind, given=word)
        found.append(Outcome(kind, value))
    return found


def read_move_line(number: int, line: str, seats: int, expected: int, file: str) -> _Line:
    """`number. seat notation`."""
    count, _, rest = line.partition(".")
    seat, _, text = rest.strip().partition(" ")
    if count != str(expected):
        raise BadFile(file, number, "error-saga-number", given=line[:40], expected=expected)
    return _Line(number, read_seat(seat, seats, number, file), text)


def read_back_line(number: int, line: str, seats: int, standing: int, file: str) -> _BackLine:
    """`< seat numbers`, or `< numbers` where all agreed; the numbers ascending, of moves that stand."""
    words = line[1:].split()
    seat = read_seat(words.pop(0), seats, number, file) if words and words[0].startswith("p") else None
    indices = [int(word) - 1 if word.isdecimal() and len(word) < 9 else -1 for word in words]
    if not indices or not 0 <= indices[0] <= indices[-1] < standing or any(a >= b for a, b in pairwise(indices)):
        raise BadFile(file, number, "error-saga-back", given=line[:40])
    return _BackLine(number, seat, indices)


def read_seat(word: str, seats: int, number: int, file: str) -> int:
    """`p1`, `p2`, ..."""
    players = [f"p{seat + 1}" for seat in range(seats)]
    if word not in players:
        raise BadFile(file, number, "error-saga-seat", given=word, count=seats)
    return players.index(word)


def replaying(match: Match, told: list[_Line | _BackLine], file: str) -> Work[None]:
    """Play what a saga tells, line by line. All positions are kept, so that taking back costs no replay."""
    positions: list[State] = [match.state]
    for line in told:
        if isinstance(line, _BackLine):
            first = line.indices[0]
            del positions[first + 1 :]
            try:
                positions += match.take_back(line.indices, line.seat, positions[first])
            except LonghallError:
                raise BadFile(file, line.number, "error-saga-back", given=" ".join(map(str, line.indices))) from None
        else:
            replay_move(match, line, file)
            positions.append(match.state)
        yield


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
    """`verify` move by move; what chance did in moves that were taken back is checked as well."""
    seed = told_seed(saga.headers, file)
    match = saga.match
    record: list[Outcome] = []
    positions = [match.game.setup(match.variants, match.seats, Chance(FairRoll(seed), record))]
    if record != match.opening:
        raise BadFile(file, 0, "error-saga-stacked", move=0)
    made: list[Move] = []
    drawn = [len(record)]
    for told in match.told():
        again = [told] if isinstance(told, Move) else staying(made, told)
        if isinstance(told, TakenBack):
            first = told.numbers[0]
            del made[first:], positions[first + 1 :], drawn[first + 1 :]
        for move in again:
            record = []
            position = positions[-1].clone()
            match.game.apply(position, move.seat, move.action, Chance(FairRoll(seed, drawn[-1]), record))
            made.append(move)
            if record != move.outcomes:
                raise BadFile(file, 0, "error-saga-stacked", move=len(made))
            positions.append(position)
            drawn.append(drawn[-1] + len(record))
        yield
    return drawn[-1]


def staying(made: list[Move], taken: TakenBack) -> list[Move]:
    """The moves after the first one taken back that stay."""
    return [move for index, move in enumerate(made) if index > taken.numbers[0] and index not in taken.numbers]


def told_seed(headers: Mapping[str, str], file: str) -> str:
    """The seed, proven by what was published at the start: everybody's commitments, or a hash of the seed alone."""
    if "start-hash" in headers and "server-secret" in headers:
        try:
            return proven_seed(headers)
        except LonghallError as error:
            raise BadFile(file, 0, error.message, **error.facts) from None
    seed, told = headers.get("seed"), headers.get("seed-hash", "")
    if seed is None or not told:
        raise BadFile(file, 0, "error-saga-no-seed")
    if commitment(seed) != told:
        raise BadFile(file, 0, "error-saga-seed-hash")
    return seed


def load_saga(path: Path | str) -> Saga:
    """Read a saga file."""
    file = Path(path)
    return read_saga(text_of(file), file.name)
