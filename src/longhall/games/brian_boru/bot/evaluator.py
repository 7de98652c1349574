"""What a bot may know about playing well: what a position is worth, part by part, and how far to look ahead.

Each part is a list of points by seat, so that a bot's value and a person's hint come from the same figures.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from ....kernel.action import Action
from ....kernel.bot.advice import Advice
from ....kernel.chance import Chance
from ....kernel.step import options_of
from ..content.components import PRINCESS, REGIONS, Region
from ..rules.score import half_points, held_points, regions_with_a_town, sole_richest
from ..rules.upkeep.church import DISCS_FOR_MONASTERY
from ..rules.upkeep.claim import holder_of, towns_there
from ..state.position import ACTION, DRAFT, NOBODY, OVER, Boru
from .features import features
from .rollout_policy import RolloutPolicy, needs_of, pick_worth, region_of, town_gain
from .weights import Weights

POINTS: Final = 0
RENOWN: Final = 1
CLAIMS: Final = 2
SPREAD: Final = 3
BATTLE: Final = 4
CHURCH: Final = 5
MARRIAGE: Final = 6
COINS: Final = 7
MARKER: Final = 8
PARTS: Final = ["points", "renown", "claims", "spread", "battle", "church", "marriage", "coins", "marker"]
RIVAL: Final = "rival"


class BoruAdvice(Advice[Boru]):
    """Values a position by what the game is likely to end with; when it has ended, by what it ended with."""

    def __init__(self, worth: Weights | None = None) -> None:
        self.worth = worth if worth is not None else Weights()
        self.rollout_policy = RolloutPolicy(self.worth)

    def value(self, s: Boru, seat: int) -> float:
        """The sum of `reasons`."""
        totals = [0.0] * s.seats
        for part in range(len(PARTS)):
            add(totals, part_by_seat(s, self.worth, part))
        return totals[seat] + self.against_rival(s, totals, seat)

    def values(self, s: Boru) -> list[float]:
        """The same for every seat: what is shared is figured once."""
        totals = [0.0] * s.seats
        for part in range(len(PARTS)):
            add(totals, part_by_seat(s, self.worth, part))
        return [totals[seat] + self.against_rival(s, totals, seat) for seat in range(s.seats)]

    def reasons(self, s: Boru, seat: int) -> list[tuple[str, float]]:
        """What the value of a position is made of: its parts, and what the best rival's prospects take away."""
        totals = [0.0] * s.seats
        found: list[tuple[str, float]] = []
        for part, name in enumerate(PARTS):
            worths = part_by_seat(s, self.worth, part)
            add(totals, worths)
            found.append((name, worths[seat]))
        found.append((RIVAL, self.against_rival(s, totals, seat)))
        return found

    def progress(self, s: Boru) -> float:
        """By tricks."""
        return 1.0 - tricks_left(s) / (tricks_a_round(s) * s.box.rounds[s.seats])

    def features(self, s: Boru) -> list[list[float]]:
        """See `features.py`."""
        parts = [part_by_seat(s, self.worth, part) for part in range(len(PARTS))]
        return features(s, parts, float(tricks_left(s)), tricks_this_round(s))

    def features_and_values(self, s: Boru) -> tuple[list[list[float]], list[float]]:
        """Both from the same parts."""
        totals = [0.0] * s.seats
        parts: list[list[float]] = []
        for part in range(len(PARTS)):
            worths = part_by_seat(s, self.worth, part)
            parts.append(worths)
            add(totals, worths)
        values = [totals[seat] + self.against_rival(s, totals, seat) for seat in range(s.seats)]
        return features(s, parts, float(tricks_left(s)), tricks_this_round(s)), values

    def against_rival(self, s: Boru, totals: list[float], seat: int) -> float:
        """What the best rival's prospects take away; at the end, winning counts for more than points."""
        best = best_of_others(totals, seat)
        worth = -self.worth.rival * best
        if s.phase == OVER and totals[seat] > best:
            worth += self.worth.victory
        return worth

    def horizon(self, s: Boru) -> int:
        """The end of the round, as what a trick was good for shows in upkeep; for start discs, that of the first."""
        return s.round if s.round else 1

    def bias(self, s: Boru, seat: int, action: Action) -> float:
        """The rollout policy has a say in the draft and when leading: many options are close there and lines differ."""
        w = self.worth
        if action.verb == "pick":
            needs = needs_of(s, w, seat, False)
            return w.lean_on_pick * pick_worth(
                s, w, seat, action.target, self.rollout_policy.faces(s)[action.target], needs
            )
        if action.verb == "lead":
            return w.lean_on_lead * town_gain(s, w, seat, region_of(s, action.target))
        return 0.0

    def reply(self, s: Boru, seat: int, options: list[Action], chance: Chance) -> Action:
        """See `rollout_policy.py`."""
        return self.rollout_policy.choose(s, seat, options, chance)

    def reply_to(self, s: Boru, seat: int, chance: Chance) -> Action:
        """Without a list where numbered things are chosen."""
        step = s.stack[-1]
        if step.numbered:
            return self.rollout_policy.choose_among(s, seat, step.choices, step.numbers(s, seat), chance)
        return self.rollout_policy.choose(s, seat, options_of(s, seat), chance)


