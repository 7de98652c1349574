"""Abilities used at their moment: after an action, in the solstice, when something has happened."""

from __future__ import annotations

from .....kernel.action import Action
from .....kernel.chance import Chance
from .....kernel.errors import Refusal
from .....kernel.events import Events
from .....kernel.step import ONE
from ...content.components import AT_ACTION_PHASE, Ability
from ...state.abilities import MODIFIERS
from ...state.position import Pax, who_ref
from ..base import PaxStep


class Bonus(PaxStep):
    """One ability that was usable when its moment began, if it still is (PAX-TC-01)."""

    def __init__(self, ability: int, owner: int) -> None:
        """Which ability, whose."""
        self.ability = ability
        self.owner = owner

    def run(self, s: Pax, chance: Chance, events: Events | None) -> None:
        """Its effects in their order, if any can change something."""
        if not usable(s, self.ability, self.owner):
            return
        ability = s.box.abilities[self.ability]
        if events is not None:
            rule = "PAX-TC-01" if ability.post >= 0 else "PAX-TILE-06" if ability.tile >= 0 else "PAX-BOARD-02"
            events.add("pax-ability", rule, seat=who_ref(s, self.owner), source=source_ref(s, ability))
        push_effects(s, ability, self.owner, ability.post)


class ChooseBonus(PaxStep):
    """Several abilities at one moment: their owner chooses the order (PAX-GEN-13)."""

    asks: int = ONE
    kind: str = "bonus"
    rule: str = "PAX-GEN-13"

    def __init__(self, seat: int, *abilities: int) -> None:
        """Whose, and which abilities are still to be used."""
        self.seat = seat
        self.abilities = list(abilities)

    def legal(self, s: Pax, seat: int) -> list[Action]:
        """Each that can still be used."""
        return [use_action(s, ability) for ability in self.abilities if usable(s, ability, seat)]

    def apply(self, s: Pax, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """This one now, the others after it."""
        rest: list[int] = []
        for ability in self.abilities:
            if use_action(s, ability) is action:
                now = ability
            else:
                rest.append(ability)
        if rest:
            s.stack.append(ChooseBonus(seat, *rest))
        s.stack.append(Bonus(now, seat))

    def refusal(self, s: Pax, seat: int, action: Action) -> Refusal | None:
        """Not one of those that come now."""
        if action.verb.partition("-")[0] != "use":
            return None
        return Refusal(self.rule, "pax-no-such-ability")


def use_between(s: Pax, seat: int, action: Action) -> None:
    """An ability between actions is used up by choosing it, even if all of it is then declined: so nobody can stall."""
    for ability in s.players[seat].perks.on[AT_ACTION_PHASE]:
        if use_action(s, ability) is action:
            it = s.box.abilities[ability]
            s.once = [*s.once, ability]
            push_effects(s, it, seat, it.post)


def usable(s: Pax, ability: int, seat: int) -> bool:
    """Whether a player has an ability, has not used it up in this turn, and it would change something."""
    if ability not in s.players[seat].perks.abilities:
        return False
    it = s.box.abilities[ability]
    if ability in s.once:  # PAX-GEN-05
        return False
    return any(effect.verb not in MODIFIERS and s.words.could(s, effect, seat, it.post) for effect in it.effects)


def use_action(s: Pax, ability: int) -> Action:
    """The action that names an ability by what it stands on."""
    it = s.box.abilities[ability]
    if it.tile >= 0:
        return s.moves.use[it.tile]
    if it.post >= 0:
        return s.moves.use_post[it.post]
    return s.moves.use_jarl[it.jarl]


def source_ref(s: Pax, ability: Ability) -> str:
    """How events name what an ability stands on."""
    if ability.tile >= 0:
        return f"tile:{s.box.tiles[ability.tile].name}"
    if ability.post >= 0:
        return f"post:{s.box.post_ids[ability.post]}"
    return f"jarl:{s.box.jarls[ability.jarl].name}"


def push_bonuses(s: Pax, seat: int, abilities: list[int]) -> None:
    """Put the abilities of a moment on the stack: the automatic ones first, as nothing is lost by it."""
    if not abilities:
        return
    asking: list[int] = []
    sure: list[int] = []
    for ability in abilities:
        if s.words.is_automatic(ability):
            sure.append(ability)
        else:
            asking.append(ability)
    if len(asking) > 1:
        s.stack.append(ChooseBonus(seat, *asking))
    elif asking:
        s.stack.append(Bonus(asking[0], seat))
    for ability in reversed(sure):
        s.stack.append(Bonus(ability, seat))


def push_effects(s: Pax, ability: Ability, seat: int, here: int) -> None:
    """Put an ability's effects on the stack, the first on top; modifiers do nothing of themselves."""
    for effect in reversed(ability.effects):
        if effect.verb not in MODIFIERS:
            s.stack.append(s.words.step(effect, seat, here))
