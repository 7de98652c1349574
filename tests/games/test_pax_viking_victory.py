"""Every victory card: met and not met by one, checked at its own moment and no other, and in Bragi mode.

What a card asks for is read here from its declaration and counted by hand, apart from the engine. For each card a
position is made in which nothing can be left out: it meets the card, and less anything it does not.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest

from longhall.games.pax_viking import GAME
from longhall.kernel.records.scenario import Scenario

CONTENT: Mapping[str, Any] = GAME.content()
CARDS = CONTENT["victory"]["cards"]
ZONE = {region["id"]: region.get("zone") for region in CONTENT["map"]["regions"]}
POSTS = {post["id"]: post for post in CONTENT["posts"]["posts"]}
ZONES = [zone["id"] for zone in CONTENT["map"]["zones"]]
TYPES = ["jarls", "sweden", "theocracy", "rus"]
EACH = 6
"""Followers of each type."""
EVENT, NEXT_EVENT = "slave_market_of_itil", "raid_on_barda"
"""Events that ask nothing and touch nobody's holdings."""

Item = tuple[str, str, str]
"""A holding: what it is (`printed`, `venture`, `god`, `advocate`, `marker`), its id, and for a venture its post."""


def all_items() -> list[Item]:
    """Everything that one player can hold, one venture for each empty post."""
    items: list[Item] = [("printed", post["id"], "") for post in POSTS.values() if post["kind"] != "empty"]
    free = {post["id"] for post in POSTS.values() if post["kind"] == "empty"}
    for tile in CONTENT["ventures"]["tiles"]:
        post = next((it for it in sorted(free) if POSTS[it]["region"] == tile["area"]), None)
        if post is not None:
            free.remove(post)
            items.append(("venture", tile["id"], post))
    items += [("god", tile["id"], "") for tile in CONTENT["gods"]["tiles"][:4]]
    items += [("advocate", tile["id"], "") for tile in CONTENT["advocates"]["tiles"][:8]]
    return items + [("marker", follower, "") for follower in TYPES]


FOLLOWER = {
    tile["id"]: tile["follower"] for file in ("ventures", "gods", "advocates") for tile in CONTENT[file]["tiles"]
}


def followers(items: list[Item]) -> Counter[str]:
    """How many followers of each type stand on these holdings."""
    found: Counter[str] = Counter()
    for kind, name, _ in items:
        if kind == "printed":
            found.update(POSTS[name]["followers"])
        elif kind != "marker":
            found[FOLLOWER[name]] += 1
    return found


def possible(items: list[Item]) -> bool:
    """Whether one player can hold all this: followers of each type, spaces of the jarl board."""
    kinds = Counter(kind for kind, _, _ in items)
    return max([0, *followers(items).values()]) <= EACH and kinds["god"] <= 1 and kinds["advocate"] <= 2


def counts(items: list[Item], test: Mapping[str, Any]) -> int:
    """What a test of a card counts."""
    by_type = followers(items)
    ventures = Counter(POSTS[post]["region"] for kind, _, post in items if kind == "venture")
    duchies = [region for region, number in ventures.items() if number > 1]
    printed = [POSTS[name]["kind"] for kind, name, _ in items if kind == "printed"]
    held = [name if kind == "printed" else post for kind, name, post in items if kind in ("printed", "venture")]
    zones = Counter(ZONE[POSTS[post]["region"]] for post in held)
    kinds = Counter(kind for kind, _, _ in items)
    found: dict[str, int] = {
        "followers": by_type[test.get("follower", "")],
        "followers_total": sum(by_type.values()),
        "followers_each_type": min(by_type[follower] for follower in TYPES),
        "types_with_followers": sum(by_type[follower] >= test.get("each", 0) for follower in TYPES),
        "ventures": kinds["venture"],
        "regions_with_venture": len(ventures),
        "duchies": len(duchies),
        "zones_with_duchy": len({ZONE[region] for region in duchies}),
        "trade_centres": sum("trade_centre" in kind for kind in printed),
        "key_trade_centres": printed.count("key_trade_centre"),
        "allies": printed.count("powerful_ally"),
        "gods": kinds["god"],
        "advocates": kinds["advocate"],
        "zones_with_post": len(zones),
        "posts_per_zone_min": min(zones[zone] for zone in ZONES),
        "influence_markers": kinds["marker"],
    }
    return found[test["test"]]


def meets(items: list[Item], card: Mapping[str, Any]) -> bool:
    """Whether all tests of a card hold."""
    return all(counts(items, test) >= test["n"] for test in card["tests"])


