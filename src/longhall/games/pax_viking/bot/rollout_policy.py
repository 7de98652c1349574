"""A quick plausible answer to any question, for looking ahead."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action
from ....kernel.chance import Chance
from ..content.components import (
    DISCARD_TILES,
    EACH,
    LOSE_SILFR,
    RETURN_FOLLOWERS,
    RETURN_LONGSHIPS,
    STEAL_SILFR,
    Effect,
)
from ..rules.turn.journey import UnderWay
from ..state.position import TYPES, Pax
from .bargains import best_deal, net_of
from .needs import needs_of
from .prospects import Prospects, mustering_goal, prospects_of, pull_at
from .weights import OTHER_VERBS, VERBS, Weights

NEVER: Final = -1e9
"""Less than anything is liked."""
HARM: Final = (LOSE_SILFR, STEAL_SILFR, DISCARD_TILES, RETURN_LONGSHIPS, RETURN_FOLLOWERS)


def sailing(s: Pax) -> int:
    """The longship that is under way."""
    step = s.stack[-1]
    assert isinstance(step, UnderWay)
    return step.ship


class RolloutPolicy:
    """Answers by what a verb is usually good for, and sails to where the best prospect is."""

    def __init__(self, worth: Weights) -> None:
        self.worth = worth
        self.liked = dict(zip(VERBS, worth.liked, strict=False))
        """By verb: what is liked, whatever it is about."""
        self.otherwise = worth.liked[OTHER_VERBS]
        self._line: Pax | None = None
        self._stage = -1
        self._found = Prospects()

    def choose(self, s: Pax, seat: int, options: list[Action], chance: Chance) -> Action:
        """The answer of a player in a hurry."""
        kind = s.stack[-1].kind
        if kind == "sail" or kind == "move":
            return self.sail(s, seat, options)
        if kind == "make-offer":
            return self.offer(s, options)
        if kind == "answer-offer":
            return self.answer(s, seat)
        if kind == "vote":
            return self.vote(s, seat, chance)
        luck = self.worth.luck
        best = options[0]
        most = NEVER
        for option in options:
            liking = self.liked.get(option.verb, self.otherwise) + chance.below(100) * luck
            if liking > most:
                most = liking
                best = option
        return best

    def sail(self, s: Pax, seat: int, options: list[Action]) -> Action:
        """One node nearer to the best prospect, or a stop where none is nearer."""
        w = self.worth
        found = self.prospects(s, seat)
        if s.solo and s.stack[-1].kind == "sail":
            return self.muster(s, seat, options, found)
        reach = s.box.range + s.players[seat].perks.reach
        best = options[-1]
        most = -1.0
        for option in options:
            if option.verb == "to":
                worth = pull_at(s, w, found, option.target, reach)
            elif option.verb == "stop" or option.verb == "stay":
                worth = self.here(s, found, reach)
            else:
                continue
            if worth > most:
                most = worth
                best = option
        return best

    def prospects(self, s: Pax, seat: int) -> Prospects:
        """The prospects of a player, found once for all nodes of a journey on the same line of play."""
        stage = (s.actions * 8 + s.offers) * 8 + seat
        if self._line is not s or self._stage != stage:
            needs = needs_of(s, self.worth, seat)
            if s.solo:
                needs.of_type = [self.worth.empire] * TYPES
            self._found = prospects_of(s, self.worth, needs, seat)
            self._line = s
            self._stage = stage
        return self._found

    def muster(self, s: Pax, seat: int, options: list[Action], found: Prospects) -> Action:
        """Solo: to the post where this longship does most to outnumber the opponent, and there a stop."""
        ship = sailing(s)
        place = s.place[ship]
        goal = mustering_goal(s, self.worth, found, seat, ship)
        best = options[-1]
        if goal < 0 or place == goal:
            return best
        least = 99 if place >= s.box.board else s.box.distance[place][goal]
        for option in options:
            if option.verb == "to" and s.box.distance[option.target][goal] < least:
                least = s.box.distance[option.target][goal]
                best = option
        return best

    def here(self, s: Pax, found: Prospects, reach: int) -> float:
        """The worth of staying where the sailing longship is."""
        place = s.place[sailing(s)]
        if place >= s.box.board:
            return 0.0
        return pull_at(s, self.worth, found, place, reach) + 0.001

    def offer(self, s: Pax, options: list[Action]) -> Action:
        """The next item of the best deal, then the offer itself; if nothing good can come of it, no offer."""
        offer = s.offer
        assert offer is not None
        deal = best_deal(s, self.worth, offer)
        if deal is None:
            return s.moves.cancel
        for tile in deal.give:
            if tile not in offer.give:
                return s.moves.give[tile]
        for tile in deal.want:
            if tile not in offer.want:
                return s.moves.want[tile]
        if deal.price > offer.give_silfr:
            return s.moves.add_silfr[deal.price]
        if -deal.price > offer.want_silfr:
            return s.moves.ask_silfr[-deal.price]
        return s.moves.offer

    def answer(self, s: Pax, seat: int) -> Action:
        """Accept what gives more than it takes; nothing for nothing cannot be accepted, and pieces are not priced."""
        offer = s.offer
        assert offer is not None
        if offer.is_empty() or offer.has_pieces() or net_of(s, self.worth, offer, seat) <= 0.0:
            return s.moves.refuse
        return s.moves.accept

    def vote(self, s: Pax, seat: int, chance: Chance) -> Action:
        """For one's own event; for another's mostly if it is good for all, seldom if it is not."""
        if seat == s.active:
            return s.moves.yes
        good = good_for_all(s.box.tiles[s.event].ability.effects)
        return s.moves.yes if chance.roll() * 10.0 < self.worth.consent[good + 1] else s.moves.no


def good_for_all(effects: list[Effect]) -> int:
    """Whether what effects do to everybody is good (1), bad (-1) or neither (0)."""
    good = 0
    for effect in effects:
        if effect.verb == EACH:
            for then in effect.then:
                good += -1 if then.verb in HARM else 1
        elif effect.verb in HARM:
            good -= 1
    return max(-1, min(1, good))
