"""What things are worth, in points: the figures behind `advice.py` and `instinct.py`.

Those of the first half were fitted to the ends of games that greedy bots played among themselves, those of the second
were found by letting slightly changed instincts play each other. None of them is a rule.
"""

from __future__ import annotations


class Worth:
    """The figures, named; change one on an object of your own to try it out."""

    def __init__(self) -> None:
        # ---- for valuing a position ---------------------------------------------------------------------------------
        self.rival = 0.4
        """How much of the best rival's prospects counts against one's own."""
        self.victory = 0.0
        """What winning is worth besides the points."""
        self.renown_again = 0.05
        """What renown adds to the spoils of each later battle; most of them go to somebody else."""
        self.claim_sharp = 3.4
        """How surely a lead of one town decides a claim: odds of e to this, over the root of the tricks left."""
        self.claim_blur = 1.2
        """Tricks added to those left, as even the last upkeep has surprises."""
        self.claim_held = 0.38
        """Holding the token is worth so many towns, since a tie leaves it where it is."""
        self.towns_a_trick = 0.36
        """How many towns a region that still needs some gets in a trick."""
        self.regions_a_trick = 0.048
        """How much of the missing regions a player reaches in a trick."""
        self.spread_far = 12.0
        """At so many tricks before the end, regions in hand are worth half: they could be had later."""
        self.upkeep_sharp = 1.0
        """Like `claim_sharp`, for a lead of one raider, disc or space and the tricks left in the round."""
        self.upkeep_blur = 0.3
        self.raiders_a_trick = 2.0
        """How many raiders leave the battle area in a trick."""
        self.lost_town = 2.5
        self.town = 2.5
        self.monastery = 3.0
        """A monastery in the last upkeep,"""
        self.monastery_early = 0.6
        """and how much less for each round that others have to answer it."""
        self.disc_kept = 0.3
        """A disc that stays in the church area for the next round."""
        self.space_kept = 0.2
        """A space of the track kept for the next round."""
        self.coin = 0.3
        self.first_coins = 0.15
        """What each of the first two coins is worth besides: they save two points each when a costly card wins."""
        self.coin_fade = 2.0
        """At so many tricks before the end, coins are worth half."""
        self.marker = 0.2
        self.lean_on_pick = 0.3
        """How much instinct counts beside looking ahead, in the draft"""
        self.lean_on_lead = 0.1
        """and in the choice of a town to lead."""
        # ---- for instinct -------------------------------------------------------------------------------------------
        self.noise = 0.5
        """How much luck mixes into a choice, so that lines of play differ."""
        self.lead_again = 0.3
        """Taking the marker along with a town."""
        self.ready_coin = 0.41
        """A coin, while there is time to spend it and not yet plenty."""
        self.spare_coin = 0.17
        self.last_coin = 0.13
        self.missing_coin = 1.9
        """What a coin that cannot be paid costs besides."""
        self.road = 0.1
        """A town that a free one can be bought from."""
        self.holds = 0.74
        """How likely a card survives one higher card that may be behind it."""
        self.far_ahead = 0.05
        """One more step in a race for the most, as a share of the prize: far ahead or far behind,"""
        self.ahead = 0.07
        """just ahead,"""
        self.close = 0.22
        """level or just behind."""
        self.danger = 0.3
        """One more raider for who has the fewest."""
        self.spoils = 2.4
        """The prize of the most raiders, besides the renown held."""
        self.patron = 2.6
        """The prize of the most discs in the church area."""
        self.disc = 0.02
        """A disc that is only kept."""
        self.wedding = 3.5
        """The prize of the highest disc on the track."""
        self.space = 0.1
        """A space that is only kept."""
        self.bargain = 0.84
        """Something for two coins must be worth so much more than they are."""
        self.freed = 0.3
        """Freeing an own town of its Vikings and paying for it."""
        self.row_in_draft = 0.19
        """How much the present worth of a card's rows counts in the draft."""
        self.keep = by_card([0.3, 0.6, 0.6, 0.8, 0.8, 0.9, 1.36, 1.4, 1.4, 1.5, 1.36])
        """What a card is worth for the tricks to come."""
        self.pick = by_card([1.0, 0.8, 1.2, 1.6, 2.0, 1.8, 1.6, 2.0, 2.2, 1.4, 1.5])
        """What a card is worth in the draft."""
        self.one_more = [0.03, 0.07, 0.25, 0.5, 0.18, 0.12, 0.03]
        """The share of a claim's points that one more town is worth, by the lead over the best rival from -3 to 3."""
        self.still_needed = [1.8, 1.4, 1.0, 0.8, 0.5, 0.4]
        """How that share counts, by the number of towns a token then still needs to be turned up."""
        self.new_region = [0.5, 0.5, 1.0, 1.0, 1.7, 2.6, 2.6, 3.4, 0.0]
        """One more region, by how many there are."""


def by_card(kinds: list[float]) -> list[float]:
    """Figures by card value, given by kind of card: 1-3, 4-6, 7-9, 10-12, 13, 14-16, 17-19, 20, 21, 22, 23-25."""
    figures = [0.0]
    for kind, size in enumerate((3, 3, 3, 3, 1, 3, 3, 1, 1, 1, 3)):
        figures += [kinds[kind]] * size
    return figures
