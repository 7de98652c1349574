"""Good uses of what lies in the supply: a search for placements on the own boards, and an exact search for a feast.

Both serve as one-click help for people and as the bot's hand; neither knows more than the player does.
"""

from __future__ import annotations

from typing import Final

from ..content import things
from ..content.components import Components
from ..state.board_plans import Plan
from ..state.boards import Board

BEAM: Final = 2
"""How many arrangements are followed at a time."""
TRIED: Final = 2
"""How many continuations of each are followed."""
NO_SEAT: Final = -1
"""A seat left empty."""
UPRIGHT: Final = 64
"""Added to a thing that is served with its short side along the table."""


KINDS_OF_FOOD: Final[list[list[int]]] = [[thing] for thing in range(things.GREEN * things.COLUMNS)]
"""The things of each kind of food, orange and red: pregnant animals are of the same kind as others."""
KINDS_OF_FOOD[things.SHEEP].append(things.PREGNANT_SHEEP)
KINDS_OF_FOOD[things.CATTLE].append(things.PREGNANT_CATTLE)


class Move:
    """A piece laid on one of the player's boards."""

    __slots__ = ("board", "piece", "place")

    def __init__(self, board: int, piece: int, place: int) -> None:
        self.board = board
        self.piece = piece
        self.place = place


class Outlook:
    """What makes a board worth something: how often it will still pay."""

    def __init__(
        self, incomes: int, bonuses: int, bonus_worth: list[float], edge: float = 0.0, hope: float = 0.0
    ) -> None:
        self.incomes = incomes
        """Income phases to come."""
        self.bonuses = bonuses
        """Bonus phases to come."""
        self.bonus_worth = bonus_worth
        """By thing: what one of it is worth."""
        self.edge = edge
        """What an edge between a covered and an open field costs."""
        self.hope = hope
        """How much of the worth of an income coin or bonus counts when all but nothing around it is covered."""


class Valued:
    """What a board is worth, kept so that it is quickly told what one more piece would make of it."""

    def __init__(self, plan: Plan, covered: int, outlook: Outlook) -> None:
        self.plan = plan
        self.covered = covered
        self.outlook = outlook
        self.near: list[list[float]] = []
        """By income track: how much of each coin counts now."""
        self.reach: list[int] = []
        """By income track: the fields that matter for any of its coins."""
        self.paid: list[float] = []
        """By income track."""
        if outlook.incomes:
            for track, coins in enumerate(plan.drawing.track_fields):
                reach = 0
                for coin in coins:
                    reach |= plan.closure[coin]
                self.near.append([nearness(plan.closure[coin], covered, outlook.hope) for coin in coins])
                self.reach.append(reach)
                self.paid.append(self.track(track, 0))

    def track(self, track: int, piece: int) -> float:
        """What an income track is likely to pay with one more piece; only coins near it have to be looked at again."""
        plan = self.plan
        values = plan.track_values[track]
        near = self.near[track]
        hope = self.outlook.hope
        covered = self.covered | piece
        paid = float(values[0])
        for at, coin in enumerate(plan.drawing.track_fields[track]):
            fields = plan.closure[coin]
            paid += (values[at + 1] - values[at]) * (nearness(fields, covered, hope) if fields & piece else near[at])
        return paid

    def total(self, piece: int) -> float:
        """Points that the board is likely to bring with one more piece: what it pays and costs, and how near it is to
        paying more, less something for ragged edges."""
        plan, outlook = self.plan, self.outlook
        covered = self.covered | piece
        worth = -float((plan.minus & ~covered).bit_count())
        for track, paid in enumerate(self.paid):
            worth += (self.track(track, piece) if self.reach[track] & piece else paid) * outlook.incomes
        if outlook.bonuses:
            for bonus, field in enumerate(plan.bonus_field):
                if covered >> field & 1:
                    continue
                near = nearness(plan.around[bonus], covered, outlook.hope)
                for thing in plan.bonus_gives[bonus]:
                    worth += outlook.bonus_worth[thing] * outlook.bonuses * near
        return worth - outlook.edge * raggedness(plan, covered)


def nearness(fields: int, covered: int, hope: float) -> float:
    """How much of something counts that pays when all these fields are covered; up to `hope` while one is open."""
    missing = fields & ~covered
    if not missing:
        return 1.0
    part = 1.0 - missing.bit_count() / fields.bit_count()
    return hope * part * part


