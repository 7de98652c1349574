"""Resampling: uniform over the deals a seat cannot tell apart, checked against counting them all."""

from __future__ import annotations

import random
from collections import Counter
from math import comb

from longhall.games.brian_boru import GAME
from longhall.games.brian_boru.state.position import Boru
from longhall.kernel.chance import Chance
from longhall.kernel.masks import bits


def draft_state(seats: int, seed: int, picks: int) -> Boru:
    """A game in its first draft after some picks."""
    rng = random.Random(seed)
    chance = Chance(rng.random)
    state = GAME.setup({}, seats, chance)
    while not GAME.asks_several(state):
        seat = GAME.to_act(state)[0]
        GAME.apply(state, seat, rng.choice(GAME.legal(state, seat)), chance)
    for _ in range(picks):
        seat = rng.choice(GAME.to_act(state))
        GAME.apply(state, seat, rng.choice(GAME.legal(state, seat)), chance)
    return state


def test_cards_passed_on_stay_with_those_who_could_take_them() -> None:
    for seed in range(40):
        state = draft_state(4, seed, picks=16)
        assert state.phase == 2, "the draft is over"
        first_passed = GAME.view(state, 0)["me"]["passed"][0]  # type: ignore[index]
        rng = random.Random(seed)
        for _ in range(10):
            other = GAME.resample(state, 0, rng)
            holders = {card: seat for seat in range(4) for card in bits(other.players[seat].hand)}
            takers = Counter(holders[card] for card in first_passed)
            assert takers == {1: 2, 2: 2}, "the next two players took two cards each of the packet passed on"


def test_the_undealt_card_is_any_unseen_card() -> None:
    state = draft_state(4, 3, picks=0)
    mine = state.players[0].packet
    rng = random.Random(1)
    undealt = Counter()
    for _ in range(3800):
        other = GAME.resample(state, 0, rng)
        dealt = 0
        for player in other.players:
            dealt |= player.packet
        undealt[bits(((1 << 26) - 2) & ~dealt)[0]] += 1
    unseen = [card for card in range(1, 26) if not mine >> card & 1]
    assert sorted(undealt) == unseen
    assert all(130 < times < 280 for times in undealt.values()), "each of 19 cards about 200 times"


def test_resampling_is_even_over_all_deals() -> None:
    """With five players and everything but two packets known, all splits are equally likely."""
    state = draft_state(5, 2, picks=0)
    seen = Counter()
    rng = random.Random(4)
    for _ in range(4000):
        other = GAME.resample(state, 0, rng)
        low = bits(((1 << 26) - 2) & ~state.players[0].packet)[:2]
        holder = {card: seat for seat in range(1, 5) for card in bits(other.players[seat].packet)}
        seen[holder[low[0]] == holder[low[1]]] += 1
    together = 4 * comb(5, 2) / comb(20, 2)
    assert abs(seen[True] / 4000 - together) < 0.03
