"""What a bot may know about playing well: what a position is worth, part by part, and how far to look ahead.

Each part is a list of points by seat, so that a bot's value and a person's hint come from the same figures.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64, mypyc_attr

from ....kernel.action import Action
from ....kernel.bot.advice import Advice
from ....kernel.chance import Chance
from ....kernel.step import options_of
from ..content.components import PRINCESS, REGIONS, Region
from ..rules.score import half_points, held_points, regions_with_a_town, sole_richest
from ..rules.upkeep.church import DISCS_FOR_MONASTERY
from ..rules.upkeep.claim import holder_of, towns_there
from ..state.position import ACTION, DRAFT, NOBODY, OVER, Boru
from .faces import pick_worth
from .features import features
from .rollout_policy import RolloutPolicy, region_of
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
LEAST: Final = -1e9
"""Less than any total."""


@mypyc_attr(acyclic=True)
class Tally:
    """What is being counted for a seat. Compiled these are plain numbers; a list of floats holds objects."""

    def __init__(self) -> None:
        self.share = 0.0
        self.part = 0.0
        self.total = 0.0


class BoruAdvice(Advice[Boru]):
    """Values a position by what the game is likely to end with; when it has ended, by what it ended with."""

    def __init__(self, worth: Weights | None = None) -> None:
        self.worth = worth if worth is not None else Weights()
        self.rollout_policy = RolloutPolicy(self.worth)

    def value(self, s: Boru, seat: int) -> float:
        """The sum of `reasons`."""
        tallies = self.counted(s)
        return tallies[seat].total + self.against_rival(s, tallies, seat)

    def values(self, s: Boru) -> list[float]:
        """The same for every seat: what is shared is figured once."""
        return self.totals(s, self.counted(s))

    def totals(self, s: Boru, tallies: list[Tally]) -> list[float]:
        """The value for every seat."""
        return [tally.total + self.against_rival(s, tallies, seat) for seat, tally in enumerate(tallies)]

    def counted(self, s: Boru) -> list[Tally]:
        """All parts added up, for every seat."""
        tallies = [Tally() for _ in s.players]
        for part in range(len(PARTS)):
            count_part(s, self.worth, part, tallies)
        return tallies

    def parts(self, s: Boru, tallies: list[Tally]) -> list[list[float]]:
        """The same, and each part by seat."""
        found: list[list[float]] = []
        for part in range(len(PARTS)):
            count_part(s, self.worth, part, tallies)
            found.append([tally.part for tally in tallies])
        return found

    def reasons(self, s: Boru, seat: int) -> list[tuple[str, float]]:
        """What the value of a position is made of: its parts, and what the best rival's prospects take away."""
        tallies = [Tally() for _ in s.players]
        found = [(PARTS[part], worths[seat]) for part, worths in enumerate(self.parts(s, tallies))]
        found.append((RIVAL, self.against_rival(s, tallies, seat)))
        return found

    def progress(self, s: Boru) -> float:
        """By tricks."""
        return 1.0 - tricks_left(s) / (tricks_a_round(s) * s.box.rounds[s.seats])

    def features(self, s: Boru) -> list[list[float]]:
        """See `features.py`."""
        parts = self.parts(s, [Tally() for _ in s.players])
        return features(s, parts, float(tricks_left(s)), tricks_this_round(s))

    def features_and_values(self, s: Boru) -> tuple[list[list[float]], list[float]]:
        """Both from the same parts."""
        tallies = [Tally() for _ in s.players]
        parts = self.parts(s, tallies)
        return features(s, parts, float(tricks_left(s)), tricks_this_round(s)), self.totals(s, tallies)

    def against_rival(self, s: Boru, tallies: list[Tally], seat: int) -> float:
        """What the best rival's prospects take away; at the end, winning counts for more than points."""
        best = best_of_others(tallies, seat)
        worth = -self.worth.rival * best
        if s.phase == OVER and tallies[seat].total > best:
            worth += self.worth.victory
        return worth

    def horizon(self, s: Boru) -> int:
        """The end of the round, as what a trick was good for shows in upkeep; for start discs, that of the first."""
        return s.round if s.round else 1

    def bias(self, s: Boru, seat: int, action: Action) -> float:
        """The rollout policy has a say in the draft and when leading: many options are close there and lines differ."""
        w = self.worth
        if action.verb == "pick":
            needs = self.rollout_policy.needs
            needs.begin(s, s.players[seat])
            face = self.rollout_policy.faces(s)[action.target]
            return w.lean_on_pick * pick_worth(s, s.players[seat], face, needs)
        if action.verb == "lead":
            towns = self.rollout_policy.towns
            towns.look(s)
            return w.lean_on_lead * towns.town(s, seat, region_of(s, action.target))
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


