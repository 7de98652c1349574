"""What a bot may know about playing well: what a position is worth, part by part, and how far to look ahead.

Each part is figured for one player, so that a bot's value and a person's hint come from the same numbers.
"""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action
from ....kernel.bot.advice import Advice
from ....kernel.chance import Chance
from ....kernel.masks import bits, count
from ..rules.turn.solstice import own_types
from ..rules.turn.trade import new_offer
from ..state.position import OVER, Pax
from .aims import Aims
from .bargains import best_deal, price_of_helping
from .features import features
from .needs import Needs, Standings, lost_posts
from .prospects import held, pull
from .rollout_policy import RolloutPolicy
from .weights import Weights

CARDS: Final = "cards"
FOLLOWERS: Final = "followers"
SILFR: Final = "silfr"
HAND: Final = "hand"
PROSPECTS: Final = "prospects"
LONGSHIPS: Final = "longships"
MARKERS: Final = "markers"
RIVAL: Final = "rival"
RESULT: Final = "result"
NEXT_ACTION: Final = ("action", "solo-action")
"""The questions at which a line of play is valued."""
LONG_GAME: Final = 8
"""Few games have more rounds."""
MANY_EVENTS: Final = 20
"""No game alone has more."""
OWN_PARTS: Final = [CARDS, FOLLOWERS, SILFR, HAND, PROSPECTS, LONGSHIPS, MARKERS]
PARTS: Final = [*OWN_PARTS, RIVAL, RESULT]


class PaxAdvice(Advice[Pax]):
    """Values a position by how near the victory cards are, what is established, and what longships can soon reach."""

    def __init__(self, worth: Weights | None = None) -> None:
        self.worth = worth if worth is not None else Weights()
        self.rollout_policy = RolloutPolicy(self.worth)
        self.standings = Standings(self.worth)

    def value(self, s: Pax, seat: int) -> float:
        """The sum of `reasons`."""
        total = 0.0
        for _, points in self.reasons(s, seat):
            total += points
        return total

    def reasons(self, s: Pax, seat: int) -> list[tuple[str, float]]:
        """What the value of a position is made of; once the game is over, only the result."""
        if s.phase == OVER:
            return [(RESULT, result(s, self.worth, seat))]
        parts = self.own_parts(s, seat, Aims(s, self.worth, seat))
        return [*zip(OWN_PARTS, parts, strict=True), (RIVAL, -self.rivals(s, seat))]

    def own_parts(self, s: Pax, seat: int, aims: Aims) -> list[float]:
        """The parts of the value without the rivals, in the order of `OWN_PARTS`."""
        w = self.worth
        me = s.players[seat]
        needs = aims.needs
        return [
            w.empire * me.established() if s.solo else needs.value,
            established(s, w, seat),
            w.of_silfr(me.silfr) * (w.solo_silfr if s.solo else 1.0),
            hand(s, w, needs, seat),
            pull(w, aims.prospects, aims.near),
            longships(s, w, seat),
            count(me.markers) * (w.solo_marker if s.solo else w.marker + needs.marker),
        ]

    def progress(self, s: Pax) -> float:
        """By rounds, as far as games usually go; alone by the events that are left, each of which is a round."""
        return 1.0 - s.events_left / MANY_EVENTS if s.solo else s.round / LONG_GAME

    def features(self, s: Pax) -> list[list[float]]:
        """See `features.py`."""
        aims = [Aims(s, self.worth, seat) for seat in range(s.seats)]
        return features(s, self.worth, [self.own_parts(s, seat, aims[seat]) for seat in range(s.seats)], aims)

    def features_and_values(self, s: Pax) -> tuple[list[list[float]], list[float]]:
        """Both from the same parts."""
        if s.phase == OVER:
            return [], self.values(s)
        aims = [Aims(s, self.worth, seat) for seat in range(s.seats)]
        parts = [self.own_parts(s, seat, aims[seat]) for seat in range(s.seats)]
        return features(s, self.worth, parts, aims), [sum(row) - self.rivals(s, seat) for seat, row in enumerate(parts)]

    def rivals(self, s: Pax, seat: int) -> float:
        """What the standing of the best rival takes away."""
        w = self.worth
        best = 0.0
        if s.solo:
            return w.follower * s.players[1].established()
        for other in range(s.seats):
            if other != seat:
                standing = self.standings.value(s, other) + established(s, w, other)
                standing += w.rival_silfr * s.players[other].silfr
                best = max(best, standing)
        return w.rival * best

    def horizon(self, s: Pax) -> int:
        """The end of the action, as every further one is a choice of its own: when the next one is asked for."""
        done = s.actions
        if s.stack and s.stack[-1].kind not in NEXT_ACTION:
            done -= 1
        return (s.round * 8 + s.active) * 32 + done

    def turn(self, s: Pax, seat: int) -> int:
        """By round: most games are won in the winner's own turn."""
        return s.round if s.active == seat else -1

    def bias(self, s: Pax, seat: int, action: Action) -> float:
        """An ability between actions costs nothing, and what it leads to is not followed; to do nothing is a waste.

        A trade must be worth the talk, and what it gives to the other side is not seen in one's own value.
        """
        w = self.worth
        verb = action.verb
        if verb == "end":
            return -w.idle
        if verb == "counter":
            return -w.talk
        if verb == "trade":
            return self.lean_to_trade(s, seat, action.target - 1)
        if (verb == "accept" or verb == "offer") and s.offer is not None:
            return -price_of_helping(s, w, s.offer, seat)
        return w.free_use if verb.startswith("use") else 0.0

    def lean_to_trade(self, s: Pax, seat: int, partner: int) -> float:
        """Once in a turn, if there is a deal worth the talk: it costs nothing, and the journey goes on after it."""
        w = self.worth
        if s.offers:
            return -w.pester
        deal = best_deal(s, w, new_offer(seat, partner, False))
        return w.free_use + deal.net if deal is not None and deal.net > w.talk else -w.pester

    def reply(self, s: Pax, seat: int, options: list[Action], chance: Chance) -> Action:
        """See `rollout_policy.py`."""
        return self.rollout_policy.choose(s, seat, options, chance)


def result(s: Pax, w: Weights, seat: int) -> float:
    """A win, a shared win or a loss."""
    if s.winners >> seat & 1:
        return w.victory / count(s.winners)
    return -w.victory


def established(s: Pax, w: Weights, seat: int) -> float:
    """Followers, their types, and the abilities they bring."""
    me = s.players[seat]
    worth = w.follower * me.established() + w.new_type * own_types(me.followers)
    printed = count(me.posts & ~s.ventures) + count(me.faithful)
    return (
        worth
        + w.ability * printed
        + w.duchy * count(me.duchies)
        - (0.0 if s.solo else w.unguarded * lost_posts(s, seat))
    )


def hand(s: Pax, w: Weights, needs: Needs, seat: int) -> float:
    """Tiles in hand, and what quiet rounds cost."""
    worth = held(s, w, needs, seat, s.players[seat].hand)
    return worth if s.solo else worth - w.quiet * s.quiet / s.seats


def longships(s: Pax, w: Weights, seat: int) -> float:
    """Longships on the map, and ventures that they can work at."""
    me = s.players[seat]
    box = s.box
    at_sea = 0
    for ship in bits(me.fleet):
        if s.place[ship] < box.board:
            at_sea += 1
    working = len([1 for post in bits(me.posts & s.ventures) if s.at[post] & me.fleet])
    return w.at_sea * at_sea + w.workplace * working
