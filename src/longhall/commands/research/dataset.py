"""`longhall dataset describe`: what is in a data set."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from rich.table import Table

from ...terminal.screen import Screen
from ...terminal.style import FADED
from ..command import Command
from ..parser import Parser, needed

if TYPE_CHECKING:
    from ...research.data.describe import Description


def arguments(parser: Parser) -> None:
    """Which data set."""
    parser.thing("dataset")
    parser.flag("json")


def run(args: Namespace, screen: Screen) -> int:
    """Print what a data set holds."""
    from ...research.data.describe import describe  # with numpy, which no other command needs

    path = Path(needed(args.dataset, "dataset", screen.speech, "dataset describe")).expanduser()
    found = describe(path)
    if args.json:
        screen.write(msgspec.json.encode(found).decode())
    else:
        show(found, screen)
    return 0


def show(found: Description, screen: Screen) -> None:
    """How it was made, what it holds, and how the bots fared."""
    say = screen.speech.say
    info = found.info
    games = sum(found.games.values())
    players = ", ".join(
        f"{say('cli-dataset-seats', seats=seats)}: {count}" for seats, count in sorted(found.games.items())
    )
    rows: dict[str, Any] = {
        "game": f"{info.game}, {say('cli-dataset-rules', rules=info.rules)}",
        "made": say("cli-dataset-made-by", version=info.version, format=info.format, seed=info.seed),
        "bots": ", ".join(info.bots) + (f", --tries {info.tries:g}" if info.tries else ""),
        "options": ", ".join(f"{name}={value}" for name, value in info.options.items()) or "–",
        "games": f"{games} ({players})",
        "decisions": say("cli-dataset-decisions-each", count=found.decisions, each=f"{found.decisions / games:.1f}"),
        "actions": say("cli-dataset-actions-taken", taken=found.actions, all=info.actions),
        "values": say(
            "cli-dataset-valued", share=f"{found.valued / found.decisions:.1%}", options=f"{found.options:.1f}"
        ),
        "observation": say("cli-dataset-layout", numbers=info.size, parts=len(info.layout)),
        "files": say("cli-dataset-size", files=found.files, megabytes=f"{found.bytes / 1e6:.1f}"),
    }
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
    for name, text in rows.items():
        table.add_row(say(f"cli-dataset-{name}"), text)
    screen.show(table)
    screen.show()
    screen.show(bots_of(found, screen))


def bots_of(found: Description, screen: Screen) -> Table:
    """A row for every bot."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=FADED)
    for head in ("simulate-bot", "dataset-decisions", "simulate-wins", "simulate-mean"):
        table.add_column(screen.speech.say(f"cli-{head}"), justify="left" if head == "simulate-bot" else "right")
    for name, bot in sorted(found.bots.items()):
        table.add_row(name, str(bot.decisions), f"{bot.won / bot.seats:.1%}", f"{bot.points / bot.seats:.1f}")
    return table


DATASET_DESCRIBE = Command("dataset describe", arguments, run)
