"""Upkeep, first step: the player highest on the track marries; the others get the rewards of their spaces."""

from __future__ import annotations

from typing import Final

from .....kernel.action import Action
from .....kernel.chance import Chance
from .....kernel.errors import Refusal
from .....kernel.events import Events, seat_ref
from .....kernel.step import DecisionStep, Step
from ...content.actions import PRINCESS_CHOICES
from ...content.components import CHOICES, MILITARY, PRINCESS, TRADE
from ...state.position import NOBODY, Boru
from ..symbols import AnyTown, Points, Renown, TownInRegion


class Marriage(Step[Boru]):
    """The highest disc on the track takes the marriage card; if all are on the start space, it leaves the game."""

    def run(self, s: Boru, chance: Chance, events: Events | None) -> None:
        """BRU-MARRY-05 and 07. Above the start space nobody shares, so the highest is one player (BRU-MARRY-04)."""
        highest = 0
        for seat, player in enumerate(s.players):
            if player.space > highest:
                highest = player.space
                s.acting = seat
        name = s.box.marriages[s.marriage].name
        if not highest:
            s.marriage = NOBODY
            if events is not None:
                events.add("bru-no-wedding", "BRU-MARRY-07", marriage=f"marriage:{name}")
            return
        if events is not None:
            events.add(
                "bru-wedding", "BRU-MARRY-05", seat=seat_ref(s.acting), marriage=f"marriage:{name}", space=highest
            )
        s.stack.append(TRACK_REWARDS)
        s.stack.append(BACK_TO_START)
        self.push_rewards(s, events)

    def push_rewards(self, s: Boru, events: Events | None) -> None:
        """The card's rewards, left to right (BRU-MARRY-08); the winner keeps the card (09)."""
        if s.marriage == PRINCESS:
            s.stack.append(PRINCESS_CHOICE)
            return
        card = s.box.marriages[s.marriage]
        s.players[s.acting].marriages |= 1 << s.marriage
        if card.region != NOBODY:
            s.stack.append(TownInRegion(card.region))
            if events is not None and not s.free & s.box.regions[card.region].towns:
                region = f"region:{s.box.region_ids[card.region]}"
                events.add("bru-region-full", "BRU-SYM-25", seat=seat_ref(s.acting), region=region)
        if card.renown:
            s.stack.append(Renown(card.renown))
        if card.points:
            s.stack.append(Points(card.points))


class PrincessChoice(DecisionStep[Boru]):
    """Who marries the Princess of Denmark chooses: military support, trade, or to spurn her."""

    kind: str = "princess"
    rule: str = "BRU-PRINCESS-01"

    def legal(self, s: Boru, seat: int) -> list[Action]:
        """One of the three; none is not among them."""
        return PRINCESS_CHOICES

    def apply(self, s: Boru, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """BRU-PRINCESS-02, 04, 05: an alliance keeps the card, spurning gives points at once."""
        me = s.players[seat]
        rule = "BRU-PRINCESS-05"
        if action.target == MILITARY:
            s.military = seat
            me.marriages |= 1 << PRINCESS
            rule = "BRU-PRINCESS-02"
        elif action.target == TRADE:
            s.trade = seat
            me.marriages |= 1 << PRINCESS
            rule = "BRU-PRINCESS-04"
        else:
            me.points += s.box.spurn_points
        if events is not None:
            if rule == "BRU-PRINCESS-05":
                events.add("bru-princess-spurn", rule, seat=seat_ref(seat), points=s.box.spurn_points)
            else:
                events.add(f"bru-princess-{CHOICES[action.target]}", rule, seat=seat_ref(seat))

    def refusal(self, s: Boru, seat: int, action: Action) -> Refusal | None:
        """She cannot be left unanswered."""
        return Refusal(self.rule, "bru-no-declining") if action.verb == "decline" else None


class BackToStart(Step[Boru]):
    """The winner's disc goes back to the start space."""

    def run(self, s: Boru, chance: Chance, events: Events | None) -> None:
        """BRU-MARRY-06."""
        s.players[s.acting].space = 0
        s.marriage = NOBODY
        if events is not None:
            events.add("bru-back-to-start", "BRU-MARRY-06", seat=seat_ref(s.acting))


class TrackRewards(Step[Boru]):
    """Then everyone gets the reward beside the space where their disc lies, and stays there."""

    def run(self, s: Boru, chance: Chance, events: Events | None) -> None:
        """BRU-MARRY-10 to 13. In a game the space that gives a town holds one disc (BRU-MARRY-04)."""
        order = s.clockwise_from(s.marker)
        for seat in reversed(order):
            if s.box.track_town[s.players[seat].space]:
                s.stack.append(AnyTown(seat))
        for seat in order:
            me = s.players[seat]
            coins = s.box.track_coins[me.space]
            renown = s.box.track_renown[me.space]
            me.coins += coins
            me.renown += renown
            if events is not None:
                if coins:
                    events.add("bru-track-coins", "BRU-MARRY-10", seat=seat_ref(seat), space=me.space, count=coins)
                if renown:
                    events.add("bru-track-renown", "BRU-MARRY-10", seat=seat_ref(seat), space=me.space, count=renown)
                if s.box.track_town[me.space]:
                    self.tell_town(s, seat, events)

    def tell_town(self, s: Boru, seat: int, events: Events) -> None:
        """The town reward, or that there is no town left for it (BRU-MARRY-14)."""
        if s.free:
            events.add("bru-track-town", "BRU-MARRY-10", seat=seat_ref(seat), space=s.players[seat].space)
        else:
            events.add("bru-board-full", "BRU-MARRY-14", seat=seat_ref(seat))


MARRIAGE: Final = Marriage()
PRINCESS_CHOICE: Final = PrincessChoice()
BACK_TO_START: Final = BackToStart()
TRACK_REWARDS: Final = TrackRewards()
