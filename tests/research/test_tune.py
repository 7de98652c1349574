"""The search for better figures: it finds some, the same ones again, and goes on where it was left."""

from __future__ import annotations

import json
import subprocess
import sys
from operator import attrgetter
from pathlib import Path
from typing import Any

import pytest
from measuring import toy, tuned_toy

from longhall.bots.level import level_of
from longhall.kernel.errors import LonghallError
from longhall.kernel.registry import all_games
from longhall.research.arena.one_game import Played
from longhall.research.runners.backend import HERE, Backend
from longhall.research.tuning import tune
from longhall.research.tuning.figure_space import FigureSpace
from longhall.research.tuning.trials import Trial, fitness_alone, fitness_of, trial_of
from longhall.research.tuning.tune import Settings, Tuning, gain_of, resumed, search
from longhall.research.whole_file import write_whole

SETTINGS = Settings(game="runes", players=3, lines=0, seed=3, population=6, games=24)
FOREVER = 1e9


def run(generations: int, workers: int = 1, tuning: Tuning | None = None) -> Tuning:
    tuning = tuning or Tuning(tuned_toy(), SETTINGS)
    assert search(tuning, tuned_toy, Backend(workers), FOREVER, generations, lambda now: None)
    return tuning


def test_a_point_is_how_many_times_its_start_each_figure_is() -> None:
    space = FigureSpace({"low": -2.0, "list": [0.0, 3.0, 3.0, 0.5], "off": 0.0})
    assert space.size == 3, "equal neighbours are one, zeros none"
    assert space.figures([0.0] * 3) == space.start
    moved = space.figures([0.6931472, 0.0, -0.6931472])
    assert moved == {"low": -1.0, "list": [0.0, 6.0, 6.0, 0.5], "off": 0.0}
    assert space.figures([99.0] * 3)["low"] == pytest.approx(-2 * 54.598, abs=0.01), "within limits"
    assert space.start["list"] == [0.0, 3.0, 3.0, 0.5], "the start is left as it is"


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_game_has_figures_that_can_be_tuned(game: Any) -> None:
    space = FigureSpace(game.figures("hand"))
    assert space.size > 20
    assert game.figures(level_of("master", game.name).knowledge).keys() == game.figures("hand").keys()
    figures = space.figures([0.1] * space.size)
    advice = game.advice_of(figures)
    name = next(name for name, value in figures.items() if isinstance(value, float) and value > 0)
    found = attrgetter(name)(getattr(advice, "worths", None) or advice.worth)
    assert found == figures[name] != space.start[name]


def test_fitness_is_a_win_and_a_little_margin() -> None:
    def played(won: float, *points: int) -> Played:
        return Played(0, 0, [won], list(points), [], [], [])

    assert fitness_of(played(1, 20, 10)) > 1 > fitness_of(played(0, 19, 20)) > fitness_of(played(0, 5, 20))
    assert fitness_of(played(0, -5, -5)) == 0
    assert fitness_alone(played(1, 90), can_lose=False) == 90
    assert fitness_alone(played(1, 5), can_lose=True) > 1 > fitness_alone(played(0, 9), can_lose=True)


def test_all_candidates_play_the_same_deals() -> None:
    """So that luck favours none: equal candidates fare equally, to the point."""
    tuning = Tuning(tuned_toy(), SETTINGS)
    work = trial_of(tuned_toy, tuning.rules)
    start = [0.0] * tuning.space.size
    assert work(Trial(start, [start], 1, 0, 4)) == work(Trial(start, [start], 1, 0, 4))
    assert work(Trial(start, [start], 1, 0, 4)) != work(Trial(start, [start], 1, 4, 4))
    assert work(Trial(start, [start], 1, 2, 2)) == work(Trial(start, [start], 1, 0, 4))[2:]


def test_the_search_finds_better_figures() -> None:
    """It starts with somebody who plays high for every prize, and learns to keep high runes for high prizes."""
    tuning = run(12)
    figures = tuning.figures
    assert isinstance(figures["keep"], float)
    assert isinstance(figures["prize"], float)
    assert figures["keep"] / figures["prize"] > 1.0
    gain = gain_of(tuning, tuned_toy, HERE, 600, lambda done, total: None)
    assert gain["interval"][0] > gain["equal_share"] == pytest.approx(1 / 3)
    assert gain["games"] == 600


def test_the_number_of_workers_changes_nothing() -> None:
    alone, together = run(2), run(2, workers=2)
    assert alone.history == together.history
    assert alone.figures == together.figures


