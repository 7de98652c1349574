"""The decisions of a turn share its seconds, and a table's pause: on a clock of the test's, not on the wall's."""

from __future__ import annotations

import asyncio
import random
from types import SimpleNamespace
from typing import Any

import pytest

from at_random import GAMES_AND_SEATS, IDS, ONE_TABLE_EACH, ONE_TABLE_IDS, some_decisions
from longhall.bots.level import level_of
from longhall.bots.level_bot import PART_OF_TURN, LevelBot
from longhall.bots.search import Search
from longhall.kernel.action import Action
from longhall.kernel.chance import quick_chance
from longhall.kernel.game import Game
from longhall.kernel.match import Match
from longhall.kernel.registry import find_game
from longhall.research.arena.one_game import play_timed
from longhall.server.play.bot_pool import BotPool, ask_about
from longhall.server.play.workers import bot_worker
from longhall.server.runtime.metrics import Metrics
from longhall.server.runtime.settings import Settings
from slow_clock import SlowClock

each_game = pytest.mark.parametrize(("game", "seats"), ONE_TABLE_EACH, ids=ONE_TABLE_IDS)
BORU = find_game("brian-boru")
DECISIONS = 12
MOST_PAUSES = 0.5
"""Seconds that people wait for a bot's turn at most that takes no thinking: as long as Casual may usually take."""
LEAST_PAUSE = 0.25
"""Long enough to hide whether a bot had to think at all."""
UNAVOIDABLE = 20
"""Looks at the clock that a search takes that is late: one for each halving, some on the line it is just following."""


@each_game
@pytest.mark.parametrize("name", ["casual", "master"])
def test_all_decisions_of_a_turn_keep_to_its_seconds(game: Game[Any], seats: int, name: str) -> None:
    """However many there are; without a word about turns, each decision has its own seconds."""
    level = level_of(name, game.name)
    clock = SlowClock(level.seconds / 25)
    state, seat = next(at for at in some_decisions(game, seats, every=41) if len(game.legal(*at)) > 2)
    shared, alone = (LevelBot(name, 1, clock=clock) for _ in range(2))
    shared.begin_turn()
    for _ in range(DECISIONS):
        began = clock.now
        shared.choose(game, state, seat)
        assert clock.now - began <= level.seconds + UNAVOIDABLE * clock.each
    assert 0.0 < shared.spent <= level.turn_seconds + DECISIONS * UNAVOIDABLE * clock.each
    alone.choose(game, state, seat)
    assert alone.seconds(level) == level.seconds, "nothing is counted"
    assert shared.seconds(level) < 0.5 * level.seconds
    shared.begin_turn()
    assert shared.seconds(level) > 0.5 * level.seconds


def test_a_late_decision_of_a_turn_still_has_some_time() -> None:
    level = level_of("master", BORU.name)
    bot = LevelBot("master", 1)
    assert bot.seconds(level) == level.seconds
    bot.begin_turn(level.turn_seconds - 1.0)
    assert bot.seconds(level) == pytest.approx(PART_OF_TURN)
    bot.begin_turn(level.turn_seconds + 1.0)
    assert 0.0 < bot.seconds(level) < 1e-6, "0 would be no limit at all"


@each_game
def test_time_ends_a_search_in_the_midst_of_its_options(game: Game[Any], seats: int) -> None:
    """At most the first of them and the rollout policy's answer were looked at, and one of the two is taken."""
    for state, seat in some_decisions(game, seats, every=29, games=1):
        options = game.legal(state, seat)
        for deep in (0, 8):
            search = Search(game, game.advice(), random.Random(1), 100, 1e-9, False, deep, 2, SlowClock(1.0))
            ranked = search.ranked(state, seat, options)
            assert len(ranked) == len(options)
            assert {each.option.code for each in ranked} == {option.code for option in options}
            known = [each.known for each in ranked]
            assert known == sorted(known, reverse=True)
            assert sum(each.lines for each in ranked) <= 2


class Told(LevelBot):
    """Writes down when it was told that a turn begins."""

    turns = 0

    def begin_turn(self, spent: float = 0.0) -> None:
        self.turns += 1
        super().begin_turn(spent)


