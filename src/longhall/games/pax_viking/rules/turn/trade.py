"""Trade on a journey: an offer is built, shown and answered; goods change hands at once.

An offer of nothing for nothing invites the other side to make one. Promises are talk and are not kept here
(PAX-TRADE-06). Where the table trades pieces, too, `trade_pieces.py` says which and moves them.
"""

from __future__ import annotations

from typing import Final

from .....kernel.action import Action
from .....kernel.chance import Chance
from .....kernel.errors import Refusal
from .....kernel.events import EVERYBODY, Events, Value, seat_ref
from .....kernel.step import ONE
from ...content.actions import MOST_ITEMS, MOST_SILFR
from ...state.position import EVERY_SEAT, NOBODY, Offer, Pax, tile_ref
from ...state.saga_tiles import into_hand, out_of_hand, show_to
from ..base import PaxStep, SeatStep
from .trade_pieces import exchange, piece_choices, piece_words, with_piece


def open_trade(s: Pax, seat: int, partner: int, ship: int, events: Events | None) -> None:
    """The active player begins an offer to an encountered opponent."""
    s.offers += 1
    s.window += 1
    s.offer = new_offer(seat, partner, False, ship)
    s.stack.append(MakeOffer(seat))
    if events is not None:
        events.add("pax-opens-trade", "PAX-TRADE-02", seat=seat_ref(seat), partner=seat_ref(partner))


def new_offer(maker: int, taker: int, counter: bool, sailing: int = NOBODY) -> Offer:
    """Nothing for nothing, on the journey of a longship."""
    offer = Offer()
    offer.maker = maker
    offer.taker = taker
    offer.sailing = sailing
    offer.give = []
    offer.want = []
    offer.give_pieces = []
    offer.want_pieces = []
    offer.any_tiles = 0
    offer.give_silfr = 0
    offer.want_silfr = 0
    offer.counter = counter
    return offer


def the_offer(s: Pax) -> Offer:
    """The offer on the table."""
    offer = s.offer
    assert offer is not None
    return offer


class OfferStep(SeatStep):
    """A question about the offer on the table."""

    asks: int = ONE
    rule: str = "PAX-TRADE-05"

    def prompt(self, s: Pax, seat: int) -> dict[str, Value]:
        """What the offer says."""
        return offer_words(s, the_offer(s))


