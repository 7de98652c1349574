"""Analyses of finished games: started, cancelled, kept, shared by link; never of a game that runs."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from at_random import random_match
from longhall.analysis.analyser import Analyser, Depth
from longhall.analysis.result import write_analysis
from longhall.kernel.records.saga import write_saga
from longhall.server.play.analyses import SILENT, job_of
from longhall.server.play.workers.analysis_worker import analysing
from longhall.server.runtime.settings import Settings
from longhall.server.storage.queries.play import analyses as kept

from ..conftest import GAME, SEATS, Client, Served, serve

QUICK = Depth(chart=1, refined=0, luck=1, quick=1, deep=2, decisions=2, moves=3, searched=1)
SLEEPS = (sys.executable, "-c", "import time; time.sleep(600)")
BREAKS = (sys.executable, "-c", "print('what?')")


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, str, list[Client]]]:
    """A server with a finished game."""
    server = serve(Settings(data=tmp_path_factory.mktemp("analyses"), requests_per_minute=0))
    served = next(server)
    people = [served.guest(f"Guest{number}") for number in range(SEATS)]
    yield served, served.finished_table(people), people
    next(server, None)


@pytest.fixture
def game(hall: tuple[Served, str, list[Client]]) -> Iterator[tuple[Served, str, list[Client]]]:
    """The same, with nothing analysed."""
    served, table, _ = hall
    yield hall
    analyses = served.server.analyses
    analyses.command = type(analyses).__init__.__defaults__[0]  # type: ignore[index, misc]
    analyses.depth = None
    served.call(analyses.stop)
    served.call(kept.drop_analysis, served.server.store, table)


def path(table: str) -> str:
    return f"/api/tables/{table}/analysis"


async def ended(served: Served) -> None:
    """When no run is left."""
    while served.server.analyses._runs:
        await asyncio.gather(*served.server.analyses._runs.values(), return_exceptions=True)


def test_a_finished_game_is_analysed_once_and_kept(game: tuple[Served, str, list[Client]]) -> None:
    served, table, people = game
    served.server.analyses.depth = QUICK
    assert people[0].get(path(table))["state"] == "none"
    began = people[0].post(path(table), {}, 202)
    assert began["state"] in ("waiting", "running")
    assert people[1].post(path(table), {}, 202)["state"] in ("waiting", "running", "finished")
    assert len(served.server.analyses._runs) == 1
    served.call(ended, served)
    told = served.stranger().get(path(table))
    assert told["state"] == "finished"
    result = told["result"]
    live = served.table(table)
    assert live.match is not None
    assert result["names"] == live.names()
    assert len(result["chart"]) == len(live.match.moves) + 1
    assert result["decisions"]
    check_line(served, table, result)
    assert people[0].post(path(table), {}, 202)["result"] == result
    assert not served.server.analyses._runs
    assert people[0].ask("DELETE", path(table), 409)["message"] == "error-analysis-finished"
    row = served.call(kept.find_analysis, served.server.store, table)
    assert row is not None
    assert row.result is not None
    assert "Guest0" not in row.result, "names are those of today"


def check_line(served: Served, table: str, result: dict[str, Any]) -> None:
    """The line behind a costly decision can be looked at, position by position, and from any side."""
    costly = [decision for decision in result["decisions"] if decision["cost"]]
    assert costly
    for decision in costly[:3]:
        told = served.stranger().get(f"{path(table)}/line/{decision['move']}?seat={decision['seat']}")
        assert [step["option"] for step in told["steps"]] == [move["option"] for move in decision["line"]]
        assert all(step["view"]["game"] == GAME.name and len(step["hands"]) == SEATS for step in told["steps"])
    free = next(decision["move"] for decision in result["decisions"] if not decision["cost"])
    assert served.stranger().get(f"{path(table)}/line/{free}", 404)["message"] == "error-no-such-analysis"


def test_a_running_game_is_not_analysed(game: tuple[Served, str, list[Client]]) -> None:
    served, _, people = game
    table = served.running_table(people)
    assert people[0].post(path(table), {}, 409)["message"] == "error-analysis-unfinished"
    assert people[0].get(f"{path(table)}/line/0", 404)["message"] == "error-no-such-analysis"
    served.stranger().post(path(table), {}, 401)


def test_it_can_be_cancelled_by_those_at_the_table_and_started_again(game: tuple[Served, str, list[Client]]) -> None:
    served, table, people = game
    served.server.analyses.command = SLEEPS
    people[0].post(path(table), {}, 202)
    assert served.guest("Stranger").ask("DELETE", path(table), 403)["message"] == "error-not-seated"
    people[1].ask("DELETE", path(table), 204)
    served.call(ended, served)
    assert people[0].get(path(table))["state"] == "none"
    assert people[1].ask("DELETE", path(table), 404)["message"] == "error-no-such-analysis"
    assert people[0].post(path(table), {}, 202)["state"] == "waiting"


def test_a_run_whose_row_is_gone_ends_by_itself(game: tuple[Served, str, list[Client]]) -> None:
    """So another process can cancel it."""
    served, table, people = game
    served.server.analyses.depth = QUICK
    people[0].post(path(table), {}, 202)
    assert served.call(kept.drop_run, served.server.store, table)
    served.call(ended, served)
    assert people[0].get(path(table))["state"] == "none"


def test_what_fails_can_be_tried_again(game: tuple[Served, str, list[Client]]) -> None:
    served, table, people = game
    served.server.analyses.command = BREAKS
    people[0].post(path(table), {}, 202)
    served.call(ended, served)
    assert people[0].get(path(table))["state"] == "failed"
    served.server.analyses.command = SLEEPS
    assert people[0].post(path(table), {}, 202)["state"] == "waiting"


def test_an_interrupted_one_is_none(game: tuple[Served, str, list[Client]], monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that is killed leaves a row behind, of which nothing more is heard."""
    served, table, people = game
    row = kept.AnalysisRow(table, "elsewhere", kept.RUNNING, 3, 9, None, served.server.analyses.clock())
    assert served.call(kept.begin_analysis, served.server.store, row, 0.0)
    assert people[0].get(path(table))["state"] == "running"
    later = row.at + SILENT + 1
    monkeypatch.setattr(served.server.analyses, "clock", lambda: later)
    assert people[0].get(path(table))["state"] == "none"
    served.server.analyses.command = SLEEPS
    assert people[0].post(path(table), {}, 202)["state"] == "waiting"


