"""No field of a position is forgotten by clone, save or observe: whoever declares one and stops is told its name."""

from __future__ import annotations

import gc
import inspect
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from at_random import ONE_TABLE_EACH, ONE_TABLE_IDS, TOY, random_positions
from longhall.kernel.fields import fields_of, steps_in
from longhall.kernel.game import Game
from longhall.kernel.registry import find_game
from longhall.kernel.step import State, Step
from toy import runes

WORKED_OUT = {"asked", "options", "known", "fitting", "ready", "ready_special", "free_special"}
"""What is found anew after loading: pending options, and caches of where pieces fit."""
OTHER = 3
"""Added to a number, to make another one of it."""
NOT_OBSERVED = {
    "brian-boru": {
        "Boru.acting": "whoever is asked owes a decision: to_act",
        "Boru.free": "follows from the discs of all players",
    },
    "feast-for-odin": {
        "Odin.acting": "whoever is asked owes a decision: to_act",
        "Board.free": "follows from what lies on the board",
        "Board.free_first": "follows from what lies on the board",
        "Board.free_second": "follows from what lies on the board",
        "Player.owned": "follows from the supply",
    },
    "pax-viking": {
        "Pax.acting": "whoever is asked owes a decision: to_act",
        "Pax.at": "follows from the places of the longships",
        "Pax.inside": "follows from the places of the longships",
        "Pax.controlled": "follows from the fleets",
        "Pax.owner": "follows from the posts of the players",
        "Pax.colour_used": "follows from the colours at posts and what these take",
        "Pax.unseen": "hidden; what was seen says what is left",
        "Pax.aside": "hidden",
        "Pax.ending": "the game is over",
        "Offer.sailing": "the longship on the journey: others at its place are as good",
        "Player.starts": "follows from the jarl and the home markers",
        "Perks.abilities": "follows from the jarl, tiles and posts",
        "Perks.on": "follows from the jarl, tiles and posts",
        "Perks.solstice": "follows from the jarl, tiles and posts",
        "Perks.ally_off": "follows from the jarl, tiles and posts",
        "Perks.centre_off": "follows from the jarl, tiles and posts",
        "Perks.full_price": "follows from the jarl, tiles and posts",
        "Perks.safe_advocates": "follows from the jarl, tiles and posts",
        "Perks.safe_followers": "follows from the jarl, tiles and posts",
        "Perks.safe_places": "follows from the jarl, tiles and posts",
    },
}
"""Fields that no seat's observation shows, each with the reason."""
ALTERNATIVES = [lambda old: old + OTHER, lambda old: old - 1, lambda old: 0, lambda old: old ^ 1 << 61]


