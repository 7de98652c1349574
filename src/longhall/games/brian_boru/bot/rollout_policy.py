"""RolloutPolicy: a quick plausible answer to every question, from what the asked seat can see. For looking ahead."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action
from ....kernel.chance import Chance
from ....kernel.masks import count
from ..content.actions import DECLINE, LEAD, LOWER, PRINCESS_CHOICES, STOP, UPPER
from ..content.components import BLUE, CARDS, MILITARY, RED, SPURN, TOP_SPACE, TRADE, Components
from ..rules.score import regions_with_a_town
from ..rules.symbols import EXPAND_ONCE
from ..rules.tricks import suited
from ..rules.upkeep.claim import region_counts
from ..state.position import NOBODY, Boru, Player
from .weights import Weights

NEVER: Final = -1000.0
FAR: Final = 3
"""A lead of more towns than this counts like this."""
PLENTY: Final = 8
"""Coins beyond these have little use."""


class Face:
    """A card's face as numbers: what a winner gets besides the town, and what the two rows give."""

    __slots__ = ("colour", "frees", "lower_symbols", "upper_coins", "won_coins", "won_symbols")

    def __init__(self, box: Components, card: int) -> None:
        rows = box.row_symbols[card]
        won = box.primary_symbols[card]
        lower = rows[1] if len(rows) > 1 else []
        self.colour = box.card_colour[card]
        self.won_coins = won.count("coin") - won.count("pay_coin")
        """Below nothing: coins to pay."""
        self.won_symbols = float(suit_symbols(won))
        self.upper_coins = float(rows[0].count("coin"))
        self.lower_symbols = float(suit_symbols(lower))
        self.frees = "remove_viking" in lower