def test_not_too_many_wait(game: tuple[Served, str, list[Client]], monkeypatch: pytest.MonkeyPatch) -> None:
    served, table, people = game
    monkeypatch.setattr("longhall.server.play.analyses.MOST_WAITING", -1)
    assert people[0].post(path(table), {}, 429)["message"] == "error-too-often"
    monkeypatch.setattr(served.server.settings, "analysis_workers", 0)
    assert people[0].post(path(table), {}, 409)["message"] == "error-analysis-off"
    assert people[0].get(path(table))["state"] == "none"


def test_a_result_of_another_program_is_forgotten(game: tuple[Served, str, list[Client]]) -> None:
    served, table, people = game
    row = kept.AnalysisRow(table, "old", kept.FINISHED, 9, 9, "{}", 1.0)
    assert served.call(kept.begin_analysis, served.server.store, row, 0.0)
    assert people[0].get(path(table), 404)["message"] == "error-no-such-analysis"
    assert people[0].get(path(table))["state"] == "none"


def test_a_saga_gets_a_table_and_an_analysis(game: tuple[Served, str, list[Client]]) -> None:
    served, _, people = game
    served.server.analyses.command = SLEEPS
    whole = write_saga(random_match(GAME, SEATS, 5), [f"P{number}" for number in range(SEATS)])
    told = people[0].post("/api/analyses", {"saga": whole}, 202)
    assert told["state"] == "waiting"
    assert people[0].get(f"/api/tables/{told['table']}")["table"]["status"] == "finished"
    before = served.call(tables_of, served)
    half = write_saga(random_match(GAME, SEATS, 5, moves=9), [f"P{number}" for number in range(SEATS)])
    assert people[0].post("/api/analyses", {"saga": half}, 409)["message"] == "error-analysis-unfinished"
    people[0].post("/api/analyses", {"saga": "nothing"}, 400)
    people[0].post("/api/analyses", {"saga": "x" * 200_001}, 413)
    assert served.call(tables_of, served) == before


async def tables_of(served: Served) -> int:
    from longhall.server.storage.queries.play.tables import count_tables

    return sum((await count_tables(served.server.store)).values())


def test_going_on_against_bots(game: tuple[Served, str, list[Client]]) -> None:
    """One seat is the person's, the others are played by bots; nothing of it is rated."""
    served, table, _ = game
    visitor = served.guest("Visitor")
    made = visitor.post(f"/api/tables/{table}/fork", {"move": 20, "seat": 1}, 201)["table"]
    assert [seat["kind"] for seat in made["seats"]] == ["bot", "human", *["bot"] * (SEATS - 2)]
    assert made["seats"][1]["name"] == "Visitor"
    assert not made["terms"]["rated"]
    assert (
        visitor.post(f"/api/tables/{table}/fork", {"move": 20, "seat": SEATS}, 404)["message"] == "error-no-such-seat"
    )


def test_the_worker_tells_the_chart_first_and_stops_in_time(game: tuple[Served, str, list[Client]]) -> None:
    served, table, _ = game
    job = job_of(served.table(table), 4.0, QUICK)
    seconds, ticks = iter(range(10**6)), iter(range(1, 10**6))
    news = list(analysing(job, clock=lambda: float(next(seconds)), wall=lambda: float(next(ticks))))
    first, last = (each.result for each in news if each.result is not None)
    assert (first.decisions, first.finished) == ([], False)
    assert first.chart == last.chart
    assert news[-1].over
    assert 0 < len(last.decisions) < 10
    assert not last.finished


def test_a_finished_one_outlives_the_server(tmp_path: Path) -> None:
    match = random_match(GAME, SEATS, 5)
    saga = write_saga(match, [f"P{number}" for number in range(SEATS)])
    found = Analyser(match, [""] * SEATS).result()
    row = kept.AnalysisRow("", "run", kept.FINISHED, 9, 9, write_analysis(found).decode(), 1.0)
    for _ in range(2):
        server = serve(Settings(data=tmp_path, requests_per_minute=0))
        served = next(server)
        if not row.table:
            row.table = served.guest("Ada").post("/api/sagas", {"saga": saga}, 201)["table"]["id"]
            served.call(kept.begin_analysis, served.server.store, row, 0.0)
        told = served.stranger().get(path(row.table))
        assert told["state"] == "finished"
        assert told["result"]["names"][0] == "P0"
        next(server, None)
