"""Good placements and sensible feasts of A Feast for Odin."""

from __future__ import annotations

import random

import pytest

from longhall.games.feast_for_odin.bot.income_search import grow, paid
from longhall.games.feast_for_odin.bot.packing import (
    NO_SEAT,
    UPRIGHT,
    Move,
    Outlook,
    best_arrangement,
    best_feast,
    last_moves,
)
from longhall.games.feast_for_odin.bot.weights import RoundWeights, Weights
from longhall.games.feast_for_odin.content.loader import load_content
from longhall.games.feast_for_odin.content.things import (
    BEANS,
    CATTLE,
    CHEST,
    CLOTHING,
    FLAX,
    FUR,
    GRAIN,
    HIDE,
    HOME,
    JEWELRY,
    LONG_HOUSE_PLAN,
    MEAD,
    MILK,
    OIL,
    PEAS,
    PREGNANT_SHEEP,
    ROBE,
    RUNE_STONE,
    SALT_MEAT,
    SHED_PLAN,
    SHEEP,
    SILVER,
    SPICES,
    STOCKFISH,
    STONE,
    STONE_HOUSE_PLAN,
    THINGS,
    WHALE_MEAT,
    WOOD,
)
from longhall.games.feast_for_odin.state.boards import Board, new_board

BOX = load_content()
LAST_OUTLOOK = Outlook(0, 0, [0.0] * len(THINGS), RoundWeights().edge, RoundWeights().hope)


def supply(**counts: int) -> list[int]:
    """Counts by thing."""
    return [counts.get(name, 0) for name in THINGS]


def keeping(field: float, coin: float, ore: float) -> Weights:
    """Figures by which pieces are worth so much if they are kept."""
    weights = Weights()
    weights.laid_field, weights.laid_coin, weights.laid_ore = field, coin, ore
    return weights


def lay_all(boards: list[Board], moves: list[Move]) -> None:
    """Carry moves out; each must be legal."""
    for move in moves:
        board = boards[move.board]
        assert board.can_lay(move.piece, move.place), THINGS[move.piece]
        board.lay(move.piece, move.place)


def test_an_arrangement_is_legal_and_uses_what_there_is() -> None:
    boards = [new_board(BOX.plans[HOME]), new_board(BOX.plans[5])]
    left = [0] * 51
    for piece in (OIL, HIDE, FUR, ROBE, CLOTHING, RUNE_STONE, CHEST, SPICES, JEWELRY, 34, 43):
        left[piece] = 1
    moves = best_arrangement(boards, left, LAST_OUTLOOK)
    laid = [0] * 51
    for move in moves:
        laid[move.piece] += 1
    assert all(used <= had for used, had in zip(laid, left, strict=True))
    before = sum(board.minus() for board in boards)
    lay_all(boards, moves)
    fields = sum(BOX.long_side[piece] * BOX.short_side[piece] for piece in range(32) if laid[piece]) + 5 + 9
    assert sum(laid) == 11
    assert before - sum(board.minus() for board in boards) >= fields - 6


def test_income_grows_where_it_is_worth_the_pieces() -> None:
    pieces = (OIL, HIDE, FUR, ROBE, CLOTHING, RUNE_STONE, CHEST, SPICES, JEWELRY, 34, 43)
    for coins in (0, 3, 8):
        boards = [new_board(BOX.plans[HOME])]
        left = supply(silver=coins)
        for piece in pieces:
            left[piece] = 1
        outlook = Outlook(6, 5, [1.2] * len(THINGS))
        moves = grow(boards, left, outlook, keeping(0.9, 1.0, 0.6))
        before = paid(boards[0].plan, 0, outlook)
        lay_all(boards, moves)
        spent = sum(move.piece == SILVER for move in moves)
        fields = sum(boards[0].plan.mask[move.place].bit_count() for move in moves) - spent
        assert paid(boards[0].plan, boards[0].covered, outlook) - before > 0.9 * fields + spent
        assert spent <= coins
        assert boards[0].income() >= (5 if coins else 3)


def test_nothing_is_laid_when_nothing_more_will_be_paid() -> None:
    boards = [new_board(BOX.plans[HOME])]
    left = supply(silver=9, chest=3, jewelry=2)
    assert grow(boards, left, Outlook(0, 0, [0.0] * len(THINGS)), keeping(1.0, 1.0, 1.0)) == []


