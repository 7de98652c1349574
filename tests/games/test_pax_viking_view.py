"""What the table page is told besides the rules' own facts: reach of longships, votes, influence and prices."""

from __future__ import annotations

from typing import Any

from longhall.games.pax_viking.state.position import Pax
from longhall.kernel.chance import Chance, FairRoll
from longhall.kernel.registry import find_game
from longhall.kernel.step import advance

PLAYERS = ["Ann", "Bob", "Cat"]


def arranged(given: dict[str, Any], *moves: str) -> Pax:
    """A position of three players, some moves later."""
    game = find_game("pax-viking")
    options = {option.name: option.default for option in game.variants}
    s = game.arrange(given, PLAYERS, options)
    assert isinstance(s, Pax)
    chance = Chance(FairRoll("view"), [])
    advance(s, chance, None)
    for text in moves:
        seat = s.waiting.bit_length() - 1
        action = next(one for one in game.legal(s, seat) if one.notation == text)
        game.apply(s, seat, action, chance)
    return s


def journeys(s: Pax, seat: int) -> list[dict[str, Any]]:
    view: Any = find_game("pax-viking").view(s, seat)
    return list(view["me"]["journeys"])


AT_SEA = {
    "at": "actions",
    "jarls": {"Ann": "sigrid", "Bob": "gunhild", "Cat": "olaf"},
    "longships": {"Ann": {"gandvik": 1}},
}


def test_every_place_in_reach_has_its_distance_and_a_way_of_legal_steps() -> None:
    game = find_game("pax-viking")
    s = arranged(AT_SEA, "journey gandvik")
    (journey,) = journeys(s, 0)
    assert journey["from"] == "gandvik"
    assert journey["nodes"] == 3
    nearest = {place for place, (far, _) in journey["to"].items() if far == 1}
    legal = {one.notation.split()[1] for one in game.legal(s, 0) if one.notation.startswith("to ")}
    assert nearest == legal
    for place, (far, before) in journey["to"].items():
        assert 1 <= far <= 3
        assert before == "gandvik" if far == 1 else journey["to"][before][0] == far - 1, place


def test_a_far_place_can_be_sailed_to_along_its_way() -> None:
    game = find_game("pax-viking")
    s = arranged(AT_SEA, "journey gandvik")
    (journey,) = journeys(s, 0)
    target = next(place for place, (far, _) in journey["to"].items() if far == 3)
    way = [target]
    while journey["to"][way[0]][1] != "gandvik":
        way.insert(0, journey["to"][way[0]][1])
    chance = Chance(FairRoll("view"), [])
    for place in way:
        game.apply(s, 0, next(one for one in game.legal(s, 0) if one.notation == f"to {place}"), chance)
    ships = game.view(s, None)["longships"]
    assert isinstance(ships, list)
    assert any(ship["colour"] == 0 and ship["place"] == target for ship in ships)


def test_before_a_journey_each_start_is_told_and_only_to_who_is_asked() -> None:
    s = arranged(AT_SEA)
    assert sorted(one["from"] for one in journeys(s, 0)) == ["board", "gandvik"]
    assert journeys(s, 1) == []
    assert "me" not in find_game("pax-viking").view(s, None)


def test_votes_and_influence_are_public() -> None:
    given = {
        "at": "actions",
        "jarls": {"Ann": "gunhild"},
        "hands": {"Ann": ["treaty_of_wedmore"]},
        "longships": {"Ann": {"danelaw_1": 1}},
        "ventures": {"biarmia_1": "dvina_fur_traders"},
        "owners": {"biarmia_1": "Bob"},
    }
    s = arranged(given, "play treaty_of_wedmore")
    game = find_game("pax-viking")
    view: Any = game.view(s, None)
    assert view["votes"] == {"yes": 0, "all": 0, "each": [1, 1, 1]}
    assert [player["influence"] for player in view["players"]] == [[0, 0, 0, 0], [0, 0, 0, 1], [0, 0, 0, 0]]
    game.apply(s, 0, next(one for one in game.legal(s, 0) if one.notation == "vote yes"), Chance(FairRoll("view"), []))
    view = game.view(s, None)
    assert view["votes"] == {"yes": 1, "all": 1, "each": [1, 1, 1]}
    assert view["to_act"] == [1]
