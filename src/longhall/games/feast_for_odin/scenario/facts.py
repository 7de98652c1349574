"""The whole position in a scenario's words: what may stand under `then`. `docs/scenarios.md` lists them."""

from __future__ import annotations

from ....kernel.masks import long_bits
from ..content.actions import BOARD_IDS, SPACE_IDS
from ..content.things import BUILDING_IDS, FIRST_HOUSE, SPECIAL, THINGS, WEAPON_IDS
from ..rules.score import score
from ..state.boards import Board
from ..state.position import HIDDEN, NO_SPACE, NOBODY, NOTHING_HELD, OVER, Odin
from .laying import written


def facts(s: Odin, players: list[str]) -> dict[str, object]:
    """Everything, hidden or not, by the players' names."""
    ending = score(s)
    people: dict[str, object] = {
        "supply": {name: supply(s, seat) for seat, name in enumerate(players)},
        "ships": {name: ships(s, seat) for seat, name in enumerate(players)},
        "emigrated": {
            name: {"knarr": me.gone_knarrs, "longship": me.gone_longships}
            for name, me in zip(players, s.players, strict=True)
        },
        "boards": {name: boards(me.boards) for name, me in zip(players, s.players, strict=True)},
        "income": {name: s.income(seat) for seat, name in enumerate(players)},
        "bonuses": {
            name: [THINGS[thing] for board in me.boards for thing in board.bonuses()]
            for name, me in zip(players, s.players, strict=True)
        },
        "vikings": {name: me.vikings for name, me in zip(players, s.players, strict=True)},
        "waiting_room": {name: me.reserve for name, me in zip(players, s.players, strict=True)},
        "seats": {name: s.free_seats(seat) for seat, name in enumerate(players)},
        "served": {name: [THINGS[food] for food in me.served] for name, me in zip(players, s.players, strict=True)},
        "penalties": {name: me.penalties for name, me in zip(players, s.players, strict=True)},
        "hands": {name: long_bits(me.hand) for name, me in zip(players, s.players, strict=True)},
        "played": {name: long_bits(me.played) for name, me in zip(players, s.players, strict=True)},
        "holds": {
            name: THINGS[me.held] if me.held != NOTHING_HELD else "nothing"
            for name, me in zip(players, s.players, strict=True)
        },
        "score": {name: ending.parts[seat] for seat, name in enumerate(players)},
        "total": {name: ending.totals[seat] for seat, name in enumerate(players)},
        "places": {name: ending.places[seat] for seat, name in enumerate(players)},
        "winners": [players[seat] for seat in ending.winners],
    }
    return {**table_facts(s, players), **people}


def table_facts(s: Odin, players: list[str]) -> dict[str, object]:
    """What lies in the middle."""
    held = {}
    for seat, me in enumerate(s.players):
        for space in long_bits(me.spaces):
            held[SPACE_IDS[space]] = {"player": players[seat], "vikings": s.standing[space]}
    return {
        "round": s.round,
        "phase": "over" if s.phase == OVER else s.phase,
        "game_over": s.phase == OVER,
        "start": players[s.start],
        "passed": [players[seat] for seat in long_bits(s.passed)],
        "last_placed": players[s.last_placed] if s.last_placed != NOBODY else "nobody",
        "spaces": held,
        "blocked": [SPACE_IDS[space] for space in long_bits(s.blocked)],
        "imitations": [SPACE_IDS[space] for space in long_bits(s.imitations)],
        "strips": {str(strip + 1): left for strip, left in enumerate(s.strips) if left > 0},
        "strips_hidden": len([left for left in s.strips if left == HIDDEN]),
        "islands": [BOARD_IDS[letter * 2 + 1 + (s.island_side >> letter & 1)] for letter in range(4)],
        "islands_left": [
            BOARD_IDS[letter * 2 + 1 + (s.island_side >> letter & 1)]
            for letter in range(4)
            if not s.islands_taken >> letter & 1
        ],
        "island_silver": {
            BOARD_IDS[letter * 2 + 1 + (s.island_side >> letter & 1)]: s.island_silver[letter] for letter in range(4)
        },
        "tiles": [THINGS[SPECIAL + tile] for tile in long_bits(s.tiles)],
        "buildings_left": dict(zip(BUILDING_IDS, s.houses, strict=True)),
        "pile": dict(zip(WEAPON_IDS, s.pile, strict=True)),
        "discard": dict(zip(WEAPON_IDS, s.discard, strict=True)),
        "deck": len(long_bits(s.deck)),
        "drawn": dark_cards_in_play(s) - len(long_bits(s.deck)),
        "space": SPACE_IDS[s.space] if s.space != NO_SPACE else "none",
        "die": {"action": s.box.dice[s.die].name, "rolls": s.rolls, "result": s.roll} if s.rolls else "none",
    }


def dark_cards_in_play(s: Odin) -> int:
    """How many dark occupations the chosen decks have, counted from the content."""
    return len([card for card in s.box.cards[1:] if not card.starting and s.variants.decks >> card.deck & 1])


def supply(s: Odin, seat: int) -> dict[str, int]:
    """All things, those that are not there with 0."""
    return {THINGS[thing]: amount for thing, amount in enumerate(s.players[seat].supply) if THINGS[thing]}


def ships(s: Odin, seat: int) -> dict[str, object]:
    """Knarrs by number, boats and longships by the ore on each, ascending."""
    me = s.players[seat]
    return {
        "whaling_boat": [ore for ore in range(2) for _ in range(me.boats[ore])],
        "knarr": me.knarrs,
        "longship": [ore for ore in range(4) for _ in range(me.longships[ore])],
    }


def boards(owned: list[Board]) -> dict[str, object]:
    """By name, buildings with their number: what lies there."""
    found: dict[str, object] = {}
    numbers: dict[int, int] = {}
    for board in owned:
        kind = board.plan.kind
        numbers[kind] = numbers.get(kind, 0) + 1
        name = BOARD_IDS[kind] if kind < FIRST_HOUSE else f"{BOARD_IDS[kind]} {numbers[kind]}"
        found[name] = written(board)
    return found
