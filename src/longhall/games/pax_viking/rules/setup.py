"""Set-up, steps D to J: victory cards, saga pile, starting ventures, jarls, first player, silfr."""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Chance
from ....kernel.events import Events, seat_ref
from ....kernel.masks import bits
from ..content.components import EMPTY, TILE_KINDS, VENTURE
from ..state.abilities import refit
from ..state.holdings import settle_starts
from ..state.position import Pax, post_ref, tile_ref
from ..state.saga_tiles import refresh
from .base import PaxStep
from .solo.setup import begin_solo
from .turn.play import draw_card
from .turn.turn import StartTurn
from .variants import CUSTOM_DECK, STARTER_DECK


class Setup(PaxStep):
    """All that set-up draws, in the order of the rulebook (PAX-SETUP-07); then the first turn."""

    def run(self, s: Pax, chance: Chance, events: Events | None) -> None:
        """PAX-SETUP-04 to 24; alone, the Nordic Empire (PAX-SOLO-12 to 22)."""
        if s.solo:
            seat_jarl(s, 0, draw_jarl(s, 0, chance))
            begin_solo(s, chance, events)
            return
        deal_cards(s, chance, events)
        make_pile(s)
        refresh(s, chance, events)
        start_ventures(s, chance, events)
        for seat in range(s.seats):
            seat_jarl(s, seat, draw_jarl(s, seat, chance))
        s.first = chance.draw("first-player", list(range(s.seats)))
        tell_start(s, events)
        for seat in range(s.seats):
            jarl = s.box.jarls[s.players[seat].jarl]
            s.players[seat].silfr = s.box.start_silfr[(seat - s.first) % s.seats] + jarl.extra_silfr
        s.stack.append(StartTurn(s.first))


def seat_jarl(s: Pax, seat: int, jarl: int) -> None:
    """A jarl board before a player, with its home on the map (PAX-SETUP-11)."""
    s.players[seat].jarl = jarl
    refit(s, seat)
    settle_starts(s, seat)


def draw_jarl(s: Pax, seat: int, chance: Chance) -> int:
    """A random jarl board (PAX-SETUP-09); a solo player may take Eric the Victorious (PAX-SOLO-12)."""
    names = [jarl.name for jarl in s.box.jarls]
    if s.solo and s.variants.eric and "eric" in names:
        return names.index("eric")
    taken = [player.jarl for player in s.players]
    return chance.draw("jarl", [jarl for jarl in range(len(names)) if jarl not in taken])


def deal_cards(s: Pax, chance: Chance, events: Events | None) -> None:
    """Four victory cards, face up, or all face down in Bragi mode (PAX-SETUP-04, PAX-SETUP-23)."""
    if s.variants.bragi:
        s.down = list(s.variants.levels)
        return
    for level in s.variants.levels:
        draw_card(s, level, chance)
    if events is not None:
        names = [f"victory:{s.box.victory[card].name}" for card in s.cards]
        events.add("pax-cards", "PAX-SETUP-04", victories=names)


def make_pile(s: Pax) -> None:
    """Which tiles the saga pile is made of (PAX-SETUP-05, 15, 16)."""
    box = s.box
    if s.variants.deck == STARTER_DECK:
        s.unseen = [[at for at, tile in enumerate(box.tiles) if 0 < tile.starter <= s.seats]]
        s.left = [len(s.unseen[0])]
    elif s.variants.deck == CUSTOM_DECK:
        s.unseen = [list(box.of_tile_kind[kind]) for kind in range(len(TILE_KINDS))]
        s.left = [box.mix[kind] * s.seats for kind in range(len(TILE_KINDS))]
    else:
        s.unseen = [list(range(len(box.tiles)))]
        s.left = [box.tiles_per_player * s.seats]


def start_ventures(s: Pax, chance: Chance, events: Events | None) -> None:
    """Ventures that are not in the pile lie open in their regions, each in another one (PAX-SETUP-18 to 20).

    The pile is decided before them, though nobody knows yet which of the unseen tiles it holds. So the tiles outside it
    are drawn one after the other, until enough ventures are found; what else comes up is set aside. The first group of
    unseen tiles is all of them, or the ventures of a custom deck.
    """
    starter = s.variants.deck == STARTER_DECK
    spare = outside_starter_deck(s) if starter else list(s.unseen[0])
    kept = 0 if starter else s.left[0]
    regions = 0
    missing = s.box.start_ventures[s.seats]
    while missing and len(spare) > kept:
        tile = chance.draw("venture", spare)
        it = s.box.tiles[tile]
        posts = empty_posts(s, tile) if it.kind == VENTURE and it.region >= 0 and not regions >> it.region & 1 else 0
        if not posts:
            s.aside = [*s.aside, tile]
            continue
        missing -= 1
        regions |= 1 << it.region
        post = chance.draw("post", bits(posts))
        s.tile_at[post] = tile
        s.ventures |= 1 << post
        if events is not None:
            events.add("pax-start-venture", "PAX-SETUP-18", tile=tile_ref(s, tile), post=post_ref(s, post))
    if not starter:
        s.unseen = [sorted(spare), *s.unseen[1:]]


def outside_starter_deck(s: Pax) -> list[int]:
    """The ventures that no starter deck for this number of players holds."""
    return [tile for tile in s.box.of_tile_kind[VENTURE] if not 0 < s.box.tiles[tile].starter <= s.seats]


def empty_posts(s: Pax, tile: int) -> int:
    """The posts of a tile's area that are neither printed nor taken by a venture."""
    return s.box.tiles[tile].posts & s.box.of_kind[EMPTY] & ~s.ventures


def tell_start(s: Pax, events: Events | None) -> None:
    """Who plays which jarl, and who begins (PAX-SETUP-09, PAX-SETUP-12)."""
    if events is None:
        return
    for seat, player in enumerate(s.players):
        events.add("pax-jarl", "PAX-SETUP-09", seat=seat_ref(seat), jarl=f"jarl:{s.box.jarls[player.jarl].name}")
    events.add("pax-first", "PAX-SETUP-12", seat=seat_ref(s.first))


SETUP: Final = Setup()
