"""Set-up: the position before the first turn."""

from __future__ import annotations

from ...kernel.action import NOTHING
from ...kernel.chance import Chance
from ...kernel.events import Events, seat_ref
from ...kernel.step import NOT_KEPT, advance
from .components import NONE, TILE_KINDS, VENTURE, Components
from .effects import Words
from .holdings import settle_starts
from .notation import Moves
from .options import CUSTOM_DECK, STARTER_DECK
from .perks import no_perks, refit
from .saga import refresh
from .state import BY_CARD, INFLUENCE_PHASE, NOBODY, Pax, Player, Shipyard, TableOptions, bits, post_ref, tile_ref
from .steps.play import draw_card
from .steps.solo_setup import begin_solo
from .steps.turn import StartTurn

COLOURS = 6
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


def empty_table(kit: Kit, table: TableOptions, seats: int) -> Pax:
    """Map, ally longships and jarl boards, nothing drawn yet (PAX-SETUP-01 to 03, 10, 11)."""
    box = kit.box
    s = Pax()
    s.box = box
    s.moves = kit.moves
    s.words = kit.words
    s.table = table
    s.seats = seats
    s.solo = seats == 1
    s.yard = kit.solo_yard if s.solo else kit.yards[seats]
    s.stack = []
    s.options = NOTHING
    s.asked = NOT_KEPT
    s.waiting = 0
    s.acting = 0
    s.phase = INFLUENCE_PHASE
    s.round = 0
    s.first = 0
    s.active = 0
    s.actions = 0
    s.influence = 0
    s.once = []
    s.place = s.yard.start[:]
    s.at = [0] * (box.board + 2)
    for ship, place in enumerate(s.place):
        s.at[place] |= 1 << ship
    s.spent = 0
    s.owner = [NOBODY] * box.posts
    s.tile_at = [NONE] * box.posts
    s.ventures = 0
    s.sworn = []
    s.track = [NONE] * len(box.track_costs)
    s.unseen = [[]]
    s.left = [0]
    s.discards = []
    s.gone = []
    s.events_left = 0
    s.cards = []
    s.down = []
    s.quiet = 0
    s.offer = None
    s.offers = 0
    s.window = 0
    s.met = 0
    s.challenged = NOBODY
    s.displaced = 0
    s.event = NONE
    s.here = NONE
    s.yes = 0
    s.votes = 0
    s.passed = 0
    s.winners = 0
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


def new_player(s: Pax, seat: int) -> Player:
    """All pieces on the jarl board; of the home markers one lies there and one on the map."""
    p = Player()
    p.jarl = NOBODY
    p.silfr = 0
    p.posts = 0
    p.followers = 0
    p.sworn = 0
    p.fleet = s.yard.own[seat]
    p.hand = []
    p.seen = []
    p.board = [NONE] * (s.box.god_spaces + s.box.advocate_spaces)
    p.faithful = 0
    p.beside = []
    p.markers = 0
    p.homes = s.box.home_markers - 2
    p.duchies = 0
    p.marked = 0
    p.granted = 0
    p.home_posts = 0
    p.starts = []
    p.perks = no_perks()
    return p


def new_opponent(s: Pax) -> Player:
    """The solo opponent: all longships but the player's, no silfr, no hand, no jarl (PAX-SOLO-02, 09, 10)."""
    p = new_player(s, 1)
    p.fleet = s.yard.all & ~s.yard.own[0]
    p.homes = 0
    return p


def seat_jarl(s: Pax, seat: int, jarl: int) -> None:
    """A jarl board before a player, with its home on the map (PAX-SETUP-11)."""
    s.players[seat].jarl = jarl
    refit(s, seat)
    settle_starts(s, seat)


def begin(kit: Kit, table: TableOptions, seats: int, chance: Chance, events: Events | None) -> Pax:
    """Steps D to J, then the first turn (PAX-SETUP-04 to 24)."""
    s = empty_table(kit, table, seats)
    if s.solo:
        begin_solo(s, draw_jarl(s, 0, chance), chance, events)
        seat_jarl(s, 0, s.players[0].jarl)
        advance(s, chance, events)
        return s
    deal_cards(s, chance, events)
    make_pile(s)
    refresh(s, chance, events)
    start_ventures(s, chance, events)
    for seat in range(seats):
        seat_jarl(s, seat, draw_jarl(s, seat, chance))
    s.first = chance.draw("first-player", list(range(seats)))
    tell_start(s, events)
    for seat in range(seats):
        jarl = s.box.jarls[s.players[seat].jarl]
        s.players[seat].silfr = s.box.start_silfr[(seat - s.first) % seats] + jarl.extra_silfr
    s.stack = [StartTurn(s.first)]
    advance(s, chance, events)
    return s


