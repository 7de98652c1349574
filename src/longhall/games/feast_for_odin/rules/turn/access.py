"""Whether spaces and occupations can be used: Vikings, ships, costs, and something to do (ODN-PH5-02, 05, 06)."""

from __future__ import annotations

from typing import Final

from ...state.position import Effect, Odin, Player, SpaceScript
from ..occupations.counts import amount
from ..occupations.modifiers import FEWER_PLUNDERERS, KNARR_AS_LONGSHIP
from ..occupations.parts import Part

LONGSHIP_BIT: Final = 4


def usable(s: Odin, seat: int, script: int) -> bool:
    """Whether a list of effects can be used: all that must be possible is, and something is (ODN-PH5-05)."""
    anything = False
    for effect in s.scripts.effects[script]:
        if effect.possible(s, seat):
            if not effect.cost:
                anything = True
        elif effect.hard:
            return False
    return anything


def holds(s: Odin, seat: int, part: Part) -> bool:
    """Whether the conditions of a part are met."""
    if part.once and s.players[seat].spent >> part.number & 1:
        return False
    for condition in part.conditions:
        if not condition.least <= amount(s, seat, condition.what) <= condition.most:
            return False
    return True


def has_ships(me: Player, mask: int, needed: int) -> bool:
    """Whether the bay holds the ships that a space asks for (ODN-SHIP-13)."""
    return ships_for(me, mask) >= needed


def ships_for(me: Player, mask: int) -> int:
    """How many ships of the kinds of a mask lie in the bay."""
    owned = 0
    if mask & 1:
        owned += me.boats_owned()
    if mask & 2 or (mask & LONGSHIP_BIT and me.mods[KNARR_AS_LONGSHIP]):
        owned += me.knarrs
    if mask & LONGSHIP_BIT:
        owned += me.longships_owned()
    return owned


def vikings_needed(s: Odin, me: Player, space: int) -> int:
    """As many as the number of the column (ODN-PH5-02); fewer for plundering with many longships (card 106)."""
    script = s.scripts.spaces[space]
    if me.mods[FEWER_PLUNDERERS] and script.ships_needed > 1 and me.longships_owned() > 2:
        return script.column - me.longships_owned() + 2
    return script.column


def can_use(s: Odin, seat: int, script: SpaceScript) -> bool:
    """Whether a space's action can be carried out: ships, costs, and something to do (ODN-PH5-05, 06)."""
    if script.ships and not has_ships(s.players[seat], script.ships, script.ships_needed):
        return False
    for effect in script.hard:
        if not effect.possible(s, seat):
            return False
    return not script.soft or any_possible(s, seat, script.soft)


def any_possible(s: Odin, seat: int, effects: list[Effect]) -> bool:
    """Whether at least one of several effects would do something."""
    for effect in effects:
        if effect.possible(s, seat):
            return True
    return False


def gains_nothing(s: Odin, seat: int, script: SpaceScript) -> bool:
    """Whether whoever pays for a space would get nothing for it, which is allowed (ODN-PH5-06)."""
    effects = [effect for effect in s.scripts.effects[script.script] if not effect.cost]
    return len(effects) > 0 and not any_possible(s, seat, effects)
