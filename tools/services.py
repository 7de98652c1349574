"""Real PostgreSQL and Redis for tests and benchmarks: own processes, own folders, gone afterwards."""

from __future__ import annotations

import atexit
import contextlib
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import ClassVar

MISSING = "PostgreSQL and Redis are needed here: sudo apt-get install -y postgresql redis-server"


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def wait_for(port: int, seconds: float = 300) -> None:
    until = time.monotonic() + seconds
    while True:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        if time.monotonic() > until:
            raise RuntimeError(f"nothing answers at port {port}")
        time.sleep(0.02)


class Service:
    """A server program with its own folder and port, run by somebody who is not root."""

    user = ""

    def __init__(self) -> None:
        self.port = free_port()
        self.folder = self.new_folder()
        self.process: subprocess.Popen[bytes] | None = None
        self.prepare()
        self.start()

    def new_folder(self) -> Path:
        """A folder of the one who runs it."""
        folder = Path(tempfile.mkdtemp(prefix="longhall-service-"))
        if self.as_other:
            found = pwd.getpwnam(self.user)
            os.chown(folder, found.pw_uid, found.pw_gid)
        return folder

    @property
    def as_other(self) -> bool:
        """PostgreSQL refuses to run as root."""
        return os.geteuid() == 0 and bool(self.user)

    def command(self) -> list[str]:
        raise NotImplementedError

    def prepare(self) -> None:
        """What comes before the first start."""

    def as_user(self, command: list[str]) -> list[str]:
        return ["runuser", "-u", self.user, "--", *command] if self.as_other else command

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(self.as_user(self.command()), cwd=self.folder, stdout=log, stderr=log)
        wait_for(self.port)

    def stop(self) -> None:
        """At once, as if the machine it is on had failed."""
        if self.process is not None:
            self.end()
            self.process.wait(30)
            self.process = None

    def end(self) -> None:
        assert self.process is not None
        self.process.kill()

    def __enter__(self) -> Service:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Service):
    """PostgreSQL as Debian has it, durable as it is by default."""

    user = "postgres"
    fresh: ClassVar[Path | None] = None
    """A cluster that was never started: made once in a process, and copied for each server."""

    @property
    def url(self) -> str:
        return f"postgresql+asyncpg://longhall@127.0.0.1:{self.port}/postgres"

    def program(self, name: str) -> str:
        found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
        if not found:
            raise RuntimeError(MISSING)
        return str(found[-1])

    def prepare(self) -> None:
        if Postgres.fresh is None:
            made = self.new_folder()
            atexit.register(shutil.rmtree, made, ignore_errors=True)
            initdb = [self.program("initdb"), "-D", str(made / "data"), "-U", "longhall", "-A", "trust", "-N"]
            subprocess.run(self.as_user(initdb), cwd=made, check=True, capture_output=True)
            Postgres.fresh = made / "data"
        copy = ["cp", "-a", str(Postgres.fresh), str(self.folder / "data")]
        subprocess.run(self.as_user(copy), cwd=self.folder, check=True)

    def start(self) -> None:
        """The port opens before the database answers."""
        super().start()
        asking = [self.program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        until = time.monotonic() + 300
        while subprocess.run(asking, check=False).returncode != 0:
            if time.monotonic() > until:
                raise RuntimeError("PostgreSQL does not answer")
            time.sleep(0.02)

    def command(self) -> list[str]:
        return [
            self.program("postgres"), "-D", str(self.folder / "data"), "-p", str(self.port), "-k", str(self.folder),
            "-c", "listen_addresses=127.0.0.1",
        ]  # fmt: skip

    def end(self) -> None:
        # The server itself, not what changed the user for it: an immediate shutdown, recovered from at the next start.
        with contextlib.suppress(OSError, ValueError, IndexError):
            os.kill(int((self.folder / "data" / "postmaster.pid").read_text().splitlines()[0]), 3)


class Redis(Service):
    """Redis that keeps nothing."""

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def command(self) -> list[str]:
        program = shutil.which("redis-server")
        if program is None:
            raise RuntimeError(MISSING)
        return [program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
