"""What a player's abilities change all the time, added up when a follower comes or goes."""

from __future__ import annotations

from typing import Final

from ....kernel.masks import bits
from ..content.components import (
    ANY_TILE,
    AT_ANY,
    DISCOUNT,
    HAND_LIMIT,
    IN_ZONE,
    INFLUENCE_BONUS,
    JOURNEY_RANGE,
    MOMENTS,
    NONE,
    OF_ADVOCATES,
    OF_FOLLOWERS,
    OF_LONGSHIPS,
    PERMANENT,
    PROTECT,
    SOLSTICE,
    STRENGTH,
    TILE_KINDS,
    VOTES,
    WHAT_ALLY,
    WHAT_PRINTED,
    WHAT_TRADE_CENTRE,
    Ability,
    Components,
    Effect,
)
from .position import TYPES, Pax, Perks

MODIFIERS: Final = [DISCOUNT, HAND_LIMIT, JOURNEY_RANGE, STRENGTH, INFLUENCE_BONUS, VOTES, PROTECT]
"""Effects that hold while they can; nothing is done at a moment."""


def refit(s: Pax, seat: int) -> None:
    """Add up a player's abilities anew (PAX-EST-06, PAX-EST-09)."""
    me = s.players[seat]
    box = s.box
    found: list[Ability] = list(box.jarls[me.jarl].abilities) if me.jarl >= 0 else []
    for space, tile in enumerate(me.board):
        if tile >= 0 and me.faithful >> space & 1:
            found.append(box.tiles[tile].ability)
    for post in bits(me.posts & ~s.ventures):
        ability = box.post_ability[post]
        if ability is not None:
            found.append(ability)
    for tile in me.beside:
        ability = box.tiles[tile].beside
        if ability is not None:
            found.append(ability)
    perks = no_perks()
    for one in found:
        add_ability(box, perks, one)
    me.perks = perks


def no_perks() -> Perks:
    """Perks of a player without modifiers."""
    perks = Perks()
    perks.abilities = []
    perks.on = [[] for _ in MOMENTS]
    perks.solstice = []
    perks.off = [0] * len(TILE_KINDS)
    perks.to = [NONE] * len(TILE_KINDS)
    perks.full_price = True
    perks.centre_off = perks.ally_off = 0
    perks.hand_limit = perks.reach = perks.strength = perks.votes = 0
    perks.bonus = [0] * TYPES
    perks.safe_advocates = False
    perks.safe_places = perks.safe_followers = 0
    return perks


def add_ability(box: Components, perks: Perks, ability: Ability) -> None:
    """One ability more: what it changes, and when it does something."""
    perks.abilities.append(ability.number)
    if ability.trigger == SOLSTICE:
        perks.solstice.append(ability.number)
        return
    if ability.trigger != PERMANENT:
        return
    acts = False
    for effect in ability.effects:
        if effect.verb in MODIFIERS:
            add_modifier(box, perks, effect)
        else:
            acts = True
    if acts and ability.moment > AT_ANY:
        perks.on[ability.moment].append(ability.number)


def add_modifier(box: Components, perks: Perks, effect: Effect) -> None:
    """Add one modifier."""
    verb = effect.verb
    if verb == DISCOUNT:
        add_discount(perks, effect)
    elif verb == HAND_LIMIT:
        perks.hand_limit += effect.n
    elif verb == JOURNEY_RANGE:
        perks.reach += effect.n
    elif verb == STRENGTH:
        perks.strength += effect.n
    elif verb == VOTES:
        perks.votes += effect.n
    elif verb == INFLUENCE_BONUS:
        perks.bonus[effect.follower] += effect.n
    elif effect.what == OF_ADVOCATES:
        perks.safe_advocates = True
    elif effect.what == OF_LONGSHIPS:
        perks.safe_places |= places_in(box, effect)
    elif effect.what == OF_FOLLOWERS:
        perks.safe_followers |= places_in(box, effect) & ((1 << box.posts) - 1)


def add_discount(perks: Perks, effect: Effect) -> None:
    """A lower price: of tiles on the track, or of establishing in a parley."""
    what = effect.what
    if what < WHAT_PRINTED:
        perks.full_price = False
        kinds = range(len(TILE_KINDS)) if what == ANY_TILE else range(what - 1, what)
        for kind in kinds:
            perks.off[kind] += effect.by
            if effect.to >= 0 and (perks.to[kind] < 0 or effect.to < perks.to[kind]):
                perks.to[kind] = effect.to
        return
    if what in (WHAT_PRINTED, WHAT_TRADE_CENTRE):
        perks.centre_off += effect.by
    if what in (WHAT_PRINTED, WHAT_ALLY):
        perks.ally_off += effect.by


def places_in(box: Components, effect: Effect) -> int:
    """The places where a protection holds: posts and river regions of a zone, or all."""
    if effect.where != IN_ZONE:
        return (1 << box.places) - 1
    mask = 0
    for place in range(box.places):
        if box.place_zone[place] == effect.where_n:
            mask |= 1 << place
    return mask
