"""What `Containerfile` does, step by step and without a container engine: its steps in fresh folders, then its command as
its user, with every file system but `/data` read-only and no capability left. Then what compose adds: two processes, PostgreSQL, Redis."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))

from services import Postgres, Redis, free_port  # noqa: E402

pytestmark = pytest.mark.dist
PATIENCE = 600
"""Seconds until something that hangs is given up; nothing is measured by it."""
INSTALLED = "/opt/longhall"


def steps() -> list[tuple[str, str]]:
    """The instructions of the file, each with its text in one line."""
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    text = re.sub(r"(?m)^#.*\n", "", text).replace("\\\n", " ")
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in text.splitlines() if line)]


def last(word: str) -> str:
    return next(rest for instruction, rest in reversed(steps()) if instruction == word)


def public_python() -> str:
    """An interpreter of the version that built the wheel, which any user may run."""
    version = f"python3.{sys.version_info.minor}"
    for folder in ("/usr/bin", "/usr/local/bin", "/opt/hostedtoolcache"):
        found = shutil.which(version, path=folder)
        if found and subprocess.run([found, "-c", "import venv, ensurepip"]).returncode == 0:
            return found
    pytest.skip(f"no {version} outside of somebody's home")


@pytest.fixture(scope="module")
def image() -> Iterator[Path]:
    """A folder in the place of the image's root, after the steps that install into it."""
    place = Path(tempfile.mkdtemp(prefix="longhall-image-"))
    place.chmod(0o755)
    (place / "data").mkdir()
    (place / "src").mkdir()
    shutil.copytree(ROOT / "dist", place / "src" / "dist")
    shutil.copy(ROOT / "requirements.lock", place / "src")
    install = next(rest for word, rest in steps() if word == "RUN" and INSTALLED in rest)
    script = install.replace(INSTALLED, f"{place}{INSTALLED}").replace("python -m venv", f"{public_python()} -m venv")
    (place / "opt").mkdir()
    env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LONGHALL_"))}
    subprocess.run(["sh", "-ec", script], cwd=place / "src", env=env, check=True, capture_output=True)
    yield place
    shutil.rmtree(place)


def closed(image: Path, command: str) -> list[str]:
    """The command as the image's user in a mount namespace in which only /data can be written."""
    user = last("USER")
    data = shlex.quote(str(image / "data"))
    mounts = f"mount --make-rprivate / && mount -t tmpfs tmpfs {data} && chown {user} {data} && mount --bind / / "
    drop = f"setpriv --reuid {user} --regid {user} --clear-groups --bounding-set=-all --no-new-privs"
    return ["unshare", "--mount", "sh", "-ec", f"{mounts} && mount -o remount,ro,bind / && cd {data} && exec {drop} {command}"]


def environment(image: Path, port: int) -> dict[str, str]:
    """What the file sets, with the folder in the place of the root."""
    found = dict(part.split("=", 1) for part in last("ENV").split())
    found = {name: value.replace("/data", f"{image}/data") for name, value in found.items()}
    found["PATH"] = f"{image}{INSTALLED}/bin:/usr/bin:/bin"
    return {**found, "LONGHALL_HOST": "127.0.0.1", "LONGHALL_PORT": str(port), "TMPDIR": f"{image}/data"}


def test_it_serves_as_nobody_on_a_read_only_file_system(image: Path) -> None:
    if subprocess.run(closed(image, "true"), capture_output=True).returncode != 0:
        pytest.skip("this user may not make mount namespaces")
    refused = subprocess.run(closed(image, f"touch {image}{INSTALLED}/x /tmp/x"), capture_output=True, text=True)
    assert refused.stderr.count("Read-only file system") == 2
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = int(found.getsockname()[1])
    env = environment(image, port)
    command = closed(image, shlex.join(json.loads(last("CMD"))))
    server = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    health = json.loads(last("HEALTHCHECK").partition("CMD ")[2])
    health[0] = f"{image}{INSTALLED}/bin/{health[0]}"
    try:
        assert subprocess.run(health, env={**env, "LONGHALL_PORT": "1"}, capture_output=True).returncode != 0
        until = time.monotonic() + PATIENCE
        while subprocess.run(health, env=env, capture_output=True).returncode != 0:
            assert server.poll() is None, server.communicate()[0]
            assert time.monotonic() < until
            time.sleep(0.1)
        owner = Path(f"/proc/{server.pid}/status").read_text(encoding="utf-8")
        assert f"Uid:\t{last('USER')}" in owner
        assert re.search(r"CapEff:\s+0+\n", owner)
    finally:
        server.send_signal(signal.SIGTERM)
        said, _ = server.communicate(timeout=PATIENCE)
    assert server.returncode in (0, -signal.SIGTERM), said  # after a clean end uvicorn lets the signal have its effect
    assert "Traceback" not in said


