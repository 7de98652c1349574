"""Set-up: the position before the first start disc is placed."""

from __future__ import annotations

from ....kernel.action import NOTHING
from ....kernel.chance import Chance
from ....kernel.events import Events
from ....kernel.step import NOT_KEPT, advance
from ..content.components import PRINCESS, Components
from ..state.position import NOBODY, SETUP, Boru, Player, TableOptions
from .setup import START_PLAYER


def empty_table(box: Components, table: TableOptions, seats: int) -> Boru:
    """Board, supply and players as set-up leaves them, nobody holding the marker yet (BRU-SETUP-01 to 09)."""
    s = Boru()
    s.box = box
    s.table = table
    s.seats = seats
    s.stack = []
    s.options = NOTHING
    s.asked = NOT_KEPT
    s.waiting = 0
    s.acting = 0
    s.players = [new_player(box) for _ in range(seats)]
    s.phase = SETUP
    s.round = 0
    s.trick = 0
    s.free = box.all_towns
    s.vikings = 0
    s.monasteries = 0
    s.face_up = 0
    s.marker = 0
    s.active = 0
    s.winner = NOBODY
    s.battle = 0
    s.strength = 0
    s.vikings_left = (1 << len(box.viking_strength)) - 1
    s.marriage = NOBODY
    s.marriages_left = (1 << PRINCESS) - 1
    s.marriages_to_come = box.rounds[seats]
    s.military = NOBODY
    s.trade = NOBODY
    return s


def new_player(box: Components) -> Player:
    """Three coins, one renown, ten points, a disc on the start space (BRU-SETUP-03, 04)."""
    p = Player()
    p.coins = box.start_coins
    p.renown = box.start_renown
    p.points = box.start_points
    p.raiders = 0
    p.church = 0
    p.space = 0
    p.towns = 0
    p.claims = 0
    p.marriages = 0
    p.hand = 0
    p.card = 0
    p.played = 0
    p.packet = 0
    p.pick = 0
    p.picks = []
    return p


def begin(box: Components, table: TableOptions, seats: int, chance: Chance, events: Events | None) -> Boru:
    """A random player gets the marker (BRU-SETUP-10); clockwise from there each places a disc (11)."""
    s = empty_table(box, table, seats)
    s.stack.append(START_PLAYER)
    advance(s, chance, events)
    return s
