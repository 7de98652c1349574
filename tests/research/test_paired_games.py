"""The arena: the same deal from every seat, the same games whatever the workers, early stops, interrupts."""

from __future__ import annotations

import json
import multiprocessing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from measuring import make_fragile_bot, make_toy_bot, toy

from longhall.kernel.errors import LonghallError
from longhall.kernel.registry import find_game
from longhall.research import commit
from longhall.research.arena.entrants import make_entrant, read_entrants
from longhall.research.arena.games import arena
from longhall.research.arena.intervals import HIGHER, SequentialTest, wilson
from longhall.research.arena.one_game import Job, Table
from longhall.research.arena.report import ArenaReport
from longhall.research.runners.backend import Backend


def facts(report: ArenaReport) -> dict[str, Any]:
    """The report without what a clock says."""
    data: dict[str, Any] = json.loads(json.dumps(report.as_json()))
    del data["games_per_second"]
    for entrant in data["entrants"]:
        del entrant["milliseconds"], entrant["turn_seconds"]
    return data


def toy_arena(games: int, workers: int = 1, **more: Any) -> ArenaReport:
    return arena(
        toy(), ["clever", "random", "random"], games, 5, make=make_toy_bot, backend=Backend(workers), opener=toy, **more
    )


def test_the_number_of_workers_changes_nothing() -> None:
    reports = [toy_arena(30, workers) for workers in (1, 2, 3)]
    assert facts(reports[0]) == facts(reports[1]) == facts(reports[2])
    assert reports[0].games == 30


