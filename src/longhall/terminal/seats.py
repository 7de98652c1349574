"""Who sits at the table: people and bots, their names and the one-letter marks they have on the board."""

from __future__ import annotations

from dataclasses import dataclass

from ..bots.roster import bot_names
from ..kernel.errors import LonghallError
from ..kernel.records.saga import clean_name

HUMAN = "human"
USUAL_COUNT = 4
USUAL_BOT = "casual"


@dataclass
class Seat:
    """A place at the table."""

    name: str
    player: str
    """`human`, or the name of a bot."""

    @property
    def is_human(self) -> bool:
        """Whether a person decides."""
        return self.player == HUMAN


def usual_players(fewest: int, most: int) -> list[str]:
    """One person against bots, four in all where the game allows it."""
    count = max(fewest, min(most, USUAL_COUNT))
    return [HUMAN, *[USUAL_BOT] * (count - 1)]


def read_players(text: str) -> list[str]:
    """`human,casual,strong`, each checked."""
    kinds = [HUMAN, *bot_names()]
    players = [word.strip().lower() for word in text.split(",")]
    for player in players:
        if player not in kinds:
            raise LonghallError("cli-error-player", given=player, known=kinds)
    return players


def take_seats(players: list[str], names: list[str], usual_names: list[str]) -> list[Seat]:
    """Players with their names; the usual names if none are given."""
    if names and len(names) != len(players):
        raise LonghallError("cli-error-name-count", names=len(names), seats=len(players))
    chosen = [clean_name(name) for name in names or seat_names(usual_names, len(players))]
    if len(set(chosen)) != len(chosen):
        raise LonghallError("cli-error-name-twice")
    return [Seat(name, player) for name, player in zip(chosen, players, strict=True)]


def seat_names(usual: list[str], count: int) -> list[str]:
    """As many names as there are seats; numbers where the names run out."""
    return [usual[seat] if seat < len(usual) else str(seat + 1) for seat in range(count)]


def marks(names: list[str]) -> list[str]:
    """One character for each player: the first letter of the name that nobody has yet, else the seat's number."""
    found: list[str] = []
    for seat, name in enumerate(names):
        letters = [letter.upper() for letter in name if letter.isalpha() and len(letter.upper()) == 1]
        free = [letter for letter in letters if letter not in found]
        found.append(free[0] if free else str(seat + 1))
    return found