def test_the_arena_tells_bots_of_their_turns() -> None:
    """As often as it counts turns."""
    chance = quick_chance(1)
    bots = [Told("beginner", seat, timed=False) for seat in range(3)]
    _, turns = play_timed(BORU, BORU.setup({}, 3, chance), list(bots), chance, None)
    assert [bot.turns for bot in bots] == [len(each) for each in turns]


def test_a_worker_counts_what_earlier_decisions_took(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Told("beginner", 1, timed=False)
    monkeypatch.setattr(bot_worker, "make_bot", lambda name, seed, most_seconds: bot)
    match = Match(BORU, {}, 3, seed="time")
    question = ask_about(1, BORU, match.state, BORU.to_act(match.state)[0], "beginner", 3, 0.5)
    question.spent = 0.7
    bot_worker.answer(question)
    assert bot.spent >= 0.7


class Scripted:
    """Seat 1 is a bot that decides three times, somebody else moves, and it decides once more."""

    bots = (1, 1, 1, 0, 1)

    def __init__(self) -> None:
        self.match = SimpleNamespace(moves=[SimpleNamespace(seat=0)])

    @property
    def version(self) -> int:
        return len(self.match.moves)

    def bots_to_act(self) -> list[int]:
        return [1] if self.version <= len(self.bots) else []

    def choose(self, _seat: int) -> None:
        return None

    def act(self, _seat: int, _action: None) -> None:
        for seat in self.bots[self.version - 1 :]:
            self.match.moves.append(SimpleNamespace(seat=seat))
            if self.bots[self.version - 1 : self.version] != (0,):
                return


class Whole:
    """A game that random bots play to its end."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game = game
        self.match = Match(game, {}, seats, seed="turns")
        self.rng = random.Random(3)

    @property
    def version(self) -> int:
        return len(self.match.moves)

    def bots_to_act(self) -> list[int]:
        return self.game.to_act(self.match.state)

    def choose(self, seat: int) -> Action:
        return self.rng.choice(self.game.legal(self.match.state, seat))

    def act(self, seat: int, action: Action) -> None:
        self.match.act(seat, action)


class Waiting:
    """A pool whose bots think as long about each decision, and what it tells them and waits beside that."""

    def __init__(self, table: Any, thinking: float, **settings: Any) -> None:
        self.told: list[float] = []
        self.waited: list[float] = []
        now = 0.0

        async def found(_: str) -> Any:
            return table

        async def act(_: Any, seat: int, action: Any, *_more: object) -> None:
            table.act(seat, action)

        async def choose(_: Any, seat: int, spent: float) -> Any:
            nonlocal now
            self.told.append(spent)
            now += thinking
            return table.choose(seat)

        async def pause(seconds: float) -> None:
            nonlocal now
            self.waited.append(seconds)
            now += seconds

        rooms: Any = SimpleNamespace(after=[], table=found, act=act)
        self.pool: Any = BotPool(Settings(**settings), rooms, Metrics())
        self.pool.clock, self.pool.choose, self.pool.pause = lambda: now, choose, pause

    def play(self, seat: int) -> None:
        asyncio.run(self.pool._play("t", seat))


def test_the_pool_counts_a_turn_until_somebody_else_moves() -> None:
    """A quarter of a second of thinking each; what a bot waits before it moves gets less within a turn."""
    seen = Waiting(Scripted(), 0.25, bot_delay=3.0)
    seen.play(1)
    assert seen.told == [0.0, 0.25, 0.5, 0.0]
    assert seen.waited == pytest.approx([2.75, 0.5, 3 / 9 - 0.25, 2.75])


def test_a_bot_that_has_thought_long_waits_no_more() -> None:
    seen = Waiting(Scripted(), 5.0, bot_delay=3.0)
    seen.play(1)
    assert seen.waited == [0.0] * 4


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS, ids=IDS)
def test_quick_bots_hold_nobody_up(game: Game[Any], seats: int) -> None:
    """Whole games with the pause that servers have: what a turn of several decisions takes beside thinking."""
    table = Whole(game, seats)
    seen = Waiting(table, 0.0)
    turns: list[float] = []
    while not table.match.is_over():
        before = len(seen.waited)
        seen.play(table.bots_to_act()[0])
        turns.append(sum(seen.waited[before:]))
    assert min(turns) >= LEAST_PAUSE
    assert max(turns) <= MOST_PAUSES