def part_by_seat(s: Boru, w: Weights, part: int) -> list[float]:
    """One part of the value, for every seat."""
    if part == POINTS:
        return [float(player.points) for player in s.players]
    if part == RENOWN:
        each = renown_worth(s, w)
        return [float(player.renown) * each for player in s.players]
    if part == CLAIMS:
        return claims(s, w)
    if part == SPREAD:
        return spread(s, w)
    if part == BATTLE:
        return battle(s, w)
    if part == CHURCH:
        return church(s, w)
    if part == MARRIAGE:
        return marriage(s, w)
    if part == COINS:
        return coins(s, w)
    return marker(s, w)


def add(totals: list[float], worths: list[float]) -> None:
    """Add a part to the totals."""
    for seat, worth in enumerate(worths):
        totals[seat] = totals[seat] + worth  # compiled, `+=` would add objects instead of plain floats


def best_of_others(totals: list[float], seat: int) -> float:
    """The highest total of another seat."""
    best = NOBODY
    for other, total in enumerate(totals):
        if other != seat and (best == NOBODY or total > totals[best]):
            best = other
    return totals[best]


# ---- how much is still to come --------------------------------------------------------------------------------------


def tricks_this_round(s: Boru) -> int:
    """How many tricks are still to be played before upkeep, the current one included."""
    if s.phase == DRAFT:
        return tricks_a_round(s)
    return tricks_a_round(s) - s.trick + 1 if s.phase == ACTION else 0


def tricks_left(s: Boru) -> int:
    """How many tricks are still to be played in the game, the current one included."""
    return tricks_this_round(s) + tricks_a_round(s) * s.marriages_to_come


def tricks_a_round(s: Boru) -> int:
    """How many tricks a round has (BRU-TRICK-01)."""
    return s.box.deal[s.seats] if s.variants.last_card_played else s.box.deal[s.seats] - 1


def upkeep_to_come(s: Boru) -> bool:
    """Whether raiders, discs and spaces held now will count once more."""
    return s.phase != OVER and (s.phase == DRAFT or s.phase == ACTION or s.marriages_to_come > 0)


# ---- what is likely to be scored at the end -------------------------------------------------------------------------


def renown_worth(s: Boru, w: Weights) -> float:
    """A point at the end, and a share in the spoils of later battles."""
    return 1.0 + w.renown_again * float(s.marriages_to_come)


def claims(s: Boru, w: Weights) -> list[float]:
    """Claim tokens: how likely each is to be turned up, and to end with whom."""
    if s.phase == OVER:
        halves = half_points(s)
        return [float(held_points(s, seat) + halves[seat]) for seat in range(s.seats)]
    left = tricks_left(s)
    sharp = w.claim_sharp / sqrt(float(left) + w.claim_blur)
    worths = [0.0] * s.seats
    for region in s.box.regions:
        add_claim(s, w, region, left, sharp, worths)
    return worths


def add_claim(s: Boru, w: Weights, region: Region, left: int, sharp: float, worths: list[float]) -> None:
    """Share out one token's points by the towns everybody has there; what the Vikings would win is nobody's."""
    held = region.towns & ~s.free
    double = held & s.monasteries
    lost = towns_there(held & s.vikings, double)
    points = float(region.points) * turned_up(s, w, region, towns_there(held, double), left)
    holder = holder_of(s, region.number) if s.face_up >> region.number & 1 else NOBODY
    shares: list[float] = []
    total = 0.0
    if lost and s.military == NOBODY:
        total = exp(sharp * float(lost))
    for seat, player in enumerate(s.players):
        towns = float(towns_there(player.towns & held & ~s.vikings, double))
        if seat == holder:
            towns += w.claim_held
        if seat == s.military:
            towns += float(lost)
        share = exp(sharp * towns)
        shares.append(share)
        total += share
    for seat, share in enumerate(shares):
        worths[seat] = worths[seat] + points * share / total


def turned_up(s: Boru, w: Weights, region: Region, towns: i64, left: int) -> float:
    """How likely a region's token is to be face up at the end."""
    if s.face_up >> region.number & 1:
        return 1.0
    need = region.threshold - towns
    return at_least(need, w.towns_a_trick * float(left)) if need > 0 else 1.0


def at_least(need: int, mean: float) -> float:
    """How likely so many or more come where a mean number is expected (Poisson)."""
    term = exp(-mean)
    fewer = 0.0
    for number in range(need):
        fewer += term
        term *= mean / float(number + 1)
    return 1.0 - fewer


def spread(s: Boru, w: Weights) -> list[float]:
    """Points for different regions, those counted in that a player is likely to reach yet."""
    left = float(tricks_left(s))
    reach = w.regions_a_trick * left / (1.0 + left / 30.0)
    far = left / w.spread_far
    worths: list[float] = []
    for seat in range(s.seats):
        regions = float(regions_with_a_town(s, seat))
        points = region_points(s, regions + reach * (float(REGIONS) - regions))
        worths.append(points / (1.0 + far * far))
    return worths


