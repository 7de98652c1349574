"""The position: everything that lies on the table, and what is still to come (the stack of the kernel's state)."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.step import NOBODY as NOBODY
from ....kernel.step import State, Step
from ..content.actions import Moves
from ..content.components import FOLLOWERS, Components, Effect

INFLUENCE_PHASE: Final = 0
ACTION_PHASE: Final = 1
SOLSTICE_PHASE: Final = 2
OVER: Final = 3
PHASES: Final = ["influence", "action", "solstice", "over"]

EVERY_SEAT: Final = 63
TYPES: Final = len(FOLLOWERS)

BY_CARD: Final = 0
BY_TRACK: Final = 1
BY_STALL: Final = 2
BY_EMPIRE: Final = 3
ENDINGS: Final = ["card", "track", "stall", "empire"]


class Variants:
    """What the table chose before the game; see `rules/variants.py`."""

    __slots__ = ("bragi", "deck", "eric", "experienced", "levels", "open_hands", "solo_events", "trade_pieces")
    levels: list[int]
    """The level of each of the victory cards."""
    bragi: bool
    deck: int
    open_hands: bool
    trade_pieces: bool
    experienced: int
    """Seats that win only by the harder cards of a mixed game."""
    eric: bool
    solo_events: int


class Shipyard:
    """All longships by number: six for each colour, then the allies'. Shared by all positions of a table."""

    def __init__(self, box: Components, colours: int) -> None:
        self.each = box.longships
        self.base = colours * box.longships
        """The number of the first ally longship."""
        self.kind: list[int] = [0] * self.base
        """By longship: 0 for a player's colour, 1 and more for an ally's."""
        self.start: list[int] = [box.board] * self.base
        """By longship: where it begins, and returns to."""
        self.own: list[int] = [((1 << self.each) - 1) << colour * self.each for colour in range(colours)]
        self.ships: list[list[int]] = [
            list(range(colour * self.each, colour * self.each + self.each)) for colour in range(colours)
        ]
        """By colour: its longships. Shared, never changed."""
        self.ally: list[int] = []
        """By ally colour: the mask of its longships."""
        number = self.base
        for colour, count in enumerate(box.colour_ships):
            self.ally.append(((1 << count) - 1) << number)
            self.kind += [colour + 1] * count
            self.start += [box.colour_start[colour]] * count
            number += count
        self.count = number
        self.all = (1 << number) - 1


class Perks:
    """What a player's abilities change, added up once. Replaced, never changed: clones share it."""

    __slots__ = (
        "abilities", "ally_off", "bonus", "centre_off", "full_price", "hand_limit", "off", "on", "reach",
        "safe_advocates", "safe_followers", "safe_places", "solstice", "strength", "to", "votes",
    )  # fmt: skip
    abilities: list[int]
    """All abilities of jarl, tiles with a follower, printed posts and tiles beside the board, by number."""
    on: list[list[int]]
    """By moment: the permanent abilities that do something then."""
    solstice: list[int]
    off: list[int]
    """By tile kind: how much less a tile on the track costs."""
    to: list[int]
    """By tile kind: what the track's cost is set to; -1: nothing sets it."""
    centre_off: int
    ally_off: int
    hand_limit: int
    reach: int
    strength: int
    votes: int
    bonus: list[int]
    """By follower type: how many more count for majorities."""
    full_price: bool
    """Whether nothing lowers any price of the track."""
    safe_advocates: bool
    safe_places: int
    """Mask of places where opponents' effects return none of the player's longships."""
    safe_followers: int
    """Mask of posts where opponents' effects touch none of the player's followers."""


