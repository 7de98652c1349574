"""The command `longhall serve` as a process of its own."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from dataclasses import fields
from pathlib import Path

import httpx
import pytest

from longhall.commands.parser import Parser
from longhall.commands.server.serve import arguments
from longhall.server.runtime.settings import Settings
from longhall.speech import languages, speech

pytestmark = pytest.mark.slow
PATIENCE = 300
"""Seconds until a server that hangs is given up; nothing is measured by it."""
http = httpx.Client(verify=False, limits=httpx.Limits(max_keepalive_connections=0))
"""One for all requests: to make one reads all certificates of the system. Each has a connection of its own."""


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def start(data: Path, *flags: str, **environ: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "longhall", "serve", "--data", str(data), *flags]
    env = {**os.environ, "LONGHALL_LANG": "en", **environ}
    return subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def wait_until_up(server: subprocess.Popen[str], port: int) -> httpx.Response:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return http.get(f"http://127.0.0.1:{port}/readyz")
        except httpx.TransportError:
            assert server.poll() is None, server.communicate()
            assert time.monotonic() < until
            time.sleep(0.02)


def test_it_starts_answers_and_ends_cleanly(tmp_path: Path) -> None:
    port = free_port()
    server = start(tmp_path, "--log-json", LONGHALL_PORT=str(port))
    assert wait_until_up(server, port).json()["status"] == "ready"
    guest = http.post(
        f"http://127.0.0.1:{port}/api/guests", json={"name": "Ulf", "bearer": True}, headers={"x-longhall": "1"}
    )
    assert guest.status_code == 201
    server.send_signal(signal.SIGINT)
    out, err = server.communicate(timeout=PATIENCE)
    assert server.returncode == 0, err
    assert f"http://127.0.0.1:{port}" in out
    assert "everything is saved" in out
    assert '"route":"/api/guests"' in err
    assert guest.json()["session"] not in out + err
    assert "Traceback" not in err
    again = start(tmp_path, "--port", str(port))
    wait_until_up(again, port)
    me = http.get(f"http://127.0.0.1:{port}/api/me", headers={"authorization": f"Bearer {guest.json()['session']}"})
    assert me.json()["name"] == "Ulf"
    again.send_signal(signal.SIGTERM)
    again.communicate(timeout=PATIENCE)


def test_a_port_in_use_is_told_in_a_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        server = start(tmp_path, "--port", str(taken.getsockname()[1]))
        _, err = server.communicate(timeout=PATIENCE)
    assert server.returncode == 2
    assert "Cannot listen on" in err
    assert "Traceback" not in err


def test_a_newer_database_is_told_in_a_sentence(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "longhall.db")
    connection.execute("create table alembic_version (version_num varchar(32) primary key)")
    connection.execute("insert into alembic_version values ('9999')")
    connection.commit()
    connection.close()
    server = start(tmp_path, "--port", str(free_port()))
    _, err = server.communicate(timeout=PATIENCE)
    assert server.returncode == 2
    assert "9999" in err
    assert "install the newer version" in err
    assert "Traceback" not in err


@pytest.mark.parametrize("language", languages())
def test_every_setting_has_a_flag_with_a_word_about_it(language: str) -> None:
    parser = Parser(speech(language), "serve")
    arguments(parser)
    text = parser.help_text()
    for field in fields(Settings):
        assert f"--{field.name.replace('_', '-')}" in text
    assert "[cli-" not in text
