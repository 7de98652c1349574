"""Events of the solo game, resolved as if the opponent had played them."""

from __future__ import annotations

from typing import Final

from .....kernel.action import Action
from .....kernel.chance import Chance
from .....kernel.events import Events, seat_ref
from .....kernel.masks import bits
from .....kernel.step import ONE
from ...content.components import (
    CHOOSE,
    DISCARD,
    DISCARD_TILES,
    DRAW,
    EACH,
    EACH_OPPONENT,
    ESTABLISH,
    EVERYBODY,
    EXTRA_ACTION,
    GAIN_SILFR,
    HERE,
    IF,
    INFLUENCE_ACTION,
    JARLS,
    LOSE_SILFR,
    OPPONENT,
    PARLEY,
    PLACE_LONGSHIPS,
    POWERFUL_ALLY,
    RETURN_FOLLOWERS,
    RETURN_LONGSHIPS,
    RICHEST,
    RUS,
    SELF,
    STEAL_SILFR,
    SWEDEN,
    SWEEP_TRACK,
    TAKE_TILE,
    THEOCRACY,
    Effect,
)
from ...state.fleet import is_there, send_follower_home, send_home
from ...state.holdings import symbol, vacate
from ...state.position import BY_EMPIRE, OVER, Pax, post_ref, tile_ref
from ...state.saga_tiles import discard_from_board, pile_size, reveal, take_from_track
from ..base import PaxStep
from ..effects.effect import EffectStep, places_of
from ..effects.followers import posts_of
from ..effects.ships import returnable_ships, returnable_sworn
from ..effects.silver import take_silfr
from ..effects.tiles import DiscardOne, discardable, sweep
from ..effects.wrappers import IfSo, TheirPart
from ..turn.parley import is_protected
from ..turn.play import END_EVENT
from .opponent import EMPIRE, add_ship, auto_parley, by_priority, could_establish, empire_establishes

ON_YOU: Final = [OPPONENT, EACH_OPPONENT, RICHEST]
"""In an event's text "opponent" means the player (PAX-SOLO-33)."""


class EmpireEvent(PaxStep):
    """Step 2: reveal the top event, place a longship in its area, resolve it (PAX-SOLO-29 to 34)."""

    def run(self, s: Pax, chance: Chance, events: Events | None) -> None:
        """With no event left, the game is lost (PAX-SOLO-24)."""
        if not s.events_left:
            s.phase = OVER
            s.ending = BY_EMPIRE
            s.winners = 0
            s.stack.clear()
            if events is not None:
                events.add("pax-solo-lost", "PAX-SOLO-24", seat=seat_ref(0))
            return
        s.events_left -= 1
        tiles = s.unseen[1]
        tile = chance.draw("event", tiles[:])
        s.unseen = [s.unseen[0], [other for other in tiles if other != tile]]
        it = s.box.tiles[tile]
        here = by_priority(s, it.posts)[0]
        s.event = tile
        s.here = here
        s.passed = 1
        if events is not None:
            events.add("pax-empire-event", "PAX-SOLO-29", tile=tile_ref(s, tile), count=s.events_left)
        reinforce(s, here, chance, events)
        s.stack.append(END_EVENT)
        if not it.ability.solo:
            if events is not None:
                events.add("pax-event-ignored", "PAX-SOLO-35", tile=tile_ref(s, tile))
            return
        for effect in reversed(it.ability.effects):
            s.stack.append(EmpireEffect(effect.number, EMPIRE, here))


def reinforce(s: Pax, post: int, chance: Chance, events: Events | None) -> None:
    """A random longship of the opponent, and the post established if possible (PAX-SOLO-30, PAX-SOLO-31)."""
    add_ship(s, post, chance, events)
    empire_establishes(s, post, chance, events)


