"""Effects with followers and homes: establish, return followers, homes, duchies, sworn followers, ally longships."""

from __future__ import annotations

from .....kernel.action import Action
from .....kernel.chance import Chance
from .....kernel.errors import Refusal
from .....kernel.events import Events, Value
from .....kernel.masks import bits
from .....kernel.step import ONE
from ...content.components import (
    FOLLOWERS,
    KEY_TRADE_CENTRE,
    POWERFUL_ALLY,
    TRADE_CENTRE,
    WHAT_ALLY,
    WHAT_TRADE_CENTRE,
    WHAT_VENTURE,
    Effect,
)
from ...state.fleet import is_there, ship_choices, ship_chosen
from ...state.holdings import can_establish, establish, settle_duchies, settle_starts, supply, vacate
from ...state.position import NOBODY, TYPES, Pax, post_ref, who_ref
from ..turn.parley import is_protected, no_establishing
from .effect import CountedAtPost, EffectStep, MayPost, PostEffect, or_decline, or_stop, places_of


def posts_of(s: Pax, effect: Effect, here: int) -> int:
    """The posts of the kind and place that an effect is about."""
    box = s.box
    posts = (1 << box.posts) - 1
    if effect.what == WHAT_VENTURE:
        posts = s.ventures
    elif effect.what == WHAT_TRADE_CENTRE:
        posts = box.of_kind[TRADE_CENTRE] | box.of_kind[KEY_TRADE_CENTRE]
    elif effect.what == WHAT_ALLY:
        posts = box.of_kind[POWERFUL_ALLY]
    return posts & places_of(s, effect, here)


