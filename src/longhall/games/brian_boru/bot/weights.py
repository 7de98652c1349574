"""What things are worth, in points: the figures behind `evaluator.py` and `rollout_policy.py`.

Those of the first half were fitted to the ends of games that greedy bots played among themselves, those of the second
were found by letting slightly changed rollout policies play each other. None of them is a rule.

These are the figures of `greedy`, against which levels are measured, and of Beginner and Casual: they do not change.
Better ones go into `figures/`.
"""

from __future__ import annotations


class Weights:
    """The figures, named; change one on an object of your own to try it out."""

    # ---- for valuing a position ---------------------------------------------------------------------------------
    rival: float = 0.4
    """How much of the best rival's prospects counts against one's own."""
    victory: float = 0.0
    """What winning is worth besides the points."""
    renown_again: float = 0.05
    """What renown adds to the spoils of each later battle; most of them go to somebody else."""
    claim_sharp: float = 3.4
    """How surely a lead of one town decides a claim: odds of e to this, over the root of the tricks left."""
    claim_blur: float = 1.2
    """Tricks added to those left, as even the last upkeep has surprises."""
    claim_held: float = 0.38
    """Holding the token is worth so many towns, since a tie leaves it where it is."""
    towns_a_trick: float = 0.36
    """How many towns a region that still needs some gets in a trick."""
    regions_a_trick: float = 0.048
    """How much of the missing regions a player reaches in a trick,"""
    regions_slow: float = 30.0
    """half as much with so many tricks left."""
    spread_far: float = 12.0
    """At so many tricks before the end, regions in hand are worth half: they could be had later."""
    upkeep_sharp: float = 1.0
    """Like `claim_sharp`, for a lead of one raider, disc or space and the tricks left in the round."""
    upkeep_blur: float = 0.3
    raiders_a_trick: float = 2.0
    """How many raiders leave the battle area in a trick,"""
    raid_blur: float = 1.5
    """and how unsure it is whether the last of them do: the larger, the less."""
    lost_town: float = 2.5
    town: float = 2.5
    monastery: float = 3.0
    """A monastery in the last upkeep,"""
    monastery_early: float = 0.6
    """and how much less for each round that others have to answer it."""
    disc_kept: float = 0.3
    """A disc that stays in the church area for the next round."""
    space_kept: float = 0.2
    """A space of the track kept for the next round."""
    coin: float = 0.3
    first_coins: float = 0.15
    """What each of the first coins is worth besides: they save two points each when a costly card wins."""
    first_few: float = 2.0
    """How many coins are first ones."""
    coin_fade: float = 2.0
    """At so many tricks before the end, coins are worth half."""
    marker: float = 0.2
    lean_on_pick: float = 0.3
    """How much the rollout policy counts beside looking ahead, in the draft"""
    lean_on_lead: float = 0.1
    """and in the choice of a town to lead."""
    # ---- for the rollout policy ---------------------------------------------------------------------------------
    noise: float = 0.5
    """How much luck mixes into a choice, so that lines of play differ."""
    lead_again: float = 0.3
    """Taking the marker along with a town."""
    ready_coin: float = 0.41
    """A coin, while there is time to spend it and not yet plenty."""
    spare_coin: float = 0.17
    plenty: float = 8.0
    """With so many coins, further ones are spare."""
    row_coins: float = 2.0
    """How many coins a row may bring for an expansion, beyond those that a player has."""
    last_coin: float = 0.13
    missing_coin: float = 1.9
    """What a coin that cannot be paid costs besides."""
    road: float = 0.1
    """A town that a free one can be bought from."""
    holds: float = 0.74
    """How likely a card survives one higher card that may be behind it."""
    far_ahead: float = 0.05
    """One more step in a race for the most, as a share of the prize: far ahead or far behind,"""
    ahead: float = 0.07
    """just ahead,"""
    close: float = 0.22
    """level or just behind."""
    won_race: float = 3.0
    """A lead of so many steps is far ahead,"""
    lost_race: float = 5.0
    """and so many steps behind the leader are far behind."""
    danger: float = 0.3
    """One more raider for who has the fewest."""
    spoils: float = 2.4
    """The prize of the most raiders, besides the renown held."""
    patron: float = 2.6
    """The prize of the most discs in the church area."""
    disc: float = 0.02
    """A disc that is only kept."""
    wedding: float = 3.5
    """The prize of the highest disc on the track."""
    space: float = 0.1
    """A space that is only kept."""
    bargain: float = 0.84
    """Something for two coins must be worth so much more than they are."""
    freed: float = 0.3
    """Freeing an own town of its Vikings and paying for it."""
    row_in_draft: float = 0.19
    """How much the present worth of a card's rows counts in the draft."""

    def __init__(self) -> None:
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
