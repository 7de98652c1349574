"""Shared chance: a seed made of the server's secret and of a nonce from each seat, so that nobody can choose it.

Everybody commits first and reveals afterwards; `docs/fairness.md` describes the protocol and argues its order. Every
hash is SHA-256 over lines of text, the first of which names what is hashed, so that no value can pass for another.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Final

from .errors import LonghallError

NOTHING: Final = "-"
"""Stands for a commitment or a nonce that there is none of."""
RECORD: Final = ["table", "game", "rules", "content", "options", "seats", "players", "server-commitment", "commitments"]
"""The lines of a start record, in order; a saga has them as headers of the same names."""
RECORD_TITLE: Final = "longhall start 1"
START_HEADERS: Final = ["table", "players", "server-commitment", "commitments", "start-hash", "server-secret", "nonces"]
"""What a saga tells of shared chance besides the headers that every saga has."""
PERSON: Final = "person"
"""A seat of somebody who may contribute, in `players`; anything else there is the name of a bot."""


def digest(*lines: str) -> str:
    """SHA-256 over lines, each with its line feed, as 64 hexadecimal digits."""
    return hashlib.sha256("".join(line + "\n" for line in lines).encode()).hexdigest()


def is_hash(word: str) -> bool:
    """Whether a word is 32 bytes in lowercase hexadecimal digits."""
    return len(word) == 64 and all(letter in "0123456789abcdef" for letter in word)


def secret_commitment(table: str, secret: str) -> str:
    """What the server publishes of its secret when a table is made."""
    return digest("longhall secret 1", f"table: {table}", f"secret: {secret}")


def nonce_commitment(table: str, seat: int, nonce: str) -> str:
    """What a seat publishes of its nonce before the start. It names the seat, so that no other seat can copy it."""
    return digest("longhall nonce 1", f"table: {table}", f"seat: p{seat + 1}", f"nonce: {nonce}")


def record_text(lines: Mapping[str, str]) -> str:
    """The start record: all that is agreed, and all commitments, before anything is revealed."""
    return "".join([RECORD_TITLE + "\n", *(f"{key}: {lines[key]}\n" for key in RECORD)])


def read_record(text: str) -> dict[str, str]:
    """The lines of a start record by name."""
    title, *lines = text.removesuffix("\n").split("\n")
    found = {key: value for key, _, value in (line.partition(": ") for line in lines)}
    if title != RECORD_TITLE or list(found) != RECORD:
        raise LonghallError("error-fair-record")
    return found


def start_hash(record: str) -> str:
    """The hash that everybody sees and keeps before the nonces are revealed."""
    return hashlib.sha256(record.encode()).hexdigest()


def shared_seed(start: str, secret: str, nonces: list[str | None]) -> str:
    """The seed of a game: from its start hash, the server's secret, and what each seat revealed."""
    parts = [f"p{seat}: {nonce or NOTHING}" for seat, nonce in enumerate(nonces, 1)]
    return digest("longhall seed 1", f"start: {start}", f"secret: {secret}", *parts)


def bot_seed(seed: str, seat: int, decision: int) -> int:
    """A bot's seed for its decision number `decision`: derived from the game's, so that nobody can choose it."""
    return int(digest("longhall bot 1", f"seed: {seed}", f"seat: p{seat + 1}", f"decision: {decision}")[:8], 16)


def write_list(values: list[str | None]) -> str:
    """Commitments or nonces in seat order, as a header has them."""
    return "; ".join(value or NOTHING for value in values)


def read_list(text: str) -> list[str | None]:
    """Values as `write_list` wrote them."""
    words = [word.strip() for word in text.split(";")]
    return [None if word == NOTHING else word for word in words]


def contributors(headers: Mapping[str, str]) -> list[int]:
    """The seats whose nonces went into the seed."""
    return [seat for seat, nonce in enumerate(read_list(headers.get("nonces", NOTHING))) if nonce is not None]


def proven_seed(headers: Mapping[str, str]) -> str:
    """The seed that a record, a secret and nonces lead to; an error if any of them is not what was committed to."""
    for key in (*RECORD, "start-hash", "server-secret", "nonces"):
        if key not in headers:
            raise LonghallError("error-saga-no-header", given=key)
    start = headers["start-hash"]
    if start_hash(record_text(headers)) != start:
        raise LonghallError("error-fair-start")
    if secret_commitment(headers["table"], headers["server-secret"]) != headers["server-commitment"]:
        raise LonghallError("error-fair-secret")
    commitments, nonces = read_list(headers["commitments"]), read_list(headers["nonces"])
    if not len(commitments) == len(nonces) == len(headers["seats"].split(";")):
        raise LonghallError("error-fair-record")
    for seat, nonce in enumerate(nonces):
        if nonce is not None and nonce_commitment(headers["table"], seat, nonce) != commitments[seat]:
            raise LonghallError("error-fair-nonce", seat=seat + 1)
    seed = shared_seed(start, headers["server-secret"], nonces)
    if headers.get("seed", seed) != seed:
        raise LonghallError("error-fair-seed")
    return seed
