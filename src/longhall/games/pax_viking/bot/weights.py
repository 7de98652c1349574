"""What a bot thinks things are worth, in points; a win is worth a thousand.

These are the figures of `greedy`, against which levels are measured, and of Beginner and Casual: they do not change.
Better ones go into `figures/`.
"""

from __future__ import annotations

from typing import Final

from ..content import components

TESTS: Final = (
    components.TEST_FOLLOWERS, components.TEST_VENTURES, components.TEST_FOLLOWERS_TOTAL,
    components.TEST_REGIONS_WITH_VENTURE, components.TEST_FOLLOWERS_EACH_TYPE, components.TEST_DUCHIES,
    components.TEST_TYPES_WITH_FOLLOWERS, components.TEST_ZONES_WITH_DUCHY, components.TEST_ALLIES,
    components.TEST_TRADE_CENTRES, components.TEST_GODS, components.TEST_KEY_TRADE_CENTRES,
    components.TEST_ADVOCATES, components.TEST_ZONES_WITH_POST, components.TEST_INFLUENCE_MARKERS,
    components.TEST_POSTS_PER_ZONE_MIN,
)  # fmt: skip
"""The order of `Weights.effort`; no equal ones are neighbours, as tuning would move these together."""
VERBS: Final = (
    "establish", "at", "parley", "play", "theocracy", "take", "go", "place", "pay", "duchy", "activate", "draw",
    "stop", "end", "stay", "decline",
)  # fmt: skip
"""The order of `Weights.liked`, for the same reason."""
OTHER_VERBS: Final = len(VERBS)
"""Where `Weights.liked` has all other verbs."""


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
    plenty: float = 12.0
    """What a key trade centre costs:"""
    spare_silfr: float = 0.2
    """silfr beyond that."""
    hand: float = 0.5
    """A tile in hand, wherever its area is."""
    event: float = 1.6
    event_at_hand: float = 5.0
    """An event in hand when a card is nearly fulfilled,"""
    event_near: float = 0.8
    """that is, when a player is farther on the way to it than this;"""
    event_wins: float = 3.0
    """and how many times that counts when the card is fulfilled."""
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
    """The share of a post's worth while the silfr for it is not quite there,"""
    short: float = 4.0
    """that is, while no more than so much of it is missing."""
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
    duchy_begun: float = 0.6
    """The share of a step to a duchy that any new venture is, as it may become one."""
    # ---- for the rollout policy ---------------------------------------------------------------------------------
    luck: float = 0.01
    """How much luck mixes into a choice: what each of 0 to 99 adds."""
    under_way: float = 0.75
    """The share of a prospect's worth for a longship one journey away, divided by the journeys if there are more,"""
    node: float = 0.01
    """and what each node on the way takes from that share."""
    solo_node: float = 0.01
    """Solo: what each node to a post takes from its worth for a longship that chooses where to go."""

    def __init__(self) -> None:
        self.effort: list[float] = [1.0, 1.2, 1.0, 0.5, 1.0, 1.5, 1.0, 0.8, 1.6, 2.0, 1.6, 2.4, 1.5, 0.9, 1.5, 1.4]
        """By kind of test of a victory card, in the order of `TESTS`: the effort for one more of what it counts. A
        duchy is two such steps, one for each venture."""
        self.reach: list[float] = [0.85, 0.6, 0.4, 0.26, 0.17, 0.1]
        """By journeys still needed: the share of a post's worth that a longship on its way already has."""
        self.muster: list[float] = [0.9, 0.6, 0.36, 0.22, 0.13, 0.07, 0.03]
        """Solo, by journeys that all longships needed for a post have to make: the share of its worth."""
        self.shares: list[float] = [1.0, 0.7, 0.5, 0.35, 0.25, 0.15]
        """The best prospects count in full, the others less, as actions are few."""
        self.liked: list[float] = [
            9.0, 8.0, 7.0, 8.0, 6.0, 5.0, 4.0, 5.0, 3.0, 5.0, 3.0, 2.0, 0.5, -1.0, 0.5, 0.0, 1.5,
        ]  # fmt: skip
        """By verb, in the order of `VERBS`: what is liked, whatever it is about; last of all, any other verb."""
        self.consent: list[float] = [2.0, 5.0, 8.0]
        """Of ten votes on another's event, those in favour: if it is bad for all, neither good nor bad, or good."""

    def of_silfr(self, silfr: int) -> float:
        """Silfr, the first of it worth most."""
        held = float(silfr)
        if held <= self.plenty:
            return held * self.silfr
        return self.plenty * self.silfr + (held - self.plenty) * self.spare_silfr
