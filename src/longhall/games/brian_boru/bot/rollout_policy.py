"""RolloutPolicy: a quick plausible answer to every question, from what the asked seat can see. For looking ahead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ....kernel.action import Action, Choices
from ....kernel.chance import Chance
from ....kernel.words import bit, count, lowest, nth
from ..content.actions import (
    BUILD,
    DECLINE,
    EXPAND,
    LEAD,
    LOSE,
    LOWER,
    PICK,
    PLAY,
    PRINCESS_CHOICES,
    SETTLE,
    START,
    STOP,
    UPPER,
)
from ..content.components import BLUE, CARDS, MILITARY, RED, SPURN, TOP_SPACE, TRADE, Components, Region
from ..rules.score import regions_with_a_town
from ..rules.symbols import EXPAND_ONCE
from ..rules.tricks import suited
from ..rules.upkeep.claim import region_counts, towns_there
from ..state.position import NOBODY, Boru, Player
from .weights import Weights

NEVER: Final = -1000.0
FAR: Final = 3
"""A lead of more towns than this counts like this."""
PLENTY: Final = 8
"""Coins beyond these have little use."""
MOST_OTHERS: Final = 4
"""How many rivals a player has at most."""


CHOICES: Final = {
    "build": BUILD,
    "lead": LEAD,
    "lose": LOSE,
    "pick": PICK,
    "play": PLAY,
    "settle": SETTLE,
    "start": START,
}
"""Numbered things by the verb of their actions."""


class Face:
    """A card's face as numbers: what a winner gets besides the town, and what the two rows give."""

    __slots__ = ("colour", "frees", "lower_symbols", "upper_coins", "won_coins", "won_symbols")

    def __init__(self, box: Components, card: int) -> None:
        rows = box.row_symbols[card]
        won = box.primary_symbols[card]
        lower = rows[1] if len(rows) > 1 else []
        self.colour = box.card_colour[card]
        self.won_coins = float(won.count("coin") - won.count("pay_coin"))
        """Below nothing: coins to pay."""
        self.won_symbols = float(suit_symbols(won))
        self.upper_coins = float(rows[0].count("coin"))
        self.lower_symbols = float(suit_symbols(lower))
        self.frees = "remove_viking" in lower


def suit_symbols(symbols: list[str]) -> int:
    """How many church, raider and courtship symbols there are; on a card they are all of its colour."""
    return symbols.count("church") + symbols.count("raider") + symbols.count("courtship")


@mypyc_attr(free_list_len=1, acyclic=True)
class Needs:
    """What a seat wants now: a symbol of each colour, a coin, an expansion, an own town freed."""

    __slots__ = ("coin", "disc", "expand", "freed", "raider", "space")

    raider: float
    disc: float
    space: float
    coin: float
    expand: float
    freed: float

    def symbol(self, colour: int) -> float:
        """A symbol of a colour."""
        if colour == RED:
            return self.raider
        return self.disc if colour == BLUE else self.space


