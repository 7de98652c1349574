"""Where pieces may lie on the boards of A Feast for Odin, against a slow reading of the rules, and what boards pay."""

from __future__ import annotations

import random

import pytest

from longhall.games.feast_for_odin.content.loader import PLAN_IDS
from longhall.games.feast_for_odin.content.things import (
    BELT,
    CATTLE,
    CHEST,
    CLOAKPIN,
    CLOTHING,
    DRINKING_HORN,
    GAME_MEAT,
    HIDE,
    HOME,
    LONG_HOUSE_PLAN,
    MEAD,
    NUMBER,
    OIL,
    ORE,
    PEAS,
    PIECES,
    RUNE_STONE,
    SHED_PLAN,
    SILVER,
    SILVER_HOARD,
    SILVERWARE,
    STOCKFISH,
    STONE,
    STONE_HOUSE_PLAN,
    THINGS,
    WOOD,
)
from longhall.games.feast_for_odin.state.board_plans import ACROSS, SPOTS, STONE_SLOT, WOOD_SLOT, shape_of
from longhall.games.feast_for_odin.state.boards import Board, board_from_data, new_board
from longhall.kernel.masks import mask_of
from slow_boards import BOX, Cell, SlowBoard

GREENLAND = PLAN_IDS.index("greenland")
BEAR_ISLAND = PLAN_IDS.index("bear_island")
NEWFOUNDLAND = PLAN_IDS.index("newfoundland")


def slow_spots(slow: SlowBoard, piece: int) -> list[int]:
    """Every legal spot, each set of cells once, by trying all of them."""
    seen: list[list[Cell]] = []
    found = []
    for spot in range(SPOTS):
        cells = sorted(slow.cells(piece, spot))
        if max(c for _, c in cells) < ACROSS and slow.legal(piece, cells) and cells not in seen:
            seen.append(cells)
            found.append(spot)
    return found


PIECES_TO_TRY = [piece for piece in range(PIECES) if THINGS[piece]]


@pytest.mark.parametrize("kind", range(SHED_PLAN))
def test_against_a_slow_reading_in_random_fillings(kind: int) -> None:
    choose = random.Random(kind)
    lists = 0
    for _ in range(3):
        board, slow = new_board(BOX.plans[kind]), SlowBoard(kind)
        for turn in range(60):
            piece = choose.choice(PIECES_TO_TRY)
            spots = board.spots(piece)
            if turn % 6 == 0 and piece not in (WOOD, STONE):
                expected = slow_spots(slow, piece) if slow.permitted(piece) else []
                assert sorted(spots) == expected, (THINGS[piece], board.as_data())
                lists += 1
            assert board.fits(piece) == bool(spots)
            others = [other for other in PIECES_TO_TRY if other != piece and board.spots(other)]
            fitting = mask_of([*others, *([piece] if spots else [])])
            assert board.fitting_of((1 << PIECES) - 1) == fitting
            assert board.clone().fitting_of(1 << piece) == fitting & 1 << piece
            assert [answer.target for answer in board.answers(piece, False)] == spots
            spots = [spot for spot in spots if spot < SPOTS]
            if not spots:
                continue
            spot = choose.choice(spots)
            cells = slow.cells(piece, spot)
            assert slow.permitted(piece)
            assert slow.legal(piece, cells)
            board.lay(piece, board.plan.place_at(piece, spot))
            slow.lies |= dict.fromkeys(cells, piece)
            assert board.income() == slow.income()
            assert board.bonuses() == [NUMBER[name] for name in slow.bonuses()]
            assert board.minus() == slow.minus() + board.plan.drawing.wood_slots + board.plan.drawing.stone_slots
    assert lists > 20


