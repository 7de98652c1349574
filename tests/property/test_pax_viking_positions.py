"""What holds in every random game of Pax Viking, beyond the checks of each position."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from longhall.games.pax_viking import GAME
from longhall.games.pax_viking.state import Pax
from longhall.kernel.action import Action
from longhall.kernel.chance import Chance

TRADING = ["make-offer", "answer-offer", "hand-over"]


def moves(seats: int, seed: int, options: dict[str, object] | None = None) -> Iterator[tuple[Pax, Pax, int, Action]]:
    """Every move of a random game: the position before and after it, who made it, and what it was."""
    rng = random.Random(seed)
    chance = Chance(rng.random)
    state = GAME.setup(options or {}, seats, chance)
    while state.waiting:
        before = state.clone()
        seat = GAME.to_act(state)[0]
        action = rng.choice(GAME.legal(state, seat))
        GAME.apply(state, seat, action, chance)
        yield before, state, seat, action


def goods(s: Pax) -> tuple[int, list[int]]:
    """All silfr of the players, and all tiles in their hands."""
    return sum(p.silfr for p in s.players), sorted(tile for p in s.players for tile in p.hand)


def test_trades_create_and_lose_nothing() -> None:
    traded = 0
    for seed in range(12):
        for before, after, _, action in moves(4, seed):
            if (
                before.stack[-1].kind not in TRADING
                or not after.stack
                or after.stack[-1].kind not in [*TRADING, "sail"]
            ):
                continue  # the trade is not over, or the journey has ended with it
            assert goods(after) == goods(before)
            traded += action.verb in ("accept", "give")
    assert traded > 20, "too few trades to tell"


def test_traded_pieces_change_sides_and_nothing_else() -> None:
    """A post has the receiver's followers; where a longship was given is one of theirs, in the same state."""
    posts = ships = 0
    for seed in range(14):
        rng = random.Random(seed)
        chance = Chance(rng.random)
        state = GAME.setup({"trade_pieces": True}, 3, chance)
        while state.waiting:
            seat = GAME.to_act(state)[0]
            legal = GAME.legal(state, seat)
            named = [it for it in legal if it.verb[:5] in ("give-", "want-", "accep")]
            before = state.clone()
            action = rng.choice(named) if named and rng.random() < 0.7 else rng.choice(legal)
            GAME.apply(state, seat, action, chance)
            offer = before.offer
            if action.verb != "accept" or offer is None or offer.any_tiles or state.offer is not None:
                continue
            for taker, pieces in ((offer.taker, offer.give_pieces), (offer.maker, offer.want_pieces)):
                for piece in pieces:
                    if piece < GAME.box.posts:
                        assert state.owner[piece] == taker
                        posts += 1
            sails_on = state.place[offer.sailing] != before.place[offer.sailing] or state.stack[-1].kind != "sail"
            if sails_on or not offer.give_pieces:
                continue  # there was only one way to go on, or no trade
            if all(it >= GAME.box.posts for it in offer.give_pieces + offer.want_pieces):
                assert afloat(state) == afloat(before)
                assert sum(p.silfr for p in state.players) == sum(p.silfr for p in before.players)
                ships += 1
    assert posts > 5, "too few posts were traded to tell"
    assert ships > 10, "too few longships were traded to tell"


def afloat(s: Pax) -> Counter[tuple[int, int]]:
    """How many longships are at each place, renewed and exhausted apart."""
    return Counter((place, s.spent >> ship & 1) for ship, place in enumerate(s.place) if place < s.box.board)


def test_a_journey_goes_node_by_node() -> None:
    sailed = 0
    for before, after, seat, action in (move for seed in range(6) for move in moves(3, seed)):
        if before.stack[-1].kind != "sail" or action.verb != "to":
            continue
        ship = before.stack[-1].ship  # type: ignore[attr-defined]
        start = before.place[ship]
        if start == GAME.box.board:
            assert action.target in before.players[seat].starts
        else:
            assert GAME.box.distance[start][action.target] == 1
        assert not before.spent >> ship & 1, "a journey needs a renewed longship"
        sailed += 1
        assert after.place[ship] == action.target
    assert sailed > 200


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_a_turn_is_short(seats: int) -> None:
    """Trades, abilities and effects are all limited, so that nobody can stall."""
    longest = 0
    for seed in range(8):
        length = 0
        turn = (0, 0)
        for before, _, _, _ in moves(seats, seed):
            now = (before.round, before.active)
            length = length + 1 if now == turn else 1
            turn = now
            longest = max(longest, length)
    assert 10 < longest < 150


def test_offers_show_their_tiles_to_the_partner_alone() -> None:
    shown = 0
    for seed in range(8):
        for _, after, _, action in moves(4, seed):
            offer = after.offer
            if action.verb != "offer" or offer is None or not offer.give:
                continue
            shown += 1
            for seat in range(4):
                known = GAME.own(after, seat)["known"][offer.maker]  # type: ignore[index]
                for tile in offer.give:
                    held = after.players[offer.maker]
                    hidden = not held.seen[held.hand.index(tile)] >> seat & 1
                    assert (GAME.box.tiles[tile].name in known) != hidden
                    assert not hidden or seat not in (offer.maker, offer.taker)
                seen = GAME.own(after, seat)["offer"]
                assert (seen is not None) == (seat in (offer.maker, offer.taker))
    assert shown > 20


def test_a_hidden_tile_is_of_any_kind_that_the_pile_may_hold() -> None:
    """With a custom deck the kind of a tile drawn in secret follows what is left of each kind."""
    rng = random.Random(2)
    chance = Chance(rng.random)
    state = GAME.setup({"deck": "custom"}, 2, chance)
    seat = GAME.to_act(state)[0]
    GAME.apply(state, seat, GAME.kit.moves.draw, chance)
    (tile,) = state.players[seat].hand
    left = list(state.left)
    left[GAME.box.tiles[tile].kind] += 1
    kinds = Counter(GAME.box.tiles[GAME.resample(state, 1 - seat, rng).players[seat].hand[0]].kind for _ in range(4000))
    for kind, number in enumerate(left):
        assert abs(kinds[kind] / 4000 - number / sum(left)) < 0.04