def raggedness(plan: Plan, covered: int) -> int:
    """How many edges lie between covered and open fields."""
    rest = plan.fields & ~covered
    return (
        (rest & covered << 1).bit_count()
        + (rest & covered >> 1).bit_count()
        + ((rest & covered << 13).bit_count() + (rest & covered >> 13).bit_count())
    )


class Option:
    """The best place of one piece on one board, and what it gains."""

    __slots__ = ("board", "gain", "piece", "place")

    def __init__(self, gain: float, board: int, piece: int, place: int) -> None:
        self.gain = gain
        self.board = board
        self.piece = piece
        self.place = place


class Arrangement:
    """Boards with some moves already made, what is left to lay, and the best place of each piece on each board."""

    __slots__ = ("boards", "left", "moves", "options", "worth")

    def __init__(self, boards: list[Board], left: list[int]) -> None:
        self.boards = boards
        self.left = left
        self.worth = 0.0
        self.moves: list[Move] = []
        self.options: list[list[Option]] = []

    def after(self, option: Option, outlook: Outlook) -> Arrangement:
        """A new arrangement with one more move; only that board's options have changed."""
        at = option.board
        board = self.boards[at].clone()
        board.lay(option.piece, option.place)
        left = self.left[:]
        left[option.piece] -= 1
        made = Arrangement([*self.boards[:at], board, *self.boards[at + 1 :]], left)
        made.worth = self.worth + option.gain
        made.moves = [*self.moves, Move(at, option.piece, option.place)]
        made.options = [*self.options[:at], options_on(board, at, left, outlook), *self.options[at + 1 :]]
        return made

    def best_options(self, most: int) -> list[Option]:
        """The most worthwhile next moves."""
        found = [option for options in self.options for option in options if self.left[option.piece] > 0]
        found.sort(key=gain_of, reverse=True)
        return found[:most]


def options_on(board: Board, at: int, left: list[int], outlook: Outlook) -> list[Option]:
    """The best place on a board for each piece that is left, where there is one that gains something."""
    plan = board.plan
    valued = Valued(plan, board.covered, outlook)
    now = valued.total(0)
    found: list[Option] = []
    for piece, count in enumerate(left):
        if count <= 0 or not board.fits(piece):
            continue
        best = 0.0
        where = -1
        for place in board.places(piece):
            gain = valued.total(plan.mask[place]) - now
            if gain > best:
                best = gain
                where = place
        if where >= 0:
            found.append(Option(best, at, piece, where))
    return found


def gain_of(option: Option) -> float:
    """What a move gains."""
    return option.gain


def worth_so_far(arrangement: Arrangement) -> float:
    """What an arrangement is worth."""
    return arrangement.worth


def best_arrangement(boards: list[Board], left: list[int], outlook: Outlook, beam: int = BEAM) -> list[Move]:
    """Moves that lay pieces (`left`: counts by piece) where they bring most; for coins see `income_search.py`."""
    best = Arrangement(boards, left)
    best.options = [options_on(board, at, left, outlook) for at, board in enumerate(boards)]
    rest = [best]
    while rest:
        grown: list[Arrangement] = []
        seen: list[int] = []
        for arrangement in rest:
            for option in arrangement.best_options(min(beam, TRIED)):
                mark = 0
                for at, board in enumerate(arrangement.boards):
                    covered = board.covered
                    if at == option.board:
                        covered |= board.plan.mask[option.place]
                    mark = mark * 1000003 + covered
                if mark not in seen:
                    seen.append(mark)
                    grown.append(arrangement.after(option, outlook))
        grown.sort(key=worth_so_far, reverse=True)
        rest = grown[:beam]
        if rest and rest[0].worth > best.worth:
            best = rest[0]
    return best.moves


def last_moves(boards: list[Board], supply: list[int], joiner: bool) -> list[Move]:
    """What may lie at the end of the game without any loss: ore, wood and stone, wherever a point is saved."""
    moves: list[Move] = []
    boards = [board.clone() for board in boards]
    for piece in (things.WOOD, things.STONE, things.ORE):
        count = supply[piece]
        for at, board in enumerate(boards):
            for place in board.places(piece, joiner) if piece != things.STONE else board.places(things.STONE):
                while count > 0 and board.can_lay(piece, place, joiner) and saves_a_point(board, place):
                    board.lay(piece, place)
                    moves.append(Move(at, piece, place))
                    count -= 1
    return moves


