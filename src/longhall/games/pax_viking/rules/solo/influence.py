"""The influence actions of the solo game, where they differ."""

from __future__ import annotations

from .....kernel.action import Action
from .....kernel.chance import Chance
from .....kernel.errors import Refusal
from .....kernel.events import Events
from .....kernel.masks import bits
from ...content.components import JARLS, SWEDEN, THEOCRACY, VENTURE
from ...state.fleet import ships_of
from ...state.holdings import can_establish, establish, symbol
from ...state.position import Pax, tile_ref, who_ref
from ...state.saga_tiles import pile_size, reveal
from ..base import TileStep
from ..turn.influence import jarls_posts


def list_solo_influence(s: Pax, seat: int, markers: int, found: list[Action]) -> None:
    """What each marker can do now (PAX-SOLO-47); the Rus action comes with a move, see `rus.py`."""
    moves = s.moves
    if markers >> JARLS & 1:
        mine = 0
        waters = 0
        for ship in ships_of(s, seat):
            place = s.place[ship]
            if place < s.box.posts:
                mine |= 1 << place
            elif place < s.box.board:
                waters |= 1 << place - s.box.posts
        found += moves.jarls.of(jarls_posts(s, seat, mine, waters))
    if markers >> SWEDEN & 1 and pile_size(s):
        found.append(moves.sweden)
    if markers >> THEOCRACY & 1:
        found += moves.theocracy.of(solo_theocracy_posts(s, seat))


def solo_influence(s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
    """Sweden or Theocracy as the solo rules have them (PAX-SOLO-48, 49)."""
    if action.verb == "sweden":
        tile = reveal(s, chance)
        if events is not None:
            events.add("pax-draws-tile", "PAX-SOLO-48", seat=who_ref(s, seat), tile=tile_ref(s, tile))
        if open_posts(s, tile):
            s.stack.append(LayTile(seat, tile))
        else:
            s.discards = [*s.discards, tile]
            if events is not None:
                events.add("pax-no-room", "PAX-SOLO-48", tile=tile_ref(s, tile))
    else:
        establish(s, seat, action.target, 0, False, "PAX-SOLO-49", events)


def open_posts(s: Pax, tile: int) -> int:
    """The posts of a tile's area that are neither printed nor taken by a tile."""
    posts = s.box.tiles[tile].posts & s.box.of_kind[0]
    for post in bits(posts):
        if s.tile_at[post] >= 0:
            posts &= ~(1 << post)
    return posts


class LayTile(TileStep):
    """The drawn advocate or god goes to an empty post of its area, the player's choice (PAX-SOLO-48)."""

    kind: str = "lay-tile"
    rule: str = "PAX-SOLO-48"

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """Empty posts of its area."""
        return s.moves.at.of(open_posts(s, self.tile))

    def apply(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        s.tile_at[action.target] = self.tile
        if s.box.tiles[self.tile].kind == VENTURE:
            s.ventures |= 1 << action.target
        if events is not None:
            events.add("pax-lays", self.rule, tile=tile_ref(s, self.tile), post=action.targets[0])

    def refusal(self, s: Pax, seat: int, action: Action) -> Refusal | None:
        """Outside the area, printed, or taken."""
        if action.verb != "at":
            return None
        return Refusal(self.rule, "pax-no-other-area", post=action.targets[0], tile=tile_ref(s, self.tile))


def solo_theocracy_posts(s: Pax, seat: int) -> int:
    """Every Theocracy symbol on the map that is not the player's, trade centres included, without cost."""
    found = 0
    for post in range(s.box.posts):
        if symbol(s, post) == THEOCRACY and can_establish(s, seat, post):
            found |= 1 << post
    return found
