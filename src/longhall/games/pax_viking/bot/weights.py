"""What a bot thinks things are worth, in points; a win is worth a thousand.

These are the figures of `greedy`, against which levels are measured, and of Beginner and Casual: they do not change.
Better ones go into `figures/`.
"""

from __future__ import annotations


class Weights:
    """The weights of the advice, found by playing."""

    victory: float = 1000.0
    card: float = 34.0
    """A victory card that is fulfilled; on the way to it the square of how far one is."""
    second_card: float = 0.3
    """The share of the second nearest card."""
    empire: float = 6.0
    """Solo: each follower, as all of them must be established."""
    solo_silfr: float = 0.5
    """Solo: the share of the worth of silfr, as longships are what is short."""
    solo_marker: float = 4.0
    fulfilled: float = 26.0
    """A card that is fulfilled wins at the next event, whoever plays it."""
    follower: float = 2.0
    new_type: float = 2.4
    """The first follower of a type brings 1 silfr in every solstice."""
    ability: float = 1.2
    """A trade centre, god or advocate with a follower, for what it does."""
    silfr: float = 0.5
    spare_silfr: float = 0.2
    """Silfr beyond what a key trade centre costs."""
    plenty: int = 12
    hand: float = 0.5
    """A tile in hand, wherever its area is."""
    event: float = 1.6
    event_at_hand: float = 5.0
    """An event in hand when a card is nearly fulfilled."""
    event_kept: float = 0.5
    """The share of an event's worth that it has in hand, wherever the longships are."""
    quiet: float = 0.8
    """Taken off for each round in which no tile has left the pile or the track: a stall helps nobody."""
    marker: float = 1.0
    duchy: float = 1.0
    unguarded: float = 0.35
    """Taken off for each own post without a longship."""
    at_sea: float = 0.12
    """A longship on the map."""
    workplace: float = 0.6
    """An own venture with a longship, which can be activated."""
    contested: float = 0.3
    """The share of a post's worth while an opponent's longship is there."""
    too_dear: float = 0.35
    """The share of a post's worth while the silfr for it is not quite there."""
    rival: float = 0.6
    """What the best rival's standing takes away."""
    rival_silfr: float = 0.25
    envy: float = 0.9
    """Trade between two players: the share of the other side's gain that is one's own loss."""
    ahead: float = 0.8
    """How near a card a player is with whom nobody should trade."""
    courtesy: float = 0.4
    """What an offer leaves to the other side."""
    talk: float = 0.4
    """What a trade must promise to be opened at all."""
    pester: float = 4.0
    """Held against a further offer in the same turn, and against one with no good deal in sight."""
    free_use: float = 1.0
    """Using an ability between actions."""
    idle: float = 0.6
    """Ending a turn with actions left; a tile could be drawn."""
    too_many: float = 0.1
    """The share of a tile for which the jarl board has no space left, and of a second event."""
    exhausted: float = 0.93
    """What is left of a longship's share on its way when it is exhausted."""

    def __init__(self) -> None:
        self.reach: list[float] = [0.85, 0.6, 0.4, 0.26, 0.17, 0.1]
        """By journeys still needed: the share of a post's worth that a longship on its way already has."""
        self.muster: list[float] = [0.9, 0.6, 0.36, 0.22, 0.13, 0.07, 0.03]
        """Solo, by journeys that all longships needed for a post have to make: the share of its worth."""
        self.shares: list[float] = [1.0, 0.7, 0.5, 0.35, 0.25, 0.15]
        """The best prospects count in full, the others less, as actions are few."""

    def of_silfr(self, silfr: int) -> float:
        """Silfr, the first of it worth most."""
        if silfr <= self.plenty:
            return silfr * self.silfr
        return self.plenty * self.silfr + (silfr - self.plenty) * self.spare_silfr
