"""The files with figures and networks that are shipped: they load, fit their game, tell true shares, and stay small."""

from __future__ import annotations

import json
import math
import re
from pathlib import Path
from typing import Any

import pytest

import longhall.games
from at_random import GAMES_AND_SEATS, random_positions
from longhall.bots.explain import ADVISER
from longhall.bots.level import level_of
from longhall.kernel.bot.learned import LearnedAdvice
from longhall.kernel.game import Game
from longhall.kernel.registry import all_games

OUTPUTS = 2
"""How likely a seat is to win, and its points."""
MOST_BYTES = 5_000_000
"""Of all files together."""
NOT_RECORDED = "not recorded"
FEWEST_GAMES, LARGEST_ERROR = 150, 0.03
"""Of win chances that were fitted: on so many games, half of them told by figures for the other half, and back."""
COMMIT = re.compile(r"[0-9a-f]{40}(-changed)?")
COMMITS = re.compile(rf"{COMMIT.pattern}(, {COMMIT.pattern})*")
"""Of work that was gone on with: all of them."""


def files_of(game: Game[Any]) -> list[Path]:
    folder = Path(longhall.games.__file__).parent / game.name.replace("-", "_") / "bot" / "figures"
    return sorted(folder.glob("*.json"))


FILES = [(game, file.stem) for game in all_games() for file in files_of(game)]
LEARNED = [(game, name) for game, name in FILES if isinstance(game.advice(name), LearnedAdvice)]
TABLES = [(game, name, seats) for game, name in LEARNED for other, seats in GAMES_AND_SEATS if other is game]
each_table = pytest.mark.parametrize(
    ("game", "name", "seats"), TABLES, ids=[f"{game.name}-{name}-{seats}" for game, name, seats in TABLES]
)


def test_all_files_together_are_small() -> None:
    assert 0 < sum(file.stat().st_size for game in all_games() for file in files_of(game)) < MOST_BYTES


@pytest.mark.parametrize(("game", "name"), FILES, ids=[f"{game.name}-{name}" for game, name in FILES])
def test_every_file_loads(game: Game[Any], name: str) -> None:
    """Its figures are those of the game, and its networks have weights and biases for the same units."""
    assert game.figures(name).keys() == game.figures().keys()
    advice = game.advice(name)
    if isinstance(advice, LearnedAdvice):
        network = advice.network
        units = len(network.biases)
        assert units > 0
        assert network.inputs.shape[1:] == (units,)
        assert network.outputs.shape == (units, OUTPUTS)
        assert network.ends.shape == (OUTPUTS,)
        assert 0.0 <= advice.share <= 1.0


@pytest.mark.parametrize(("game", "name"), FILES, ids=[f"{game.name}-{name}" for game, name in FILES])
def test_every_file_tells_how_it_was_made(game: Game[Any], name: str) -> None:
    """What nobody wrote down is said to be so, with what is known instead."""
    file = next(file for file in files_of(game) if file.stem == name)
    data = json.loads(file.read_text(encoding="utf-8"))
    seed = data.get("seed", data.get("settings", {}).get("seed"))
    measured = data.get("gain") or data.get("match")
    assert measured == NOT_RECORDED or measured["games"] > 0
    assert data["games"] == NOT_RECORDED or data["games"] > 0
    assert re.fullmatch(rf"longhall (tune|learn) {game.name} [^;]*", data["made_by"]) or data["note"]
    assert isinstance(seed, int) or (seed and data["note"])
    tells_its_commit(data)
    if NOT_RECORDED in (data["games"], seed, measured):
        assert data["note"]
        assert COMMIT.fullmatch(data["shipped_in"])
    if "chances" in data:
        tells_its_commit(data["chances"])


def tells_its_commit(part: dict[str, Any]) -> None:
    """Of the sources that played the games; if nobody wrote it down, the commit that brought what was found."""
    if part["commit"] == NOT_RECORDED:
        assert part["note"]
        assert COMMIT.fullmatch(part["shipped_in"])
    else:
        assert COMMITS.fullmatch(part["commit"])
        assert "shipped_in" not in part


@pytest.mark.parametrize("alone", [False, True])
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_what_people_are_told_of_their_chances_is_true(game: Game[Any], alone: bool) -> None:
    """Hints tell what Master thinks. What a network says of chances is measured in the ladder (docs/bots.md)."""
    name = level_of(ADVISER, game.name, alone).knowledge
    data = json.loads(next(file for file in files_of(game) if file.stem == name).read_text(encoding="utf-8"))
    told = data.get("chances")
    if told is None:
        assert data["network"]
        return
    assert told["games"] >= FEWEST_GAMES
    assert told["unseen_error"] <= LARGEST_ERROR


def test_some_networks_are_shipped() -> None:
    assert LEARNED


@each_table
def test_a_network_fits_the_features_of_its_game(game: Game[Any], name: str, seats: int) -> None:
    advice: Any = game.advice(name)
    for state in random_positions(game, seats, seed=1, about=20):
        if state.stack:
            rows = advice.features(state)
            assert len(rows) == seats
            assert all(math.isfinite(part) for row in rows for part in row)
            assert {len(row) for row in rows} == {len(advice.network.inputs)}


@each_table
def test_win_chances_are_shares_of_one_victory(game: Game[Any], name: str, seats: int) -> None:
    """Alone one may also lose, so there the chance need not be 1."""
    advice = game.advice(name)
    for state in random_positions(game, seats, seed=2, about=20):
        chances = advice.win_chances(state)
        assert len(chances) == seats
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        if seats > 1:
            assert sum(chances) == pytest.approx(1.0)