def count_part(s: Boru, w: Weights, part: int, tallies: list[Tally]) -> None:
    """Count one part of the value for every seat, and add it to the totals."""
    for tally in tallies:
        tally.part = 0.0
    if part == POINTS:
        points(s, tallies)
    elif part == RENOWN:
        renown(s, w, tallies)
    elif part == CLAIMS:
        claims(s, w, tallies)
    elif part == SPREAD:
        spread(s, w, tallies)
    elif part == BATTLE:
        battle(s, w, tallies)
    elif part == CHURCH:
        church(s, w, tallies)
    elif part == MARRIAGE:
        marriage(s, w, tallies)
    elif part == COINS:
        coins(s, w, tallies)
    else:
        marker(s, w, tallies)
    for tally in tallies:
        tally.total += tally.part


def best_of_others(tallies: list[Tally], seat: int) -> float:
    """The highest total of another seat."""
    best = LEAST
    for other, tally in enumerate(tallies):
        if other != seat and tally.total > best:
            best = tally.total
    return best


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


def points(s: Boru, tallies: list[Tally]) -> None:
    """Points scored."""
    for seat, player in enumerate(s.players):
        tallies[seat].part = float(player.points)


def renown(s: Boru, w: Weights, tallies: list[Tally]) -> None:
    """Renown held."""
    each = renown_worth(s, w)
    for seat, player in enumerate(s.players):
        tallies[seat].part = float(player.renown) * each


def renown_worth(s: Boru, w: Weights) -> float:
    """A point at the end, and a share in the spoils of later battles."""
    return 1.0 + w.renown_again * float(s.marriages_to_come)


def claims(s: Boru, w: Weights, tallies: list[Tally]) -> None:
    """Claim tokens: how likely each is to be turned up, and to end with whom."""
    if s.phase == OVER:
        halves = half_points(s)
        for seat, tally in enumerate(tallies):
            tally.part = float(held_points(s, seat) + halves[seat])
        return
    left = float(tricks_left(s))
    sharp = w.claim_sharp / sqrt(left + w.claim_blur)
    for region in s.box.regions:
        add_claim(s, w, region, left, sharp, tallies)


def add_claim(s: Boru, w: Weights, region: Region, left: float, sharp: float, tallies: list[Tally]) -> None:
    """Share out one token's points by the towns everybody has there; what the Vikings would win is nobody's."""
    held = region.towns & ~s.free
    if not held and not s.face_up >> region.number & 1:
        equal = float(region.points) * turned_up(s, w, region, 0, left) / float(s.seats)
        for tally in tallies:
            tally.part += equal
        return
    double = held & s.monasteries
    lost = towns_there(held & s.vikings, double)
    points = float(region.points) * turned_up(s, w, region, towns_there(held, double), left)
    holder = holder_of(s, region.number) if s.face_up >> region.number & 1 else NOBODY
    kept = held & ~s.vikings
    total = 0.0
    if lost and s.military == NOBODY:
        total = exp(sharp * float(lost))
    for seat, player in enumerate(s.players):
        towns = float(towns_there(player.towns & kept, double))
        if seat == holder:
            towns += w.claim_held
        if seat == s.military:
            towns += float(lost)
        share = exp(sharp * towns)
        tallies[seat].share = share
        total += share
    for tally in tallies:
        tally.part += points * tally.share / total


def turned_up(s: Boru, w: Weights, region: Region, towns: i64, left: float) -> float:
    """How likely a region's token is to be face up at the end."""
    if s.face_up >> region.number & 1:
        return 1.0
    need = region.threshold - towns
    return at_least(need, w.towns_a_trick * left) if need > 0 else 1.0


def at_least(need: int, mean: float) -> float:
    """How likely so many or more come where a mean number is expected (Poisson)."""
    term = exp(-mean)
    fewer = 0.0
    for number in range(need):
        fewer += term
        term *= mean / float(number + 1)
    return 1.0 - fewer


def spread(s: Boru, w: Weights, tallies: list[Tally]) -> None:
    """Points for different regions, those counted in that a player is likely to reach yet."""
    left = float(tricks_left(s))
    reach = w.regions_a_trick * left / (1.0 + left / w.regions_slow)
    far = left / w.spread_far
    for seat, tally in enumerate(tallies):
        regions = float(regions_with_a_town(s, seat))
        points = region_points(s, regions + reach * (float(REGIONS) - regions))
        tally.part = points / (1.0 + far * far)


