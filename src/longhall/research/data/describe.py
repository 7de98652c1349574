"""What is in a data set, from its metadata and its small columns."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from .loader import Decisions
from .schema import Info
from .shards import open_shard

COLUMNS: Final = ["game", "seats", "seat", "bot", "action", "points", "won", "values"]


@dataclass
class BotFacts:
    """How one of the bots fared; a bot on several seats of a game counts for each of them."""

    decisions: int = 0
    seats: int = 0
    won: float = 0.0
    points: int = 0


@dataclass
class Description:
    """What `longhall dataset describe` tells."""

    info: Info
    files: int
    bytes: int
    decisions: int = 0
    valued: int = 0
    """Decisions with the bot's values."""
    values: int = 0
    actions: int = 0
    """Different actions that were taken."""
    games: dict[int, int] = field(default_factory=dict)
    """By the number of players."""
    bots: dict[str, BotFacts] = field(default_factory=dict)

    @property
    def options(self) -> float:
        """Legal actions of a decision, on average, where they were valued."""
        return self.values / max(1, self.valued)


def describe(path: Path | str) -> Description:
    """Read the small columns of all files, one row group at a time."""
    data = Decisions(path)
    found = Description(data.info, len(data.files), sum(file.stat().st_size for file in data.files))
    taken: set[int] = set()
    last = -1
    seats_seen: set[int] = set()
    for file in data.files:
        with open_shard(file) as opened:
            for group in range(opened.num_row_groups):
                rows = opened.read_row_group(group, columns=COLUMNS).to_pydict()
                found.decisions += len(rows["game"])
                lengths = [len(values) for values in rows["values"]]
                found.valued += sum(length > 0 for length in lengths)
                found.values += sum(lengths)
                taken.update(rows["action"])
                for row, number in enumerate(rows["game"]):
                    if number != last:
                        last = number
                        seats_seen = set()
                        found.games[rows["seats"][row]] = found.games.get(rows["seats"][row], 0) + 1
                    bot = found.bots.setdefault(rows["bot"][row], BotFacts())
                    bot.decisions += 1
                    if rows["seat"][row] not in seats_seen:
                        seats_seen.add(rows["seat"][row])
                        bot.seats += 1
                        bot.won += rows["won"][row]
                        bot.points += rows["points"][row]
    found.actions = len(taken)
    return found
