"""What a bot may know about playing well: what a position is worth, part by part, and how far to look ahead."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action
from ....kernel.bot.advice import Advice
from ....kernel.chance import Chance
from ..content import things
from ..state.position import OVER, Odin, Player
from .features import features
from .rollout_policy import RolloutPolicy
from .weights import RoundWeights, Weights, bonuses_left, feasts_left, incomes_left, rounds_left

PARTS: Final = [
    *["scored", "boards", "income", "bonuses", "tiles", "food", "silver", "resources", "ships", "vikings", "cards"],
]
RIVAL: Final = "rival"
CERTAIN: Final = 1000.0
"""What is added to an answer that was found by a search of its own."""


class OdinAdvice(Advice[Odin]):
    """Values a position by what the game is likely to end with; when it has ended, by what it ended with."""

    def __init__(self, worths: RoundWeights | None = None, quick: bool = False) -> None:
        self.worths = worths if worths is not None else RoundWeights()
        self.rollout_policy = RolloutPolicy(self.worths, quick)

    def quicker(self) -> OdinAdvice:
        """Placements are searched for less thoroughly."""
        return OdinAdvice(self.worths, quick=True)

    def value(self, s: Odin, seat: int) -> float:
        """The sum of `reasons`."""
        return total_of(self.parts(s, seat)) - self.rivals(s, seat)

    def reasons(self, s: Odin, seat: int) -> list[tuple[str, float]]:
        """What the value of a position is made of: its parts, and what the best rival's prospects take away."""
        found = list(zip(PARTS, self.parts(s, seat), strict=True))
        return [*found, (RIVAL, -self.rivals(s, seat))]

    def progress(self, s: Odin) -> float:
        """By rounds and their phases."""
        return (s.round - 1.0 + s.phase / OVER) / s.rounds()

    def features(self, s: Odin) -> list[list[float]]:
        """See `features.py`."""
        parts = [self.parts(s, seat) for seat in range(s.seats)]
        totals = [total_of(row) for row in parts]
        return [features(s, seat, row, totals) for seat, row in enumerate(parts)]

    def features_and_value(self, s: Odin, seat: int) -> tuple[list[float], float]:
        """What both need is worked out once."""
        parts = [self.parts(s, one) for one in range(s.seats)]
        totals = [total_of(row) for row in parts]
        return features(s, seat, parts[seat], totals), totals[seat] - self.taken_away(s, seat, totals)

    def rivals(self, s: Odin, seat: int) -> float:
        """What the best rival's prospects take away; nothing when playing alone."""
        if s.seats == 1:
            return 0.0
        totals = [0.0 if other == seat else total_of(self.parts(s, other)) for other in range(s.seats)]
        return self.taken_away(s, seat, totals)

    def taken_away(self, s: Odin, seat: int, totals: list[float]) -> float:
        """The same from the sums of everybody's parts."""
        if s.seats == 1:
            return 0.0
        best = max([total for other, total in enumerate(totals) if other != seat])
        return self.worths.at(rounds_left(s)).rival * best

    def parts(self, s: Odin, seat: int) -> list[float]:
        """The parts of the value for a seat, in the order of `PARTS`."""
        me = s.players[seat]
        w = self.worths.at(rounds_left(s))
        silver = me.supply[things.SILVER]
        if s.phase == OVER:
            return [scored(s, me), boards(s, me, w), 0.0, 0.0, 0.0, 0.0, silver * 1.0, 0.0, 0.0, 0.0, 0.0]
        vikings = me.vikings if s.phase == 5 and not s.passed >> seat & 1 else 0
        return [
            scored(s, me),
            boards(s, me, w),
            s.income(seat) * incomes_left(s) * w.income,
            bonuses(s, me, w),
            tiles(s, me, w),
            food(s, seat, w),
            silver * w.silver,
            resources(s, me, w),
            ships(s, me, w),
            vikings * w.viking,
            cards(s, me, w),
        ]

    def horizon(self, s: Odin) -> int:
        """The end of the action, when all that it brings is there; what is laid, bought or served shows at once."""
        kind = s.stack[-1].kind if s.stack else ""
        seen = (s.round * 32 + s.phase) * 16384
        moves = 0
        if kind in ("arrange", "where", "feast"):
            for player in s.players:
                moves += player.feast_left + (2 if player.held >= 0 else 0) + (1 if player.held_on >= 0 else 0)
                moves += 4 * (player.supply[things.SILVER] + player.supply[things.ORE])
                for board in player.boards:
                    moves += 8 * len(board.laid)
            return seen + 8192 + moves * 16 + s.waiting
        for player in s.players:
            moves += player.spaces.bit_count()
            moves += 128 * (player.boats_owned() + player.large_ships() + player.gone_knarrs + player.gone_longships)
            moves += 64 * loaded(player)
        return seen + (moves if kind == "turn" or s.phase != 5 else moves - 1)

    def bias(self, s: Odin, seat: int, action: Action) -> float:
        """Placements and feasts are searched for, not tried out one by one; ore is not loaded to and fro."""
        return bias_of(action, self.rollout_policy.searched(s, seat))

    def biases(self, s: Odin, seat: int, options: list[Action]) -> list[float]:
        """The search is made once for all options."""
        known = self.rollout_policy.searched(s, seat)
        return [bias_of(option, known) for option in options]

    def reply(self, s: Odin, seat: int, options: list[Action], chance: Chance) -> Action:
        """See `rollout_policy.py`."""
        return self.rollout_policy.choose(s, seat, options, chance)


