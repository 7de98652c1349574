"""The effect vocabulary: from a declaration to the step that carries it out."""

from __future__ import annotations

from typing import Any, Final

from .....kernel.step import Step
from ...content.components import (
    BESIDE,
    CHOOSE,
    CONTROL_ALLY_LONGSHIPS,
    COPY,
    DISCARD_TILES,
    DRAW,
    DUCHY,
    EACH,
    ESTABLISH,
    EXTRA_ACTION,
    FOLLOWERS_AS_LONGSHIPS,
    GAIN_SILFR,
    HERE,
    IF,
    INFLUENCE_ACTION,
    LOSE_SILFR,
    MOVE_LONGSHIPS,
    PAY,
    PLACE_HOME,
    PLACE_LONGSHIPS,
    PLAY_TILE,
    REFRESH_LONGSHIPS,
    RETURN_FOLLOWERS,
    RETURN_LONGSHIPS,
    SELF,
    STEAL_SILFR,
    SWEEP_TRACK,
    TAKE_TILE,
    WITHIN,
    Components,
    Effect,
)
from ...state.abilities import MODIFIERS
from ...state.position import Pax, Vocabulary
from ..solo.turn import SOLO_VICTORY
from .bonus import Bonus
from .effect import EffectStep, one_of_them
from .followers import ControlAllies, EstablishPost, MakeDuchy, PlaceHome, ReturnFollowers, SwearFollowers
from .ships import MoveLongships, PlaceLongships, RefreshLongships, ReturnLongships
from .silver import GainSilfr, GiveSilfr, TakeSilfr, TakeSilfrFromAll
from .tiles import Beside, DiscardTiles, DrawTiles, PlayTile, SweepTrack, TakeTile
from .wrappers import ChooseOne, CopyVenture, Each, ExtraAction, FreeInfluence, IfSo, PayFirst, all_effects

AUTOMATIC: Final = [GAIN_SILFR, PLACE_HOME, CONTROL_ALLY_LONGSHIPS, BESIDE, *MODIFIERS]
"""Effects that are never asked about, as long as they concern the acting player."""


class Words(Vocabulary):
    """The vocabulary over the effects of a box."""

    def __init__(self, box: Components) -> None:
        self.once_by: list[int] = [-1] * len(box.effects)
        """By effect: its ability, if that may be used once in a turn."""
        self.belongs: list[int] = [-1] * len(box.effects)
        """By effect: its ability."""
        for ability in box.abilities:
            for effect in all_effects(ability.effects):
                self.belongs[effect.number] = ability.number
                if ability.once:
                    self.once_by[effect.number] = ability.number
        self.automatic: list[bool] = [
            all(effect.verb in AUTOMATIC and effect.who == SELF for effect in ability.effects)
            for ability in box.abilities
        ]
        self.with_post: list[bool] = [
            any(effect.where in (HERE, WITHIN) for effect in all_effects(tile.ability.effects)) for tile in box.tiles
        ]

    def bonus(self, ability: int, seat: int) -> Step[Any]:
        return Bonus(ability, seat)

    def is_automatic(self, ability: int) -> bool:
        """Whether an ability asks nothing of anybody."""
        return self.automatic[ability]

    def needs_post(self, tile: int) -> bool:
        """Whether it matters at which post an event is played."""
        return self.with_post[tile]

    def mark(self, s: Pax, effect: Effect) -> None:
        """An ability that may be used once in a turn is used up (PAX-GEN-05)."""
        ability = self.once_by[effect.number]
        if ability >= 0 and ability not in s.once:
            s.once = [*s.once, ability]

    def solo_victory(self) -> Step[Any]:
        return SOLO_VICTORY

    def ability_of(self, effect: Effect) -> int:
        """The ability that an effect belongs to, by number."""
        return self.belongs[effect.number]

    def step(self, effect: Effect, seat: int, here: int) -> Step[Any]:
        """The step of an effect."""
        return step_of(effect, seat, here)

    def could(self, s: Pax, effect: Effect, seat: int, here: int) -> bool:
        """Whether an effect would change anything now."""
        return effect.verb not in MODIFIERS and step_of(effect, seat, here).could(s)


def step_of(effect: Effect, seat: int, here: int) -> EffectStep:
    """The step of each verb."""
    verb = effect.verb
    number = effect.number
    if verb == GAIN_SILFR:
        return GainSilfr(number, seat, here) if effect.who == SELF else GiveSilfr(number, seat, here)
    if verb in (LOSE_SILFR, STEAL_SILFR):
        return TakeSilfr(number, seat, here) if one_of_them(effect) else TakeSilfrFromAll(number, seat, here)
    if verb == DRAW:
        return DrawTiles(number, seat, here, effect.n)
    if verb == TAKE_TILE:
        return TakeTile(number, seat, here)
    if verb == DISCARD_TILES:
        return DiscardTiles(number, seat, here)
    if verb == PLAY_TILE:
        return PlayTile(number, seat, here)
    if verb == SWEEP_TRACK:
        return SweepTrack(number, seat, here)
    if verb == BESIDE:
        return Beside(number, seat, here)
    if verb == PLACE_LONGSHIPS:
        return PlaceLongships(number, seat, here)
    if verb == MOVE_LONGSHIPS:
        return MoveLongships(number, seat, here, 0)
    if verb == REFRESH_LONGSHIPS:
        return RefreshLongships(number, seat, here, effect.n)
    if verb == RETURN_LONGSHIPS:
        return ReturnLongships(number, seat, here)
    return step_of_posts(effect, seat, here)


def step_of_posts(effect: Effect, seat: int, here: int) -> EffectStep:
    """The step of the verbs about posts and followers, and of those that hold other effects."""
    verb = effect.verb
    number = effect.number
    if verb == ESTABLISH:
        return EstablishPost(number, seat, here)
    if verb == RETURN_FOLLOWERS:
        return ReturnFollowers(number, seat, here)
    if verb == PLACE_HOME:
        return PlaceHome(number, seat, here)
    if verb == DUCHY:
        return MakeDuchy(number, seat, here)
    if verb == FOLLOWERS_AS_LONGSHIPS:
        return SwearFollowers(number, seat, here)
    if verb == CONTROL_ALLY_LONGSHIPS:
        return ControlAllies(number, seat, here)
    if verb == EXTRA_ACTION:
        return ExtraAction(number, seat, here)
    if verb == INFLUENCE_ACTION:
        return FreeInfluence(number, seat, here)
    if verb == COPY:
        return CopyVenture(number, seat, here)
    if verb == EACH:
        return Each(number, seat, here)
    if verb == CHOOSE:
        return ChooseOne(number, seat, here)
    if verb == IF:
        return IfSo(number, seat, here)
    assert verb == PAY
    return PayFirst(number, seat, here)
