"""The tables among the worked examples: starting silfr and ventures, althing votes, challenges, ends and ties.

All other examples are scenarios, in `pax_viking/examples`. Expected values are the rulebook's, not the content files'.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from longhall.games.pax_viking import GAME
from longhall.games.pax_viking.content.components import TILE_KINDS
from longhall.games.pax_viking.state.position import NOBODY
from longhall.kernel.chance import Chance
from longhall.kernel.records.scenario import Scenario

CARD_MET = {
    "victory": ["standard_duchy_victory"],
    "ventures": {"burtas_1": "radimichs", "burtas_2": "vyatichs", "biarmia_1": "vepsians", "biarmia_2": "permians"},
    "owners": {"burtas_1": "p2", "burtas_2": "p2", "biarmia_1": "p2", "biarmia_2": "p2"},
}
"""The second player fulfils a card of the standard level."""


def differences(players: int, given: dict[str, Any], **parts: object) -> list[object]:
    """What is not as a scenario says."""
    data = {"game": "pax-viking", "players": players, "given": given, **parts}
    return list(Scenario("examples", data, {}).check())


@pytest.mark.parametrize(("place", "silfr"), [(1, 3), (2, 4), (3, 5), (4, 6), (5, 7), (6, 8)])
def test_starting_silfr_by_place_in_the_turn_order(place: int, silfr: int) -> None:
    for seed in range(5):
        state = GAME.setup({}, 6, Chance(random.Random(seed).random))
        seat = (state.first + place - 1) % 6
        extra = GAME.box.jarls[state.players[seat].jarl].extra_silfr
        assert state.players[seat].silfr == silfr + extra


@pytest.mark.parametrize(("players", "ventures"), [(2, 4), (3, 3), (4, 2), (5, 1), (6, 0)])
def test_starting_ventures(players: int, ventures: int) -> None:
    for seed in range(5):
        state = GAME.setup({}, players, Chance(random.Random(seed).random))
        laid = [post for post, tile in enumerate(state.tile_at) if tile >= 0]
        assert len(laid) == ventures
        assert len({GAME.box.post_region[post] for post in laid}) == ventures
        assert set(state.owner) == {NOBODY}, "somebody has followers already"


def test_pile_and_track_with_four_players() -> None:
    for deck in ("random", "starter", "custom"):
        state = GAME.setup({"deck": deck}, 4, Chance(random.Random(1).random))
        assert sum(state.left) == 41
        assert len(state.track) + sum(state.left) == 48
        if deck == "custom":
            kinds = Counter(TILE_KINDS[GAME.box.tiles[tile].kind] for tile in state.track)
            kinds.update(dict(zip(TILE_KINDS, state.left, strict=True)))
            assert kinds == {"venture": 16, "event": 12, "god": 8, "advocate": 12}


VOTES = [
    (2, 1, True), (3, 1, False), (3, 2, True), (3, 3, True), (4, 0, False), (4, 1, False), (4, 2, True), (4, 3, True),
    (5, 1, False), (5, 2, False), (5, 3, True), (5, 5, True), (6, 1, False), (6, 2, False), (6, 4, True), (6, 5, True),
    (6, 6, True),
]  # fmt: skip


@pytest.mark.parametrize(("players", "yes", "resolved"), VOTES)
def test_althing(players: int, yes: int, resolved: bool) -> None:
    """Half of the votes will do; the cards are checked whatever comes of it, so that the second player wins."""
    given = {"at": "event", "event": "fimbul_winter", "longships": {"p1": {"dublin": 1}}, **CARD_MET}
    votes = [{f"p{seat + 1}": "vote yes" if seat < yes else "vote no"} for seat in range(players)]
    there = {"board": {"renewed": 6}} if resolved else {"dublin": {"renewed": 1}}
    then = {
        "votes": {"in_favour": yes, "all": players},
        "longships": {"p1": there},
        "game_over": True,
        "winners": ["p2"],
    }
    assert differences(players, given, when=votes, then=then) == []


@pytest.mark.parametrize(("mine", "theirs", "legal"), [(1, 1, 0), (2, 1, 1), (2, 2, 0), (3, 2, 1), (1, 2, 0)])
def test_challenge(mine: int, theirs: int, legal: int) -> None:
    given = {"at": "actions", "longships": {"p1": {"biarmia_1": mine}, "p2": {"biarmia_1": theirs}}}
    if not legal:
        refused = [{"p1": "parley biarmia_1", "rule": "PAX-PARLEY-10"}]
        assert differences(2, given, then={"withholds": ["parley biarmia_1"]}, refused=refused) == []
        return
    left: dict[str, Any] = {"board": {"renewed": 6 - theirs + 1}}
    if theirs > 1:
        left["biarmia"] = {"renewed": theirs - 1}
    then = {"longships": {"p1": {"biarmia_1": {"renewed": mine}}, "p2": left}}
    assert differences(2, given, when=[{"p1": "parley biarmia_1"}], then=then) == []


SEVEN_WITH_CARD = {"owners": ["india", "dublin", "rouen", "birka"], "board": ["freyr", "sveneld"]}
NINE_WITH_CARD = {
    "owners": ["changan", "itil", "holmgard_ally", "faroe_ally", "damascus", "jelling"],
    "board": ["loki"],
}
FIVE = {"owners": ["india", "dublin", "rouen"], "board": ["freyr"]}
OTHER_FIVE = {"owners": ["changan", "itil", "holmgard_ally", "faroe_ally"], "board": []}
CARDS = ["beginner_jarldom", "beginner_rus"]


@pytest.mark.parametrize(
    ("first", "second", "silfr", "followers", "fulfil", "winners"),
    [
        (SEVEN_WITH_CARD, OTHER_FIVE, (0, 9), (7, 5), (1, 0), ["p1"]),
        (SEVEN_WITH_CARD, NINE_WITH_CARD, (0, 0), (7, 9), (1, 1), ["p2"]),
        (FIVE, OTHER_FIVE, (4, 2), (5, 5), (0, 0), ["p1"]),
        (FIVE, OTHER_FIVE, (4, 4), (5, 5), (0, 0), ["p1", "p2"]),
    ],
    ids=["one-fulfils", "more-followers", "more-silfr", "shared"],
)
def test_end_and_ties(
    first: dict[str, list[str]],
    second: dict[str, list[str]],
    silfr: tuple[int, int],
    followers: tuple[int, int],
    fulfil: tuple[int, int],
    winners: list[str],
) -> None:
    given = {
        "at": "actions",
        "track": ["odin"],
        "pile": 0,
        "victory": CARDS,
        "silfr": {"p1": silfr[0], "p2": silfr[1]},
        "owners": {post: f"p{seat}" for seat, one in ((1, first), (2, second)) for post in one["owners"]},
        "boards": {"p1": first["board"], "p2": second["board"]},
    }
    then = {
        "game_over": True,
        "established": {"p1": followers[0], "p2": followers[1]},
        "fulfils": {"p1": CARDS[:1] if fulfil[0] else [], "p2": CARDS[1:] if fulfil[1] else []},
        "winners": winners,
    }
    assert differences(2, given, when=[{"p1": "draw"}], then=then) == []


def test_only_those_who_fulfil_a_card_are_compared() -> None:
    ventures = {
        "burtas_1": "radimichs", "burtas_2": "vyatichs", "biarmia_1": "vepsians", "biarmia_2": "permians",
        "estland_1": "osilians", "estland_2": "curonians", "merya_1": "volga_dyers", "merya_2": "muroma",
    }  # fmt: skip
    owners = {"p1": [*list(ventures)[:4], "birka"], "p2": [*list(ventures)[4:], "dublin", "rouen"]}
    owners["p3"] = ["india", "changan", "damascus", "miklagard", "itil", "cordoba", "jelling", "iceland_ally"]
    given = {
        "at": "actions",
        "track": ["odin"],
        "pile": 0,
        "victory": ["standard_duchy_victory"],
        "ventures": ventures,
        "owners": {post: name for name, posts in owners.items() for post in posts},
    }
    then = {"established": {"p1": 5, "p2": 6, "p3": 12}, "winners": ["p2"], "game_over": True}
    assert differences(3, given, when=[{"p1": "draw"}], then=then) == []
