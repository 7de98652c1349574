"""What things are worth, in points, for `evaluator.py` and `rollout_policy.py`. None of the figures is a rule.

These are the figures of `greedy`, against which levels are measured, and of Beginner and Casual: they do not change.
Better ones go into `figures/`.
"""

from __future__ import annotations

from typing import Final

from ....kernel.bot.figures import between
from ..content import things
from ..content.components import Components
from ..state.position import Odin

LONG: Final = 7
"""Rounds of the long game."""


class Weights:
    """The figures at one time of the game, named; change one on an object of your own to try it out."""

    rival: float = 0.25
    """How much of the best rival's prospects counts against one's own."""
    viking: float = 3.0
    """A Viking still to be placed."""
    field_blue: float = 0.95
    """A field of a blue tile in the supply: it will cover a field of minus one or raise income."""
    field_green: float = 0.75
    field_special: float = 0.85
    field_early: float = 0.05
    """What each round still to come adds to a field, since it may raise income."""
    field_most: float = 1.3
    """How quickly further tiles find no place: the part of the open fields that can be filled."""
    field_house: float = 0.5
    """How much of a building's open fields of minus one counts as such."""
    field_red: float = 0.25
    """A field of a red tile, as something to upgrade."""
    field_orange: float = 0.08
    seat_later: float = 0.6
    """Food for a seat of a later feast."""
    seat_cost: float = 0.9
    """What a seat of a later feast costs."""
    hunger: float = 3.0
    """What a seat of the next feast costs for which there is neither food nor silver."""
    forage: float = 0.7
    """How many seats' food a Viking that is still to be placed may find,"""
    foragers: float = 6.0
    """no more than so many of them."""
    food_kept: float = 0.9
    """How much of its worth food has that is not served now but kept."""
    silver: float = 1.1
    income: float = 1.05
    wood: float = 1.2
    wood_first: float = 0.8
    """What the first two pieces of wood add: a ship can be built."""
    stone: float = 1.0
    ore: float = 0.9
    weapon: float = 0.35
    fading: float = 0.08
    """How much less each further piece of wood, stone or ore, or weapon card, is worth."""
    resources_late: float = 3.0
    """Resources, and food as something to upgrade, lose their worth in so many rounds before the end."""
    round_played: float = 0.5
    """How much of a round is over for resources once all Vikings are placed."""
    emigration: float = 0.35
    """How much of what a large ship can gain by emigrating counts beforehand."""
    emigration_feasts: float = 0.5
    """How many of the feasts to come are over when it does,"""
    emigration_silver: float = 0.5
    """how much dearer it is by then,"""
    emigration_vikings: float = 2.0
    """and how many Vikings that takes."""
    boat: float = 1.2
    """A whaling boat beyond its points, by part of the game left."""
    longship: float = 2.5
    ship_ore: float = 0.8
    card: float = 0.8
    """A card in hand,"""
    card_most: float = 6.0
    """no more than so many of them."""
    card_played: float = 1.0
    """A played card that acts again and again, by part of the game left."""
    breeding: float = 1.2
    """Two animals of a kind, for each round to come."""
    animal_early: float = 0.5
    """What an animal is worth beyond its points for each round still to come,"""
    pregnant: float = 1.0
    """and a pregnant one besides."""
    stone_house: float = 3.0
    island_hope: float = 0.25
    """How much of an island's fields of minus one will be covered by tiles that would else find no place;"""
    island_late: float = 3.0
    """in so many rounds before the end that hope fades."""
    bonus_due: float = 0.9
    """How much of a bonus that pays each round is counted."""
    laid_field: float = 0.855
    """What a field of a tile costs that is laid for income before the last round, since it could be laid later."""
    laid_coin: float = 1.1
    laid_ore: float = 0.9
    laid_gain: float = 0.05
    """What laying for income must gain to be done at all."""
    over_minus: float = 0.5
    """Which tiles are tried first over a gap: a field of minus one that they cover besides, in fields of the gap;"""
    over_bonus: float = 2.5
    """what a bonus field that they cover counts against them,"""
    over_field: float = 0.2
    """and each of their fields."""
    slot: float = 0.6
    """A piece of wood or stone for which a building has room."""
    crowded: float = 0.5
    """How much of the tiles' worth is lost when they are as many as the open fields can take,"""
    crowded_most: float = 0.9
    """and the most that is ever lost."""

    def __init__(self) -> None:
        self.tables: dict[int, list[float]] = {}

    def things(self, box: Components, left: int) -> list[float]:
        """By thing: what one of it is worth in the supply when so many rounds are left, this one included."""
        found = self.tables.get(left)
        if found is None:
            found = self.table(box, left)
            self.tables[left] = found
        return found

    def table(self, box: Components, left: int) -> list[float]:
        """See `things`."""
        worth = [0.0] * len(things.THINGS)
        early = self.field_early * left
        late = min(1.0, left / self.resources_late)
        for good in range(things.GOODS):
            size = box.long_side[good] * box.short_side[good]
            colour = good >> 3
            if colour == things.BLUE:
                worth[good] = size * (self.field_blue + early)
            elif colour == things.GREEN:
                worth[good] = size * (self.field_green + early)
            elif colour == things.RED:
                worth[good] = self.seat_later * box.long_side[good] + size * self.field_red * late
            elif colour == things.ORANGE:
                worth[good] = self.seat_later * box.long_side[good] + size * self.field_orange * late
        for animal, pregnant in ((things.SHEEP, things.PREGNANT_SHEEP), (things.CATTLE, things.PREGNANT_CATTLE)):
            worth[animal] = max(worth[animal], box.animal_points[animal] + self.animal_early * left)
            worth[pregnant] = worth[animal] + self.pregnant
        for special in range(things.SPECIALS):
            worth[things.SPECIAL + special] = box.special_size[special] * (self.field_special + early)
        worth[things.SILVER] = self.silver if left > 1 else 1.0
        worth[things.SILVER2] = 2 * worth[things.SILVER]
        worth[things.WOOD], worth[things.STONE], worth[things.ORE] = (
            self.wood * late,
            self.stone * late,
            self.ore * late,
        )
        for weapon in range(things.BOW, things.LONG_SWORD + 1):
            worth[weapon] = self.weapon * late
        worth[things.STONE_HOUSE] = self.stone_house
        return worth