def suit_symbols(symbols: list[str]) -> int:
    """How many church, raider and courtship symbols there are; on a card they are all of its colour."""
    return symbols.count("church") + symbols.count("raider") + symbols.count("courtship")


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
        self._holds: dict[float, list[float]] = {}

    def faces(self, s: Boru) -> list[Face]:
        """The cards' faces by value, read once; place 0 is a stand-in."""
        if not self._faces:
            self._faces = [Face(s.box, max(1, card)) for card in range(CARDS + 1)]
        return self._faces

    def holds(self, threat: float) -> list[float]:
        """How likely a card holds against players still to come, by the number of cards that would beat it."""
        found = self._holds.get(threat)
        if found is None:
            found = [self.worth.holds ** (higher * threat) for higher in range(CARDS + 1)]
            self._holds[threat] = found
        return found

    def choose(self, s: Boru, seat: int, options: list[Action], chance: Chance) -> Action:
        """One of the options."""
        verb = options[0].verb
        if verb == "play":
            return self.card_to_play(s, seat, options, chance)
        if verb == "row":
            return self.row(s, seat, chance)
        if verb == "buy":
            return self.buy_or_stop(s, seat, options[0])
        if verb == "lead":
            return self.town_to_lead(s, seat, options, chance)
        if verb == "pick":
            return self.card_to_pick(s, seat, options, chance)
        if verb == "expand":
            return self.expansion(s, seat, options, chance)
        if verb == "build":
            return self.building_site(s, seat, options)
        if verb == "lose":
            return self.town_to_lose(s, seat, options)
        if verb == "free":
            return self.town_to_free(s, seat, options)
        if verb == "princess":
            return princess_choice(s, seat)
        return self.town_to_settle(s, seat, options, chance)

    def card_to_pick(self, s: Boru, seat: int, options: list[Action], chance: Chance) -> Action:
        """The card that seems best."""
        w = self.worth
        faces = self.faces(s)
        needs = needs_of(s, w, seat, False)
        best = options[0]
        most = NEVER
        for option in options:
            worth = pick_worth(s, w, seat, option.target, faces[option.target], needs) + chance.roll() * w.noise
            if worth > most:
                most = worth
                best = option
        return best

    def town_to_lead(self, s: Boru, seat: int, options: list[Action], chance: Chance) -> Action:
        """A town of the region where one more is worth most; where it comes to the same, of any colour in hand."""
        towns = 0
        for option in options:
            towns |= 1 << option.target
        w = self.worth
        mine = s.controlled(seat)
        new = w.new_region[regions_with_a_town(s, seat)]
        best = NOBODY
        most = NEVER
        for region, area in enumerate(s.box.region_towns):
            if towns & area:
                gain = claim_gain(s, w, seat, region)
                if not mine & area:
                    gain += new
                worth = gain + chance.roll() * w.noise
                if worth > most:
                    most = worth
                    best = region
        found = LEAD.of(towns & s.box.region_towns[best])
        return found[chance.below(len(found))]

    def card_to_play(self, s: Boru, seat: int, options: list[Action], chance: Chance) -> Action:
        """What a card wins if it holds, what its rows give if not, less what it could do in later tricks."""
        w = self.worth
        faces = self.faces(s)
        needs = needs_of(s, w, seat, True)
        fitting = suited(s) if s.active else 0
        gain = town_gain(s, w, seat, s.box.town_region[s.active]) + w.lead_again if s.active else 0.0
        hand = s.players[seat].hand
        to_beat = 0
        behind = s.seats - 1
        unseen = fitting & ~hand
        for player in s.players:
            unseen &= ~player.played
            if player.card:
                behind -= 1
                if player.card > to_beat and fitting >> player.card & 1:
                    to_beat = player.card
        holding = self.holds(behind / (s.seats - 1))
        last = count(hand) <= 2
        best = options[0]
        most = NEVER
        for option in options:
            card = option.target
            face = faces[card]
            worth = lost_worth(s, seat, face, needs)
            if card > to_beat and fitting >> card & 1:
                holds = holding[count(unseen >> card)]
                won = gain + won_worth(s, w, seat, face, needs)
                worth = holds * won + (1.0 - holds) * worth
            if not last:
                worth -= w.keep[card]
            worth += chance.roll() * w.noise
            if worth > most:
                most = worth
                best = option
        return best

    def row(self, s: Boru, seat: int, chance: Chance) -> Action:
        """The row that gives more."""
        face = self.faces(s)[s.players[seat].card]
        needs = needs_of(s, self.worth, seat, True)
        upper = upper_worth(face, needs) + (chance.roll() - 0.5) * self.worth.noise
        return LOWER if lower_worth(s, seat, face, needs) > upper else UPPER

    def buy_or_stop(self, s: Boru, seat: int, buy: Action) -> Action:
        """Extra symbols are dear: only what decides something."""
        kind = s.stack[-1].kind
        w = self.worth
        me = s.players[seat]
        if kind == "buy-raider":
            need = raider_need(s, w, me)
        else:
            need = church_need(s, w, me) if kind == "buy-church" else courtship_need(s, w, me)
        price = s.box.extra_cost * coin_need(s, w, me) + w.bargain
        return buy if need > price else STOP

    def expansion(self, s: Boru, seat: int, options: list[Action], chance: Chance) -> Action:
        """The best town on the roads, if it is worth the coins."""
        best = self.town_to_settle(s, seat, options, chance)
        if best is DECLINE:
            return best
        price = s.box.expand_cost * coin_need(s, self.worth, s.players[seat])
        return best if town_gain(s, self.worth, seat, s.box.town_region[best.target]) > price else DECLINE

    def town_to_settle(self, s: Boru, seat: int, options: list[Action], chance: Chance) -> Action:
        """A town of the region where one more is worth most, rather with roads to free ones."""
        towns = 0
        for option in options:
            towns |= 1 << option.target
        gains = gains_by_region(s, self.worth, seat, towns)
        best = options[0]
        most = NEVER
        for option in options:
            if option is DECLINE:
                continue
            town = option.target
            worth = gains[s.box.town_region[town]] + chance.roll() * self.worth.noise
            if s.box.roads[town] & s.free:
                worth += self.worth.road
            if worth > most:
                most = worth
                best = option
        return best

    def building_site(self, s: Boru, seat: int, options: list[Action]) -> Action:
        """Where a monastery helps a claim most."""
        regions = s.box.town_region
        return best_of(options, [claim_gain(s, self.worth, seat, regions[option.target]) for option in options])

    def town_to_lose(self, s: Boru, seat: int, options: list[Action]) -> Action:
        """Of a rival what hurts most, of one's own what is needed least."""
        loser = s.owner(options[0].target)
        regions = s.box.town_region
        losses = [town_loss(s, self.worth, loser, regions[option.target]) for option in options]
        return best_of(options, [-loss for loss in losses] if loser == seat else losses)

    def town_to_free(self, s: Boru, seat: int, options: list[Action]) -> Action:
        """An own town if there is one."""
        best = options[0]
        most = NEVER
        for option in options:
            if option is not DECLINE and s.players[seat].towns >> option.target & 1:
                worth = town_gain(s, self.worth, seat, s.box.town_region[option.target])
                if worth > most:
                    most = worth
                    best = option
        return best


