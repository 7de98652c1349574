"""The solo turn: opponent's move, event, invest, actions, automatic parley, winter solstice."""

from __future__ import annotations

from typing import Final

from .....kernel.action import Action
from .....kernel.chance import Chance
from .....kernel.errors import Refusal
from .....kernel.events import Events, Value, seat_ref
from .....kernel.step import ONE
from ...content.components import AT_ACTIVATE, AT_INVEST, FOLLOWERS
from ...state.fleet import ship_choices, ship_chosen
from ...state.position import ACTION_PHASE, BY_EMPIRE, EVERY_SEAT, OVER, TYPES, Pax
from ...state.saga_tiles import discard_from_board, show_to
from ..base import PaxStep
from ..effects.bonus import push_bonuses
from ..turn.action import (
    INFLUENCE_VERBS,
    USE_VERBS,
    ActionStep,
    Activate,
    activations,
    influence_action,
    invest,
    list_influence,
    list_invest,
    survey,
    why_no_activation,
    why_no_journey,
    why_no_play,
    why_no_purchase,
)
from ..turn.journey import begin_journey, renewed
from ..turn.play import begin_play, posts_to_play
from ..turn.solstice import push_solstice
from ..turn.turn import begin_turn, influence
from .events import EMPIRE_EVENT
from .opponent import auto_parley, by_priority, move_empire, parley_due

SOLO_VERBS: Final = [*INFLUENCE_VERBS, "play", "activate", "discard", "journey", "journey-ally"]
"""The actions of a solo turn, each paid with a longship."""


class SoloTurn(PaxStep):
    """The six steps of a solo turn (PAX-SOLO-25)."""

    def run(self, s: Pax, chance: Chance, events: Events | None) -> None:
        """The opponent moves at once; the rest is put on the stack."""
        s.round += 1
        begin_turn(s, 0, "PAX-SOLO-25", events)
        move_empire(s, events)
        s.stack.append(self)
        s.stack.append(SOLO_MARKERS)
        push_solstice(s, 0)
        s.stack.append(AUTO_PARLEY)
        s.stack.append(SOLO_ACTION)
        s.stack.append(SOLO_INVEST)
        s.stack.append(EMPIRE_EVENT)


class SoloVictory(PaxStep):
    """All followers are established: the player wins (PAX-SOLO-23)."""

    def run(self, s: Pax, chance: Chance, events: Events | None) -> None:
        """Nothing that was still to come matters any more."""
        s.winners = 1
        s.phase = OVER
        s.ending = BY_EMPIRE
        s.stack.clear()
        if events is not None:
            events.add("pax-solo-won", "PAX-SOLO-23", seat=seat_ref(0))