class RoundWeights:
    """What things are worth when the game begins and in its last round; between these by the rounds left.

    Its own figures are those of the rollout policy that have nothing to do with the rounds left.
    """

    # ---- for the last arrangement of the boards -----------------------------------------------------------------
    edge: float = 0.04
    """What an edge between a covered and an open field costs: ragged boards are hard to fill."""
    hope: float = 0.7
    """How much of the worth of an income coin or bonus counts when all but nothing around it is covered."""
    # ---- for answers of the rollout policy ----------------------------------------------------------------------
    spent: float = 0.1
    """Each piece spent: the more, the better."""
    turned: float = 1.0
    """A good turned over,"""
    turned_all: float = 2.0
    """or all of them at once."""
    accepted: float = 2.0
    """An offer that is accepted."""
    played: float = 1.0
    """A card played from the hand, beyond its points."""
    gone_knarr: float = 20.0
    """A knarr that emigrates,"""
    gone_longship: float = 2.0
    """a longship that does,"""
    gone_ore: float = 1.0
    """and what each piece of ore on it takes away."""
    sent_plain: float = 1.0
    """A longship without ore sent raiding,"""
    sent_loaded: float = 2.0
    """or one with ore."""
    high_roll: float = 9.0
    """Where high results are wanted, the lowest that is taken at the last roll,"""
    high_roll_left: float = 1.0
    """and how much higher it must be for each roll left."""

    def __init__(self) -> None:
        self.low_roll: list[float] = [1.0, 2.0, 9.0]
        """Where low results are wanted, the highest that is taken with one roll left, two, or any other number."""
        self.early = Weights()
        self.late = Weights()
        self.rounds: list[Weights] = []

    def at(self, left: int) -> Weights:
        """The figures when so many rounds are left, this one included."""
        if not self.rounds:
            for rounds in range(LONG):
                self.rounds.append(between(Weights(), self.late, self.early, rounds / (LONG - 1.0)))
        return self.rounds[min(max(left, 1), LONG) - 1]


def rounds_left(s: Odin) -> int:
    """Rounds to come, this one included."""
    return s.rounds() - s.round + 1


def incomes_left(s: Odin) -> int:
    """Income phases to come."""
    return s.rounds() - s.round + (1 if s.phase < 7 else 0)


def feasts_left(s: Odin) -> int:
    """Feasts to come."""
    return s.rounds() - s.round + (1 if s.phase < 9 else 0)


def bonuses_left(s: Odin) -> int:
    """Bonus phases to come; the last round has none."""
    return max(0, s.rounds() - s.round - (0 if s.phase < 10 else 1))
