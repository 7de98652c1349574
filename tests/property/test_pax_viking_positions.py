"""What holds in every random game of Pax Viking, beyond the checks of each position."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from longhall.games.pax_viking import GAME
from longhall.games.pax_viking.content.components import VENTURE
from longhall.games.pax_viking.state.position import NOBODY, Pax
from longhall.kernel.action import Action
from longhall.kernel.chance import Chance
from longhall.kernel.step import advance

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


HOLDINGS = {
    "at": "actions",
    "silfr": 5,
    "ventures": {"burtas_1": "radimichs", "burtas_2": "vyatichs", "biarmia_1": "vepsians"},
    "owners": {
        "india": "p1", "dublin": "p1", "burtas_1": "p1", "burtas_2": "p1", "birka": "p2", "rouen": "p2",
        "biarmia_1": "p2", "damascus": "p2",
    },
    "boards": {"p1": ["freyr"], "p2": ["theophano"]},
    "longships": {
        "p1": {"gandvik": 2, "birka": {"exhausted": 1}, "burtas": 1},
        "p2": {"gandvik": {"renewed": 1, "exhausted": 1}, "black_sea": 2},
    },
}  # fmt: skip


@pytest.mark.parametrize("seed", range(40))
def test_traded_pieces_change_sides_and_nothing_else(seed: int) -> None:
    """A post has the receiver's followers; where a longship was given is one of theirs, in the same state."""
    rng = random.Random(seed)
    chance = Chance(rng.random)
    options = {option.name: option.default for option in GAME.variants} | {"trade_pieces": True}
    state = GAME.arrange(HOLDINGS, ["p1", "p2"], options)
    advance(state, chance, None)
    GAME.apply(state, 0, GAME.kit.moves.journey[0][GAME.box.place_ids.index("gandvik")], chance)
    GAME.apply(state, 0, GAME.kit.moves.trade[1], chance)
    for _ in range(rng.randint(1, 6)):
        named = [it for it in GAME.legal(state, 0) if it.verb[:5] in ("give-", "want-")]
        if named:
            GAME.apply(state, 0, rng.choice(named), chance)
    GAME.apply(state, 0, GAME.kit.moves.offer, chance)
    before = state.clone()
    GAME.apply(state, 1, GAME.kit.moves.accept, chance)
    offer = before.offer
    assert offer is not None
    assert offer.give_pieces + offer.want_pieces
    assert GAME.broken(state) == []
    first_tile = GAME.kit.moves.first_tile
    for taker, pieces in ((offer.taker, offer.give_pieces), (offer.maker, offer.want_pieces)):
        for piece in pieces:
            if piece < GAME.box.posts:
                assert state.owner[piece] == taker
            elif piece >= first_tile:
                assert piece - first_tile in state.players[taker].board
    given = Counter(piece for piece in offer.give_pieces if GAME.box.posts <= piece < first_tile)
    wanted = Counter(piece for piece in offer.want_pieces if GAME.box.posts <= piece < first_tile)
    changes = {piece: given[piece] - wanted[piece] for piece in given | wanted}
    for piece, more in changes.items():
        assert fleet_at(state, 1)[piece] - fleet_at(before, 1)[piece] == more
        assert fleet_at(state, 0)[piece] - fleet_at(before, 0)[piece] == -more
    assert afloat(state) == afloat(before)
    assert state.owner.count(NOBODY) == before.owner.count(NOBODY)


def fleet_at(s: Pax, seat: int) -> Counter[int]:
    """A player's own longships on the map as pieces of a trade."""
    ships = [ship for ship in s.yard.ships[seat] if s.place[ship] < s.box.places]
    return Counter(s.moves.ship_piece(s.place[ship], s.spent >> ship & 1) for ship in ships)


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


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_pile_is_decided_before_the_starting_ventures(seats: int) -> None:
    """PAX-SETUP-05, 07, 18: 12 tiles a player of all there are, so that a third of them are ventures on average."""
    kinds = [tile.kind for tile in GAME.box.tiles]
    expected = 12 * seats * kinds.count(VENTURE) / len(kinds)
    total = 0.0
    for seed in range(1500):
        state = GAME.setup({}, seats, Chance(random.Random(seed).random))
        unseen = [kinds[tile] for tile in state.unseen[0]]
        total += [kinds[tile] for tile in state.track].count(VENTURE)
        total += state.left[0] * unseen.count(VENTURE) / len(unseen)
    assert total / 1500 == pytest.approx(expected, abs=0.11)
