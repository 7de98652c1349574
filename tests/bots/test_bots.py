"""Bots play by the rules, repeat themselves from a seed, and do not see what is hidden."""

from __future__ import annotations

import random
from typing import Any

import pytest

from at_random import ONE_TABLE_EACH, ONE_TABLE_IDS, some_decisions
from longhall.bots.greedy import GreedyBot
from longhall.bots.level_bot import LevelBot
from longhall.bots.roster import bot_names, make_bot
from longhall.kernel.chance import quick_chance
from longhall.kernel.errors import LonghallError
from longhall.kernel.game import Game
from longhall.kernel.registry import find_game

each_game = pytest.mark.parametrize(("game", "seats"), ONE_TABLE_EACH, ids=ONE_TABLE_IDS)


def actions_of(game: Game[Any], seats: int, bot: str, seed: int, moves: int = 60) -> list[str]:
    """The beginning of a game of bots, written down."""
    chance = quick_chance(seed)
    players = [make_bot(bot, seed + seat, timed=False) for seat in range(seats)]
    for player in players:
        if isinstance(player, GreedyBot):
            player.lines = 1
        if isinstance(player, LevelBot):
            player.most_lines = 2
    state = game.setup({}, seats, chance)
    done: list[str] = []
    while not game.is_over(state) and len(done) < moves:
        seat = game.to_act(state)[0]
        action = players[seat].choose(game, state, seat)
        done.append(f"{seat} {action.notation}")
        game.apply(state, seat, action, chance)
    return done


@each_game
@pytest.mark.parametrize("bot", bot_names())
def test_choices_are_legal_and_leave_the_state_as_it_is(game: Game[Any], seats: int, bot: str) -> None:
    player = make_bot(bot, 3, timed=False)
    if isinstance(player, LevelBot):
        player.most_lines = 12
    for state, seat in some_decisions(game, seats, every=13):
        before = game.dump(state)
        legal = list(game.legal(state, seat))
        assert player.choose(game, state, seat) in legal
        assert game.dump(state) == before
        assert game.legal(state, seat) == legal


@each_game
@pytest.mark.parametrize("bot", bot_names())
def test_the_same_seed_plays_the_same_game(game: Game[Any], seats: int, bot: str) -> None:
    assert actions_of(game, seats, bot, 5) == actions_of(game, seats, bot, 5)
    assert actions_of(game, seats, bot, 5) != actions_of(game, seats, bot, 6)


@each_game
def test_the_greedy_choice_depends_on_nothing_hidden(game: Game[Any], seats: int) -> None:
    """From the same seed it weighs every option alike in two states that its seat cannot tell apart."""
    rng = random.Random(4)
    really_differ = 0
    for state, seat in some_decisions(game, seats, every=5):
        other = game.resample(state, seat, rng)
        assert game.view(other, seat) == game.view(state, seat)
        really_differ += game.dump(other) != game.dump(state)
        found = [GreedyBot(8, lines=12).ranked(game, position, seat) for position in (state, other)]
        assert [(each.option, each.worth) for each in found[0]] == [(each.option, each.worth) for each in found[1]]
    assert really_differ > 20


@each_game
def test_greedy_thinks_most_about_what_is_close(game: Game[Any], seats: int) -> None:
    for state, seat in some_decisions(game, seats, every=29):
        ranked = GreedyBot(1, lines=40).ranked(game, state, seat)
        assert {each.option.code for each in ranked} == {option.code for option in game.legal(state, seat)}
        lines = [each.lines for each in ranked]
        assert lines == sorted(lines, reverse=True), "who is dropped early gets the fewest"
        assert lines[-1] >= 1
        assert [each.worth for each in ranked[:2]] == sorted([each.worth for each in ranked[:2]], reverse=True)


def test_greedy_thinks_as_long_about_one_option_as_about_two() -> None:
    """Else the time that it takes would tell that a hidden hand left no choice."""
    lines: dict[int, set[int]] = {1: set(), 2: set()}
    for state, seat in some_decisions(find_game("brian-boru"), 4, every=1):
        ranked = GreedyBot(1, lines=40).ranked(find_game("brian-boru"), state, seat)
        if len(ranked) in lines:
            lines[len(ranked)].add(sum(each.lines for each in ranked))
    assert lines == {1: {40}, 2: {40}}


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(LonghallError) as caught:
        make_bot("ogre", 1)
    assert caught.value.facts["known"] == bot_names()
