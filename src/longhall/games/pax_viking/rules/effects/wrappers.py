"""Effects that hold other effects, repeat an ability, or give an action: each, choose, if, pay, copy, extra actions."""

from __future__ import annotations

from .....kernel.action import Action
from .....kernel.chance import Chance
from .....kernel.errors import Refusal
from .....kernel.events import Events, Value
from .....kernel.masks import bits, count
from .....kernel.step import ONE
from ...content.actions import MOST_OPTIONS
from ...content.components import COPY, HAS_GOD, JOURNEY, Effect
from ...state.position import NOBODY, Pax, tile_ref, who_ref
from ...state.saga_tiles import discard_from_hand
from ..turn.action import INFLUENCE_VERBS, influence_action, list_influence, survey, why_no_journey
from ..turn.journey import begin_journey, journeys
from ..turn.parley import begin_parley, no_parley, parley_posts
from ..victory import established_tiles
from .bonus import source_ref
from .effect import CountedEffect, EffectStep, PostEffect, candidates, or_decline, places_of


def any_could(s: Pax, effects: list[Effect], seat: int, here: int) -> bool:
    """Whether one of several effects would change anything now."""
    return any(s.words.could(s, effect, seat, here) for effect in effects)


def push_all(s: Pax, effects: list[Effect], seat: int, here: int) -> None:
    """Put effects on the stack, the first on top."""
    for effect in reversed(effects):
        s.stack.append(s.words.step(effect, seat, here))


def all_effects(effects: list[Effect]) -> list[Effect]:
    """Effects with those inside them."""
    found: list[Effect] = []
    for effect in effects:
        found.append(effect)
        found += all_effects(effect.then)
        for option in effect.options:
            found += all_effects(option)
    return found


def origin(s: Pax, effect: Effect) -> str:
    """How prompts name the tile, post or jarl that an effect stands on."""
    return source_ref(s, s.box.abilities[s.words.ability_of(effect)])


class Each(EffectStep):
    """The named players one after the other carry out the effects completely (PAX-EVENT-05)."""

    def could(self, s: Pax) -> bool:
        """If it changes something for one of them."""
        effect = self.effect(s)
        return any(any_could(s, effect.then, other, self.here) for other in candidates(s, effect, self.seat))

    def run(self, s: Pax, chance: Chance, events: Events | None) -> None:
        """In turn order from the active player."""
        for other in reversed(candidates(s, self.effect(s), self.seat)):
            if other < s.seats:
                s.stack.append(TheirPart(self.number, other, self.here))


class TheirPart(EffectStep):
    """One player's part of an effect for several."""

    def run(self, s: Pax, chance: Chance, events: Events | None) -> None:
        """Read when it is reached."""
        push_all(s, self.effect(s).then, self.seat, self.here)


