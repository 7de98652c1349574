"""A process that tries one content pack and ends: whatever the pack does, it does it here and to nobody else.

    longhall serve  --stdin-->  python -m longhall.server.play.workers.pack_worker  --stdout-->  longhall serve

Memory and processor time are limited where the system can do that. The pack is loaded with all its checks, then games
are played with it at random, for what no check of single records finds: effects that go round in circles, positions
that cannot be, a game without an end.
"""

from __future__ import annotations

import importlib
import os
import random
import sys
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from ....kernel.content.packs import game_of, load_pack
from ....kernel.errors import BadFile, LonghallError
from ....kernel.game import Game
from ....kernel.match import Match
from ....kernel.registry import all_games

MEMORY: Final = 1_500_000_000
CPU_SECONDS: Final = 60
MOST_DECISIONS: Final = 20_000
"""Far more than any game has; one that goes on has no end."""
TRIALS: Final = 2


class Trial(msgspec.Struct):
    """A pack to try."""

    name: str
    files: dict[str, bytes]


class Part(msgspec.Struct):
    """How many records of one kind a file has."""

    file: str
    part: str
    count: int


class Verdict(msgspec.Struct):
    """What was found: a game that can be played, or why not, with file and line where there is one."""

    game: str = ""
    content: str = ""
    parts: list[Part] = []
    message: str = ""
    """The id of the message that says what is wrong; empty: nothing is."""
    facts: dict[str, Any] = {}
    file: str = ""
    line: int = 0


def try_pack(trial: Trial) -> Verdict:
    """Load a pack and play with it."""
    try:
        found = load_pack(game_of(trial.files, all_games()), trial.files, trial.name)
        msgspec.json.encode(found.content())
        for number in range(TRIALS):
            for seats in {found.fewest, found.most}:
                play(found, seats, number)
    except BadFile as error:
        return Verdict(message=error.message, facts=error.facts, file=error.file, line=error.line)
    except LonghallError as error:
        return Verdict(message=error.message, facts=error.facts)
    except MemoryError:
        return Verdict(message="error-pack-costly")
    except Exception as error:  # noqa: BLE001 - whatever a pack leads a game to, which our own content does not
        return Verdict(message="error-pack-breaks", facts={"reason": type(error).__name__})
    parts = [
        Part(f"{file}.toml", part, len(records))
        for file, held in found.content().items()
        for part, records in (held.items() if isinstance(held, Mapping) else [])
        if isinstance(records, list)
    ]
    return Verdict(found.name, found.content_hash, parts)


def play(game: Game[Any], seats: int, number: int) -> None:
    """One game at random, looked at by everybody."""
    rng = random.Random(number)
    match = Match(game, {}, seats, f"trial {number}")
    for decision in range(MOST_DECISIONS):
        if match.is_over():
            break
        if decision % 50 == 0:
            for viewer in (None, *range(seats)):
                msgspec.json.encode(game.view(match.state, viewer))
        seat = rng.choice(game.to_act(match.state))
        match.act(seat, rng.choice(game.legal(match.state, seat)))
    else:
        raise LonghallError("error-pack-no-end", most=MOST_DECISIONS)
    broken = game.broken(match.state)
    if broken:
        raise LonghallError("error-pack-breaks", reason=str(broken[0]))
    game.score(match.state)


def limit_ourselves() -> None:
    """Take no more memory and processor time than a sound pack needs."""
    if sys.platform == "win32":
        return
    import resource  # no part of Python on Windows

    resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
    if sys.platform == "linux":  # macOS has no such limit
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def main() -> None:
    """Try the pack that comes in."""
    importlib.import_module("longhall.games")
    limit_ourselves()
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever is printed is no answer
    verdict = try_pack(msgspec.json.decode(sys.stdin.buffer.read(), type=Trial))
    replies.write(msgspec.json.encode(verdict))
    replies.close()


if __name__ == "__main__":
    main()
