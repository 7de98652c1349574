"""What a bot may know about playing well: what a position is worth, part by part, and how far to look ahead.

Each part is a list of points by seat, so that a bot's value and a person's hint come from the same figures.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from ...kernel.action import Action
from ...kernel.chance import Chance
from ...kernel.game import Advice
from .components import PRINCESS, REGIONS
from .instinct import Instinct, monastery_worth
from .score import half_points, held_points, regions_with_a_town, sole_richest
from .state import ACTION, DRAFT, NOBODY, OVER, SETUP, UPKEEP, Boru, count
from .steps.church import DISCS_FOR_MONASTERY
from .steps.claim import holder_of, region_counts
from .worth import Worth

PARTS: Final = ["points", "renown", "claims", "spread", "battle", "church", "marriage", "coins", "marker", "hand"]


class BoruAdvice(Advice[Boru]):
    """Values a position by what the game would end with if it went on as it stands."""

    def __init__(self, worth: Worth | None = None) -> None:
        self.worth = worth if worth is not None else Worth()
        self.instinct = Instinct(self.worth)

    def value(self, s: Boru, seat: int) -> float:
        """The sum of `reasons`."""
        totals = [0.0] * s.seats
        for part in range(len(PARTS)):
            add(totals, part_by_seat(s, part, self.worth))
        return totals[seat] - self.worth.rival * best_of_others(totals, seat)

    def reasons(self, s: Boru, seat: int) -> list[tuple[str, float]]:
        """What the value of a position is made of, by part; `rival` is what the best other player's prospects cost."""
        totals = [0.0] * s.seats
        found: list[tuple[str, float]] = []
        for part, name in enumerate(PARTS):
            worths = part_by_seat(s, part, self.worth)
            add(totals, worths)
            found.append((name, worths[seat]))
        found.append(("rival", -self.worth.rival * best_of_others(totals, seat)))
        return found

    def horizon(self, s: Boru) -> int:
        """A round: what a trick is good for shows in upkeep."""
        if self.worth.by_trick and s.phase == ACTION:
            return s.round * 10 + s.trick
        return s.round

    def lean(self, s: Boru, seat: int, action: Action) -> float:
        """Nothing: the line is followed far enough."""
        return 0.0

    def reply(self, s: Boru, seat: int, options: list[Action], chance: Chance) -> Action:
        """See `instinct.py`."""
        return self.instinct.choose(s, seat, options, chance)


def add(totals: list[float], more: list[float]) -> None:
    """Add a part to the totals."""
    for seat, points in enumerate(more):
        totals[seat] += points


def best_of_others(totals: list[float], seat: int) -> float:
    """The best total of another seat."""
    best = -1000.0
    for other, total in enumerate(totals):
        if other != seat and total > best:
            best = total
    return best


def part_by_seat(s: Boru, part: int, w: Worth) -> list[float]:
    """One part of the value for every seat."""
    if part == 0:
        return [float(player.points) for player in s.players]
    if part == 1:
        return renown(s, w)
    if part == 2:
        return claims(s, w)
    if part == 3:
        return spread(s, w)
    if part == 4:
        return battle(s, w)
    if part == 5:
        return church(s, w)
    if part == 6:
        return marriage(s, w)
    if part == 7:
        return coins(s, w)
    if part == 8:
        return marker(s, w)
    return hand(s, w)


def tricks_this_round(s: Boru) -> int:
    """How many tricks are still to be played before upkeep, the current one included."""
    if s.phase >= UPKEEP or s.phase == SETUP:
        return 0
    tricks = s.box.deal[s.seats] - (0 if s.table.last_card_played else 1)
    return tricks if s.phase == DRAFT else tricks - s.trick + 1


def tricks_left(s: Boru) -> int:
    """How many tricks are still to be played in the game."""
    tricks = s.box.deal[s.seats] - (0 if s.table.last_card_played else 1)
    return tricks_this_round(s) + tricks * s.marriages_to_come


def renown(s: Boru, w: Worth) -> list[float]:
    """A point each at the end, and what it adds to later victories in battle."""
    rounds = s.marriages_to_come + (1 if s.phase in (DRAFT, ACTION) else 0)
    each = 1.0 + w.renown_again * rounds
    return [player.renown * each for player in s.players]


def claims(s: Boru, w: Worth) -> list[float]:
    """Claim tokens, by how likely each is to be turned up and to end with whom."""
    if s.phase == OVER:
        halves = half_points(s)
        return [float(held_points(s, seat) + halves[seat]) for seat in range(s.seats)]
    left = tricks_left(s)
    sharp = w.claim_sharp / sqrt(left + w.claim_blur)
    worths = [0.0] * s.seats
    for region in range(REGIONS):
        counts = region_counts(s, region, True, s.military)
        points = s.box.claim_points[region] * turned_up(s, region, left, w)
        holder = holder_of(s, region)
        total = 0.0
        shares: list[float] = []
        for seat in range(s.seats):
            towns = counts[seat] + (w.claim_held if seat == holder else 0.0)
            share = exp(sharp * towns)
            shares.append(share)
            total += share
        if counts[s.seats]:
            total += exp(sharp * counts[s.seats])
        for seat in range(s.seats):
            worths[seat] += points * shares[seat] / total
    return worths


def turned_up(s: Boru, region: int, left: int, w: Worth) -> float:
    """How likely a region's token is to be face up at the end."""
    if s.face_up >> region & 1:
        return 1.0
    towns = s.box.region_towns[region] & ~s.free
    need = s.box.threshold[region] - count(towns) - count(towns & s.monasteries)
    if need <= 0:
        return 1.0
    return at_least(need, w.towns_a_trick * left)


