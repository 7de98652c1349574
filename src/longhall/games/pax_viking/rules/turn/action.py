"""The action phase: up to four actions, basic ones and influence actions, and abilities between them."""

from __future__ import annotations

from typing import Final

from .....kernel.action import Action
from .....kernel.chance import Chance
from .....kernel.errors import Refusal
from .....kernel.events import Events, Value, seat_ref
from .....kernel.masks import bits
from .....kernel.step import ONE
from ...content.actions import Moves
from ...content.components import AT_ACTION_PHASE, AT_ACTIVATE, AT_INVEST, JARLS, NONE, RUS, SWEDEN, THEOCRACY, VENTURE
from ...state.fleet import alone_posts, choices, chosen, is_alone, ships_of, sworn_there
from ...state.position import BY_TRACK, EVERY_SEAT, Pax, post_ref, tile_ref
from ...state.saga_tiles import draw, into_hand, pile_size, price, refresh, take_from_track
from ..base import PaxStep, PostStep
from ..effects.bonus import push_bonuses, push_effects, usable, use_action, use_between
from ..solo.influence import list_solo_influence, solo_influence
from ..victory import finish, track_is_empty
from .influence import begin_jarls, begin_rus, begin_sweden, begin_theocracy, jarls_posts, rus_tiles, theocracy_posts
from .journey import begin_journey
from .parley import begin_parley, no_parley, parley_posts
from .play import begin_play, no_post, posts_to_play

INFLUENCE_VERBS: Final = ["jarls", "sweden", "theocracy", "rus"]
"""By follower type: the verb of its influence action."""
USE_VERBS: Final = ("use", "use-post", "use-jarl")
"""An ability between actions."""


class Sight:
    """Where a player's longships are, found in one pass: masks of posts, posts alone, and waters."""

    __slots__ = ("alone", "mine", "waters")
    mine: int
    alone: int
    waters: int


def survey(s: Pax, seat: int, found: list[Action]) -> Sight:
    """Look at all longships once; actions to journey with the renewed ones are added to `found`."""
    box = s.box
    posts = box.posts
    board = box.board
    spent = s.spent
    place = s.place
    journey = s.moves.journey
    foreign = s.controlled & ~s.players[seat].fleet
    kinds = s.yard.kind
    mine = 0
    alone = 0
    waters = 0
    sailing = 0
    allies: list[int] = []
    for ship in ships_of(s, seat):
        at = place[ship]
        bit = 1 << at
        if not spent >> ship & 1:
            kind = kinds[ship]
            if kind:
                allies.append(ship)
            elif not sailing & bit:
                sailing |= bit
                found.append(journey[0][at])
        if at < posts:
            if not mine & bit:
                mine |= bit
                if not s.at[at] & foreign:
                    alone |= bit
        elif at < board:
            waters |= 1 << at - posts
    if allies:
        found += choices(s, journey, allies)
    sight = Sight()
    sight.mine = mine
    sight.alone = alone
    sight.waters = waters
    if s.sworn:
        sight.alone = alone_posts(s, seat)
        for post in range(posts):
            if sworn_there(s, seat, post):
                sight.mine |= 1 << post
    return sight


