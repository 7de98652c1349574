"""Play: a tile from the hand goes onto the map or the jarl board, or an event is resolved."""

from __future__ import annotations

from typing import Final

from .....kernel.action import Action
from .....kernel.chance import Chance
from .....kernel.errors import Refusal
from .....kernel.events import Events, Value, seat_ref
from .....kernel.step import ONE
from ...content.components import ALTHING, AT_PLAY, EMPTY, EVENT, GOD, VENTURE
from ...state.fleet import alone_posts
from ...state.holdings import can_establish, establish, put_tile
from ...state.position import EVERY_SEAT, Pax, post_ref, tile_ref
from ...state.saga_tiles import free_space, onto_board, out_of_hand, show_to, spaces_for, tell_tile
from ..base import PaxStep, SeatStep, TileStep
from ..effects.bonus import push_bonuses, push_effects
from ..victory import AT_EVENTS, check


def posts_to_play(s: Pax, tile: int, alone: int) -> int:
    """The posts at which a tile can be played by somebody alone at these posts (PAX-PLAY-02 to 04, 06, 07)."""
    it = s.box.tiles[tile]
    if it.kind == VENTURE:
        return it.posts & alone & s.box.of_kind[EMPTY]
    return it.posts & alone


def begin_play(s: Pax, seat: int, tile: int, events: Events | None) -> None:
    """What is asked before a tile is played depends on its kind (PAX-PLAY-01)."""
    kind = s.box.tiles[tile].kind
    push_bonuses(s, seat, s.players[seat].perks.on[AT_PLAY])
    if kind == VENTURE:
        show_to(s, seat, tile, EVERY_SEAT, events)
        s.stack.append(PlaceVenture(seat, tile))
    elif kind == EVENT:
        show_to(s, seat, tile, EVERY_SEAT, events)
        s.stack.append(EventPost(seat, tile))
    else:
        tell_play(s, seat, tile, out_of_hand(s, seat, tile), events)
        play_onto_board(s, seat, tile, events)


def tell_play(s: Pax, seat: int, tile: int, secret: bool, events: Events | None) -> None:
    """A tile is played."""
    if events is not None:
        tell_tile(events, secret, "pax-plays", "PAX-PLAY-01", seat=seat_ref(seat), tile=tile_ref(s, tile))


def play_onto_board(s: Pax, seat: int, tile: int, events: Events | None) -> None:
    """A god or advocate takes a free space; with none free, one is replaced (PAX-PLAY-08 to 10)."""
    space = free_space(s, seat, tile)
    if space < 0 and s.box.tiles[tile].kind == GOD and s.box.god_spaces == 1:
        space = 0
    if space >= 0:
        onto_board(s, seat, tile, space, "PAX-PLAY-08", events)
    else:
        s.stack.append(ReplaceTile(seat, tile))


