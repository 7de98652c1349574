"""Pondering: from what the seat knows, the same answers as later, over as soon as something happens."""

from __future__ import annotations

import asyncio
import os
import random
from math import inf
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from longhall.bots.foresight import likely_positions
from longhall.kernel.chance import quick_chance
from longhall.kernel.game import Game
from longhall.kernel.registry import find_game
from longhall.kernel.step import State
from longhall.server.play.bot_pool import BotPool, ask_about, key_of_question
from longhall.server.play.pondering import Pondering, next_bot
from longhall.server.play.workers.bot_worker import Answer, Foreseen, Lines, Question, answer
from longhall.server.runtime.metrics import Metrics
from longhall.server.runtime.settings import Settings

BORU = find_game("brian-boru")
SEED = 11


def following(game: Game[Any]) -> State:
    """Seat 1 plays a card, then it is seat 2's turn to play one."""
    chance = quick_chance(3)
    state = game.setup({}, 3, chance)
    while state.waiting != 1 << 1 or state.stack[-1].kind != "follow" or state.stack[-2].kind != "follow":
        seat = game.to_act(state)[0]
        options = game.legal(state, seat)
        game.apply(state, seat, options[chance.below(len(options))], chance)
    return state


def pondered(state: State, seat: int) -> Answer:
    question = ask_about(1, BORU, state, seat, "beginner", SEED, 5.0)
    question.ponder = True
    return answer(question)


def test_what_was_foreseen_is_what_the_bot_does() -> None:
    """Whatever the other really holds: the question that comes has the key, and the answer to it is the same."""
    state = following(BORU)
    foreseen = {found.key: found.action for found in pondered(state, 2).foreseen}
    hits = 0
    for action in BORU.legal(state, 1):
        after = state.clone()
        BORU.apply(after, 1, action, quick_chance(1))
        question = ask_about(2, BORU, after, 2, "beginner", SEED, 5.0)
        if key_of_question(question) in foreseen:
            hits += 1
            assert answer(question).action == foreseen[key_of_question(question)]
    assert hits


def test_it_knows_nothing_that_the_seat_does_not() -> None:
    state = following(BORU)
    rng = random.Random(5)
    for _ in range(3):
        assert pondered(BORU.resample(state, 2, rng), 2) == pondered(state, 2)


def test_nothing_is_foreseen_where_others_come_in_between() -> None:
    assert likely_positions(BORU, following(BORU), 0, "beginner", SEED) == []


def test_it_ends_as_soon_as_something_happens() -> None:
    question = ask_about(1, BORU, following(BORU), 2, "beginner", SEED, 5.0)
    question.ponder = True
    assert answer(question, lambda: inf).foreseen == []


def test_a_line_that_waits_makes_it_infinitely_late() -> None:
    source, sink = os.pipe()
    lines = Lines(source)
    assert lines.clock() < inf
    os.write(sink, b"first\nsec")
    assert lines.clock() == inf
    reading = iter(lines)
    assert next(reading) == b"first"
    assert lines.clock() == inf, "the rest of a line is on its way"
    os.write(sink, b"ond\n")
    assert next(reading) == b"second"
    assert lines.clock() < inf
    os.close(sink)
    assert list(reading) == []
    os.close(source)


class Process:
    """Stands in for the process: answers when it is let go."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.interrupted = 0
        self.go = asyncio.Event()

    async def ask(self, question: Question) -> Answer:
        self.asked.append(question.seat)
        await self.go.wait()
        self.go.clear()
        return Answer(question.id, foreseen=[Foreseen(key_of_question(question), "draw")])

    def interrupt(self) -> None:
        self.interrupted += 1

    async def end(self) -> None:
        pass


def table(name: str, asked: int, bots: dict[int, str]) -> Any:
    seats = [SimpleNamespace(bot=bots.get(at, ""), is_played_by_bot=lambda at=at: at in bots) for at in range(3)]
    match = SimpleNamespace(state=None)
    return SimpleNamespace(id=name, status="running", to_act=lambda: [asked], seats=seats, match=match)


async def settled() -> None:
    """Let every task go as far as it can."""
    for _ in range(10):
        await asyncio.sleep(0)


@pytest.mark.parametrize(
    ("asked", "bots", "found"),
    [
        (0, {1: "master"}, 1),
        (2, {0: "beginner"}, 0),
        (0, {2: "master"}, None),
        (0, {1: "random"}, None),
        (0, {0: "master", 1: "master"}, None),
    ],
)
def test_the_bot_on_the_left_of_a_person_is_next(asked: int, bots: dict[int, str], found: int | None) -> None:
    assert next_bot(table("t", asked, bots)) == found


def test_it_thinks_about_the_newest_position_of_each_table() -> None:
    async def play() -> None:
        process = Process()

        def question(at: Any, _state: object, seat: int, bot: str) -> Question:
            return Question(1, at.id, "", {}, seat, bot, 1, 1.0)

        pondering: Any = Pondering(Settings(bot_pondering=True), question, ("none",))
        pondering._worker = process
        pondering.on_entry(table("a", 0, {1: "master"}))
        await settled()
        assert process.asked == [1]
        pondering.on_entry(table("b", 1, {2: "master"}))
        assert process.interrupted == 0, "nothing has happened at the first table"
        pondering.on_entry(table("a", 1, {1: "master"}))
        assert process.interrupted == 1, "the bot itself is asked: nothing more to foresee"
        process.go.set()
        await settled()
        assert process.asked == [1, 2]
        process.go.set()
        await settled()
        key = key_of_question(Question(2, "b", "", {}, 2, "master", 1, 1.0))
        assert pondering.answer(key) == "draw"
        assert pondering.answer("another") == ""
        await pondering.stop()

    asyncio.run(play())


def test_without_leave_nothing_is_pondered() -> None:
    pondering = Pondering(Settings(), lambda *_: pytest.fail("asked"), ("none",))
    pondering.on_entry(table("a", 0, {1: "master"}))


def test_an_answer_found_beforehand_is_given_at_once() -> None:
    """No process is asked, and it is counted."""
    state = following(BORU)
    BORU.apply(state, 1, BORU.legal(state, 1)[0], quick_chance(1))
    legal = BORU.legal(state, 2)
    rooms: Any = SimpleNamespace(after=[])
    pool: Any = BotPool(Settings(), rooms, Metrics(), ("none",))
    room = SimpleNamespace(game=BORU, match=SimpleNamespace(state=state), seats=[None, None, SimpleNamespace(bot="x")])
    pool.question = lambda *_: msgspec.convert(msgspec.to_builtins(ask_about(1, BORU, state, 2, "x", 1, 1.0)), Question)
    pool.pondering.answer = lambda key: legal[-1].notation
    assert asyncio.run(pool.choose(room, 2)) is legal[-1]
    assert pool.metrics.bot_foreseen._value.get() == 1
