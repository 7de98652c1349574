"""Set-up: the position before the first start disc is placed."""

from __future__ import annotations

from ....kernel.chance import Chance
from ....kernel.events import Events
from ....kernel.step import advance, start_state
from ..content.components import PRINCESS, Components
from ..state.position import NOBODY, SETUP, Boru, Player, Variants
from .setup import START_PLAYER


def empty_table(box: Components, variants: Variants, seats: int) -> Boru:
    """Board, supply and players as set-up leaves them, nobody holding the marker yet (BRU-SETUP-01 to 09)."""
    s = Boru()
    s.box = box
    s.variants = variants
    start_state(s, seats)
    s.players = [new_player(box) for _ in range(seats)]
    s.phase = SETUP
    s.round = s.trick = 0
    s.free = box.all_towns
    s.vikings = s.monasteries = s.face_up = s.marker = s.active = 0
    s.winner = NOBODY
    s.battle = s.strength = 0
    s.vikings_left = (1 << len(box.viking_strength)) - 1
    s.marriage = NOBODY
    s.marriages_left = (1 << PRINCESS) - 1
    s.marriages_to_come = box.rounds[seats]
    s.military = s.trade = NOBODY
    return s


def new_player(box: Components) -> Player:
    """Three coins, one renown, ten points, a disc on the start space (BRU-SETUP-03, 04)."""
    p = Player()
    p.coins = box.start_coins
    p.renown = box.start_renown
    p.points = box.start_points
    return p


def begin(box: Components, variants: Variants, seats: int, chance: Chance, events: Events | None) -> Boru:
    """A random player gets the marker (BRU-SETUP-10); clockwise from there each places a disc (11)."""
    s = empty_table(box, variants, seats)
    s.stack.append(START_PLAYER)
    advance(s, chance, events)
    return s