class ChooseOne(EffectStep):
    """One of several lists of effects, among those that would change something."""

    asks: int = ONE
    kind: str = "choose"
    rule: str = "PAX-GEN-10"
    verb: str = "option"
    unfit: str = "pax-no-option"

    def could(self, s: Pax) -> bool:
        """If one of them would."""
        return any(any_could(s, option, self.seat, self.here) for option in self.effect(s).options)

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """In an event one must be picked if there is one."""
        effect = self.effect(s)
        found: list[Action] = []
        for at, option in enumerate(effect.options[:MOST_OPTIONS]):
            if any_could(s, option, seat, self.here):
                found.append(s.moves.option[at + 1])
        return or_decline(s, effect, found)

    def apply(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        if action is not s.moves.decline:
            push_all(s, self.effect(s).options[action.target - 1], seat, self.here)

    def prompt(self, s: Pax, seat: int) -> dict[str, Value]:
        """What it stands on: its text tells the options in their order."""
        return {"source": origin(s, self.effect(s))}


class IfSo(EffectStep):
    """The effects are done only if the condition holds now."""

    def could(self, s: Pax) -> bool:
        """If it does and they would change something."""
        return self.holds(s) and any_could(s, self.effect(s).then, self.seat, self.here)

    def holds(self, s: Pax) -> bool:
        """Whether the condition holds."""
        effect = self.effect(s)
        if effect.cond == HAS_GOD:
            return established_tiles(s, self.seat, True) > 0
        return count(s.players[self.seat].posts & effect.among) >= effect.n

    def run(self, s: Pax, chance: Chance, events: Events | None) -> None:
        if self.holds(s):
            push_all(s, self.effect(s).then, self.seat, self.here)


class PayFirst(EffectStep):
    """The effects are done only if silfr or tiles are paid first, all of it (PAX-GEN-02)."""

    asks: int = ONE
    kind: str = "pay"
    rule: str = "PAX-GEN-02"

    def could(self, s: Pax) -> bool:
        """If it can be paid, and would change something."""
        effect = self.effect(s)
        me = s.players[self.seat]
        if me.silfr < effect.pay or len(me.hand) < effect.tiles:
            return False
        return any_could(s, effect.then, self.seat, self.here)

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """Pay, or not; also in an event."""
        return s.moves.pay_or_decline if self.could(s) else []

    def carry_out(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """Silfr to the bank, tiles of choice to the discard pile; then the effects."""
        effect = self.effect(s)
        s.players[seat].silfr -= effect.pay
        if effect.pay and events is not None:
            events.add("pax-pays", self.rule, seat=who_ref(s, seat), count=effect.pay)
        push_all(s, effect.then, seat, self.here)
        if effect.tiles:
            s.stack.append(PayTile(self.number, seat, self.here, effect.tiles))

    def prompt(self, s: Pax, seat: int) -> dict[str, Value]:
        """The price, and what the effect stands on."""
        effect = self.effect(s)
        return {"cost": effect.pay, "count": effect.tiles, "source": origin(s, effect)}


class PayTile(CountedEffect):
    """A tile of choice from hand is paid."""

    asks: int = ONE
    kind: str = "pay-tile"
    rule: str = "PAX-GEN-02"
    verb: str = "discard"
    unfit: str = "pax-no-not-in-hand"

    def legal(self, s: Pax, seat: int) -> list[Action]:
        return [s.moves.discard[tile] for tile in s.players[seat].hand]

    def apply(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """To the discard pile."""
        discard_from_hand(s, seat, action.target, self.rule, events)
        self.ask_again(s)


class CopyVenture(PostEffect):
    """The ability of an opponent's venture is used as if it were printed here (PAX-GEN-06)."""

    asks: int = ONE
    kind: str = "copy"
    rule: str = "PAX-GEN-06"
    verb: str = "at"
    unfit: str = "pax-no-copy"

    def posts(self, s: Pax) -> int:
        """Ventures with an opponent's follower whose effects would change something; never copies, however deep."""
        found = 0
        for post in bits(s.ventures & places_of(s, self.effect(s), self.here)):
            if s.owner[post] == NOBODY or s.owner[post] == self.seat:
                continue
            effects = s.box.tiles[s.tile_at[post]].ability.effects
            copied = any(effect.verb == COPY for effect in all_effects(effects))
            if not copied and any_could(s, effects, self.seat, self.here):
                found |= 1 << post
        return found

    def carry_out(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """Its effects, from the copying post."""
        tile = s.tile_at[action.target]
        if events is not None:
            events.add("pax-copies", self.rule, seat=who_ref(s, seat), tile=tile_ref(s, tile))
        push_all(s, s.box.tiles[tile].ability.effects, seat, self.here)


class ActionEffect(EffectStep):
    """An action at once, without a marker; it may be declined."""

    def actions(self, s: Pax, seat: int) -> list[Action]:
        """All ways to do it."""
        raise NotImplementedError

    def could(self, s: Pax) -> bool:
        """If there is a way."""
        return bool(self.actions(s, self.seat))

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """One of them, or no."""
        found = self.actions(s, seat)
        if found:
            found.append(s.moves.decline)
        return found


class ExtraAction(ActionEffect):
    """A journey or a parley at once, without a marker; it may be declined."""

    asks: int = ONE
    kind: str = "extra-action"
    rule: str = "PAX-GEN-09"

    def actions(self, s: Pax, seat: int) -> list[Action]:
        """All ways to do it."""
        effect = self.effect(s)
        if effect.action == JOURNEY:
            return journeys(s, seat)
        sight = survey(s, seat, [])
        return s.moves.parley.of(parley_posts(s, seat, sight.mine, sight.alone, effect.discount, effect.strength))

    def carry_out(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """With all its rules and abilities."""
        effect = self.effect(s)
        if effect.action == JOURNEY:
            s.stack.append(Remember(s.met))
            begin_journey(s, seat, action, effect.nodes or s.box.range)
        else:
            begin_parley(s, seat, action.target, effect.discount, effect.strength, events)

    def refusal(self, s: Pax, seat: int, action: Action) -> Refusal | None:
        """No longship for the journey, or no parley at that post."""
        effect = self.effect(s)
        if effect.action != JOURNEY:
            return no_parley(s, seat, action.target, effect.discount) if action.verb == "parley" else None
        return why_no_journey(s, seat, action) if action.verb in ("journey", "journey-ally") else None

    def prompt(self, s: Pax, seat: int) -> dict[str, Value]:
        return {"action": "journey" if self.effect(s).action == JOURNEY else "parley"}


class Remember(EffectStep):
    """After an extra journey: whom the journey before it had encountered."""

    def __init__(self, met: int) -> None:
        super().__init__(0, 0, -1)
        self.met = met

    def run(self, s: Pax, chance: Chance, events: Events | None) -> None:
        s.met = self.met


class FreeInfluence(ActionEffect):
    """An influence action without holding or spending its marker; it may be declined."""

    asks: int = ONE
    kind: str = "free-influence"
    rule: str = "PAX-GEN-09"

    def actions(self, s: Pax, seat: int) -> list[Action]:
        """All ways to do it."""
        found: list[Action] = []
        list_influence(s, seat, 1 << self.effect(s).follower, survey(s, seat, []), found)
        return found

    def carry_out(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """With all its rules and costs."""
        influence_action(s, seat, action, chance, events)

    def refusal(self, s: Pax, seat: int, action: Action) -> Refusal | None:
        if action.verb != INFLUENCE_VERBS[self.effect(s).follower]:
            return None
        return Refusal(self.rule, "pax-no-influence-target")

    def prompt(self, s: Pax, seat: int) -> dict[str, Value]:
        return {"follower": f"follower:{INFLUENCE_VERBS[self.effect(s).follower]}"}
