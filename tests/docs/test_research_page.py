"""docs/research.md is true: its examples print what they say, its table has the sizes of the games."""

from __future__ import annotations

import doctest
from pathlib import Path

from longhall.kernel.registry import all_games
from longhall.research.environments.encoding import IDS

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def test_its_examples_print_what_they_say() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert failed == 0
    assert tried > 20


def test_its_table_has_the_sizes_of_the_games() -> None:
    text = PAGE.read_text(encoding="utf-8")
    names = {game: name for name, game in IDS.items()}
    for game in all_games():
        row = next(line for line in text.splitlines() if f"`{game.name}`" in line)
        cells = [cell.strip() for cell in row.split("|")[3:-1]]
        sizes = [str(len(game.book.all)), str(game.layout().size)]
        assert cells == [f"`{names[game.name]}`", f"{game.fewest} to {game.most}", *sizes], f"the row of {game.name}"
