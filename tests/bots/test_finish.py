"""Winning before the turn is over: found where nobody would look, and taken only if it is sure enough."""

from __future__ import annotations

import random
from typing import Any

import pytest

from longhall.bots.explain import Effort, advise
from longhall.bots.finish import SURE, Finish, Way
from longhall.bots.level import level_of, levels
from longhall.bots.level_bot import LevelBot
from longhall.bots.search import Prospect, Search
from longhall.games.pax_viking.game import PaxViking
from longhall.games.pax_viking.state.position import Pax
from longhall.kernel.action import Action
from longhall.kernel.bot.advice import Advice
from longhall.kernel.chance import Chance, quick_chance
from longhall.kernel.registry import find_game
from longhall.kernel.step import advance
from longhall.kernel.variants import chosen_variants

GAME = find_game("pax-viking")
LONG_AGO = 1e-9
DUCHIES = {"estland_1": "osilians", "estland_2": "curonians", "burtas_1": "radimichs", "burtas_2": "vyatichs"}


class Idler(Advice[Any]):
    """Knows what is worth having, and on a line of play never does anything for it."""

    def __init__(self) -> None:
        self.base = GAME.advice("tuned")
        self.met: set[str] = set()
        """What the second player held on the lines, as far as they came to an end."""

    def value(self, s: Any, seat: int) -> float:
        self.met.add(repr(s.players[1].hand))
        return self.base.value(s, seat)

    def turn(self, s: Any, seat: int) -> int:
        return self.base.turn(s, seat)

    def reply(self, s: Any, seat: int, options: list[Action], chance: Chance) -> Action:
        return options[-1]


def one_post_short(given: dict[str, Any] | None = None) -> Pax:
    """The first player has an event to win with, but the last post of the second duchy is still to be sailed to."""
    assert isinstance(GAME, PaxViking)
    at = {
        "at": "actions",
        "victory": ["standard_duchy_victory", "hard_silk_road", "hard_network_victory", "legendary_pax_viking"],
        "ventures": DUCHIES,
        "owners": dict.fromkeys(list(DUCHIES)[:3], "p1"),
        "hands": {"p1": ["holmgang"]},
        "longships": {"p1": {"birka": 1, "burtas": 1}},
    }
    s = GAME.arrange({**at, **(given or {})}, ["p1", "p2"], chosen_variants(GAME.variants, {}))
    advance(s, quick_chance(3), None)
    return s


def finish_of(seed: int = 5, lines: int = 2000, ends: float = 0.0) -> Finish:
    return Finish(Search(GAME, Idler(), random.Random(seed), 20, ends, False), lines)


def notations(way: Way | None) -> list[str]:
    assert way is not None
    return [action.notation for action in way.actions]


def test_a_way_of_several_actions_is_found_that_no_usual_line_takes() -> None:
    s = one_post_short()
    found = finish_of().find(s, 0)
    assert found is not None
    assert found.chance >= SURE
    assert {"journey burtas", "parley burtas_2", "play holmgang"} <= set(notations(found))
    usual = finish_of().turn(s.clone(), 0, [], 0)
    assert not usual.wins
    taken = finish_of().turn(s.clone(), 0, found.actions, 0)
    assert taken.wins
    assert taken.value > usual.value


def test_nobody_dreams_of_a_victory_that_is_out_of_reach() -> None:
    assert finish_of().find(one_post_short({"longships": {"p1": {"birka": 1}}}), 0) is None


def test_a_way_that_rests_on_the_luck_of_the_draw_is_not_taken() -> None:
    """Without the event in hand, only a lucky card wins."""
    s = one_post_short({"hands": {}})
    lucky = [way for seed in range(6) for way in finish_of(seed).ways(s, 0)]
    assert lucky
    assert all("draw" in notations(way) for way in lucky)
    assert finish_of().find(s, 0) is None


def alike() -> list[Pax]:
    """Two states that the first player cannot tell apart: the event that wins is in the pile, or the other holds it."""
    pile = ["holmgang", "great_schism", "founding_of_the_kievan_rus", "freyr"]
    one, other = (one_post_short({"hands": {"p2": [held]}, "pile": pile}) for held in ("great_schism", "holmgang"))
    assert GAME.view(one, 0) == GAME.view(other, 0)
    assert GAME.dump(one) != GAME.dump(other)
    return [one, other]


