"""What is promised of levels in every game: how long others wait, what nobody overlooks, how much memory it takes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from at_random import ONE_TABLE_EACH, ONE_TABLE_IDS, some_decisions
from longhall.bots.level import level_names, level_of
from longhall.bots.level_bot import STANDS_OUT, LevelBot
from longhall.kernel.action import Action
from longhall.kernel.bot.advice import Advice
from longhall.kernel.bot.figures import HAND
from longhall.kernel.game import Game
from longhall.kernel.registry import all_games
from longhall.kernel.step import State

LONGEST_TURN = {"beginner": 2.0, "casual": 2.0, "strong": 6.0, "master": 15.0}
"""Seconds that others wait for a bot at most."""
MOST_MEMORY = 300
"""Megabytes of a process in which Master thinks."""
TRIES = 8
STATUS = Path("/proc/self/status")
THINKS = f"""
import random, re
from pathlib import Path
import longhall.games
from longhall.bots.level_bot import LevelBot
from longhall.kernel.chance import Chance
from longhall.kernel.registry import all_games

for game in all_games():
    rng = random.Random(1)
    chance = Chance(rng.random)
    state = game.setup({{}}, game.fewest + 1, chance)
    bot = LevelBot("master", 1)
    thought = 0
    while thought < 3 and state.waiting:
        seat = game.to_act(state)[0]
        options = game.legal(state, seat)
        if len(options) > 4 and rng.random() < 0.1:
            bot.begin_turn()
            bot.choose(game, state, seat)
            thought += 1
        game.apply(state, seat, rng.choice(options), chance)
    print(game.name, thought)
print(int(re.search(r"VmHWM:\\s+(\\d+) kB", Path({str(STATUS)!r}).read_text())[1]) // 1024)
"""
"""Master thinks about three decisions of each game; then the most memory that the process ever had."""


@pytest.mark.parametrize("alone", [False, True])
@pytest.mark.parametrize("name", level_names())
def test_a_turn_takes_no_longer_than_promised(name: str, alone: bool) -> None:
    for game in all_games():
        level = level_of(name, game.name, alone)
        assert level.turn_seconds <= LONGEST_TURN[name], game.name
        assert level.seconds <= level.turn_seconds, game.name


class Obvious(Advice[Any]):
    """To which one option stands out, and everything else is the same: lines end where they begin."""

    def __init__(self, option: Action, bias: float) -> None:
        self.option, self.added, self.looks = option, bias, 0

    def bias(self, s: Any, seat: int, action: Action) -> float:
        return self.added if action is self.option else 0.0

    def value(self, s: Any, seat: int) -> float:
        return 0.0

    def horizon(self, s: Any) -> int:
        self.looks += 1
        return self.looks


def often_seen(game: Game[Any], state: State, seat: int, name: str, option: Action) -> int:
    """In how many of a few decisions a level sees an option."""
    seen = 0
    for seed in range(TRIES):
        bot = LevelBot(name, seed, timed=False)
        bot.most_lines = 1
        seen += any(each.option is option for each in bot.ranked(game, state, seat))
    return seen


@pytest.mark.parametrize("name", ["beginner", "casual"])
@pytest.mark.parametrize(("game", "seats"), ONE_TABLE_EACH, ids=ONE_TABLE_IDS)
def test_what_stands_out_is_never_overlooked(
    game: Game[Any], seats: int, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever option it is; what stands out a little less is overlooked now and then."""
    decisions = ((state.clone(), seat) for state, seat in some_decisions(game, seats, every=29, games=1))
    some = [(state, seat, option) for state, seat in decisions for option in game.legal(state, seat)[:3]]
    overlooked = 0
    for state, seat, option in some[:9]:
        monkeypatch.setitem(game.advisers, HAND, Obvious(option, STANDS_OUT))
        assert often_seen(game, state, seat, name, option) == TRIES
        monkeypatch.setitem(game.advisers, HAND, Obvious(option, STANDS_OUT - 1.0))
        overlooked += TRIES - often_seen(game, state, seat, name, option)
    assert overlooked > 0


@pytest.mark.slow
@pytest.mark.skipif(not STATUS.exists(), reason="only Linux tells the most memory that a process had since its start")
def test_master_thinks_in_little_memory() -> None:
    """In all games within one process, as a worker of a server does."""
    done = subprocess.run([sys.executable, "-c", THINKS], capture_output=True, text=True, check=True)
    *thought, megabytes = done.stdout.splitlines()
    assert thought == [f"{game.name} 3" for game in all_games()]
    assert 20 < int(megabytes) <= MOST_MEMORY
