"""Set-up: the position before anything is drawn, and what all positions of a box share."""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Chance
from ....kernel.events import Events
from ....kernel.step import advance, start_state
from ..content.actions import Moves
from ..content.components import NONE, Components
from ..state.abilities import no_perks
from ..state.position import BY_CARD, INFLUENCE_PHASE, NOBODY, Pax, Player, Shipyard, Variants
from .effects.vocabulary import Words
from .setup import SETUP

COLOURS: Final = 6
"""Players' colours in the box; a solo opponent has all but one."""


class Kit:
    """What all positions of a box share: its actions, its effect vocabulary and its longships by number of colours."""

    def __init__(self, box: Components) -> None:
        self.box = box
        self.moves = Moves(box)
        self.words = Words(box)
        self.yards = [Shipyard(box, colours) for colours in range(COLOURS + 1)]
        self.solo_yard = Shipyard(box, COLOURS)
        self.solo_yard.start = [box.board] * self.solo_yard.count


def empty_table(kit: Kit, variants: Variants, seats: int) -> Pax:
    """Map, ally longships and jarl boards, nothing drawn yet (PAX-SETUP-01 to 03, 10, 11)."""
    box = kit.box
    s = Pax()
    s.box = box
    s.moves = kit.moves
    s.words = kit.words
    s.variants = variants
    start_state(s, seats)
    s.solo = seats == 1
    s.yard = kit.solo_yard if s.solo else kit.yards[seats]
    s.phase = INFLUENCE_PHASE
    s.round = s.first = s.active = s.actions = s.influence = 0
    s.once = []
    s.place = s.yard.start[:]
    muster(s)
    s.spent = 0
    s.owner = [NOBODY] * box.posts
    s.tile_at = [NONE] * box.posts
    s.ventures = 0
    s.sworn = []
    s.track = [NONE] * len(box.track_costs)
    s.unseen = [[]]
    s.left = [0]
    s.aside = []
    s.discards = []
    s.gone = []
    s.events_left = 0
    s.cards = []
    s.down = []
    s.quiet = 0
    s.offer = None
    s.offers = s.window = s.met = 0
    s.challenged = NOBODY
    s.displaced = 0
    s.event = s.here = NONE
    s.yes = s.votes = s.passed = s.winners = 0
    s.ending = BY_CARD
    s.colour_at = [0] * box.posts if s.solo else []
    s.colour_used = [0] * COLOURS if s.solo else []
    s.players = [new_player(s, seat) for seat in range(seats)]
    s.controlled = 0
    for player in s.players:
        s.controlled |= player.fleet
    if s.solo:
        s.players.append(new_opponent(s))
        s.controlled = s.yard.all
    return s


def muster(s: Pax) -> None:
    """From where each longship is: which are at each place and in each region."""
    box = s.box
    s.at = [0] * (box.board + 2)
    s.inside = [0] * box.regions
    for ship, place in enumerate(s.place):
        s.at[place] |= 1 << ship
        if place < box.places:
            s.inside[box.place_region[place]] |= 1 << ship


def new_player(s: Pax, seat: int) -> Player:
    """All pieces on the jarl board; of the home markers one lies there and one on the map."""
    p = Player()
    p.jarl = NOBODY
    p.silfr = p.posts = p.followers = p.sworn = 0
    p.fleet = s.yard.own[seat]
    p.hand = []
    p.seen = []
    p.board = [NONE] * (s.box.god_spaces + s.box.advocate_spaces)
    p.faithful = 0
    p.beside = []
    p.markers = 0
    p.homes = s.box.home_markers - 2
    p.duchies = p.marked = p.granted = p.home_posts = 0
    p.starts = []
    p.perks = no_perks()
    return p


def new_opponent(s: Pax) -> Player:
    """The solo opponent: all longships but the player's, no silfr, no hand, no jarl (PAX-SOLO-02, 09, 10)."""
    p = new_player(s, 1)
    p.fleet = s.yard.all & ~s.yard.own[0]
    p.homes = 0
    return p


def begin(kit: Kit, variants: Variants, seats: int, chance: Chance, events: Events | None) -> Pax:
    """A new game, brought to its first decision."""
    s = empty_table(kit, variants, seats)
    s.stack = [SETUP]
    advance(s, chance, events)
    return s
