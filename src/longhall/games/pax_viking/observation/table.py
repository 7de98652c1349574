"""The part of an observation that lies on the table: turn, piles, victory cards, ally longships, the running event."""

from __future__ import annotations

from typing import Final

from ....kernel.bot.observation import Part, Row, amount, flag, flags
from ....kernel.masks import bits
from ..content.components import FOLLOWERS, LEVELS, Components
from ..state.holdings import symbol
from ..state.position import PHASES, TYPES, Pax
from ..state.saga_tiles import pile_size

DECKS: Final = 3


def table_parts(box: Components) -> list[Part]:
    """What `put_table` writes."""
    types = ", ".join(FOLLOWERS)
    ships = box.board + 1
    return [
        amount("seats", 6, "players; 1: solo, the opponent is other1"),
        flag("bragi", "the table plays with Bragi"),
        flags("deck", DECKS, "how the saga pile was made: random, starter, custom"),
        flag("open_hands", "hands are open"),
        flag("trade_pieces", "pieces on the board may be traded"),
        flag("eric", "solo: Eric is the jarl"),
        amount("solo_events", 20, "solo: tiles of the event pile at the start"),
        Part("levels", len(LEVELS), 4, f"victory cards of each level: {', '.join(LEVELS)}"),
        flags("phase", len(PHASES), f"{', '.join(PHASES)}: one of them is 1"),
        amount("round", 20, "rounds begun"),
        amount("actions", 4, "actions taken in this turn"),
        flags("influence_used", TYPES, f"influence actions taken in this turn: {types}"),
        flags("abilities_used", len(box.abilities), "abilities that may be used once in a turn and were, by number"),
        amount("pile", 60, "tiles in the saga pile"),
        amount("events_left", 20, "solo: tiles in the event pile"),
        amount("quiet", 12, "turns since a tile last left the saga pile or the track"),
        flags("victory", len(box.victory), "victory cards that lie face up"),
        Part("face_down", len(LEVELS), 4, "victory cards that lie face down, by level"),
        flags("event_post", box.posts, "the post at which the running event was played"),
        amount("yes", 10, "votes for the running althing"),
        amount("votes", 10, "votes counted"),
        flag("althing_passed", "it has passed"),
        amount("offers", 4, "offers made in this turn"),
        amount("offers_here", 4, "offers made since the last node"),
        Part("symbols", box.posts, TYPES, f"by post, the followers that a venture there takes: 1 {types}"),
        Part("empire_colours", box.posts, 6, "solo, by post: the colour of the opponent's followers"),
        *[Part(f"allies.{name}", ships, 3, "ally longships by place; the last is the board") for name in box.colours],
        Part("displaced", ships, 3, "longships that the last challenge has displaced, by place"),
    ]


def put_table(row: Row, s: Pax) -> None:
    """Everything that all players see alike."""
    put_variants(row, s)
    row.one(s.phase, len(PHASES))
    row.numbers([s.round, s.actions])
    row.mask(s.influence, TYPES)
    put_set(row, s.once, len(s.box.abilities))
    row.numbers([pile_size(s), s.events_left, s.quiet])
    put_set(row, s.cards, len(s.box.victory))
    put_levels(row, s.down)
    row.one(s.here, s.box.posts)
    row.numbers([s.yes, s.votes, s.passed, s.offers, s.window])
    put_posts(row, s)
    put_allies(row, s)


def put_set(row: Row, numbers: list[int], size: int) -> None:
    """A 1 for each of some numbers."""
    if not numbers:
        row.zeros(size)
        return
    found = [0] * size
    for number in numbers:
        found[number] = 1
    row.numbers(found)


def put_variants(row: Row, s: Pax) -> None:
    """How the table plays."""
    variants = s.variants
    row.numbers([s.seats, int(variants.bragi)])
    row.one(variants.deck, DECKS)
    row.numbers([int(variants.open_hands), int(variants.trade_pieces), int(variants.eric), variants.solo_events])
    put_levels(row, variants.levels)


def put_levels(row: Row, levels: list[int]) -> None:
    """How many of each level."""
    counts = [0] * len(LEVELS)
    for level in levels:
        counts[level] += 1
    row.numbers(counts)


def put_posts(row: Row, s: Pax) -> None:
    """What ventures ask for, and in a solo game whose followers stand where."""
    symbols = [0] * s.box.posts
    for post in bits(s.ventures):
        symbols[post] = symbol(s, post) + 1
    row.numbers(symbols)
    if s.solo:
        row.numbers(s.colour_at)
    else:
        row.zeros(s.box.posts)


def put_allies(row: Row, s: Pax) -> None:
    """Ally longships, whoever commands them, and those that were displaced."""
    ships = s.box.board + 1
    base = s.yard.base
    found = [0] * (ships * len(s.box.colours))
    for ship in range(base, s.yard.count):
        place = s.place[ship]
        if place < ships:
            found[(s.yard.kind[ship] - 1) * ships + place] += 1
    row.numbers(found)
    displaced = [0] * ships
    for ship in bits(s.displaced):
        if s.place[ship] < ships:
            displaced[s.place[ship]] += 1
    row.numbers(displaced)
