"""Brian Boru: nothing that others see tells whether a hidden hand left a choice."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from at_random import random_match
from longhall.games.brian_boru import GAME
from longhall.games.brian_boru.state.position import Boru
from longhall.kernel.action import Action
from longhall.kernel.chance import Chance, ScriptedChance
from longhall.kernel.events import Events
from longhall.kernel.masks import count, mask_of
from longhall.kernel.match import Match, Move
from longhall.kernel.step import NOT_KEPT

LEADING = ("lead-town", "lead-card")


def moves_of(match: Match) -> Iterator[tuple[Boru, Move, Boru]]:
    """Each move with the positions before and after it."""
    state: Any = match.at(0)
    for move in match.moves:
        before = state.clone()
        GAME.apply(state, move.seat, move.action, ScriptedChance(move.outcomes))
        yield before, move, state


def seen_by_others(state: Boru, action: Action) -> tuple[object, ...]:
    """What the others get to know when the leader acts: events, and what is asked next of whom."""
    leader = state.acting
    after = state.clone()
    events = Events()
    GAME.apply(after, leader, action, Chance(random.Random(1).random), events)
    streams = [[event.as_json() for event in events.seen_by(seat)] for seat in others(state)]
    return streams, GAME.public(after)


def others(state: Boru) -> list[int | None]:
    """Everybody but the leader."""
    return [None, *(seat for seat in range(state.seats) if seat != state.acting)]


def other_hands(state: Boru) -> list[Boru]:
    """The same position with other hands of the leader, of the same size."""
    leader = state.players[state.acting]
    pool = [card for card in range(1, 26) if not any(player.played >> card & 1 for player in state.players)]
    rng = random.Random(2)
    found = []
    for _ in range(30):
        other = state.clone()
        hand = mask_of(rng.sample(pool, count(leader.hand)))
        other.players[state.acting].hand = hand
        other.asked = NOT_KEPT
        found.append(other)
    return found


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_others_cannot_tell_whether_the_leader_had_a_choice(seats: int) -> None:
    compared = 0
    for seed in range(4):
        for state, move, _ in moves_of(random_match(GAME, seats, seed)):
            if state.stack[-1].kind not in LEADING:
                continue
            told = seen_by_others(state, move.action)
            for other in other_hands(state):
                if any(option is move.action for option in GAME.legal(other, state.acting)):
                    assert seen_by_others(other, move.action) == told
                    compared += 1
    assert compared > 300


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_town_and_card_of_a_lead_are_two_moves_with_any_hand(seats: int) -> None:
    single = 0
    for seed in range(4):
        for _, move, after in moves_of(random_match(GAME, seats, seed)):
            messages = [event.message for event in move.events]
            if "bru-leads-town" in messages:
                assert after.stack[-1].kind == "lead-card"
                assert "bru-plays" not in messages
                single += len(GAME.legal(after, after.acting)) == 1
            assert not any(event.forced for event in move.events if event.message in ("bru-leads-town", "bru-plays"))
    assert single > 10, "leaders with one fitting card"


def test_what_everybody_knows_to_be_forced_is_not_asked() -> None:
    """With the table option for it, the last cards are played: those who hold one card are not asked for it."""
    match = random_match(GAME, 5, 3, options={"five_player_last_card": "play"})
    cards = [(state, move) for state, move, _ in moves_of(match) if move.action.verb == "play"]
    assert cards
    assert all(count(state.players[move.seat].hand) > 1 for state, move in cards)
