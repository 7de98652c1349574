"""docs/adding-a-game.md is true: its code is the toy game, and its commands work where the toy is installed."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from longhall.kernel.records.scenario import load_scenarios
from toy.installing import HERE as TOY
from toy.installing import install

GUIDE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"
MOST_LINES = 200
EXPECTED = {
    "scenario check": "4 scenarios checked; all hold",
    "rules --coverage": "5 with a scenario",
    "rules RUN-ROUND-02": "Kolo",
    "games": "2 to 4 players",
    "play": "Którą runę zagrywasz?",
    "simulate": "No invariant broke",
    "serve": "",
}
"""What each command of the page says; tests/browser/test_toy_game.py serves."""


def blocks(language: str) -> list[str]:
    return re.findall(rf"(?ms)^```{language}\n(.*?)^```$", GUIDE.read_text(encoding="utf-8"))


def written(text: str) -> list[str]:
    """Lines without those that are empty: between blocks there may be any number of them."""
    return [line for line in text.splitlines() if line.strip()]


def test_its_python_blocks_are_the_toy_game() -> None:
    toy = (TOY / "runes.py").read_text(encoding="utf-8")
    assert written("\n".join(blocks("python"))) == written(toy)
    assert len(toy.splitlines()) <= MOST_LINES


def test_its_other_blocks_stand_in_the_toys_files() -> None:
    files = {"toml": "pyproject.toml", "yaml": "rules/rounds.yaml", "fluent": "locales/pl/runes.ftl"}
    for language, file in files.items():
        assert blocks(language)
        for block in blocks(language):
            assert block in (TOY / file).read_text(encoding="utf-8"), language


@pytest.mark.usefixtures("toy_game")
def test_every_rule_of_the_toy_has_a_scenario_that_holds() -> None:
    scenarios = load_scenarios(TOY / "rules" / "rounds.yaml")
    for scenario in scenarios:
        assert scenario.check() == []
    english = (TOY / "locales" / "en" / "runes.ftl").read_text(encoding="utf-8")
    shown = {rule for scenario in scenarios for rule in scenario.rules}
    assert shown == set(re.findall(r"(?m)^(RUN-[A-Z]+-\d\d) =", english))


def test_the_toy_speaks_four_languages() -> None:
    ids = [
        re.findall(r"(?m)^([\w-]+) =", (TOY / "locales" / language / "runes.ftl").read_text(encoding="utf-8"))
        for language in ("en", "pl", "cs", "es")
    ]
    assert ids[0] == ids[1] == ids[2] == ids[3]


def test_its_commands_work_where_the_toy_is_installed(tmp_path: Path) -> None:
    environ = install(tmp_path)
    commands = [line for block in blocks("console") for line in block.splitlines()]
    assert len(commands) == len(EXPECTED)
    for command in commands:
        program, *words = shlex.split(command)
        assert program == "longhall"
        expected = next(text for start, text in EXPECTED.items() if " ".join(words).startswith(start))
        if not expected:
            continue
        ran = subprocess.run(
            [sys.executable, "-m", "longhall", *words], cwd=TOY, env=environ, input="", capture_output=True, text=True
        )
        assert ran.returncode == 0, (command, ran.stdout, ran.stderr)
        assert expected in ran.stdout, (command, ran.stdout)
        assert not re.search(r"\[run-|\[view-|\[cli-", ran.stdout), (command, ran.stdout)


def test_a_game_that_cannot_be_loaded_is_told_in_a_sentence(tmp_path: Path) -> None:
    """Not with a traceback, and before anything else is done."""
    offered = tmp_path / "broken-1.0.dist-info"
    offered.mkdir()
    (offered / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n", encoding="utf-8")
    (offered / "entry_points.txt").write_text("[longhall.games]\nbroken = no_such_game:GAME\n", encoding="utf-8")
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path[1:]]), "LONGHALL_LANG": "en"}
    words = [sys.executable, "-m", "longhall", "games"]
    ran = subprocess.run(words, env=environ, capture_output=True, text=True)
    assert ran.returncode == 2
    assert "The game at no_such_game:GAME cannot be loaded" in " ".join(ran.stderr.split())
    assert "Traceback" not in ran.stderr