class Offer:
    """A trade offer: what its maker gives and wants. Replaced, never changed: clones share it."""

    __slots__ = (
        "any_tiles", "counter", "give", "give_pieces", "give_silfr", "maker", "sailing", "taker", "want", "want_pieces",
        "want_silfr",
    )  # fmt: skip
    maker: int
    taker: int
    sailing: int
    """The longship on the journey."""
    give: list[int]
    want: list[int]
    give_pieces: list[int]
    """What is given besides, if the table trades pieces; `rules/turn/trade_pieces.py` has the numbers.

    Replaced, never changed.
    """
    want_pieces: list[int]
    any_tiles: int
    """How many tiles of the giver's choice are wanted besides."""
    give_silfr: int
    want_silfr: int
    counter: bool

    def copy(self) -> Offer:
        """Another one like it, to be changed before it is kept."""
        offer = Offer()
        offer.maker = self.maker
        offer.taker = self.taker
        offer.sailing = self.sailing
        offer.give = self.give
        offer.want = self.want
        offer.give_pieces = self.give_pieces
        offer.want_pieces = self.want_pieces
        offer.any_tiles = self.any_tiles
        offer.give_silfr = self.give_silfr
        offer.want_silfr = self.want_silfr
        offer.counter = self.counter
        return offer

    def pieces(self, moves: Moves) -> dict[str, list[str]]:
        """References to what each side would give with its followers, and to the places of its longships."""
        found: dict[str, list[str]] = {}
        for side, pieces in (("give", self.give_pieces), ("want", self.want_pieces)):
            held: list[str] = []
            ships: list[str] = []
            for piece in pieces:
                is_ship = moves.box.posts <= piece < moves.first_tile
                (ships if is_ship else held).append(moves.give_piece[piece].targets[0])
            found[f"{side}_held"] = held
            found[f"{side}_ships"] = ships
        return found

    def is_empty(self) -> bool:
        """Nothing for nothing: an invitation to make an offer."""
        if self.has_pieces():
            return False
        return not (self.give or self.want or self.any_tiles or self.give_silfr or self.want_silfr)

    def has_pieces(self) -> bool:
        """Whether pieces on the board are part of it."""
        return bool(self.give_pieces or self.want_pieces)


class Vocabulary:
    """Makes steps from effects; `rules/effects/vocabulary.py` has the words."""

    def step(self, effect: Effect, seat: int, here: int) -> Step[Any]:
        """The step that carries out an effect for a seat; `here` is the post it is at, -1 if none."""
        raise NotImplementedError

    def bonus(self, ability: int, seat: int) -> Step[Any]:
        """The step that uses an ability at its moment."""
        raise NotImplementedError

    def is_automatic(self, ability: int) -> bool:
        """Whether an ability asks nothing of anybody."""
        raise NotImplementedError

    def needs_post(self, tile: int) -> bool:
        """Whether it matters at which post an event is played."""
        raise NotImplementedError

    def mark(self, s: Pax, effect: Effect) -> None:
        """An effect has been used: if its ability may be used once in a turn, it is used up (PAX-GEN-05)."""
        raise NotImplementedError

    def could(self, s: Pax, effect: Effect, seat: int, here: int) -> bool:
        """Whether an effect would change anything now."""
        raise NotImplementedError

    def solo_victory(self) -> Step[Any]:
        """The step that ends a solo game with all followers established."""
        raise NotImplementedError

    def ability_of(self, effect: Effect) -> int:
        """The ability that an effect belongs to, by number."""
        raise NotImplementedError


