"""Every tile, printed post and jarl does something, asks only what it says, and leaves a sound position."""

from __future__ import annotations

import random

import pytest
from pax_rich import DEFAULTS, NAMES, RICH

from longhall.games.pax_viking import GAME
from longhall.games.pax_viking.content.components import AT_ANY, PERMANENT, Ability
from longhall.games.pax_viking.rules.effects.bonus import push_effects, source_ref
from longhall.games.pax_viking.state.abilities import MODIFIERS, add_ability, no_perks
from longhall.games.pax_viking.state.position import Pax, Perks
from longhall.kernel.chance import Chance
from longhall.kernel.events import Events
from longhall.kernel.step import advance


def acts(ability: Ability) -> bool:
    """Whether an ability does something at its moment, besides what it changes all the time."""
    return any(effect.verb not in MODIFIERS for effect in ability.effects)


def rich_position(ability: Ability) -> Pax:
    """A position in the middle of a game in which nearly everything is possible, less the tile itself."""
    given = dict(RICH)
    if ability.post >= 0 and ability.post not in GAME.box.colour_post:
        given["owners"] = {**RICH["owners"], GAME.box.post_ids[ability.post]: "p1"}
    beside = ability.tile >= 0 and GAME.box.tiles[ability.tile].beside is not None
    if beside:
        given["event"] = GAME.box.tiles[ability.tile].name
    s = GAME.arrange(given, NAMES, dict(DEFAULTS))
    s.met = 6
    s.challenged = 1
    s.displaced = 1 << s.yard.each
    if beside:
        s.event = ability.tile
    return s


def as_told(perks: Perks) -> list[object]:
    """What perks say, for comparing."""
    values = {name: getattr(perks, name) for name in dir(perks) if not name.startswith("_") and name != "abilities"}
    return [value for value in values.values() if not callable(value)]


ACTING = [ability for ability in GAME.box.abilities if acts(ability)]
CHANGING = [
    ability
    for ability in GAME.box.abilities
    if ability.trigger == PERMANENT and any(effect.verb in MODIFIERS for effect in ability.effects)
]


def name_of(ability: Ability) -> str:
    """The test's name."""
    return f"{source_ref(rich_position(ability), ability)}-{ability.number}"


@pytest.mark.parametrize("ability", ACTING, ids=[name_of(ability) for ability in ACTING])
def test_ability_changes_something_and_leaves_a_sound_position(ability: Ability) -> None:
    changed = 0
    for seed in range(4):
        rng = random.Random(seed)
        chance = Chance(rng.random)
        s = rich_position(ability)
        here = ability.post if ability.post >= 0 else GAME.box.post_ids.index("burtas_1")
        depth = len(s.stack)
        before = GAME.dump(s)
        push_effects(s, ability, 0, here)
        assert len(s.stack) > depth
        events = Events()
        advance(s, chance, events)
        while s.waiting and len(s.stack) > depth:
            seat = GAME.to_act(s)[0]
            legal = GAME.legal(s, seat)
            useful = [it for it in legal if it.verb not in ("decline", "stop", "cancel", "trade")] or legal
            GAME.apply(s, seat, rng.choice(useful), chance, events)
        after = GAME.dump(s)
        changed += (before["table"], before["players"]) != (after["table"], after["players"])
        s.event = -1
        assert GAME.broken(s) == []
    assert changed, "it never did anything"


@pytest.mark.parametrize("ability", CHANGING, ids=[name_of(ability) for ability in CHANGING])
def test_modifier_is_added_up(ability: Ability) -> None:
    perks = no_perks()
    add_ability(GAME.box, perks, ability)
    assert as_told(perks) != as_told(no_perks())


def test_every_ability_is_tested() -> None:
    tested = {ability.number for ability in ACTING} | {ability.number for ability in CHANGING}
    assert tested == {ability.number for ability in GAME.box.abilities}
    assert all(ability.moment > AT_ANY for ability in ACTING if ability.trigger == PERMANENT)
