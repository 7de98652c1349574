# uncompiled: reads described positions, where types are open
"""Pieces on boards as scenarios write them: `oil 5,0`, `fibula 2,3 turn 1`, `silver 8,0-11,3`, `wood`."""

from __future__ import annotations

import re
from typing import Final

from ....kernel.errors import BadGiven
from ..content.things import NUMBER, PIECES, SILVER, THINGS
from ..state.board_plans import ACROSS, AREA, SPOTS, STONE_SLOT, WOOD_SLOT
from ..state.boards import Board

PIECE: Final = re.compile(r"^(\w+) (\d+),(\d+)(?:-(\d+),(\d+))?(?: turn (\d))?$")


def lay_all(board: Board, pieces: list[str], path: tuple[str, ...]) -> None:
    """Lay what is described, whatever the order; only overlaps and impossible places are refused."""
    for text in pieces:
        if text in ("wood", "stone"):
            lay_at(board, NUMBER[text], WOOD_SLOT if text == "wood" else STONE_SLOT, text, path)
            continue
        found = PIECE.match(text)
        names = [name for name in THINGS[:PIECES] if name]
        if found is None or found[1] not in names:
            raise BadGiven(path, "error-given-word", given=text, known=names)
        piece = NUMBER[found[1]]
        row, column = int(found[2]), int(found[3])
        if found[4] is None:
            lay_at(board, piece, int(found[6] or 0) * AREA + row * ACROSS + column, text, path)
            continue
        if piece < SILVER:
            raise BadGiven(path, "error-given-word", given=text, known=THINGS[SILVER:PIECES])
        for down in range(row, int(found[4]) + 1):
            for across in range(column, int(found[5]) + 1):
                spot = down * ACROSS + across
                if board.plan.place_at(piece, spot) >= 0 and not board.covered >> spot & 1:
                    lay_at(board, piece, spot, text, path)


def lay_at(board: Board, piece: int, spot: int, text: str, path: tuple[str, ...]) -> None:
    """Lay one piece."""
    place = board.plan.place_at(piece, spot)
    overlaps = spot < SPOTS and place >= 0 and board.plan.mask[place] & board.covered
    if place < 0 or overlaps:
        raise BadGiven(path, "error-given-word", given=text, known=["row,column", "row,column turn 1"])
    board.lay(piece, place)


def written(board: Board) -> list[str]:
    """What lies on a board, in the same words, in order."""
    found = []
    for entry in board.laid:
        name = THINGS[entry >> 16]
        spot = board.plan.spot[entry & 65535]
        if spot >= SPOTS:
            found.append(name)
            continue
        row, column = divmod(spot % AREA, ACROSS)
        turn = spot // AREA
        found.append(f"{name} {row},{column} turn {turn}" if turn else f"{name} {row},{column}")
    return found
