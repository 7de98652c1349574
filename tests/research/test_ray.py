"""Ray: the same games as without it, on a real cluster of two nodes, one of which is killed in the middle."""

from __future__ import annotations

import json
import signal
import sys
import warnings
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest
from finished_games import LITTLE, NO_TIME, some_games
from measuring import (
    crashing,
    make_toy_bot,
    refusing,
    squares,
    squares_after_a_crash,
    squares_held_up,
    toy,
    tuned_toy,
    where_it_ran,
)
from ray_nodes import Nodes, two_nodes
from test_interrupts import send

from longhall.cli import main
from longhall.kernel.errors import LonghallError
from longhall.kernel.registry import find_game
from longhall.research.analyses import analyses
from longhall.research.arena.games import arena
from longhall.research.arena.report import ArenaReport
from longhall.research.runners import ray_cluster
from longhall.research.runners.backend import HERE, Backend
from longhall.research.runners.batches import Batches
from longhall.research.runners.interrupts import interruptible
from longhall.research.runners.work import Batch
from longhall.research.simulate import simulate
from longhall.research.tuning.tune import Settings, Tuning, search

ray = import_module("ray") if sys.version_info < (3, 15) else pytest.importorskip("ray")
pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Nodes]:
    """One for all tests here, which also stay connected: starting it takes seconds, and so do its first workers."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with two_nodes() as nodes:
            yield nodes
            ray_cluster.disconnect()


@pytest.fixture
def nodes(cluster: Nodes) -> Nodes:
    """Both nodes are there."""
    cluster.join()
    return cluster


def facts(report: ArenaReport) -> list[Any]:
    return [(one.shares, one.scores, one.rating, one.sat) for one in report.entrants]


def test_every_job_is_done_and_both_nodes_do_some(nodes: Nodes) -> None:
    with Backend(ray=nodes.address).runner(where_it_ran) as runner:
        found = dict(runner.run(range(300)))
    assert sorted(found) == list(range(300))
    assert len(set(found.values())) == 2, "a core on each node"


def test_the_same_games_as_without_it(nodes: Nodes) -> None:
    backend = Backend(ray=nodes.address)
    game = find_game("brian-boru")
    there, here = (simulate(game, 3, 12, ["random"], 7, backend=one) for one in (backend, HERE))
    there.seconds = here.seconds
    assert there == here
    bots = ["clever", "random", "random"]
    reports = [arena(toy(), bots, 30, 5, make=make_toy_bot, opener=toy, backend=one) for one in (backend, HERE)]
    assert facts(reports[0]) == facts(reports[1])
    settings = Settings(game="runes", players=2, population=4, games=2, lines=0)
    tunings = [Tuning(tuned_toy(), settings) for _ in range(2)]
    for tuning, one in zip(tunings, (backend, HERE), strict=True):
        assert search(tuning, tuned_toy, one, 1e9, 2, lambda now: None)
    assert tunings[0].history == tunings[1].history


def test_games_are_analysed_on_the_cluster(nodes: Nodes) -> None:
    there, here = (
        analyses(some_games(2), NO_TIME, 5, backend=backend, depth=LITTLE)
        for backend in (Backend(ray=nodes.address), HERE)
    )
    assert there == here
    assert None not in there


def test_what_a_killed_node_was_doing_is_done_again(
    nodes: Nodes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    losses: list[Batch] = []
    lose = Batches.lost

    def lost(batches: Batches, batch: Batch) -> None:
        losses.append(batch)
        lose(batches, batch)

    monkeypatch.setattr(Batches, "lost", lost)
    found = []
    with Backend(ray=nodes.address).runner(partial(squares_held_up, tmp_path, nodes.head)) as runner:
        for result in runner.run(range(30)):
            found.append(result)
            if nodes.second is not None:
                nodes.kill()
    assert sorted(found) == [(number, number**2) for number in range(30)], "each once"
    assert losses, "a batch was under way on the node that was killed"


def test_a_node_that_is_killed_in_the_middle_costs_nothing(nodes: Nodes) -> None:
    def kill(done: int, total: int) -> None:
        if done >= total // 4 and nodes.second is not None:
            nodes.kill()

    game = find_game("brian-boru")
    there = simulate(game, 3, 120, ["random"], 8, progress=kill, backend=Backend(ray=nodes.address))
    assert nodes.second is None, "it was killed"
    here = simulate(game, 3, 120, ["random"], 8)
    there.seconds = here.seconds
    assert there == here


@pytest.mark.soak
def test_nodes_come_and_go_and_no_game_is_missing(nodes: Nodes) -> None:
    """The second node is killed, joins again and is killed again."""
    seen: list[int] = []

    def disturb(done: int, total: int) -> None:
        if done * 4 // total > len(seen):
            seen.append(done)
            nodes.kill() if nodes.second is not None else nodes.join()

    game = find_game("brian-boru")
    there = simulate(game, 4, 8_000, ["random"], 9, progress=disturb, check=False, backend=Backend(ray=nodes.address))
    assert len(seen) >= 3
    here = simulate(game, 4, 8_000, ["random"], 9, check=False)
    there.seconds = here.seconds
    assert there == here


def test_the_batch_of_a_lost_worker_is_done_again(nodes: Nodes, tmp_path: Path) -> None:
    with Backend(ray=nodes.address).runner(partial(squares_after_a_crash, tmp_path)) as runner:
        assert sorted(runner.run(range(7))) == [(number, number**2) for number in range(7)]
    assert (tmp_path / "crashed").exists()


def test_a_batch_that_ends_every_worker_is_given_up(nodes: Nodes) -> None:
    with Backend(ray=nodes.address).runner(crashing) as runner, pytest.raises(LonghallError) as caught:
        list(runner.run([1]))
    assert caught.value.message == "error-worker-lost"


def test_errors_reach_the_caller(nodes: Nodes) -> None:
    with Backend(ray=nodes.address).runner(refusing) as runner, pytest.raises(LonghallError) as caught:
        list(runner.run([1, 2]))
    assert (caught.value.message, caught.value.facts) == ("error-worker-lost", {"times": 1})


def test_another_version_on_a_node_is_refused(nodes: Nodes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_cluster, "__version__", "0.0.0")
    with Backend(ray=nodes.address).runner(squares) as runner, pytest.raises(LonghallError) as caught:
        list(runner.run([1]))
    assert caught.value.message == "error-ray-version"
    assert caught.value.facts["ours"] == "0.0.0"


def test_an_interrupt_keeps_what_is_finished(nodes: Nodes) -> None:
    progress = partial(send, signal.SIGTERM, 20)
    backend = Backend(ray=nodes.address)
    with interruptible():
        report = arena(toy(), ["random"] * 3, 30_000, 5, progress=progress, opener=toy, backend=backend)
    assert report.interrupted
    assert 3 <= report.games < 30_000
    with backend.runner(squares) as runner:
        assert dict(runner.run([4])) == {0: 16}, "and the cluster is free again"


def test_from_the_command_line(nodes: Nodes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [tmp_path / "there.json", tmp_path / "here.json"]
    words = ["arena", "brian-boru", "--bots", "random", "--players", "3", "--games", "6", "--lang", "en", "--json"]
    assert main([*words, str(files[0]), "--ray", nodes.address, "--workers", "1"]) == 0
    assert main([*words, str(files[1])]) == 0
    there, here = (json.loads(file.read_text()) for file in files)
    assert [one["mean_score"] for one in there["entrants"]] == [one["mean_score"] for one in here["entrants"]]
    assert there["command"] == here["command"]
    assert not ray.is_initialized(), "a command leaves the cluster when it is done"


def test_a_data_set_from_the_cluster_is_the_same(nodes: Nodes, tmp_path: Path) -> None:
    words = ["selfplay", "brian-boru", "--bots", "random", "--players", "3", "--games", "4", "--lang", "en", "--out"]
    assert main([*words, str(tmp_path / "there"), "--ray", nodes.address]) == 0
    assert main([*words, str(tmp_path / "here")]) == 0
    assert pq.read_table(tmp_path / "there") == pq.read_table(tmp_path / "here")


def test_an_address_where_nothing_answers(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "1", "--ray", "127.0.0.1:1", "--lang", "en"]) == 2
    assert "The Ray cluster 127.0.0.1:1 cannot be used" in " ".join(capsys.readouterr().err.split())


def test_without_the_library_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["simulate", "--games", "1", "--ray", "--lang", "en"]) == 2
    assert "pip install longhall[research]" in " ".join(capsys.readouterr().err.split())