@pytest.mark.parametrize("kind", [HOME, GREENLAND, BEAR_ISLAND, LONG_HOUSE_PLAN])
def test_refusals_agree_with_the_slow_reading(kind: int) -> None:
    choose = random.Random(kind + 100)
    rules: set[str] = set()
    for at in range(6000):
        if at % 500 == 0:
            board, slow = new_board(BOX.plans[kind]), SlowBoard(kind)
        piece, spot = choose.choice(PIECES_TO_TRY), choose.randrange(SPOTS)
        inside = list(board.plan.place_by_spot[shape_of(piece)])
        if at % 2 and inside:
            spot = choose.choice(inside)
        cells = slow.cells(piece, spot)
        why = board.why_not(piece, spot)
        listed = spot in board.spots(piece)
        assert (why == "") == listed
        if why == "ODN-PLACE-09":
            continue
        whole = all(c < ACROSS for _, c in cells)
        assert (slow.permitted(piece) and whole and slow.legal(piece, cells)) == listed
        rules.add(why)
        if listed and choose.random() < 0.2:
            board.lay(piece, board.plan.place_at(piece, spot))
            slow.lies |= dict.fromkeys(cells, piece)
    expected = {"", "ODN-PLACE-07", "ODN-PLACE-08"}
    expected |= {
        HOME: {"ODN-PLACE-02", "ODN-PLACE-03", "ODN-PLACE-14"},
        GREENLAND: {"ODN-PLACE-03", "ODN-PLACE-14", "ODN-PLACE-20", "ODN-PLACE-21"},
        BEAR_ISLAND: {"ODN-PLACE-03", "ODN-PLACE-14", "ODN-PLACE-20", "ODN-PLACE-21"},
        LONG_HOUSE_PLAN: {"ODN-PLACE-23", "ODN-PLACE-24", "ODN-PLACE-25", "ODN-PLACE-26", "ODN-PLACE-28"},
    }[kind]
    assert rules == expected


def put(board: Board, piece: int, row: int, column: int, turn: int = 0) -> None:
    """Lay a piece that must be legal there."""
    spot = turn * 156 + row * ACROSS + column
    assert board.why_not(piece, spot) == ""
    board.lay(piece, board.plan.place_at(piece, spot))


def test_one_tile_may_cover_several_coins() -> None:
    board = new_board(BOX.plans[HOME])
    assert board.income() == 0
    put(board, SILVER_HOARD, 9, 0)
    assert board.income() == 2  # the coins 0, 1 and 2 of the columns 0 to 2 lie under one tile of three rows
    assert board.covered.bit_count() == 12


def test_a_visible_bonus_field_counts_as_covered() -> None:
    board = new_board(BOX.plans[HOME])
    spot = 9 * ACROSS + 2
    assert board.why_not(SILVER, spot) == "ODN-PLACE-14"
    for row, column in ((11, 0), (11, 1), (11, 2), (10, 0), (10, 1), (10, 2), (9, 0)):
        put(board, SILVER, row, column)
    assert board.why_not(SILVER, spot) == ""
    put(board, SILVER, 9, 2)
    assert board.income() == 2


def test_home_board_bonus_pays_until_it_is_covered() -> None:
    board = new_board(BOX.plans[HOME])
    for row, column in ((4, 0), (4, 1), (5, 1), (6, 0)):
        put(board, ORE, row, column)
    assert board.bonuses() == []
    put(board, ORE, 6, 1)
    assert board.bonuses() == [ORE]
    put(board, ORE, 5, 0)
    assert board.bonuses() == []


def test_greenland_pays_on_both_tracks() -> None:
    board = new_board(BOX.plans[GREENLAND])
    fields = sorted(((r, c) for (r, c) in SlowBoard(GREENLAND).sign), key=lambda cell: (cell[1] - cell[0], cell))
    assert board.income() == 0
    for row, column in fields:
        if board.why_not(SILVER, row * ACROSS + column) == "":
            put(board, SILVER, row, column)
    assert board.income() == 8
    assert board.minus() == 0


def test_bear_island_pays_from_the_start_and_newfoundland_gives_a_tile_and_a_house() -> None:
    assert new_board(BOX.plans[BEAR_ISLAND]).income() == 1
    gives = BOX.plans[NEWFOUNDLAND].bonus_gives
    assert [[THINGS[thing] for thing in things] for things in gives] == [
        ["skin_and_bones"],
        ["cloakpin"],
        ["stone_house"],
    ]


