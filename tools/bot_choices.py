"""Write down anew what bots choose: `python tools/bot_choices.py`, where levels are meant to choose otherwise.

For some decisions of a random game at each table: what `greedy` chooses there, and what the levels below Master do.
They count lines instead of seconds, so every machine finds the same. Levels are measured against `greedy`: under the
same rules it always chooses the same in the same position, and a file in which it does not is refused.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

import longhall.games  # noqa: F401
from longhall.bots.bot import Bot
from longhall.bots.greedy import GreedyBot
from longhall.bots.level_bot import LevelBot
from longhall.kernel.chance import Chance
from longhall.kernel.game import Game
from longhall.kernel.registry import find_game
from longhall.kernel.step import State

FILE = Path(__file__).parent.parent / "tests" / "vectors" / "bot_choices.json"
TABLES = [("brian-boru", 4), ("feast-for-odin", 3), ("pax-viking", 4), ("pax-viking", 1)]
"""Games and numbers of players; alone, Pax Viking goes by figures of its own."""
LEVELS = ("beginner", "casual", "strong")
GREEDY_LINES = 120
DECISIONS = 12
FEWEST_OPTIONS = 4
SEED = 1
Choices = list[dict[str, Any]]
Table = dict[str, Any]
"""The version of its rules, and choices."""


def decisions(game: Game[Any], seats: int) -> list[tuple[int, State, int]]:
    """Decisions between many options, spread over a random game: how many came before, the position, the seat."""
    rng = random.Random(SEED)
    chance = Chance(rng.random)
    state = game.setup({}, seats, chance)
    found: list[tuple[int, State, int]] = []
    moves = 0
    while state.waiting:
        asked = game.to_act(state)[-1]
        if len(game.legal(state, asked)) >= FEWEST_OPTIONS:
            found.append((moves, state.clone(), asked))
        seat = rng.choice(game.to_act(state))
        game.apply(state, seat, rng.choice(game.legal(state, seat)), chance)
        moves += 1
    return [found[at * len(found) // DECISIONS] for at in range(DECISIONS)]


def bots(seed: int) -> dict[str, Bot]:
    """Whose choices are written down, by name."""
    levels: dict[str, Bot] = {name: LevelBot(name, seed, timed=False) for name in LEVELS}
    return {"greedy": GreedyBot(seed, GREEDY_LINES), **levels}


def choices(game: Game[Any], seats: int) -> Choices:
    """For each decision where it is, and what is chosen there."""
    return [
        {"after": moves, "seat": seat, "options": len(game.legal(state, seat))}
        | {name: bot.choose(game, state, seat).notation for name, bot in bots(moves).items()}
        for moves, state, seat in decisions(game, seats)
    ]


def places(told: Choices) -> list[tuple[int, int, int]]:
    """Where the decisions are: other rules or cards make other games."""
    return [(one["after"], one["seat"], one["options"]) for one in told]


def differing(old: Choices, new: Choices, name: str) -> list[str]:
    """Where a bot chooses otherwise in the same decisions."""
    return [
        f"after {then['after']} moves {then[name]!r} became {now[name]!r}"
        for then, now in zip(old, new, strict=True)
        if then[name] != now[name]
    ]


def refused(old: Table, new: Table) -> list[str]:
    """Where greedy chooses otherwise, though neither rules nor positions are others."""
    if old["rules"] != new["rules"] or places(old["choices"]) != places(new["choices"]):
        return []
    return differing(old["choices"], new["choices"], "greedy")


def text_of(tables: dict[str, Table]) -> str:
    """A line for each decision."""
    told = []
    for name, table in tables.items():
        lines = ",\n".join(f"  {json.dumps(choice)}" for choice in table["choices"])
        told.append(f' "{name}": {{"rules": {json.dumps(table["rules"])}, "choices": [\n{lines}\n ]}}')
    return "{\n" + ",\n".join(told) + "\n}\n"


def main() -> None:
    """All tables are written, or none."""
    before: dict[str, Table] = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    after: dict[str, Table] = {}
    for name, seats in TABLES:
        game, table = find_game(name), f"{name}-{seats}"
        after[table] = {"rules": game.rules_version, "choices": choices(game, seats)}
        changed = refused(before[table], after[table]) if table in before else []
        if changed:
            sys.exit(f"{table}: greedy is the frozen reference and must choose as before: {'; '.join(changed)}")
    FILE.write_text(text_of(after), encoding="utf-8")
    print(f"{FILE.name}: {DECISIONS} decisions at each of {len(TABLES)} tables")


if __name__ == "__main__":
    main()
