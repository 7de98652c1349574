"""Posts and those who hold them: followers, costs, duchies, homes and the command of ally longships."""

from __future__ import annotations

from ....kernel.events import Events
from ....kernel.masks import bits, count
from ..content.components import (
    AT_ESTABLISH_ALLY,
    AT_ESTABLISH_VENTURE,
    EMPTY,
    HARBOUR,
    INSTANT,
    KEY_TRADE_CENTRE,
    POWERFUL_ALLY,
)
from ..content.components import FOLLOWERS as FOLLOWER_IDS
from .abilities import refit
from .position import NOBODY, TYPES, Pax, post_ref, tile_ref, who_ref


def supply(s: Pax, seat: int, follower: int) -> int:
    """Followers of a type left on the jarl board (PAX-COMP-07)."""
    me = s.players[seat]
    shift = 4 * follower
    return s.box.followers - (me.followers >> shift & 15) - (me.sworn >> shift & 15)


def symbol(s: Pax, post: int) -> int:
    """The follower type shown at a post; -1 at an empty one (PAX-EST-03, PAX-PARLEY-14)."""
    printed = s.box.post_follower[post]
    if printed >= 0:
        return printed
    tile = s.tile_at[post]
    return s.box.tiles[tile].follower if tile >= 0 else -1


def can_establish(s: Pax, seat: int, post: int) -> bool:
    """Whether the followers for a post are there and it is not one's own; cost and longships are another matter."""
    if s.owner[post] == seat:  # PAX-EST-08
        return False
    follower = symbol(s, post)
    return follower >= 0 and supply(s, seat, follower) >= s.box.post_need[post]  # PAX-EST-07


def parley_cost(s: Pax, seat: int, post: int, discount: int) -> int:
    """The cost of establishing a post in a parley, all discounts taken off (PAX-EST-04)."""
    cost = s.box.post_cost[post]
    if not cost:
        return 0
    perks = s.players[seat].perks
    off = perks.ally_off if s.box.post_kind[post] == POWERFUL_ALLY else perks.centre_off
    cost -= off + discount
    return cost if cost > 0 else 0


def establish(s: Pax, seat: int, post: int, cost: int, played: bool, rule: str, events: Events | None) -> None:
    """Place the followers, those there before going back, and pay; then what follows from it (PAX-EST-01, 02)."""
    me = s.players[seat]
    box = s.box
    is_venture = s.ventures >> post & 1 == 1
    moment = AT_ESTABLISH_VENTURE if is_venture else AT_ESTABLISH_ALLY
    if is_venture or box.post_kind[post] == POWERFUL_ALLY:
        for ability in me.perks.on[moment]:
            if played or not box.abilities[ability].only_played:
                s.stack.append(s.words.bonus(ability, seat))
    if s.owner[post] != NOBODY:
        vacate(s, post, True, events)
    follower = symbol(s, post)
    need = box.post_need[post]
    me.silfr -= cost
    me.followers += need << 4 * follower
    me.posts |= 1 << post
    s.owner[post] = seat
    if events is not None:
        kind = f"follower:{FOLLOWER_IDS[follower]}"
        events.add(
            "pax-establishes", rule, seat=who_ref(s, seat), post=post_ref(s, post), follower=kind, count=need, cost=cost
        )
    after_establishing(s, seat, post, events)
    look_for_solo_victory(s, seat)


def look_for_solo_victory(s: Pax, seat: int) -> None:
    """Alone, the last of the followers wins at once: what is on the stack is not waited for (PAX-SOLO-23).

    Whoever establishes followers asks this last, so that nothing is put on top of it.
    """
    if s.solo and s.players[seat].established() == s.box.followers * TYPES:
        s.stack.append(s.words.solo_victory())


def after_establishing(s: Pax, seat: int, post: int, events: Events | None) -> None:
    """Duchies, a trade-centre tile, or the immediate ability of a powerful ally."""
    box = s.box
    if box.post_kind[post] == EMPTY:
        settle_duchies(s, seat, events)
        return
    refit(s, seat)
    if box.post_kind[post] != POWERFUL_ALLY:
        if events is not None:
            events.add("pax-takes-centre", "PAX-TC-02", seat=who_ref(s, seat), post=post_ref(s, post))
        return
    instant = box.post_ability[post]
    if instant is not None and instant.trigger == INSTANT:  # PAX-ALLY-01
        for effect in reversed(instant.effects):
            s.stack.append(s.words.step(effect, seat, post))


