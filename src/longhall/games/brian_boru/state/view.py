"""What a seat, or a spectator, may see (BRU-INFO)."""

from __future__ import annotations

from ....kernel.events import NOTHING_WITHHELD
from ....kernel.masks import bits, count
from ..content.components import CHOICES, MILITARY, PRINCESS, REGIONS, TRADE
from ..rules.score import score
from ..rules.upkeep.claim import holder_of, region_counts
from .position import ACTION, NOBODY, OVER, PHASES, TRICKS, UPKEEP, Boru
from .view_types import BrianBoruClaim, BrianBoruOwn, BrianBoruPlayer, BrianBoruView


def public(s: Boru) -> BrianBoruView:
    """The table as everybody sees it."""
    seen: BrianBoruView = {
        "game": "brian-boru",
        "phase": PHASES[s.phase],
        "round": s.round,
        "rounds": s.box.rounds[s.seats],
        "trick": s.trick,
        "marker": s.marker,
        "active": s.active or None,
        "winner": s.winner if s.winner != NOBODY else None,
        "battle": s.battle,
        "strength": s.strength,
        "marriage": s.box.marriages[s.marriage].name if s.marriage != NOBODY else None,
        "marriages_to_come": s.marriages_to_come,
        "vikings": bits(s.vikings),
        "monasteries": bits(s.monasteries),
        "claims": [claim_view(s, region) for region in range(REGIONS)],
        "players": [player_view(s, other) for other in range(s.seats)],
        "score": score(s).as_json(),
        "over": s.phase == OVER,
    }
    if s.waiting:
        seen["to_act"] = bits(s.waiting)
        seen["asks"] = s.stack[-1].kind
    if s.variants.show_trick_history:
        seen["history"] = [bits(player.played) for player in s.players]
    return seen


def withheld(s: Boru) -> range:
    """BRU-INFO-06, unless the table shows them: this round's tricks but for the running one and the last before it.

    Everybody plays to every trick, so whoever is to act can look up all that happened since their last decision.
    """
    if s.variants.show_trick_history or s.phase not in (ACTION, UPKEEP):
        return NOTHING_WITHHELD
    finished = s.trick - 1 if s.phase == ACTION else s.trick
    return range(s.round * TRICKS + 1, s.round * TRICKS + finished)


def without_cards(seen: BrianBoruView) -> BrianBoruView:
    """A view without the cards on the table."""
    for player in seen["players"]:
        player["card"] = None
    return seen


def claim_view(s: Boru, region: int) -> BrianBoruClaim:
    """A region's token and how many towns everyone has there, the Vikings last."""
    holder = holder_of(s, region)
    return {
        "region": s.box.region_ids[region],
        "up": s.face_up >> region & 1 == 1,
        "holder": holder if holder != NOBODY else None,
        "counts": region_counts(s, region, True, s.military),
    }


def player_view(s: Boru, seat: int) -> BrianBoruPlayer:
    """What lies open before a player, and how many cards are hidden; coins and tokens are public (BRU-INFO-05)."""
    player = s.players[seat]
    alliance = CHOICES[MILITARY] if seat == s.military else CHOICES[TRADE] if seat == s.trade else None
    return {
        "coins": player.coins,
        "renown": player.renown,
        "points": player.points,
        "raiders": player.raiders,
        "church": player.church,
        "space": player.space,
        "towns": bits(player.towns),
        "claims": [s.box.region_ids[region] for region in bits(player.claims)],
        "marriages": [s.box.marriages[card].name for card in bits(player.marriages)],
        "alliance": alliance if player.marriages >> PRINCESS & 1 else None,
        "cards": count(player.hand),
        "packet": count(player.packet),
        "card": player.card or None,
    }


def own(s: Boru, seat: int) -> BrianBoruOwn:
    """One's own cards, and what one remembers: the packets passed on this round (BRU-INFO-07)."""
    player = s.players[seat]
    return {
        "seat": seat,
        "hand": bits(player.hand),
        "packet": bits(player.packet),
        "pick": bits(player.pick),
        "passed": [bits(cards) for cards in passed_on(s, seat)],
    }


def passed_on(s: Boru, seat: int) -> list[int]:
    """The packets a player has passed to the left this round, as they were passed."""
    return [packet_after(s, seat, stage) for stage in range(len(s.players[seat].picks))]


def packet_after(s: Boru, seat: int, stage: int) -> int:
    """What was left of a packet after a seat took its share at a stage: what others took later, and what is left now.

    At stage t the packet dealt to a seat lies t places to its left.
    """
    now = stage_now(s)
    dealt_to = seat - stage
    cards = s.players[(dealt_to + now) % s.seats].packet
    for later in range(stage + 1, now + 1):
        picks = s.players[(dealt_to + later) % s.seats].picks
        if later < len(picks):
            cards |= picks[later]
    return cards


def stage_now(s: Boru) -> int:
    """How many packets everybody has chosen from."""
    now = len(s.players[0].picks)
    for player in s.players:
        if len(player.picks) < now:
            now = len(player.picks)
    return now
