"""The four influence actions: Jarls, Sweden, Rus, Theocracy."""

from __future__ import annotations

from .....kernel.action import Action
from .....kernel.chance import Chance
from .....kernel.errors import Refusal
from .....kernel.events import Events, Value
from .....kernel.masks import bits
from .....kernel.step import ONE
from ...content.components import ADVOCATE, AT_PLAY, EMPTY, POWERFUL_ALLY, THEOCRACY, TILE_KINDS, VENTURE
from ...state.fleet import (
    alone_posts,
    choices,
    chosen,
    is_alone,
    is_there,
    opponents_there,
    place_from_board,
    put,
    remove_ship,
    send_follower_home,
    send_home,
    ship_choices,
    ship_chosen,
    ships_of,
    sworn_there,
)
from ...state.holdings import can_establish, establish
from ...state.position import EVERY_SEAT, NOBODY, Pax, place_ref, post_ref, tile_ref, who_ref
from ...state.saga_tiles import draw, from_board, show_to
from ..base import PaxStep, PostStep, RivalStep, TileStep, no_opponent
from ..effects.bonus import push_bonuses
from ..solo.rus import moved_in
from .parley import is_protected
from .play import play_onto_board, play_venture, posts_to_play


def jarls_posts(s: Pax, seat: int, mine: int, waters: int) -> int:
    """Posts into which a longship can move one node, or where one already is with something to do (PAX-JARLS-01)."""
    box = s.box
    found = 0
    for water in bits(waters):
        for place in box.near[box.posts + water]:
            if place < box.posts:
                found |= 1 << place
    for post in bits(mine & ~found):
        if returnable(s, seat, post) or jarls_can_establish(s, seat, post):
            found |= 1 << post
    return found


def returnable(s: Pax, seat: int, post: int) -> list[int]:
    """Opponents of whom a longship at a post can be returned by an influence action (PAX-JARLS-05)."""
    found: list[int] = []
    for other in s.opponents(seat):
        if is_there(s, other, post) and not s.players[other].perks.safe_places >> post & 1:
            found.append(other)
    return found


def jarls_can_establish(s: Pax, seat: int, post: int) -> bool:
    """Alone, payable and not protected (PAX-JARLS-03)."""
    if not is_alone(s, seat, post) or not can_establish(s, seat, post):
        return False
    return s.box.post_cost[post] <= s.players[seat].silfr and not is_protected(s, seat, post)


def begin_jarls(s: Pax, seat: int, post: int) -> None:
    """Move, return, establish."""
    s.stack.append(JarlsEstablish(seat, post))
    s.stack.append(ReturnThere(seat, post))
    s.stack.append(JarlsMove(seat, post))


