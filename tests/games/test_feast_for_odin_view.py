"""What a seat of A Feast for Odin is shown: the feast table dish by dish, and which occupations are used up."""

from __future__ import annotations

from typing import Any

import pytest

import longhall.games  # noqa: F401  (registers the games)
from longhall.kernel.records.scenario import Run, read_scenarios

FEAST = """
game: feast-for-odin
title: A feast in round 4
rules: [ODN-PH9-01]
players: 2
given: {{at: feast, round: 4, supply: {{p1: {{{food}}}, p2: {{}}}}{more}}}
when:
  - p1: [{moves}]
"""


def seen(text: str) -> dict[str, Any]:
    """What everybody sees of the first player after the moves of a scenario."""
    run = Run(read_scenarios(text, "here")[0])
    assert run.play() == []
    view = run.game.view(run.state, None)
    players: Any = view["players"]
    assert isinstance(players, list)
    return dict(players[0])


def feast(food: str, moves: str, more: str = "") -> dict[str, Any]:
    """The feast table after some dishes."""
    return dict(seen(FEAST.format(food=food, moves=f"done, {moves}", more=more))["feast"])


def told(table: list[dict[str, Any]]) -> str:
    """`peas 2, - 1`: dishes and their seats in a line."""
    return ", ".join(f"{dish['dish'] or '-'} {dish['seats']}" for dish in table)


@pytest.mark.parametrize(
    ("food", "moves", "table", "left"),
    [
        ("peas: 1, silver: 9", "serve peas", "peas 2", 7),
        ("peas: 1, silver: 9", "serve peas upright", "peas 1", 8),
        ("peas: 2, silver: 9", "serve peas, serve silver, serve peas upright", "peas 2, silver 1, peas 1", 5),
        ("peas: 1, mead: 1, silver: 9", "serve mead upright, serve peas", "mead 1, peas 2", 6),
        ("peas: 1, flax: 1, silver: 9", "serve peas, leave, serve flax upright", "peas 2, - 1, flax 1", 5),
        ("beans: 2, milk: 1, silver: 9", "serve beans, serve milk, serve beans", "beans 2, milk 2, beans 2", 3),
        ("pregnant_cattle: 1, silver: 9", "serve pregnant_cattle upright", "pregnant_cattle 3", 6),
        ("silver: 9", "serve silver, leave", "silver 1, - 1", 7),
    ],
)
def test_each_dish_says_how_many_seats_it_takes(food: str, moves: str, table: str, left: int) -> None:
    shown = feast(food, moves)
    assert (told(shown["table"]), shown["left"]) == (table, left)


def test_two_rows_of_peas_with_the_card_that_allows_them() -> None:
    shown = feast(
        "peas: 3, silver: 9",
        "serve peas, serve silver, serve peas, serve silver, serve peas upright",
        ", played: {p1: [186]}",
    )
    assert told(shown["table"]) == "peas 2, silver 1, peas 2, silver 1, peas 1"


CUTTER_OPERATOR = """
game: feast-for-odin
title: A knarr for silver, with the Cutter Operator
rules: [ODN-OCC-27]
players: 2
given: {{played: {{p1: [179]}}, supply: {{p1: {{silver: 5}}}}}}
when: [{moves}]
"""


@pytest.mark.parametrize(("moves", "spent"), [("", []), ("p1: buy knarr", [179])])
def test_an_occupation_that_acts_once_is_spent_when_it_has_acted(moves: str, spent: list[int]) -> None:
    assert seen(CUTTER_OPERATOR.format(moves=moves))["spent"] == spent


def test_without_a_feast_there_is_no_table() -> None:
    player = seen("{game: feast-for-odin, title: A turn, rules: [ODN-PH9-01], players: 2, given: {}}")
    assert "feast" not in player
    assert player["spent"] == []