class EstablishPost(PostEffect):
    """A post is established without a longship and whoever stands there (PAX-EVENT-06)."""

    asks: int = ONE
    kind: str = "establish-post"
    rule: str = "PAX-EVENT-06"

    def cost(self, s: Pax, post: int) -> int:
        """Nothing, or the normal cost."""
        return 0 if self.effect(s).free else s.box.post_cost[post]

    def posts(self, s: Pax) -> int:
        """Not one's own, followers there, payable, not protected."""
        found = 0
        silfr = s.players[self.seat].silfr
        for post in bits(posts_of(s, self.effect(s), self.here)):
            if self.cost(s, post) <= silfr and can_establish(s, self.seat, post):
                if not is_protected(s, self.seat, post):
                    found |= 1 << post
        return found

    def carry_out(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """With all that follows from establishing."""
        establish(s, seat, action.target, self.cost(s, action.target), False, self.rule, events)

    def refusal(self, s: Pax, seat: int, action: Action) -> Refusal | None:
        """Of another kind or place, or it cannot be established."""
        if action.verb != "at":
            return super().refusal(s, seat, action)
        if not posts_of(s, self.effect(s), self.here) >> action.target & 1:
            return Refusal(self.rule, "pax-no-other-place", post=action.targets[0])
        return no_establishing(s, seat, action.target, self.cost(s, action.target))


class ReturnFollowers(PostEffect):
    """All followers of an opponent on one post go back, if no longship guards them; the tile or post stays."""

    asks: int = ONE
    kind: str = "return-followers"
    rule: str = "PAX-GEN-08"

    def posts(self, s: Pax) -> int:
        """Those against which nothing stands."""
        found = 0
        for post in bits(posts_of(s, self.effect(s), self.here)):
            if not self.hindrance(s, post):
                found |= 1 << post
        return found

    def hindrance(self, s: Pax, post: int) -> str:
        """What stands against a post, as the message that refuses it: no opponent's followers, protected, guarded."""
        owner = s.owner[post]
        if owner == NOBODY or owner == self.seat:
            return "pax-no-other-place"
        if is_protected(s, self.seat, post):
            return "pax-no-protected"
        return "pax-no-guarded" if is_there(s, owner, post) else ""

    def carry_out(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """They return to their owner."""
        vacate(s, action.target, False, events)

    def refusal(self, s: Pax, seat: int, action: Action) -> Refusal | None:
        """Nobody's, one's own, guarded or protected."""
        if action.verb != "at":
            return super().refusal(s, seat, action)
        reached = posts_of(s, self.effect(s), self.here) >> action.target & 1
        message = self.hindrance(s, action.target) if reached else "pax-no-other-place"
        return Refusal(self.rule, message, post=action.targets[0])


class PlaceHome(EffectStep):
    """A home marker is put on the post; it is a home but no duchy (PAX-ALLY-09)."""

    def could(self, s: Pax) -> bool:
        """With a marker in the supply."""
        me = s.players[self.seat]
        return me.homes > 0 and self.here >= 0 and not me.home_posts >> self.here & 1

    def run(self, s: Pax, chance: Chance, events: Events | None) -> None:
        """Not made up for later."""
        me = s.players[self.seat]
        if not self.could(s) or s.owner[self.here] != self.seat or self.seat >= s.seats:
            return
        me.homes -= 1
        me.home_posts |= 1 << self.here
        settle_starts(s, self.seat)
        if events is not None:
            events.add("pax-home", "PAX-ALLY-09", seat=who_ref(s, self.seat), post=post_ref(s, self.here))


class MakeDuchy(EffectStep):
    """A region with an own venture becomes a duchy (PAX-DUCHY-05)."""

    asks: int = ONE
    kind: str = "make-duchy"
    rule: str = "PAX-DUCHY-05"
    verb: str = "duchy"
    unfit: str = "pax-no-duchy"

    def regions(self, s: Pax) -> list[int]:
        """In the zone, with an own venture, no duchy yet."""
        me = s.players[self.seat]
        zone = self.effect(s).where_n
        found: list[int] = []
        for region, posts in enumerate(s.box.region_posts):
            if not posts & me.posts & s.ventures or me.duchies >> region & 1:
                continue
            if zone < 0 or s.box.region_zone[region] == zone:
                found.append(region)
        return found

    def could(self, s: Pax) -> bool:
        return bool(self.regions(s))

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """One of them; outside events it may be declined."""
        effect = self.effect(s)
        found = [s.moves.duchy[region] for region in self.regions(s)]
        return or_decline(s, effect, found)

    def carry_out(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """It stays one while a venture there is the player's."""
        s.players[seat].granted |= 1 << action.target
        settle_duchies(s, seat, events)


class SwearFollowers(MayPost):
    """Followers serve as longships at one post with own followers: which post."""

    kind: str = "swear-post"
    rule: str = "PAX-PARLEY-07"
    unfit: str = "pax-no-not-own-post"

    def posts(self, s: Pax) -> int:
        """Those with own followers."""
        return s.players[self.seat].posts

    def could(self, s: Pax) -> bool:
        """With a post and a follower."""
        return bool(self.posts(s)) and bool(unsworn(s, self.seat))

    def apply(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """Who serves is asked next."""
        if action is not s.moves.decline:
            s.stack.append(SwearOne(self.number, seat, action.target, self.effect(s).n))


class SwearOne(CountedAtPost):
    """One follower of any type, up to the number the effect allows."""

    asks: int = ONE
    kind: str = "swear"
    rule: str = "PAX-PARLEY-07"
    verb: str = "swear"
    unfit: str = "pax-no-follower"

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """A type with a follower left, or no more."""
        found = [s.moves.swear[follower] for follower in unsworn(s, seat)]
        return or_stop(s, found)

    def apply(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """It stands at the post as a longship would."""
        if action is s.moves.stop:
            return
        s.words.mark(s, self.effect(s))
        s.sworn = [*s.sworn, self.here << 5 | seat << 2 | action.target]
        s.players[seat].sworn += 1 << 4 * action.target
        if events is not None:
            follower = f"follower:{FOLLOWERS[action.target]}"
            where = post_ref(s, self.here)
            events.add("pax-swears", self.rule, seat=who_ref(s, seat), follower=follower, post=where)
        self.ask_again(s)


def unsworn(s: Pax, seat: int) -> list[int]:
    """The follower types with somebody left on the jarl board."""
    return [follower for follower in range(TYPES) if supply(s, seat, follower) > 0]


class ControlAllies(EffectStep):
    """Home markers go on all longships of an ally, as far as they last (PAX-ALLY-03, 04, 05, 11)."""

    asks: int = ONE
    kind: str = "mark-ally"
    rule: str = "PAX-ALLY-11"

    def unmarked(self, s: Pax) -> list[int]:
        """The ally's longships that the player does not command yet."""
        if s.solo:  # PAX-SOLO-07
            return []
        return bits(s.yard.ally[self.effect(s).colour] & ~s.players[self.seat].fleet)

    def could(self, s: Pax) -> bool:
        """If one can be marked."""
        return s.players[self.seat].homes > 0 and bool(self.unmarked(s))

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """All at once if there are markers enough, else one of choice; what is left over is nobody's and is renewed."""
        ships = self.unmarked(s)
        if not ships:
            return []
        homes = s.players[seat].homes
        if homes >= len(ships):
            return [s.moves.go]
        if not homes:
            return [s.moves.stop]
        return ship_choices(s, ships)

    def apply(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """Marked longships stay where they are and as they are."""
        ships = self.unmarked(s)
        if action is s.moves.stop:
            for ship in ships:
                s.spent &= ~(1 << ship)
            return
        marked = ships if action is s.moves.go else [ship_chosen(s, action, ships)]
        for ship in marked:
            command(s, seat, ship)
        if events is not None:
            colour = f"colour:{s.box.colours[self.effect(s).colour]}"
            events.add("pax-commands", "PAX-ALLY-03", seat=who_ref(s, seat), colour=colour, count=len(marked))
        if action is not s.moves.go:
            s.stack.append(self)

    def prompt(self, s: Pax, seat: int) -> dict[str, Value]:
        """How many home markers are left."""
        return {"count": s.players[seat].homes}


def command(s: Pax, seat: int, ship: int) -> None:
    """One of the player's home markers goes on an ally longship; another player's comes off."""
    bit = 1 << ship
    for other in s.players:
        if other.fleet & bit:
            other.fleet &= ~bit
            other.homes += 1
    me = s.players[seat]
    me.fleet |= bit
    me.homes -= 1
    s.controlled |= bit