class MakeOffer(OfferStep):
    """One item at a time: tiles and silfr given, tiles and silfr wanted (PAX-TRADE-05)."""

    kind: str = "make-offer"

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """What both sides own, a tile wanted by name only if its holder is known to have it.

        Tiles of their choice can be asked for one by one, too: else everybody who counts the steps of an offer could
        tell that its maker knows a tile.
        """
        offer = the_offer(s)
        moves = s.moves
        me = s.players[seat]
        partner = s.players[offer.taker]
        found: list[Action] = [moves.cancel]
        if not (offer.counter and offer.is_empty()):
            found.append(moves.offer)
        if len(offer.give) < MOST_ITEMS:
            found += [moves.give[tile] for tile in me.hand if tile not in offer.give]
        if not offer.give_silfr:
            found += moves.add_silfr[1 : min(me.silfr, MOST_SILFR) + 1]
        asked = len(offer.want) + offer.any_tiles
        if asked < MOST_ITEMS and asked < len(partner.hand):
            for at, tile in enumerate(partner.hand):
                if partner.seen[at] >> seat & 1 and tile not in offer.want:
                    found.append(moves.want[tile])
            found += moves.ask_tiles[1 : min(MOST_ITEMS, len(partner.hand)) - asked + 1]
        if not offer.want_silfr:
            found += moves.ask_silfr[1 : min(partner.silfr, MOST_SILFR) + 1]
        if s.variants.trade_pieces:
            found += piece_choices(s, offer)
        return found

    def apply(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """Add the item, or submit, or let it be."""
        offer = the_offer(s)
        verb = action.verb
        if verb == "cancel":
            if events is not None:
                events.add("pax-trade-ends", self.rule, seat=seat_ref(seat), partner=seat_ref(offer.taker))
            s.offer = None
            return
        if verb == "offer":
            for tile in offer.give:
                show_to(s, seat, tile, 1 << offer.taker, events)
            if events is not None:
                tell_offer(s, offer, events)
            s.stack.append(AnswerOffer(offer.taker))
            return
        offer = offer.copy()
        if verb == "give":
            offer.give = sorted([*offer.give, action.target])
        elif verb == "want":
            offer.want = sorted([*offer.want, action.target])
        elif verb == "ask-tiles":
            offer.any_tiles += action.target
        elif verb == "add-silfr":
            offer.give_silfr = action.target
        elif verb == "ask-silfr":
            offer.want_silfr = action.target
        else:
            offer = with_piece(offer, verb.startswith("give-"), s.moves.piece(action))
        s.offer = offer
        s.stack.append(self)

    def refusal(self, s: Pax, seat: int, action: Action) -> Refusal | None:
        """Not there, too many, or not known."""
        offer = the_offer(s)
        verb = action.verb
        if verb[:5] in ("give-", "want-"):
            message = "pax-no-piece" if s.variants.trade_pieces else "pax-no-pieces-traded"
            return Refusal(self.rule, message, piece=action.targets[0])
        if verb == "give" and action.target in s.players[seat].hand and action.target not in offer.give:
            return Refusal(self.rule, "pax-no-more-items", count=MOST_ITEMS)
        if verb == "give":
            return Refusal(self.rule, "pax-no-not-in-hand", tile=action.targets[0])
        if verb in ("want", "ask-tiles"):
            return self.no_wish(s, seat, offer, action)
        if verb in ("add-silfr", "ask-silfr"):
            if offer.give_silfr if verb == "add-silfr" else offer.want_silfr:
                return Refusal(self.rule, "pax-no-second-sum")
            payer = seat if verb == "add-silfr" else offer.taker
            return Refusal("PAX-GEN-02", "pax-no-silfr", seat=seat_ref(payer), count=s.players[payer].silfr)
        if verb == "offer":
            return Refusal("PAX-TRADE-08", "pax-no-empty-counter")
        return None

    def no_wish(self, s: Pax, seat: int, offer: Offer, action: Action) -> Refusal:
        """Why a tile, or a number of tiles, cannot be asked for."""
        partner = s.players[offer.taker]
        wanted = 1
        if action.verb == "ask-tiles":
            wanted = action.target
        elif action.target not in partner.hand or not partner.seen[partner.hand.index(action.target)] >> seat & 1:
            return Refusal(self.rule, "pax-no-not-known", seat=seat_ref(offer.taker), tile=action.targets[0])
        elif action.target in offer.want:
            return Refusal(self.rule, "pax-no-not-in-hand", tile=action.targets[0])
        if len(offer.want) + offer.any_tiles + wanted > MOST_ITEMS:
            return Refusal(self.rule, "pax-no-more-items", count=MOST_ITEMS)
        return Refusal(self.rule, "pax-no-tiles", seat=seat_ref(offer.taker), count=len(partner.hand))


class AnswerOffer(OfferStep):
    """Accept, refuse, or make one counter-offer (PAX-TRADE-08)."""

    kind: str = "answer-offer"

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """A counter-offer can only be accepted or refused; nothing for nothing cannot be accepted."""
        offer = the_offer(s)
        moves = s.moves
        if offer.counter:
            return [moves.accept, moves.refuse]
        if offer.is_empty():
            return [moves.refuse, moves.counter]
        return [moves.accept, moves.refuse, moves.counter]

    def apply(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """Goods move, or nothing does, or the other side makes an offer."""
        offer = the_offer(s)
        if action is s.moves.counter:
            s.offer = new_offer(seat, offer.maker, True, offer.sailing)
            s.stack.append(MakeOffer(seat))
            return
        if action is s.moves.accept:
            s.stack.append(CLOSE_TRADE)
            if offer.any_tiles:
                s.stack.append(HandOver(seat))
                if events is not None:
                    events.announce(
                        "pax-accepts", self.rule, EVERYBODY,
                        seat=seat_ref(seat), partner=seat_ref(offer.maker), count=offer.any_tiles,
                    )  # fmt: skip
            return
        if events is not None:
            events.add("pax-refuses", self.rule, seat=seat_ref(seat), partner=seat_ref(offer.maker))
        s.offer = None

    def refusal(self, s: Pax, seat: int, action: Action) -> Refusal | None:
        """One counter-offer, and something to accept."""
        if action.verb == "counter":
            return Refusal("PAX-TRADE-08", "pax-no-second-counter")
        if action.verb == "accept":
            return Refusal("PAX-TRADE-08", "pax-no-empty-trade")
        return None


class HandOver(PaxStep):
    """Tiles of the giver's choice, one at a time; nobody else learns of any before the trade is closed."""

    asks: int = ONE
    kind: str = "hand-over"
    rule: str = "PAX-TRADE-05"
    unfit: str = "pax-no-not-in-hand"

    def __init__(self, seat: int, *chosen: int) -> None:
        """Who, and the tiles chosen so far."""
        self.seat = seat
        self.chosen = list(chosen)

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """Any tile of the hand that is not given anyhow."""
        want = the_offer(s).want
        give = s.moves.give
        return [give[tile] for tile in s.players[seat].hand if tile not in want and tile not in self.chosen]

    def hidden(self, s: Pax, seat: int) -> bool:
        """Others do not know how many tiles the offer names, unless the whole hand is asked for."""
        return not s.variants.open_hands and len(s.players[seat].hand) > the_offer(s).any_tiles

    def apply(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """Ask again while more are wanted; then all of them change hands."""
        offer = the_offer(s)
        chosen = sorted([*self.chosen, action.target])
        if len(chosen) < offer.any_tiles:
            s.stack.append(HandOver(seat, *chosen))
            return
        offer = offer.copy()
        offer.want = sorted(offer.want + chosen)
        offer.any_tiles = 0
        s.offer = offer

    def prompt(self, s: Pax, seat: int) -> dict[str, Value]:
        """How many are still to be chosen."""
        offer = the_offer(s)
        return {"count": offer.any_tiles - len(self.chosen), "partner": seat_ref(offer.maker)}


class CloseTrade(PaxStep):
    """An accepted offer is carried out at once (PAX-TRADE-07)."""

    def run(self, s: Pax, chance: Chance, events: Events | None) -> None:
        """Silfr and tiles go both ways."""
        offer = the_offer(s)
        maker, taker = s.players[offer.maker], s.players[offer.taker]
        balance = offer.want_silfr - offer.give_silfr
        maker.silfr += balance
        taker.silfr -= balance
        if events is not None and not s.variants.open_hands:
            tell_others(s, offer, events)
        if s.variants.trade_pieces:
            exchange(s, offer, events)
        for tile in offer.give:
            hand_over(s, offer.maker, offer.taker, tile)
        for tile in offer.want:
            hand_over(s, offer.taker, offer.maker, tile)
        if events is not None:
            words = offer_words(s, offer)
            both = EVERYBODY if s.variants.open_hands else 1 << offer.maker | 1 << offer.taker
            events.show("pax-traded", "PAX-TRADE-07", both, **words)
        s.offer = None


def tell_others(s: Pax, offer: Offer, events: Events) -> None:
    """With secret hands: how much changes hands, and which of the tiles each of the others knows already."""
    both = 1 << offer.maker | 1 << offer.taker
    events.show(
        "pax-traded-tiles", "PAX-TRADE-07", ~both,
        seat=seat_ref(offer.maker), partner=seat_ref(offer.taker), given=len(offer.give), wanted=len(offer.want),
        give_silfr=offer.give_silfr, want_silfr=offer.want_silfr, **piece_words(s, offer),
    )  # fmt: skip
    for audience, eyes in [(1 << seat, 1 << seat) for seat in range(s.seats)] + [(~EVERY_SEAT, EVERY_SEAT)]:
        if not audience & both:
            tell_known(s, offer, audience, eyes, events)


def tell_known(s: Pax, offer: Offer, audience: int, eyes: int, events: Events) -> None:
    """The tiles of a trade that these eyes have seen in the hands they leave."""
    for giver, taker, tiles in ((offer.maker, offer.taker, offer.give), (offer.taker, offer.maker, offer.want)):
        me = s.players[giver]
        known = [tile_ref(s, tile) for tile in tiles if me.seen[me.hand.index(tile)] & eyes == eyes]
        if known:
            events.announce(
                "pax-traded-known", "PAX-TRADE-07", audience,
                seat=seat_ref(giver), partner=seat_ref(taker), tiles=known,
            )  # fmt: skip


def hand_over(s: Pax, giver: int, taker: int, tile: int) -> None:
    """A tile changes hands; whoever knew it still knows where it is."""
    me = s.players[giver]
    seen = me.seen[me.hand.index(tile)]
    out_of_hand(s, giver, tile)
    into_hand(s, taker, tile, seen)


def offer_words(s: Pax, offer: Offer) -> dict[str, Value]:
    """An offer as arguments of a message."""
    return {
        "seat": seat_ref(offer.maker),
        "partner": seat_ref(offer.taker),
        "give": [tile_ref(s, tile) for tile in offer.give],
        "want": [tile_ref(s, tile) for tile in offer.want],
        "given": len(offer.give),
        "wanted": len(offer.want),
        "any_tiles": offer.any_tiles,
        "give_silfr": offer.give_silfr,
        "want_silfr": offer.want_silfr,
        **piece_words(s, offer),
    }


def tell_offer(s: Pax, offer: Offer, events: Events) -> None:
    """Both sides read the offer; others only that there is one, unless hands are open."""
    both = EVERYBODY if s.variants.open_hands else 1 << offer.maker | 1 << offer.taker
    message = "pax-counters" if offer.counter else "pax-offers"
    words = offer_words(s, offer)
    events.show(message, "PAX-TRADE-05", both, **words)
    for side, giver in (("give", offer.maker), ("want", offer.taker)):
        if words[f"{side}_held"] or words[f"{side}_ships"]:
            events.add(
                "pax-offer-pieces", "PAX-TRADE-05", both,
                seat=seat_ref(giver), held=words[f"{side}_held"], ships=words[f"{side}_ships"],
            )  # fmt: skip


CLOSE_TRADE: Final = CloseTrade()
