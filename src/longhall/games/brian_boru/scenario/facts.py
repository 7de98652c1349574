"""The whole position in a scenario's words: what may stand under `then`. `docs/scenarios.md` lists them."""

from __future__ import annotations

from ....kernel.masks import bits
from ..content.components import CHOICES, MILITARY, REGIONS, TRADE
from ..rules.score import regions_with_a_town, score
from ..rules.upkeep.claim import holder_of, region_counts
from ..state.position import NOBODY, OVER, PHASES, Boru


def facts(s: Boru, players: list[str]) -> dict[str, object]:
    """Everything, hidden or not, by the players' names."""
    board = board_facts(s, players)
    ending = score(s)
    people: dict[str, object] = {
        "coins": {name: player.coins for name, player in zip(players, s.players, strict=True)},
        "renown": {name: player.renown for name, player in zip(players, s.players, strict=True)},
        "points": {name: player.points for name, player in zip(players, s.players, strict=True)},
        "raiders": {name: player.raiders for name, player in zip(players, s.players, strict=True)},
        "church": {name: player.church for name, player in zip(players, s.players, strict=True)},
        "track": {name: player.space for name, player in zip(players, s.players, strict=True)},
        "hands": {name: bits(player.hand) for name, player in zip(players, s.players, strict=True)},
        "packets": {name: bits(player.packet) for name, player in zip(players, s.players, strict=True)},
        "cards": {name: player.card for name, player in zip(players, s.players, strict=True) if player.card},
        "played": {name: bits(player.played) for name, player in zip(players, s.players, strict=True)},
        "controlled": {name: bits(s.controlled(seat)) for seat, name in enumerate(players)},
        "marriage_cards": {
            name: [s.box.marriages[card].name for card in bits(player.marriages)]
            for name, player in zip(players, s.players, strict=True)
        },
        "alliance": alliances(s, players),
        "regions": {name: regions_with_a_town(s, seat) for seat, name in enumerate(players)},
        "score": {name: ending.parts[seat] for seat, name in enumerate(players)},
        "total": {name: ending.totals[seat] for seat, name in enumerate(players)},
        "places": {name: ending.places[seat] for seat, name in enumerate(players)},
        "winners": [players[seat] for seat in ending.winners],
    }
    return {**board, **people}


def board_facts(s: Boru, players: list[str]) -> dict[str, object]:
    """What lies on the board and beside it."""
    return {
        "phase": PHASES[s.phase],
        "round": s.round,
        "trick": s.trick,
        "marker": players[s.marker],
        "active": s.active or "none",
        "winner": name_or(players, s.winner, "none"),
        "battle_area": s.battle,
        "strength": s.strength,
        "vikings_left": len(bits(s.vikings_left)),
        "vikings_unseen": [s.box.viking_ids[card] for card in bits(s.vikings_left)],
        "marriage": s.box.marriages[s.marriage].name if s.marriage != NOBODY else "none",
        "marriages_to_come": s.marriages_to_come,
        "marriages_unseen": [s.box.marriages[card].name for card in bits(s.marriages_left)],
        "last_round": s.marriages_to_come == 0,
        "game_over": s.phase == OVER,
        "free": bits(s.free),
        "viking_towns": bits(s.vikings),
        "monasteries": bits(s.monasteries),
        "towns": {str(town): town_fact(s, town, players) for town in bits(s.box.all_towns)},
        "claims": {s.box.region_ids[region]: claim_fact(s, region, players) for region in range(REGIONS)},
        "counts": {s.box.region_ids[region]: count_fact(s, region, players) for region in range(REGIONS)},
    }


def town_fact(s: Boru, town: int, players: list[str]) -> object:
    """`free`, or whose disc lies there, who controls it, and what else stands there."""
    owner = s.owner(town)
    if owner == NOBODY:
        return "free"
    lost = s.vikings >> town & 1 == 1
    return {
        "disc": players[owner],
        "controller": "vikings" if lost else players[owner],
        "vikings": lost,
        "monastery": s.monasteries >> town & 1 == 1,
    }


def claim_fact(s: Boru, region: int, players: list[str]) -> str:
    """`down`, `up` on the board, or who holds the token."""
    if not s.face_up >> region & 1:
        return "down"
    return name_or(players, holder_of(s, region), "up")


def count_fact(s: Boru, region: int, players: list[str]) -> dict[str, int]:
    """Towns in a region as the claim step counts them."""
    counts = region_counts(s, region, True, s.military)
    return dict(zip([*players, "vikings"], counts, strict=True))


def alliances(s: Boru, players: list[str]) -> dict[str, str]:
    """Who has which alliance with the Vikings."""
    found = {}
    if s.military != NOBODY:
        found[players[s.military]] = CHOICES[MILITARY]
    if s.trade != NOBODY:
        found[players[s.trade]] = CHOICES[TRADE]
    return found


def name_or(players: list[str], seat: int, nobody: str) -> str:
    """A player's name, or a word for nobody."""
    return nobody if seat == NOBODY else players[seat]