def vacate(s: Pax, post: int, replaced: bool, events: Events | None) -> None:
    """The followers of a post return to their owner, who loses all that came with it (PAX-EST-02, PAX-EST-09)."""
    old = s.owner[post]
    loser = s.players[old]
    box = s.box
    need = box.post_need[post]
    loser.followers -= need << 4 * symbol(s, post)
    if old >= s.seats:
        colour_leaves(s, post, need)
    loser.posts &= ~(1 << post)
    s.owner[post] = NOBODY
    if events is not None:
        events.add("pax-followers-return", "PAX-EST-02", seat=who_ref(s, old), post=post_ref(s, post), count=need)
    if loser.home_posts >> post & 1:  # PAX-ALLY-09
        loser.home_posts &= ~(1 << post)
        loser.homes += 1
        settle_starts(s, old)
    for colour, at in enumerate(box.colour_post):
        if at == post:
            release(s, old, s.yard.ally[colour], not replaced, events)
    if box.post_kind[post] != EMPTY:
        refit(s, old)
    if old < s.seats:
        settle_duchies(s, old, events)


def colour_leaves(s: Pax, post: int, need: int) -> None:
    """Solo: the opponent's followers go back to the supply of their colour."""
    colour = s.colour_at[post]
    used = s.colour_used[:]
    used[colour] -= need << 4 * symbol(s, post)
    s.colour_used = used
    places = s.colour_at[:]
    places[post] = 0
    s.colour_at = places


def release(s: Pax, seat: int, ships: int, renewed: bool, events: Events | None) -> None:
    """Home markers come off ally longships, which stay where they are (PAX-ALLY-06, PAX-ALLY-07)."""
    me = s.players[seat]
    lost = ships & me.fleet
    if not lost or s.solo:
        return
    me.fleet &= ~lost
    me.homes += count(lost)
    s.controlled &= ~lost
    if renewed:
        s.spent &= ~lost
    if events is not None:
        events.add("pax-control-ends", "PAX-ALLY-07", seat=who_ref(s, seat), count=count(lost))


def put_tile(s: Pax, tile: int, post: int, events: Events | None) -> None:
    """A venture goes onto a post; one that lay there is discarded, its followers return (PAX-PLAY-06, PAX-PLAY-10)."""
    old = s.tile_at[post]
    if old >= 0:
        if s.owner[post] != NOBODY:
            vacate(s, post, True, events)
        s.discards = [*s.discards, old]
        if events is not None:
            events.add("pax-venture-replaced", "PAX-PLAY-10", post=post_ref(s, post), tile=tile_ref(s, old))
    s.tile_at[post] = tile
    s.ventures |= 1 << post


def settle_duchies(s: Pax, seat: int, events: Events | None) -> None:
    """Two own ventures in a region are a duchy, with a home marker if there is one left (PAX-DUCHY-01, 02, 04)."""
    me = s.players[seat]
    box = s.box
    once = 0
    twice = 0
    for post in bits(me.posts & s.ventures):
        region = 1 << box.post_region[post]
        twice |= once & region
        once |= region
    me.granted &= once
    duchies = twice | me.granted
    if duchies == me.duchies and not (me.homes and duchies & ~me.marked):
        return
    fallen = me.duchies & ~duchies
    me.homes += count(me.marked & fallen)
    me.marked &= duchies
    if events is not None:
        for region in bits(fallen):
            events.add(
                "pax-duchy-falls", "PAX-DUCHY-04", seat=who_ref(s, seat), region=f"region:{box.region_ids[region]}"
            )
        for region in bits(duchies & ~me.duchies):
            events.add("pax-duchy", "PAX-DUCHY-01", seat=who_ref(s, seat), region=f"region:{box.region_ids[region]}")
    me.duchies = duchies
    for region in bits(duchies & ~me.marked):
        if me.homes:
            me.homes -= 1
            me.marked |= 1 << region
    settle_starts(s, seat)


def settle_starts(s: Pax, seat: int) -> None:
    """Where the first node from a player's homes may lead (PAX-MOVE-04 to 06, PAX-MOVE-11)."""
    me = s.players[seat]
    box = s.box
    starts: list[int] = [] if me.jarl < 0 else [box.jarls[me.jarl].home_sea]
    for region in bits(me.marked):
        if box.region_kind[region] == HARBOUR:
            for post in bits(box.region_posts[region]):
                if box.port[post] not in starts:
                    starts.append(box.port[post])
        elif box.posts + region not in starts:
            starts.append(box.posts + region)
    for post in bits(me.home_posts):
        if box.port[post] not in starts:
            starts.append(box.port[post])
    me.starts = starts


def trade_centres(s: Pax) -> int:
    """The mask of all trade centres, key ones included."""
    return s.box.of_kind[1] | s.box.of_kind[KEY_TRADE_CENTRE]
