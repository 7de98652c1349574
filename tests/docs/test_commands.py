"""Every command in the README, in CONTRIBUTING and on the pages works: each is run, shortened where it takes long."""

from __future__ import annotations

import re
import shlex
import shutil
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest

from longhall.bots.roster import bot_names
from longhall.cli import find_command, main, take_language
from longhall.commands.parser import Parser
from longhall.kernel.registry import all_games, forget_packs, game_names, register
from longhall.server.runtime.settings import Settings
from longhall.speech import speech

ROOT = Path(__file__).parents[2]
OWN_TESTS = {"adding-a-game.md": "tests/docs/test_adding_a_game.py", "scale.md": "tests/docs/test_scale_page.py"}
"""Pages whose commands need more than this file has."""
PAGES = [
    page
    for page in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md")))
    if page.name not in OWN_TESTS
]
PROGRAM = re.compile(
    r"(?:    +|\| `|(?=\.venv/))(?:sudo -u \w+ )?(?:env )?(?:[A-Z_]+=(?:\"[^\"]*\"|\S+) )*(?:docker exec longhall )?"
    r"(?:\S+/bin/)?(longhall(?=[ `]|$)[^`]*)"
)
"""A line of a block, or the first cell of a row, that calls `longhall`."""
RUN_ELSEWHERE = {
    "admin": "tests/table/extra/test_hosting.py",
    "learn": "tests/research/test_learn_command.py",
    "puzzles make": "tests/puzzles/test_puzzle_making.py",
    "bench": "tests/terminal/test_terminal_commands.py",
    "tune --resume": "tests/research/test_tune.py",
    "verify --hash": "tests/table/api/test_shared_chance.py",
}
"""Commands that take long, or need a database, and the tests that run them; here their words are read, no more."""
SHORTER = {
    "analyse": ["--seconds", "1"],
    "arena": ["--games", "2", "--workers", "1"],
    "simulate": ["--games", "2"],
    "tune": ["--minutes", "0", "--check-games", "0", "--workers", "1"],
}
MARKS = re.compile(r"[\[\]]|\.\.\.")
"""What marks words that may be left out or repeated."""


def commands(page: Path) -> list[str]:
    """The calls of `longhall` on a page, without what is said about them."""
    found = [PROGRAM.match(line) for line in page.read_text(encoding="utf-8").splitlines()]
    return [re.split(r"\s{2,}|\s#", match[1])[0].strip() for match in found if match]


ALL = sorted({command for page in PAGES for command in commands(page)})


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder to be in, with the files that the pages speak of."""
    monkeypatch.chdir(tmp_path)
    for name in ("FILE.saga", "GAME.saga"):
        shutil.copy(ROOT / "tests" / "golden" / "feast-for-odin-1-short.saga", tmp_path / name)
    (tmp_path / "packs").mkdir()
    (tmp_path / "tests").symlink_to(ROOT / "tests")
    monkeypatch.setattr("sys.stdin", StringIO(""))
    for name in Settings.__annotations__:
        monkeypatch.delenv(f"LONGHALL_{name.upper()}", raising=False)
    games = all_games()
    yield tmp_path
    forget_packs()
    for game in games:  # `--content` puts another content in a game's place
        register(game)


def words_of(command: str) -> list[str]:
    """The words of a command, with a file in each gap."""
    text = MARKS.sub("", command.replace("$(date +%F)", "2026-01-31"))
    text = (
        text.replace("occupations/<number>", "occupations/003")
        .replace("my-pack", "FOLDER")
        .replace("--days N", "--days 3")
    )
    text = re.sub(r"FILE-OR-FOLDER|FILE(?=$)", "tests/rules/brian_boru/church.yaml", text)
    return shlex.split(text)[1:]


def read_words(words: list[str]) -> None:
    """As the command reads them; a word that it does not know raises an error."""
    _, words = take_language(words)
    command, rest = find_command(words)
    parser = Parser(speech("en"), command.name)
    command.arguments(parser)
    parser.read(rest)


def shorter(words: list[str]) -> list[str]:
    """The same command with less to do. Bots play at random, if they are bots at all."""
    command, _ = find_command(words)
    if "--bots" in words:
        at = words.index("--bots") + 1
        bots = words[at].split(",")
        assert {bot.partition(":")[0] for bot in bots} <= set(bot_names())
        words[at] = ",".join("random" for _ in bots)
    return [*words, *SHORTER.get(command.name, [])]


def test_the_commands_are_found() -> None:
    assert len(ALL) > 40
    assert {"longhall", "longhall serve --packs packs", "longhall replay FILE.saga", "longhall content check"} <= set(
        ALL
    )
    for file in {*RUN_ELSEWHERE.values(), *OWN_TESTS.values()}:
        assert (ROOT / file).is_file()


@pytest.mark.parametrize("command", ALL)
def test_it_works(command: str, place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = words_of(command)
    of_a_command = bool(words) and words != ["--help"]
    if of_a_command:
        read_words(words)
    if any(set(name.split()) <= set(words) for name in RUN_ELSEWHERE):
        return
    served: list[Settings] = []
    monkeypatch.setattr("longhall.server.app.process.serve", lambda settings, tell: served.append(settings))
    if "--content" in words:
        at = words.index("--content")
        game = words[at - 1] if words[at - 1] in game_names() else "brian-boru"  # else a saga file
        edit = ["content", "edit", game, words[at + 1]]
        assert main(edit) == 0
    assert main(shorter(words) if of_a_command else words) == 0
    assert bool(served) is (not words or words[0] == "serve")


@pytest.mark.parametrize("page", [*PAGES, *(ROOT / "docs" / name for name in OWN_TESTS)], ids=lambda page: page.name)
def test_other_programs_are_there(page: Path) -> None:
    """Goals of `make`, and scripts that Python or the shell is to run."""
    text = page.read_text(encoding="utf-8")
    goals = set(re.findall(r"(?m)^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8")))
    assert set(re.findall(r"(?m)(?:^ {4,}|`)make ([a-z-]+)", text)) <= goals
    for script in re.findall(r"(?:python |^ *)((?:tools|docs)/[\w./]+\.(?:py|sh))", text, re.MULTILINE):
        assert (ROOT / script).is_file(), script