def bias_of(action: Action, known: Action | None) -> float:
    """What is added to an action where a search has found an answer."""
    if known is not None and known is action:
        return CERTAIN
    if action.verb == "unload":
        return -2.0 * CERTAIN
    if action.verb in ("lay", "pass"):
        return -CERTAIN
    return 0.0


def total_of(parts: list[float]) -> float:
    """What a position is worth to a seat, rivals aside."""
    total = 0.0
    for part in parts:
        total += part
    return total


def scored(s: Odin, me: Player) -> float:
    """What counts already: ships, islands, buildings, animals, cards, the crown, less the penalties."""
    box = s.box
    points = 0
    for ship in (things.WHALING_BOAT, things.KNARR, things.LONGSHIP):
        points += me.ships_of(ship) * box.ship_points[ship - things.WHALING_BOAT]
    points += me.gone_knarrs * box.ship_emigrated[1] + me.gone_longships * box.ship_emigrated[2]
    for board in me.boards:
        kind = board.plan.kind
        if kind >= things.FIRST_HOUSE:
            points += box.building_points[kind - things.FIRST_HOUSE + 1 if kind < things.FIRST_HOUSE + 2 else 0]
        elif kind != things.HOME:
            points += box.island_points[kind - 1]
    for animal in (things.SHEEP, things.CATTLE, things.PREGNANT_SHEEP, things.PREGNANT_CATTLE):
        points += me.supply[animal] * box.animal_points[animal]
    played = me.played
    while played:
        low = played & -played
        points += box.cards[low.bit_length() - 1].points
        played ^= low
    if me.supply[things.ENGLISH_CROWN] or any(board.holds(things.ENGLISH_CROWN) for board in me.boards):
        points += box.special_points[things.ENGLISH_CROWN - things.SPECIAL]
    return float(points - me.penalties * box.penalty_points)


def boards(s: Odin, me: Player, w: Weights) -> float:
    """Fields of minus one still open; some of an island's will be covered by what finds no place at home."""
    lost = 0.0
    for board in me.boards:
        open_fields = board.minus()
        if board.plan.kind != things.HOME and s.phase != OVER:
            lost += open_fields * (1.0 - w.island_hope * min(1.0, rounds_left(s) / w.island_late))
        else:
            lost += open_fields
    return -lost


def bonuses(s: Odin, me: Player, w: Weights) -> float:
    """What bonus fields will still give."""
    left = bonuses_left(s)
    if not left:
        return 0.0
    table = w.things(s.box, max(1, rounds_left(s) - 2))
    worth = 0.0
    for board in me.boards:
        for thing in board.bonuses():
            worth += table[thing]
    return worth * left * w.bonus_due


def tiles(s: Odin, me: Player, w: Weights) -> float:
    """Green, blue and special tiles in the supply, as long as there are fields for them."""
    supply = me.supply
    fields = 0.0
    for good in range(things.GREEN * 8, things.GOODS):
        if supply[good]:
            size = s.box.long_side[good] * s.box.short_side[good] * supply[good]
            fields += size * (w.field_blue if good >> 3 == things.BLUE else w.field_green)
    for special in range(things.SPECIAL, things.SILVER):
        if supply[special]:
            fields += s.box.special_size[special - things.SPECIAL] * w.field_special
    room = 0.0
    for board in me.boards:
        if board.plan.kind < things.FIRST_HOUSE:
            room += (board.plan.fields & ~board.covered).bit_count()
        else:
            room += w.field_house * board.minus()
    if room <= 0.0:
        return 0.0
    full = fields / (w.field_most * room)
    return fields * (1.0 + w.field_early * incomes_left(s)) * (1.0 - min(w.crowded_most, w.crowded * full))


def food(s: Odin, seat: int, w: Weights) -> float:
    """Food in the supply against the seats of the feasts to come."""
    me = s.players[seat]
    left = feasts_left(s)
    if left <= 0:
        return 0.0
    gone = (me.gone_knarrs + me.gone_longships) * s.box.emigrated_seats
    seats = s.free_seats(seat)
    later = 0
    for feast in range(1, left):
        later += max(0, min(s.box.seats - gone, seats + feast))
    lengths, upgrades = larder(s, me, w)
    total = float(sum(lengths[things.ORANGE]) + sum(lengths[things.RED]))
    silver = me.supply[things.SILVER] + (s.income(seat) if s.phase < 7 else 0)
    served, coins = table_laid(lengths, max(0, seats), silver)
    empty = max(0, seats - served - coins)
    hope = w.forage * min(float(me.vikings), w.foragers) if s.phase == 5 else 0.0
    hungry = max(0.0, empty - hope) * w.hunger + min(float(empty), hope) * w.seat_later
    kept = min(total - served, float(later)) * w.seat_later
    return kept + upgrades - coins * w.silver - hungry - later * w.seat_cost


