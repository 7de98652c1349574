"""What `make dist` has built, installed into fresh environments: a game over the socket, and the page with all its files."""

from __future__ import annotations

import os
import re
import runpy
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.dist
ROOT = Path(__file__).parents[2]
DIST = ROOT / "dist"
LARGEST = 15_000_000
TRY = ROOT / "tools" / "try_installed.py"
TRIED = re.compile(r"longhall on Python (\S+): \d+ files of the page, a game of \d+ questions")
VERSIONS = ["3.11", "3.12", "3.13", "3.14"]
PYENV = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
# Neither the sources nor the settings of whoever runs the tests.
CLEAN = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LONGHALL_"))}


def wheel_for(form: str) -> Path:
    found = [file for file in DIST.glob("*.whl") if file.name.endswith("-py3-none-any.whl") == (form == "pure")]
    assert len(found) == 1, f"{form}: {found}; run make dist"
    return found[0]


def commit() -> str | None:
    """Of this checkout."""
    found: str | None = runpy.run_path(str(ROOT / "src/longhall/research/commit.py"))["commit"]()
    return found


def run(*words: object, **more: Any) -> str:
    more.setdefault("env", CLEAN)
    ran = subprocess.run([str(word) for word in words], capture_output=True, text=True, **more)
    assert ran.returncode == 0, (words, ran.stdout[-2000:], ran.stderr[-2000:])
    return ran.stdout


def fresh_environment(python: str, folder: Path, wheel: Path) -> Path:
    """The folder of the programs of a new environment in which nothing but the wheel and its libraries is installed."""
    run(python, "-m", "venv", folder)
    run(folder / "bin" / "python", "-m", "pip", "install", "-qq", "--disable-pip-version-check", wheel)
    return folder / "bin"


@pytest.fixture(scope="module", params=["compiled", "pure"])
def installed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """Each wheel in an environment of its own, on the Python that built it."""
    place = tmp_path_factory.mktemp(request.param)
    yield request.param, fresh_environment(sys.executable, place / "venv", wheel_for(request.param))
    shutil.rmtree(place)


@pytest.mark.parametrize("form", ["compiled", "pure"])
def test_size(form: str) -> None:
    assert wheel_for(form).stat().st_size <= LARGEST


def test_the_sdist_makes_the_same_wheel_without_node(tmp_path: Path) -> None:
    with tarfile.open(next(DIST.glob("*.tar.gz"))) as sdist:
        sdist.extractall(tmp_path, filter="data")
    source = next(tmp_path.glob("longhall-*"))
    for name in ("mkdocs.yml", "Containerfile", "compose.yaml", ".github/workflows/tests.yml", "tools/try_installed.py"):
        assert (source / name).is_file(), name  # tests read them
    programs = tmp_path / "bin"
    programs.mkdir()
    env = {**CLEAN, "PATH": str(programs), "LONGHALL_MYPYC": "off", "LONGHALL_PAGE": "require"}
    env |= {"LONGHALL_COMMIT": commit() or ""}
    assert shutil.which("node", path=env["PATH"]) is None
    build = [sys.executable, "-m", "pip", "wheel", "-qq", "--no-deps", "--no-build-isolation"]
    subprocess.run([*build, "--wheel-dir", tmp_path, source], env=env, check=True, capture_output=True)
    made = next(tmp_path.glob("*.whl"))
    with zipfile.ZipFile(made) as ours, zipfile.ZipFile(wheel_for("pure")) as other:
        assert sorted(ours.namelist()) == sorted(other.namelist())
        assert "longhall/web/index.html" in ours.namelist()


def test_both_wheels_name_the_commit() -> None:
    """Those of `make dist` are of the checkout they were made in."""
    built_from = "longhall/research/built_from.txt"
    for form in ("compiled", "pure"):
        with zipfile.ZipFile(wheel_for(form)) as wheel:
            found = wheel.read(built_from).decode().strip() if built_from in wheel.namelist() else None
        assert found == commit()


def test_the_form_is_told(installed: tuple[str, Path]) -> None:
    form, programs = installed
    said = run(programs / "longhall", "--version", "--lang", "en")
    assert ("not compiled" in said) is (form == "pure")
    assert run(programs / "longhall", "content", "check", "--lang", "en").count("the content is valid") == 3


def test_a_server_plays_a_game_and_shows_the_page(installed: tuple[str, Path], tmp_path: Path) -> None:
    _, programs = installed
    assert TRIED.search(run(programs / "python", TRY, cwd=tmp_path))


# Other Pythons ------------------------------------------------------------------------------------------------------


def pythons() -> dict[str, str]:
    """By version, an interpreter of each Python that is supported, on the path or among pyenv's, if it can make environments."""
    places = [os.environ.get("PATH", ""), *sorted(map(str, PYENV.glob("versions/*/bin")), reverse=True)]
    found: dict[str, str] = {}
    for version in VERSIONS:
        for place in places:
            program = shutil.which(f"python{version}", path=place)
            if program and subprocess.run([program, "-c", "import venv, ensurepip"], capture_output=True).returncode == 0:
                found.setdefault(version, program)
    return found


PYTHONS = pythons()


def has_headers(python: str) -> bool:
    """Whether C extensions can be built for a Python."""
    place = "import os, sysconfig; print(os.path.exists(os.path.join(sysconfig.get_path('include'), 'Python.h')))"
    return shutil.which("cc") is not None and run(python, "-c", place).strip() == "True"


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("form", ["pure", "compiled"])
def test_every_python_that_is_here_plays_a_game(form: str, version: str, tmp_path: Path) -> None:
    """Those that are not are named among the skipped tests."""
    python = PYTHONS.get(version)
    if python is None:
        pytest.skip(f"Python {version} is not installed here")
    wheel = wheel_for("pure")
    if form == "compiled":
        if not has_headers(python):
            pytest.skip(f"no headers of Python {version} or no C compiler here")
        wheel = compiled_for(python, tmp_path)
    programs = fresh_environment(python, tmp_path / "venv", wheel)
    told = TRIED.search(run(programs / "python", TRY, cwd=tmp_path))
    assert told is not None
    assert told[1].startswith(f"{version}.")
    assert ("not compiled" in run(programs / "longhall", "--version", "--lang", "en")) is (form == "pure")


def compiled_for(python: str, folder: Path) -> Path:
    """A wheel of the sdist, compiled for a Python, with what building it needs in an environment of its own."""
    run(python, "-m", "venv", folder / "build")
    sdist = next(DIST.glob("*.tar.gz"))
    build = [folder / "build" / "bin" / "python", "-m", "pip", "wheel", "-qq", "--disable-pip-version-check", "--no-deps"]
    run(*build, "--wheel-dir", folder, sdist, env={**CLEAN, "LONGHALL_MYPYC": "require", "LONGHALL_PAGE": "require"})
    return next(folder.glob("*.whl"))
