"""Levels at a table: how long they think there, and what `longhall verify --check-bots` says of them afterwards."""

from __future__ import annotations

import random

import pytest

from longhall.bots.bot import information_set
from longhall.bots.level_bot import LevelBot
from longhall.bots.roster import make_bot
from longhall.commands.player.verify import BotCheck, check_bots
from longhall.kernel.action import Action
from longhall.kernel.fairness import bot_seed
from longhall.kernel.match import Match
from longhall.kernel.records.saga import Saga, read_saga, write_saga
from longhall.kernel.registry import find_game
from longhall.server.play.bot_pool import ask_about
from longhall.server.play.workers import bot_worker

GAME = find_game("brian-boru")
MOVES = 36


def decision(match: Match, seat: int, bot: str, number: int) -> Action:
    """What a bot does at a table if its time does not run out."""
    seed = bot_seed(str(match.seed), seat, number)
    return make_bot(bot, seed, timed=False).choose(GAME, information_set(GAME, match.state, seat, seed), seat)


def played(bots: list[str], other_than: int = -1) -> Saga:
    """A game of some moves; the bots have the luck of the seed, but for one decision of the first."""
    rng = random.Random(4)
    match = Match(GAME, {}, 3, seed="luck")
    taken = [0] * 3
    while len(match.moves) < MOVES:
        seat = rng.choice(GAME.to_act(match.state))
        legal = GAME.legal(match.state, seat)
        action = decision(match, seat, bots[seat], taken[seat]) if bots[seat] else rng.choice(legal)
        if seat == 0 and taken[0] == other_than:
            action = next(option for option in legal if option is not action)
        taken[seat] += 1
        match.act(seat, action)
    saga = read_saga(write_saga(match, ["A", "B", "C"]))
    saga.match.seed = "luck"
    saga.headers["players"] = "; ".join(bot or "person" for bot in bots)
    return saga


def test_a_level_decides_again_as_it_did() -> None:
    found = check_bots(played(["beginner", "", "random"]))
    assert found.decisions > 10
    assert found == BotCheck(found.decisions, found.decisions, 0)


def test_a_decision_that_differs_accuses_only_bots_without_a_time_limit() -> None:
    level, reference = check_bots(played(["beginner", "", ""], 2)), check_bots(played(["random", "", ""], 2))
    assert (level.decisions - level.same, level.unsettled) == (1, 1)
    assert (reference.decisions - reference.same, reference.unsettled) == (1, 0)


def test_a_level_stops_when_its_time_is_over() -> None:
    match = Match(GAME, {}, 3, seed="time")
    seat = GAME.to_act(match.state)[0]
    cut = LevelBot("master", 1, most_seconds=1e-9).ranked(GAME, match.state, seat)
    assert sum(prospect.lines for prospect in cut) <= len(cut), "a line for every option at most, then it is over"
    whole = LevelBot("strong", 1, timed=False, most_seconds=1e-9).ranked(GAME, match.state, seat)
    assert sum(prospect.lines for prospect in whole) > 2 * len(whole)


def test_a_worker_lets_a_bot_stop_before_it_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []

    def make(name: str, seed: int, most_seconds: float) -> LevelBot:
        given.append(most_seconds)
        return LevelBot("beginner", seed, timed=False)

    monkeypatch.setattr(bot_worker, "make_bot", make)
    match = Match(GAME, {}, 3, seed="time")
    seat = GAME.to_act(match.state)[0]
    answer = bot_worker.answer(ask_about(1, GAME, match.state, seat, "master", 3, 0.5))
    assert answer.action in [option.notation for option in GAME.legal(match.state, seat)]
    assert 0 < given[0] < 0.5
