"""A search for pieces that together raise a board's income: tiles over what is missing, single gaps filled with coins.

What it finds is weighed against what the same pieces would be worth later, so that nothing is laid without need.
"""

from __future__ import annotations

from typing import Final

from ....kernel.masks import bits
from ..content.things import GOODS, HOME, ORE, PIECES, SILVER
from ..state.board_plans import ACROSS, NEVER, Plan, shape_of
from ..state.boards import Board
from .packing import Move, Outlook
from .weights import Weights

NODES: Final = 200
"""How many partial fillings are looked at for one coin,"""
QUICK_NODES: Final = 60
"""and how many where a whole game is played out."""
WIDTH: Final = 3
"""How many tiles are tried over one field."""
REACH: Final = 4
"""How many coins ahead are looked at."""


class Growth:
    """The best filling found so far for one coin of one board."""

    def __init__(self, board: Board, left: list[int], outlook: Outlook, w: Weights, most: int) -> None:
        self.board = board
        self.most = most
        """How many partial fillings are looked at."""
        self.outlook = outlook
        self.weights = w
        self.left = left[:]
        lies = board.plan.lies
        self.pieces = [tile for tile in range(SILVER) if left[tile] > 0 and (tile >= GOODS or lies[tile] != NEVER)]
        """The tiles that may be laid."""
        self.nodes = 0
        self.best = 0.0
        self.moves: list[int] = []
        """The best filling in a legal order, each entry as in `Board.laid`."""
        self.before = paid(board.plan, board.covered, outlook)

    def search(self, board: Board, gap: int, cost: float) -> None:
        """Cover the gap, most hemmed-in field first, in the few most promising ways."""
        self.nodes += 1
        field = tightest(board.plan, board.covered, gap)
        for piece, place in self.choices(board, field, gap):
            mask = board.plan.mask[place]
            price = cost + self.price(piece, mask)
            if not gap & ~mask:
                self.finish(board, piece, place, price)
            elif self.nodes < self.most:
                self.left[piece] -= 1
                then = board.clone()
                then.lay(piece, place)
                self.search(then, gap & ~mask, price)
                self.left[piece] += 1

    def finish(self, board: Board, piece: int, place: int, cost: float) -> None:
        """Keep a filling that ends with this piece if it is the best so far."""
        gain = paid(board.plan, board.covered | board.plan.mask[place], self.outlook) - self.before - cost
        if gain > self.best:
            laid = [*board.laid[len(self.board.laid) :], piece << 16 | place]
            moves = in_legal_order(self.board, laid)
            if moves:
                self.best = gain
                self.moves = moves

    def price(self, piece: int, mask: int) -> float:
        """What is given up by laying a piece now."""
        if piece == SILVER:
            return self.weights.laid_coin
        if piece == ORE:
            return self.weights.laid_ore
        return self.weights.laid_field * mask.bit_count()

    def choices(self, board: Board, field: int, gap: int) -> list[tuple[int, int]]:
        """Tiles over a field, those first that cover most of the gap; then a coin or a piece of ore."""
        plan = board.plan
        w = self.weights
        masks = plan.mask
        counts = plan.counts()
        scores: list[float] = []
        chosen: list[tuple[int, int]] = []
        for piece in self.pieces:
            if self.left[piece] <= 0:
                continue
            for place in board.places_over(piece, field):
                inside = (masks[place] & gap).bit_count()
                score = inside + w.over_minus * counts.minus[place]
                score -= w.over_bonus * counts.bonuses[place]
                score -= w.over_field * counts.fields[place]
                at = len(scores)
                while at and score >= scores[at - 1]:  # of equal ones the last
                    at -= 1
                if at < WIDTH:
                    scores.insert(at, score)
                    chosen.insert(at, (piece, place))
                    if len(scores) > WIDTH:
                        scores.pop()
                        chosen.pop()
        for piece in (ORE, SILVER):
            if self.left[piece] > 0 and plan.lies[piece]:
                chosen.append((piece, plan.place_at(piece, field)))
                break
        return chosen


def paid(plan: Plan, covered: int, outlook: Outlook) -> float:
    """Points that a board brings as it is: income and bonuses of the phases to come, less its fields of minus one."""
    worth = -float((plan.minus & ~covered).bit_count())
    for track, values in enumerate(plan.track_values):
        worth += outlook.incomes * values[(covered & plan.track_mask[track]).bit_count()]
    for bonus, field in enumerate(plan.bonus_field):
        if not plan.around[bonus] & ~covered and not covered >> field & 1:
            for thing in plan.bonus_gives[bonus]:
                worth += outlook.bonuses * outlook.bonus_worth[thing]
    return worth


def tightest(plan: Plan, covered: int, gap: int) -> int:
    """The field of a gap with the fewest open neighbours, the lowest first."""
    free = plan.fields & ~covered
    best = 5
    chosen = -1
    for field in reversed(bits(gap)):
        near = (free >> field + 1 & 1) + (free >> field + ACROSS & 1)
        if field:
            near += free >> field - 1 & 1
        if field >= ACROSS:
            near += free >> field - ACROSS & 1
        if near < best:
            best = near
            chosen = field
    return chosen


def grow(boards: list[Board], left: list[int], outlook: Outlook, w: Weights, nodes: int = NODES) -> list[Move]:
    """Moves, in a legal order, that raise income or make bonuses pay, as long as that is worth more than it takes."""
    boards = [board.clone() for board in boards]
    left = left[:PIECES]
    moves: list[Move] = []
    while True:
        best: Growth | None = None
        chosen = -1
        reach = fields_of(boards[HOME].plan, left)
        for at, board in enumerate(boards):
            for gap in gaps_of(board):
                if gap.bit_count() > reach:
                    continue
                growth = Growth(board, left, outlook, w, nodes)
                growth.search(board, gap, 0.0)
                if growth.best > w.laid_gain and (best is None or growth.best > best.best):
                    best, chosen = growth, at
        if best is None:
            return moves
        for entry in best.moves:
            boards[chosen].lay(entry >> 16, entry & 65535)
            left[entry >> 16] -= 1
            moves.append(Move(chosen, entry >> 16, entry & 65535))


def fields_of(plan: Plan, left: list[int]) -> int:
    """How many fields all pieces together can cover."""
    total = 0
    for piece, count in enumerate(left):
        if count > 0:
            total += count * plan.mask[plan.start[shape_of(piece)]].bit_count()
    return total


def gaps_of(board: Board) -> list[int]:
    """What must be covered for the next coins of each track, and around each bonus field that can still pay."""
    plan = board.plan
    found: list[int] = []
    for coins in plan.drawing.track_fields:
        open_coins = [coin for coin in coins if not board.covered >> coin & 1]
        found += [plan.closure[coin] & ~board.covered for coin in open_coins[:REACH]]
    for bonus, field in enumerate(plan.bonus_field):
        missing = plan.around[bonus] & ~board.covered
        if missing and not board.covered >> field & 1:
            for coin in bits(missing & plan.coins):
                missing |= plan.closure[coin] & ~board.covered
            found.append(missing)
    return found


def in_legal_order(board: Board, laid: list[int]) -> list[int]:
    """The same pieces in an order in which each is legal; none if there is no such order."""
    board = board.clone()
    waiting = laid[:]
    done: list[int] = []
    while waiting:
        for entry in waiting:
            if board.can_lay(entry >> 16, entry & 65535):
                board.lay(entry >> 16, entry & 65535)
                done.append(entry)
                waiting.remove(entry)
                break
        else:
            return []
    return done