class RolloutPolicy:
    """Plays quickly and sensibly: each answer is worth a few figures, and a little luck decides what is close."""

    def __init__(self, worth: Weights) -> None:
        self.worth = worth
        self._faces: list[Face] = []
        self._holds: list[list[list[float]]] = []

    def faces(self, s: Boru) -> list[Face]:
        """The cards' faces by value, read once; place 0 is a stand-in."""
        if not self._faces:
            self._faces = [Face(s.box, max(1, card)) for card in range(CARDS + 1)]
        return self._faces

    def holds(self, behind: int, others: int) -> list[float]:
        """How likely a card holds against players still to come, by the number of cards that would beat it."""
        if not self._holds:
            self._holds = [
                [[self.worth.holds ** (card * (left / of)) for card in range(CARDS + 1)] for left in range(of + 1)]
                for of in range(1, MOST_OTHERS + 1)
            ]
        return self._holds[others - 1][behind]

    def choose(self, s: Boru, seat: int, options: list[Action], chance: Chance) -> Action:
        """One of the options."""
        verb = options[0].verb
        if verb == "row":
            return self.row(s, seat, chance)
        if verb == "buy":
            return self.buy_or_stop(s, seat, options[0])
        if verb == "expand":
            return self.expansion(s, seat, numbers_of(options), chance)
        if verb == "free":
            return self.town_to_free(s, seat, options)
        if verb == "princess":
            return princess_choice(s, seat)
        return self.choose_among(s, seat, CHOICES[verb], numbers_of(options), chance)

    def choose_among(self, s: Boru, seat: int, choices: Choices, numbers: i64, chance: Chance) -> Action:
        """An action of one of the numbers."""
        if choices is PLAY:
            return PLAY[self.card_to_play(s, seat, numbers, chance)]
        if choices is LEAD:
            return LEAD[self.town_to_lead(s, seat, numbers, chance)]
        if choices is PICK:
            return PICK[self.card_to_pick(s, seat, numbers, chance)]
        if choices is BUILD:
            return BUILD[self.building_site(s, seat, numbers)]
        if choices is LOSE:
            return LOSE[self.town_to_lose(s, seat, numbers)]
        return choices[self.town_to_settle(s, seat, numbers, chance)]

    def card_to_pick(self, s: Boru, seat: int, cards: i64, chance: Chance) -> i64:
        """The card that seems best."""
        w = self.worth
        faces = self.faces(s)
        needs = needs_of(s, w, seat, False)
        best: i64 = 0
        most = NEVER
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            worth = pick_worth(s, w, seat, card, faces[card], needs) + chance.roll() * w.noise
            if worth > most:
                most = worth
                best = card
        return best

    def town_to_lead(self, s: Boru, seat: int, towns: i64, chance: Chance) -> i64:
        """A town of the region where one more is worth most; where it comes to the same, of any colour in hand."""
        w = self.worth
        mine = s.controlled(seat)
        new = w.new_region[regions_with_a_town(s, seat)]
        best: i64 = 0
        most = NEVER
        for region in s.box.regions:
            there = towns & region.towns
            if there:
                gain = claim_gain(s, w, seat, region)
                if not mine & region.towns:
                    gain += new
                worth = gain + chance.roll() * w.noise
                if worth > most:
                    most = worth
                    best = there
        return nth(best, chance.below(count(best)))

    def card_to_play(self, s: Boru, seat: int, cards: i64, chance: Chance) -> i64:
        """What a card wins if it holds, what its rows give if not, less what it could do in later tricks."""
        w = self.worth
        faces = self.faces(s)
        needs = needs_of(s, w, seat, True)
        fitting: i64 = 0
        gain = 0.0
        if s.active:
            fitting = suited(s)
            gain = town_gain(s, w, seat, region_of(s, s.active)) + w.lead_again
        me = s.players[seat]
        to_beat: i64 = 0
        behind = s.seats - 1
        unseen = fitting & ~me.hand
        for player in s.players:
            unseen &= ~player.played
            card = player.card
            if card:
                behind -= 1
                if card > to_beat and fitting >> card & 1:
                    to_beat = card
        holding = self.holds(behind, s.seats - 1)
        last = count(me.hand) <= 2
        noise = w.noise
        best: i64 = 0
        most = NEVER
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            face = faces[card]
            worth = lost_worth(s, me, face, needs)
            if card > to_beat and fitting >> card & 1:
                holds = holding[count(unseen >> card)]
                won = gain + won_worth(w, me, face, needs)
                worth = holds * won + (1.0 - holds) * worth
            if not last:
                worth -= w.keep[card]
            worth += chance.roll() * noise
            if worth > most:
                most = worth
                best = card
        return best

    def row(self, s: Boru, seat: int, chance: Chance) -> Action:
        """The row that gives more."""
        me = s.players[seat]
        face = self.faces(s)[me.card]
        needs = needs_of(s, self.worth, seat, True)
        upper = upper_worth(face, needs) + (chance.roll() - 0.5) * self.worth.noise
        return LOWER if lower_worth(s, me, face, needs) > upper else UPPER

    def buy_or_stop(self, s: Boru, seat: int, buy: Action) -> Action:
        """Extra symbols are dear: only what decides something."""
        kind = s.stack[-1].kind
        w = self.worth
        me = s.players[seat]
        if kind == "buy-raider":
            need = raider_need(s, w, me)
        else:
            need = church_need(s, w, me) if kind == "buy-church" else courtship_need(s, w, me)
        price = float(s.box.extra_cost) * coin_need(s, w, me) + w.bargain
        return buy if need > price else STOP

    def expansion(self, s: Boru, seat: int, towns: i64, chance: Chance) -> Action:
        """The best town on the roads, if it is worth the coins."""
        best = self.town_to_settle(s, seat, towns, chance)
        price = float(s.box.expand_cost) * coin_need(s, self.worth, s.players[seat])
        return EXPAND[best] if town_gain(s, self.worth, seat, region_of(s, best)) > price else DECLINE

    def town_to_settle(self, s: Boru, seat: int, towns: i64, chance: Chance) -> i64:
        """A town of the region where one more is worth most, rather with roads to free ones."""
        gains = gains_by_region(s, self.worth, seat, towns)
        noise = self.worth.noise
        best: i64 = 0
        most = NEVER
        while towns:
            number = lowest(towns)
            towns &= towns - 1
            town = s.box.towns[number]
            worth = gains[town.region] + chance.roll() * noise
            if town.roads & s.free:
                worth += self.worth.road
            if worth > most:
                most = worth
                best = number
        return best

    def building_site(self, s: Boru, seat: int, towns: i64) -> i64:
        """Where a monastery helps a claim most."""
        best: i64 = 0
        most = NEVER
        for region in s.box.regions:
            there = towns & region.towns
            if there:
                gain = claim_gain(s, self.worth, seat, region)
                if gain > most or (gain == most and lowest(there) < best):
                    most = gain
                    best = lowest(there)
        return best

    def town_to_lose(self, s: Boru, seat: int, towns: i64) -> i64:
        """Of a rival what hurts most, of one's own what is needed least."""
        loser = s.owner(lowest(towns))
        best: i64 = 0
        most = NEVER
        for region in s.box.regions:
            there = towns & region.towns
            if there:
                loss = town_loss(s, self.worth, loser, region)
                if loser == seat:
                    loss = -loss
                if loss > most or (loss == most and lowest(there) < best):
                    most = loss
                    best = lowest(there)
        return best

    def town_to_free(self, s: Boru, seat: int, options: list[Action]) -> Action:
        """An own town if there is one."""
        best = options[0]
        most = NEVER
        for option in options:
            if option is not DECLINE and s.players[seat].towns >> option.target & 1:
                worth = town_gain(s, self.worth, seat, region_of(s, option.target))
                if worth > most:
                    most = worth
                    best = option
        return best