def best_of(options: list[Action], worths: list[float]) -> Action:
    """The option that is worth most, the first of several."""
    best = 0
    for at, worth in enumerate(worths):
        if worth > worths[best]:
            best = at
    return options[best]


# ---- what cards give ------------------------------------------------------------------------------------------------


def pick_worth(s: Boru, w: Weights, seat: int, card: int, face: Face, needs: Needs) -> float:
    """What a card is worth in the draft: its strength, and what its rows would give now."""
    return w.pick[card] + w.row_in_draft * lost_worth(s, seat, face, needs)


def won_worth(s: Boru, w: Weights, seat: int, face: Face, needs: Needs) -> float:
    """What a card gives its winner besides the town."""
    worth = face.won_coins * needs.coin
    if face.won_coins < 0:
        missing = -face.won_coins - s.players[seat].coins
        if missing > 0:
            worth -= missing * w.missing_coin
    if face.won_symbols > 0.0:
        worth += face.won_symbols * needs.symbol(face.colour)
    return worth


def lost_worth(s: Boru, seat: int, face: Face, needs: Needs) -> float:
    """The better row of a card."""
    upper = upper_worth(face, needs)
    lower = lower_worth(s, seat, face, needs)
    return lower if lower > upper else upper


def upper_worth(face: Face, needs: Needs) -> float:
    """Coins and an expansion."""
    return face.upper_coins * needs.coin + needs.expand


def lower_worth(s: Boru, seat: int, face: Face, needs: Needs) -> float:
    """Symbols, or a town freed."""
    if face.lower_symbols > 0.0:
        return face.lower_symbols * needs.symbol(face.colour)
    if face.frees and s.vikings & s.players[seat].towns:
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
            mine = s.controlled(seat)
            new = w.new_region[regions_with_a_town(s, seat)]
            for region, area in enumerate(s.box.region_towns):
                if towns & area:
                    gain = claim_gain(s, w, seat, region)
                    if not mine & area:
                        gain += new
                    if gain - s.box.expand_cost * coin > expand:
                        expand = gain - s.box.expand_cost * coin
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
    most = 0
    fewest = 99
    for player in s.players:
        if player is not me:
            if player.raiders > most:
                most = player.raiders
            if player.raiders < fewest:
                fewest = player.raiders
    need = step_in_race(w, me.raiders - most, w.spoils + me.renown)
    return need + w.danger if me.raiders <= fewest else need


def church_need(s: Boru, w: Weights, me: Player) -> float:
    """One more disc in the church area."""
    return w.disc + step_in_race(w, lead_of(s, me, True), w.patron)


def courtship_need(s: Boru, w: Weights, me: Player) -> float:
    """One more space on the track."""
    if me.space >= TOP_SPACE:
        return 0.0
    return w.space + step_in_race(w, lead_of(s, me, False), w.wedding)


