"""RolloutPolicy: a quick plausible answer to every question, from what the asked seat can see. For looking ahead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....kernel.action import Action, Choices
from ....kernel.chance import Chance
from ....kernel.words import bit, count, lowest, nth
from ..content.actions import BUILD, DECLINE, EXPAND, LEAD, LOSE, LOWER, PICK, PLAY, SETTLE, START, STOP, UPPER
from ..content.components import CARDS, Region
from ..rules.tricks import suited
from ..state.position import Boru
from .faces import NEVER, Face, faces_of, lost_worth, lower_worth, pick_worth, upper_worth, won_worth
from .needs import Needs
from .princess import princess_choice
from .towns import TownWorth
from .weights import Weights

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


class RolloutPolicy:
    """Plays quickly and sensibly: each answer is worth a few figures, and a little luck decides what is close."""

    def __init__(self, worth: Weights) -> None:
        self.worth = worth
        self.towns = TownWorth(worth)
        self.needs = Needs(worth)
        self._faces: list[Face] = []
        self._holds: list[list[list[float]]] = []

    def faces(self, s: Boru) -> list[Face]:
        """The cards by value, read once."""
        if not self._faces:
            self._faces = faces_of(s.box, self.worth)
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
        faces = self.faces(s)
        me = s.players[seat]
        needs = self.needs
        needs.begin(s, me)
        noise = self.worth.noise
        best: i64 = 0
        most = NEVER
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            worth = pick_worth(s, me, faces[card], needs) + chance.roll() * noise
            if worth > most:
                most = worth
                best = card
        return best

    def town_to_lead(self, s: Boru, seat: int, towns: i64, chance: Chance) -> i64:
        """A town of the region where one more is worth most; where it comes to the same, of any colour in hand."""
        value = self.towns
        value.look(s)
        holding = value.holding(s, seat)
        noise = self.worth.noise
        best: i64 = 0
        most = NEVER
        for region in s.box.regions:
            there = towns & region.towns
            if there:
                worth = value.added(s, seat, holding, region) + chance.roll() * noise
                if worth > most:
                    most = worth
                    best = there
        return nth(best, chance.below(count(best)))

    def card_to_play(self, s: Boru, seat: int, cards: i64, chance: Chance) -> i64:
        """What a card wins if it holds, what its rows give if not, less what it could do in later tricks."""
        w = self.worth
        faces = self.faces(s)
        me = s.players[seat]
        self.towns.look(s)
        needs = self.needs
        needs.begin(s, me)
        needs.expand_with(s, seat, self.towns)
        fitting: i64 = 0
        gain = 0.0
        if s.active:
            fitting = suited(s)
            gain = self.towns.town(s, seat, region_of(s, s.active)) + w.lead_again
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
                won = gain + won_worth(s, me, face, needs)
                worth = holds * won + (1.0 - holds) * worth
            if not last:
                worth -= face.keep
            worth += chance.roll() * noise
            if worth > most:
                most = worth
                best = card
        return best

    def row(self, s: Boru, seat: int, chance: Chance) -> Action:
        """The row that gives more."""
        me = s.players[seat]
        face = self.faces(s)[me.card]
        self.towns.look(s)
        needs = self.needs
        needs.begin(s, me)
        needs.expand_with(s, seat, self.towns)
        upper = upper_worth(face, needs) + (chance.roll() - 0.5) * self.worth.noise
        return LOWER if lower_worth(s, me, face, needs) > upper else UPPER

    def buy_or_stop(self, s: Boru, seat: int, buy: Action) -> Action:
        """Extra symbols are dear: only what decides something."""
        kind = s.stack[-1].kind
        needs = self.needs
        me = s.players[seat]
        if kind == "buy-raider":
            need = needs.raider_need(s, me)
        else:
            need = needs.disc_need(s, me) if kind == "buy-church" else needs.space_need(s, me)
        price = float(s.box.extra_cost) * needs.coin_need(s, me) + self.worth.bargain
        return buy if need > price else STOP

    def expansion(self, s: Boru, seat: int, towns: i64, chance: Chance) -> Action:
        """The best town on the roads, if it is worth the coins."""
        best = self.town_to_settle(s, seat, towns, chance)
        price = float(s.box.expand_cost) * self.needs.coin_need(s, s.players[seat])
        return EXPAND[best] if self.towns.town(s, seat, region_of(s, best)) > price else DECLINE

    def town_to_settle(self, s: Boru, seat: int, towns: i64, chance: Chance) -> i64:
        """A town of the region where one more is worth most, rather with roads to free ones."""
        value = self.towns
        value.look(s)
        holding = value.holding(s, seat)
        noise = self.worth.noise
        road = self.worth.road
        best: i64 = 0
        most = NEVER
        while towns:
            number = lowest(towns)
            towns &= towns - 1
            town = s.box.towns[number]
            worth = value.added(s, seat, holding, s.box.regions[town.region]) + chance.roll() * noise
            if town.roads & s.free:
                worth += road
            if worth > most:
                most = worth
                best = number
        return best

    def building_site(self, s: Boru, seat: int, towns: i64) -> i64:
        """Where a monastery helps a claim most."""
        self.towns.look(s)
        best: i64 = 0
        most = NEVER
        for region in s.box.regions:
            there = towns & region.towns
            if there:
                gain = self.towns.claim(s, seat, region)
                if gain > most or (gain == most and lowest(there) < best):
                    most = gain
                    best = lowest(there)
        return best

    def town_to_lose(self, s: Boru, seat: int, towns: i64) -> i64:
        """Of a rival what hurts most, of one's own what is needed least."""
        self.towns.look(s)
        loser = s.owner(lowest(towns))
        best: i64 = 0
        most = NEVER
        for region in s.box.regions:
            there = towns & region.towns
            if there:
                loss = self.towns.loss(s, loser, region)
                if loser == seat:
                    loss = -loss
                if loss > most or (loss == most and lowest(there) < best):
                    most = loss
                    best = lowest(there)
        return best

    def town_to_free(self, s: Boru, seat: int, options: list[Action]) -> Action:
        """An own town if there is one."""
        self.towns.look(s)
        best = options[0]
        most = NEVER
        for option in options:
            if option is not DECLINE and s.players[seat].towns >> option.target & 1:
                worth = self.towns.town(s, seat, region_of(s, option.target))
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


def region_of(s: Boru, town: i64) -> Region:
    """The region of a town."""
    return s.box.regions[s.box.towns[town].region]
