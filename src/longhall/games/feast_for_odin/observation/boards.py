"""The part of an observation about one's own boards: which of their fields are covered."""

from __future__ import annotations

from typing import Final

from ....kernel.bot.observation import Part, Row, flags
from ..content.things import FIRST_HOUSE, GREEN, HOME, LONG_HOUSE_PLAN, SHED_PLAN, STONE_HOUSE_PLAN
from ..state.board_plans import ACROSS
from ..state.boards import Board
from ..state.position import Odin

ROW: Final = (1 << ACROSS) - 1
HOME_ROWS: Final = 12
ISLAND_SIDE: Final = 9
"""No island has more rows or columns."""
STONE_ROWS: Final = 4
STONE_COLUMNS: Final = 5
LONG_ROWS: Final = 3
LONG_COLUMNS: Final = 11
STONE_HOUSES: Final = 3
LONG_HOUSES: Final = 5


def board_parts() -> list[Part]:
    """What `put_own_boards` writes."""
    island = ISLAND_SIDE * ISLAND_SIDE
    stone = STONE_ROWS * STONE_COLUMNS
    long = LONG_ROWS * LONG_COLUMNS
    return [
        flags("me.home", HOME_ROWS * ACROSS, "covered fields of the home board, row by row"),
        flags("me.home_green", HOME_ROWS * ACROSS, "those covered by green goods"),
        *[flags(f"me.island{at + 1}", island, "covered fields of an island, 9 rows of 9") for at in range(4)],
        *[flags(f"me.stone_house{at + 1}", stone, "covered fields, 4 rows of 5") for at in range(STONE_HOUSES)],
        *[flags(f"me.long_house{at + 1}", long, "covered fields, 3 rows of 11") for at in range(LONG_HOUSES)],
        Part("me.slots", 4, 9, "filled slots: wood and stone in sheds, wood and stone in stone houses"),
    ]


def put_own_boards(row: Row, s: Odin, seat: int) -> None:
    """One's own boards, each kind in the order in which they came; islands in the order of the table."""
    boards = s.players[seat].boards
    home = boards[HOME]
    put_fields(row, home.covered, HOME_ROWS, ACROSS)
    put_fields(row, green_fields(home), HOME_ROWS, ACROSS)
    islands: list[int] = [0, 0, 0, 0]
    stone: list[int] = []
    long: list[int] = []
    slots = [0, 0, 0, 0]
    for board in boards:
        kind = board.plan.kind
        if HOME < kind < FIRST_HOUSE:
            islands[kind - 1 >> 1] = board.covered
        elif kind == STONE_HOUSE_PLAN:
            stone.append(board.covered)
            slots[2] += board.slots_wood
            slots[3] += board.slots_stone
        elif kind == LONG_HOUSE_PLAN:
            long.append(board.covered)
        elif kind == SHED_PLAN:
            slots[0] += board.slots_wood
            slots[1] += board.slots_stone
    for covered in islands:
        put_fields(row, covered, ISLAND_SIDE, ISLAND_SIDE)
    put_houses(row, stone, STONE_HOUSES, STONE_ROWS, STONE_COLUMNS)
    put_houses(row, long, LONG_HOUSES, LONG_ROWS, LONG_COLUMNS)
    row.numbers(slots)


def put_houses(row: Row, houses: list[int], most: int, rows: int, columns: int) -> None:
    """Buildings of one kind."""
    for at in range(most):
        put_fields(row, houses[at] if at < len(houses) else 0, rows, columns)


def put_fields(row: Row, covered: int, rows: int, columns: int) -> None:
    """A set of fields, row by row."""
    if not covered:
        row.zeros(rows * columns)
        return
    for _ in range(rows):
        row.mask(covered & ROW, columns)
        covered >>= ACROSS


def green_fields(board: Board) -> int:
    """The fields under green goods, beside which no other may lie (ODN-PLACE-03)."""
    found = 0
    for entry in board.laid:
        if entry >> 19 == GREEN:
            found |= board.plan.mask[entry & 65535]
    return found
