"""Parley: establish a post where one is alone, or challenge an opponent there."""

from __future__ import annotations

from .....kernel.action import Action
from .....kernel.chance import Chance
from .....kernel.errors import Refusal
from .....kernel.events import Events, Value
from .....kernel.masks import bits
from .....kernel.step import ONE
from ...content.components import AT_CHALLENGE, AT_PARLEY
from ...state.fleet import (
    choices,
    chosen,
    is_alone,
    is_there,
    opponents_there,
    put,
    send_follower_home,
    send_home,
    strength_there,
)
from ...state.holdings import can_establish, establish, parley_cost, symbol
from ...state.position import NOBODY, Pax, place_ref, post_ref, who_ref
from ..base import PaxStep, RivalStep, no_opponent
from ..effects.bonus import push_bonuses


def parley_posts(s: Pax, seat: int, mine: int, alone: int, discount: int, strength: int) -> int:
    """Of the posts where a player has longships, those where a parley establishes or challenges (PAX-PARLEY-01)."""
    found = 0
    silfr = s.players[seat].silfr
    for post in bits(mine):
        if alone >> post & 1:
            if can_establish(s, seat, post) and parley_cost(s, seat, post, discount) <= silfr:
                found |= 1 << post
        elif weaker(s, seat, post, strength):
            found |= 1 << post
    return found


def weaker(s: Pax, seat: int, post: int, strength: int) -> list[int]:
    """The opponents at a post with fewer longships than a player (PAX-PARLEY-04, PAX-PARLEY-10)."""
    mine = strength_there(s, seat, post) + s.players[seat].perks.strength + strength
    found: list[int] = []
    for other in s.clockwise_from(seat):
        if other != seat:
            theirs = strength_there(s, other, post)
            if theirs and theirs + s.players[other].perks.strength < mine:
                found.append(other)
    return found


def begin_parley(s: Pax, seat: int, post: int, discount: int, strength: int, events: Events | None) -> None:
    """Alone one establishes; otherwise one challenges (PAX-PARLEY-03, PAX-PARLEY-04)."""
    push_bonuses(s, seat, s.players[seat].perks.on[AT_PARLEY])
    if events is not None:
        events.add("pax-parleys", "PAX-PARLEY-01", seat=who_ref(s, seat), post=post_ref(s, post))
    if opponents_there(s, seat, post):
        s.stack.append(Challenge(seat, post, discount, strength))
    else:
        establish(s, seat, post, parley_cost(s, seat, post, discount), False, "PAX-PARLEY-03", events)