class EmpireEffect(EffectStep):
    """One effect of an event, for the opponent; what it cannot have is nothing (PAX-SOLO-09, PAX-SOLO-10)."""

    def run(self, s: Pax, chance: Chance, events: Events | None) -> None:
        effect = self.effect(s)
        verb = effect.verb
        if verb in (EACH, CHOOSE, IF):
            self.wrapper(s, effect)
        elif verb in (GAIN_SILFR, LOSE_SILFR, STEAL_SILFR):
            self.silver(s, effect, events)
        elif verb in (DRAW, TAKE_TILE, SWEEP_TRACK, DISCARD_TILES):
            self.tiles(s, effect, chance, events)
        elif verb == RETURN_LONGSHIPS:
            self.return_longships(s, effect, events)
        elif verb == RETURN_FOLLOWERS:
            self.return_followers(s, effect, events)
        elif verb == PLACE_LONGSHIPS:
            self.place(s, effect, chance, events)
        elif verb == ESTABLISH:
            posts = [it for it in by_priority(s, posts_of(s, effect, self.here)) if could_establish(s, it)]
            if posts:
                empire_establishes(s, posts[0], chance, events)
        elif verb == EXTRA_ACTION and effect.action == PARLEY:
            one_parley(s, chance, events)
        elif verb == INFLUENCE_ACTION:
            self.influence(s, effect, chance, events)

    def wrapper(self, s: Pax, effect: Effect) -> None:
        """Each: the opponent's part, then yours by the normal text; choose: the first that changes something."""
        here = self.here
        if effect.verb == EACH:
            s.stack.append(TheirPart(self.number, 0, here))
            if effect.who == EVERYBODY:
                push(s, effect.then, here)
        elif effect.verb == IF:
            if IfSo(self.number, EMPIRE, here).holds(s):
                push(s, effect.then, here)
        else:
            for option in effect.options:
                if any(would_change(s, one, here) for one in option):
                    push(s, option, here)
                    return

    def silver(self, s: Pax, effect: Effect, events: Events | None) -> None:
        """You pay to the bank, or gain what the text gives an opponent; the opponent has no silfr."""
        if effect.who not in ON_YOU:
            return
        if effect.verb == GAIN_SILFR:
            s.players[0].silfr += effect.n
            if events is not None:
                events.add("pax-gains", "PAX-SOLO-33", seat=seat_ref(0), count=effect.n)
        elif s.players[0].silfr:
            take_silfr(s, effect, EMPIRE, 0, events)

    def tiles(self, s: Pax, effect: Effect, chance: Chance, events: Events | None) -> None:
        """Tiles taken bring longships instead (PAX-SOLO-36); your discards are your choice."""
        if effect.verb == SWEEP_TRACK:
            sweep(s, effect.n, chance, events)
        elif effect.verb == DISCARD_TILES:
            if effect.who in ON_YOU and discardable(s, effect, 0, EMPIRE):
                s.stack.append(DiscardOne(self.number, 0, EMPIRE, effect.n))
        elif effect.verb == DRAW:
            for _ in range(effect.n):
                from_pile(s, chance, events)
        elif effect.source != DISCARD and s.track[0] >= 0:
            tile = s.track[0]
            take_from_track(s, tile)
            taken(s, tile, chance, events)

    def return_longships(self, s: Pax, effect: Effect, events: Events | None) -> None:
        """Yours at the first legal post by priority, in regions only if none is at a post; or its own, to the pool."""
        victim = 0 if effect.who in ON_YOU else EMPIRE
        for _ in range(effect.n):
            ships = returnable_ships(s, effect, victim, EMPIRE, self.here)
            sworn = returnable_sworn(s, effect, victim, EMPIRE, self.here)
            if ships:
                send_home(s, first_by_priority(s, ships), victim, EMPIRE, "PAX-SOLO-40", events)
            elif sworn:
                send_follower_home(s, sworn[0], "PAX-SOLO-40", events)

    def return_followers(self, s: Pax, effect: Effect, events: Events | None) -> None:
        """Yours at the first post by priority that is not guarded or protected."""
        for post in by_priority(s, posts_of(s, effect, self.here) & s.players[0].posts):
            if not is_there(s, 0, post) and not is_protected(s, EMPIRE, post):
                vacate(s, post, False, events)
                return

    def place(self, s: Pax, effect: Effect, chance: Chance, events: Events | None) -> None:
        """Random longships to the event's post, or the first post of the zone by priority."""
        posts = 1 << self.here if effect.where == HERE else places_of(s, effect, self.here)
        where = by_priority(s, posts)
        for _ in range(effect.n if where else 0):
            add_ship(s, where[0], chance, events)

    def influence(self, s: Pax, effect: Effect, chance: Chance, events: Events | None) -> None:
        """PAX-SOLO-38, PAX-SOLO-39, and what comes nearest for Sweden and Theocracy."""
        if effect.follower == RUS:
            s.stack.append(LoseTile())
        elif effect.follower == JARLS:
            raid(s, chance, events)
        elif effect.follower == SWEDEN:
            from_pile(s, chance, events)
        else:
            for post in by_priority(s, s.ventures | s.box.of_kind[POWERFUL_ALLY]):
                if symbol(s, post) == THEOCRACY and could_establish(s, post):
                    empire_establishes(s, post, chance, events)
                    return


def push(s: Pax, effects: list[Effect], here: int) -> None:
    """Effects for the opponent, the first on top."""
    for effect in reversed(effects):
        s.stack.append(EmpireEffect(effect.number, EMPIRE, here))


