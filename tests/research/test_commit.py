"""Files that were made by our commands name the commit of the sources."""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from longhall.research import commit as module
from longhall.research.commit import joined

FIRST, SECOND = "a" * 40, "b" * 40


@pytest.fixture(autouse=True)
def _no_other_repository(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever runs the tests, as a hook of git does, may have named one."""
    for name in [name for name in os.environ if name.startswith("GIT_")]:
        monkeypatch.delenv(name)


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A copy of the file in a package of its own."""
    file = tmp_path / "src" / "longhall" / "research" / "commit.py"
    file.parent.mkdir(parents=True)
    shutil.copy(module.__file__, file)
    return file


def git(folder: Path, *words: str) -> str:
    who = ["-c", "user.name=Somebody", "-c", "user.email=somebody@example.org"]
    return subprocess.run(["git", *who, *words], cwd=folder, capture_output=True, text=True, check=True).stdout.strip()


def commit_all(folder: Path) -> str:
    git(folder, "add", ".")
    git(folder, "commit", "--quiet", "--message", "Something")
    return git(folder, "rev-parse", "HEAD")


def told(source: Path) -> Any:
    return runpy.run_path(str(source))["commit"]()


def test_a_checkout_tells_its_commit_and_whether_the_package_was_changed(tmp_path: Path, source: Path) -> None:
    git(tmp_path, "init", "--quiet")
    head = commit_all(tmp_path)
    assert told(source) == head
    (tmp_path / "notes.md").write_text("not of the package")
    assert told(source) == head
    fresh = source.with_name("fresh.py")
    fresh.write_text("")
    assert told(source) == f"{head}-changed"
    fresh.unlink()
    source.write_text(source.read_text() + "# changed\n")
    assert told(source) == f"{head}-changed"
    assert told(source) != commit_all(tmp_path) + "-changed"


def test_the_build_runs_the_file_from_its_own_folder(
    tmp_path: Path, source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    git(tmp_path, "init", "--quiet")
    head = commit_all(tmp_path)
    monkeypatch.chdir(tmp_path)
    assert told(source.relative_to(tmp_path)) == head


def test_a_copy_that_is_not_of_the_checkout_around_it_has_no_commit(tmp_path: Path, source: Path) -> None:
    """As an installed package, in an environment that lies in somebody's project."""
    assert told(source) is None
    git(tmp_path, "init", "--quiet")
    (tmp_path / ".gitignore").write_text("src/\n")
    commit_all(tmp_path)
    assert told(source) is None


def test_where_git_cannot_tell_of_changes_no_commit_is_told(
    tmp_path: Path, source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A commit without a mark would say that nothing was changed."""
    git(tmp_path, "init", "--quiet")
    commit_all(tmp_path)
    real = shutil.which("git")
    failing = tmp_path / "bin" / "git"
    failing.parent.mkdir()
    failing.write_text(f'#!/bin/sh\ncase " $* " in *" status "*) exit 128 ;; esac\nexec {real} "$@"\n')
    failing.chmod(0o755)
    monkeypatch.setenv("PATH", f"{failing.parent}{os.pathsep}{os.environ['PATH']}")
    assert told(source) is None


def test_asking_leaves_the_index_alone(tmp_path: Path, source: Path) -> None:
    """Whoever commits meanwhile would find it locked."""
    git(tmp_path, "init", "--quiet")
    head = commit_all(tmp_path)
    index = tmp_path / ".git" / "index"
    os.utime(source, (1, 1))
    before = index.read_bytes()
    assert told(source) == head
    assert index.read_bytes() == before


def test_without_git_there_is_no_commit(source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert told(source) is None


def test_an_installed_package_tells_what_it_was_built_from(source: Path) -> None:
    source.with_name("built_from.txt").write_text(f"{FIRST}-changed\n")
    assert told(source) == f"{FIRST}-changed"


@pytest.mark.parametrize(
    ("earlier", "now", "says"),
    [
        (FIRST, FIRST, FIRST),
        (FIRST, SECOND, f"{FIRST}, {SECOND}"),
        (f"{FIRST}, {SECOND}", SECOND, f"{FIRST}, {SECOND}"),
        (None, SECOND, f"unknown, {SECOND}"),
        (FIRST, None, f"{FIRST}, unknown"),
        (None, None, None),
    ],
)
def test_work_that_is_gone_on_with_names_all_commits(earlier: str | None, now: str | None, says: str | None) -> None:
    assert joined(earlier, now) == says
