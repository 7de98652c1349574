"""A board in front of a player: what lies on it, where a piece may still lie, and what it pays and costs."""

from __future__ import annotations

from ....kernel.action import Action
from ....kernel.masks import bits, long_bits
from ..content.things import (
    CHEST,
    CLOAKPIN,
    GOODS,
    HOME,
    LONG_HOUSE_PLAN,
    NUMBER,
    ORANGE,
    ORE,
    RUNE_STONE,
    SHED_PLAN,
    SILVER,
    SILVERWARE,
    STONE,
    THINGS,
    WOOD,
)
from .board_plans import (
    ACROSS,
    AREA,
    FIRST_SPECIAL,
    JOINERS,
    KEEPS_OFF,
    KEEPS_OFF_TOO,
    NEVER,
    SPOTS,
    STONE_SLOT,
    WOOD_SLOT,
    Plan,
    mask_of_shape,
    shape_of,
    turned,
)


class Board:
    """The mutable half of a board.

    The kept sets say which places overlap with nothing (`free`) and, beyond that, touch none of the colours that keep
    off (`free_first`: green, in houses orange; `free_second`: red in houses). What follows from them is worked out when
    first asked after a change: places that cover coins and may (`ready`), and which pieces fit (`fitting`).
    """

    __slots__ = (
        "covered",
        "fitting",
        "free",
        "free_first",
        "free_second",
        "free_special",
        "known",
        "laid",
        "plan",
        "ready",
        "ready_special",
        "slots_stone",
        "slots_wood",
    )

    plan: Plan
    covered: int
    free: int
    free_first: int
    free_second: int
    free_special: int
    ready: int
    ready_special: int
    known: int
    """Pieces that were looked at since the board changed last, as a mask."""
    fitting: int
    """Those of them that fit somewhere."""
    laid: list[int]
    """In order, each as piece << 16 | place. Replaced, never changed: clones share it."""
    slots_wood: int
    slots_stone: int
    """Slots that are filled."""

    def clone(self) -> Board:
        """A board of its own in the same position."""
        b = Board()
        b.plan = self.plan
        b.covered = self.covered
        b.free = self.free
        b.free_first = self.free_first
        b.free_second = self.free_second
        b.free_special = self.free_special
        b.ready = self.ready
        b.ready_special = self.ready_special
        b.known = self.known
        b.fitting = self.fitting
        b.laid = self.laid
        b.slots_wood = self.slots_wood
        b.slots_stone = self.slots_stone
        return b

    # Where a piece may lie

    def open_places(self, piece: int, joiner: bool) -> int:
        """The legal places of a piece on fields, as a mask from the first place of its shape on."""
        plan = self.plan
        shape = plan.shape[piece]
        free = self._free_for(piece, joiner)
        found = free & plan.plain[shape]
        coins = free & plan.on_coins[shape]
        if coins:
            found |= coins & self._ready_for(shape)
        return found >> plan.start[shape] - (plan.special_start if shape >= FIRST_SPECIAL else 0)

    def _free_for(self, piece: int, joiner: bool) -> int:
        """The kept set that a piece goes by; none if it may not lie here."""
        lies = self.plan.lies[piece]
        if lies == KEEPS_OFF:
            return self.free_first
        if lies == KEEPS_OFF_TOO:
            return self.free_second
        if lies == NEVER or (lies == JOINERS and not joiner):
            return 0
        if GOODS <= piece < SILVER:
            if self.free_special < 0:
                self._find_special()
            return self.free_special
        return self.free

    def places_over(self, piece: int, field: int) -> list[int]:
        """Where a piece would cover a field and break no rule, but perhaps that of income, which others may mend."""
        plan = self.plan
        shape = shape_of(piece)
        base = plan.special_start if shape >= FIRST_SPECIAL else 0
        covering = plan.covering_special if base else plan.covering
        found = self._free_for(piece, False) & plan.shape_mask[shape] & covering[field]
        return plan.numbers.of(plan.start[shape], found >> plan.start[shape] - base)

    def _ready_for(self, shape: int) -> int:
        plan = self.plan
        if shape >= FIRST_SPECIAL:
            if self.ready_special < 0:
                self.ready_special = self._find_ready(plan.covering_special, self.free_special, plan.special_start)
            return self.ready_special
        if self.ready < 0:
            self.ready = self._find_ready(plan.covering, self.free, 0)
        return self.ready

    def _find_special(self) -> None:
        plan = self.plan
        hit = 0
        for field in long_bits(self.covered):
            hit |= plan.covering_special[field]
        self.free_special = plan.all_special & ~hit

    def _find_ready(self, covering: list[int], free: int, base: int) -> int:
        """Places that cover an income coin and may: with them all left of it and below is covered (ODN-PLACE-14 to 18).

        Coins are covered in ascending order, so such a place covers the next coin of a track and all that is missing in
        its rectangle. Where it covers further coins, these are looked at one by one.
        """
        plan = self.plan
        several = plan.several if base == 0 else plan.several_special
        ready = 0
        for coins in plan.drawing.track_fields:
            for coin in coins:
                if not self.covered >> coin & 1:
                    break
            else:
                continue
            found = free & covering[coin]
            gap = plan.closure[coin] & ~self.covered
            while gap and found:
                field = gap.bit_length() - 1
                found &= covering[field]
                gap ^= 1 << field
            ready |= found
        doubtful = ready & several
        for place in bits(doubtful):
            if plan.needs(place + base) & ~self.covered:
                ready ^= 1 << place
        return ready

    def places(self, piece: int, joiner: bool = False) -> list[int]:
        """All legal places of a piece, slots included; `joiner`: the owner has played Master Joiner (card 40)."""
        plan = self.plan
        found = plan.numbers.of(plan.start[plan.shape[piece]], self.open_places(piece, joiner))
        if piece == WOOD and self.slots_wood < plan.drawing.wood_slots:
            found.append(plan.slot_wood)
        elif piece == STONE and self.slots_stone < plan.drawing.stone_slots:
            found.append(plan.slot_stone)
        return found

    def answers(self, piece: int, joiner: bool) -> list[Action]:
        """The same as `places`, as the actions that name them."""
        plan = self.plan
        found = plan.answers.of(plan.start[plan.shape[piece]], self.open_places(piece, joiner))
        if piece == WOOD and self.slots_wood < plan.drawing.wood_slots:
            found.append(plan.answers.all[plan.slot_wood])
        elif piece == STONE and self.slots_stone < plan.drawing.stone_slots:
            found.append(plan.answers.all[plan.slot_stone])
        return found

    def spots(self, piece: int, joiner: bool = False) -> list[int]:
        """The same as `places`, as spots that mean the same on all boards."""
        spot = self.plan.spot
        return [spot[place] for place in self.places(piece, joiner)]

    def fits(self, piece: int, joiner: bool = False) -> bool:
        """Whether there is any legal place."""
        plan = self.plan
        if piece >= WOOD:
            if piece == WOOD and self.slots_wood < plan.drawing.wood_slots:
                return True
            if piece == STONE:
                return self.slots_stone < plan.drawing.stone_slots
        free = self.free_first if plan.lies[piece] == KEEPS_OFF else self._free_for(piece, joiner)
        shape = plan.shape[piece]
        if free & plan.plain[shape]:
            return True
        coins = free & plan.on_coins[shape]
        return coins != 0 and coins & self._ready_for(shape) != 0

    def fitting_of(self, pieces: int, joiner: bool = False) -> int:
        """Those of a set of pieces, as a mask, that fit somewhere."""
        plan = self.plan
        new = pieces & plan.taken & ~self.known
        if new:
            self.known |= new
            while new:
                low = new & -new
                new ^= low
                if self.fits(low.bit_length() - 1):
                    self.fitting |= low
        found = pieces & self.fitting
        if plan.house and pieces >> WOOD & 1 and self.fits(WOOD, joiner):  # not kept: it depends on the owner's cards
            found |= 1 << WOOD
        return found

    def can_lay(self, piece: int, place: int, joiner: bool = False) -> bool:
        """Whether this place is legal."""
        plan = self.plan
        if place >= plan.slot_wood:
            if place == plan.slot_wood:
                return piece == WOOD and self.slots_wood < plan.drawing.wood_slots
            return piece == STONE and self.slots_stone < plan.drawing.stone_slots
        offset = place - plan.start[shape_of(piece)]
        return offset >= 0 and self.open_places(piece, joiner) >> offset & 1 == 1

    def lay(self, piece: int, place: int) -> None:
        """Lay a piece at a legal place; it stays for good (ODN-PLACE-31)."""
        plan = self.plan
        self.laid = [*self.laid, piece << 16 | place]
        self.known = 0
        self.fitting = 0
        if place >= plan.slot_wood:
            if place == plan.slot_wood:
                self.slots_wood += 1
            else:
                self.slots_stone += 1
            return
        off = plan.off(place)
        self.covered |= plan.mask[place]
        self.free &= off
        lies = plan.lies[piece]
        self.free_first &= plan.apart(place) if lies == KEEPS_OFF else off
        self.free_second &= plan.apart(place) if lies == KEEPS_OFF_TOO else off
        if self.free_special >= 0:
            self.free_special &= plan.off_special(place)
        self.ready = -1
        self.ready_special = -1

    def why_not(self, piece: int, spot: int, joiner: bool = False) -> str:
        """The rule that forbids a piece at a spot; an empty word if none does."""
        if spot >= SPOTS:
            return self._why_not_slot(piece, spot)
        plan = self.plan
        lies = plan.lies[piece]
        if lies == NEVER or (lies == JOINERS and not joiner):
            return self._why_never(piece)
        place = plan.place_at(piece, spot)
        if place < 0:
            return self._why_nowhere(piece, spot)
        if self.can_lay(piece, place, joiner):
            return ""
        if plan.mask[place] & self.covered:
            return "ODN-PLACE-07"
        if plan.needs(place) & ~self.covered:
            return "ODN-PLACE-14"
        if plan.house:
            return "ODN-PLACE-25" if piece >> 3 == ORANGE else "ODN-PLACE-26"
        return "ODN-PLACE-03"

    def _why_not_slot(self, piece: int, spot: int) -> str:
        fits = (piece == WOOD and spot == WOOD_SLOT) or (piece == STONE and spot == STONE_SLOT)
        if fits and self.fits(piece):
            return ""
        return "ODN-PLACE-29" if self.plan.kind == SHED_PLAN else "ODN-PLACE-30"

    def _why_never(self, piece: int) -> str:
        if self.plan.kind == SHED_PLAN:
            return "ODN-PLACE-29"
        if self.plan.house:
            return "ODN-PLACE-24" if piece == ORE else "ODN-PLACE-23"
        return "ODN-PLACE-02" if self.plan.kind == HOME else "ODN-PLACE-20"

    def _why_nowhere(self, piece: int, spot: int) -> str:
        plan = self.plan
        rows = turned(plan.shapes[shape_of(piece)], spot // AREA)
        row, column = divmod(spot % AREA, ACROSS)
        if row + len(rows) <= plan.drawing.height and column + len(rows[0]) <= plan.drawing.width:
            there = mask_of_shape(rows) << spot % AREA
            if not there & ~plan.fields:
                return "ODN-PLACE-09"
            if there & plan.drawing.holes:
                return "ODN-PLACE-28" if plan.kind == LONG_HOUSE_PLAN else "ODN-PLACE-21"
        return "ODN-PLACE-08"

    # What the board pays and costs

    def income(self) -> int:
        """Silver of phase 7: on each track the lowest coin still seen (ODN-PH7-01, 03)."""
        plan = self.plan
        total = 0
        for track in range(len(plan.track_mask)):
            total += plan.track_values[track][(self.covered & plan.track_mask[track]).bit_count()]
        return total

    def bonus_fields(self) -> list[int]:
        """The bonuses, by number, that pay in phase 10: seen, and all around covered (ODN-PH10-01 to 03, 07)."""
        plan = self.plan
        found = []
        for bonus in range(len(plan.around)):
            if not plan.around[bonus] & ~self.covered and not self.covered >> plan.bonus_field[bonus] & 1:
                found.append(bonus)
        return found

    def bonuses(self) -> list[int]:
        """The things that the bonus fields give now."""
        found: list[int] = []
        for bonus in self.bonus_fields():
            found += self.plan.bonus_gives[bonus]
        return found

    def minus(self) -> int:
        """Points lost for uncovered fields of minus one and for empty slots (ODN-SCORE-11)."""
        drawing = self.plan.drawing
        empty = drawing.wood_slots - self.slots_wood + drawing.stone_slots - self.slots_stone
        return (self.plan.minus & ~self.covered).bit_count() + empty

    # Other questions and changes

    def holds(self, piece: int) -> bool:
        """Whether such a piece lies here."""
        return any(entry >> 16 == piece for entry in self.laid)

    def count(self, first: int, last: int) -> int:
        """How many pieces with numbers from `first` to `last` lie here."""
        found = 0
        for entry in self.laid:
            if first <= entry >> 16 <= last:
                found += 1
        return found

    def lift(self, special: int) -> None:
        """Take the Cloakpin or the Drinking Horn off and fill the hole with its two goods (cards 70, 71)."""
        plan = self.plan
        first = SILVERWARE if special == CLOAKPIN else CHEST
        for at, entry in enumerate(self.laid):
            if entry >> 16 == special:
                hole = plan.mask[entry & 65535]
                for one in plan.place_by_spot[shape_of(first)].values():
                    if plan.mask[one] & ~hole:
                        continue
                    rest = hole & ~plan.mask[one]
                    for other in plan.place_by_spot[shape_of(RUNE_STONE)].values():
                        if plan.mask[other] == rest:
                            goods = [first << 16 | one, RUNE_STONE << 16 | other]
                            self.laid = [*self.laid[:at], *goods, *self.laid[at + 1 :]]
                            return
        raise ValueError("this tile does not lie here or is no tile that can be lifted")

    def as_data(self) -> list[list[object]]:
        """What lies here as plain data: the id of each piece and its spot, in order."""
        return [[THINGS[entry >> 16], self.plan.spot[entry & 65535]] for entry in self.laid]


def new_board(plan: Plan) -> Board:
    """An empty board."""
    b = Board()
    b.plan = plan
    b.covered = 0
    b.free = plan.all
    b.free_first = plan.all
    b.free_second = plan.all
    b.free_special = -1
    b.ready = -1
    b.ready_special = -1
    b.known = 0
    b.fitting = 0
    b.laid = []
    b.slots_wood = 0
    b.slots_stone = 0
    return b


def board_from_data(plan: Plan, data: list[list[object]]) -> Board:
    """The board that `as_data` wrote."""
    b = new_board(plan)
    for name, spot in data:
        if not isinstance(name, str) or not isinstance(spot, int) or name not in NUMBER:
            raise ValueError("a piece is its id and its spot")
        piece = NUMBER[name]
        place = plan.place_at(piece, spot)
        if place < 0 or plan.mask[place] & b.covered:
            raise ValueError(f"{name} cannot lie at {spot}")
        b.lay(piece, place)
    return b
