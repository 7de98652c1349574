"""How far a player is from each victory card, and what every kind of post, follower and tile would add."""

from __future__ import annotations

from typing import Final

from ....kernel.masks import bits, count
from ..content import components
from ..rules.victory import may_win_by, progress
from ..state.position import TYPES, Pax, Variants
from .weights import TESTS, Weights

PLACES: Final = [TESTS.index(kind) for kind in range(len(TESTS))]
"""By kind of test: where `Weights.effort` has it."""


class Needs:
    """What one more of each thing would add to a player's way to the nearest cards, in points."""

    __slots__ = (
        "advocate", "ally", "best", "centre", "duchy", "fulfilled", "god", "key", "marker", "of_type", "region",
        "value", "venture", "zone", "zone_more",
    )  # fmt: skip

    def __init__(self) -> None:
        self.value: float = 0.0
        """The worth of how far the player is."""
        self.best: float = 0.0
        """How far the player is with the nearest card: 1 if it is fulfilled."""
        self.fulfilled: bool = False
        self.of_type: list[float] = [0.0] * TYPES
        self.venture: float = 0.0
        self.region: float = 0.0
        """A venture in a region without one."""
        self.duchy: float = 0.0
        """The second venture in a region."""
        self.centre: float = 0.0
        self.key: float = 0.0
        self.ally: float = 0.0
        self.god: float = 0.0
        self.advocate: float = 0.0
        self.marker: float = 0.0
        self.zone: list[float] = [0.0] * 4
        """The first post in a zone."""
        self.zone_more: list[float] = [0.0] * 4


def needs_of(s: Pax, w: Weights, seat: int, only_value: bool = False) -> Needs:
    """A player's needs, from the two nearest of the face-up cards; or only what they are worth so far."""
    found = Needs()
    gains: list[float] = [0.0] * len(TESTS)
    first = -1
    second = -1
    far = [0.0] * len(s.cards)
    whole = [0.0] * len(s.cards)
    for at, card in enumerate(s.cards):
        if not may_win_by(s, seat, card):
            far[at] = -1.0
            continue
        steps, whole[at] = effort(s, w, seat, card)
        far[at] = 1.0 - steps / whole[at]
        if first < 0 or far[at] > far[first]:
            second = first
            first = at
        elif second < 0 or far[at] > far[second]:
            second = at
    if first >= 0:
        found.best = far[first]
        found.fulfilled = far[first] >= 1.0
        found.value = w.card * far[first] * far[first]
        if not only_value:
            want(s, w, found, gains, seat, s.cards[first], slope(w.card, far[first], whole[first]))
    if second >= 0 and far[second] > 0.0:
        found.value += w.second_card * w.card * far[second] * far[second]
        if not only_value:
            rate = w.second_card * slope(w.card, far[second], whole[second])
            want(s, w, found, gains, seat, s.cards[second], rate)
    if not only_value:
        want_things(w, found, gains)
    if found.fulfilled:
        found.value += w.fulfilled
    return found


def empire_needs(w: Weights) -> Needs:
    """In the solo game every follower counts the same."""
    needs = Needs()
    needs.of_type = [w.empire] * TYPES
    return needs


class Standings:
    """By seat: what a player's way to the cards is worth, figured anew only when something has changed it."""

    def __init__(self, w: Weights) -> None:
        self.worth = w
        self.known: list[Standing] = []

    def value(self, s: Pax, seat: int) -> float:
        """As `needs_of` has it."""
        while len(self.known) <= seat:
            self.known.append(Standing())
        known = self.known[seat]
        me = s.players[seat]
        ventures = me.posts & s.ventures
        if not (
            known.cards is s.cards
            and known.variants is s.variants
            and known.posts == me.posts
            and known.ventures == ventures
            and known.followers == me.followers
            and known.faithful == me.faithful
            and known.duchies == me.duchies
            and known.markers == me.markers
        ):
            known.cards = s.cards
            known.variants = s.variants
            known.posts = me.posts
            known.ventures = ventures
            known.followers = me.followers
            known.faithful = me.faithful
            known.duchies = me.duchies
            known.markers = me.markers
            known.value = needs_of(s, self.worth, seat, True).value
        return known.value


class Standing:
    """What the tests of victory cards look at, and the worth that was found."""

    __slots__ = ("cards", "duchies", "faithful", "followers", "markers", "posts", "value", "variants", "ventures")

    def __init__(self) -> None:
        self.cards: list[int] | None = None
        self.variants: Variants | None = None
        self.posts = 0
        self.ventures = 0
        self.followers = 0
        self.faithful = 0
        self.duchies = 0
        self.markers = 0
        self.value = 0.0


def slope(worth: float, far: float, whole: float) -> float:
    """What one step more adds: to the square of how far one is."""
    return worth * (2.0 * far + 1.0 / whole) / whole


def step_of(w: Weights, kind: int) -> float:
    """The effort for one more of what a kind of test counts."""
    return w.effort[PLACES[kind]]


def effort(s: Pax, w: Weights, seat: int, card: int) -> tuple[float, float]:
    """The effort that a victory card still needs, and that of the whole card, from nothing."""
    left = 0.0
    whole = 0.0
    for test in s.box.victory[card].tests:
        step = step_of(w, test.kind)
        left += missing(s, seat, test) * step
        whole += size(test) * step
    return left, whole