class Player:
    """What lies before one player, or the solo opponent. Sets of posts and regions are masks."""

    __slots__ = (
        "beside", "board", "duchies", "faithful", "fleet", "followers", "granted", "hand", "home_posts",
        "homes", "jarl", "marked", "markers", "perks", "posts", "seen", "silfr", "starts", "sworn",
    )  # fmt: skip
    jarl: int
    silfr: int
    posts: int
    """Posts with this player's followers."""
    followers: int
    """Established followers, four bits for each type."""
    sworn: int
    """Followers that serve as longships, four bits for each type; where they stand is in `Pax.sworn`."""
    fleet: int
    """Longships under this player's command: own colour and marked ally longships."""
    hand: list[int]
    """Tiles in hand, ascending. Replaced, never changed."""
    seen: list[int]
    """For each tile in hand: the seats that know it, as a mask. Replaced, never changed."""
    board: list[int]
    """The god space and the advocate spaces of the jarl board; -1: empty. Replaced, never changed."""
    faithful: int
    """The spaces of the board whose tile has a follower."""
    beside: list[int]
    """Tiles beside the jarl board. Replaced, never changed."""
    markers: int
    """Influence markers held, by follower type."""
    homes: int
    """Home markers in the supply."""
    duchies: int
    marked: int
    """Duchies with a home marker."""
    granted: int
    """Regions that an effect has made a duchy."""
    home_posts: int
    starts: list[int]
    """Where the first node from the jarl board may lead. Replaced, never changed."""
    perks: Perks

    def clone(self) -> Player:
        """An independent copy."""
        p = Player()
        p.jarl = self.jarl
        p.silfr = self.silfr
        p.posts = self.posts
        p.followers = self.followers
        p.sworn = self.sworn
        p.fleet = self.fleet
        p.hand = self.hand
        p.seen = self.seen
        p.board = self.board
        p.faithful = self.faithful
        p.beside = self.beside
        p.markers = self.markers
        p.homes = self.homes
        p.duchies = self.duchies
        p.marked = self.marked
        p.granted = self.granted
        p.home_posts = self.home_posts
        p.starts = self.starts
        p.perks = self.perks
        return p

    def established(self) -> int:
        """How many followers are established."""
        packed = self.followers
        return (packed & 15) + (packed >> 4 & 15) + (packed >> 8 & 15) + (packed >> 12 & 15)