class PlaceVenture(TileStep):
    """A venture goes onto a post where the player is alone (PAX-PLAY-06)."""

    kind: str = "place-venture"
    rule: str = "PAX-PLAY-06"

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """Empty posts, and posts with a venture, in its area."""
        return s.moves.at.of(posts_to_play(s, self.tile, alone_posts(s, seat)))

    def apply(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """It is placed and established."""
        play_venture(s, seat, self.tile, action.target, events)

    def refusal(self, s: Pax, seat: int, action: Action) -> Refusal | None:
        """Printed, outside the area, or not alone."""
        if action.verb != "at":
            return None
        return no_post(s, self.tile, action)


def no_post(s: Pax, tile: int, action: Action) -> Refusal:
    """Why a tile cannot be played at a post."""
    post = action.targets[0]
    it = s.box.tiles[tile]
    if not it.posts >> action.target & 1:
        return Refusal("PAX-PLAY-02", "pax-no-other-area", post=post, tile=tile_ref(s, tile))
    if it.kind == VENTURE and s.box.post_kind[action.target] != EMPTY:
        return Refusal("PAX-PLAY-07", "pax-no-printed-post", post=post)
    return Refusal("PAX-PLAY-04", "pax-no-not-alone", post=post)


def play_venture(s: Pax, seat: int, tile: int, post: int, events: Events | None) -> None:
    """Onto the post, in place of a venture there; established if a follower is left (PAX-PLAY-11, PAX-PLAY-14)."""
    out_of_hand(s, seat, tile)
    if events is not None:
        events.add(
            "pax-plays-venture", "PAX-PLAY-06", seat=seat_ref(seat), tile=tile_ref(s, tile), post=post_ref(s, post)
        )
    put_tile(s, tile, post, events)
    if can_establish(s, seat, post):
        establish(s, seat, post, 0, True, "PAX-PLAY-11", events)


class ReplaceTile(TileStep):
    """All spaces are taken: which tile of the jarl board gives way (PAX-PLAY-10)."""

    kind: str = "replace"
    rule: str = "PAX-PLAY-10"
    unfit: str = "pax-no-not-on-board"

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """The tiles on the spaces for it."""
        board = s.players[seat].board
        return [s.moves.replace[board[space]] for space in spaces_for(s, self.tile)]

    def apply(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """It is discarded and the new one takes its space."""
        space = s.players[seat].board.index(action.target)
        onto_board(s, seat, self.tile, space, "PAX-PLAY-08", events)


class EventPost(TileStep):
    """At which post an event's requirement is met, if it matters (PAX-PLAY-03)."""

    kind: str = "event-post"
    rule: str = "PAX-PLAY-03"

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """Posts of the area where the player is alone (PAX-EVENT-01); any one if it makes no difference."""
        posts = posts_to_play(s, self.tile, alone_posts(s, seat))
        if not s.words.needs_post(self.tile):
            posts &= -posts
        return s.moves.at.of(posts)

    def apply(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        out_of_hand(s, seat, self.tile)
        begin_event(s, seat, self.tile, action.target, events)

    def refusal(self, s: Pax, seat: int, action: Action) -> Refusal | None:
        """Outside the area, or not alone."""
        return no_post(s, self.tile, action) if action.verb == "at" else None


def begin_event(s: Pax, seat: int, tile: int, post: int, events: Events | None) -> None:
    """An event is resolved at once; an althing first has all players vote (PAX-EVENT-02, PAX-ALTHING-01)."""
    s.event = tile
    s.here = post
    s.passed = 1
    if events is not None:
        where = post_ref(s, post)
        events.add("pax-plays-event", "PAX-EVENT-01", seat=seat_ref(seat), tile=tile_ref(s, tile), post=where)
    s.stack.append(END_EVENT)
    ability = s.box.tiles[tile].ability
    if ability.trigger != ALTHING:
        push_effects(s, ability, seat, post)
        return
    s.yes = 0
    s.votes = 0
    s.passed = 0
    s.stack.append(CountVotes(seat))
    for voter in reversed(s.clockwise_from(seat)):
        s.stack.append(Vote(voter))


class Vote(SeatStep):
    """Althing: each in turn votes yes or no, openly (PAX-ALTHING-01, PAX-ALTHING-04)."""

    asks: int = ONE
    kind: str = "vote"
    rule: str = "PAX-ALTHING-01"

    @staticmethod
    def is_to_come(s: Pax, seat: int) -> bool:
        """Whether a player has yet to vote at an althing that is being held."""
        return any(isinstance(step, Vote) and step.seat == seat for step in s.stack)

    def legal(self, s: Pax, seat: int) -> list[Action]:
        return s.moves.yes_or_no

    def apply(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """All votes a player has are cast the same way."""
        weight = 1 + s.players[seat].perks.votes
        s.votes += weight
        if action is s.moves.yes:
            s.yes += weight
        if events is not None:
            message = "pax-votes-yes" if action is s.moves.yes else "pax-votes-no"
            events.add(message, self.rule, seat=seat_ref(seat), count=weight)

    def prompt(self, s: Pax, seat: int) -> dict[str, Value]:
        """On which event, and how the votes stand."""
        return {"tile": tile_ref(s, s.event), "yes": s.yes, "no": s.votes - s.yes}


class CountVotes(SeatStep):
    """At least half of the votes resolve the event (PAX-ALTHING-02, PAX-ALTHING-05)."""

    def run(self, s: Pax, chance: Chance, events: Events | None) -> None:
        """Resolved as if it were no althing, or of no effect."""
        if s.yes * 2 >= s.votes:
            s.passed = 1
            push_effects(s, s.box.tiles[s.event].ability, self.seat, s.here)
        if events is not None:
            message = "pax-althing-passed" if s.passed else "pax-althing-failed"
            events.add(message, "PAX-ALTHING-02", tile=tile_ref(s, s.event), yes=s.yes, votes=s.votes)


class EndEvent(PaxStep):
    """The event leaves the game, victory is checked, and in Bragi mode a card is turned up."""

    def run(self, s: Pax, chance: Chance, events: Events | None) -> None:
        """PAX-EVENT-03, PAX-EVENT-04, PAX-VC-03; PAX-SETUP-24 after the check."""
        tile = s.event
        if tile >= 0:
            s.gone = [*s.gone, tile]
            if events is not None:
                events.add("pax-event-ends", "PAX-EVENT-03", tile=tile_ref(s, tile))
        s.event = -1
        s.here = -1
        if s.solo or check(s, AT_EVENTS, events):
            return
        if s.down and s.passed:
            turn_up(s, chance, events)


def turn_up(s: Pax, chance: Chance, events: Events | None) -> None:
    """Bragi mode: the next face-down victory card is turned up (PAX-SETUP-24)."""
    level = s.down[0]
    s.down = s.down[1:]
    card = draw_card(s, level, chance)
    if events is not None:
        name = s.box.victory[card].name
        events.add("pax-card-turned", "PAX-SETUP-24", victory=f"victory:{name}")


def draw_card(s: Pax, level: int, chance: Chance) -> int:
    """A random victory card of a level goes face up (PAX-SETUP-04)."""
    pool = [at for at, card in enumerate(s.box.victory) if card.level == level and at not in s.cards]
    card = chance.draw("victory", pool)
    s.cards = [*s.cards, card]
    return card


END_EVENT: Final = EndEvent()
