"""A learned policy: what it sees, what it says, and how the search follows it."""

from __future__ import annotations

import random
from base64 import b64encode
from typing import Any

import numpy as np
import pytest

from at_random import ONE_TABLE_EACH, ONE_TABLE_IDS, some_decisions
from longhall.bots.search import FEWEST, Choice, Prospect, Search, Try, covering
from longhall.kernel.action import Action
from longhall.kernel.bot.advice import Advice
from longhall.kernel.bot.figures import Knowledge
from longhall.kernel.bot.policy import Policy
from longhall.kernel.chance import quick_chance
from longhall.kernel.game import Game
from longhall.kernel.registry import find_game

UNITS = 5
each_game = pytest.mark.parametrize(("game", "seats"), ONE_TABLE_EACH, ids=ONE_TABLE_IDS)


def some_policy(size: int, actions: int, seed: int = 1) -> dict[str, str]:
    """Weights by chance, as they are in a file."""
    rng = np.random.default_rng(seed)
    shapes = {"inputs": (size, UNITS), "biases": (UNITS,), "outputs": (actions, UNITS), "ends": (actions,)}
    return {
        name: b64encode(rng.normal(0.0, 0.2, shape).astype("<f2").tobytes()).decode() for name, shape in shapes.items()
    }


def guided(game: Game[Any]) -> Advice[Any]:
    return game.advice_by(Knowledge({"policy": some_policy(game.layout().size, len(game.book.all) + 1)}))


def searched(game: Game[Any], advice: Advice[Any], state: Any, seat: int, tree: bool, whole: bool) -> list[Prospect]:
    search = Search(game, advice, random.Random(3), 40, 0.0, tree)
    search.whole = whole
    return search.ranked(state, seat, game.legal(state, seat))


def test_scores_are_those_of_the_layers() -> None:
    inputs = [[1.0, -1.0], [0.5, 0.0], [0.0, 2.0]]
    outputs = [[1.0, 0.0], [0.0, 1.0], [2.0, -1.0]]
    biases, ends = [0.25, -1.0], [0.0, 0.5, 0.0]
    policy = Policy(*(np.array(part, "<f2").tobytes() for part in (inputs, biases, outputs, ends)))
    assert policy.scores(bytes([2, 0, 1]), [2, 0, 1]) == [4.5, 2.25, 0.5]
    assert policy.scores(bytes([0, 4, 2]), [1]) == [3.5]
    assert policy.scores(bytes(3), [0, 1]) == [0.25, 0.5]
    assert policy.scores(bytes([2, 0, 1]), [0, 1], answer=1) == [2.25, 5.0], "the last row is the trust in an answer"


@each_game
def test_priors_are_shares_and_depend_on_nothing_hidden(game: Game[Any], seats: int) -> None:
    """What is asked in a resampled state, as the search asks, is the same from whichever state that was made."""
    advice = guided(game)
    for state, seat in some_decisions(game, seats, every=23):
        options = game.legal(state, seat)
        other = game.resample(state, seat, random.Random(4))
        found = [advice.priors(game.resample(one, seat, random.Random(5)), seat, options) for one in (state, other)]
        assert len(found[0]) == len(options)
        assert sum(found[0]) == pytest.approx(1.0)
        assert found[0] == found[1]


@each_game
def test_the_same_seed_and_lines_give_the_same_move(game: Game[Any], seats: int) -> None:
    """In states that the seat cannot tell apart, with a tree and without."""
    advice = guided(game)
    rng = random.Random(4)
    for state, seat in some_decisions(game, seats, every=61, games=1):
        other = game.resample(state, seat, rng)
        for tree in (False, True):
            found = [
                [(one.option, one.standing) for one in searched(game, advice, position, seat, tree, whole=False)]
                for position in (state, state, other)
            ]
            assert found[0] == found[1] == found[2]


@each_game
def test_everything_else_is_as_without_a_policy(game: Game[Any], seats: int) -> None:
    advice, plain = guided(game), game.advice()
    state = game.setup({}, seats, quick_chance(1))
    assert plain.priors(state, 0, game.legal(state, 0)) == []
    assert advice.values(state) == plain.values(state)
    assert advice.features(state) == plain.features(state)
    assert advice.horizon(state) == plain.horizon(state)
    assert advice.win_chances(state) == []