def numbers_of(options: list[Action]) -> i64:
    """The numbers of the things that options name; declining names none."""
    found: i64 = 0
    for option in options:
        if option is not DECLINE:
            found |= bit(option.target)
    return found


def region_of(s: Boru, town: int) -> Region:
    """The region of a town."""
    return s.box.regions[s.box.towns[town].region]


# ---- what cards give ------------------------------------------------------------------------------------------------


def pick_worth(s: Boru, w: Weights, seat: int, card: int, face: Face, needs: Needs) -> float:
    """What a card is worth in the draft: its strength, and what its rows would give now."""
    return w.pick[card] + w.row_in_draft * lost_worth(s, s.players[seat], face, needs)


def won_worth(w: Weights, me: Player, face: Face, needs: Needs) -> float:
    """What a card gives its winner besides the town."""
    worth = face.won_coins * needs.coin
    if face.won_coins < 0.0:
        missing = -face.won_coins - float(me.coins)
        if missing > 0.0:
            worth -= missing * w.missing_coin
    if face.won_symbols > 0.0:
        worth += face.won_symbols * needs.symbol(face.colour)
    return worth


def lost_worth(s: Boru, me: Player, face: Face, needs: Needs) -> float:
    """The better row of a card."""
    upper = upper_worth(face, needs)
    lower = lower_worth(s, me, face, needs)
    return lower if lower > upper else upper


def upper_worth(face: Face, needs: Needs) -> float:
    """Coins and an expansion."""
    return face.upper_coins * needs.coin + needs.expand


def lower_worth(s: Boru, me: Player, face: Face, needs: Needs) -> float:
    """Symbols, or a town freed."""
    if face.lower_symbols > 0.0:
        return face.lower_symbols * needs.symbol(face.colour)
    if face.frees and s.vikings & me.towns:
        return needs.freed
    return NEVER


# ---- what is wanted -------------------------------------------------------------------------------------------------


def needs_of(s: Boru, w: Weights, seat: int, expanding: bool) -> Needs:
    """What a seat wants now; the worth of expanding takes time to find and is not always asked."""
    me = s.players[seat]
    coin = coin_need(s, w, me)
    expand = 0.0
    if expanding and me.coins + 2 >= s.box.expand_cost:
        towns = EXPAND_ONCE.fitting(s, seat)
        if towns:
            price = float(s.box.expand_cost) * coin
            for gain in gains_by_region(s, w, seat, towns):
                if gain - price > expand:
                    expand = gain - price
    needs = Needs()
    needs.raider = raider_need(s, w, me)
    needs.disc = church_need(s, w, me)
    needs.space = courtship_need(s, w, me)
    needs.coin = coin
    needs.expand = expand
    needs.freed = w.freed
    return needs


def coin_need(s: Boru, w: Weights, me: Player) -> float:
    """What a coin is worth: little in the last trick, or where there are plenty."""
    if not s.marriages_to_come and count(me.hand) <= 2:
        return w.last_coin
    return w.ready_coin if me.coins < PLENTY else w.spare_coin


def raider_need(s: Boru, w: Weights, me: Player) -> float:
    """One more raider: towards the spoils, and away from being the one who loses a town."""
    if not s.battle:
        return 0.0
    most: i64 = 0
    fewest: i64 = 99
    for player in s.players:
        if player is not me:
            raiders = player.raiders
            if raiders > most:
                most = raiders
            if raiders < fewest:
                fewest = raiders
    need = step_in_race(w, me.raiders - most, w.spoils + float(me.renown))
    return need + w.danger if me.raiders <= fewest else need