def test_the_commit_is_that_of_when_the_games_began(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever commits while games are played does not change what plays them."""
    built_from = tmp_path / "built_from.txt"
    built_from.write_text("a" * 40)
    monkeypatch.setattr(commit, "BUILT_FROM", built_from)
    report = toy_arena(3, progress=lambda done, total: built_from.write_text("b" * 40))
    assert report.as_json()["commit"] == "a" * 40


def test_workers_play_registered_games() -> None:
    game = find_game("brian-boru")
    reports = [arena(game, ["random"] * 3, 3, seed=2, backend=Backend(workers)) for workers in (1, 2)]
    assert facts(reports[0]) == facts(reports[1])


def test_a_deal_is_played_from_every_seat() -> None:
    """All are dealt the same hands in all games of a deal, and each bot has each of them once."""
    hands: list[tuple[int, ...]] = []
    table = Table(["clever", "random", "random"], 5, {}, make_toy_bot)
    game = toy()
    setup = game.setup

    class Watched(type(game)):  # type: ignore[misc]
        def setup(self, *given: Any, **more: Any) -> Any:
            state = setup(*given, **more)
            hands.append(tuple(state.hands))
            return state

    watched = Watched()
    watched.book = game.book
    for deal in (0, 1):
        for rotation in range(3):
            table.play(watched, Job(deal, rotation))
    assert len(set(hands[:3])) == len(set(hands[3:])) == 1
    assert hands[0] != hands[3]
    sat = toy_arena(9).entrants[0].sat
    assert sat == [3, 3, 3]


def test_games_are_rounded_up_to_whole_deals() -> None:
    report = toy_arena(4)
    assert (report.games, len(report.deals)) == (6, 2)


def test_a_better_bot_is_found_to_be_better() -> None:
    report = toy_arena(300)
    best, *others = report.entrants
    assert best.interval()[0] > 1 / 3
    assert best.mean_score > max(other.mean_score for other in others)
    assert best.rating is not None
    assert best.rating[0] > max(other.rating[0] for other in others if other.rating)
    assert sum(entrant.wins for entrant in report.entrants) == pytest.approx(300)


def test_the_interval_is_that_of_deals() -> None:
    report = toy_arena(60)
    entrant = report.entrants[0]
    assert len(entrant.shares) == 20
    low, high = entrant.interval()
    narrow = wilson(entrant.wins, entrant.games)
    assert low <= narrow[0] + 1e-9
    assert high >= narrow[1] - 1e-9


@pytest.mark.parametrize("workers", [1, 2])
def test_a_decided_test_ends_the_games_at_the_same_deal(workers: int) -> None:
    test = SequentialTest(1 / 3, 0.5)
    report = toy_arena(3000, workers, test=test)
    assert test.decision == HIGHER
    assert report.games == 3 * test.deals < 3000
    assert report.games == toy_arena(3000, test=SequentialTest(1 / 3, 0.5)).games


def test_an_interrupt_keeps_finished_deals() -> None:
    def stop(done: int, total: int) -> None:
        if done == 8:
            raise KeyboardInterrupt

    report = toy_arena(30, progress=stop)
    assert report.interrupted
    assert report.games == 6, "the third deal was not played from every seat"
    kept, whole = facts(report), facts(toy_arena(6))
    assert kept.pop("interrupted") is True
    assert whole.pop("interrupted") is False
    assert kept == whole


def test_an_interrupt_ends_the_workers() -> None:
    def stop(done: int, total: int) -> None:
        if done == 8:
            raise KeyboardInterrupt

    report = toy_arena(300, workers=2, progress=stop)
    assert report.interrupted
    assert 0 < report.games < 9
    assert multiprocessing.active_children() == []


def test_the_games_of_a_lost_worker_are_played_again(tmp_path: Path) -> None:
    crashing = arena(
        toy(), ["random"] * 3, 9, 5, make=partial(make_fragile_bot, tmp_path), backend=Backend(2), opener=toy
    )
    assert (tmp_path / "crashed").exists()
    assert facts(crashing) == facts(arena(toy(), ["random"] * 3, 9, 5, make=make_toy_bot))


def test_an_interrupt_before_anything_is_finished_is_one() -> None:
    def stop(done: int, total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        toy_arena(30, progress=stop)


def test_times_are_those_of_decisions_and_of_whole_turns() -> None:
    """Whoever exchanges a rune is often the first to choose one in the next round: these two decisions are one turn."""
    report = toy_arena(30)
    for entrant in report.entrants:
        assert 0 < len(entrant.turns) < len(entrant.decisions)
        assert sum(entrant.turns) == pytest.approx(sum(entrant.decisions))
        assert max(entrant.turns) >= max(entrant.decisions)


def test_alone_there_are_points_and_no_share_where_every_game_counts_as_won() -> None:
    game = find_game("pax-viking")
    report = arena(game, ["random"], games=3, seed=1)
    entrant = report.as_json()["entrants"][0]  # type: ignore[index]
    assert entrant["win_rate"] is not None, "the empire can fail"
    assert entrant["rating"] is None
    assert entrant["turn_seconds"] is None
    report.counts_wins = False
    assert report.as_json()["entrants"][0]["win_rate"] is None  # type: ignore[index]


def test_variants_are_bots_with_other_lines() -> None:
    assert make_entrant("greedy:7", 1).lines == 7  # type: ignore[attr-defined]
    assert read_entrants("random,greedy", 4, reference_lines=9) == ["random", "greedy:9", "greedy:9", "greedy:9"]
    assert read_entrants("Random, greedy:3") == ["random", "greedy:3"]
    assert make_entrant("master:24", 1).most_lines == 24  # type: ignore[attr-defined]
    assert read_entrants("master:24,strong") == ["master:24", "strong"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("alien", "error-no-such-bot"),
        ("random:3", "error-no-such-variant"),
        ("greedy:0", "error-no-such-variant"),
        ("alien:3", "error-no-such-variant"),
        ("master:0", "error-no-such-variant"),
        ("greedy:", "error-no-such-variant"),
        ("greedy:²", "error-no-such-variant"),
        ("random,random,random", "error-too-many-bots"),
    ],
)
def test_unknown_bots_are_refused(text: str, message: str) -> None:
    with pytest.raises(LonghallError) as caught:
        read_entrants(text, 2)
    assert caught.value.message == message
