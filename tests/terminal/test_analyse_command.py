"""`longhall analyse`: finished games gone over from the command line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playing import LANGUAGES, MISSING, longhall

from at_random import random_match
from longhall.analysis.result import read_analysis
from longhall.commands.player.analyse import amount
from longhall.kernel.records.saga import write_saga
from longhall.kernel.registry import find_game, forget_packs
from longhall.speech import speech

HURRIED = 1


@pytest.fixture(scope="module")
def sagas(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Two finished games of few moves."""
    found = []
    for seed in (1, 2):
        match = random_match(find_game("brian-boru"), 3, seed)
        found.append(tmp_path_factory.mktemp("sagas") / f"game-{seed}.saga")
        found[-1].write_text(write_saga(match, ["Ada", "Bo", "Cy"]), encoding="utf-8")
    return found


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_is_told(lang: str, sagas: list[Path], tmp_path: Path) -> None:
    file = tmp_path / "analysis.json"
    words = ["--seconds", str(HURRIED), "--json", str(file), "--lang", lang]
    ran = longhall("analyse", str(sagas[0]), *words, width=200)
    assert ran.code == 0, ran.err
    assert not MISSING.search(ran.out), ran.out
    found = read_analysis(file.read_bytes())
    assert found.names == ["Ada", "Bo", "Cy"]
    assert speech(lang).say("cli-analyse-lost") in ran.out
    assert all(name in ran.out for name in found.names)


@pytest.mark.slow
def test_several_games_give_a_list(sagas: list[Path], tmp_path: Path) -> None:
    file = tmp_path / "analyses.json"
    ran = longhall("analyse", *map(str, sagas), "--seconds", str(HURRIED), "--json", str(file))
    assert ran.code == 0, ran.err
    assert [found["moves"] for found in json.loads(file.read_text())] == [
        len(random_match(find_game("brian-boru"), 3, seed).moves) for seed in (1, 2)
    ]
    assert ran.out.index("game-1.saga") < ran.out.index("game-2.saga")


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.slow
def test_a_game_with_a_content_pack_is_told_in_its_names(workers: str, sagas: list[Path], tmp_path: Path) -> None:
    """In this process and in others, beside a game with our own content; without the pack it cannot be read."""
    folder = tmp_path / "mine"
    longhall("content", "template", "brian-boru", str(folder))
    board = (folder / "board.toml").read_text(encoding="utf-8")
    (folder / "board.toml").write_text(re.sub('name = "[^"]*"', 'name = "Somewhere"', board), encoding="utf-8")
    saga = tmp_path / "ours.saga"
    played = random_match(find_game("brian-boru").with_content(folder), 3, 1)
    saga.write_text(write_saga(played, ["Ada", "Bo", "Cy"]), encoding="utf-8")
    assert longhall("analyse", str(saga)).code == 2
    try:
        words = ["--seconds", str(HURRIED), "--workers", workers, "--content", str(folder)]
        ran = longhall("analyse", str(saga), str(sagas[1]), *words, width=300)
    finally:
        forget_packs()
    assert ran.code == 0, ran.err
    assert ran.out.index("ours.saga") < ran.out.index("game-2.saga")


def test_a_folder_that_is_no_pack_is_refused(sagas: list[Path], tmp_path: Path) -> None:
    ran = longhall("analyse", str(sagas[0]), "--content", str(tmp_path))
    assert ran.code == 2
    assert ran.err == f"longhall: {speech('en').say('error-pack-game')}\n"


def test_what_cannot_be_analysed_is_refused(tmp_path: Path) -> None:
    running = tmp_path / "running.saga"
    running.write_text(write_saga(random_match(find_game("brian-boru"), 3, 1, moves=5), ["a", "b", "c"]))
    ran = longhall("analyse", str(running))
    assert ran.code == 2
    assert speech("en").say("error-analysis-unfinished") in ran.err
    assert longhall("analyse").code == 2
    assert longhall("analyse", str(tmp_path / "none.saga")).code == 2


def test_gains_and_losses() -> None:
    assert amount(-0.1234, "chance") == "-12.3%"
    assert amount(2.0, "points") == "+2.0"
