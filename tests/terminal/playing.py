"""What the terminal's tests share: running a command line in this process, and scripts of whole games to type."""

from __future__ import annotations

import os
import random
import re
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from io import StringIO
from typing import Any
from unittest.mock import patch

from longhall.bots.roster import make_bot
from longhall.cli import main
from longhall.kernel.game import Game
from longhall.kernel.match import Match
from longhall.kernel.registry import find_game
from longhall.terminal.ask import numbers
from longhall.terminal.table import bot_seed

GAME = find_game("brian-boru")
LANGUAGES = ["en", "pl", "cs", "es"]
MISSING = re.compile(r"\[[a-z]+-[a-z0-9_-]+\]|\{\s*\$\w+\s*\}|\[[a-z]+:\w+\]")
"""What a forgotten message or argument looks like."""


@dataclass
class Ran:
    """How a command line ended."""

    code: int
    out: str
    err: str


def longhall(*words: str, typed: str = "", width: int = 100) -> Ran:
    """Run a command line as from a pipe."""
    out, err = StringIO(), StringIO()
    env = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "LONGHALL_"))}
    with (
        patch.dict(os.environ, {**env, "COLUMNS": str(width)}, clear=True),
        patch.object(sys, "stdin", StringIO(typed)),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        code = main(list(words))
    return Ran(code, out.getvalue(), err.getvalue())


def play(seats: str, seed: str, *words: str, typed: str) -> Ran:
    """`longhall play` with these seats and this seed."""
    return longhall("play", "--seats", seats, "--seed", seed, *words, typed=typed)


@dataclass
class Script:
    """What people type in a whole game, and the match that comes of it."""

    lines: list[str]
    match: Match

    @property
    def typed(self) -> str:
        """All lines, each with its Enter."""
        return "".join(f"{line}\n" for line in self.lines)


def whole_game(seats: str, seed: str, options: dict[str, object] | None = None, game: Game[Any] = GAME) -> Script:
    """A game in which people choose at random, by number and by notation in turn; Enter where there is a curtain."""
    players = seats.split(",")
    match = Match(game, options or {}, len(players), seed)
    bots = {seat: make_bot(player, bot_seed(match, seat)) for seat, player in enumerate(players) if player != "human"}
    people = len(players) - len(bots)
    sitting = None if people > 1 else next((seat for seat in range(len(players)) if seat not in bots), None)
    rng = random.Random(seed)
    lines: list[str] = []
    while not match.is_over():
        acting = game.to_act(match.state)
        programs = [seat for seat in acting if seat in bots]
        if programs:
            match.act(programs[0], bots[programs[0]].choose(game, match.state, programs[0]))
            continue
        seat = sitting if sitting in acting else acting[0]
        if seat != sitting:
            lines.append("")
            sitting = seat
        legal = game.legal(match.state, seat)
        at = rng.randrange(len(legal))
        lines.append(str(numbers(legal)[at]) if len(lines) % 2 else legal[at].notation)
        match.act(seat, legal[at])
    return Script(lines, match)
