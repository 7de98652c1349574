"""The levels: a file that can be read, one search, a budget that is kept, nothing hidden seen."""

from __future__ import annotations

import random
from typing import Any

import pytest

from at_random import ONE_TABLE_EACH, ONE_TABLE_IDS, random_game, some_decisions
from longhall.bots.greedy import GreedyBot
from longhall.bots.level import level_names, level_of, levels
from longhall.bots.level_bot import LevelBot
from longhall.bots.search import Search
from longhall.kernel.action import Action
from longhall.kernel.bot.figures import figures_of, read_knowledge, with_figures
from longhall.kernel.bot.learned import steady_answer
from longhall.kernel.chance import Chance, quick_chance
from longhall.kernel.errors import LonghallError
from longhall.kernel.game import Game
from longhall.kernel.registry import find_game
from longhall.kernel.step import State
from slow_clock import SlowClock

each_game = pytest.mark.parametrize(("game", "seats"), ONE_TABLE_EACH, ids=ONE_TABLE_IDS)
each_level = pytest.mark.parametrize("name", level_names())


@each_game
@each_level
def test_every_level_is_known_in_every_game(game: Game[Any], seats: int, name: str) -> None:
    level = level_of(name, game.name)
    assert level.lines > 0
    assert 0.0 <= level.overlooks < 1.0
    assert game.advice(level.knowledge).values(game.setup({}, seats, Chance(random.Random(1).random)))


def test_the_levels_go_up() -> None:
    assert level_names() == ["beginner", "casual", "strong", "master"]


@each_game
@each_level
def test_the_choice_depends_on_nothing_hidden(game: Game[Any], seats: int, name: str) -> None:
    """From the same seed it weighs every option alike in two states that its seat cannot tell apart."""
    rng = random.Random(4)
    for state, seat in some_decisions(game, seats, every=23):
        found = []
        for position in (state, game.resample(state, seat, rng)):
            bot = LevelBot(name, 8, timed=False)
            bot.most_lines = 12
            found.append([(each.option, each.worth) for each in bot.ranked(game, position, seat)])
        assert found[0] == found[1]


LITTLE_MASTER: dict[str, dict[str, Any]] = {
    "brian-boru": {"lines": 160},
    "feast-for-odin": {"lines": 24, "play_outs": 200},
    "pax-viking": {"lines": 24, "deep": 8, "horizons": 2, "finish": 100},
}
"""By game: Master with fewer lines."""
WITHOUT = {"finish": 0, "play_outs": 0}