def larder(s: Odin, me: Player, w: Weights) -> tuple[list[list[int]], float]:
    """How many seats each tile of orange and of red food covers, and what all are worth as something to upgrade."""
    box = s.box
    supply = me.supply
    late = min(1.0, rounds_left(s) / w.resources_late)
    lengths: list[list[int]] = [[], []]
    upgrades = 0.0
    for thing in range(things.GREEN * 8):
        count = supply[thing]
        if count:
            long, short = box.long_side[thing], box.short_side[thing]
            lengths[thing >> 3].append(long)
            lengths[thing >> 3] += [short] * (count - 1)
            upgrades += count * long * short * (w.field_red if thing >> 3 == things.RED else w.field_orange) * late
    return lengths, upgrades


def table_laid(lengths: list[list[int]], seats: int, silver: int) -> tuple[int, int]:
    """About how many seats food covers, colours by turns, and how many silver; empty seats also keep colours apart."""
    waiting = [sorted(lengths[things.ORANGE], reverse=True), sorted(lengths[things.RED], reverse=True)]
    left = seats
    served = 0
    coins = 0
    last = -1
    while left > 0 and (waiting[things.ORANGE] or waiting[things.RED]):
        colour = things.ORANGE if len(waiting[things.ORANGE]) > len(waiting[things.RED]) else things.RED
        if colour == last:
            if waiting[1 - colour]:
                colour = 1 - colour
            else:
                left -= 1
                if silver > coins:
                    coins += 1
        length = min(waiting[colour].pop(0), left)
        served += length
        left -= length
        last = colour
    more = min(max(0, left), silver - coins)
    return served, coins + more


def resources(s: Odin, me: Player, w: Weights) -> float:
    """Wood, stone, ore and weapon cards, each piece a little less than the one before."""
    late = min(1.0, (rounds_left(s) - (w.round_played if s.phase > 5 else 0.0)) / w.resources_late)
    supply = me.supply
    worth = fading(w, supply[things.WOOD], w.wood) + min(supply[things.WOOD], 2) * w.wood_first
    worth += fading(w, supply[things.STONE], w.stone) + fading(w, supply[things.ORE], w.ore)
    for weapon in range(things.BOW, things.LONG_SWORD + 1):
        worth += fading(w, supply[weapon], w.weapon)
    worth *= late
    slots = 0
    for board in me.boards:
        drawing = board.plan.drawing
        slots += drawing.wood_slots - board.slots_wood + drawing.stone_slots - board.slots_stone
    return worth + w.slot * min(slots, supply[things.WOOD] + supply[things.STONE])


def fading(w: Weights, count: int, each: float) -> float:
    """Several of a thing."""
    return each * count / (1.0 + w.fading * count)


def ships(s: Odin, me: Player, w: Weights) -> float:
    """What ships will be good for yet: emigrating above all."""
    left = rounds_left(s) - (1 if s.phase > 5 else 0)
    if left <= 0:
        return 0.0
    part = left / s.rounds()
    gone = me.gone_knarrs + me.gone_longships
    free = s.box.seats // s.box.emigrated_seats - gone
    gain = s.box.ship_emigrated[1] - s.box.ship_points[1] + 2.0 * w.seat_cost * (left - w.emigration_feasts)
    gain = gain - s.round - w.emigration_silver
    gain -= w.emigration_vikings * w.viking
    worth = 0.0
    large = me.large_ships()
    if gain > 0.0:
        worth += gain * w.emigration * min(large, free, 1 + left)
    worth += me.boats_owned() * w.boat * part
    if me.longships_owned():
        worth += w.longship * part
    return worth + loaded(me) * w.ship_ore * part


def loaded(me: Player) -> int:
    """The ore added to ships."""
    return me.boats[1] + me.longships[1] + 2 * me.longships[2] + 3 * me.longships[3]


def cards(s: Odin, me: Player, w: Weights) -> float:
    """Cards in hand and in play, and animals that breed."""
    left = rounds_left(s) - (1 if s.phase > 5 else 0)
    part = left / s.rounds()
    worth = min(float(me.hand.bit_count()), w.card_most) * w.card * part + me.played.bit_count() * w.card_played * part
    for animal, pregnant in ((things.SHEEP, things.PREGNANT_SHEEP), (things.CATTLE, things.PREGNANT_CATTLE)):
        if me.supply[animal] + me.supply[pregnant] >= 2:
            worth += w.breeding * left
    return worth
