"""Trades: what tiles are worth to each side, whether an offer is good, and the best one to make."""

from __future__ import annotations

import math

from .components import EVENT
from .holdings import supply
from .needs import needs_of
from .notation import MOST_SILFR
from .prospects import Prospects, add_tile, nearest_post, nearness, room_for
from .state import TYPES, Offer, Pax
from .worth import Worth


class Side:
    """One side of a trade: what a tile and 1 silfr are worth to it, as far as anybody can see."""

    __slots__ = ("coin", "foreign", "full", "left", "near", "needs", "room", "seat", "worth")

    def __init__(self, s: Pax, w: Worth, seat: int) -> None:
        me = s.players[seat]
        self.seat = seat
        self.worth = w
        self.needs = needs_of(s, w, seat)
        self.near = nearness(s, w, seat)
        self.left = [supply(s, seat, follower) for follower in range(TYPES)]
        self.foreign = s.controlled & ~me.fleet
        self.room = room_for(s, seat)
        self.coin = w.silfr if me.silfr <= w.plenty else w.spare_silfr
        self.full = len(me.hand) >= s.box.hand_limit + me.perks.hand_limit

    def is_ahead(self) -> bool:
        """Whether this side is so near to a victory card that nobody should help it."""
        return self.needs.best >= self.worth.ahead

    def tile(self, s: Pax, tile: int, more: bool) -> float:
        """The worth of a tile in hand, or of one more."""
        w = self.worth
        kind = s.box.tiles[tile].kind
        room = self.room[kind]
        for held in s.players[self.seat].hand:
            if s.box.tiles[held].kind == kind and (more or held < tile):
                room -= 1
        share = 1.0 if room > 0 and not (more and self.full) else w.too_many
        found = Prospects()
        add_tile(s, w, self.needs, self.seat, tile, self.left, self.foreign, found, share)
        worth = w.hand
        for at, posts in enumerate(found.posts):
            worth += found.worths[at] * self.near[nearest_post(self.near, posts, 0)] * w.second_prospect
            if kind == EVENT:
                worth += w.event_kept * found.worths[at]
        return worth

    def tiles(self, s: Pax, tiles: list[int], more: bool) -> float:
        """The worth of tiles that would be given, or got."""
        worth = 0.0
        for tile in tiles:
            worth += self.tile(s, tile, more)
        return worth


class Deal:
    """What could change hands: tiles both ways, and the silfr that the maker adds (below 0: asks for)."""

    __slots__ = ("give", "net", "price", "want")

    def __init__(self, give: list[int], want: list[int], price: int, net: float) -> None:
        self.give = give
        self.want = want
        self.price = price
        self.net = net
        """What the maker gains by it, less what the other side's gain takes away."""


def envy(s: Pax, w: Worth) -> float:
    """The share of a partner's gain that one loses by it: all of it between two, less among many."""
    return w.envy / (s.seats - 1)


def gain_of(s: Pax, w: Worth, offer: Offer, side: Side) -> float:
    """What an offer gives to its maker or taker, apart from what it gives to the other."""
    silfr = offer.want_silfr - offer.give_silfr
    if side.seat == offer.maker:
        gain = side.tiles(s, offer.want, True) - side.tiles(s, offer.give, False)
        return gain + silfr * side.coin + offer.any_tiles * w.hand
    gain = side.tiles(s, offer.give, True) - side.tiles(s, offer.want, False)
    return gain - silfr * side.coin - offer.any_tiles * w.hand


def price_of_helping(s: Pax, w: Worth, offer: Offer, seat: int) -> float:
    """What a maker or taker loses by the other side's gain; to help one who is about to win costs the game."""
    theirs = Side(s, w, offer.taker if seat == offer.maker else offer.maker)
    if theirs.is_ahead():
        return w.victory
    return envy(s, w) * max(0.0, gain_of(s, w, offer, theirs))


def net_of(s: Pax, w: Worth, offer: Offer, seat: int) -> float:
    """What an offer is worth to its maker or taker, the other side's gain considered."""
    return gain_of(s, w, offer, Side(s, w, seat)) - price_of_helping(s, w, offer, seat)


def best_deal(s: Pax, w: Worth, offer: Offer) -> Deal | None:
    """The best that the maker can make of an offer begun, such that the other side should accept; None: nothing good.

    At most one tile each way, those wanted among the ones that the maker knows the other side to hold.
    """
    mine = Side(s, w, offer.maker)
    theirs = Side(s, w, offer.taker)
    if theirs.is_ahead() or offer.any_tiles:
        return None
    gives: list[list[int]] = [offer.give]
    wants: list[list[int]] = [offer.want]
    if not offer.give:
        gives += [[tile] for tile in s.players[offer.maker].hand]
    if not offer.want:
        partner = s.players[offer.taker]
        wants += [[tile] for at, tile in enumerate(partner.hand) if partner.seen[at] >> offer.maker & 1]
    best: Deal | None = None
    for give in gives:
        for want in wants:
            if give or want:
                deal = priced(s, w, offer, mine, theirs, give, want)
                if deal is not None and deal.net > 0.0 and (best is None or deal.net > best.net):
                    best = deal
    return best


def priced(s: Pax, w: Worth, offer: Offer, mine: Side, theirs: Side, give: list[int], want: list[int]) -> Deal | None:
    """A deal at the price that leaves the other side a little; None if it cannot be paid."""
    i_gain = mine.tiles(s, want, True) - mine.tiles(s, give, False)
    they_gain = theirs.tiles(s, give, True) - theirs.tiles(s, want, False)
    share = envy(s, w)
    if offer.give_silfr or offer.want_silfr:
        price = offer.give_silfr - offer.want_silfr
    else:
        lacking = w.courtesy - they_gain + share * i_gain
        price = math.ceil(lacking / (theirs.coin + share * mine.coin))
        if price > min(s.players[mine.seat].silfr, MOST_SILFR):
            return None
        price = max(price, -min(s.players[theirs.seat].silfr, MOST_SILFR))
    i_gain -= price * mine.coin
    they_gain += price * theirs.coin
    if they_gain - share * max(0.0, i_gain) < 0.0:
        return None
    return Deal(give, want, price, i_gain - share * max(0.0, they_gain))
