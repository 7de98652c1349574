"""What the seats of a table contribute to its chance: commitments before the start, nonces at the start.

`docs/fairness.md` describes the protocol. Here is what a table's log says of it so far.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...kernel.fairness import (
    PERSON,
    nonce_commitment,
    read_list,
    read_record,
    record_text,
    secret_commitment,
    shared_seed,
    start_hash,
    write_list,
)
from ...kernel.records.saga import variants_text
from ..protocol.shapes import ChanceInfo

if TYPE_CHECKING:
    from .room import Room


BySeat = list[str | None]
ChanceMark = tuple[BySeat, BySeat, str | None, float | None]


class SharedChance:
    """Who has committed, the start record once it is fixed, and who has revealed."""

    def __init__(self, seats: int) -> None:
        self.commitments: BySeat = [None] * seats
        self.nonces: BySeat = [None] * seats
        self.record: str | None = None
        """The start record; none: it is not fixed yet, or the server alone chose the seed."""
        self.until: float | None = None
        """When the game starts without those who have not revealed."""

    def mark(self) -> ChanceMark:
        """How it stands, to come back to; lists are replaced and never changed."""
        return self.commitments, self.nonces, self.record, self.until

    def back_to(self, mark: ChanceMark) -> None:
        """As it stood at a mark."""
        self.commitments, self.nonces, self.record, self.until = mark

    @property
    def is_revealing(self) -> bool:
        """Whether the record is fixed and nonces are awaited."""
        return self.until is not None

    def missing(self) -> list[int]:
        """The seats that have committed and not revealed."""
        return [
            seat
            for seat, commitment in enumerate(self.commitments)
            if commitment is not None and self.nonces[seat] is None
        ]

    def commit(self, seat: int, commitment: str | None) -> None:
        """A seat commits to a nonce."""
        self.commitments = with_one(self.commitments, seat, commitment)

    def reveal(self, seat: int, nonce: str) -> None:
        """A seat reveals its nonce."""
        self.nonces = with_one(self.nonces, seat, nonce)

    def forget(self, seat: int) -> None:
        """A seat changes hands before the record is fixed."""
        if self.record is None:
            self.commit(seat, None)

    def fix(self, record: str, until: float | None) -> None:
        """From here on nothing that is agreed, and no commitment, can change."""
        self.record = record
        self.until = until
        self.commitments = read_list(read_record(record)["commitments"])

    def begin(self, record: str | None, nonces: list[str | None]) -> None:
        """The game starts with what was revealed."""
        self.until = None
        if record is not None:
            self.fix(record, None)
            self.nonces = nonces

    def seed(self, secret: str) -> str:
        """The game's seed; of a table from before there was shared chance, and of a fork, the server's own."""
        return secret if self.record is None else shared_seed(start_hash(self.record), secret, self.nonces)

    def kept(self) -> dict[str, Any] | None:
        """As a snapshot keeps it."""
        return None if self.record is None else {"record": self.record, "nonces": self.nonces}


def with_one(values: BySeat, seat: int, value: str | None) -> BySeat:
    """A copy in which one seat has another value."""
    return [*values[:seat], value, *values[seat + 1 :]]


def is_shared(table: Room) -> bool:
    """Whether the server committed to its secret so that seats can contribute; tables of older programs did not."""
    return table.seed_hash == secret_commitment(table.id, table.seed)


def new_record(table: Room) -> str:
    """The start record of a table as it is now."""
    return record_text(
        {
            "table": table.id,
            "game": table.game.name,
            "rules": table.rules,
            "content": table.content,
            "options": variants_text(table.game, table.options),
            "seats": "; ".join(f"p{seat.seat + 1}" for seat in table.seats),  # no names: a record can never change
            "players": "; ".join(seat.bot if seat.kind == "bot" else PERSON for seat in table.seats),
            "server-commitment": table.seed_hash,
            "commitments": write_list(table.chance.commitments),
        }
    )


def fits(table: Room, seat: int, nonce: str) -> bool:
    """Whether a nonce is the one that a seat committed to."""
    return nonce_commitment(table.id, seat, nonce) == table.chance.commitments[seat]


def start_headers(table: Room) -> dict[str, str] | None:
    """What a saga tells of shared chance; what was played is told as it was played, not as the record says."""
    record = table.chance.record
    if record is None:
        return None
    return {
        **read_record(record),
        "game": table.game.name,
        "rules": table.rules,
        "content": table.content,
        "options": variants_text(table.game, table.options),
        "start-hash": start_hash(record),
        "server-secret": table.seed,
        "nonces": write_list(table.chance.nonces),
    }


def is_whole(table: Room) -> bool:
    """Whether all chance of the game came from the table's own seed."""
    return table.origin.get("kind") not in ("fork", "upload")


def chance_headers(table: Room) -> dict[str, str]:
    """What proves the seed of a table's game, as a saga tells it."""
    return start_headers(table) or {"seed": table.seed, "seed-hash": table.seed_hash}


def chance_of(table: Room) -> ChanceInfo:
    """What everybody may know of a table's chance."""
    chance = table.chance
    return ChanceInfo(
        shared=is_shared(table) if chance.record is None else True,
        commitments=chance.commitments,
        record=chance.record,
        hash=None if chance.record is None else start_hash(chance.record),
        nonces=None if table.match is None else chance.nonces,
        secret=table.seed if table.status == "finished" and chance.record is not None else None,
    )
