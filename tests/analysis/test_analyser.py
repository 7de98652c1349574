"""The analysis of whole games: the same every time, from what seats may know, and only cut by time."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import longhall.games  # noqa: F401  (registers the games)
from at_random import random_match
from longhall.analysis.analyser import Analyser, Depth, analyse, has_choice, positions_of
from longhall.analysis.outlook import Outlook, standard_error
from longhall.analysis.result import (
    CHANCE,
    LUCK,
    PLAY,
    POINTS,
    Analysis,
    JudgedDecision,
    LuckSwing,
    NamedOption,
    read_analysis,
    write_analysis,
)
from longhall.analysis.turning_points import MOST, turning_points
from longhall.analysis.weigh import Weighed, beyond_doubt
from longhall.kernel.chance import Outcome, ScriptedChance
from longhall.kernel.errors import LonghallError
from longhall.kernel.match import Match
from longhall.kernel.records.saga import load_saga
from longhall.kernel.step import State
from toy.runes import GAME as TOY

GOLDEN = Path(__file__).parent.parent / "golden"
LITTLE = Depth(chart=1, refined=0, luck=4, quick=2, deep=4, decisions=3, moves=3, searched=2)
ONE_EACH = ["brian-boru-3", "feast-for-odin-2-short", "pax-viking-2-beginner"]
ALONE = ["feast-for-odin-1-short", "pax-viking-1-8-events"]


def golden(name: str) -> Match:
    return load_saga(GOLDEN / f"{name}.saga").match


def shortened(analyser: Analyser, decisions: int) -> Analyser:
    """An analyser that looks at a few decisions only, spread over the game."""
    analyser.choices = analyser.choices[:: max(1, len(analyser.choices) // decisions)]
    return analyser


def run(analyser: Analyser) -> Analysis:
    for _ in analyser.work():
        pass
    return analyser.result()


@pytest.mark.parametrize("name", ONE_EACH)
def test_a_game_of_each_kind(name: str) -> None:
    match = golden(name)
    found = run(shortened(Analyser(match, ["a"] * match.seats, 1, LITTLE), 12))
    assert found.finished
    assert found.unit == CHANCE
    assert len(found.chart) == found.moves + 1
    assert all(sum(standing) == pytest.approx(1.0, abs=0.001) for standing in found.chart)
    winners = match.game.score(match.state).winners
    assert [seat for seat, chance in enumerate(found.chart[-1]) if chance] == winners
    assert sum(decision.deep for decision in found.decisions) == LITTLE.decisions
    for decision in found.decisions:
        assert decision.cost >= 0.0
        assert bool(decision.cost) == bool(decision.best) == bool(decision.line)
    assert read_analysis(write_analysis(found)) == found


@pytest.mark.parametrize("name", ALONE)
def test_alone_one_plays_for_points(name: str) -> None:
    match = golden(name)
    found = run(shortened(Analyser(match, ["a"], 1, LITTLE), 6))
    assert found.unit == POINTS
    assert {len(standing) for standing in found.chart} == {1}
    assert found.chart[-1] == found.chart[-2]


def test_the_same_seed_finds_the_same_and_time_only_cuts() -> None:
    match = random_match(TOY, 3, seed=1)
    whole = analyse(match, ["a", "b", "c"], 0.0, 5, LITTLE)
    assert analyse(match, ["a", "b", "c"], 0.0, 5, LITTLE) == whole
    assert analyse(match, ["a", "b", "c"], 0.0, 6, LITTLE) != whole
    ticks = iter(range(1000))
    seen: list[tuple[int, int]] = []
    cut = analyse(match, ["a", "b", "c"], 3.5, 5, LITTLE, lambda *at: seen.append(at), lambda: float(next(ticks)))
    assert not cut.finished
    assert cut.chart == whole.chart
    assert 0 < len(cut.decisions) < len(whole.decisions)
    assert {decision.move for decision in cut.decisions} <= {decision.move for decision in whole.decisions}
    assert [done for done, _ in seen] == list(range(1, len(seen) + 1))


def test_the_chart_is_drawn_again_more_exactly() -> None:
    match = random_match(TOY, 2, seed=2)
    analyser = Analyser(match, ["a", "b"], 1, Depth(chart=1, refined=30, luck=1, quick=1, decisions=0, searched=1))
    first: list[list[float]] = []
    for _ in analyser.work():
        if analyser.drawn and not first:
            first = [list(standing) for standing in analyser.chart]
    assert first != analyser.chart
    assert first[-1] == first[-2]
    assert analyser.chart[-1] == analyser.chart[-2]


def test_no_time_at_all_still_draws_the_chart() -> None:
    match = random_match(TOY, 2, seed=2)
    ticks = iter(range(1000))
    cut = analyse(match, ["a", "b"], 0.5, 5, LITTLE, clock=lambda: float(next(ticks)))
    assert len(cut.chart) == len(match.moves) + 1
    assert cut.decisions == []


def test_a_game_that_is_not_over_is_refused() -> None:
    match = random_match(TOY, 2, seed=2, moves=2)
    with pytest.raises(LonghallError) as refused:
        Analyser(match, ["a", "b"])
    assert refused.value.message == "error-analysis-unfinished"


def test_a_decision_is_judged_from_what_the_seat_may_know() -> None:
    """In positions that the seat cannot tell apart the same is found."""
    match = golden("brian-boru-3")
    analyser = Analyser(match, ["a"] * 3, 1, LITTLE)
    number = analyser.choices[40]
    seat = match.moves[number].seat
    judged = analyser.judge(number, "strong", 3)
    analyser.positions[number] = match.game.resample(analyser.positions[number], seat, random.Random(9))
    other = analyser.judge(number, "strong", 3)
    assert (other.cost, other.expected, other.reasons) == (judged.cost, judged.expected, judged.reasons)


def test_a_line_can_be_played_and_ends_with_chance() -> None:
    match = golden("feast-for-odin-2-short")
    analyser = Analyser(match, ["a", "b"], 1, LITTLE)
    s = analyser.positions[0].clone()
    seat = match.game.to_act(s)[0]
    for option in match.game.legal(s, seat):
        line = analyser.line(s, seat, option, random.Random(1), 5)
        trial = s.clone()
        for at, move in enumerate(line):
            action = match.game.book.parse(move.option.action)
            assert action is not None
            outcomes = [Outcome(each.kind, each.value) for each in move.outcomes]
            match.game.apply(trial, move.seat, action, ScriptedChance(outcomes))
            assert not outcomes or at == len(line) - 1


class Lead(Outlook):
    """The toy game, valued by the points on the table alone."""

    def of(self, s: State) -> list[float]:
        return [float(points) for points in TOY.score(s).totals]


def test_options_are_compared_in_the_same_states() -> None:
    match = Match(TOY, {}, 2, seed="toy")
    low, *_, high = TOY.legal(match.state, 0)
    weighed = Weighed(Lead(TOY, match.state, "beginner"), 0, [low, high])
    weighed.add(match.state, random.Random(1), 60)
    assert weighed.difference(low, low) == (0.0, 0.0)
    gain, error = weighed.difference(high, low)
    back, _ = weighed.difference(low, high)
    assert gain == -back
    assert error > 0.0
    assert weighed.expected(high)[0] - weighed.expected(low)[0] == pytest.approx(gain)


def test_luck_is_what_chance_gave_beyond_what_could_have_come() -> None:
    """In the toy game the last prize is turned up by chance when the second is taken; nothing else is random then."""
    match = random_match(TOY, 2, seed=4)
    analyser = Analyser(match, ["a", "b"], 1, Depth(chart=4, refined=0, luck=200, quick=1, decisions=0, searched=1))
    analyser.outlook = Lead(TOY, analyser.positions[0], "master")
    found = run(analyser)
    drawn = [number for number, move in enumerate(match.moves) if move.outcomes]
    assert {luck.move for luck in found.luck} <= set(drawn)


def test_a_difference_within_its_error_counts_for_nothing() -> None:
    assert standard_error([1.0]) == 0.0
    assert standard_error([1.0, 3.0]) == pytest.approx(1.0)
    assert beyond_doubt(1.0, 0.6) == 0.0
    assert beyond_doubt(-1.0, 0.4) == -1.0


def decision(move: int, seat: int, cost: float) -> JudgedDecision:
    return JudgedDecision(move, seat, NamedOption("x", "x", {}), [0.5, 0.5], cost, 0.0, deep=False)


def test_turning_points_are_the_largest_swings() -> None:
    decisions = [decision(number, 0, 0.05 + number / 100) for number in range(9)] + [decision(20, 1, 0.01)]
    luck = [LuckSwing(3, [0.02, -0.3]), LuckSwing(5, [0.01, -0.01])]
    found = turning_points(decisions, luck, CHANCE)
    assert [(point.move, point.seat, point.kind, point.swing) for point in found[:2]] == [
        (3, 1, LUCK, -0.3),
        (8, 0, PLAY, -0.13),
    ]
    assert len(found) == MOST
    assert 20 not in {point.move for point in found}


def test_what_is_no_analysis_is_refused() -> None:
    for text in ("", "{}", "[1]"):
        with pytest.raises(LonghallError):
            read_analysis(text)
    known = analyse(random_match(TOY, 2, seed=2), ["a", "b"], 0.0, 1, LITTLE)
    data: Any = write_analysis(known).replace(b'"version":1', b'"version":99')
    with pytest.raises(LonghallError):
        read_analysis(data)


def test_asides_and_forced_moves_are_no_decisions() -> None:
    match = random_match(TOY, 2, seed=2)
    positions = positions_of(match)
    for number, move in enumerate(match.moves):
        options = TOY.legal(positions[number], move.seat)
        assert has_choice(TOY, positions[number], move) == (len(options) > 1)
