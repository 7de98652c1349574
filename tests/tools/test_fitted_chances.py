"""`tools/win_chances.py`: figures are found again in made-up games, checked on others, written with their commits."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from math import exp
from pathlib import Path
from typing import Any

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))

import win_chances
from win_chances import Job, Rules, Seen, combined, fit, fit_alone, forecasts_by, main, sureness_of, unseen_error

from longhall.kernel.bot.win_chances import Sureness, between, softmax
from longhall.research.arena.calibration import bins_of, calibration_error

FIRST, SECOND = "a" * 40, "b" * 40
SURE = [0.05, 0.05, 0.1, 0.2, 0.2]
"""How sure a lead is in the made-up games, from start to end,"""
GOALS = [0.0, 20.0, 40.0, 60.0, 80.0]
"""and alone the scores at which winning is as likely as losing."""
PER_GAME = 20
NEAR = 0.25
"""How far figures may be from the true ones, as a share of them,"""
GOAL_NEAR = 4.0
"""and goals, in points."""
SMALL_ERROR, LARGE_ERROR = 0.03, 0.15


def made_up(games: int, seats: int, sure: list[float], seed: int = 1) -> list[Seen]:
    """Positions that are won as often as the figures say."""
    rng = np.random.default_rng(seed)
    found = []
    for number in range(games * PER_GAME):
        progress = float(rng.random())
        scores = [float(score) for score in rng.normal(0.0, 12.0, seats)]
        winner = rng.choice(seats, p=softmax([between(sure, progress) * score for score in scores]))
        found.append(Seen(number // PER_GAME, seats, 0, progress, [scores] * 4, float(winner == 0)))
    return found


def made_up_alone(games: int) -> list[Seen]:
    rng = np.random.default_rng(1)
    found = []
    for number in range(games * PER_GAME):
        progress = float(rng.random())
        goal = between(GOALS, progress)
        score = float(rng.normal(goal, 20.0))
        won = rng.random() < 1.0 / (1.0 + exp(between(SURE, progress) * (goal - score)))
        found.append(Seen(number // PER_GAME, 1, 0, progress, [[score]] * 4, float(won)))
    return found


def error_by(seen: list[Seen], sureness: Sureness) -> float:
    return calibration_error(bins_of(forecasts_by(seen, sureness)))


@pytest.mark.parametrize("seats", [2, 4])
def test_how_sure_a_lead_is_is_found_again(seats: int) -> None:
    assert fit(made_up(400, seats, SURE)) == pytest.approx(SURE, rel=NEAR)


def test_numbers_of_players_are_told_apart_or_together() -> None:
    surer = [2 * sure for sure in SURE]
    seen = made_up(400, 2, SURE) + made_up(400, 3, surer)
    apart = sureness_of(seen, [[2], [3]]).by_players
    assert apart[2] == pytest.approx(SURE, rel=NEAR)
    assert apart[3] == pytest.approx(surer, rel=NEAR)
    together = sureness_of(seen, [[2, 3]]).by_players
    assert together[2] == together[3]
    assert apart[2][2] < together[2][2] < apart[3][2]


def test_the_goal_is_found_again() -> None:
    sure, goals = fit_alone(made_up_alone(400))
    assert sure == pytest.approx(SURE, rel=NEAR)
    assert goals == pytest.approx(GOALS, abs=GOAL_NEAR)
    assert sureness_of(made_up_alone(20), [[1]]).goals


def test_true_figures_have_a_small_error_and_wrong_ones_a_large() -> None:
    seen = made_up(200, 3, SURE)
    assert error_by(seen, Sureness({"3": SURE})) < SMALL_ERROR
    assert error_by(seen, Sureness({"3": [10 * sure for sure in SURE]})) > LARGE_ERROR
    alone = made_up_alone(200)
    assert error_by(alone, Sureness({"1": SURE}, GOALS)) < SMALL_ERROR
    assert error_by(alone, Sureness({"1": SURE}, [goal + 30.0 for goal in GOALS])) > LARGE_ERROR


def test_figures_are_checked_on_games_that_they_were_not_fitted_to() -> None:
    """Where one half of the games goes otherwise than the other, figures of one are wrong about the other."""
    seen = made_up(200, 3, SURE)
    assert unseen_error(seen, [[3]]) < SMALL_ERROR
    sure, unsure = made_up(200, 3, [1.0] * 5), made_up(200, 3, [0.001] * 5)
    odd = [one if one.game // win_chances.BLOCK % 2 else other for one, other in zip(sure, unsure, strict=True)]
    assert unseen_error(odd, [[3]]) > LARGE_ERROR
    assert unseen_error(made_up_alone(200), [[1]]) < SMALL_ERROR


def test_each_value_of_an_option_is_combined_with_each_of_the_others() -> None:
    assert combined([]) == [{}]
    assert combined(["solo_events=12,16", "solo_jarl=eric,random"]) == [
        {"solo_events": "12", "solo_jarl": "eric"},
        {"solo_events": "12", "solo_jarl": "random"},
        {"solo_events": "16", "solo_jarl": "eric"},
        {"solo_events": "16", "solo_jarl": "random"},
    ]


# The command ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def figures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that the command writes into, in a folder of its own; games are made up."""

    def play(game: Any, rules: Rules, job: Job) -> list[Seen]:
        return [one._replace(game=job.number) for one in made_up(1, job.seats, SURE, seed=job.number)]

    monkeypatch.setattr(win_chances, "ROOT", tmp_path)
    monkeypatch.setattr(win_chances, "play", play)
    file = tmp_path / "src/longhall/games/brian_boru/bot/figures/learned.json"
    file.parent.mkdir(parents=True)
    file.write_text('{"share":0.5}\n')
    return file


