"""A process in which bots think: one question a line comes in, one answer a line goes out.

    longhall serve  --stdin-->  python -m longhall.server.play.bot_worker  --stdout-->  longhall serve

It ends when its input does, so none is left behind by a server that was killed.
"""

from __future__ import annotations

import importlib
import os
import sys
from typing import Any, Final

import msgspec

from ...bots.explain import explain
from ...bots.roster import make_bot
from ...kernel.registry import find_game

THINKING: Final = 0.8
"""The share of its time that a bot thinks at most, so that the answer comes before the worker is given up."""


class Question(msgspec.Struct):
    """Which move a bot would make."""

    id: int
    game: str
    content: str
    state: dict[str, Any]
    seat: int
    bot: str
    seed: int
    seconds: float
    explain: bool = False
    """Whether it is for a person, who wants to know why."""


class Answer(msgspec.Struct, omit_defaults=True):
    """The move in notation, or why there is none; and what speaks for it, if that was asked."""

    id: int
    action: str = ""
    error: str = ""
    reasons: list[tuple[str, float]] = []


def answer(question: Question) -> Answer:
    """Let a bot think."""
    game = find_game(question.game)
    if game.content_hash != question.content:
        return Answer(question.id, error="this worker plays with other content")
    state = game.load(question.state)
    bot = make_bot(question.bot, question.seed, most_seconds=THINKING * question.seconds)
    chosen = bot.choose(game, state, question.seat)
    reasons = explain(game, state, question.seat, chosen, question.seed) if question.explain else []
    return Answer(question.id, chosen.notation, reasons=reasons)


def main() -> None:
    """Answer until there are no more questions."""
    importlib.import_module("longhall.games")
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever a bot prints is no answer
    replies.write(b"ready\n")
    for line in sys.stdin.buffer:
        question = msgspec.json.decode(line, type=Question)
        replies.write(msgspec.json.encode(answer(question)) + b"\n")


if __name__ == "__main__":
    main()
