"""What a seat wants now: what one more of everything that cards give would be worth to it."""

from __future__ import annotations

from math import ceil, floor
from typing import Final

from mypy_extensions import i64, mypyc_attr

from ....kernel.words import count
from ..content.components import BLUE, RED, TOP_SPACE
from ..state.position import Boru, Player
from .towns import TownWorth
from .weights import Weights

UNKNOWN: Final = -1e9


@mypyc_attr(acyclic=True)
class Needs:
    """What a seat wants in a position: `begin` says in which, and whose needs they are.

    A coin, an expansion, and a symbol of each colour once somebody asks for it.
    """

    def __init__(self, worth: Weights) -> None:
        self.worth = worth
        self.plenty: i64 = ceil(worth.plenty)
        self.row_coins: i64 = floor(worth.row_coins)
        self.won_race: i64 = ceil(worth.won_race)
        self.lost_race: i64 = ceil(worth.lost_race)
        """Whole numbers are compared with these: the same as with the figures, and quicker where it is compiled."""
        self.coin = 0.0
        self.expand = 0.0
        self.raider = UNKNOWN
        self.disc = UNKNOWN
        self.space = UNKNOWN

    def begin(self, s: Boru, me: Player) -> None:
        """All but an expansion: `expand_with` finds that, but it takes time."""
        self.coin = self.coin_need(s, me)
        self.expand = 0.0
        self.raider = UNKNOWN
        self.disc = UNKNOWN
        self.space = UNKNOWN

    def expand_with(self, s: Boru, seat: int, towns: TownWorth) -> None:
        """What an expansion is worth beyond its price. `towns` has looked at the position."""
        if s.players[seat].coins + self.row_coins >= s.box.expand_cost:
            gain = towns.expansion(s, seat) - float(s.box.expand_cost) * self.coin
            if gain > 0.0:
                self.expand = gain

    def symbol(self, s: Boru, me: Player, colour: int) -> float:
        """A symbol of a colour."""
        if colour == RED:
            if self.raider == UNKNOWN:
                self.raider = self.raider_need(s, me)
            return self.raider
        if colour == BLUE:
            if self.disc == UNKNOWN:
                self.disc = self.disc_need(s, me)
            return self.disc
        if self.space == UNKNOWN:
            self.space = self.space_need(s, me)
        return self.space

    def coin_need(self, s: Boru, me: Player) -> float:
        """What a coin is worth: little in the last trick, or where there are plenty."""
        w = self.worth
        if not s.marriages_to_come and count(me.hand) <= 2:
            return w.last_coin
        return w.ready_coin if me.coins < self.plenty else w.spare_coin

    def raider_need(self, s: Boru, me: Player) -> float:
        """One more raider: towards the spoils, and away from being the one who loses a town."""
        if not s.battle:
            return 0.0
        most: i64 = 0
        fewest: i64 = 99
        for player in s.players:
            if player is not me:
                if player.raiders > most:
                    most = player.raiders
                if player.raiders < fewest:
                    fewest = player.raiders
        need = self.step_in_race(me.raiders - most, self.worth.spoils + float(me.renown))
        return need + self.worth.danger if me.raiders <= fewest else need

    def disc_need(self, s: Boru, me: Player) -> float:
        """One more disc in the church area."""
        most: i64 = 0
        for player in s.players:
            if player is not me and player.church > most:
                most = player.church
        return self.worth.disc + self.step_in_race(me.church - most, self.worth.patron)

    def space_need(self, s: Boru, me: Player) -> float:
        """One more space of the marriage track."""
        if me.space >= TOP_SPACE:
            return 0.0
        highest: i64 = 0
        for player in s.players:
            if player is not me and player.space > highest:
                highest = player.space
        return self.worth.space + self.step_in_race(me.space - highest, self.worth.wedding)

    def step_in_race(self, lead: i64, prize: float) -> float:
        """What one step is worth in a race for the most: much when it decides, little far ahead or behind."""
        w = self.worth
        if lead >= self.won_race or lead <= -self.lost_race:
            return w.far_ahead * prize
        return w.ahead * prize if lead >= 1 else w.close * prize