class ActionStep(PaxStep):
    """The next action, an ability between actions, or the end of the phase."""

    asks: int = ONE

    def or_else(self, s: Pax, seat: int, found: list[Action]) -> list[Action]:
        """The actions found, abilities between actions, and the end."""
        between = s.players[seat].perks.on[AT_ACTION_PHASE]
        if between:
            found += [use_action(s, ability) for ability in between if usable(s, ability, seat)]
        found.append(s.moves.end)
        return found

    def apply(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """What was chosen, then the next one."""
        verb = action.verb
        if verb == "end":
            return
        s.stack.append(self)
        if verb in USE_VERBS:
            use_between(s, seat, action)
            return
        s.actions += 1
        self.act(s, seat, action, chance, events)

    def act(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """Carry out an action."""
        raise NotImplementedError


class ChooseAction(ActionStep):
    """Up to four actions (PAX-TURN-03 to 08).

    Which marker pays needs no choice: any four actions can be paid if no influence action comes twice.
    """

    kind: str = "action"
    rule: str = "PAX-TURN-03"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """Every action with at least one way to carry it out."""
        found: list[Action] = []
        me = s.players[seat]
        if s.actions < s.box.actions:
            sight = survey(s, seat, found)
            list_invest(s, seat, found)
            for tile in me.hand:
                if posts_to_play(s, tile, sight.alone):
                    found.append(s.moves.play[tile])
            active = activations(s, seat, sight.mine)
            if active:
                found += s.moves.activate.of(active)
            parley = parley_posts(s, seat, sight.mine, sight.alone, 0, 0)
            if parley:
                found += s.moves.parley.of(parley)
            free = me.markers & ~s.influence
            if free:
                list_influence(s, seat, free, sight, found)
        return self.or_else(s, seat, found)

    def act(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """The action, then what comes with it."""
        verb = action.verb
        s.stack.append(END_ACTION)
        if verb == "journey" or verb == "journey-ally":
            begin_journey(s, seat, action, s.box.range)
        elif verb == "draw" or verb == "buy":
            push_bonuses(s, seat, s.players[seat].perks.on[AT_INVEST])
            invest(s, seat, action, chance, events)
        elif verb == "play":
            begin_play(s, seat, action.target, events)
        elif verb == "activate":
            push_bonuses(s, seat, s.players[seat].perks.on[AT_ACTIVATE])
            s.stack.append(Activate(seat, action.target))
        elif verb == "parley":
            begin_parley(s, seat, action.target, 0, 0, events)
        else:
            s.influence |= 1 << INFLUENCE_VERBS.index(verb)
            influence_action(s, seat, action, chance, events)

    def prompt(self, s: Pax, seat: int) -> dict[str, Value]:
        """How many actions are left, and the silfr to spend."""
        return {"count": s.box.actions - s.actions, "silfr": s.players[seat].silfr}

    def refusal(self, s: Pax, seat: int, action: Action) -> Refusal | None:
        """Why an action is not possible now."""
        return why_not(s, seat, action)


def why_not(s: Pax, seat: int, action: Action) -> Refusal | None:
    """The reason against an action of the action phase; None for verbs that do not belong to it."""
    verb = action.verb
    if verb in INFLUENCE_VERBS:
        return why_no_influence(s, seat, action)
    basic = ["journey", "journey-ally", "draw", "buy", "play", "activate", "parley"]
    if verb in basic and s.actions >= s.box.actions:
        return Refusal("PAX-TURN-04", "pax-no-more-actions", count=s.box.actions)
    if verb in ("journey", "journey-ally"):
        return why_no_journey(s, seat, action)
    if verb == "buy":
        return why_no_purchase(s, seat, action)
    if verb == "play":
        return why_no_play(s, seat, action)
    if verb == "activate":
        return why_no_activation(s, seat, action.target)
    if verb == "parley":
        return no_parley(s, seat, action.target)
    if verb in USE_VERBS:
        return Refusal("PAX-GEN-05", "pax-no-such-ability")
    return None


def why_no_journey(s: Pax, seat: int, action: Action) -> Refusal:
    """Not there, or exhausted."""
    kind = s.moves.ship_kind(action)
    place = s.moves.ship_place(action)
    for ship in ships_of(s, seat):
        if s.yard.kind[ship] == kind and s.place[ship] == place:
            return Refusal("PAX-JOURNEY-02", "pax-no-exhausted")
    return Refusal("PAX-JOURNEY-01", "pax-no-longship")


def why_no_purchase(s: Pax, seat: int, action: Action) -> Refusal:
    """Not on the track, or too dear."""
    if action.target not in s.track:
        return Refusal("PAX-INVEST-01", "pax-no-not-on-track", tile=action.targets[0])
    cost = price(s, seat, action.target)
    return Refusal("PAX-INVEST-02", "pax-no-price", tile=action.targets[0], cost=cost, count=s.players[seat].silfr)


def why_no_play(s: Pax, seat: int, action: Action) -> Refusal:
    """Not in hand, or the requirement is not met."""
    tile = action.target
    if tile not in s.players[seat].hand:
        return Refusal("PAX-PLAY-01", "pax-no-not-in-hand", tile=action.targets[0])
    it = s.box.tiles[tile]
    if it.kind == VENTURE:
        for post in bits(it.posts):
            if is_alone(s, seat, post):
                return no_post(s, tile, s.moves.at[post])
    return Refusal("PAX-PLAY-02", "pax-no-requirement", tile=action.targets[0])


def why_no_influence(s: Pax, seat: int, action: Action) -> Refusal:
    """No marker, used already, or nothing to do with it."""
    follower = INFLUENCE_VERBS.index(action.verb)
    rules = ["PAX-JARLS-01", "PAX-SWEDEN-01", "PAX-THEO-01", "PAX-RUS-01"]
    if not s.players[seat].markers >> follower & 1:
        return Refusal("PAX-TURN-08", "pax-no-marker")
    if s.influence >> follower & 1:
        return Refusal("PAX-TURN-08", "pax-no-marker-left")
    if s.actions >= s.box.actions:
        return Refusal("PAX-TURN-04", "pax-no-more-actions", count=s.box.actions)
    return Refusal(rules[follower], "pax-no-influence-target")


def why_no_activation(s: Pax, seat: int, post: int) -> Refusal:
    """Not one's own venture, no renewed longship there, or nothing would happen."""
    name = post_ref(s, post)
    if s.tile_at[post] < 0 or s.owner[post] != seat:
        return Refusal("PAX-ACTIVATE-01", "pax-no-own-venture", post=name)
    if not s.at[post] & s.players[seat].fleet & ~s.spent:
        return Refusal("PAX-GEN-12", "pax-no-renewed", post=name)
    return Refusal("PAX-ACTIVATE-01", "pax-no-effect", post=name)


def list_invest(s: Pax, seat: int, found: list[Action]) -> None:
    """Draw, or buy a tile that can be paid (PAX-INVEST-01, 02, 04)."""
    silfr = s.players[seat].silfr
    perks = s.players[seat].perks
    tiles = s.box.tiles
    costs = s.box.track_costs
    any_tile = False
    if perks.full_price:
        for space, tile in enumerate(s.track):
            if tile >= 0:
                any_tile = True
                if costs[space] > silfr:
                    break
                found.append(s.moves.buy[tile])
        if any_tile or pile_size(s):
            found.append(s.moves.draw)
        return
    for space, tile in enumerate(s.track):
        if tile < 0:
            continue
        any_tile = True
        kind = tiles[tile].kind
        cost = costs[space] if perks.to[kind] < 0 else perks.to[kind]
        if cost - perks.off[kind] <= silfr:
            found.append(s.moves.buy[tile])
    if any_tile or pile_size(s):
        found.append(s.moves.draw)


def invest(s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
    """Pay and take a tile of the track; or draw, discard the cost-1 tile and refresh (PAX-INVEST-01 to 06)."""
    if action.verb == "buy":
        tile = action.target
        cost = price(s, seat, tile)
        s.players[seat].silfr -= cost
        take_from_track(s, tile)
        into_hand(s, seat, tile, EVERY_SEAT)
        if events is not None:
            events.add("pax-buys", "PAX-INVEST-01", seat=seat_ref(seat), tile=tile_ref(s, tile), cost=cost)
        return
    draw(s, seat, chance, "PAX-INVEST-04", events)
    cheapest = s.track[0]
    if cheapest >= 0:
        take_from_track(s, cheapest)
        s.discards = [*s.discards, cheapest]
        if events is not None:
            events.add("pax-track-discarded", "PAX-INVEST-05", tile=tile_ref(s, cheapest))
    refresh(s, chance, events)


def activations(s: Pax, seat: int, mine: int) -> int:
    """Own ventures with a renewed longship whose ability would change something (PAX-ACTIVATE-01)."""
    me = s.players[seat]
    found = 0
    ready = me.fleet & ~s.spent
    for post in bits(me.posts & s.ventures & mine):
        if s.at[post] & ready and would_act(s, seat, post):
            found |= 1 << post
    return found


def would_act(s: Pax, seat: int, post: int) -> bool:
    """Whether activating the venture at a post would change anything."""
    return any(s.words.could(s, effect, seat, post) for effect in s.box.tiles[s.tile_at[post]].ability.effects)


class Activate(PostStep):
    """Which longship is exhausted for it, own colour or an ally's (PAX-ACTIVATE-01, PAX-ACTIVATE-04)."""

    kind: str = "activate"
    rule: str = "PAX-ACTIVATE-01"

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """A renewed longship of each kind there."""
        return choices(s, s.moves.ship, bits(s.at[self.post] & s.players[seat].fleet & ~s.spent))

    def apply(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """It is exhausted, then the venture's effects follow."""
        ship = chosen(s, action, bits(s.at[self.post] & s.players[seat].fleet & ~s.spent))
        s.spent |= 1 << ship
        tile = s.tile_at[self.post]
        if events is not None:
            post = post_ref(s, self.post)
            events.add("pax-activates", self.rule, seat=seat_ref(seat), tile=tile_ref(s, tile), post=post)
        push_effects(s, s.box.tiles[tile].ability, seat, self.post)


def list_influence(s: Pax, seat: int, markers: int, sight: Sight, found: list[Action]) -> None:
    """The influence actions of these markers that can do something (PAX-TURN-08)."""
    moves: Moves = s.moves
    if s.solo:
        list_solo_influence(s, seat, markers, found)
        return
    if markers >> JARLS & 1:
        found += moves.jarls.of(jarls_posts(s, seat, sight.mine, sight.waters))
    if markers >> SWEDEN & 1 and pile_size(s):
        found.append(moves.sweden)
    if markers >> THEOCRACY & 1:
        found += moves.theocracy.of(theocracy_posts(s, seat))
    if markers >> RUS & 1:
        found += [moves.rus[tile] for tile in rus_tiles(s, seat, sight.alone)]


def influence_action(s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
    """Begin the influence action that an action names."""
    verb = action.verb
    if events is not None:
        follower = f"follower:{verb}"
        events.add("pax-influence-action", "PAX-TURN-05", seat=seat_ref(seat), follower=follower)
    if s.solo and verb != "jarls":
        solo_influence(s, seat, action, chance, events)
    elif verb == "jarls":
        begin_jarls(s, seat, action.target)
    elif verb == "sweden":
        begin_sweden(s, seat, chance, events)
    elif verb == "rus":
        begin_rus(s, seat, action.target, events)
    else:
        begin_theocracy(s, seat, action.target, events)


class EndAction(PaxStep):
    """After each completed action: does an empty track end the game (PAX-END-02)?"""

    def run(self, s: Pax, chance: Chance, events: Events | None) -> None:
        """Only with an empty pile too, as otherwise the next refresh fills it."""
        if s.track[0] == NONE and track_is_empty(s):
            finish(s, BY_TRACK, events)


END_ACTION: Final = EndAction()
CHOOSE_ACTION: Final = [ChooseAction(seat) for seat in range(6)]