def at_least(need: int, mean: float) -> float:
    """How likely as many or more come, where so many are expected (Poisson)."""
    term = exp(-mean)
    fewer = 0.0
    for k in range(need):
        fewer += term
        term *= mean / (k + 1)
    return 1.0 - fewer


def spread(s: Boru, w: Worth) -> list[float]:
    """Points for different regions, with those that are likely to be added."""
    worths: list[float] = []
    left = tricks_left(s)
    for seat in range(s.seats):
        regions = regions_with_a_town(s, seat)
        reach = regions + w.regions_a_trick * left / (1.0 + left / 30.0) * (REGIONS - regions)
        if reach >= REGIONS:
            reach = float(REGIONS)
        whole = int(reach)
        points = float(s.box.regions_points[whole])
        if whole < REGIONS:
            points += (reach - whole) * (s.box.regions_points[whole + 1] - points)
        worths.append(points / (1.0 + left * left / (w.spread_far * w.spread_far)))
    return worths


def shares_of(counts: list[int], sharp: float) -> list[float]:
    """How likely each seat is to end with the most."""
    shares: list[float] = []
    total = 0.0
    for held in counts:
        share = exp(sharp * held)
        shares.append(share)
        total += share
    return [share / total for share in shares]


def battle(s: Boru, w: Worth) -> list[float]:
    """The spoils of the most raiders, the danger of the fewest, and raiders kept for the next round."""
    now = tricks_this_round(s)
    worths = [0.0] * s.seats
    if now == 0 and not s.marriages_to_come:
        return worths
    held = [player.raiders for player in s.players]
    moves = now if now < s.battle else s.battle
    sharp = w.upkeep_sharp / sqrt(moves + 0.3)
    lead = shares_of(held, sharp)
    last = shares_of(held, -sharp)
    raid = 1.0 / (1.0 + exp((w.raiders_a_trick * now - s.battle) / 1.5)) if s.battle else 0.0
    for seat, player in enumerate(s.players):
        prize = player.renown + 2 + w.renown_again * s.marriages_to_come
        worths[seat] = lead[seat] * prize + (1.0 - lead[seat]) * lead[seat] - last[seat] * raid * w.lost_town
    return worths


def church(s: Boru, w: Worth) -> list[float]:
    """The monastery of the most discs, and discs that stay for a later one."""
    now = tricks_this_round(s)
    worths = [0.0] * s.seats
    if now == 0 and not s.marriages_to_come:
        return worths
    sharp = w.upkeep_sharp / sqrt(now + 0.3)
    lead = shares_of([player.church for player in s.players], sharp)
    for seat, player in enumerate(s.players):
        prize = monastery_worth(s, w) + w.marker
        kept = w.monastery if player.church >= DISCS_FOR_MONASTERY else w.disc_kept * player.church
        if not s.marriages_to_come and player.church < DISCS_FOR_MONASTERY:
            kept = 0.0
        worths[seat] = lead[seat] * prize + (1.0 - lead[seat]) * (kept + lead[seat])
    return worths


def marriage(s: Boru, w: Worth) -> list[float]:
    """The marriage card for the highest disc, the rewards of the spaces for the others, and spaces kept."""
    now = tricks_this_round(s)
    worths = [0.0] * s.seats
    if s.marriage == NOBODY:
        return worths
    sharp = w.upkeep_sharp / sqrt(now + 0.3)
    lead = shares_of([player.space for player in s.players], sharp)
    prize = card_worth(s, w)
    for seat, player in enumerate(s.players):
        kept = space_worth(s, player.space, w)
        if s.marriages_to_come:
            kept += w.space_kept * player.space
        worths[seat] = lead[seat] * prize + (1.0 - lead[seat]) * kept
    return worths


def card_worth(s: Boru, w: Worth) -> float:
    """What the revealed marriage card is worth."""
    if s.marriage == PRINCESS:
        return float(s.box.spurn_points)
    card = s.box.marriages[s.marriage]
    worth = float(card.points) + card.renown * (1.0 + w.renown_again * s.marriages_to_come)
    if card.region != NOBODY:
        worth += w.town
    return worth


def space_worth(s: Boru, space: int, w: Worth) -> float:
    """What the reward of a space is worth."""
    worth = s.box.track_coins[space] * w.coin + s.box.track_renown[space] * (1.0 + w.renown_again * s.marriages_to_come)
    return worth + w.town if s.box.track_town[space] else worth


def coins(s: Boru, w: Worth) -> list[float]:
    """Coins are towns to be bought; at the end the richest has a point."""
    richest = sole_richest(s)
    left = tricks_left(s)
    fade = left / (left + w.coin_fade)
    worths: list[float] = []
    for seat, player in enumerate(s.players):
        few = player.coins if player.coins < 2 else 2
        many = player.coins if player.coins < 12 else 12
        worth = fade * (w.first_coins * few + w.coin * many)
        if seat == richest:
            worth += s.box.most_coins_points * (1.0 - fade)
        worths.append(worth)
    return worths


def marker(s: Boru, w: Worth) -> list[float]:
    """Who leads the next trick; at the end a point."""
    worths = [0.0] * s.seats
    worths[s.marker] = w.marker if tricks_left(s) else float(s.box.marker_points)
    return worths


def hand(s: Boru, w: Worth) -> list[float]:
    """Cards still in hand: what they are likely to win."""
    worths = [0.0] * s.seats
    if s.phase != ACTION:
        return worths
    now = tricks_this_round(s)
    for seat, player in enumerate(s.players):
        cards = player.hand
        held = count(cards)
        if not held:
            continue
        total = 0.0
        while cards:
            low = cards & -cards
            total += w.hand[low.bit_length() - 1]
            cards ^= low
        worths[seat] = total * now / held
    return worths
