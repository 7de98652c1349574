"""Trades: what tiles are worth to each side, whether an offer is good, and the best one to make."""

from __future__ import annotations

import math

from ..content.actions import MOST_SILFR
from ..state.position import Offer, Pax
from .needs import needs_of
from .prospects import add_tiles, held, nearness, post_prospects, pull
from .weights import Weights


class Side:
    """One side of a trade: what tiles and silfr are worth to it, as far as anybody can see."""

    __slots__ = ("coin", "hand", "near", "needs", "now", "posts", "seat", "worth")

    def __init__(self, s: Pax, w: Weights, seat: int) -> None:
        me = s.players[seat]
        self.seat = seat
        self.worth = w
        self.needs = needs_of(s, w, seat)
        self.near = nearness(s, w, seat)
        self.posts = post_prospects(s, w, self.needs, seat)
        self.coin = w.silfr if me.silfr <= w.plenty else w.spare_silfr
        """What 1 silfr is worth."""
        self.hand = me.hand
        self.now = self.with_hand(s, me.hand)

    def is_ahead(self) -> bool:
        """Whether this side is so near to a victory card that nobody should help it."""
        return self.needs.best >= self.worth.ahead

    def with_hand(self, s: Pax, hand: list[int]) -> float:
        """What another hand would be worth to it."""
        w = self.worth
        found = self.posts.copy()
        add_tiles(s, w, self.needs, self.seat, hand, found)
        return held(s, w, self.needs, self.seat, hand) + pull(w, found, self.near)

    def change(self, s: Pax, got: list[int], given: list[int]) -> float:
        """What it gains if tiles come and go."""
        if not got and not given:
            return 0.0
        return self.with_hand(s, [tile for tile in self.hand if tile not in given] + got) - self.now


class Deal:
    """What could change hands: tiles both ways, and the silfr that the maker adds (below 0: asks for)."""

    __slots__ = ("give", "net", "price", "want")

    def __init__(self, give: list[int], want: list[int], price: int, net: float) -> None:
        self.give = give
        self.want = want
        self.price = price
        self.net = net
        """What the maker gains by it, less what the other side's gain takes away."""


def envy(s: Pax, w: Weights) -> float:
    """The share of a partner's gain that one loses by it: most of it between two, little among many."""
    others = s.seats - 1
    return w.envy / (others * others)


def gain_of(s: Pax, w: Weights, offer: Offer, side: Side) -> float:
    """What an offer gives to its maker or taker, apart from what it gives to the other."""
    silfr = (offer.want_silfr - offer.give_silfr) * side.coin
    unnamed = offer.any_tiles * w.hand
    if side.seat == offer.maker:
        return side.change(s, offer.want, offer.give) + silfr + unnamed
    return side.change(s, offer.give, offer.want) - silfr - unnamed


def price_of_helping(s: Pax, w: Weights, offer: Offer, seat: int) -> float:
    """What a maker or taker loses by the other side's gain; to help one who is about to win costs the game."""
    theirs = Side(s, w, offer.taker if seat == offer.maker else offer.maker)
    if theirs.is_ahead():
        return w.victory
    return envy(s, w) * max(0.0, gain_of(s, w, offer, theirs))


def net_of(s: Pax, w: Weights, offer: Offer, seat: int) -> float:
    """What an offer is worth to its maker or taker, the other side's gain considered."""
    return gain_of(s, w, offer, Side(s, w, seat)) - price_of_helping(s, w, offer, seat)


def best_deal(s: Pax, w: Weights, offer: Offer) -> Deal | None:
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


def priced(s: Pax, w: Weights, offer: Offer, mine: Side, theirs: Side, give: list[int], want: list[int]) -> Deal | None:
    """A deal at the price that leaves the other side a little; None if it cannot be paid."""
    i_gain = mine.change(s, want, give)
    they_gain = theirs.change(s, give, want)
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