@pytest.fixture
def measured(figures: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., dict[str, Any]]:
    """What the command tells, run by sources of some commit."""

    def run(commit: str | None, games: int) -> dict[str, Any]:
        monkeypatch.setattr(win_chances, "commit", lambda: commit)
        main(["brian-boru", "--players", "3", "--games", str(games)])
        data: dict[str, Any] = json.loads(figures.read_text(encoding="utf-8"))
        assert data["share"] == 0.5, "all else stays as it is"
        found: dict[str, Any] = data["chances"]
        return found

    return run


def test_figures_name_the_commit_that_played_their_games(measured: Callable[..., dict[str, Any]]) -> None:
    """Games are kept: another commit that plays none of them is not named, one that adds some is named besides."""
    found = measured(FIRST, 8)
    assert (found["commit"], found["games"], found["forecasts"]) == (FIRST, 8, 8 * PER_GAME)
    assert found["made_by"] == "python tools/win_chances.py brian-boru --players 3 --games 8"
    assert measured(SECOND, 8)["commit"] == FIRST
    assert measured(SECOND, 12)["commit"] == f"{FIRST}, {SECOND}"
    assert measured(None, 16)["commit"] == f"{FIRST}, {SECOND}, unknown"
    assert measured(SECOND, 8)["commit"] == FIRST, "only of the games that count"


def test_games_that_were_kept_without_a_commit_are_of_an_unknown_one(
    measured: Callable[..., dict[str, Any]], tmp_path: Path
) -> None:
    measured(None, 8)
    (kept,) = (tmp_path / "build").iterdir()
    lines = [json.loads(line) for line in kept.read_text(encoding="utf-8").splitlines()]
    kept.write_text("".join(json.dumps(line[:6]) + "\n" for line in lines), encoding="utf-8")
    assert measured(FIRST, 8)["commit"] is None
    assert measured(FIRST, 9)["commit"] == f"unknown, {FIRST}"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--players", "3", "--games", "7"], "--games: at least 8"),
        (["--players", "1,2"], "--players: playing alone is fitted by itself"),
        (["--players", "2,1", "--together"], "--players: playing alone is fitted by itself"),
        (["--players", "three"], "--players: numbers from 1 to 6"),
        (["--players", "0"], "--players: numbers from 1 to 6"),
        (["--players", "6,7"], "--players: numbers from 1 to 6"),
    ],
)
def test_what_cannot_be_fitted_is_refused(
    figures: Path, capsys: pytest.CaptureFixture[str], words: list[str], told: str
) -> None:
    """Before a game is played."""
    before = figures.read_bytes()
    with pytest.raises(SystemExit) as ended:
        main(["pax-viking", *words])
    assert ended.value.code == 2
    assert told in capsys.readouterr().err
    assert figures.read_bytes() == before
    assert not (figures.parents[6] / "build").exists()
