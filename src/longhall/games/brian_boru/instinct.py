"""Instinct: a quick plausible answer to every question, from what the asked seat can see; for looking ahead."""

from __future__ import annotations

from typing import Final

from ...kernel.action import Action
from ...kernel.chance import Chance
from .components import CARDS, REGIONS, SPURN, TRADE, WHITE, Components
from .notation import DECLINE, LOWER, PRINCESS_CHOICES, STOP, UPPER
from .score import regions_with_a_town
from .state import NOBODY, Boru, Player, count
from .steps.claim import region_counts
from .steps.symbols import EXPAND_ONCE
from .steps.tricks import suited
from .worth import Worth

FAR: Final = 3
GROUP: Final = [0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 5, 5, 5, 6, 6, 6, 7, 8, 9, 10, 10, 10]


class Printed:
    """What is printed on the cards, as numbers by card value."""

    def __init__(self, box: Components) -> None:
        self.upper_coins = [0] * (CARDS + 1)
        self.lower_symbols = [0] * (CARDS + 1)
        self.winner_symbols = [0] * (CARDS + 1)
        self.winner_coins = [0] * (CARDS + 1)
        for card in range(1, CARDS + 1):
            for symbol in box.primary_symbols[card]:
                if symbol == "coin":
                    self.winner_coins[card] += 1
                elif symbol == "pay_coin":
                    self.winner_coins[card] -= 1
                elif symbol != "town":
                    self.winner_symbols[card] += 1
            for symbol in box.row_symbols[card][0]:
                if symbol == "coin":
                    self.upper_coins[card] += 1
            if len(box.row_symbols[card]) > 1 and box.card_colour[card] != WHITE:
                self.lower_symbols[card] = len(box.row_symbols[card][1])


class Needs:
    """What a seat wants now: a symbol of each colour, a coin, an expansion."""

    __slots__ = ("coin", "expand", "freed", "symbol")

    def __init__(self, symbol: list[float], coin: float, expand: float, freed: float) -> None:
        self.symbol = symbol
        self.coin = coin
        self.expand = expand
        self.freed = freed