def would_change(s: Pax, effect: Effect, here: int) -> bool:
    """Whether an effect of the opponent's event would do anything."""
    verb = effect.verb
    if verb in (LOSE_SILFR, STEAL_SILFR):
        return effect.who in ON_YOU and s.players[0].silfr > 0
    if verb == DISCARD_TILES:
        return effect.who in ON_YOU and bool(discardable(s, effect, 0, EMPIRE))
    if verb == RETURN_LONGSHIPS:
        victim = 0 if effect.who in ON_YOU else EMPIRE
        return bool(returnable_ships(s, effect, victim, EMPIRE, here))
    if verb == GAIN_SILFR:
        return effect.who != SELF
    return verb in (DRAW, TAKE_TILE, SWEEP_TRACK, PLACE_LONGSHIPS, ESTABLISH, INFLUENCE_ACTION, EXTRA_ACTION)


def from_pile(s: Pax, chance: Chance, events: Events | None) -> None:
    """The top tile of the saga pile brings a longship to its area (PAX-SOLO-36)."""
    if pile_size(s):
        taken(s, reveal(s, chance), chance, events)


def taken(s: Pax, tile: int, chance: Chance, events: Events | None) -> None:
    """A longship at a post in the tile's area, established if possible; the tile is discarded."""
    s.discards = [*s.discards, tile]
    if events is not None:
        events.add("pax-empire-takes", "PAX-SOLO-36", tile=tile_ref(s, tile))
    reinforce(s, by_priority(s, s.box.tiles[tile].posts)[0], chance, events)


def first_by_priority(s: Pax, ships: list[int]) -> int:
    """The longship at the first post by priority; in regions, the nearest to the first post by priority."""
    for post in s.box.by_rank:
        for ship in ships:
            if s.place[ship] == post:
                return ship
    goal = s.box.by_rank[0]
    best = ships[0]
    for ship in ships:
        if s.box.distance[s.place[ship]][goal] < s.box.distance[s.place[best]][goal]:
            best = ship
    return best


def one_parley(s: Pax, chance: Chance, events: Events | None) -> None:
    """An event's parley: one post, where both sides are, else where the opponent can establish (PAX-SOLO-37)."""
    for post in s.box.by_rank:
        if is_there(s, 0, post) and is_there(s, EMPIRE, post):
            auto_parley(s, post, chance, events)
            return
    for post in s.box.by_rank:
        if could_establish(s, post):
            empire_establishes(s, post, chance, events)
            return


def raid(s: Pax, chance: Chance, events: Events | None) -> None:
    """At the first post with your components all pieces return, and the opponent moves in (PAX-SOLO-39)."""
    for post in s.box.by_rank:
        if not raidable(s, post):
            continue
        if events is not None:
            events.add("pax-empire-raids", "PAX-SOLO-39", post=post_ref(s, post))
        for seat in (0, EMPIRE):
            return_all(s, seat, post, events)
        reinforce(s, post, chance, events)
        return


def raidable(s: Pax, post: int) -> bool:
    """Whether you have a longship or followers at a post that are not protected (PAX-GEN-01)."""
    if is_there(s, 0, post) and not s.players[0].perks.safe_places >> post & 1:
        return True
    return s.owner[post] == 0 and not is_protected(s, EMPIRE, post)


def return_all(s: Pax, seat: int, post: int, events: Events | None) -> None:
    """Longships, those who serve as such and followers of one side leave a post, protected ones aside."""
    if not s.players[seat].perks.safe_places >> post & 1:
        for ship in bits(s.at[post] & s.players[seat].fleet):
            send_home(s, ship, seat, EMPIRE, "PAX-SOLO-39", events)
        for entry in s.sworn:
            if entry >> 5 == post and entry >> 2 & 7 == seat:
                send_follower_home(s, entry, "PAX-SOLO-39", events)
    if s.owner[post] == seat and not is_protected(s, EMPIRE, post):
        vacate(s, post, False, events)


class LoseTile(PaxStep):
    """One of your advocates or gods is discarded, your choice (PAX-SOLO-38)."""

    asks: int = ONE
    kind: str = "lose-tile"
    rule: str = "PAX-SOLO-38"
    unfit: str = "pax-no-not-on-board"

    def __init__(self) -> None:
        self.seat = 0

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """Any on the jarl board that is not protected."""
        me = s.players[0]
        return [
            s.moves.discard[tile]
            for space, tile in enumerate(me.board)
            if tile >= 0 and not (me.perks.safe_advocates and space >= s.box.god_spaces)
        ]

    def apply(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """It goes to the discard pile."""
        discard_from_board(s, 0, s.players[0].board.index(action.target), self.rule, events)


EMPIRE_EVENT: Final = EmpireEvent()
