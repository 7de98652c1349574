"""Positions with many occupations in play, full supplies and ships, played to their end: all is accounted for."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from odin_ledger import Ledger, holdings
from odin_slow import check_boards, check_score, check_vikings, weapons

from longhall.games.feast_for_odin import GAME
from longhall.games.feast_for_odin.content.things import CARDS, SPECIAL, SPECIALS, THINGS
from longhall.games.feast_for_odin.state.position import OVER, SUPPLY, Odin
from longhall.kernel.chance import Chance
from longhall.kernel.events import Events
from longhall.kernel.step import advance

COMMON = [name for thing, name in enumerate(THINGS[:SUPPLY]) if name and not SPECIAL <= thing < SPECIAL + SPECIALS]
PHASES = [
    "turn",
    "viking",
    "harvest",
    "weapon",
    "actions",
    "income",
    "breeding",
    "feast",
    "bonus",
    "mountains",
    "return",
]


@st.composite
def positions(draw: st.DrawFn) -> tuple[list[str], dict[str, Any], dict[str, str]]:
    """Players, a `given` and options: hands and cards in play are dealt from all 190 cards."""
    players = [f"p{seat + 1}" for seat in range(draw(st.integers(1, 4)))]
    rng = random.Random(draw(st.integers(0, 10**6)))
    cards = list(range(1, CARDS))
    rng.shuffle(cards)
    length = draw(st.sampled_from(["long", "short"]))
    described: dict[str, Any] = {
        "at": draw(st.sampled_from(PHASES)),
        "round": draw(st.integers(1, 5)),
        "start": rng.choice(players),
        "hands": {name: [cards.pop() for _ in range(6)] for name in players},
        "played": {name: [cards.pop() for _ in range(16)] for name in players},
        "supply": {
            name: {**{one: rng.choice([0, 0, 1, 2]) for one in COMMON}, "silver": rng.randrange(20)} for name in players
        },
        "ships": {
            name: {
                "whaling_boat": [rng.randrange(2) for _ in range(rng.randrange(4))],
                "knarr": rng.randrange(3),
                "longship": [rng.randrange(4) for _ in range(rng.randrange(3))],
            }
            for name in players
        },
    }
    return players, described, {"length": length, "decks": "abc", "solo_start": "draw"}


def check_all(s: Odin, ledger: Ledger) -> None:
    """The ledger agrees with the table, and slow counting with the engine."""
    for seat in range(s.seats):
        assert holdings(s, seat) == +ledger.has[seat]
        assert min(ledger.has[seat].values()) >= 0
    assert GAME.broken(s) == []


def play_to_the_end(s: Odin, rng: random.Random) -> int:
    """Random moves; returns how many."""
    chance = Chance(rng.random)
    advance(s, chance, None)
    for player in s.players:
        player.midway = rng.random() < 0.5
    ledger = Ledger(s)
    made = weapons(s)
    moves = 0
    while s.waiting:
        seat = rng.choice(GAME.to_act(s))
        events = Events()
        GAME.apply(s, seat, rng.choice(GAME.legal(s, seat)), chance, events)
        ledger.read(events.told)
        check_all(s, ledger)
        assert weapons(s) >= made
        moves += 1
        if moves % 20 == 0 or not s.waiting:
            check_slowly(s)
    return moves


def check_slowly(s: Odin) -> None:
    """Boards, score and Vikings counted anew."""
    check_vikings(s)
    score = GAME.score(s)
    check_score(s, score.parts, score.totals)
    for seat in range(s.seats):
        check_boards(s, seat)


@settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
@given(position=positions(), seed=st.integers(0, 10**6))
def test_everything_is_accounted_for(position: tuple[list[str], dict[str, Any], dict[str, str]], seed: int) -> None:
    players, described, options = position
    state = GAME.arrange(described, players, options)
    assert play_to_the_end(state, random.Random(seed)) > 0
    assert state.phase == OVER


@pytest.mark.soak
@settings(max_examples=3000, deadline=None, suppress_health_check=list(HealthCheck))
@given(position=positions(), seed=st.integers(0, 10**6))
def test_everything_is_accounted_for_at_length(
    position: tuple[list[str], dict[str, Any], dict[str, str]], seed: int
) -> None:
    players, described, options = position
    state = GAME.arrange(described, players, options)
    play_to_the_end(state, random.Random(seed))
    assert state.phase == OVER
