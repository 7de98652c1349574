"""What things are worth in points, as found by play."""

from __future__ import annotations


class Worth:
    """Figures."""

    def __init__(self) -> None:
        self.rival = 0.4
        self.by_trick = False
        self.renown_again = 0.25
        self.claim_sharp = 5.0
        self.claim_blur = 1.0
        self.claim_held = 0.5
        self.towns_a_trick = 0.17
        self.regions_a_trick = 0.02
        self.upkeep_sharp = 1.0
        self.raiders_a_trick = 2.0
        self.lost_town = 2.5
        self.town = 2.5
        self.monastery = 2.0
        self.disc_kept = 0.3
        self.space_kept = 0.2
        self.coin = 0.35
        self.first_coins = 0.3
        self.coin_fade = 2.0
        self.marker = 0.3
        self.noise = 0.8
        self.card = [0.0] + [0.6] * 9 + [0.8] * 4 + [0.9] * 3 + [1.2] * 3 + [1.4, 1.4, 1.5] + [1.8] * 3
        self.pick = [0.0] + [1.5] * 4 + [1.2] * 5 + [1.0] * 4 + [1.2] * 3 + [1.6] * 3 + [2.0, 2.0, 2.0] + [2.4] * 3