def test_a_policy_of_another_size_is_left_out() -> None:
    """As where somebody's own content has other actions."""
    game = find_game("brian-boru")
    size, actions = game.layout().size, len(game.book.all)
    state = game.setup({}, 4, quick_chance(1))
    seat = game.to_act(state)[0]
    options = game.legal(state, seat)
    for sizes, known in (
        ((size, actions), True),
        ((size + 1, actions), False),
        ((size, actions - 1), False),
        ((size, actions + 1), True),
    ):
        advice = game.advice_by(Knowledge({"policy": some_policy(*sizes)}))
        assert bool(advice.priors(state, seat, options)) == known


class Opinion(Advice[Any]):
    """Finds one action likely, and no position better than another."""

    def __init__(self, game: Game[Any], favourite: Action, likely: float = 0.99) -> None:
        self.base = game.advice()
        self.favourite = favourite
        self.likely = likely
        self.asked = 0

    def value(self, s: Any, seat: int) -> float:
        return float(s.round)

    def horizon(self, s: Any) -> int:
        return self.base.horizon(s)

    def priors(self, s: Any, seat: int, options: list[Action]) -> list[float]:
        self.asked += 1
        if self.favourite not in options:
            return [1.0 / len(options)] * len(options)
        rest = (1.0 - self.likely) / (len(options) - 1)
        return [self.likely if option is self.favourite else rest for option in options]


def draft() -> tuple[Game[Any], Any]:
    """A position in which four players choose cards at once."""
    game = find_game("brian-boru")
    chance = quick_chance(2)
    state = game.setup({}, 4, chance)
    while not game.asks_several(state):
        actor = game.to_act(state)[0]
        game.apply(state, actor, game.legal(state, actor)[0], chance)
    return game, state


def test_only_likely_options_get_lines() -> None:
    game, state = draft()
    options = game.legal(state, 0)
    assert len(options) > FEWEST
    opinion = Opinion(game, options[-1])
    found = searched(game, opinion, state, 0, tree=False, whole=False)
    assert len(found) == FEWEST
    assert found[0].option is options[-1], "what is equally good goes by the prior"
    assert all(one.lines for one in found)
    assert opinion.asked == 1, "without a tree it is asked once"


def test_for_learning_all_options_get_lines() -> None:
    game, state = draft()
    found = searched(game, Opinion(game, game.legal(state, 0)[-1]), state, 0, tree=False, whole=True)
    assert {one.option for one in found} == set(game.legal(state, 0))
    assert all(one.lines for one in found)


def test_a_prior_counts_less_with_every_line() -> None:
    game, state = draft()
    likely, unlikely = (Prospect(option, 0.0) for option in game.legal(state, 0)[:2])
    likely.prior, unlikely.prior = 0.9, 0.1
    search = Search(game, game.advice(), random.Random(1), 1, 0.0, False)
    behind = []
    for value in (4.0, 6.0, 4.0, 6.0):
        likely.add(value)
        unlikely.add(value + 0.2)
        search.hint([likely, unlikely])
        behind.append(likely.standing - unlikely.standing)
        assert likely.worth < unlikely.worth
    assert behind[1] > behind[3] > 0.0


def test_in_the_tree_likely_options_are_taken_more_often() -> None:
    game, state = draft()
    options = game.legal(state, 1)
    search = Search(game, Opinion(game, options[-1], 0.5), random.Random(1), 40, 0.0, True)
    search.guided = True
    search.note(1.0)
    search.note(2.0)
    choice = Choice()
    taken = []
    for _ in range(20):
        choice.visits += 1
        action = search.likely_or_best(state, 1, options, choice)
        taken.append(action)
        found = choice.tries.setdefault(action.code, Try())
        found.visits += 1
        found.total += 1.5
    assert taken[0] is options[-1]
    assert 20 > taken.count(options[-1]) > 5
    assert len(set(taken)) > 1
    assert set(choice.priors) == {option.code for option in options}


@pytest.mark.parametrize(
    ("priors", "chance", "fewest", "count"),
    [
        ([0.1, 0.7, 0.2], 0.7, 1, 1),
        ([0.1, 0.7, 0.2], 0.8, 1, 2),
        ([0.1, 0.7, 0.2], 0.5, 2, 2),
        ([0.1, 0.7, 0.2], 1.1, 1, 3),
        ([1.0], 0.5, 4, 1),
    ],
)
def test_as_many_options_as_it_takes(priors: list[float], chance: float, fewest: int, count: int) -> None:
    assert covering(priors, chance, fewest) == count