def test_houses_take_food_and_keep_equal_colours_apart() -> None:
    board = new_board(BOX.plans[LONG_HOUSE_PLAN])
    put(board, MEAD, 0, 0)
    assert board.why_not(STOCKFISH, 0 * ACROSS + 2) == "ODN-PLACE-26"
    assert board.why_not(PEAS, 0 * ACROSS + 2) == ""
    assert board.why_not(GAME_MEAT, 0) == "ODN-PLACE-07"
    assert board.why_not(CATTLE, 0) == "ODN-PLACE-28"
    assert board.why_not(ORE, 5) == "ODN-PLACE-24"
    assert board.why_not(WOOD, 5) == "ODN-PLACE-23"
    assert board.why_not(WOOD, 5, True) == ""
    put(board, OIL, 0, 4)
    assert board.why_not(HIDE, 0 * ACROSS + 6) == ""  # green may touch green in houses
    assert not board.fits(WOOD)
    assert board.fits(WOOD, True)
    assert board.fitting_of(1 << WOOD) == 0
    assert board.fitting_of(1 << WOOD, True) == 1 << WOOD


def test_slots_take_wood_and_stone() -> None:
    shed = new_board(BOX.plans[SHED_PLAN])
    assert shed.minus() == 6
    assert shed.why_not(OIL, 0) == shed.why_not(STONE, WOOD_SLOT) == "ODN-PLACE-29"
    for _ in range(3):
        shed.lay(WOOD, shed.places(WOOD)[0])
    assert shed.why_not(WOOD, WOOD_SLOT) == "ODN-PLACE-29"
    assert shed.minus() == 3
    house = new_board(BOX.plans[STONE_HOUSE_PLAN])
    assert house.minus() == 9
    assert house.spots(STONE) == [STONE_SLOT]
    assert house.fitting_of(1 << STONE) == 1 << STONE
    house.lay(STONE, house.places(STONE)[0])
    assert house.fitting_of(1 << STONE) == 0
    assert house.why_not(STONE, STONE_SLOT) == "ODN-PLACE-30"
    assert house.minus() == 8


def test_lifting_leaves_two_goods_in_the_same_fields() -> None:
    for special, goods in ((CLOAKPIN, [SILVERWARE, RUNE_STONE]), (DRINKING_HORN, [CHEST, RUNE_STONE])):
        for spot in new_board(BOX.plans[HOME]).spots(special)[::7]:
            board = new_board(BOX.plans[HOME])
            board.lay(special, board.plan.place_at(special, spot))
            covered, income = board.covered, board.income()
            board.lift(special)
            assert not board.holds(special)
            assert [entry >> 16 for entry in board.laid] == goods
            assert (board.covered, board.income()) == (covered, income)
            masks = [board.plan.mask[entry & 65535] for entry in board.laid]
            assert masks[0] | masks[1] == covered
            assert not masks[0] & masks[1]
    with pytest.raises(ValueError, match="does not lie here"):
        new_board(BOX.plans[HOME]).lift(CLOAKPIN)


def test_clones_are_apart_and_data_comes_back() -> None:
    board = new_board(BOX.plans[HOME])
    put(board, CLOTHING, 0, 0)
    put(board, BELT, 5, 7, 1)
    twin = board.clone()
    put(twin, GAME_MEAT + 16, 4, 0)
    assert (board.as_data(), board.fits(BELT)) == ([["clothing", 0], ["belt", 156 + 5 * ACROSS + 7]], True)
    again = board_from_data(twin.plan, twin.as_data())
    for piece in PIECES_TO_TRY:
        assert again.spots(piece) == twin.spots(piece)
    assert (again.covered, again.laid) == (twin.covered, twin.laid)
    for bad in ([["belt", 13 * 11 + 9]], [["belt", 0], ["chest", 0]], [["nothing", 0]]):
        with pytest.raises(ValueError, match=r"lie|piece"):
            board_from_data(board.plan, bad)
