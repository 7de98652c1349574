"""The bot of docs/bots.md plays a whole game."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest
from serving import GAME, PATIENCE, Guest, Server

pytestmark = pytest.mark.live

BOT = Path(__file__).parents[3] / "docs" / "examples" / "network_bot.py"


@pytest.mark.slow
def test_three_network_bots_finish_a_game(server: Server) -> None:
    host = Guest(server, "host")
    made = host.post("tables", {"game": GAME, "seats": [{"kind": "open"}] * 3})
    table = made["table"]["id"]
    bots = [
        subprocess.Popen(
            [sys.executable, str(BOT), server.url, table, f"bot {n}"],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        for n in range(3)
    ]
    end = time.monotonic() + PATIENCE
    while any(seat["kind"] == "open" for seat in host.get(f"tables/{table}")["table"]["seats"]):
        assert time.monotonic() < end
        time.sleep(0.05)
    host.post(f"tables/{table}/start")
    said = [bot.communicate(timeout=PATIENCE)[0] for bot in bots]
    assert sorted(line.splitlines()[0] for line in said) == [f"sitting on seat {n}" for n in range(3)]
    assert all(line.endswith("the game is over\n") for line in said), said
    assert all(bot.returncode == 0 for bot in bots)