def church_need(s: Boru, w: Weights, me: Player) -> float:
    """One more disc in the church area."""
    return w.disc + step_in_race(w, lead_of(s, me, True), w.patron)


def courtship_need(s: Boru, w: Weights, me: Player) -> float:
    """One more space on the track."""
    if me.space >= TOP_SPACE:
        return 0.0
    return w.space + step_in_race(w, lead_of(s, me, False), w.wedding)


def lead_of(s: Boru, me: Player, church: bool) -> i64:
    """How far one is ahead of the best rival: in the church area, or else on the track."""
    most: i64 = 0
    for player in s.players:
        if player is not me:
            held = player.church if church else player.space
            if held > most:
                most = held
    return (me.church if church else me.space) - most


def step_in_race(w: Weights, lead: i64, prize: float) -> float:
    """What one step is worth in a race for the most: much when it decides, little far ahead or behind."""
    if lead >= 3 or lead <= -5:
        return w.far_ahead * prize
    return w.ahead * prize if lead >= 1 else w.close * prize


# ---- what towns are worth -------------------------------------------------------------------------------------------


def gains_by_region(s: Boru, w: Weights, seat: int, towns: i64) -> list[float]:
    """`town_gain` for each region in which there are towns of a set; nothing for others."""
    mine = s.controlled(seat)
    new = w.new_region[regions_with_a_town(s, seat)]
    gains: list[float] = []
    for region in s.box.regions:
        gain = 0.0
        if towns & region.towns:
            gain = claim_gain(s, w, seat, region)
            if not mine & region.towns:
                gain += new
        gains.append(gain)
    return gains


def town_gain(s: Boru, w: Weights, seat: int, region: Region) -> float:
    """What one more town in a region is worth to a seat."""
    gain = claim_gain(s, w, seat, region)
    if s.controlled(seat) & region.towns:
        return gain
    return gain + w.new_region[regions_with_a_town(s, seat)]


def town_loss(s: Boru, w: Weights, seat: int, region: Region) -> float:
    """What one town less in a region costs a seat that has one there."""
    loss = claim_share(s, w, seat, region, -1)
    if count(s.controlled(seat) & region.towns) == 1:
        loss += w.new_region[regions_with_a_town(s, seat) - 1]
    return loss


def claim_gain(s: Boru, w: Weights, seat: int, region: Region) -> float:
    """What one more town in a region adds to a seat's hope for its claim token."""
    return claim_share(s, w, seat, region, 0)


def claim_share(s: Boru, w: Weights, seat: int, region: Region, change: i64) -> float:
    """What one more town in a region would be worth for its claim if the seat's own were changed by a number."""
    held = region.towns & ~s.free
    double = held & s.monasteries
    lost = held & s.vikings
    kept = held & ~lost
    most = towns_there(lost, double)
    mine = change
    if kept:
        me = s.players[seat]
        for player in s.players:
            towns = player.towns & kept
            if towns:
                weight = towns_there(towns, double)
                if player is me:
                    mine += weight
                elif weight > most:
                    most = weight
    lead = mine - most
    lead = -FAR if lead < -FAR else FAR if lead > FAR else lead
    need: i64 = 0
    if not s.face_up >> region.number & 1:
        need = region.threshold - towns_there(held, double) - change - 1
        need = 0 if need < 0 else need
    return float(region.points) * w.one_more[lead + FAR] * w.still_needed[need]


# ---- the Princess ---------------------------------------------------------------------------------------------------


def princess_choice(s: Boru, seat: int) -> Action:
    """Military support, trade or to spurn her, whichever gives the most points as things stand."""
    choice = SPURN
    most = s.box.spurn_points
    military = military_points(s, seat)
    if military > most:
        choice = MILITARY
        most = military
    mine = s.controlled(seat)
    regions = 0
    allied = 0
    for region in s.box.regions:
        if mine & region.towns:
            regions += 1
        if (mine | s.vikings) & region.towns:
            allied += 1
    if s.box.regions_points[allied] - s.box.regions_points[regions] > most:
        choice = TRADE
    return PRINCESS_CHOICES[choice - 1]


def military_points(s: Boru, seat: int) -> int:
    """The points of the claims that the Vikings' towns would win for a seat."""
    points = 0
    for region in s.box.regions:
        if s.vikings & region.towns:
            number = region.number
            if leads_alone(s, number, seat, seat) and not leads_alone(s, number, seat, NOBODY):
                points += region.points
    return points


def leads_alone(s: Boru, region: int, seat: int, ally: int) -> bool:
    """Whether a seat would have more towns in a region than everybody else, Vikings included."""
    counts = region_counts(s, region, True, ally)
    return all(other == seat or towns < counts[seat] for other, towns in enumerate(counts))