def test_wood_stone_and_ore_go_to_where_they_save_points() -> None:
    boards = [new_board(BOX.plans[kind]) for kind in (HOME, SHED_PLAN, STONE_HOUSE_PLAN, LONG_HOUSE_PLAN)]
    before = [board.minus() for board in boards]
    moves = last_moves(boards, supply(wood=6, stone=3, ore=2), False)
    lay_all(boards, moves)
    saved = [was - board.minus() for was, board in zip(before, boards, strict=True)]
    assert saved == [2, 6, 1, 0]
    assert len(moves) == 9


def cost_of(row: list[int], seats: int, keep: list[float], silver_worth: float) -> float:
    """What a feast gives up; the rules of the table are checked (ODN-PH9-06 to 13, 17)."""
    length = 0
    cost = 0.0
    last = -1
    flat: list[int] = []
    for tile in row:
        if tile in (SILVER, NO_SEAT):
            length, last = length + 1, -1
            cost += silver_worth if tile == SILVER else 3.0
            continue
        thing, upright = tile % UPRIGHT, tile >= UPRIGHT
        assert BOX.colour[thing] != last, "equal colours touch"
        last = BOX.colour[thing]
        kind = SHEEP if thing == PREGNANT_SHEEP else thing
        assert not upright or BOX.long_side[thing] != BOX.short_side[thing], "a square has no upright side"
        if not upright and BOX.long_side[thing] != BOX.short_side[thing]:
            assert kind not in flat, "two of a kind lie lengthwise"
            flat.append(kind)
        length += BOX.short_side[thing] if upright else BOX.long_side[thing]
        cost += keep[thing]
    assert length == seats
    return cost


def slow_feast(
    seats: int, left: list[int], keep: list[float], silver: float, last: int, flat: tuple[int, ...]
) -> float:
    """The least that can be given up, by trying everything from left to right."""
    if seats == 0:
        return 0.0
    best = 3.0 + slow_feast(seats - 1, left, keep, silver, -1, flat)
    if left[SILVER]:
        left[SILVER] -= 1
        best = min(best, silver + slow_feast(seats - 1, left, keep, silver, -1, flat))
        left[SILVER] += 1
    for thing in FOOD:
        if not left[thing] or BOX.colour[thing] == last:
            continue
        kind = SHEEP if thing == PREGNANT_SHEEP else thing
        square = BOX.long_side[thing] == BOX.short_side[thing]
        left[thing] -= 1
        for side in {BOX.long_side[thing], BOX.short_side[thing]}:
            long = side == BOX.long_side[thing] and not square
            if side > seats or (long and kind in flat):
                continue
            then = (*flat, kind) if long else flat
            best = min(best, keep[thing] + slow_feast(seats - side, left, keep, silver, BOX.colour[thing], then))
        left[thing] += 1
    return best


FOOD = [PEAS, FLAX, BEANS, GRAIN, MEAD, STOCKFISH, MILK, SALT_MEAT, SHEEP, WHALE_MEAT, CATTLE, PREGNANT_SHEEP]


@pytest.mark.parametrize("seed", range(40))
def test_feasts_give_up_the_least(seed: int) -> None:
    choose = random.Random(seed)
    seats = choose.randint(3, 7)
    left = [0] * len(THINGS)
    for _ in range(choose.randint(0, 5)):
        left[choose.choice(FOOD)] += 1
    left[SILVER] = choose.randint(0, 3)
    keep = [0.0] * len(THINGS)
    for thing in FOOD:
        keep[thing] = choose.choice([0.25, 0.5, 1.0, 1.5, 2.0, 4.0])
    silver = choose.choice([0.5, 1.0, 2.0])
    row = best_feast(BOX, seats, left, keep, silver)
    for tile in set(row) - {NO_SEAT}:
        used = sum(other % UPRIGHT == tile % UPRIGHT for other in row if other != NO_SEAT)
        assert used <= left[tile % UPRIGHT]
    assert cost_of(row, seats, keep, silver) == pytest.approx(slow_feast(seats, left[:], keep, silver, -1, ()))


def test_card_186_lets_two_peas_lie_lengthwise() -> None:
    keep = [0.5] * len(THINGS)
    left = supply(peas=2, mead=1)
    assert best_feast(BOX, 6, left, keep, 1.0, 2).count(NO_SEAT) == 0
    assert best_feast(BOX, 6, left, keep, 1.0).count(NO_SEAT) == 1


def test_a_large_feast_is_found_at_once() -> None:
    left = [3 if thing in FOOD else 0 for thing in range(len(THINGS))]
    left[SILVER] = 10
    keep = [0.3 * BOX.long_side[thing] for thing in range(len(THINGS))]
    row = best_feast(BOX, 12, left, keep, 1.0)
    assert cost_of(row, 12, keep, 1.0) == pytest.approx(3.6)
    assert STONE not in row
    assert WOOD not in row