class Challenge(PaxStep):
    """Whom to challenge: one opponent with fewer longships (PAX-PARLEY-08)."""

    asks: int = ONE
    kind: str = "challenge"
    rule: str = "PAX-PARLEY-04"

    def __init__(self, seat: int, post: int, discount: int, strength: int) -> None:
        """Who, where, and what an effect adds to this parley."""
        self.seat = seat
        self.post = post
        self.discount = discount
        self.strength = strength

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """One of the weaker ones."""
        return [s.moves.challenge[other] for other in weaker(s, seat, self.post, self.strength)]

    def apply(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """One longship returns, the challenger's choice if they differ; then the rest follows."""
        other = action.target - 1
        post = self.post
        if events is not None:
            events.add(
                "pax-challenges", "PAX-PARLEY-05", seat=who_ref(s, seat), opponent=who_ref(s, other),
                post=post_ref(s, post), count=strength_there(s, seat, post), other=strength_there(s, other, post),
            )  # fmt: skip
        s.challenged = other
        s.displaced = 0
        s.stack.append(AfterChallenge(seat, post, self.discount))
        push_bonuses(s, seat, s.players[seat].perks.on[AT_CHALLENGE])
        s.stack.append(ChallengeReturn(seat, post, other))

    def prompt(self, s: Pax, seat: int) -> dict[str, Value]:
        return {"post": post_ref(s, self.post)}

    def refusal(self, s: Pax, seat: int, action: Action) -> Refusal | None:
        """Not there, or not weaker."""
        if action.verb != "challenge":
            return None
        other = action.target - 1
        if other >= len(s.players) or other == seat or not is_there(s, other, self.post):
            return no_opponent(s, "PAX-PARLEY-04", action)
        theirs = strength_there(s, other, self.post) + s.players[other].perks.strength
        mine = strength_there(s, seat, self.post) + s.players[seat].perks.strength + self.strength
        return Refusal("PAX-PARLEY-10", "pax-no-weaker", seat=who_ref(s, other), count=mine, other=theirs)


class ChallengeReturn(RivalStep):
    """One longship of the challenged returns, the others go to the nearest region (PAX-PARLEY-05 to 07)."""

    kind: str = "challenge-return"
    rule: str = "PAX-PARLEY-05"

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """A longship of each kind there; with none, only followers serving as longships return."""
        ships = bits(s.at[self.post] & s.players[self.other].fleet)
        return choices(s, s.moves.strike, ships) if ships else [s.moves.strike_follower]

    def apply(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """They leave without being exhausted or renewed (PAX-PARLEY-12)."""
        ships = bits(s.at[self.post] & s.players[self.other].fleet)
        port = s.box.port[self.post]
        gone = chosen(s, action, ships) if ships else -1
        for ship in ships:
            if ship != gone:
                put(s, ship, port)
                s.displaced |= 1 << ship
        if s.displaced and events is not None:
            where = place_ref(s, port)
            moved = len(ships) - 1
            events.add("pax-displaced", "PAX-PARLEY-06", seat=who_ref(s, self.other), place=where, count=moved)
        for entry in s.sworn:
            if entry >> 5 == self.post and entry >> 2 & 7 == self.other:
                send_follower_home(s, entry, "PAX-PARLEY-07", events)
        if gone >= 0:
            send_home(s, gone, self.other, seat, self.rule, events)


class AfterChallenge(PaxStep):
    """If the challenger is alone now, the post may be established in the same action (PAX-PARLEY-09)."""

    asks: int = ONE
    kind: str = "establish"
    rule: str = "PAX-PARLEY-09"

    def __init__(self, seat: int, post: int, discount: int) -> None:
        """Who, where, and the discount of this parley."""
        self.seat = seat
        self.post = post
        self.discount = discount

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """Yes or no, if it is possible and can be paid (PAX-PARLEY-11)."""
        post = self.post
        if not is_alone(s, seat, post) or not can_establish(s, seat, post):
            return []
        if parley_cost(s, seat, post, self.discount) > s.players[seat].silfr:
            return []
        return s.moves.establish_or_decline

    def apply(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """Establish, or leave it."""
        if action is s.moves.establish:
            cost = parley_cost(s, seat, self.post, self.discount)
            establish(s, seat, self.post, cost, False, self.rule, events)

    def prompt(self, s: Pax, seat: int) -> dict[str, Value]:
        """Where, and what it costs."""
        return {"post": post_ref(s, self.post), "cost": parley_cost(s, seat, self.post, self.discount)}


def no_parley(s: Pax, seat: int, post: int, discount: int = 0) -> Refusal:
    """Why a parley at a post is not possible."""
    name = post_ref(s, post)
    if not is_there(s, seat, post):
        return Refusal("PAX-PARLEY-01", "pax-no-longship-there", post=name)
    if opponents_there(s, seat, post):
        return Refusal("PAX-PARLEY-10", "pax-no-one-weaker", post=name)
    return no_establishing(s, seat, post, parley_cost(s, seat, post, discount))


def no_establishing(s: Pax, seat: int, post: int, cost: int) -> Refusal:
    """Why a player cannot establish a post."""
    name = post_ref(s, post)
    if s.owner[post] == seat:
        return Refusal("PAX-EST-08", "pax-no-own-post", post=name)
    follower = symbol(s, post)
    if follower < 0:
        return Refusal("PAX-PARLEY-14", "pax-no-symbol", post=name)
    if not can_establish(s, seat, post):
        return Refusal("PAX-EST-07", "pax-no-followers", post=name, count=s.box.post_need[post])
    if cost > s.players[seat].silfr:
        return Refusal("PAX-EST-05", "pax-no-cost", post=name, cost=cost, count=s.players[seat].silfr)
    return Refusal("PAX-PARLEY-01", "pax-no-protected", post=name)


def is_protected(s: Pax, seat: int, post: int) -> bool:
    """Whether the followers on a post are safe from this player's effects and influence actions."""
    owner = s.owner[post]
    return owner != NOBODY and owner != seat and s.players[owner].perks.safe_followers >> post & 1 == 1
