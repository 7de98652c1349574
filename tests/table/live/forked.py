"""Servers that start at once: forked from a process in which all that `longhall serve` imports is loaded already.

What runs is the command itself, in a process of its own that can be killed, starved and started again.
`tests/table/api/test_serve.py` starts it from the shell.
"""

from __future__ import annotations

import os
import sys
from multiprocessing import get_context

CONTEXT = get_context("forkserver")
CONTEXT.set_forkserver_preload(
    [
        "longhall.cli",
        "longhall.server.app.process",
        *(f"longhall.games.{game}" for game in ("brian_boru", "feast_for_odin", "pax_viking")),
        *("alembic.command", "aiosqlite", "asyncpg", "redis.asyncio", "uvloop", "uvicorn.loops.uvloop"),
    ]
)


def run(environ: dict[str, str], log: str, code: str) -> None:
    """Become a server: the command, or some code that calls it."""
    os.environ.clear()
    os.environ.update(environ)
    sys.path[:0] = [path for path in environ.get("PYTHONPATH", "").split(os.pathsep) if path and path not in sys.path]
    written = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    os.dup2(written, 1)
    os.dup2(written, 2)
    if code:
        exec(code, {"__name__": "__main__"})
        return
    from longhall.cli import main

    sys.exit(main(["serve"]))
