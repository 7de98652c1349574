"""Golden sagas: recorded games that every later version must replay to the same result, or raise its rules version."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from at_random import GAMES_AND_SEATS
from longhall.kernel.records.saga import load_saga, verify, write_saga

FILES = sorted(Path(__file__).parent.glob("*.saga"))


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_replays_to_the_recorded_result(file: Path) -> None:
    saga = load_saga(file)
    assert saga.match.is_over()
    assert verify(saga, file.name) > 0
    assert write_saga(saga.match, saga.names) == file.read_text(encoding="utf-8")


def test_there_is_one_for_each_game_and_seat_count() -> None:
    found = {(saga.match.game.name, saga.match.seats) for saga in map(load_saga, FILES)}
    assert found == {(game.name, seats) for game, seats in GAMES_AND_SEATS}


def test_both_lengths_of_a_feast_for_odin_are_there() -> None:
    sagas = [saga.match for saga in map(load_saga, FILES) if saga.match.game.name == "feast-for-odin"]
    lengths = {(match.seats, match.variants["length"]) for match in sagas}
    assert lengths == {(seats, length) for seats in range(1, 5) for length in ("long", "short")}


def test_every_variant_of_pax_viking_is_there() -> None:
    """Each value of each option, with a number of players for whom it means something."""
    sagas = [saga.match for saga in map(load_saga, FILES) if saga.match.game.name == "pax-viking"]
    game = sagas[0].game
    for option in game.variants:
        alone = option.name.startswith("solo_")
        played = {match.variants[option.name] for match in sagas if (match.seats == 1) == alone}
        assert played == set(option.values), option.name
    mixed = [match for match in sagas if "_" in match.variants["level"]]
    for seat in range(1, game.most + 1):
        experienced = [match for match in mixed if match.variants[f"experienced_{seat}"]]
        assert all(match.seats >= seat for match in experienced)
        assert experienced, f"nobody is experienced at seat {seat} of a mixed game"


def recorder() -> ModuleType:
    """`tools/golden.py`."""
    spec = importlib.util.spec_from_file_location("golden", Path(__file__).parents[2] / "tools" / "golden.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_golden_saga_is_replaced_for_another_rules_version_only() -> None:
    """A changed rule cannot be hidden by recording anew without saying that the rules are others."""
    may_replace = recorder().may_replace
    old = FILES[0].read_text(encoding="utf-8")
    version = load_saga(FILES[0]).match.game.rules_version
    other_game = old + "999. p1 pass\n"
    assert may_replace("", old)
    assert may_replace(old, old)
    assert not may_replace(old, other_game)
    assert may_replace(old, other_game.replace(f"\nrules: {version}\n", f"\nrules: {version}0\n"))
