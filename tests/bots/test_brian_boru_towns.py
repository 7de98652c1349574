"""What Brian Boru's rollout policy remembers of towns is what it would find anew."""

from __future__ import annotations

import random

import pytest

from at_random import random_game
from longhall.games.brian_boru import GAME
from longhall.games.brian_boru.bot.towns import TownWorth
from longhall.games.brian_boru.bot.weights import Weights
from longhall.games.brian_boru.state.position import Boru
from longhall.kernel.chance import LineChance
from longhall.kernel.step import State

WORTH = Weights()
LINES = 6
"""How many lines are followed from the same position."""


def boru(state: State) -> Boru:
    assert isinstance(state, Boru)
    return state


def told(towns: TownWorth, s: Boru) -> list[float]:
    """All that it tells about a position."""
    towns.look(s)
    found: list[float] = []
    for seat, player in enumerate(s.players):
        found.append(towns.expansion(s, seat))
        for region in s.box.regions:
            found.append(towns.claim(s, seat, region))
            found.append(towns.town(s, seat, region))
            if player.towns & ~s.vikings & region.towns:
                found.append(towns.loss(s, seat, region))
    return found


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_is_remembered_along_a_game_is_what_would_be_found_anew(seats: int) -> None:
    remembering = TownWorth(WORTH)
    for seed in range(4):
        for state in random_game(GAME, seats, seed):
            assert told(remembering, boru(state)) == told(TownWorth(WORTH), boru(state))


def test_what_is_remembered_on_one_line_does_not_stay_for_the_next() -> None:
    remembering = TownWorth(WORTH)
    rng = random.Random(3)
    chance = LineChance(8)
    positions = [boru(state).clone() for seats in (4, 3) for state in random_game(GAME, seats, seed=9)]
    for position in rng.sample(positions, 12):
        for _ in range(LINES):
            line = position.clone()
            for _ in range(15):
                assert told(remembering, line) == told(TownWorth(WORTH), line)
                if not line.waiting:
                    break
                seat = rng.choice(GAME.to_act(line))
                GAME.apply(line, seat, rng.choice(GAME.legal(line, seat)), chance)


def with_towns(towns: dict[int, str]) -> Boru:
    defaults = {variant.name: variant.default for variant in GAME.variants}
    return boru(GAME.arrange({"at": "trick", "trick": 1, "towns": towns}, ["p1", "p2", "p3"], defaults))


def test_other_owners_and_other_tokens_are_noticed() -> None:
    mine, theirs = with_towns({17: "p1", 18: "p2", 30: "p1"}), with_towns({17: "p2", 18: "p2", 30: "p1"})
    turned = mine.clone()
    turned.face_up = (1 << len(mine.box.regions)) - 1
    remembering = TownWorth(WORTH)
    answers = [told(remembering, s) for s in (mine, turned, mine, theirs)]
    assert answers == [told(TownWorth(WORTH), s) for s in (mine, turned, mine, theirs)]
    assert len({tuple(answer) for answer in answers}) == 3


def test_a_region_is_worth_most_where_one_more_town_decides() -> None:
    def gain(towns: dict[int, str]) -> float:
        s = with_towns(towns)
        value = TownWorth(WORTH)
        value.look(s)
        return value.claim(s, 0, s.box.regions[s.box.towns[17].region])

    level = gain({17: "p1", 18: "p2"})
    assert level > gain({17: "p1", 18: "p1"})
    assert level > gain({17: "p2", 18: "p2"})
