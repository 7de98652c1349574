"""All that a seat has seen and done so far, as a digest: equal for two games if and only if it cannot tell them apart.

A seat sees the events that are told to it, its view of each position, and what it may choose from. Moves of others
that change nothing of this leave no trace: a seat does not learn how many decisions another took unseen.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, NamedTuple

import msgspec

from ..kernel.action import Action
from ..kernel.chance import ExplicitChance
from ..kernel.events import Events
from ..kernel.step import State
from .explicit_play import Play, Table

SIZE: Final = 16
"""Bytes of a digest."""


class Memory(NamedTuple):
    """What a seat knows at a position."""

    digest: bytes
    seen: bytes
    """A digest of the present position alone."""
    moves: str
    """Its own decisions, as they are written."""


NOTHING: Final = Memory(bytes(SIZE), b"", "")


def recall(play: Play, seat: int) -> Memory:
    """What a seat knows now. It is worked out from where it was last asked for: the moves since are played again."""
    known = play.recalled.get(seat)
    if play.position is None:
        return NOTHING
    table = play.table
    if known is None:
        position, memory, since = *beginning(play, seat), None
    else:
        since, position, memory = known
    later = play.moves(since)
    if later:
        position = position.clone()
    for move in later:
        events = Events()
        table.game.apply(position, move.seat, move.action, ExplicitChance(list(move.outcomes)), events)
        memory = next_memory(table, memory, position, events, seat, move.action if move.seat == seat else None)
    play.recalled[seat] = (play.last, play.position, memory)
    return memory


def beginning(play: Play, seat: int) -> tuple[State, Memory]:
    """The first position, and what a seat knows there."""
    events = Events()
    sample = play.sample
    if sample is None:
        position = play.table.begin(ExplicitChance(list(play.opening)), events)
    elif sample.seat == seat:
        return sample.position, sample.memory
    else:
        position = sample.position
    return position, next_memory(play.table, NOTHING, position, events, seat, None)


def next_memory(table: Table, memory: Memory, position: State, events: Events, seat: int, own: Action | None) -> Memory:
    """What a seat knows after one move more, which may have been its own."""
    told = [event.as_json() for event in events.seen_by(seat)]
    options = [option.code for option in table.game.legal(position, seat)]
    seen = digest_of(msgspec.json.encode([table.game.view(position, seat), options]))
    if own is None and not told and seen == memory.seen:
        return memory
    moves = memory.moves
    if own is not None:
        moves = f"{moves}; {own.notation}" if moves else own.notation
    digest = digest_of(memory.digest + msgspec.json.encode([own.code if own else None, told]) + seen)
    return Memory(digest, seen, moves)


def digest_of(data: bytes) -> bytes:
    """A short number for some data."""
    return blake2b(data, digest_size=SIZE).digest()
