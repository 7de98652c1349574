"""Every effect of every tile, printed post and jarl does exactly what its declaration says, no more and no less.

Each effect is carried out by itself in a rich position, with choices at random. What must have changed is worked out
here from the declaration; the effects that hold others are only wrappers, and what they hold is tested as well.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from pax_rich import DEFAULTS, NAMES, RICH

from longhall.games.pax_viking import GAME
from longhall.games.pax_viking.content.components import (
    ALL,
    COUNTERS,
    FOLLOWERS,
    SOURCES,
    TILE_KINDS,
    VERBS,
    WHAT,
    WHERE,
    WHO,
    Ability,
    Effect,
)
from longhall.games.pax_viking.state.abilities import MODIFIERS, add_ability, no_perks
from longhall.games.pax_viking.state.position import NOBODY, Pax, Perks
from longhall.kernel.chance import Chance
from longhall.kernel.masks import bits
from longhall.kernel.step import advance

BOX = GAME.box
HERE = BOX.post_ids.index("burtas_1")
WRAPPERS = ["each", "choose", "if", "pay", "copy", "extra_action", "influence_action"]
"""They hold or repeat other effects, or give a whole action."""


def position(effect: Effect) -> Pax:
    """A position in which nearly everything is possible; an event that stays beside the board is being resolved."""
    given = dict(RICH)
    ability = next(it for it in BOX.abilities if effect in it.effects or holds(it.effects, effect))
    beside = VERBS[effect.verb] == "beside"
    if beside:
        given["event"] = BOX.tiles[ability.tile].name
    s = GAME.arrange(given, NAMES, dict(DEFAULTS))
    s.met = 6
    s.challenged = 1
    s.displaced = 1 << s.yard.each
    if beside:
        s.event = ability.tile
    return s


def holds(effects: list[Effect], wanted: Effect) -> bool:
    """Whether effects, or those inside them, are the wanted one."""
    return any(
        it is wanted or holds(it.then, wanted) or any(holds(way, wanted) for way in it.options) for it in effects
    )


def carried_out(effect: Effect, seed: int) -> tuple[Pax, Pax]:
    """The position before and after an effect, all of it used."""
    rng = random.Random(seed)
    chance = Chance(rng.random)
    s = position(effect)
    depth = len(s.stack)
    before = s.clone()
    s.stack.append(s.words.step(effect, 0, HERE))
    advance(s, chance, None)
    while s.waiting and len(s.stack) > depth:
        seat = GAME.to_act(s)[0]
        legal = GAME.legal(s, seat)
        useful = [it for it in legal if it.verb not in ("decline", "stop")] or legal
        GAME.apply(s, seat, rng.choice(useful), chance)
    return before, s


def silfr(s: Pax) -> list[int]:
    return [player.silfr for player in s.players]


def hands(s: Pax) -> list[int]:
    return [len(player.hand) for player in s.players]


def names(s: Pax, mask: int) -> set[str]:
    return {BOX.post_ids[post] for post in bits(mask)}


def counter(s: Pax, effect: Effect) -> int:
    """What an amount is multiplied by, counted apart from the engine."""
    me = s.players[0]
    kinds = ["empty", "trade_centre", "key_trade_centre", "powerful_ally"]
    printed = [kinds[BOX.post_kind[post]] for post in bits(me.posts)]
    per = COUNTERS[effect.per] if effect.per >= 0 else ""
    held = [post for post in bits(me.posts) if effect.among < 0 or effect.among >> post & 1]
    return {
        "": 1,
        "own_followers": sum(me.followers >> 4 * at & 15 for at in range(4)),
        "own_types": sum((me.followers >> 4 * at & 15) > 0 for at in range(4)),
        "own_ventures": sum(s.tile_at[post] >= 0 for post in held),
        "own_posts": len(held),
        "own_longships_on_map": sum(s.place[ship] < BOX.board for ship in bits(me.fleet)),
        "own_allies": printed.count("powerful_ally"),
        "own_trade_centres": printed.count("trade_centre") + printed.count("key_trade_centre"),
        "own_advocates": sum(TILE_KINDS[BOX.tiles[me.board[space]].kind] == "advocate" for space in bits(me.faithful)),
    }[per]


def victims(s: Pax, effect: Effect) -> list[int]:
    """The players that an effect may be about."""
    who = WHO[effect.who]
    if who == "self":
        return [0]
    if who == "all":
        return [0, 1, 2]
    if who == "richest":
        return [1] if s.players[1].silfr > s.players[2].silfr else [2]
    return [1] if who == "challenged" else [1, 2]


def is_one(effect: Effect) -> bool:
    """Whether only one of the players named is hit."""
    return WHO[effect.who] in ("opponent", "richest", "encountered")


def gains(effect: Effect, before: Pax, after: Pax) -> bool:
    amount = effect.n * counter(before, effect)
    amount = min(amount, effect.most) if effect.most != ALL else amount
    changes = [now - was for was, now in zip(silfr(before), silfr(after), strict=True)]
    if WHO[effect.who] == "self":
        return changes == [amount, 0, 0]
    return sorted(changes) == [0, 0, amount] and changes[0] == 0


def takes_silfr(effect: Effect, before: Pax, after: Pax) -> bool:
    losses = [was - now for was, now in zip(silfr(before), silfr(after), strict=True)]
    due = [min(effect.n, has) if seat in victims(before, effect) else 0 for seat, has in enumerate(silfr(before))]
    if is_one(effect):
        hit = [seat for seat in (1, 2) if losses[seat]]
        fair = len(hit) == 1 and losses[hit[0]] == due[hit[0]]
    else:
        fair = losses[1:] == due[1:]
    stolen = sum(losses[1:]) if VERBS[effect.verb] == "steal_silfr" else 0
    return fair and -losses[0] == stolen - (due[0] if WHO[effect.who] in ("self", "all") else 0)


def draws(effect: Effect, before: Pax, after: Pax) -> bool:
    same_track = before.track == after.track and before.discards == after.discards
    return hands(after) == [hands(before)[0] + effect.n, *hands(before)[1:]] and same_track


def takes_tile(effect: Effect, before: Pax, after: Pax) -> bool:
    (tile,) = set(after.players[0].hand) - set(before.players[0].hand)
    source = SOURCES[effect.source]
    places = {"track": before.track, "discard": before.discards, "available": before.track + before.discards}
    paid = before.players[0].silfr - after.players[0].silfr == effect.pay
    kind = effect.kinds >> BOX.tiles[tile].kind & 1 == 1
    cheap = tile not in before.track or BOX.track_costs[before.track.index(tile)] <= effect.most
    gone = tile not in after.track and tile not in after.discards
    return tile in places[source] and paid and kind and cheap and gone


def discards(effect: Effect, before: Pax, after: Pax) -> bool:
    lost = set(after.discards) - set(before.discards)
    source = SOURCES[effect.source]
    hit = set()
    for seat, player in enumerate(before.players):
        tiles = player.hand if source == "hand" else player.board
        if lost & set(tiles):
            hit.add(seat)
        kinds = {TILE_KINDS[BOX.tiles[tile].kind] for tile in lost & set(tiles)}
        if source != "hand" and not kinds <= {source.removeprefix("board_")}:
            return False
    each = 1 if is_one(effect) else len(hit)
    return 0 < len(lost) <= effect.n * each and hit <= set(victims(before, effect)) and len(hit) == each


def plays(effect: Effect, before: Pax, after: Pax) -> bool:
    (tile,) = set(before.players[0].hand) - set(after.players[0].hand)
    return tile in after.players[0].board and effect.kinds >> BOX.tiles[tile].kind & 1 == 1


def sweeps(effect: Effect, before: Pax, after: Pax) -> bool:
    swept = [tile for tile in before.track if tile >= 0][: effect.n]
    kept = [tile for tile in before.track if tile >= 0][effect.n :]
    return after.discards == before.discards + swept and after.track[: len(kept)] == kept and -1 not in after.track


def lies_beside(effect: Effect, before: Pax, after: Pax) -> bool:
    return after.players[0].beside == [before.event] and after.event == -1


def moved(before: Pax, after: Pax) -> list[int]:
    """The longships that are elsewhere now."""
    return [ship for ship in range(before.yard.count) if before.place[ship] != after.place[ship]]


def in_reach(effect: Effect, place: int) -> bool:
    """Whether a place is one that the effect speaks of."""
    where = WHERE[effect.where]
    if where == "here":
        return place == HERE
    if where == "within":
        return BOX.distance[HERE][place] <= effect.where_n
    return where != "zone" or BOX.place_zone[place] == effect.where_n


def places(effect: Effect, before: Pax, after: Pax) -> bool:
    ships = moved(before, after)
    posts = {after.place[ship] for ship in ships}
    home = sum(before.place[ship] == BOX.board for ship in before.yard.ships[0])
    came = all(before.place[ship] == BOX.board and ship < before.yard.each for ship in ships)
    (post,) = posts
    return came and post < BOX.posts and in_reach(effect, post) and len(ships) == min(effect.n, home)


def moves(effect: Effect, before: Pax, after: Pax) -> bool:
    ships = moved(before, after)
    mine = bits(before.players[0].fleet)
    far = 0
    for ship in ships:
        start, end = before.place[ship], after.place[ship]
        starts = before.players[0].starts
        nodes = (
            1 + min(BOX.distance[first][end] for first in starts) if start == BOX.board else BOX.distance[start][end]
        )
        far = max(far, nodes)
    number = len(mine) if effect.n == ALL else effect.n
    return set(ships) <= set(mine) and len(ships) <= number and far <= effect.nodes and before.spent == after.spent


def renews(effect: Effect, before: Pax, after: Pax) -> bool:
    mine = before.players[0].fleet
    was = (before.spent & mine).bit_count()
    due = was if effect.n == ALL else min(effect.n, was)
    others = before.spent & ~mine == after.spent & ~mine
    return others and was - (after.spent & mine).bit_count() == due > 0


def returns(effect: Effect, before: Pax, after: Pax) -> bool:
    ships = moved(before, after)
    hit = [seat for seat, player in enumerate(before.players) for ship in ships if player.fleet >> ship & 1]
    home = all(after.place[ship] == before.yard.start[ship] for ship in ships)
    reach = all(WHERE[effect.where] == "displaced" or in_reach(effect, before.place[ship]) for ship in ships)
    few = all(hit.count(seat) <= effect.n for seat in hit) and (not is_one(effect) or len(set(hit)) <= 1)
    return home and reach and few and set(hit) <= set(victims(before, effect)) and before.spent == after.spent


def fitting_posts(effect: Effect, s: Pax) -> set[int]:
    """The posts of the kind and place that an effect is about."""
    kinds = {"trade_centre": [1, 2], "ally": [3], "any": [0, 1, 2, 3], "printed": [1, 2, 3], "venture": [0]}
    wanted = kinds[WHAT[effect.what]]
    return {post for post in range(BOX.posts) if BOX.post_kind[post] in wanted and in_reach(effect, post)}


def establishes(effect: Effect, before: Pax, after: Pax) -> bool:
    (post,) = bits(after.players[0].posts & ~before.players[0].posts)
    paid = before.players[0].silfr - after.players[0].silfr
    gift = BOX.post_kind[post] == 3  # a powerful ally's own ability follows
    price = 0 if effect.free else BOX.post_cost[post]
    return post in fitting_posts(effect, before) and after.owner[post] == 0 and (gift or paid == price)


def drives_out(effect: Effect, before: Pax, after: Pax) -> bool:
    changed = [post for post in range(BOX.posts) if before.owner[post] != after.owner[post]]
    (post,) = changed
    guarded = before.at[post] & before.players[before.owner[post]].fleet
    return before.owner[post] in (1, 2) and after.owner[post] == NOBODY and not guarded


def sets_home(effect: Effect, before: Pax, after: Pax) -> bool:
    new = after.players[0].home_posts & ~before.players[0].home_posts
    return bits(new) == [HERE] and after.players[0].homes == before.players[0].homes - 1


def makes_duchy(effect: Effect, before: Pax, after: Pax) -> bool:
    (region,) = bits(after.players[0].duchies & ~before.players[0].duchies)
    there = BOX.region_posts[region] & before.players[0].posts & before.ventures
    return bool(there) and (effect.where_n < 0 or BOX.region_zone[region] == effect.where_n)


def swears(effect: Effect, before: Pax, after: Pax) -> bool:
    new = after.sworn[len(before.sworn) :]
    posts = {entry >> 5 for entry in new}
    return len(new) == effect.n and len(posts) == 1 and before.players[0].posts >> posts.pop() & 1 == 1


def commands(effect: Effect, before: Pax, after: Pax) -> bool:
    ships = before.yard.ally[effect.colour]
    newly = after.players[0].fleet & ~before.players[0].fleet
    return after.players[0].fleet & ships == ships and before.players[0].homes - after.players[0].homes == len(
        bits(newly)
    )


ORACLES: dict[str, Callable[[Effect, Pax, Pax], bool]] = {
    "gain_silfr": gains,
    "lose_silfr": takes_silfr,
    "steal_silfr": takes_silfr,
    "draw": draws,
    "take_tile": takes_tile,
    "discard_tiles": discards,
    "play_tile": plays,
    "sweep_track": sweeps,
    "beside": lies_beside,
    "place_longships": places,
    "move_longships": moves,
    "refresh_longships": renews,
    "return_longships": returns,
    "establish": establishes,
    "return_followers": drives_out,
    "place_home": sets_home,
    "duchy": makes_duchy,
    "followers_as_longships": swears,
    "control_ally_longships": commands,
}

EXACT = [effect for effect in BOX.effects if VERBS[effect.verb] in ORACLES]


def label(effect: Effect) -> str:
    """The test's name: where the effect stands, and its verb."""
    ability = next(it for it in BOX.abilities if holds(it.effects, effect))
    if ability.tile >= 0:
        source = BOX.tiles[ability.tile].name
    else:
        source = BOX.post_ids[ability.post] if ability.post >= 0 else BOX.jarls[ability.jarl].name
    return f"{source}-{VERBS[effect.verb]}-{effect.number}"


