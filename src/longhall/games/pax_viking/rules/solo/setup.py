"""Solo set-up of the Nordic Empire (PAX-SOLO-12 to 22)."""

from __future__ import annotations

from .....kernel.chance import Chance
from .....kernel.events import Events
from .....kernel.masks import bits
from ...content.components import ADVOCATE, EMPTY, EVENT, GOD, NONE, VENTURE
from ...state.fleet import put
from ...state.position import Pax, post_ref, tile_ref
from ...state.saga_tiles import refresh
from .influence import open_posts
from .opponent import add_ship, by_priority
from .turn import SOLO_TURN


def solo_piles(s: Pax) -> None:
    """Advocates and gods are the saga pile; some of the events are the event pile (PAX-SOLO-17 to 20)."""
    kinds = s.box.of_tile_kind
    s.unseen = [sorted(kinds[GOD] + kinds[ADVOCATE]), list(kinds[EVENT])]
    s.left = [len(s.unseen[0]), 0]
    s.events_left = min(s.variants.solo_events, len(s.unseen[1]))


def begin_solo(s: Pax, chance: Chance, events: Events | None) -> None:
    """Silfr, ally longships in the north, the three stacks, nine ventures, and a longship at every such post."""
    box = s.box
    me = s.players[0]
    me.silfr = box.solo_silfr + box.jarls[me.jarl].extra_silfr
    allies = bits(s.yard.all >> s.yard.base << s.yard.base)
    for post in box.solo_north:
        put(s, chance.draw("longship", allies), post)
    solo_piles(s)
    refresh(s, chance, events)
    place_ventures(s, chance, events)
    for post in by_priority(s, (1 << box.posts) - 1):
        if box.post_kind[post] != EMPTY or s.tile_at[post] != NONE:
            add_ship(s, post, chance, None)
    if events is not None:
        events.add("pax-solo", "PAX-SOLO-23", jarl=f"jarl:{box.jarls[me.jarl].name}", count=s.events_left)
    s.stack.append(SOLO_TURN)


def place_ventures(s: Pax, chance: Chance, events: Events | None) -> None:
    """Random ventures on the first empty post of their area; one without such a post is discarded (PAX-SOLO-21)."""
    ventures = list(s.box.of_tile_kind[VENTURE])
    placed = 0
    while placed < s.box.solo_ventures and ventures:
        tile = chance.draw("venture", ventures)
        posts = by_priority(s, open_posts(s, tile))
        if not posts:
            s.discards = [*s.discards, tile]
            if events is not None:
                events.add("pax-no-room", "PAX-SOLO-21", tile=tile_ref(s, tile))
            continue
        placed += 1
        s.tile_at[posts[0]] = tile
        s.ventures |= 1 << posts[0]
        if events is not None:
            events.add("pax-start-venture", "PAX-SOLO-21", tile=tile_ref(s, tile), post=post_ref(s, posts[0]))