class Pax(State):
    """A position of Pax Viking."""

    __slots__ = (
        "actions",
        "active",
        "aside",
        "at",
        "box",
        "cards",
        "challenged",
        "colour_at",
        "colour_used",
        "controlled",
        "discards",
        "displaced",
        "down",
        "ending",
        "event",
        "events_left",
        "first",
        "gone",
        "here",
        "influence",
        "inside",
        "left",
        "met",
        "moves",
        "offer",
        "offers",
        "once",
        "owner",
        "passed",
        "phase",
        "place",
        "players",
        "quiet",
        "round",
        "solo",
        "spent",
        "sworn",
        "tile_at",
        "track",
        "unseen",
        "variants",
        "ventures",
        "votes",
        "window",
        "winners",
        "words",
        "yard",
        "yes",
    )  # fmt: skip
    box: Components
    moves: Moves
    words: Vocabulary
    yard: Shipyard
    variants: Variants
    solo: bool
    players: list[Player]
    """By seat; in a solo game the opponent, to whom all other colours belong, is the second (PAX-SOLO-02)."""
    phase: int
    round: int
    first: int
    active: int
    """Whose turn it is."""
    actions: int
    """Actions taken in this turn."""
    influence: int
    """Influence actions taken in this turn, by type."""
    once: list[int]
    """Abilities used in this turn that may be used once. Replaced, never changed."""
    place: list[int]
    """By longship: its place; one past the jarl board: out of the game."""
    at: list[int]
    """By place: the longships there, the jarl board included."""
    inside: list[int]
    """By region: the longships in it, those at its posts included."""
    spent: int
    """Exhausted longships."""
    controlled: int
    """Longships that some player commands."""
    owner: list[int]
    """By post: whose followers stand there."""
    tile_at: list[int]
    """By post: the venture there; -1: none."""
    ventures: int
    """Posts with a venture."""
    sworn: list[int]
    """Followers that serve as longships: post * 32 + seat * 4 + type. Replaced, never changed."""
    track: list[int]
    """The tiles on the saga track, cheapest space first; -1: a gap. Replaced, never changed."""
    unseen: list[list[int]]
    """Tiles not seen yet, in groups from which the pile is made. Replaced, never changed."""
    left: list[int]
    """By group: how many tiles of it the saga pile still holds. Replaced, never changed."""
    aside: list[int]
    """Unseen tiles that are out of the game: set-up has found them outside the pile. Replaced, never changed."""
    discards: list[int]
    gone: list[int]
    """Events out of the game."""
    events_left: int
    """Solo: how many tiles the event pile still holds."""
    cards: list[int]
    """The face-up victory cards. Replaced, never changed."""
    down: list[int]
    """The levels of the face-down victory cards, in the order they are turned up."""
    quiet: int
    """Turns since a tile last left the saga pile or the track."""
    offer: Offer | None
    offers: int
    """Offers made in this turn."""
    window: int
    """Offers made since the last node."""
    met: int
    """Seats whose longships the current journey has encountered."""
    challenged: int
    displaced: int
    event: int
    """The event being resolved; -1: none."""
    here: int
    """The post at which it was played."""
    yes: int
    votes: int
    passed: int
    """Votes against are `votes` - `yes`; 1 once an althing has passed."""
    winners: int
    ending: int
    colour_at: list[int]
    """Solo, by post: the colour of the opponent's followers there; 0: none. Replaced, never changed."""
    colour_used: list[int]
    """Solo, by colour: followers on the map, four bits for each type. Replaced, never changed."""

    def clone(self) -> Pax:
        """An independent copy; what is shared is replaced, never changed."""
        s = Pax()
        self.hand_on(s)
        s.box = self.box
        s.moves = self.moves
        s.words = self.words
        s.yard = self.yard
        s.variants = self.variants
        s.solo = self.solo
        s.players = [p.clone() for p in self.players]
        s.phase = self.phase
        s.round = self.round
        s.first = self.first
        s.active = self.active
        s.actions = self.actions
        s.influence = self.influence
        s.once = self.once
        s.place = self.place[:]
        s.at = self.at[:]
        s.inside = self.inside[:]
        s.spent = self.spent
        s.controlled = self.controlled
        s.owner = self.owner[:]
        s.tile_at = self.tile_at[:]
        s.ventures = self.ventures
        s.sworn = self.sworn
        s.track = self.track
        s.unseen = self.unseen
        s.left = self.left
        s.aside = self.aside
        s.discards = self.discards
        s.gone = self.gone
        s.events_left = self.events_left
        s.cards = self.cards
        s.down = self.down
        s.quiet = self.quiet
        s.offer = self.offer
        s.offers = self.offers
        s.window = self.window
        s.met = self.met
        s.challenged = self.challenged
        s.displaced = self.displaced
        s.event = self.event
        s.here = self.here
        s.yes = self.yes
        s.votes = self.votes
        s.passed = self.passed
        s.winners = self.winners
        s.ending = self.ending
        s.colour_at = self.colour_at
        s.colour_used = self.colour_used
        return s

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats, beginning with one."""
        return [(seat + i) % self.seats for i in range(self.seats)]

    def opponents(self, seat: int) -> list[int]:
        """The other seats, clockwise from the active player's place (PAX-GEN-04); solo, the opponent."""
        if self.solo:
            return [1 - seat]
        return [other for other in self.clockwise_from(self.active) if other != seat]


def place_ref(s: Pax, place: int) -> str:
    """How events name a place; the jarl board is `area:board`."""
    box = s.box
    if place < box.posts:
        return f"post:{box.post_ids[place]}"
    if place < box.board:
        return f"region:{box.place_ids[place]}"
    return "area:board"


def post_ref(s: Pax, post: int) -> str:
    """How events name a post."""
    return f"post:{s.box.post_ids[post]}"


def tile_ref(s: Pax, tile: int) -> str:
    """How events name a tile."""
    return f"tile:{s.box.tiles[tile].name}"


def who_ref(s: Pax, seat: int) -> str:
    """How events name a player, or the solo opponent."""
    return f"seat:{seat}" if seat < s.seats else "area:empire"
