"""What `longhall bench` times beside whole games."""

from __future__ import annotations

import random
from typing import Final

from .content.things import CHEST, RUNE_STONE, SILVERWARE, SKIN_AND_BONES
from .state.board_plans import Plan
from .state.boards import Board, new_board

HALF: Final = 66
"""Fields, of the 143 of the home board, some of which are never covered."""


def half_filled(plan: Plan) -> Board:
    """A board on which so many fields are covered by goods laid at random, always in the same way."""
    rng = random.Random(1)
    board = new_board(plan)
    while board.covered.bit_count() < HALF:
        piece = rng.choice([RUNE_STONE, SILVERWARE, CHEST])
        board.lay(piece, rng.choice(board.places(piece)))
    return board


class PlacesOfATile:
    """All places of one tile on a home board that is half filled."""

    def __init__(self, home: Plan) -> None:
        self.board = half_filled(home)

    def __call__(self) -> object:
        """Find all places of the tile."""
        return self.board.places(SKIN_AND_BONES)