def region_points(s: Boru, regions: float) -> float:
    """The table of points by regions (BRU-SCORE-11), read between its columns too."""
    table = s.box.regions_points
    whole = int(regions)
    if whole >= REGIONS:
        return float(table[REGIONS])
    return float(table[whole]) + (regions - float(whole)) * float(table[whole + 1] - table[whole])


def coins(s: Boru, w: Weights, tallies: list[Tally]) -> None:
    """Coins are towns to be bought; at the end they are a point for the richest."""
    left = float(tricks_left(s))
    useful = left / (left + w.coin_fade)
    richest = sole_richest(s)
    for seat, player in enumerate(s.players):
        held = float(player.coins)
        worth = useful * (w.coin * held + w.first_coins * (held if held < w.first_few else w.first_few))
        if seat == richest:
            worth += (1.0 - useful) * float(s.box.most_coins_points)
        tallies[seat].part = worth


def marker(s: Boru, w: Weights, tallies: list[Tally]) -> None:
    """Who leads; at the end that is a point."""
    tallies[s.marker].part = w.marker if tricks_left(s) else float(s.box.marker_points)


# ---- what upkeep is likely to bring ---------------------------------------------------------------------------------


def chances_of_most(s: Boru, race: int, sharp: float, tallies: list[Tally]) -> None:
    """How likely each seat is to end with the most, as its share; with a negative sharpness, with the fewest."""
    total = 0.0
    for seat, player in enumerate(s.players):
        tally = tallies[seat]
        held = player.raiders if race == BATTLE else player.church if race == CHURCH else player.space
        share = exp(sharp * float(held))
        tally.share = share
        total += share
    for tally in tallies:
        tally.share /= total


def battle(s: Boru, w: Weights, tallies: list[Tally]) -> None:
    """The spoils for the most raiders (BRU-BATTLE-13, 15), the danger of having the fewest (02)."""
    if not upkeep_to_come(s):
        return
    now = tricks_this_round(s)
    open_tricks = now if now < s.battle else s.battle
    sharp = w.upkeep_sharp / sqrt(float(open_tricks) + w.upkeep_blur)
    chances_of_most(s, BATTLE, sharp, tallies)
    each = renown_worth(s, w)
    for seat, player in enumerate(s.players):
        tally = tallies[seat]
        spoils = float(player.renown + 1) + each
        second = (1.0 - tally.share) * tally.share
        tally.part = tally.share * spoils + second
    raid = 0.0
    if s.battle:
        raid = 1.0 / (1.0 + exp((w.raiders_a_trick * float(now) - float(s.battle)) / w.raid_blur))
    chances_of_most(s, BATTLE, -sharp, tallies)
    for tally in tallies:
        tally.part -= tally.share * raid * w.lost_town


def church(s: Boru, w: Weights, tallies: list[Tally]) -> None:
    """A monastery for the most discs (BRU-CHURCH-01) or for four that stayed (08); others are kept."""
    if not upkeep_to_come(s):
        return
    chances_of_most(s, CHURCH, w.upkeep_sharp / sqrt(float(tricks_this_round(s)) + w.upkeep_blur), tallies)
    monastery = w.monastery - w.monastery_early * float(s.marriages_to_come)
    for seat, player in enumerate(s.players):
        tally = tallies[seat]
        kept = w.disc_kept * float(player.church) if s.marriages_to_come else 0.0
        if player.church >= DISCS_FOR_MONASTERY:
            kept = monastery
        tally.part = tally.share * (monastery + w.marker) + (1.0 - tally.share) * (kept + tally.share)


def marriage(s: Boru, w: Weights, tallies: list[Tally]) -> None:
    """The marriage card for the highest disc (BRU-MARRY-05), their spaces' rewards for the others (10)."""
    if s.marriage == NOBODY:
        return
    chances_of_most(s, MARRIAGE, w.upkeep_sharp / sqrt(float(tricks_this_round(s)) + w.upkeep_blur), tallies)
    card = card_worth(s, w)
    for seat, player in enumerate(s.players):
        tally = tallies[seat]
        kept = space_worth(s, w, player.space)
        if s.marriages_to_come:
            kept += w.space_kept * float(player.space)
        tally.part = tally.share * card + (1.0 - tally.share) * kept


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
