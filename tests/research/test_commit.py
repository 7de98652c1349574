"""Which commit a measurement is told to be of: that of the sources that ran, built or in a checkout."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from longhall.kernel.registry import find_game
from longhall.research.arena.games import arena
from longhall.research.commit import STAMP, commit


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package as it lies in a checkout, but nothing is committed."""
    for name in ("GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE"):  # set where a hook of git runs the tests
        monkeypatch.delenv(name, raising=False)
    folder = tmp_path / "src" / "longhall"
    folder.mkdir(parents=True)
    folder.joinpath("engine.py").write_text("one = 1\n")
    git(tmp_path, "init", "-q")
    return folder


def git(folder: Path, *words: str) -> str:
    who = ["-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false"]
    return subprocess.run(["git", *who, *words], cwd=folder, check=True, capture_output=True, text=True).stdout.strip()


def kept(folder: Path) -> str:
    git(folder, "add", ".")
    git(folder, "commit", "-q", "-m", "Change something")
    return git(folder, "rev-parse", "--short=8", "HEAD")


def test_a_checkout_tells_the_last_commit_of_the_sources(package: Path) -> None:
    assert commit(package) is None, "nothing is committed"
    first = kept(package)
    assert commit(package) == first
    package.parents[1].joinpath("page.md").write_text("A page changes no bot.\n")
    assert kept(package.parents[1]) != first
    assert commit(package) == first


def test_changed_sources_are_marked(package: Path) -> None:
    first = kept(package)
    package.joinpath("engine.py").write_text("one = 2\n")
    assert commit(package) == first + "+"


def test_a_built_package_tells_what_it_was_built_from(package: Path) -> None:
    kept(package)
    package.joinpath(STAMP).write_text("12345678\n")
    assert commit(package) == "12345678"


def test_an_installed_package_is_not_told_by_the_checkout_around_it(package: Path) -> None:
    """An environment may lie in a checkout of anything."""
    kept(package)
    installed = package.rename(package.parents[1] / "longhall")
    assert commit(installed) is None


def test_nothing_is_told_where_there_is_no_git(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert commit(package) is None


def test_the_arena_tells_the_commit() -> None:
    report = arena(find_game("brian-boru"), ["random"] * 3, games=3)
    assert report.as_json()["commit"] == commit()