def test_a_resumed_search_goes_on_as_if_it_had_not_stopped(tmp_path: Path) -> None:
    file = tmp_path / "search.json"
    write_whole(file, run(3).as_file("command"))
    again = resumed(tuned_toy(), file)
    assert again.generation == 3
    whole = run(6)
    assert run(6, tuning=again).history == whole.history
    assert again.figures == whole.figures
    assert again.games == whole.games == 6 * 6 * 24


def test_earlier_selves_join_the_pool_and_a_resumed_search_has_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tune, "RENEW", 1)
    monkeypatch.setattr(tune, "POOL", 3)
    tuning = Tuning(tuned_toy(), SETTINGS)
    sizes = []
    search(tuning, tuned_toy, HERE, FOREVER, 4, lambda now: sizes.append(len(now.pool)))
    assert sizes == [2, 3, 3, 3]
    assert tuning.pool[0] == [0.0] * tuning.space.size, "the start stays"
    assert tuning.pool[-1] == tuning.mean
    file = tmp_path / "search.json"
    write_whole(file, tuning.as_file("command"))
    assert resumed(tuned_toy(), file).pool == tuning.pool


def test_candidates_of_a_search_of_usual_length_meet_earlier_selves() -> None:
    tuning = Tuning(tuned_toy(), SETTINGS)
    met = []
    for generation in range(12):
        trials = tuning.ask()
        met.append({tuple(other) for trial in trials for other in trial.others})
        tuning.tell([float(generation + trial) for trial in range(len(trials))])
    assert [len(others) for others in met] == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]
    assert all((0.0,) * tuning.space.size in others for others in met), "the start stays"


def test_an_interrupt_loses_the_generation_that_is_going_on() -> None:
    def stop(now: Tuning) -> None:
        if now.generation == 2:
            raise KeyboardInterrupt

    tuning = Tuning(tuned_toy(), SETTINGS)
    assert not search(tuning, tuned_toy, HERE, FOREVER, 5, stop)
    assert tuning.history == run(2).history


def test_no_time_is_no_generation() -> None:
    tuning = Tuning(tuned_toy(), SETTINGS)
    assert search(tuning, tuned_toy, HERE, 0.0, None, lambda now: None)
    assert tuning.generation == 0
    assert tuning.figures == tuning.space.start


def test_the_file_tells_how_the_figures_were_found(tmp_path: Path) -> None:
    file = tmp_path / "search.json"
    tuning = run(1)
    write_whole(file, tuning.as_file("longhall tune runes", {"share": 0.4}))
    found = json.loads(file.read_text())
    assert found["figures"] == tuning.figures
    assert found["settings"]["seed"] == 3
    assert found["games"] == 6 * 24
    assert (found["made_by"], found["gain"], found["generations"]) == ("longhall tune runes", {"share": 0.4}, 1)
    assert [path.name for path in tmp_path.iterdir()] == ["search.json"]


def test_the_file_names_the_commit_of_the_sources_and_of_those_it_was_resumed_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "search.json"
    monkeypatch.setattr(tune, "commit", lambda: "abc")
    write_whole(file, run(1).as_file("command"))
    assert json.loads(file.read_text())["commit"] == "abc"
    assert resumed(tuned_toy(), file).as_file("command").commit == "abc"
    monkeypatch.setattr(tune, "commit", lambda: "def-changed")
    assert resumed(tuned_toy(), file).as_file("command").commit == "abc, def-changed"


def test_a_file_that_is_none_and_one_of_another_game_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "search.json"
    file.write_text("{}")
    with pytest.raises(LonghallError) as caught:
        resumed(tuned_toy(), file)
    assert caught.value.message == "error-no-tuning"
    stored = run(1).as_file("")
    stored.figures = {**stored.figures, "keep": 7.0}
    write_whole(file, stored)
    with pytest.raises(LonghallError) as caught:
        resumed(tuned_toy(), file)
    assert caught.value.message == "error-other-tuning"


def test_a_game_without_figures_cannot_be_tuned() -> None:
    with pytest.raises(LonghallError) as caught:
        Tuning(toy(), SETTINGS)
    assert caught.value.message == "error-no-figures"


def test_without_the_library_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cma", None)
    with pytest.raises(LonghallError) as caught:
        Tuning(tuned_toy(), SETTINGS)
    assert caught.value.message == "error-no-research"


def test_playing_and_serving_import_none_of_it() -> None:
    research = {"PIL", "absl", "cma", "gymnasium", "numpy", "open_spiel", "pettingzoo", "pyarrow", "pyspiel", "ray"}
    research |= {"scipy", "torch"}
    code = f"import sys, longhall.cli, longhall.server.app; print(sorted({research} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"
