"""What goes into a wheel: everything that a server needs, and the files that say how all of this is built and run."""

from __future__ import annotations

import os
import re
import runpy
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
LARGEST = 15_000_000
"""Bytes of a wheel."""
BUILT_FROM = "longhall/research/built_from.txt"
"""In a wheel that was built in a checkout: its commit."""
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def files_below(folder: Path, name: str) -> set[str]:
    """The files of a folder as they are called in a wheel."""
    found = (file for file in folder.rglob("*") if file.is_file() and "__pycache__" not in file.parts)
    return {f"{name}/{file.relative_to(folder).as_posix()}" for file in found if file.name != ".longhall"}


@pytest.fixture(scope="module")
def pure_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel that is not compiled, of the sources as they are."""
    place = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "setup.py", "-q", "egg_info", "--egg-base", place, "build", "--build-base", place / "build"]
        + ["bdist_wheel", "--dist-dir", place],
        cwd=ROOT,
        env={**os.environ, "LONGHALL_MYPYC": "off"},
        check=True,
        capture_output=True,
    )
    return next(place.glob("*.whl"))


def test_a_wheel_holds_everything(pure_wheel: Path) -> None:
    assert pure_wheel.name.endswith("-py3-none-any.whl")
    assert pure_wheel.stat().st_size <= LARGEST
    with zipfile.ZipFile(pure_wheel) as wheel:
        names = {name for name in wheel.namelist() if ".dist-info/" not in name}
        built_from = wheel.read(BUILT_FROM).decode().strip() if BUILT_FROM in names else None
        licences = {name.rpartition("/")[2] for name in wheel.namelist() if "/licenses/" in name}
    wanted = files_below(ROOT / "src" / "longhall", "longhall") | files_below(ROOT / "locales", "longhall/locales")
    not_installed = {name for name in wanted if name.endswith(".md") and "/content/" not in name}
    if (ROOT / "web" / "dist" / "index.html").is_file():
        wanted |= files_below(ROOT / "web" / "dist", "longhall/web")
    names.discard(BUILT_FROM)
    assert names == {name for name in wanted - not_installed if name != "longhall/locales/GLOSSARY.md"}
    assert built_from == runpy.run_path(str(ROOT / "src/longhall/research/commit.py"))["commit"]()
    assert licences == {"LICENSE", "CREDITS.md"}


def test_a_release_is_not_built_without_the_page(tmp_path: Path) -> None:
    """`LONGHALL_PAGE=require`, in a checkout whose page is not built."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "CREDITS.md"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    ran = subprocess.run(
        [sys.executable, "setup.py", "--version"],
        cwd=tmp_path,
        env={**os.environ, "LONGHALL_PAGE": "require"},
        capture_output=True,
        text=True,
    )
    assert ran.returncode != 0
    assert "the browser client is not built" in ran.stderr


# The files of forges and containers ---------------------------------------------------------------------------------


def test_workflows_call_make_and_nothing_else() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    called: set[str] = set()
    for file in WORKFLOWS:
        for name, job in yaml.safe_load(file.read_text(encoding="utf-8"))["jobs"].items():
            steps = [step["run"] for step in job["steps"] if "run" in step and "if" not in step]
            assert steps, (file.name, name)
            for step in steps:
                made = re.fullmatch(r"make ([a-z-]+)( PYTHON=python.*)?", step)
                assert made, (file.name, name, step)
                assert made[1] in targets
                called.add(made[1])
    assert called >= {"lint", "test", "test-dist", "dist", "wheels", "docs"}


def test_every_python_is_declared_built_and_tested() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        project: dict[str, Any] = tomllib.load(file)
    named = [line.rpartition(" ")[2] for line in project["project"]["classifiers"] if re.search(r":: 3\.\d+$", line)]
    assert named == ["3.11", "3.12", "3.13", "3.14"]
    assert project["project"]["requires-python"] == f">={named[0]}"
    assert project["tool"]["cibuildwheel"]["build"] == [f"cp{one.replace('.', '')}-*" for one in named]
    tests = yaml.safe_load((ROOT / ".github" / "workflows" / "tests.yml").read_text(encoding="utf-8"))
    assert tests["jobs"]["test"]["strategy"]["matrix"]["python"] == named


def test_containers_are_small_and_closed() -> None:
    services = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]
    assert set(services) == {"longhall", "database", "channel"}
    for name, service in services.items():
        assert service["read_only"] is True, name
        assert service["cap_drop"] == ["ALL"], name
        assert service["security_opt"] == ["no-new-privileges:true"], name
        assert name == "longhall" or service["user"] != "root"
        assert "healthcheck" in service, name
    assert {part["condition"] for part in services["longhall"]["depends_on"].values()} == {"service_healthy"}
    final = (ROOT / "Containerfile").read_text(encoding="utf-8").split("\nFROM ")[-1]
    assert re.search(r"^USER (?!0|root)", final, re.MULTILINE)
    assert "HEALTHCHECK" in final
    # The database's own tools, of its version, and nothing to build with.
    installed = re.findall(r"apt-get install -y --no-install-recommends ([^\\\n]+)", final)
    version = services["database"]["image"].partition(":")[2].partition("-")[0]
    assert [names.split() for names in installed] == [[f"postgresql-client-{version}"]]
    kept = {place.partition(":")[2].partition(":")[0] for place in services["longhall"]["volumes"]}
    assert kept == {"/data", "/backup", "/packs", "/terms"}
    assert {"LONGHALL_BACKUP_EVERY", "LONGHALL_PACKS", "LONGHALL_CLUB", "LONGHALL_TERMS"} <= set(services["longhall"]["environment"])
    settings = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for setting in services["longhall"]["environment"]:
        assert f"`{setting}`" in settings