class JarlsMove(PostStep):
    """Which longship moves into the post; renewed or not, it stays as it is (PAX-JARLS-01, PAX-JARLS-02)."""

    kind: str = "jarls-move"
    rule: str = "PAX-JARLS-01"

    def ships(self, s: Pax, seat: int) -> list[int]:
        """The player's longships one node away."""
        port = s.box.port[self.post]
        return [ship for ship in ships_of(s, seat) if s.place[ship] == port]

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """One of these, or none if one is already there (PAX-JARLS-04)."""
        found = ship_choices(s, self.ships(s, seat))
        if is_there(s, seat, self.post):
            found.append(s.moves.stay)
        return found

    def apply(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        if action is s.moves.stay:
            return
        ship = ship_chosen(s, action, self.ships(s, seat))
        if events is not None:
            start = place_ref(s, s.place[ship])
            events.add("pax-sails", self.rule, seat=who_ref(s, seat), start=start, place=post_ref(s, self.post))
        put(s, ship, self.post)
        if s.solo:
            moved_in(s, seat, self.post, NOBODY)


class ReturnThere(PostStep):
    """Return one opponent's longship from the post; no majority is needed (PAX-JARLS-05)."""

    kind: str = "return-there"
    rule: str = "PAX-JARLS-01"

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """One of the opponents there, or nobody (PAX-JARLS-04)."""
        found = [s.moves.against[other] for other in returnable(s, seat, self.post)]
        if found:
            found.append(s.moves.decline)
        return found

    def apply(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """Which of that opponent's longships is the next question."""
        if action is not s.moves.decline:
            s.stack.append(Strike(seat, self.post, action.target - 1))

    def refusal(self, s: Pax, seat: int, action: Action) -> Refusal | None:
        """Not there, or protected."""
        if action.verb != "against":
            return None
        return no_opponent(s, self.rule, action)


class Strike(RivalStep):
    """Which longship of an opponent at a post is returned."""

    kind: str = "strike"
    rule: str = "PAX-JARLS-01"

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """One of each kind there, or a follower serving as one."""
        found = choices(s, s.moves.strike, bits(s.at[self.post] & s.players[self.other].fleet))
        if sworn_there(s, self.other, self.post):
            found.append(s.moves.strike_follower)
        return found

    def apply(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """It goes back to where it began."""
        if action is s.moves.strike_follower:
            for entry in s.sworn:
                if entry >> 5 == self.post and entry >> 2 & 7 == self.other:
                    send_follower_home(s, entry, self.rule, events)
                    return
        ship = chosen(s, action, bits(s.at[self.post] & s.players[self.other].fleet))
        if s.solo:
            remove_ship(s, ship, "PAX-SOLO-50", events)
        else:
            send_home(s, ship, self.other, seat, self.rule, events)


class JarlsEstablish(PostStep):
    """If alone, the post may be established at its normal cost (PAX-JARLS-03)."""

    kind: str = "establish"
    rule: str = "PAX-JARLS-03"

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """Yes or no, if it is possible."""
        return s.moves.establish_or_decline if jarls_can_establish(s, seat, self.post) else []

    def apply(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """Establish, or leave it."""
        if action is s.moves.establish:
            establish(s, seat, self.post, s.box.post_cost[self.post], False, self.rule, events)

    def prompt(self, s: Pax, seat: int) -> dict[str, Value]:
        """Where, and what it costs."""
        return {"post": post_ref(s, self.post), "cost": s.box.post_cost[self.post]}


def begin_sweden(s: Pax, seat: int, chance: Chance, events: Events | None) -> None:
    """Draw a tile; a venture may be played at once (PAX-SWEDEN-01, PAX-SWEDEN-04, PAX-INVEST-07)."""
    tile = draw(s, seat, chance, "PAX-SWEDEN-01", events)
    if tile >= 0:
        s.stack.append(SwedenPlace(seat, tile))


class SwedenPlace(TileStep):
    """A longship from the jarl board may go to any post of the drawn venture's area (PAX-SWEDEN-02).

    Without one, the venture may be played where the player is alone already. With secret hands the question comes for
    every tile, so that nobody can tell whether it was a venture.
    """

    kind: str = "sweden-place"
    rule: str = "PAX-SWEDEN-02"

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """Posts of a venture's area, or no."""
        found: list[Action] = []
        if s.box.tiles[self.tile].kind != VENTURE:
            pass
        elif s.at[s.box.board] & s.yard.own[seat]:
            found = s.moves.at.of(s.box.tiles[self.tile].posts)
        else:
            found = s.moves.at.of(posts_to_play(s, self.tile, alone_posts(s, seat)))
        found.append(s.moves.decline)
        return found

    def hidden(self, s: Pax, seat: int) -> bool:
        """Only the player knows the tile."""
        return not s.variants.open_hands

    def apply(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """The longship is placed, exhausted if it was; then the venture may be played there."""
        if action is s.moves.decline:
            return
        post = action.target
        show_to(s, seat, self.tile, EVERY_SEAT, events)
        if not s.at[s.box.board] & s.yard.own[seat]:
            push_bonuses(s, seat, s.players[seat].perks.on[AT_PLAY])
            play_venture(s, seat, self.tile, post, events)
            return
        place_from_board(s, seat, post, self.rule, events)
        s.stack.append(SwedenPlay(seat, self.tile, post))

    def prompt(self, s: Pax, seat: int) -> dict[str, Value]:
        """Which tile, and of which kind."""
        return {"tile": tile_ref(s, self.tile), "kind": TILE_KINDS[s.box.tiles[self.tile].kind]}

    def refusal(self, s: Pax, seat: int, action: Action) -> Refusal | None:
        """Outside the area, or no venture."""
        if action.verb != "at":
            return None
        if s.box.tiles[self.tile].kind != VENTURE:
            return Refusal("PAX-SWEDEN-04", "pax-no-other-area", post=action.targets[0], tile=tile_ref(s, self.tile))
        return Refusal(self.rule, "pax-no-other-area", post=action.targets[0], tile=tile_ref(s, self.tile))


class SwedenPlay(PaxStep):
    """With no opponent's longship there, the venture may be played without a further action (PAX-SWEDEN-03)."""

    asks: int = ONE
    kind: str = "sweden-play"
    rule: str = "PAX-SWEDEN-03"

    def __init__(self, seat: int, tile: int, post: int) -> None:
        """Who, which venture, where."""
        self.seat = seat
        self.tile = tile
        self.post = post

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """Yes or no, at an unprinted post without opponents."""
        if s.box.post_kind[self.post] != EMPTY or opponents_there(s, seat, self.post):
            return []
        return [s.moves.play[self.tile], s.moves.decline]

    def apply(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """Played and established, or kept in hand."""
        if action is not s.moves.decline:
            push_bonuses(s, seat, s.players[seat].perks.on[AT_PLAY])
            play_venture(s, seat, self.tile, self.post, events)

    def prompt(self, s: Pax, seat: int) -> dict[str, Value]:
        return {"tile": tile_ref(s, self.tile), "post": post_ref(s, self.post)}


def rus_tiles(s: Pax, seat: int, alone: int) -> list[int]:
    """Opponents' established advocates whose area holds a post where the player is alone (PAX-RUS-01)."""
    found: list[int] = []
    for other in range(s.seats):
        them = s.players[other]
        if other == seat or not them.faithful or them.perks.safe_advocates:
            continue
        for space in bits(them.faithful):
            tile = them.board[space]
            if s.box.tiles[tile].kind == ADVOCATE and s.box.tiles[tile].posts & alone:
                found.append(tile)
    return found


def begin_rus(s: Pax, seat: int, tile: int, events: Events | None) -> None:
    """The advocate is taken and played at once; its follower returns to the opponent (PAX-RUS-02, PAX-RUS-03)."""
    push_bonuses(s, seat, s.players[seat].perks.on[AT_PLAY])
    for other in range(s.seats):
        if other != seat and tile in s.players[other].board:
            from_board(s, other, s.players[other].board.index(tile), events)
            if events is not None:
                events.add(
                    "pax-takes-advocate", "PAX-RUS-02", seat=who_ref(s, seat), opponent=who_ref(s, other),
                    tile=tile_ref(s, tile),
                )  # fmt: skip
    play_onto_board(s, seat, tile, events)


def theocracy_posts(s: Pax, seat: int) -> int:
    """Ventures and powerful allies with a Theocracy symbol that the player can establish (PAX-THEO-01 to 04)."""
    box = s.box
    silfr = s.players[seat].silfr
    found = 0
    for post in bits((s.ventures | box.of_kind[POWERFUL_ALLY]) & ~s.players[seat].posts):
        if s.tile_at[post] >= 0:
            follower = box.tiles[s.tile_at[post]].follower
        else:
            follower = box.post_follower[post]
        if follower != THEOCRACY or box.post_cost[post] > silfr:
            continue
        if can_establish(s, seat, post) and not is_protected(s, seat, post):
            found |= 1 << post
    return found


def begin_theocracy(s: Pax, seat: int, post: int, events: Events | None) -> None:
    """Established without a longship, at the usual cost (PAX-THEO-02, PAX-THEO-03)."""
    establish(s, seat, post, s.box.post_cost[post], False, "PAX-THEO-01", events)