def places(thing: object, way: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Ways to all numbers of a position: names of fields, places in lists."""
    if isinstance(thing, int):
        yield way
    elif isinstance(thing, list):
        for at, one in enumerate(thing[:2]):  # the others are treated alike
            yield from places(one, (*way, at))
    elif thing is not None and not isinstance(thing, Step):
        for name in fields_of(type(thing)):
            if name not in WORKED_OUT:
                yield from places(getattr(thing, name), (*way, name))


def follow(thing: Any, way: tuple[str | int, ...]) -> Any:
    for part in way:
        thing = thing[part] if isinstance(part, int) else getattr(thing, part)
    return thing


def change(state: State, way: tuple[str | int, ...], other: Callable[[int], int] = ALTERNATIVES[0]) -> int:
    """Another number at the end of a way; what it is now."""
    holder, last = follow(state, way[:-1]), way[-1]
    old = holder[last] if isinstance(last, int) else getattr(holder, last)
    new = not old if isinstance(old, bool) else other(old)
    if isinstance(last, int):
        holder[last] = new
    else:
        setattr(holder, last, new)
    return new


def name_of(state: State, way: tuple[str | int, ...]) -> str:
    """A way in words: the class that declares the field, and the field."""
    depth = max(at for at, part in enumerate(way) if isinstance(part, str))
    return f"{type(follow(state, way[:depth])).__name__}.{way[depth]}"


def forgotten_by_clone(state: State) -> set[str]:
    """The fields whose changed numbers do not survive."""
    found = set()
    for way in places(state):
        fresh = state.clone()
        if follow(fresh, way[:-1]) is follow(state, way[:-1]):
            continue  # clones share what holds it: that is replaced, never changed
        new = change(fresh, way)
        if not survives(fresh.clone(), way, new):
            found.add(name_of(state, way))
    return found


def survives(state: State, way: tuple[str | int, ...], value: int) -> bool:
    try:
        return bool(follow(state, way) == value)
    except (AttributeError, IndexError):
        return False


@pytest.mark.parametrize(("game", "seats"), ONE_TABLE_EACH, ids=ONE_TABLE_IDS)
def test_clone_takes_every_field_along(game: Game[Any], seats: int) -> None:
    for state in random_positions(game, seats, 21, about=4):
        assert forgotten_by_clone(state) == set()


@pytest.mark.parametrize(("game", "seats"), ONE_TABLE_EACH, ids=ONE_TABLE_IDS)
def test_save_takes_every_field_along(game: Game[Any], seats: int) -> None:
    """Saved, or worked out again from what is saved."""
    for state in random_positions(game, seats, 22):
        loaded = game.load(msgspec.json.decode(msgspec.json.encode(game.dump(state))))
        lost = [way for way in places(state) if not survives(loaded, way, follow(state, way))]
        assert {name_of(state, way) for way in lost} == set()


def own_places(game: Game[Any], state: State) -> Iterator[tuple[str | int, ...]]:
    """Ways to the numbers that make a position, not to those of the box, which all positions share."""
    fresh = game.load(game.dump(state))
    for way in places(state):
        if follow(fresh, way[:-1]) is not follow(state, way[:-1]):
            yield way


def observed(game: Game[Any], state: State, way: tuple[str | int, ...]) -> bool:
    """Whether some other number at the end of a way would change what some seat observes."""
    before = [game.observe(state, seat) for seat in range(state.seats)]
    for other in ALTERNATIVES:
        fresh = game.load(game.dump(state))
        try:
            change(fresh, way, other)
            if [game.observe(fresh, seat) for seat in range(state.seats)] != before:
                return True
        except (IndexError, KeyError, OverflowError, ValueError):  # read, but this number has no meaning
            return True
    return False


@pytest.mark.parametrize("name", NOT_OBSERVED)
def test_every_field_is_observed_or_there_is_a_reason(name: str) -> None:
    """A field that seats see and that is forgotten here would be unknown to learned bots."""
    game = find_game(name)
    found: set[str] = set()
    fields: set[str] = set()
    for seats in {game.fewest, game.most}:
        for state in random_positions(game, seats, 5, about=25):
            ways = {way: name_of(state, way) for way in own_places(game, state)}
            fields.update(ways.values())
            found.update(field for way, field in ways.items() if field not in found and observed(game, state, way))
    assert fields - found <= set(NOT_OBSERVED[name]), "seen by somebody, and not encoded"
    assert found & set(NOT_OBSERVED[name]) == set(), "encoded after all"


@pytest.mark.parametrize(("game", "seats"), [*ONE_TABLE_EACH, (TOY, TOY.fewest)], ids=[*ONE_TABLE_IDS, TOY.name])
def test_every_step_of_a_game_can_be_saved(game: Game[Any], seats: int) -> None:
    """Steps are found by walking the game's package, its uncompiled or compiled form alike."""
    for seed in range(4):
        for state in random_positions(game, seats, seed):
            for step in state.stack:
                assert game.steps[type(step).__name__] is type(step)


@pytest.mark.parametrize(("game", "seats"), [*ONE_TABLE_EACH, (TOY, TOY.fewest)], ids=[*ONE_TABLE_IDS, TOY.name])
def test_every_step_keeps_what_it_was_made_with(game: Game[Any], seats: int) -> None:
    for name, kind in game.steps.items():
        parameters = inspect.signature(kind).parameters.values()
        several = [one for one in parameters if one.kind is inspect.Parameter.VAR_POSITIONAL]
        made_with = list(range(1, 1 + len(parameters) - len(several))) + [7, 8] * len(several)
        assert (name, kind(*made_with).args()) == (name, made_with)


def test_two_steps_of_one_name_are_refused() -> None:
    second = type("Deal", (runes.Deal,), {"__module__": runes.__name__})
    with pytest.raises(ValueError, match="two steps are called Deal"):
        steps_in(runes.__name__)
    del second
    gc.collect()
    assert steps_in(runes.__name__) == TOY.steps