def region_points(s: Boru, regions: float) -> float:
    """The table of points by regions (BRU-SCORE-11), read between its columns too."""
    table = s.box.regions_points
    whole = int(regions)
    if whole >= REGIONS:
        return float(table[REGIONS])
    return float(table[whole]) + (regions - float(whole)) * float(table[whole + 1] - table[whole])


def coins(s: Boru, w: Weights) -> list[float]:
    """Coins are towns to be bought; at the end they are a point for the richest."""
    left = float(tricks_left(s))
    useful = left / (left + w.coin_fade)
    richest = sole_richest(s)
    worths: list[float] = []
    for seat, player in enumerate(s.players):
        held = float(player.coins)
        worth = useful * (w.coin * held + w.first_coins * (held if held < 2.0 else 2.0))
        if seat == richest:
            worth += (1.0 - useful) * float(s.box.most_coins_points)
        worths.append(worth)
    return worths


def marker(s: Boru, w: Weights) -> list[float]:
    """Who leads; at the end that is a point."""
    worths = [0.0] * s.seats
    worths[s.marker] = w.marker if tricks_left(s) else float(s.box.marker_points)
    return worths


# ---- what upkeep is likely to bring ---------------------------------------------------------------------------------


def chances_of_most(counts: list[float], sharp: float) -> list[float]:
    """How likely each seat is to end with the most; with a negative sharpness, with the fewest."""
    shares: list[float] = []
    total = 0.0
    for held in counts:
        share = exp(sharp * held)
        shares.append(share)
        total += share
    return [share / total for share in shares]


def battle(s: Boru, w: Weights) -> list[float]:
    """The spoils for the most raiders (BRU-BATTLE-13, 15), the danger of having the fewest (02)."""
    worths = [0.0] * s.seats
    if not upkeep_to_come(s):
        return worths
    now = tricks_this_round(s)
    open_tricks = now if now < s.battle else s.battle
    sharp = w.upkeep_sharp / sqrt(float(open_tricks) + w.upkeep_blur)
    held = [float(player.raiders) for player in s.players]
    most = chances_of_most(held, sharp)
    fewest = chances_of_most(held, -sharp)
    raid = 0.0
    if s.battle:
        raid = 1.0 / (1.0 + exp((w.raiders_a_trick * float(now) - float(s.battle)) / 1.5))
    each = renown_worth(s, w)
    for seat, player in enumerate(s.players):
        chance = most[seat]
        spoils = float(player.renown + 1) + each
        second = (1.0 - chance) * chance
        worths[seat] = chance * spoils + second - fewest[seat] * raid * w.lost_town
    return worths


def church(s: Boru, w: Weights) -> list[float]:
    """A monastery for the most discs (BRU-CHURCH-01) or for four that stayed (08); others are kept."""
    worths = [0.0] * s.seats
    if not upkeep_to_come(s):
        return worths
    sharp = w.upkeep_sharp / sqrt(float(tricks_this_round(s)) + w.upkeep_blur)
    most = chances_of_most([float(player.church) for player in s.players], sharp)
    monastery = w.monastery - w.monastery_early * float(s.marriages_to_come)
    for seat, player in enumerate(s.players):
        chance = most[seat]
        kept = w.disc_kept * float(player.church) if s.marriages_to_come else 0.0
        if player.church >= DISCS_FOR_MONASTERY:
            kept = monastery
        worths[seat] = chance * (monastery + w.marker) + (1.0 - chance) * (kept + chance)
    return worths


def marriage(s: Boru, w: Weights) -> list[float]:
    """The marriage card for the highest disc (BRU-MARRY-05), their spaces' rewards for the others (10)."""
    worths = [0.0] * s.seats
    if s.marriage == NOBODY:
        return worths
    sharp = w.upkeep_sharp / sqrt(float(tricks_this_round(s)) + w.upkeep_blur)
    most = chances_of_most([float(player.space) for player in s.players], sharp)
    card = card_worth(s, w)
    for seat, player in enumerate(s.players):
        kept = space_worth(s, w, player.space)
        if s.marriages_to_come:
            kept += w.space_kept * float(player.space)
        worths[seat] = most[seat] * card + (1.0 - most[seat]) * kept
    return worths


def card_worth(s: Boru, w: Weights) -> float:
    """What the revealed marriage card is worth; the Princess can always be spurned."""
    if s.marriage == PRINCESS:
        return float(s.box.spurn_points)
    card = s.box.marriages[s.marriage]
    worth = float(card.points) + float(card.renown) * renown_worth(s, w)
    return worth + w.town if card.region != NOBODY else worth


def space_worth(s: Boru, w: Weights, space: int) -> float:
    """What the reward beside a space of the track is worth."""
    worth = float(s.box.track_coins[space]) * w.coin + float(s.box.track_renown[space]) * renown_worth(s, w)
    return worth + w.town if s.box.track_town[space] else worth