@pytest.mark.parametrize("effect", EXACT, ids=[label(effect) for effect in EXACT])
def test_effect_does_what_it_says(effect: Effect) -> None:
    done = 0
    for seed in range(3):
        before, after = carried_out(effect, seed)
        parts = ("silfr", "followers", "hand", "board", "fleet", "posts", "duchies", "home_posts", "beside", "sworn")
        touched = [
            name for name in parts for a, b in zip(before.players, after.players, strict=True)
            if getattr(a, name) != getattr(b, name)
        ]  # fmt: skip
        if touched or before.place != after.place or before.spent != after.spent or before.track != after.track:
            done += 1
            assert ORACLES[VERBS[effect.verb]](effect, before, after)
    assert done, "it never did anything"


def expected_perks(effect: Effect) -> dict[str, object]:
    """What a modifier changes of a player's perks, read from its declaration."""
    verb, what = VERBS[effect.verb], WHAT[effect.what]
    if verb in ("hand_limit", "strength", "votes"):
        return {verb: effect.n}
    if verb == "journey_range":
        return {"reach": effect.n}
    if verb == "influence_bonus":
        return {"bonus": [effect.n if at == effect.follower else 0 for at in range(len(FOLLOWERS))]}
    if verb == "protect":
        everywhere = (1 << BOX.places) - 1
        zone = sum(1 << place for place in range(BOX.places) if BOX.place_zone[place] == effect.where_n)
        area = zone if WHERE[effect.where] == "zone" else everywhere
        on_posts = area & ((1 << BOX.posts) - 1)
        return {
            "advocates": {"safe_advocates": True},
            "longships": {"safe_places": area},
            "followers": {"safe_followers": on_posts},
        }[what]
    if what in ("printed", "trade_centre", "ally"):
        return {
            "centre_off": effect.by if what != "ally" else 0,
            "ally_off": effect.by if what != "trade_centre" else 0,
        }
    kinds = [what in ("any", kind) for kind in TILE_KINDS]
    return {
        "off": [effect.by if kind else 0 for kind in kinds],
        "to": [effect.to if kind and effect.to >= 0 else -1 for kind in kinds],
        "full_price": False,
    }