def saves_a_point(board: Board, place: int) -> bool:
    """Whether a place covers a field of minus one; slots always do."""
    return place >= board.plan.slot_wood or board.plan.mask[place] & board.plan.minus != 0


# ---- feasts ----------------------------------------------------------------------------------------------------------


class Serving:
    """A part of a feast under way: seats taken, orange tiles less red ones, what was given up, and what was served."""

    __slots__ = ("cost", "served")

    def __init__(self, cost: float, served: list[int]) -> None:
        self.cost = cost
        self.served = served


def best_feast(
    box: Components,
    seats: int,
    supply: list[int],
    keep: list[float],
    silver_worth: float,
    lengthwise_peas: int = 1,
) -> list[int]:
    """What to serve from left to right so that the least is given up: things (with UPRIGHT where so), SILVER, NO_SEAT.

    `supply` holds counts by thing, `keep` what each is worth if kept. Only seats taken and the surplus of one food
    colour matter: equal colours can be kept apart by as many tiles of the other colour, coins or empty seats.
    """
    width = 2 * seats + 1
    table: list[Serving | None] = [None] * ((seats + 1) * width)
    table[seats] = Serving(0.0, [])
    for kind, all_things in enumerate(KINDS_OF_FOOD):
        foods = [thing for thing in all_things if supply[thing] > 0]
        if foods:
            most = lengthwise_peas if kind == things.PEAS else 1
            table = with_kind(box, seats, table, foods, supply, keep, most)
    silver = supply[things.SILVER]
    best: list[int] = []
    lowest = -1.0
    for taken in range(seats + 1):
        rest = seats - taken
        coins = min(silver, rest) if silver_worth < box.penalty_points else 0
        for surplus in range(-seats, seats + 1):
            serving = table[taken * width + surplus + seats]
            if serving is None or abs(surplus) - 1 > rest:
                continue
            cost = serving.cost + coins * silver_worth + (rest - coins) * box.penalty_points
            if lowest < 0.0 or cost < lowest - 1e-9:
                lowest = cost
                best = in_a_row(box, serving.served, [things.SILVER] * coins + [NO_SEAT] * (rest - coins))
    return best


def with_kind(
    box: Components,
    seats: int,
    table: list[Serving | None],
    foods: list[int],
    supply: list[int],
    keep: list[float],
    lengthwise: int,
) -> list[Serving | None]:
    """The table of servings when tiles of one more kind may be served: at first lengthwise, further ones upright."""
    width = 2 * seats + 1
    tiles: list[int] = []
    for thing in sorted(foods, key=lambda thing: keep[thing]):
        tiles += [thing] * min(supply[thing], seats)
    step = 1 if box.colour[foods[0]] == things.ORANGE else -1
    long, short = box.long_side[foods[0]], box.short_side[foods[0]]
    made = table[:]
    for at, serving in enumerate(table):
        if serving is None:
            continue
        cost = serving.cost
        for number in range(1, len(tiles) + 1):
            cost += keep[tiles[number - 1]]
            surplus = at % width - seats + step * number
            if abs(surplus) > seats:
                break
            for flat in range(min(number, lengthwise) + 1):
                taken = at // width + flat * long + (number - flat) * short
                place = taken * width + surplus + seats
                if taken > seats:
                    break
                there = made[place]
                if there is None or cost < there.cost - 1e-9:
                    served = tiles[:number] if long == short else upright_from(tiles[:number], flat)
                    made[place] = Serving(cost, serving.served + served)
    return made


def upright_from(tiles: list[int], flat: int) -> list[int]:
    """The first few tiles lie lengthwise, the others stand."""
    return [tile if at < flat else tile + UPRIGHT for at, tile in enumerate(tiles)]


def in_a_row(box: Components, served: list[int], fillers: list[int]) -> list[int]:
    """The tiles of a feast in an order that keeps equal colours apart; what fills seats stands between if it must."""
    orange = [tile for tile in served if box.colour[tile % UPRIGHT] == things.ORANGE]
    red = [tile for tile in served if box.colour[tile % UPRIGHT] == things.RED]
    more, fewer = (orange, red) if len(orange) >= len(red) else (red, orange)
    row: list[int] = []
    for at, tile in enumerate(more):
        row.append(tile)
        if at < len(fewer):
            row.append(fewer[at])
        elif at < len(more) - 1:
            row.append(fillers.pop(0))
    return row + fillers
