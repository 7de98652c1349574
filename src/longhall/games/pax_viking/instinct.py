"""A quick plausible answer to any question, for looking ahead."""

from __future__ import annotations

from typing import Final

from ...kernel.action import Action
from ...kernel.chance import Chance
from .components import EVENT
from .needs import Needs, needs_of
from .prospects import Prospects, mustering_goal, prospects_of, pull_at
from .state import TYPES, Offer, Pax
from .worth import Worth

LIKED: Final[dict[str, float]] = {
    "establish": 9.0,
    "at": 8.0,
    "play": 8.0,
    "parley": 7.0,
    "theocracy": 6.0,
    "take": 5.0,
    "place": 5.0,
    "go": 4.0,
    "pay": 3.0,
    "activate": 3.0,
    "duchy": 5.0,
    "draw": 2.0,
    "to": 1.0,
    "vote": 1.0,
    "refuse": 1.0,
    "cancel": 1.0,
    "stop": 0.5,
    "stay": 0.5,
    "end": -1.0,
    "decline": 0.0,
    "trade": -9.0,
    "counter": -9.0,
}
"""By verb: what is liked, whatever it is about."""
OTHERWISE: Final = 1.5
FAIR: Final = 2
"""The silfr that a tile changes hands for."""


class Instinct:
    """Answers by what a verb is usually good for, and sails to where the best prospect is."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth

    def choose(self, s: Pax, seat: int, options: list[Action], chance: Chance) -> Action:
        """The answer of a player in a hurry."""
        kind = s.stack[-1].kind
        if kind == "sail" or kind == "move":
            return self.sail(s, seat, options)
        if kind == "make-offer":
            return self.offer(s, seat, options)
        if kind == "answer-offer":
            return self.answer(s, seat)
        if kind == "vote":
            return s.moves.yes if seat == s.active or chance.below(2) else s.moves.no
        best = options[0]
        most = -99.0
        for option in options:
            liking = LIKED.get(option.verb, OTHERWISE) + chance.below(100) * 0.01
            if liking > most:
                most = liking
                best = option
        return best

    def sail(self, s: Pax, seat: int, options: list[Action]) -> Action:
        """One node nearer to the best prospect, or a stop where none is nearer."""
        w = self.worth
        needs = needs_of(s, w, seat)
        if s.solo:
            needs.of_type = [w.empire] * TYPES
        found = prospects_of(s, w, needs, seat)
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

    def muster(self, s: Pax, seat: int, options: list[Action], found: Prospects) -> Action:
        """Solo: to the post where this longship does most to outnumber the opponent, and there a stop."""
        ship = s.stack[-1].args()[1]
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
        args = s.stack[-1].args()
        place = s.place[args[1]] if len(args) > 1 else s.box.board
        if place >= s.box.board:
            return 0.0
        return pull_at(s, self.worth, found, place, reach) + 0.001

    def offer(self, s: Pax, seat: int, options: list[Action]) -> Action:
        """A tile that is of little use, for a little silfr; nothing else is worth the talk."""
        offer = s.offer
        assert offer is not None
        given = len(offer.give)
        wanted = len(offer.want) + offer.any_tiles
        if given and not offer.want_silfr and not wanted:
            return next_of(options, "ask-silfr", FAIR, s.moves.cancel)
        if wanted and not offer.give_silfr and not given:
            return next_of(options, "add-silfr", FAIR, s.moves.cancel)
        if (given or offer.give_silfr) and (wanted or offer.want_silfr):
            return s.moves.offer
        return s.moves.cancel

    def answer(self, s: Pax, seat: int) -> Action:
        """Accept what gives more than it takes."""
        offer = s.offer
        assert offer is not None
        w = self.worth
        needs = needs_of(s, w, seat)
        got = offer.give_silfr * w.silfr
        lost = offer.want_silfr * w.silfr + offer.any_tiles * w.hand
        got += tiles_worth(s, w, needs, seat, offer.give)
        lost += tiles_worth(s, w, needs, seat, offer.want)
        return s.moves.accept if got > lost + 0.3 and not is_gift(offer) else s.moves.refuse


def is_gift(offer: Offer) -> bool:
    """Nothing for nothing cannot be accepted."""
    return offer.is_empty()


def tiles_worth(s: Pax, w: Worth, needs: Needs, seat: int, tiles: list[int]) -> float:
    """What tiles in hand are worth to a player."""
    total = 0.0
    for tile in tiles:
        it = s.box.tiles[tile]
        if it.kind == EVENT:
            total += w.event
        else:
            total += w.hand + 0.3 * (w.follower + needs.of_type[it.follower])
    return total


def next_of(options: list[Action], verb: str, target: int, otherwise: Action) -> Action:
    """The option of a verb with a number, or the nearest smaller one."""
    best = otherwise
    for option in options:
        if option.verb == verb and option.target <= target:
            best = option
    return best