@each_game
def test_the_choice_of_master_depends_on_nothing_hidden(
    game: Game[Any], seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor where it looks for ways to win and plays games out, as no bot does that has a limit of lines."""
    master, own = levels()["master"], LITTLE_MASTER[game.name]
    little, less = f"little {game.name}", f"less {game.name}"
    monkeypatch.setitem(levels(), little, master | {game.name: master[game.name] | own})
    monkeypatch.setitem(levels(), less, master | {game.name: master[game.name] | own | WITHOUT})

    def ranked(level: str, position: State, seat: int) -> list[tuple[Action, float]]:
        bot = LevelBot(level, 8, timed=False)
        return [(each.option, each.worth) for each in bot.ranked(game, position, seat)]

    rng = random.Random(4)
    used = 0
    for state, seat in [(state.clone(), seat) for state, seat in some_decisions(game, seats, every=37, games=1)][-4:]:
        other = game.resample(state, seat, rng)
        assert game.dump(other) != game.dump(state)
        found = ranked(little, state, seat)
        assert ranked(little, other, seat) == found
        used += ranked(less, state, seat) != found
    assert bool(used) == any(own.get(name) for name in WITHOUT)


@each_game
def test_a_search_ends_when_its_time_is_over(game: Game[Any], seats: int) -> None:
    """With far more lines than fit: every option has been looked at once, and few more lines were begun."""
    for state, seat in some_decisions(game, seats, every=41, games=1):
        options = game.legal(state, seat)
        clock = SlowClock(1.0)
        for tree, deep in ((False, 0), (True, 0), (False, 10**9)):
            search = Search(game, game.advice(), random.Random(1), 10**9, clock() + 3.0, tree, deep, 2, clock)
            ranked = search.ranked(state, seat, options)
            assert len(ranked) == len(options)
            assert sum(each.lines for each in ranked) <= 8 * len(options)


@each_game
def test_the_order_of_options_is_no_matter(game: Game[Any], seats: int) -> None:
    """Where time ends at once, and where a policy is told what the rollout policy would take."""
    base = game.advice()
    for state, seat in some_decisions(game, seats, every=5):
        options = game.legal(state, seat)
        clock = SlowClock(1.0)
        search = Search(game, base, random.Random(1), 8, clock() + 2.0, False, clock=clock)
        assert {prospect.option for prospect in search.ranked(state, seat, options[::-1])} == set(options)
        answers = [turned[steady_answer(base, state, seat, turned)] for turned in (options, options[::-1])]
        assert answers[0] is answers[1]


@each_game
def test_without_a_clock_lines_decide(game: Game[Any], seats: int) -> None:
    for state, seat in some_decisions(game, seats, every=61, games=1):
        options = game.legal(state, seat)
        if len(options) == 4:
            ranked = Search(game, game.advice(), random.Random(1), 40, 0.0, False).ranked(state, seat, options)
            if ranked[0].lines:
                assert sorted(each.lines for each in ranked) == [5, 5, 15, 15]


def test_a_level_that_overlooks_sees_something() -> None:
    game = ONE_TABLE_EACH[0][0]
    for state in random_game(game, ONE_TABLE_EACH[0][1], 1):
        if state.waiting:
            seat = game.to_act(state)[0]
            bot = LevelBot("beginner", 3, timed=False)
            bot.most_lines = 1
            assert 1 <= len(bot.ranked(game, state, seat)) <= len(game.legal(state, seat))


def test_figures_are_read_and_wrong_ones_refused() -> None:
    class Weights:
        one = 1.0
        some = [1.0, 2.0]  # noqa: RUF012

    assert figures_of(Weights()) == {"one": 1.0, "some": [1.0, 2.0]}
    changed = with_figures(Weights(), {"one": 3, "some": [4, 5]})
    assert (changed.one, changed.some) == (3.0, [4.0, 5.0])
    for wrong in ({"two": 1.0}, {"one": [1.0]}, {"some": [1.0]}, {"one": True}, {"one": "1"}):
        with pytest.raises(LonghallError):
            with_figures(Weights(), wrong)  # type: ignore[arg-type]
    for name in ("nothing", "../tuned", "a/b"):
        with pytest.raises(LonghallError):
            read_knowledge(__file__, name)


def test_in_a_tree_each_seat_learns_from_its_own_choices() -> None:
    """Where several are asked at once, all choose for themselves, whatever the seat takes; what follows knows of it."""
    game = find_game("brian-boru")
    chance = quick_chance(2)
    state = game.setup({}, 4, chance)
    while not game.asks_several(state):
        actor = game.to_act(state)[0]
        game.apply(state, actor, game.legal(state, actor)[0], chance)
    search = Search(game, game.advice(), random.Random(1), 400, 0.0, True)
    ranked = search.ranked(state, 0, game.legal(state, 0))
    assert set(search.others.choices) == {1, 2, 3}
    for choice in search.others.choices.values():
        assert choice.visits == 2 * sum(prospect.lines for prospect in ranked), "two cards each, whatever the seat took"
        assert sum(found.visits for found in choice.tries.values()) == choice.visits
    assert len(ranked) > 1
    for prospect in ranked:
        assert set(prospect.node.choices) <= {0}, "what it takes next of the same cards"
        assert prospect.node.after is not None
        assert prospect.node.after.choices, "what follows, when all know what the seat took"


@pytest.mark.parametrize("deep", [0, 48])
@each_game
def test_a_search_stops_when_nothing_can_change(game: Game[Any], seats: int, deep: int) -> None:
    """It takes what it would take with all its lines, nearby and as far as deep lines go."""
    stopped = 0
    for state, seat in some_decisions(game, seats, every=17):
        options = game.legal(state, seat)
        if len(options) == 1:
            continue
        found = []
        for may_stop in (True, False):
            search = Search(game, game.advice(), random.Random(5), 96, 0.0, False, deep, 2 if deep else 1)
            search.may_stop = may_stop
            found.append(search.ranked(state, seat, options))
        few, all_lines = (sum(prospect.lines for prospect in ranked) for ranked in found)
        assert found[0][0].option is found[1][0].option
        assert few <= all_lines
        stopped += few < all_lines
    assert stopped


def test_levels_stop_where_greedy_goes_on() -> None:
    """Of two options greedy gives each half of its lines, always: it is the reference, and stays as it was."""
    game = find_game("brian-boru")
    lines: dict[str, set[int]] = {"strong": set(), "greedy": set()}
    for state, seat in some_decisions(game, 4, every=7):
        if len(game.legal(state, seat)) == 2:
            for name, bot in (("strong", LevelBot("strong", 1, timed=False)), ("greedy", GreedyBot(1, lines=160))):
                lines[name].add(sum(prospect.lines for prospect in bot.ranked(game, state, seat)))
    assert lines["greedy"] == {160}
    assert len(lines["strong"]) > 1


def test_a_level_may_be_otherwise_for_whoever_plays_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table of a game changes the level, and its own table for playing alone changes that; others are as usual."""
    told = {key: value for key, value in levels()["master"].items() if not isinstance(value, dict)}
    told["pax-viking"] = {"lines": 7, "alone": {"lines": 9}}
    monkeypatch.setitem(levels(), "trial", told)
    usual, alone = (level_of("trial", "pax-viking", by_oneself) for by_oneself in (False, True))
    assert (usual.lines, alone.lines) == (7, 9)
    assert usual.seconds == alone.seconds == told["seconds"]
    assert level_of("trial", "brian-boru", True).lines == told["lines"]
