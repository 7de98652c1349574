"""Set-up: the position before anything is drawn by lot (ODN-SETUP)."""

from __future__ import annotations

from ....kernel.chance import Chance
from ....kernel.events import Events
from ....kernel.step import advance, start_state
from ..content.components import Components
from ..content.things import BOW, HOME, IMITATIONS, LONG, MEAD, SPACES, SPECIALS, STRIPS
from ..state.boards import new_board
from ..state.position import HIDDEN, NO_SPACE, NOBODY, NOTHING_HELD, SUPPLY, Odin, Player, Scripts, Variants
from .occupations.modifiers import MODIFIERS
from .setup import BEGIN, dark_cards


def empty_table(box: Components, scripts: Scripts, variants: Variants, seats: int) -> Odin:
    """Boards, supplies and players as set-up leaves them; no strip revealed, no occupation dealt."""
    s = Odin()
    s.box = box
    s.scripts = scripts
    s.variants = variants
    start_state(s, seats)
    s.players = [new_player(box, variants, seats) for _ in range(seats)]
    s.round = s.phase = s.start = 0
    s.last_placed = NOBODY
    s.passed = 0
    s.standing = [0] * (SPACES + IMITATIONS)
    s.blocked = s.imitations = 0
    s.strips = [HIDDEN] * STRIPS
    s.island_side = 0
    s.island_silver = [0, 0, 0, 0]
    s.islands_taken = 0
    s.tiles = (1 << SPECIALS) - 1
    s.houses = list(box.building_copies)
    s.pile = [copies - seats * start for copies, start in zip(box.weapon_copies, box.weapon_start, strict=True)]
    s.discard = [0, 0, 0, 0]
    s.deck = dark_cards(s)
    s.space = s.standing_at = NO_SPACE
    s.given = [0] * SUPPLY
    s.performed = False
    s.strip_kinds = s.cards_played = 0
    s.longship_used = False
    s.die = s.roll = s.rolls = s.die_bonus = s.boats_used = s.weapons_spent = s.resource_spent = 0
    s.unpaid = False
    return s


def new_player(box: Components, variants: Variants, seats: int) -> Player:
    """A home board, Vikings, one bow, one snare, one spear and one mead (ODN-SETUP-08, 09, 12 to 15)."""
    p = Player()
    supply = [0] * SUPPLY
    supply[MEAD] = box.start_mead
    for kind, start in enumerate(box.weapon_start):
        supply[BOW + kind] = start
    p.stock(supply)
    p.boats = [0, 0]
    p.knarrs = 0
    p.longships = [0, 0, 0, 0]
    p.gone_knarrs = p.gone_longships = 0
    p.boards = [new_board(box.plans[HOME])]
    p.vikings = box.sides[variants.side].vikings
    p.reserve = 0
    if seats == 1:
        p.vikings = box.sides[LONG].vikings
        p.reserve = box.sides[variants.side].vikings
    p.spaces = p.placed = p.penalties = p.hand = p.played = p.spent = 0
    p.mods = [0] * len(MODIFIERS)
    p.held = p.held_on = NOTHING_HELD
    p.feast_left = 0
    p.feast_last = NOTHING_HELD
    p.feast_kinds = p.feast_penalties = 0
    p.served = []
    p.midway = False
    return p


def begin(
    box: Components, scripts: Scripts, variants: Variants, seats: int, chance: Chance, events: Events | None
) -> Odin:
    """The lots are drawn, and the first round begins."""
    s = empty_table(box, scripts, variants, seats)
    s.stack.append(BEGIN)
    advance(s, chance, events)
    return s
