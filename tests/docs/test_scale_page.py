"""docs/scale.md is true: its commands run, its examples print what they say, its table has the columns there are."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import pytest

from longhall.cli import find_command, main
from longhall.commands.parser import Parser
from longhall.kernel.registry import find_game
from longhall.research.data.schema import FORMAT, info_of, schema_of
from longhall.speech import speech

PAGE = Path(__file__).parents[2] / "docs" / "scale.md"
TEXT = PAGE.read_text(encoding="utf-8")
COMMANDS = [line.strip() for line in TEXT.splitlines() if line.startswith("    longhall ")]
SHORTER = {
    "simulate": ["--games", "2"],
    "arena": ["--games", "4", "--bots", "random"],
    "tune": ["--minutes", "0", "--check-games", "0", "--workers", "1"],
    "selfplay": ["--bots", "random"],
    "dataset describe": [],
}
"""What is changed so that the commands take no time."""


def words_of(line: str) -> list[str]:
    """A command for this machine alone, and short. Ray has tests of its own."""
    words = shlex.split(re.sub(r" --ray( auto| \S+:\d+)?", "", line))[1:]
    command, _ = find_command(words)
    if "--games" in words and command.name == "selfplay":
        at = words.index("--games") + 1
        words[at] = str(int(words[at]) // 1000)
    return [*words, *SHORTER[command.name], "--lang", "en"]


def test_its_commands_run_and_its_examples_print_what_they_say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert len(COMMANDS) == 7
    for line in COMMANDS:
        command, rest = find_command(shlex.split(line)[1:])
        parser = Parser(speech("en"), command.name)
        command.arguments(parser)
        asked = parser.read(rest)
        assert ("--ray" in line) == (getattr(asked, "ray", None) is not None)
        if "pax-viking" not in line:
            assert main(words_of(line)) == 0, line
    failed, tried = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert failed == 0
    assert tried >= 8


def test_its_table_has_the_columns_there_are() -> None:
    schema = schema_of(info_of(find_game("brian-boru"), [3], ["random"], {}, 1, 0.0))
    rows = re.findall(r"^\| (`\w+`(?:, `\w+`)*) \|", TEXT, re.MULTILINE)
    assert sorted(name for row in rows for name in re.findall(r"`(\w+)`", row)) == sorted(schema.names)
    assert f"the version of this table, now {FORMAT}" in TEXT
