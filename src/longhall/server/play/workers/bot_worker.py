"""A process in which bots think: one question a line comes in, one answer a line goes out; content packs come before.

While it ponders, thinking ahead in others' time, any further line ends that.

    longhall serve  --stdin-->  python -m longhall.server.play.workers.bot_worker  --stdout-->  longhall serve

It ends when its input does, so none is left behind by a server that was killed.
"""

from __future__ import annotations

import hashlib
import importlib
import os
import select
import sys
import time
from collections.abc import Callable, Iterator
from math import inf
from typing import Any, Final

import msgspec

from ....bots import explain
from ....bots.foresight import likely_positions
from ....bots.level_bot import LevelBot
from ....bots.roster import make_bot
from ....kernel.content.packs import load_pack
from ....kernel.game import Game
from ....kernel.registry import find_content, find_game, register_pack
from ....kernel.step import State

THINKING: Final = 0.8
"""The share of its time that a bot thinks at most, so that the answer comes before the worker is given up."""


MOST_FORESEEN: Final = 3
"""In how many of the likeliest positions it is decided beforehand."""
IDLE: Final = "--idle"
"""Started so, the process gives way to all others."""
LEAST_PRIORITY: Final = 19
CHUNK: Final = 1 << 16


class NewPack(msgspec.Struct, tag="pack"):
    """The content pack that questions to come are about; it is not answered."""

    game: str
    content: str
    name: str
    files: dict[str, bytes]


class Question(msgspec.Struct, tag="question"):
    """Which move a bot would make."""

    id: int
    game: str
    content: str
    state: dict[str, Any]
    seat: int
    bot: str
    seed: int
    seconds: float
    spent: float = 0.0
    """Of the seconds of a turn, those that earlier decisions took."""
    explain: bool = False
    """Whether it is for a person, who wants to know why."""
    ponder: bool = False
    """Whether another seat is asked, and the bot is to think ahead."""
    compared: list[str] = []
    """Two options to compare instead: the better one, and the one that was taken."""


class Stop(msgspec.Struct, tag="stop"):
    """What is being pondered will not happen; it is not answered."""


class Foreseen(msgspec.Struct):
    """What a bot will do when it is asked in a position, by the key of the question."""

    key: str
    action: str


class Offer(msgspec.Struct):
    """One of the best options."""

    action: str
    behind: float
    win_chance: float | None


class Reply(msgspec.Struct):
    """What another seat will probably do next."""

    seat: int
    message: str
    args: dict[str, Any]


class Cost(msgspec.Struct):
    """What an option cost, compared with a better one."""

    points: float
    win_chance: float | None


class Answer(msgspec.Struct, omit_defaults=True):
    """The move in notation, or why there is none. For a person: the best options instead, and what there is to say."""

    id: int
    action: str = ""
    error: str = ""
    offers: list[Offer] = []
    reasons: list[tuple[str, float]] = []
    reply: Reply | None = None
    cost: Cost | None = None
    foreseen: list[Foreseen] = []


read: Final = msgspec.json.Decoder(NewPack | Question | Stop).decode


def key_of(game: str, content: str, state: dict[str, Any], seat: int, bot: str, seed: int) -> str:
    """What an answer rests on: the same key, the same answer."""
    return hashlib.sha256(msgspec.json.encode((game, content, state, seat, bot, seed))).hexdigest()


def answer(question: Question, clock: Callable[[], float] = time.perf_counter) -> Answer:
    """Let a bot think; on the clock it is infinitely late as soon as that is of no more use."""
    game = find_content(question.game, question.content)
    if game is None:
        return Answer(question.id, error="this worker plays with other content")
    state = game.load(question.state)
    if question.ponder:
        return foresee(question, game, state, clock)
    if question.compared:
        return price(question, game, state)
    if question.explain:
        return counsel(question, game, state)
    bot = make_bot(question.bot, question.seed, most_seconds=THINKING * question.seconds)
    bot.begin_turn(question.spent)
    chosen = bot.choose(game, state, question.seat)
    return Answer(question.id, chosen.notation)


def foresee(question: Question, game: Game[Any], state: State, clock: Callable[[], float]) -> Answer:
    """Decide beforehand in the positions that the one who is asked now will probably lead to."""
    seat, bot, seed = question.seat, question.bot, question.seed
    told = Answer(question.id)
    for ahead in likely_positions(game, state, seat, bot, seed, clock)[:MOST_FORESEEN]:
        chosen = LevelBot(bot, seed, clock=clock).choose(game, ahead.state, seat)
        if clock() == inf:
            break
        key = key_of(game.name, game.content_hash, dict(game.dump(ahead.state)), seat, bot, seed)
        told.foreseen.append(Foreseen(key, chosen.notation))
    return told


def counsel(question: Question, game: Game[Any], state: State) -> Answer:
    """What a person is told who asks for a hint."""
    told = explain.advise(game, state, question.seat, question.seed, effort(question))
    offers = [Offer(offer.option.notation, offer.behind, offer.win_chance) for offer in told.offers]
    reply = None
    if told.reply is not None:
        reply = Reply(told.reply.seat, told.reply.label.message, told.reply.label.args)
    return Answer(question.id, offers=offers, reasons=told.reasons, reply=reply)


def effort(question: Question) -> explain.Effort:
    """How hard to think: as long as advice of its level may take, and never as long as somebody waits for an answer."""
    usual = explain.QUICK if question.bot == explain.QUICK_ADVISER else explain.THOROUGH
    return usual.within(THINKING * question.seconds)


def price(question: Question, game: Game[Any], state: State) -> Answer:
    """What a person is told who has taken another option than the one advised."""
    known = {option.notation: option for option in game.legal(state, question.seat)}
    if any(notation not in known for notation in question.compared):
        return Answer(question.id, error="an option that the position does not have")
    better, taken = (known[notation] for notation in question.compared)
    found = explain.cost(game, state, question.seat, better, taken, question.seed, effort(question))
    return Answer(question.id, cost=Cost(found.points, found.win_chance), reasons=found.reasons)


class Lines:
    """The lines that come in, and whether more has come already."""

    def __init__(self, source: int) -> None:
        self._source = source
        self._read = b""

    def __iter__(self) -> Iterator[bytes]:
        while True:
            line, end, rest = self._read.partition(b"\n")
            if end:
                self._read = rest
                yield line
                continue
            chunk = os.read(self._source, CHUNK)
            if not chunk:
                return
            self._read += chunk

    def clock(self) -> float:
        """The time; infinitely late when something waits to be read."""
        waiting = self._read or select.select([self._source], [], [], 0.0)[0]
        return inf if waiting else time.perf_counter()


def main(words: list[str]) -> None:
    """Answer until there are no more questions."""
    if IDLE in words:
        os.nice(LEAST_PRIORITY)
    importlib.import_module("longhall.games")
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever a bot prints is no answer
    replies.write(b"ready\n")
    lines = Lines(sys.stdin.fileno())
    for line in lines:
        said = read(line)
        if isinstance(said, NewPack):
            register_pack(load_pack(find_game(said.game), said.files, said.name))
        elif isinstance(said, Question):
            clock = lines.clock if said.ponder else time.perf_counter
            replies.write(msgspec.json.encode(answer(said, clock)) + b"\n")


if __name__ == "__main__":
    main(sys.argv[1:])