class Instinct:
    """Plays quickly and sensibly."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.printed: Printed | None = None

    def faces(self, s: Boru) -> Printed:
        """The cards' faces, read once."""
        if self.printed is None:
            self.printed = Printed(s.box)
        return self.printed

    def choose(self, s: Boru, seat: int, options: list[Action], chance: Chance) -> Action:
        """The most promising option, with some noise so that lines differ."""
        verb = options[0].verb
        if verb == "play":
            return self.best_card(s, seat, options, chance)
        if verb == "row":
            return self.best_row(s, seat, chance)
        if verb == "buy":
            return self.buy_or_stop(s, seat, options)
        if verb == "lead":
            return self.best_lead(s, seat, options, chance)
        if verb == "pick":
            return self.best_pick(s, seat, options, chance)
        if verb == "princess":
            return princess_choice(s, seat)
        if verb == "lose":
            return self.town_to_lose(s, seat, options)
        return self.best_town(s, seat, options, chance)

    def best_pick(self, s: Boru, seat: int, options: list[Action], chance: Chance) -> Action:
        faces = self.faces(s)
        needs = needs_of(s, seat, self.worth, False)
        best = options[0]
        most = -100.0
        for option in options:
            worth = self.worth.pick[GROUP[option.target]] + self.worth.q_pick_row * lost_worth(s, seat, option.target, faces, needs) + chance.roll() * self.worth.noise
            if worth > most:
                most = worth
                best = option
        return best

    def best_card(self, s: Boru, seat: int, options: list[Action], chance: Chance) -> Action:
        w = self.worth
        faces = self.faces(s)
        needs = needs_of(s, seat, w, True)
        fitting = suited(s) if s.active else 0
        gain = 0.0
        if s.active:
            gain = town_gain(s, seat, s.box.town_region[s.active], 0, w) + w.q_marker
        beat = 0
        after = s.seats - 1
        seen = s.players[seat].hand
        for player in s.players:
            if player.card:
                after -= 1
                if player.card > beat and fitting >> player.card & 1:
                    beat = player.card
            seen |= player.played
        unseen_fitting = fitting & ~seen
        tricks = count(s.players[seat].hand) - 1
        best = options[0]
        most = -100.0
        for option in options:
            card = option.target
            worth = lost_worth(s, seat, card, faces, needs)
            if card > beat and fitting >> card & 1:
                higher = count(unseen_fitting >> card)
                hold = w.q_hold ** (higher * after / (s.seats - 1))
                worth = hold * (gain + won_worth(s, seat, card, faces, needs, w)) + (1.0 - hold) * worth
            if tricks > 1:
                worth -= w.keep[GROUP[card]]
            worth += chance.roll() * w.noise
            if worth > most:
                most = worth
                best = option
        return best

    def best_lead(self, s: Boru, seat: int, options: list[Action], chance: Chance) -> Action:
        gains: list[float] = []
        for region in range(REGIONS):
            gains.append(town_gain(s, seat, region, 0, self.worth))
        odds = [self.odds(s, seat, colour) for colour in range(WHITE)]
        best = options[0]
        most = -100.0
        for option in options:
            town = option.target
            worth = odds[s.box.town_colour[town]] * (gains[s.box.town_region[town]] + self.road_worth(s, town))
            worth += chance.roll() * self.worth.noise
            if worth > most:
                most = worth
                best = option
        return best

    def odds(self, s: Boru, seat: int, colour: int) -> float:
        """How likely the best card in hand is to win a town of a colour."""
        fitting = s.box.colour_cards[colour] | s.box.colour_cards[WHITE]
        mine = s.players[seat].hand & fitting
        if not mine:
            return 0.0
        best = mine.bit_length() - 1
        seen = 0
        for player in s.players:
            seen |= player.played
        higher = count((fitting & ~seen & ~mine) >> best)
        return self.worth.q_odds**higher

    def road_worth(self, s: Boru, town: int) -> float:
        return self.worth.q_road if s.box.roads[town] & s.free else 0.0

    def best_row(self, s: Boru, seat: int, chance: Chance) -> Action:
        card = s.players[seat].card
        faces = self.faces(s)
        needs = needs_of(s, seat, self.worth, True)
        upper = upper_worth(s, seat, card, faces, needs) + chance.roll() * self.worth.noise
        lower = lower_worth(s, seat, card, faces, needs) + chance.roll() * self.worth.noise
        return LOWER if lower > upper else UPPER

    def buy_or_stop(self, s: Boru, seat: int, options: list[Action]) -> Action:
        kind = s.stack[-1].kind
        colour = 0 if kind == "buy-raider" else 1 if kind == "buy-church" else 2
        needs = needs_of(s, seat, self.worth, False)
        if needs.symbol[colour] > self.worth.q_buy + s.box.extra_cost * (needs.coin + self.worth.q_buy_coin):
            return options[0]
        return STOP

    def best_town(self, s: Boru, seat: int, options: list[Action], chance: Chance) -> Action:
        verb = options[0].verb
        best = options[0]
        most = -100.0
        for option in options:
            town = option.target
            if option is DECLINE:
                worth = 5.0 * needs_coin(s, seat, self.worth) if verb == "expand" else 0.0
            elif verb == "free":
                worth = 1.0 if s.players[seat].towns >> town & 1 else 0.0
            elif verb == "build":
                worth = claim_gain(s, seat, s.box.town_region[town], 0, self.worth)
            else:
                worth = town_gain(s, seat, s.box.town_region[town], 0, self.worth) + self.road_worth(s, town)
            worth += chance.roll() * 0.3
            if worth > most:
                most = worth
                best = option
        return best

    def town_to_lose(self, s: Boru, seat: int, options: list[Action]) -> Action:
        """The leader in raiders hurts most, a loser gives what is needed least."""
        loser = s.owner(options[0].target)
        best = options[0]
        most = -100.0
        for option in options:
            loss = town_gain(s, loser, s.box.town_region[option.target], -1, self.worth)
            worth = -loss if loser == seat else loss
            if worth > most:
                most = worth
                best = option
        return best


def lost_worth(s: Boru, seat: int, card: int, faces: Printed, needs: Needs) -> float:
    upper = upper_worth(s, seat, card, faces, needs)
    lower = lower_worth(s, seat, card, faces, needs)
    return lower if lower > upper else upper


def upper_worth(s: Boru, seat: int, card: int, faces: Printed, needs: Needs) -> float:
    return faces.upper_coins[card] * needs.coin + needs.expand


def lower_worth(s: Boru, seat: int, card: int, faces: Printed, needs: Needs) -> float:
    if not faces.lower_symbols[card]:
        if card == 13:
            return needs.freed if s.vikings & s.players[seat].towns else -1.0
        return -1.0
    return faces.lower_symbols[card] * needs.symbol[s.box.card_colour[card]]


def won_worth(s: Boru, seat: int, card: int, faces: Printed, needs: Needs, w: Worth) -> float:
    worth = faces.winner_coins[card] * needs.coin
    if faces.winner_coins[card] < 0:
        missing = -faces.winner_coins[card] - s.players[seat].coins
        if missing > 0:
            worth -= w.q_missing * missing
    if faces.winner_symbols[card]:
        worth += faces.winner_symbols[card] * needs.symbol[s.box.card_colour[card]]
    return worth