def missing(s: Pax, seat: int, test: components.Test) -> int:
    """The steps that a test still needs."""
    me = s.players[seat]
    left = 0
    if test.kind == components.TEST_FOLLOWERS_EACH_TYPE:
        for follower in range(TYPES):
            left += max(0, test.n - (me.followers >> 4 * follower & 15))
    elif test.kind == components.TEST_TYPES_WITH_FOLLOWERS:
        gaps = sorted([max(0, test.each - (me.followers >> 4 * follower & 15)) for follower in range(TYPES)])
        for gap in gaps[: test.n]:
            left += gap
    elif test.kind == components.TEST_POSTS_PER_ZONE_MIN:
        for posts in s.box.zone_posts:
            left += max(0, test.n - count(posts & me.posts))
    elif test.kind == components.TEST_DUCHIES:
        more = max(0, test.n - count(me.duchies))
        begun = 0
        for region, posts in enumerate(s.box.region_posts):
            if posts & me.posts & s.ventures and not me.duchies >> region & 1 and count(posts & ~me.posts):
                begun += 1
        left = 2 * more - min(more, begun)
    else:
        left = max(0, test.n - progress(s, seat, test))
    return left


def size(test: components.Test) -> int:
    """The steps of a whole test, from nothing."""
    if test.kind == components.TEST_FOLLOWERS_EACH_TYPE or test.kind == components.TEST_POSTS_PER_ZONE_MIN:
        return 4 * test.n
    if test.kind == components.TEST_TYPES_WITH_FOLLOWERS:
        return test.n * test.each
    return (2 if test.kind == components.TEST_DUCHIES else 1) * test.n


def want(s: Pax, w: Weights, found: Needs, gains: list[float], seat: int, card: int, rate: float) -> None:
    """Add what the open tests of a card make followers, posts and, by kind of test, other things worth.

    `rate` is for one step.
    """
    me = s.players[seat]
    for test in s.box.victory[card].tests:
        kind = test.kind
        gain = rate * step_of(w, kind)
        if progress(s, seat, test) >= test.n:
            continue
        if kind == components.TEST_FOLLOWERS:
            found.of_type[test.follower] += gain
        elif kind == components.TEST_FOLLOWERS_TOTAL:
            for follower in range(TYPES):
                found.of_type[follower] += gain
        elif kind == components.TEST_FOLLOWERS_EACH_TYPE:
            for follower in range(TYPES):
                if me.followers >> 4 * follower & 15 < test.n:
                    found.of_type[follower] += gain
        elif kind == components.TEST_TYPES_WITH_FOLLOWERS:
            for follower in nearest_types(me.followers, test.n):
                if me.followers >> 4 * follower & 15 < test.each:
                    found.of_type[follower] += gain
        elif kind in (components.TEST_ZONES_WITH_POST, components.TEST_POSTS_PER_ZONE_MIN):
            want_zones(s, found, seat, test, gain)
        else:
            gains[kind] += gain


def want_zones(s: Pax, found: Needs, seat: int, test: components.Test, gain: float) -> None:
    """Posts in zones that have too few."""
    for zone, posts in enumerate(s.box.zone_posts):
        have = count(posts & s.players[seat].posts)
        if test.kind == components.TEST_ZONES_WITH_POST:
            if not have:
                found.zone[zone] += gain
        elif have < test.n:
            found.zone_more[zone] += gain


def want_things(w: Weights, found: Needs, gains: list[float]) -> None:
    """Ventures, trade centres, allies, gods, advocates and markers, from what each kind of test adds."""
    found.venture = gains[components.TEST_VENTURES] + w.duchy_begun * gains[components.TEST_DUCHIES]
    found.region = gains[components.TEST_REGIONS_WITH_VENTURE]
    found.duchy = gains[components.TEST_DUCHIES] + gains[components.TEST_ZONES_WITH_DUCHY]
    found.centre = gains[components.TEST_TRADE_CENTRES]
    found.key = gains[components.TEST_TRADE_CENTRES] + gains[components.TEST_KEY_TRADE_CENTRES]
    found.ally = gains[components.TEST_ALLIES]
    found.god = gains[components.TEST_GODS]
    found.advocate = gains[components.TEST_ADVOCATES]
    found.marker = gains[components.TEST_INFLUENCE_MARKERS]


def nearest_types(followers: int, number: int) -> list[int]:
    """The follower types with most established followers."""
    order = sorted(range(TYPES), key=lambda follower: -(followers >> 4 * follower & 15))
    return order[:number]


def post_gain(s: Pax, w: Weights, needs: Needs, seat: int, post: int, follower: int, tile: int) -> float:
    """What establishing a post would add; `tile` is the venture there or to be played there, -1 for a printed post."""
    me = s.players[seat]
    box = s.box
    need = 1 if tile >= 0 else box.post_need[post]
    gain = need * (w.follower + needs.of_type[follower])
    if not me.followers >> 4 * follower & 15:
        gain += w.new_type
    region = box.post_region[post]
    zone = box.post_zone[post]
    if tile >= 0:
        gain += needs.venture
        if not box.region_posts[region] & me.posts & s.ventures:
            gain += needs.region
        elif not me.duchies >> region & 1:
            gain += needs.duchy + w.duchy
    else:
        kind = box.post_kind[post]
        if kind == components.TRADE_CENTRE:
            gain += needs.centre + w.ability
        elif kind == components.KEY_TRADE_CENTRE:
            gain += needs.key + w.ability
        elif kind == components.POWERFUL_ALLY:
            gain += needs.ally + w.ability
    if not box.zone_posts[zone] & me.posts:
        gain += needs.zone[zone]
    return gain + needs.zone_more[zone]


def lost_posts(s: Pax, seat: int) -> int:
    """Own posts without an own longship: any single longship takes them."""
    me = s.players[seat]
    return len([1 for post in bits(me.posts) if not s.at[post] & me.fleet])
