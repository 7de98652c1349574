"""What Pax Viking tells bots: values that are the sum of their reasons, and that grow with what wins."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from at_random import random_game
from longhall.bots.greedy import GreedyBot
from longhall.games.pax_viking.bot.aims import Aims
from longhall.games.pax_viking.bot.evaluator import PARTS, PaxAdvice
from longhall.games.pax_viking.bot.features import Way, of_rivals
from longhall.games.pax_viking.bot.needs import needs_of
from longhall.games.pax_viking.bot.weights import OTHER_VERBS, TESTS, VERBS, Weights
from longhall.games.pax_viking.game import PaxViking
from longhall.games.pax_viking.state.position import BY_STALL, OVER, Pax
from longhall.kernel.chance import quick_chance
from longhall.kernel.match import Match
from longhall.kernel.registry import find_game
from longhall.kernel.step import advance
from longhall.kernel.variants import chosen_variants
from longhall.research.arena.games import arena

GAME = find_game("pax-viking")
assert isinstance(GAME, PaxViking)
ADVICE = PaxAdvice()


def position(given: dict[str, Any]) -> Pax:
    """A position of two players, before it is run on."""
    assert isinstance(GAME, PaxViking)
    return GAME.arrange({"at": "actions", **given}, ["p1", "p2"], chosen_variants(GAME.variants, {}))


def part(s: Pax, name: str) -> float:
    return dict(ADVICE.reasons(s, 0))[name]


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_the_value_is_the_sum_of_its_reasons(seats: int) -> None:
    for number, state in enumerate(random_game(GAME, seats, 2)):
        if number % 25 == 0:
            reasons = ADVICE.reasons(state, seats - 1)
            assert {name for name, _ in reasons} <= set(PARTS)
            assert ADVICE.value(state, seats - 1) == pytest.approx(sum(points for _, points in reasons))


def test_a_finished_game_is_worth_its_result() -> None:
    *_, last = random_game(GAME, 3, 5)
    assert isinstance(last, Pax)
    assert last.phase == OVER
    for seat in range(3):
        won = bool(last.winners >> seat & 1)
        assert (ADVICE.value(last, seat) > 0) == won
        assert [name for name, _ in ADVICE.reasons(last, seat)] == ["result"]


def test_each_step_to_a_card_is_worth_more_than_the_one_before() -> None:
    cards = ["standard_duchy_victory", "hard_silk_road", "hard_network_victory", "legendary_pax_viking"]
    ventures = {"estland_1": "osilians", "estland_2": "curonians", "burtas_1": "radimichs", "burtas_2": "vyatichs"}
    worths = []
    for held in range(5):
        owners = dict.fromkeys(list(ventures)[:held], "p1")
        s = position({"victory": cards, "ventures": ventures, "owners": owners})
        worths.append(part(s, "cards"))
    steps = [after - before for before, after in pairwise(worths)]
    assert all(step > 0 for step in steps)
    assert steps[-1] > steps[0]
    whole = position({"victory": cards, "ventures": ventures, "owners": dict.fromkeys(ventures, "p1")})
    assert needs_of(whole, Weights(), 0).fulfilled


def test_a_longship_nearer_to_a_post_is_worth_more() -> None:
    far = position({"silfr": {"p1": 9}, "longships": {"p1": {"caspian": 1}}})
    near = position({"silfr": {"p1": 9}, "longships": {"p1": {"dublin": 1}}})
    assert part(near, "prospects") > part(far, "prospects")


def test_a_rival_who_is_near_a_card_takes_away() -> None:
    ventures = {"estland_1": "osilians", "estland_2": "curonians"}
    cards = ["standard_duchy_victory", "hard_silk_road", "hard_network_victory", "legendary_pax_viking"]
    free = position({"victory": cards, "ventures": ventures})
    held = position({"victory": cards, "ventures": ventures, "owners": dict.fromkeys(ventures, "p2")})
    assert part(held, "rival") < part(free, "rival") <= 0


def test_a_network_sees_how_near_the_cards_are_and_the_events() -> None:
    """A fulfilled card, an event in hand with a longship at its place, and to the others that this is so."""
    ventures = {"estland_1": "osilians", "estland_2": "curonians", "burtas_1": "radimichs", "burtas_2": "vyatichs"}
    cards = ["standard_duchy_victory", "hard_silk_road", "hard_network_victory", "legendary_pax_viking"]
    given = {"victory": cards, "ventures": ventures, "owners": dict.fromkeys(ventures, "p1")}
    holding = {**given, "hands": {"p1": ["holmgang"]}, "longships": {"p1": {"birka": 1}}}
    poor, ready = position(given), position(holding)
    assert needs_of(poor, Weights(), 0).fulfilled
    own, with_event = (Way(s, Weights(), 0, Aims(s, Weights(), 0).near) for s in (poor, ready))
    assert own.far[0] == with_event.far[0] == 1.0
    assert own.far == sorted(own.far, reverse=True)
    assert own.steps[0] == 0.0 < own.steps[1]
    assert (own.events, own.at_hand) == (0, 0.0)
    assert with_event.events == 1
    assert with_event.at_hand == Weights().reach[0]

    def threat(s: Pax, seat: int) -> list[float]:
        return of_rivals(s, [Way(s, Weights(), one, [0.0] * s.box.posts) for one in (0, 1)], seat)

    waiting, threatened = threat(poor, 1), threat(ready, 1)
    assert [waiting[at] for at in (0, 3, 4)] == [1.0, 1.0, 0.0]
    assert [threatened[at] for at in (0, 3, 4)] == [1.0, 1.0, 1.0]
    assert threat(ready, 0)[3:5] == [0.0, 0.0]


def test_what_tests_and_verbs_are_worth_is_tuned_one_by_one() -> None:
    """Tuning moves equal neighbours of a list together: there are none."""
    assert isinstance(GAME, PaxViking)
    weights = Weights()
    assert len(weights.effort) == len(TESTS)
    assert len(weights.liked) == OTHER_VERBS + 1
    for figures in (weights.effort, weights.liked):
        assert all(one != following for one, following in pairwise(figures))
    assert set(VERBS) <= {action.verb for action in GAME.book.all}


def test_what_a_network_sees_and_the_value_come_from_the_same_parts() -> None:
    for number, state in enumerate(random_game(GAME, 4, 3)):
        if number % 25 == 0:
            rows, values = ADVICE.features_and_values(state)
            assert values == pytest.approx(ADVICE.values(state))
            assert rows == ([] if not state.stack else ADVICE.features(state))


def test_many_short_lines_are_valued_by_hand_and_few_long_ones_by_the_network() -> None:
    learned, by_hand = GAME.advice("learned"), GAME.advice_of(GAME.figures("learned"))
    s = position({"silfr": {"p1": 9}, "longships": {"p1": {"dublin": 1}}})
    assert learned.values_of([s, s], 0) == by_hand.values_of([s, s], 0)
    assert learned.by_hand(s, 0) == by_hand.by_hand(s, 0) == by_hand.value(s, 0)
    assert learned.value(s, 0) != by_hand.value(s, 0)


def test_quiet_rounds_cost_so_that_games_do_not_stall() -> None:
    s = position({})
    before = ADVICE.value(s, 0)
    s.quiet = 6
    assert ADVICE.value(s, 0) < before


def test_lines_end_when_the_next_action_is_asked_for() -> None:
    match = Match(GAME, {}, 2, "horizon")
    s = match.state
    assert isinstance(s, Pax)
    seat = GAME.to_act(s)[0]
    start = ADVICE.horizon(s)
    journey = next(action for action in GAME.legal(s, seat) if action.verb == "journey")
    GAME.apply(s, seat, journey, quick_chance(1))
    while s.stack[-1].kind == "sail":
        assert ADVICE.horizon(s) == start
        GAME.apply(s, seat, GAME.legal(s, seat)[-1], quick_chance(1))
    assert ADVICE.horizon(s) != start


def test_greedy_wins_at_once_when_it_can() -> None:
    """Two duchies and an event in hand with a longship alone in its area."""
    ventures = {"estland_1": "osilians", "estland_2": "curonians", "burtas_1": "radimichs", "burtas_2": "vyatichs"}
    s = position(
        {
            "victory": ["standard_duchy_victory", "hard_silk_road", "hard_network_victory", "legendary_pax_viking"],
            "ventures": ventures,
            "owners": dict.fromkeys(ventures, "p1"),
            "hands": {"p1": ["holmgang"]},
            "longships": {"p1": {"birka": 1}},
        }
    )
    advance(s, quick_chance(3), None)
    choice = GreedyBot(1, 40).choose(GAME, s, 0)
    assert choice.notation == "play holmgang"


@pytest.mark.soak
def test_greedy_wins_the_solo_game_once_in_three() -> None:
    """With Eric the Victorious and 16 events."""
    games = 60
    won = 0
    for seed in range(games):
        chance = quick_chance(seed)
        s = GAME.setup({"solo_jarl": "eric", "solo_events": "16"}, 1, chance)
        bot = GreedyBot(seed)
        while s.waiting:
            GAME.apply(s, 0, bot.choose(GAME, s, 0), chance)
        won += s.winners & 1
    assert won >= games / 3


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "promised"), [(2, 0.75), (4, 0.6)])
def test_greedy_wins_as_often_as_promised_against_random_bots(seats: int, promised: float) -> None:
    report = arena(GAME, ["greedy", *["random"] * (seats - 1)], games=40, seed=1)
    greedy = report.entrants[0]
    assert greedy.sat == [40 // seats] * seats
    assert greedy.interval()[0] > promised, greedy.as_json()


@pytest.mark.soak
def test_few_random_games_stall() -> None:
    """Fewer than one in two hundred end because no tile has moved for five rounds."""
    stalls = 0
    for seed in range(400):
        for seats in range(2, 7):
            *_, last = random_game(GAME, seats, seed)
            assert isinstance(last, Pax)
            stalls += last.ending == BY_STALL
    assert stalls < 400 * 5 / 200