def claim_gain(s: Boru, seat: int, region: int, before: int, w: Worth) -> float:
    """What one more town in a region adds to a seat's hope for its claim token."""
    counts = region_counts(s, region, True, s.military)
    mine = counts[seat] + before
    counts[seat] = 0
    other = 0
    towns = 0
    for held in counts:
        towns += held
        if held > other:
            other = held
    lead = mine - other + FAR
    lead = 0 if lead < 0 else 2 * FAR if lead > 2 * FAR else lead
    need = 0
    if not s.face_up >> region & 1:
        need = s.box.threshold[region] - towns - mine - 1
        need = 0 if need < 0 else need
    return s.box.claim_points[region] * w.step_up[lead] * w.still_needed[need]


def town_gain(s: Boru, seat: int, region: int, before: int, w: Worth) -> float:
    """What one more town in a region is worth to a seat; `before` -1: what one less costs."""
    worth = claim_gain(s, seat, region, before, w)
    if count(s.controlled(seat) & s.box.region_towns[region]) + before <= 0:
        worth += w.new_region[regions_with_a_town(s, seat) + before]
    return worth


def needs_coin(s: Boru, seat: int, w: Worth) -> float:
    rounds = s.marriages_to_come
    tricks = count(s.players[seat].hand) - 1
    if rounds == 0 and tricks <= 1:
        return w.q_coin_last
    return w.q_coin if s.players[seat].coins < 8 else w.q_coin_rich


def needs_of(s: Boru, seat: int, w: Worth, expanding: bool) -> Needs:
    """What a seat wants now."""
    me = s.players[seat]
    coin = needs_coin(s, seat, w)
    expand = 0.0
    if expanding and me.coins + 2 >= s.box.expand_cost:
        expand = best_expansion(s, seat, w) - s.box.expand_cost * coin + w.q_expand
        if expand < 0.0:
            expand = 0.0
    return Needs([raider_need(s, me, w), church_need(s, me, w), courtship_need(s, me, w)], coin, expand, w.q_freed)


def best_expansion(s: Boru, seat: int, w: Worth) -> float:
    towns = EXPAND_ONCE.targets(s, seat)
    best = 0.0
    for region in range(REGIONS):
        if towns & s.box.region_towns[region]:
            gain = town_gain(s, seat, region, 0, w)
            if gain > best:
                best = gain
    return best


def race(mine: int, other: int, prize: float, w: Worth) -> float:
    """What one step is worth in a race for the most: much when it decides, little far ahead or behind."""
    ahead = mine - other
    if ahead >= 3 or ahead <= -5:
        return w.q_ahead * prize
    if ahead >= 1:
        return w.q_lead * prize
    return w.q_close * prize


def raider_need(s: Boru, me: Player, w: Worth) -> float:
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
    need = race(me.raiders, most, me.renown + w.q_renown, w)
    if me.raiders <= fewest:
        need += w.q_danger
    return need


def church_need(s: Boru, me: Player, w: Worth) -> float:
    most = 0
    for player in s.players:
        if player is not me and player.church > most:
            most = player.church
    return race(me.church, most, w.q_monastery, w) + (w.q_disc if me.church < 5 else 0.0)


def courtship_need(s: Boru, me: Player, w: Worth) -> float:
    most = 0
    for player in s.players:
        if player is not me and player.space > most:
            most = player.space
    if me.space >= 9:
        return 0.0
    return race(me.space, most, w.q_wedding, w) + w.q_space


def monastery_worth(s: Boru, w: Worth) -> float:
    return w.monastery


def princess_choice(s: Boru, seat: int) -> Action:
    """Military support, trade or points, whichever gives most now."""
    military = 0.0
    for region in range(REGIONS):
        if s.vikings & s.box.region_towns[region]:
            without = region_counts(s, region, True, NOBODY)
            allied = region_counts(s, region, True, seat)
            other = 0
            for who in range(s.seats):
                if who != seat and allied[who] > other:
                    other = allied[who]
            led = without[seat] > other and without[seat] > without[s.seats]
            if (allied[seat] > other and not led) or without[s.seats] >= without[seat] > other:
                military += s.box.claim_points[region]
    mine = s.controlled(seat)
    regions = 0
    allied_regions = 0
    for towns in s.box.region_towns:
        if mine & towns:
            regions += 1
        if (mine | s.vikings) & towns:
            allied_regions += 1
    trade = float(s.box.regions_points[allied_regions] - s.box.regions_points[regions])
    points = float(s.box.spurn_points)
    if military > points and military >= trade:
        return PRINCESS_CHOICES[0]
    return PRINCESS_CHOICES[TRADE - 1] if trade > points else PRINCESS_CHOICES[SPURN - 1]