class SoloInvest(PaxStep):
    """Step 3: invest once, or not (PAX-SOLO-42)."""

    asks: int = ONE
    kind: str = "solo-invest"
    rule: str = "PAX-SOLO-42"

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """As by the normal rules."""
        found: list[Action] = []
        list_invest(s, seat, found)
        found.append(s.moves.decline)
        return found

    def apply(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        s.phase = ACTION_PHASE
        if action is not s.moves.decline:
            push_bonuses(s, seat, s.players[seat].perks.on[AT_INVEST])
            invest(s, seat, action, chance, events)

    def prompt(self, s: Pax, seat: int) -> dict[str, Value]:
        """The silfr to spend."""
        return {"silfr": s.players[seat].silfr}

    def refusal(self, s: Pax, seat: int, action: Action) -> Refusal | None:
        """Not on the track, or too dear."""
        return why_no_purchase(s, seat, action) if action.verb == "buy" else None


class SoloAction(ActionStep):
    """Step 4: actions, each paid by exhausting one longship (PAX-SOLO-43 to 47)."""

    kind: str = "solo-action"
    rule: str = "PAX-SOLO-43"

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """Journey, play, activate, discard from the board, and influence actions with a held marker."""
        found: list[Action] = []
        me = s.players[seat]
        if s.actions < s.box.solo_actions and me.fleet & ~s.spent:
            sight = survey(s, seat, found)
            found += [s.moves.play[tile] for tile in me.hand if posts_to_play(s, tile, sight.alone)]
            found += s.moves.activate.of(activations(s, seat, sight.mine))
            found += [s.moves.discard[tile] for tile in me.board if tile >= 0]
            list_influence(s, seat, me.markers & ~s.influence, sight, found)
        return self.or_else(s, seat, found)

    def act(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """The longship that acts pays for journey and activate, any renewed one for the rest."""
        verb = action.verb
        if verb.startswith("journey"):
            begin_journey(s, seat, action, s.box.range)
        elif verb == "activate":
            push_bonuses(s, seat, s.players[seat].perks.on[AT_ACTIVATE])
            s.stack.append(Activate(seat, action.target))
        else:
            if verb == "play":
                show_to(s, seat, action.target, EVERY_SEAT, events)
            s.stack.append(Paid(action.code))
            s.stack.append(PayLongship(action.code))

    def prompt(self, s: Pax, seat: int) -> dict[str, Value]:
        """How many actions are left."""
        return {"count": s.box.solo_actions - s.actions, "silfr": s.players[seat].silfr}

    def refusal(self, s: Pax, seat: int, action: Action) -> Refusal | None:
        """Why an action is not possible now."""
        verb = action.verb
        if verb in ("buy", "draw", "parley"):
            return Refusal("PAX-SOLO-45", "pax-no-solo-action")
        if verb in USE_VERBS:
            return Refusal("PAX-GEN-05", "pax-no-such-ability")
        if verb not in SOLO_VERBS:
            return None
        if s.actions >= s.box.solo_actions:
            return Refusal("PAX-SOLO-43", "pax-no-more-actions", count=s.box.solo_actions)
        if not s.players[seat].fleet & ~s.spent:
            return Refusal("PAX-SOLO-43", "pax-no-renewed-longship")
        if verb == "play":
            return why_no_play(s, seat, action)
        if verb == "activate":
            return why_no_activation(s, seat, action.target)
        if verb == "discard":
            return Refusal("PAX-SOLO-46", "pax-no-not-on-board", tile=action.targets[0])
        if verb in INFLUENCE_VERBS:
            follower = INFLUENCE_VERBS.index(verb)
            if not s.players[seat].markers >> follower & 1:
                return Refusal("PAX-SOLO-47", "pax-no-marker")
            if s.influence >> follower & 1:
                return Refusal("PAX-SOLO-47", "pax-no-marker-left")
            return Refusal("PAX-SOLO-51" if verb == "rus" else "PAX-SOLO-47", "pax-no-influence-target")
        return why_no_journey(s, seat, action)


class PayLongship(PaxStep):
    """Which renewed longship is exhausted for an action (PAX-SOLO-43, PAX-SOLO-44)."""

    asks: int = ONE
    kind: str = "pay-longship"
    rule: str = "PAX-SOLO-44"

    def __init__(self, code: int) -> None:
        self.seat = 0
        self.code = code

    def ships(self, s: Pax, seat: int) -> list[int]:
        """Any renewed one."""
        return renewed(s, seat)

    def legal(self, s: Pax, seat: int) -> list[Action]:
        return ship_choices(s, self.ships(s, seat))

    def apply(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        s.spent |= 1 << ship_chosen(s, action, self.ships(s, seat))


class Paid(PaxStep):
    """The action that a longship was exhausted for."""

    def __init__(self, code: int) -> None:
        self.code = code

    def run(self, s: Pax, chance: Chance, events: Events | None) -> None:
        """Play, an influence action, or a god or advocate leaves the board (PAX-SOLO-46)."""
        action = s.moves.book.all[self.code]
        if action.verb == "play":
            begin_play(s, 0, action.target, events)
        elif action.verb == "discard":
            me = s.players[0]
            push_bonuses(s, 0, me.perks.on[AT_ACTIVATE])
            discard_from_board(s, 0, me.board.index(action.target), "PAX-SOLO-46", events)
        else:
            s.influence |= 1 << INFLUENCE_VERBS.index(action.verb)
            influence_action(s, 0, action, chance, events)


class AutoParley(PaxStep):
    """Step 5: at every post where the player is not alone, or alone and able to establish (PAX-SOLO-53)."""

    def run(self, s: Pax, chance: Chance, events: Events | None) -> None:
        """By priority, one post after the other."""
        posts = by_priority(s, (1 << s.box.posts) - 1)
        for post in reversed(posts):
            s.stack.append(AutoParleyAt(post))


class AutoParleyAt(PaxStep):
    """Automatic parley at one post."""

    def __init__(self, post: int) -> None:
        self.post = post

    def run(self, s: Pax, chance: Chance, events: Events | None) -> None:
        """If it is due there when its turn comes."""
        if parley_due(s, self.post):
            auto_parley(s, self.post, chance, events)


class SoloMarkers(PaxStep):
    """Solstice: with at least four followers of a type, its influence marker is the player's (PAX-SOLO-59)."""

    def run(self, s: Pax, chance: Chance, events: Events | None) -> None:
        """Taken or given back by the numbers."""
        me = s.players[0]
        for follower in range(TYPES):
            bit = 1 << follower
            held = influence(s, 0, follower) >= s.box.solo_marker_needs
            if held == bool(me.markers & bit):
                continue
            me.markers ^= bit
            if events is not None:
                kind = f"follower:{FOLLOWERS[follower]}"
                message = "pax-takes-marker" if held else "pax-loses-marker"
                number = influence(s, 0, follower)
                events.add(message, "PAX-SOLO-59", seat=seat_ref(0), follower=kind, count=number)


SOLO_TURN: Final = SoloTurn()
SOLO_INVEST: Final = SoloInvest()
SOLO_ACTION: Final = SoloAction()
SOLO_VICTORY: Final = SoloVictory()
AUTO_PARLEY: Final = AutoParley()
SOLO_MARKERS: Final = SoloMarkers()