@cache
def just_enough(name: str) -> tuple[Item, ...]:
    """Holdings that meet a card, and of which none can be left out."""
    card = next(card for card in CARDS if card["id"] == name)
    for seed in range(500):
        pool = all_items()
        random.Random(seed).shuffle(pool)
        items: list[Item] = []
        for item in pool:
            if possible([*items, item]):
                items.append(item)
        if meets(items, card):
            for item in list(items):
                rest = [it for it in items if it != item]
                if meets(rest, card):
                    items = rest
            return tuple(items)
    raise AssertionError(f"nobody can meet {name}")


def given(items: list[Item], **more: object) -> dict[str, Any]:
    """A position in which the second player holds this, for a scenario."""
    posts = {name if kind == "printed" else post: "p2" for kind, name, post in items if kind in ("printed", "venture")}
    return {
        "owners": posts,
        "ventures": {post: name for kind, name, post in items if kind == "venture"},
        "boards": {"p2": [name for kind, name, _ in items if kind in ("god", "advocate")]},
        "markers": {name: "p2" for kind, name, _ in items if kind == "marker"},
        **more,
    }


def differences(position: dict[str, Any], **parts: object) -> list[object]:
    """What is not as a scenario says."""
    data = {"game": "pax-viking", "players": 2, "given": position, **parts}
    return list(Scenario("victory", data, {}).check())


def moment(card: Mapping[str, Any], own: bool) -> dict[str, Any]:
    """Given and moves that lead to the card's own moment of checking, or to the other one (PAX-VC-01, PAX-VC-02)."""
    if (card["level"] == "beginner") == own:
        return {"given": {"at": "actions"}, "when": [{"p1": "end"}]}
    return {"given": {"at": "event", "event": EVENT}, "when": []}


IDS = [card["id"] for card in CARDS]


@pytest.mark.parametrize("card", CARDS, ids=IDS)
def test_a_card_that_is_met_wins_at_its_moment(card: dict[str, Any]) -> None:
    items = list(just_enough(card["id"]))
    at = moment(card, True)
    then = {"game_over": True, "ending": "card", "winners": ["p2"], "fulfils": {"p1": [], "p2": [card["id"]]}}
    assert differences(given(items, victory=[card["id"]], **at["given"]), when=at["when"], then=then) == []


@pytest.mark.parametrize("card", CARDS, ids=IDS)
def test_a_card_is_not_checked_at_the_other_moment(card: dict[str, Any]) -> None:
    items = list(just_enough(card["id"]))
    at = moment(card, False)
    when = [{"then": {"fulfils": {"p2": [card["id"]]}}}, *at["when"]]
    then = {"game_over": False}
    assert differences(given(items, victory=[card["id"]], **at["given"]), when=when, then=then) == []


@pytest.mark.parametrize("card", CARDS, ids=IDS)
def test_a_card_that_misses_anything_does_not_win(card: dict[str, Any]) -> None:
    items = list(just_enough(card["id"]))
    at = moment(card, True)
    short = set()
    for item in items:
        rest = [it for it in items if it != item]
        then = {"game_over": False, "fulfils": {"p2": []}}
        assert differences(given(rest, victory=[card["id"]], **at["given"]), when=at["when"], then=then) == [], item
        short |= {test["test"] for test in card["tests"] if counts(rest, test) == test["n"] - 1}
    assert short, "no position misses the card by one"


@pytest.mark.parametrize("card", CARDS, ids=IDS)
def test_in_bragi_mode_a_card_counts_only_when_it_has_been_turned_up(card: dict[str, Any]) -> None:
    items = list(just_enough(card["id"]))
    position = given(
        items,
        at="event",
        event=EVENT,
        face_down=[card["level"]],
        hands={"p1": [NEXT_EVENT]},
        longships={"p1": {"serkland_1": 1}},
    )
    turned = {"game_over": False, "victory": [card["id"]], "face_down": [], "fulfils": {"p2": [card["id"]]}}
    move = "end" if card["level"] == "beginner" else f"play {NEXT_EVENT}"
    found = differences(
        position,
        options={"level": card["level"], "bragi": True},
        chance={"victory": card["id"]},
        when=[{"then": turned}, {"p1": move}],
        then={"game_over": True, "winners": ["p2"]},
    )
    assert found == []


def test_holdings_of_several_do_not_add_up() -> None:
    """What two players hold together meets no card for either."""
    for card in CARDS:
        items = list(just_enough(card["id"]))
        position = given(items, at="actions", victory=[card["id"]])
        first = items[0]
        if first[0] == "marker":
            position["markers"][first[1]] = "p1"
        elif first[0] in ("god", "advocate"):
            position["boards"] = {"p1": [first[1]], "p2": [it for it in position["boards"]["p2"] if it != first[1]]}
        else:
            position["owners"][first[1] if first[0] == "printed" else first[2]] = "p1"
        assert differences(position, then={"fulfils": {"p1": [], "p2": []}}) == [], card["id"]