def draw_jarl(s: Pax, seat: int, chance: Chance) -> int:
    """A random jarl board (PAX-SETUP-09); a solo player may take Eric the Victorious (PAX-SOLO-12)."""
    names = [jarl.name for jarl in s.box.jarls]
    if s.solo and s.table.eric and "eric" in names:
        return names.index("eric")
    taken = [player.jarl for player in s.players]
    return chance.draw("jarl", [jarl for jarl in range(len(names)) if jarl not in taken])


def deal_cards(s: Pax, chance: Chance, events: Events | None) -> None:
    """Four victory cards, face up, or all face down in Bragi mode (PAX-SETUP-04, PAX-SETUP-23)."""
    if s.table.bragi:
        s.down = list(s.table.levels)
        return
    for level in s.table.levels:
        draw_card(s, level, chance)
    if events is not None:
        names = [f"victory:{s.box.victory[card].name}" for card in s.cards]
        events.add("pax-cards", "PAX-SETUP-04", victories=names)


def make_pile(s: Pax) -> None:
    """Which tiles the saga pile is made of (PAX-SETUP-05, 15, 16)."""
    box = s.box
    if s.table.deck == STARTER_DECK:
        s.unseen = [[at for at, tile in enumerate(box.tiles) if 0 < tile.starter <= s.seats]]
        s.left = [len(s.unseen[0])]
    elif s.table.deck == CUSTOM_DECK:
        s.unseen = [list(box.of_tile_kind[kind]) for kind in range(len(TILE_KINDS))]
        s.left = [box.mix[kind] * s.seats for kind in range(len(TILE_KINDS))]
    else:
        s.unseen = [list(range(len(box.tiles)))]
        s.left = [box.tiles_per_player * s.seats]


def start_ventures(s: Pax, chance: Chance, events: Events | None) -> None:
    """Ventures that are not in the pile lie open in their regions, each in another one (PAX-SETUP-18 to 20)."""
    regions = 0
    for _ in range(s.box.start_ventures[s.seats]):
        pool = spare_ventures(s, regions)
        if not pool:
            return
        tile = chance.draw("venture", pool)
        region = s.box.tiles[tile].region
        regions |= 1 << region
        post = chance.draw("post", bits(empty_posts(s, tile)))
        s.unseen = [[other for other in group if other != tile] for group in s.unseen]
        s.tile_at[post] = tile
        s.ventures |= 1 << post
        if events is not None:
            events.add("pax-start-venture", "PAX-SETUP-18", tile=tile_ref(s, tile), post=post_ref(s, post))


def spare_ventures(s: Pax, regions: int) -> list[int]:
    """Ventures for set-up: of one region that has none yet, with room, and surely not in the pile."""
    box = s.box
    starter = s.table.deck == STARTER_DECK
    found: list[int] = []
    for tile in box.of_tile_kind[VENTURE]:
        region = box.tiles[tile].region
        if region < 0 or regions >> region & 1 or tile in s.track or tile in s.tile_at or not empty_posts(s, tile):
            continue
        if not (starter and 0 < box.tiles[tile].starter <= s.seats):
            found.append(tile)
    return found


def empty_posts(s: Pax, tile: int) -> int:
    """The posts of a tile's area that are neither printed nor taken by a venture."""
    return s.box.tiles[tile].posts & s.box.of_kind[0] & ~s.ventures


def tell_start(s: Pax, events: Events | None) -> None:
    """Who plays which jarl, and who begins (PAX-SETUP-09, PAX-SETUP-12)."""
    if events is None:
        return
    for seat, player in enumerate(s.players):
        events.add("pax-jarl", "PAX-SETUP-09", seat=seat_ref(seat), jarl=f"jarl:{s.box.jarls[player.jarl].name}")
    events.add("pax-first", "PAX-SETUP-12", seat=seat_ref(s.first))