def test_pip_and_compilers_are_not_in_the_image(image: Path) -> None:
    programs = {file.name for file in (image / INSTALLED[1:] / "bin").iterdir()}
    assert "longhall" in programs
    assert not {"pip", "pip3", "mypyc"}.intersection(programs)


# What compose adds ---------------------------------------------------------------------------------------------------


def composed(image: Path, postgres: Postgres, redis: Redis) -> dict[str, str]:
    """The environment that compose gives the server, with this machine's addresses and folders in the place of its own."""
    service = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]["longhall"]
    given = {name: re.sub(r"\$\{\w+:-(.*)\}", r"\1", value) for name, value in service["environment"].items()}
    assert given["LONGHALL_DATABASE"].endswith("@database/longhall")
    assert given["LONGHALL_REDIS"] == "redis://channel/0"
    given |= {"LONGHALL_DATABASE": postgres.url, "LONGHALL_REDIS": redis.url, "LONGHALL_BACKUP_EVERY": "1d"}
    for setting, folder in (("LONGHALL_PACKS", "packs"), ("LONGHALL_BACKUP_TO", "backup")):
        assert given[setting] == f"/{folder}"
        (image / folder).mkdir(exist_ok=True)
        given[setting] = f"{image}/{folder}"
    tools = Path(postgres.program("pg_dump")).parent
    found = {**environment(image, 0), **{name: value for name, value in given.items() if value}}
    return {**found, "PATH": f"{image}{INSTALLED}/bin:{tools}:/usr/bin:/bin"}


def answer(url: str, wish: object = None, **headers: str) -> Any:
    asked = urllib.request.Request(
        url,
        data=None if wish is None else json.dumps(wish).encode(),
        headers={"content-type": "application/json", "x-longhall": "1", **headers},
    )
    with urllib.request.urlopen(asked, timeout=PATIENCE) as found:
        return json.load(found)


def test_two_processes_with_the_environment_of_compose(image: Path) -> None:
    """They share tables; a scheduled backup is made; upgrade and restore find PostgreSQL's tools."""
    longhall = f"{image}{INSTALLED}/bin/longhall"
    with Postgres() as postgres, Redis() as redis:
        assert isinstance(postgres, Postgres)
        assert isinstance(redis, Redis)
        env = composed(image, postgres, redis)
        ports = [free_port(), free_port()]
        once = {**env, "LONGHALL_BACKUP_EVERY": ""}  # as the documentation says for the second process
        servers = [
            subprocess.Popen(
                [longhall, "serve"], env={**one, "LONGHALL_PORT": str(port)}, stdout=subprocess.DEVNULL, cwd=image
            )
            for one, port in zip((env, once), ports, strict=True)
        ]
        urls = [f"http://127.0.0.1:{port}" for port in ports]
        try:
            check = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]["longhall"]
            words = check["healthcheck"]["test"][1:]
            for server, port in zip(servers, ports, strict=True):
                health = [f"{image}{INSTALLED}/bin/python", *words[1:-1], words[-1].replace(":8000/", f":{port}/")]
                until_true(lambda health=health: subprocess.run(health, capture_output=True).returncode == 0, server)
            session = answer(f"{urls[0]}/api/guests", {"name": "Ulf", "bearer": True})["session"]
            bearer = {"authorization": f"Bearer {session}"}
            wish = {"game": "brian-boru", "seats": [{"kind": "me"}] * 3, "listed": True}
            table = answer(f"{urls[0]}/api/tables", wish, **bearer)["table"]["id"]
            assert answer(f"{urls[1]}/api/tables/{table}", **bearer)["table"]["id"] == table
            until_true(lambda: any((image / "backup").glob("longhall-*.dump")), servers[0])
        finally:
            for server in servers:
                server.terminate()
            ended = [server.wait(PATIENCE) for server in servers]
        assert set(ended) <= {0, -signal.SIGTERM}
        (copy,) = (image / "backup").glob("longhall-*.dump")
        for words in (["upgrade", "--backup-to", env["LONGHALL_BACKUP_TO"]], ["restore", str(copy)], ["check"]):
            ran = subprocess.run([longhall, "admin", *words], env=once, cwd=image, capture_output=True, text=True)
            assert ran.returncode == 0, (words, ran.stdout, ran.stderr)


def until_true(holds: Callable[[], bool], server: subprocess.Popen[Any]) -> None:
    """Ask again until it holds, as long as the server runs."""
    until = time.monotonic() + PATIENCE
    while not holds():
        assert server.poll() is None
        assert time.monotonic() < until
        time.sleep(0.1)