def test_the_same_seed_finds_the_same_ways_whatever_is_hidden() -> None:
    found = []
    for s in alike():
        finish = finish_of(1)
        found.append([(notations(way), finish.chance_of(s, 0, way, 0.0)) for way in finish.ways(s, 0)])
    assert found[0] == found[1]
    assert any(0.0 < chance < 1.0 for _, chance in found[0]), "what the other holds decides"


def test_lines_begin_in_states_that_the_seat_cannot_tell_apart() -> None:
    """Not in the true one alone: what others hold differs from line to line."""
    s = one_post_short({"hands": {"p2": ["great_schism", "founding_of_the_kievan_rus"]}})
    spy = Idler()
    Finish(Search(GAME, spy, random.Random(5), 20, 0.0, False), 400).ways(s, 0)
    assert len(spy.met) > 4


def test_it_does_not_touch_the_position() -> None:
    s = one_post_short()
    before = GAME.dump(s)
    finish_of().find(s, 0)
    assert GAME.dump(s) == before


def test_without_time_or_lines_or_in_others_turns_nothing_is_looked_for() -> None:
    s = one_post_short()
    assert finish_of(ends=LONG_AGO).find(s, 0) is None
    assert finish_of(ends=LONG_AGO).ways(s, 0) == []
    assert finish_of(lines=0).find(s, 0) is None
    assert finish_of().find(s, 1) is None


def test_the_option_that_begins_the_way_comes_first_and_none_is_lost() -> None:
    s = one_post_short()
    finish = finish_of()
    way = finish.find(s, 0)
    assert way is not None
    ranked = [Prospect(option, 0.0) for option in GAME.legal(s, 0) if option is not way.actions[0]]
    ranked.append(Prospect(way.actions[0], 0.0))
    after = finish.first(ranked, way)
    assert after[0].option is way.actions[0]
    assert after[0].wins == way.chance
    assert after[1:] == ranked[:-1]


def test_other_games_have_no_turns_to_win_in() -> None:
    for name in ("brian-boru", "feast-for-odin"):
        game = find_game(name)
        s = game.setup({}, 3, quick_chance(1))
        seat = game.to_act(s)[0]
        assert [game.advice(knowledge).turn(s, seat) for knowledge in ("hand", "learned")] == [-1, -1]


@pytest.fixture
def finisher() -> Any:
    """A level with few lines that looks for ways to win, as Master does."""
    everything = levels()
    everything["finisher"] = {
        **everything["beginner"],
        "overlooks": 0.0,
        "knowledge": "tuned",
        "lines": 1,
        "finish": 2000,
    }
    yield "finisher"
    del everything["finisher"]


def test_master_looks_for_ways_to_win_and_beginners_do_not() -> None:
    assert level_of("master", "pax-viking", False).finish > 0
    assert level_of("beginner", "pax-viking", False).finish == 0


def test_a_level_that_looks_for_ways_to_win_takes_them(finisher: str) -> None:
    seen = 0
    for seed in range(6):
        s = one_post_short()
        seen += LevelBot(finisher, seed, timed=False).ranked(GAME, s, 0)[0].wins >= SURE
        bot = LevelBot(finisher, seed, timed=False)
        while s.waiting and s.active == 0:
            seat = GAME.to_act(s)[0]
            GAME.apply(s, seat, bot.choose(GAME, s, seat), quick_chance(seed))
        assert not s.waiting
        assert GAME.score(s).winners == [0]
    assert seen > 3, "what is not seen at once is seen a decision later"


def test_a_level_that_looks_for_ways_to_win_sees_nothing_hidden(finisher: str) -> None:
    unsure = 0
    for seed in range(4):
        one, other = (
            [(each.option, each.worth, each.wins) for each in LevelBot(finisher, seed, timed=False).ranked(GAME, s, 0)]
            for s in alike()
        )
        assert one == other
        unsure += 0.0 < one[0][2] < 1.0
    assert unsure, "a way to win was found that rests on the draw"


def test_advice_tells_the_chance_to_win_with_the_way_that_was_found(finisher: str) -> None:
    found = advise(GAME, one_post_short(), 0, 3, Effort(finisher, 0.0, 16))
    assert found.offers[0].win_chance == 1.0
