"""The Rus action of the solo game: a god or advocate on the map is taken by a longship that moves there."""

from __future__ import annotations

from .....kernel.action import Action
from .....kernel.chance import Chance
from .....kernel.events import Events, Value
from .....kernel.masks import bits
from ...content.components import FOLLOWERS, NONE, RUS
from ...state.fleet import remove_ship, ship_choices, ship_chosen, ships_of
from ...state.holdings import symbol, vacate
from ...state.position import Pax, post_ref, tile_ref, who_ref
from ..base import PostStep
from ..turn.play import play_onto_board


def moved_in(s: Pax, seat: int, place: int, sailing: int) -> None:
    """A longship has moved to a place: a god or advocate there may be taken at once (PAX-SOLO-51)."""
    if place < s.box.posts and s.tile_at[place] >= 0 and not s.ventures >> place & 1:
        s.stack.append(TakeThere(seat, place, sailing))


class TakeThere(PostStep):
    """The Rus action, at the moment a longship moves to a post with a god or advocate (PAX-SOLO-51)."""

    kind: str = "take-there"
    rule: str = "PAX-SOLO-51"

    def __init__(self, seat: int, post: int, sailing: int) -> None:
        """Who, where, and which longship cannot pay."""
        super().__init__(seat, post)
        self.sailing = sailing
        """The longship on a journey, which the journey exhausts; -1: none."""

    def ships(self, s: Pax, seat: int) -> list[int]:
        """The renewed longships of the region that can pay."""
        region = s.box.post_region[self.post]
        found: list[int] = []
        for ship in ships_of(s, seat):
            place = s.place[ship]
            if place < s.box.places and s.box.place_region[place] == region and not s.spent >> ship & 1:
                if ship != self.sailing:
                    found.append(ship)
        return found

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """One of the longships that can pay, or no, with the Rus marker and an action left (PAX-SOLO-43, 47)."""
        if not (s.players[seat].markers & ~s.influence) >> RUS & 1 or s.actions >= s.box.solo_actions:
            return []
        found = ship_choices(s, self.ships(s, seat))
        if found:
            found.append(s.moves.decline)
        return found

    def apply(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """Marker and longship are exhausted, and the tile is taken."""
        if action is s.moves.decline:
            return
        s.actions += 1
        s.influence |= 1 << RUS
        s.spent |= 1 << ship_chosen(s, action, self.ships(s, seat))
        if events is not None:
            events.add("pax-influence-action", self.rule, seat=who_ref(s, seat), follower=f"follower:{FOLLOWERS[RUS]}")
        take_from_map(s, seat, s.tile_at[self.post], events)

    def prompt(self, s: Pax, seat: int) -> dict[str, Value]:
        return {"tile": tile_ref(s, s.tile_at[self.post]), "post": post_ref(s, self.post)}


def take_from_map(s: Pax, seat: int, tile: int, events: Events | None) -> None:
    """The tile is played at once; all the opponent's pieces at the post leave the game (PAX-SOLO-51, PAX-SOLO-52)."""
    post = s.tile_at.index(tile)
    if s.owner[post] >= 0:
        ours = s.owner[post] == seat
        colour = s.colour_at[post]
        lost = s.box.post_need[post] << 4 * symbol(s, post)
        vacate(s, post, False, events)
        if not ours:
            used = s.colour_used[:]
            used[colour] += lost
            s.colour_used = used
    for ship in bits(s.at[post] & ~s.players[seat].fleet):
        remove_ship(s, ship, "PAX-SOLO-52", events)
    s.tile_at[post] = NONE
    if events is not None:
        events.add(
            "pax-takes-from-map", "PAX-SOLO-51", seat=who_ref(s, seat), tile=tile_ref(s, tile), post=post_ref(s, post)
        )
    play_onto_board(s, seat, tile, events)