def lead_of(s: Boru, me: Player, church: bool) -> int:
    """How far one is ahead of the best rival: in the church area, or else on the track."""
    most = 0
    for player in s.players:
        held = player.church if church else player.space
        if player is not me and held > most:
            most = held
    return (me.church if church else me.space) - most


def step_in_race(w: Weights, lead: int, prize: float) -> float:
    """What one step is worth in a race for the most: much when it decides, little far ahead or behind."""
    if lead >= 3 or lead <= -5:
        return w.far_ahead * prize
    return w.ahead * prize if lead >= 1 else w.close * prize


# ---- what towns are worth -------------------------------------------------------------------------------------------


def gains_by_region(s: Boru, w: Weights, seat: int, towns: int) -> list[float]:
    """`town_gain` for each region in which there are towns of a set."""
    mine = s.controlled(seat)
    new = w.new_region[regions_with_a_town(s, seat)]
    gains: list[float] = []
    for region, area in enumerate(s.box.region_towns):
        gain = 0.0
        if towns & area:
            gain = claim_gain(s, w, seat, region)
            if not mine & area:
                gain += new
        gains.append(gain)
    return gains


def town_gain(s: Boru, w: Weights, seat: int, region: int) -> float:
    """What one more town in a region is worth to a seat."""
    gain = claim_gain(s, w, seat, region)
    if s.controlled(seat) & s.box.region_towns[region]:
        return gain
    return gain + w.new_region[regions_with_a_town(s, seat)]


def town_loss(s: Boru, w: Weights, seat: int, region: int) -> float:
    """What one town less in a region costs a seat that has one there."""
    loss = claim_share(s, w, seat, region, -1)
    if count(s.controlled(seat) & s.box.region_towns[region]) == 1:
        loss += w.new_region[regions_with_a_town(s, seat) - 1]
    return loss


def claim_gain(s: Boru, w: Weights, seat: int, region: int) -> float:
    """What one more town in a region adds to a seat's hope for its claim token."""
    return claim_share(s, w, seat, region, 0)


def claim_share(s: Boru, w: Weights, seat: int, region: int, change: int) -> float:
    """What one more town in a region would be worth for its claim if the seat's own were changed by a number."""
    area = s.box.region_towns[region]
    held = area & ~s.free
    double = held & s.monasteries
    lost = held & s.vikings
    most = towns_there(lost, double)
    mine = change
    if held != lost:
        for other, player in enumerate(s.players):
            towns = player.towns & area & ~lost
            if towns:
                weight = towns_there(towns, double)
                if other == seat:
                    mine += weight
                elif weight > most:
                    most = weight
    lead = mine - most
    lead = -FAR if lead < -FAR else FAR if lead > FAR else lead
    need = 0
    if not s.face_up >> region & 1:
        need = s.box.threshold[region] - towns_there(held, double) - change - 1
        need = 0 if need < 0 else need
    return s.box.claim_points[region] * w.one_more[lead + FAR] * w.still_needed[need]


def towns_there(towns: int, double: int) -> int:
    """How much towns count, those with a monastery twice (BRU-CLAIM-03)."""
    if not towns:
        return 0
    return count(towns) + count(towns & double) if double else count(towns)


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
    for area in s.box.region_towns:
        if mine & area:
            regions += 1
        if (mine | s.vikings) & area:
            allied += 1
    if s.box.regions_points[allied] - s.box.regions_points[regions] > most:
        choice = TRADE
    return PRINCESS_CHOICES[choice - 1]


def military_points(s: Boru, seat: int) -> int:
    """The points of the claims that the Vikings' towns would win for a seat."""
    points = 0
    for region, area in enumerate(s.box.region_towns):
        if s.vikings & area and leads_alone(s, region, seat, seat) and not leads_alone(s, region, seat, NOBODY):
            points += s.box.claim_points[region]
    return points


def leads_alone(s: Boru, region: int, seat: int, ally: int) -> bool:
    """Whether a seat would have more towns in a region than everybody else, Vikings included."""
    counts = region_counts(s, region, True, ally)
    return all(other == seat or towns < counts[seat] for other, towns in enumerate(counts))