ALONE = [ability for ability in BOX.abilities if len(ability.effects) == 1 and ability.effects[0].verb in MODIFIERS]


@pytest.mark.parametrize("ability", ALONE, ids=lambda ability: label(ability.effects[0]))
def test_modifier_changes_what_it_says_and_nothing_else(ability: Ability) -> None:
    perks: Perks = no_perks()
    add_ability(BOX, perks, ability)
    usual = no_perks()
    wanted = expected_perks(ability.effects[0])
    for name in ("off", "to", "centre_off", "ally_off", "hand_limit", "reach", "strength", "votes", "bonus",
                 "full_price", "safe_advocates", "safe_places", "safe_followers"):  # fmt: skip
        assert getattr(perks, name) == wanted.get(name, getattr(usual, name)), name


def test_every_verb_has_its_test() -> None:
    assert {VERBS[verb] for verb in MODIFIERS} | set(ORACLES) | set(WRAPPERS) == set(VERBS)


def test_choices_and_prices_name_what_they_stand_on() -> None:
    asked = 0
    for effect in BOX.effects:
        if VERBS[effect.verb] not in ("choose", "pay"):
            continue
        s = position(effect)
        s.stack.append(s.words.step(effect, 0, HERE))
        advance(s, Chance(random.Random(1).random), None)
        if s.stack[-1].kind in ("choose", "pay"):
            source = str(GAME.decision(s, 0).args["source"])
            assert source.partition(":")[2] == label(effect).partition("-")[0]
            asked += 1
    assert asked > 5
