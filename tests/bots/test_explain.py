"""Advice for people: three options, reasons, a probable answer, from what the seat may know."""

from __future__ import annotations

import random
from typing import Any

import pytest

from at_random import ONE_TABLE_EACH, ONE_TABLE_IDS, random_match
from longhall.bots.counsel import SHOWN, Counsel, telling
from longhall.bots.explain import COMPARED, LEAST_ANSWERS, Effort, advise, cost, search_of
from longhall.bots.forecast import FEWEST, forecast
from longhall.bots.level_bot import LevelBot
from longhall.kernel.bot.advice import Advice
from longhall.kernel.game import Game
from longhall.kernel.match import Match
from longhall.kernel.step import State
from toy.runes import GAME as TOY

each_game = pytest.mark.parametrize(("game", "seats"), ONE_TABLE_EACH, ids=ONE_TABLE_IDS)


def counsel(game: Game[Any], state: State, seat: int, lines: int = 16) -> Counsel:
    """Advice of a quick adviser with all the time it needs."""
    return advise(game, state, seat, 7, Effort("beginner", 0.0, lines))


def as_text(found: Counsel) -> str:
    offers = [(offer.option.notation, offer.behind, offer.win_chance) for offer in found.offers]
    reply = found.reply and (found.reply.seat, found.reply.label.message, found.reply.label.args, found.reply.count)
    return repr((offers, found.reasons, reply))


def decisions(game: Game[Any], seats: int, moves: int) -> Match:
    """A game after some moves, where somebody has a choice."""
    match = random_match(game, seats, seed=3, moves=moves)
    rng = random.Random(1)
    while len(game.legal(match.state, game.to_act(match.state)[0])) < 4:
        seat = game.to_act(match.state)[0]
        match.act(seat, rng.choice(game.legal(match.state, seat)))
    return match


@each_game
def test_games_that_a_seat_cannot_tell_apart_get_the_same_advice(game: Game[Any], seats: int) -> None:
    for moves in (4, 30):
        state = decisions(game, seats, moves).state
        seat = game.to_act(state)[0]
        other = game.resample(state, seat, random.Random(5))
        assert as_text(counsel(game, state, seat)) == as_text(counsel(game, other, seat))


@each_game
def test_the_best_are_legal_and_different(game: Game[Any], seats: int) -> None:
    state = decisions(game, seats, 20).state
    seat = game.to_act(state)[0]
    before = game.dump(state)
    found = counsel(game, state, seat)
    assert game.dump(state) == before
    notations = [offer.option.notation for offer in found.offers]
    assert len(set(notations)) == len(notations) <= SHOWN
    assert {*notations} <= {option.notation for option in game.legal(state, seat)}
    behind = [offer.behind for offer in found.offers]
    assert behind[0] == 0
    assert behind == sorted(behind)
    sizes = [abs(points) for _, points in found.reasons]
    assert sizes == sorted(sizes, reverse=True)


class Sure(Advice[Any]):
    """Goes by the points, and always tells the same chances."""

    def value(self, s: Any, seat: int) -> float:
        return float(TOY.score(s).totals[seat])

    def horizon(self, s: Any) -> int:
        return 0

    def reply(self, s: Any, seat: int, options: Any, chance: Any) -> Any:
        return options[0]

    def win_chances(self, s: Any) -> list[float]:
        return [0.25, 0.75]


class KnowingToy(type(TOY)):  # type: ignore[misc]
    """The toy game with an evaluator that tells win chances."""

    def advice(self, knowledge: str = "hand") -> Advice[Any]:
        return Sure()


def test_win_chances_are_told_where_the_game_knows_them() -> None:
    match = Match(TOY, {}, 2, seed="toy")
    seat = TOY.to_act(match.state)[0]
    assert {offer.win_chance for offer in counsel(TOY, match.state, seat).offers} == {None}
    game = KnowingToy()
    for asked, chance in ((0, 0.25), (1, 0.75)):
        offers = counsel(game, match.state, asked).offers
        assert [offer.win_chance for offer in offers] == pytest.approx([chance] * len(offers))


def test_no_more_lines_than_chances_need() -> None:
    """Brian Boru's take all they may get; where each line tells the same chance, a few are enough."""
    game = KnowingToy()
    state = Match(TOY, {}, 2, seed="toy").state
    looks = 0

    def clock() -> float:
        nonlocal looks
        looks += 1
        return 0.0

    effort = Effort("beginner", 0.0, clock=clock)
    shown = LevelBot("beginner", 1, timed=False).ranked(game, state, 0)
    forecast(search_of(game, state, 1, effort, 1.0), state, 0, shown, 10 * FEWEST)
    assert looks == FEWEST, "one before every line but the first"
    boru, seats = next(at for at in ONE_TABLE_EACH if at[0].name == "brian-boru")
    state = decisions(boru, seats, 30).state
    seat = boru.to_act(state)[0]
    shown = LevelBot("beginner", 1, timed=False).ranked(boru, state, seat)[:SHOWN]
    looks, effort = 0, Effort("strong", 0.0, clock=clock)
    forecast(search_of(boru, state, 1, effort, 1.0), state, seat, shown, 4 * FEWEST)
    assert looks == 4 * FEWEST - 1


def test_only_an_answer_is_told_as_one() -> None:
    """In the toy game all decide at once: whatever the other does is no answer, until the next round."""
    match = Match(TOY, {}, 2, seed="toy")
    assert len(TOY.to_act(match.state)) == 2
    assert counsel(TOY, match.state, 0).reply is None


def test_somebody_answers_in_brian_boru() -> None:
    game = next(game for game, _ in ONE_TABLE_EACH if game.name == "brian-boru")
    rng = random.Random(2)
    match = Match(game, {}, 3, seed="answers")
    found = 0
    while len(match.moves) < 60:
        acting = game.to_act(match.state)
        legal = game.legal(match.state, acting[0])
        if len(acting) == 1 and len(legal) > 1 and len(match.moves) % 3 == 0:
            reply = counsel(game, match.state, acting[0], lines=5 * COMPARED).reply
            if reply is not None:
                assert reply.seat != acting[0]
                assert reply.count >= LEAST_ANSWERS
                found += 1
        match.act(acting[0], rng.choice(legal))
    assert found


def test_small_reasons_are_not_told() -> None:
    assert telling([]) == []
    assert telling([("a", 2.0), ("b", -0.6), ("c", 0.4), ("d", 0.4)]) == [("a", 2.0), ("b", -0.6)]
    assert telling([("a", 0.06), ("b", 0.04)]) == [("a", 0.06)]
    assert [part for part, _ in telling([(name, 1.0) for name in "abcd"])] == ["a", "b", "c"]


@each_game
def test_what_a_move_costs(game: Game[Any], seats: int) -> None:
    """The same option costs nothing; two options cost the opposite of each other, part by part."""
    state = decisions(game, seats, 12).state
    seat = game.to_act(state)[0]
    first, *others = game.legal(state, seat)
    before = game.dump(state)

    def between(better: Any, taken: Any) -> Any:
        return cost(game, state, seat, better, taken, 3, Effort("beginner", 0.0, 12))

    same = between(first, first)
    assert (same.points, same.win_chance or 0.0) == (0.0, 0.0)
    second = next(option for option in others if between(first, option).reasons[0][1])
    one, other = between(first, second), between(second, first)
    assert one.points == pytest.approx(-other.points)
    assert dict(one.reasons) == pytest.approx({part: -points for part, points in other.reasons})
    assert one.points == pytest.approx(sum(points for _, points in one.reasons))
    assert game.dump(state) == before
