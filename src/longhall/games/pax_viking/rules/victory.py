"""Victory cards: who fulfils which, how far, and how the game ends."""

from __future__ import annotations

from typing import Final

from ....kernel.events import Events, seat_ref, seat_refs
from ....kernel.masks import bits, count
from ..content.components import (
    GOD,
    KEY_TRADE_CENTRE,
    POWERFUL_ALLY,
    TEST_ADVOCATES,
    TEST_ALLIES,
    TEST_DUCHIES,
    TEST_FOLLOWERS,
    TEST_FOLLOWERS_EACH_TYPE,
    TEST_FOLLOWERS_TOTAL,
    TEST_GODS,
    TEST_INFLUENCE_MARKERS,
    TEST_KEY_TRADE_CENTRES,
    TEST_POSTS_PER_ZONE_MIN,
    TEST_REGIONS_WITH_VENTURE,
    TEST_TRADE_CENTRES,
    TEST_TYPES_WITH_FOLLOWERS,
    TEST_VENTURES,
    TEST_ZONES_WITH_DUCHY,
    TEST_ZONES_WITH_POST,
    TRADE_CENTRE,
    ZONES,
    Test,
)
from ..state.position import BY_CARD, ENDINGS, OVER, TYPES, Pax

ALL_LEVELS: Final = 15
AT_EVENTS: Final = 14
"""The levels that are checked when an event has been resolved (PAX-VC-02)."""
AT_SOLSTICE: Final = 1
"""The level that is checked at the end of every turn (PAX-VC-01)."""


def progress(s: Pax, seat: int, test: Test) -> int:
    """How far a player is with a test of a victory card: the number that is compared with `test.n`."""
    me = s.players[seat]
    box = s.box
    kind = test.kind
    if kind == TEST_FOLLOWERS:
        return me.followers >> 4 * test.follower & 15
    if kind == TEST_FOLLOWERS_TOTAL:
        return me.established()
    if kind == TEST_FOLLOWERS_EACH_TYPE:
        return min([me.followers >> 4 * follower & 15 for follower in range(TYPES)])
    if kind == TEST_TYPES_WITH_FOLLOWERS:
        return len([1 for follower in range(TYPES) if me.followers >> 4 * follower & 15 >= test.each])
    if kind == TEST_VENTURES:
        return count(me.posts & s.ventures)
    if kind == TEST_REGIONS_WITH_VENTURE:
        return len([1 for posts in box.region_posts if posts & me.posts & s.ventures])
    if kind == TEST_DUCHIES:
        return count(me.duchies)
    if kind == TEST_ZONES_WITH_DUCHY:
        return len({box.region_zone[region] for region in bits(me.duchies)})
    if kind == TEST_TRADE_CENTRES:
        return count(me.posts & (box.of_kind[TRADE_CENTRE] | box.of_kind[KEY_TRADE_CENTRE]))
    if kind == TEST_KEY_TRADE_CENTRES:
        return count(me.posts & box.of_kind[KEY_TRADE_CENTRE])
    if kind == TEST_ALLIES:
        return count(me.posts & box.of_kind[POWERFUL_ALLY])
    if kind in (TEST_GODS, TEST_ADVOCATES):
        return established_tiles(s, seat, kind == TEST_GODS)
    if kind == TEST_ZONES_WITH_POST:
        return len([1 for posts in box.zone_posts if posts & me.posts])
    if kind == TEST_POSTS_PER_ZONE_MIN:
        return min([count(box.zone_posts[zone] & me.posts) for zone in range(len(ZONES))])
    assert kind == TEST_INFLUENCE_MARKERS
    return count(me.markers)


def established_tiles(s: Pax, seat: int, gods: bool) -> int:
    """Established gods, or else advocates, on a jarl board."""
    me = s.players[seat]
    found = 0
    for space in bits(me.faithful):
        if (s.box.tiles[me.board[space]].kind == GOD) == gods:
            found += 1
    return found


def fulfils(s: Pax, seat: int, card: int) -> bool:
    """Whether a player meets all tests of a victory card."""
    return all(progress(s, seat, test) >= test.n for test in s.box.victory[card].tests)


def may_win_by(s: Pax, seat: int, card: int) -> bool:
    """Experienced players win only by the harder cards of a mixed game (PAX-SETUP-22)."""
    if not s.variants.experienced >> seat & 1:
        return True
    easiest = min(s.variants.levels)
    return s.box.victory[card].level > easiest or max(s.variants.levels) == easiest


def cards_won(s: Pax, seat: int, levels: int) -> list[int]:
    """The face-up cards of these levels that a player fulfils and may win by (PAX-VC-05)."""
    return [
        card
        for card in s.cards
        if levels >> s.box.victory[card].level & 1 and may_win_by(s, seat, card) and fulfils(s, seat, card)
    ]


def check(s: Pax, levels: int, events: Events | None) -> bool:
    """Look at all players and all cards that are due; end the game if anyone fulfils one (PAX-VC-04, PAX-END-01)."""
    due = False
    for card in s.cards:
        if levels >> s.box.victory[card].level & 1:
            due = True
    if not due:
        return False
    for seat in range(s.seats):
        if cards_won(s, seat, levels):
            finish_with(s, levels, BY_CARD, events)
            return True
    return False


def finish(s: Pax, ending: int, events: Events | None) -> None:
    """The game ends without a card: all face-up cards of every level are checked once more (PAX-END-03)."""
    finish_with(s, ALL_LEVELS, ending, events)


def finish_with(s: Pax, levels: int, ending: int, events: Events | None) -> None:
    """Who fulfils a card, or else everybody, is compared (PAX-END-04 to 07)."""
    s.ending = ending
    if events is not None:
        if ending != BY_CARD:
            events.add(f"pax-ends-by-{ENDINGS[ending]}", "PAX-END-02" if ending == 1 else "PAX-END-08")
        for seat in range(s.seats):
            for card in cards_won(s, seat, levels):
                events.add(
                    "pax-fulfils", "PAX-END-01", seat=seat_ref(seat), victory=f"victory:{s.box.victory[card].name}"
                )
    s.winners = best(s, [seat for seat in range(s.seats) if cards_won(s, seat, levels)])
    s.phase = OVER
    s.stack.clear()
    if events is not None:
        winners = bits(s.winners)
        rule = "PAX-END-04" if len(winners) == 1 else "PAX-END-07"
        events.add("pax-wins", rule, seats=seat_refs(winners))


def best(s: Pax, fulfilling: list[int]) -> int:
    """The winners if the game ended now with these seats fulfilling a card that is due: a mask of seats."""
    candidates = fulfilling if fulfilling else list(range(s.seats))
    ranks = [rank(s, seat) for seat in candidates]
    top = max(ranks)
    mask = 0
    for at, seat in enumerate(candidates):
        if ranks[at] == top:
            mask |= 1 << seat
    return mask


def rank(s: Pax, seat: int) -> int:
    """What ties are broken by: established followers, then silfr (PAX-END-05, PAX-END-06)."""
    return s.players[seat].established() * 100_000 + s.players[seat].silfr


def track_is_empty(s: Pax) -> bool:
    """No tile on the track, and none in the pile that could fill it (PAX-END-02); never in a solo game."""
    if s.solo:
        return False
    for tile in s.track:
        if tile >= 0:
            return False
    return all(not number for number in s.left)
