"""What goes into a wheel: everything that a server needs, and the files that say how all of this is built and run."""

from __future__ import annotations

import os
import re
import runpy
import shutil
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


def git(folder: Path, *words: str) -> str:
    who = ["-c", "user.name=Somebody", "-c", "user.email=somebody@example.org"]
    clean = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    ran = subprocess.run(["git", *who, *words], cwd=folder, env=clean, capture_output=True, text=True, check=True)
    return ran.stdout.strip()


BUILDING = f"""#!/bin/sh
# Stands in for what builds: notes what commit it is told of.
case "$*" in
    *build_sdist*) mkdir -p longhall-0 && tar -czf dist/longhall-0.tar.gz longhall-0 ;;
    *"pip wheel"*) echo "$LONGHALL_COMMIT" >>../../../dist/told.whl ;;
    *) exec {sys.executable} "$@" ;;
esac
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with nothing but `tools/dist.sh` and the file that knows its commit."""
    for name in ("tools/dist.sh", "src/longhall/research/commit.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    for name, text in (("tools/web.sh", "#!/bin/sh\n"), (".venv/bin/python", BUILDING)):
        (tmp_path / name).write_text(text)
        (tmp_path / name).chmod(0o755)
    (tmp_path / ".gitignore").write_text(".venv/\nbuild/\ndist/\n")
    return tmp_path


def told(project: Path, **more: str) -> set[str]:
    """What both wheels are told."""
    clean = {name: value for name, value in os.environ.items() if name != "LONGHALL_COMMIT" and name[:4] != "GIT_"}
    subprocess.run([project / "tools" / "dist.sh"], env={**clean, **more}, check=True, capture_output=True)
    found = (project / "dist" / "told.whl").read_text().splitlines()
    assert len(found) == 2
    return set(found)


def test_wheels_are_told_the_commit(project: Path) -> None:
    """They are built from the unpacked sdist, where git knows nothing."""
    assert told(project) == {""}
    assert told(project, LONGHALL_COMMIT="of a container") == {"of a container"}
    git(project, "init", "--quiet")
    git(project, "add", ".")
    git(project, "commit", "--quiet", "--message", "Something")
    head = git(project, "rev-parse", "HEAD")
    assert told(project) == {head}
    with (project / "src/longhall/research/commit.py").open("a", encoding="utf-8") as file:
        file.write("# changed\n")
    assert told(project, LONGHALL_COMMIT="of a container") == {f"{head}-changed"}


@pytest.mark.parametrize(("given", "found"), [("abc-changed", "abc-changed\n"), ("", None), (None, None)])
def test_without_git_a_wheel_names_the_commit_that_its_build_was_told(
    tmp_path: Path, given: str | None, found: str | None
) -> None:
    """Compose hands on an empty one where none is given."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "CREDITS.md", "src/longhall/research/commit.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    for package in ("longhall", "longhall/research"):
        (tmp_path / "src" / package / "__init__.py").touch()
    (tmp_path / "locales").mkdir()
    env = {name: value for name, value in os.environ.items() if name != "LONGHALL_COMMIT"}
    env |= {"LONGHALL_PAGE": "off", "LONGHALL_MYPYC": "off"} | ({} if given is None else {"LONGHALL_COMMIT": given})
    build = [sys.executable, "setup.py", "-q", "build_py", "--build-lib", "lib"]
    subprocess.run(build, cwd=tmp_path, env=env, check=True, capture_output=True)
    file = tmp_path / "lib" / BUILT_FROM
    assert (file.read_text(encoding="utf-8") if file.exists() else None) == found


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


def test_an_image_is_told_the_commit() -> None:
    """`.git` is not among what is copied into it: whoever builds it says the commit."""
    first = (ROOT / "Containerfile").read_text(encoding="utf-8").split("\nFROM ")[1]
    instructions = re.findall(r"(?m)^(?:ARG|RUN make).*", first)
    assert instructions == ["ARG LONGHALL_COMMIT", "RUN make dist"], "an argument is known to the steps after it"
    service = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]["longhall"]
    assert service["build"]["args"] == {"LONGHALL_COMMIT": "${LONGHALL_COMMIT:-}"}
    assert "--build-arg LONGHALL_COMMIT=" in (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
