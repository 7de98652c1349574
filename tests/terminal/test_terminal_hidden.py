"""What bots and hints are given at the terminal: what the seat knows, as at a table of the server."""

from __future__ import annotations

import random
from typing import Any

import pytest

from at_random import ONE_TABLE_EACH, ONE_TABLE_IDS, random_match
from longhall.bots.bot import Bot
from longhall.kernel.action import Action
from longhall.kernel.game import Game
from longhall.kernel.match import Match
from longhall.kernel.step import State
from longhall.speech import speech
from longhall.terminal import table as terminal_table
from longhall.terminal.ask import list_options
from longhall.terminal.screen import Screen
from longhall.terminal.seats import Seat
from longhall.terminal.table import Table

MOVES = 60
NAMES = ["Astrid", "Bran", "Ciara", "Dag"]
each_game = pytest.mark.parametrize(("game", "seats"), ONE_TABLE_EACH, ids=ONE_TABLE_IDS)


class Given(Exception):
    """A position was handed over."""

    def __init__(self, state: object) -> None:
        self.state = state


class Onlooker(Bot):
    """Tells what it is given."""

    def choose(self, game: Game[Any], state: State, seat: int) -> Action:
        raise Given(game.dump(state))


def alike(game: Game[Any], seats: int) -> tuple[int, list[Match]]:
    """A seat that is asked, and two matches that it cannot tell apart."""
    one, other = (random_match(game, seats, 2, MOVES) for _ in range(2))
    seat = game.to_act(one.state)[0]
    other.state = game.resample(one.state, seat, random.Random(9))
    assert game.view(other.state, seat) == game.view(one.state, seat)
    assert game.dump(other.state) != game.dump(one.state)
    return seat, [one, other]


def people(match: Match) -> Table:
    """Nobody else is a bot, so that nothing else happens."""
    return Table(Screen(speech("en")), match, [Seat(name, "human") for name in NAMES[: match.seats]])


@each_game
def test_a_bot_is_given_what_its_seat_knows(game: Game[Any], seats: int) -> None:
    seat, matches = alike(game, seats)
    given = []
    for match in matches:
        table = people(match)
        table.bots[seat] = Onlooker()
        with pytest.raises(Given) as found:
            table.bots_move()
        given.append(found.value.state)
    assert given[0] == given[1]


@each_game
def test_so_is_the_adviser(game: Game[Any], seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def advise(game: Game[Any], state: State, seat: int, seed: int) -> None:
        raise Given(game.dump(state))

    monkeypatch.setattr(terminal_table, "advise", advise)
    seat, matches = alike(game, seats)
    given = []
    for match in matches:
        options = list_options(game, match.state, seat, speech("en"), NAMES)
        with pytest.raises(Given) as found:
            people(match).show_hint(seat, options)
        given.append(found.value.state)
    assert given[0] == given[1]
