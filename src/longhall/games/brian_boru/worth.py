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
        self.spread_far = 1000.0
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
        self.hand = [0.0] + [0.6] * 9 + [0.8] * 4 + [0.9] * 3 + [1.2] * 3 + [1.4, 1.4, 1.5] + [1.8] * 3
        # instinct
        self.noise = 0.8
        self.q_marker = 0.3
        self.q_coin = 0.35
        self.q_coin_rich = 0.17
        self.q_coin_last = 0.05
        self.q_road = 0.1
        self.q_hold = 0.6
        self.q_odds = 0.6
        self.q_missing = 1.6
        self.q_ahead = 0.05
        self.q_lead = 0.12
        self.q_close = 0.22
        self.q_danger = 0.4
        self.q_monastery = 2.5
        self.q_disc = 0.1
        self.q_wedding = 3.5
        self.q_space = 0.1
        self.q_renown = 2.0
        self.q_buy = 0.2
        self.q_buy_coin = 0.2
        self.q_freed = 1.0
        self.q_pick_row = 0.0
        self.q_expand = 0.0
        self.keep = [0.6, 0.6, 0.6, 0.8, 0.8, 0.9, 1.2, 1.4, 1.4, 1.5, 1.8]
        self.pick = [1.5, 1.5, 1.2, 1.0, 1.0, 1.2, 1.6, 2.0, 2.0, 2.0, 2.4]
        self.step_up = [0.03, 0.08, 0.35, 0.5, 0.2, 0.06, 0.03]
        self.still_needed = [1.0, 0.85, 0.65, 0.5, 0.35, 0.3]
        self.new_region = [0.5, 0.5, 0.9, 0.9, 1.6, 2.0, 2.0, 2.6, 0.0]
