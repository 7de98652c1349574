"""Tables of another rules version: read-only, and shown as far as the present rules can repeat what was played."""

from __future__ import annotations

from ....kernel.chance import Outcome
from ....kernel.errors import LonghallError
from ....kernel.fairness import START_HEADERS, read_record, start_hash, write_list
from ....kernel.match import Match
from ....kernel.records.old_rules import Followed, Recorded, following
from ....kernel.records.saga import FORMATS, name_line, outcome_lines, pack_line
from ....kernel.records.work import Work
from ....kernel.variants import word_of
from ..room import Room
from .entry import LogEntry, read_outcomes
from .standing import standing_entries


def repeating(table: Room, log: list[LogEntry]) -> Work[Followed | None]:
    """Replay a table's log with the present rules; None if it has not begun, or cannot even be set up."""
    told = standing_entries(log)
    if not told:
        return None
    table.chance.begin(told[0].data.get("record"), told[0].data.get("nonces", []))
    try:
        seed = table.chance.seed(table.seed)
        match = Match(table.game, table.options, len(table.seats), seed, opening_of(told))
    except LonghallError:
        return None
    found = yield from following(match, recorded(told), table.status == "finished")
    return found


def opening_of(told: list[LogEntry]) -> list[Outcome]:
    """What chance did before the first move."""
    return read_outcomes(told[0].data["opening"])


def recorded(told: list[LogEntry]) -> list[Recorded]:
    """The moves of a log, as sagas have them."""
    return [Recorded(move.seat or 0, move.data["do"], read_outcomes(move.data["outcomes"])) for move in told[1:]]


def old_headers(table: Room) -> dict[str, str]:
    """What proves the seed of a game of another version, as a saga tells it."""
    record, seed = table.chance.record, table.chance.seed(table.seed)
    if record is None:
        return {"seed": seed, "seed-hash": table.seed_hash}
    return {
        **read_record(record),
        "start-hash": start_hash(record),
        "server-secret": table.seed,
        "nonces": write_list(table.chance.nonces),
        "seed": seed,
    }


def saga_from_log(table: Room, log: list[LogEntry], with_seed: bool) -> str:
    """The saga of a finished game of another version, as it was recorded: nothing is played again for it."""
    told = standing_entries(log)
    proof = old_headers(table) if with_seed else {}
    options = "; ".join(f"{name}={word_of(value)}" for name, value in table.options.items())
    names = name_line(table.names())
    lines = [
        f"saga: {FORMATS[1] if 'start-hash' in proof else FORMATS[0]}",
        f"game: {table.game.name}",
        f"rules: {table.rules}",
        f"content: {table.content}",
        *pack_line(table.game),
        f"options: {proof.get('options', options)}",
        f"seats: {proof.get('seats', names)}",
        *[f"seats-now: {names}" for _ in range(proof.get("seats", names) != names)],
        *[f"{key}: {proof[key]}" for key in (*START_HEADERS, "seed-hash", "seed") if key in proof],
    ]
    if table.result is not None:
        winners = " ".join(f"p{seat + 1}" for seat in table.result["winners"]) or "none"
        lines.append("result: " + " ".join(map(str, table.result["totals"])) + f" winners {winners}")
    lines += ["", *outcome_lines(table.game, opening_of(told))]
    for number, move in enumerate(recorded(told), 1):
        lines.append(f"{number}. p{move.seat + 1} {move.text}")
        lines += outcome_lines(table.game, move.outcomes)
    return "\n".join(lines) + "\n"
