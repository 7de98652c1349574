"""What must hold in every position: pieces are conserved, and nothing lies where it cannot."""

from __future__ import annotations

from ....kernel.masks import count, long_bits, mask_of
from ..content.things import BOW, FIRST_HOUSE, LONG_HOUSE_PLAN, SHED_PLAN, SPECIAL, SPECIALS, STONE_HOUSE_PLAN, STRIPS
from ..rules.setup import dark_cards, starting_cards
from .position import HIDDEN, Odin, Player


def broken(s: Odin) -> list[str]:
    """The sentences that are not true of a position; empty in a sound game."""
    checks = [*table_checks(s), *card_checks(s), *viking_checks(s)]
    for seat in range(s.seats):
        checks += player_checks(s, seat)
    return [sentence for sentence, holds in checks if not holds]


def table_checks(s: Odin) -> list[tuple[str, bool]]:
    """Special tiles, islands, buildings, strips and weapon cards."""
    tiles = s.tiles
    twice = 0
    islands = []
    houses = list(s.houses)
    weapons = [s.pile[kind] + s.discard[kind] for kind in range(4)]
    for player in s.players:
        held = special_tiles(player)
        twice |= tiles & held
        tiles |= held
        for kind in range(4):
            weapons[kind] += player.supply[BOW + kind]
        for board in player.boards[1:]:
            kind = board.plan.kind
            if kind < FIRST_HOUSE:
                islands.append((kind - 1) // 2)
            else:
                houses[{SHED_PLAN: 0, STONE_HOUSE_PLAN: 1, LONG_HOUSE_PLAN: 2}[kind]] += 1
    return [
        ("every special tile is there once", not twice and tiles == (1 << SPECIALS) - 1),
        ("an island is taken once", sorted(islands) == long_bits(s.islands_taken)),
        ("no building is lost", houses == s.box.building_copies),
        ("no weapon card is lost", all(weapons[kind] >= s.box.weapon_copies[kind] for kind in range(4))),
        ("strips have items or are gone", all(HIDDEN <= left <= len(s.box.strips[0]) for left in s.strips)),
        ("there are eight strips", len(s.strips) == STRIPS),
        ("silver lies on untaken islands", not any(s.island_silver[letter] for letter in long_bits(s.islands_taken))),
    ]


def special_tiles(player: Player) -> int:
    """Special tiles in supply and on boards."""
    found = 0
    for tile in range(SPECIALS):
        if player.supply[SPECIAL + tile]:
            found |= 1 << tile
    for board in player.boards:
        for entry in board.laid:
            piece = entry >> 16
            if SPECIAL <= piece < SPECIAL + SPECIALS:
                found |= 1 << piece - SPECIAL
    return found


def card_checks(s: Odin) -> list[tuple[str, bool]]:
    """Every occupation is in one place."""
    seen = s.deck
    twice = 0
    for player in s.players:
        for cards in (player.hand, player.played):
            twice |= seen & cards
            seen |= cards
    dark = dark_cards(s)
    return [
        ("no occupation is in two places", not twice),
        ("all dark occupations are somewhere", seen & dark == dark),
        ("only the chosen decks are played", not seen & ~(dark | starting_cards(s))),
    ]


def viking_checks(s: Odin) -> list[tuple[str, bool]]:
    """Vikings stand on spaces that are taken, each space by one player, and none is lost."""
    taken = s.blocked
    twice = 0
    for player in s.players:
        twice |= taken & player.spaces
        taken |= player.spaces
    empty = [space for space, vikings in enumerate(s.standing) if vikings and not taken >> space & 1]
    bare = [space for space in long_bits(taken) if not s.standing[space]]
    return [
        ("a space is taken once", not twice),
        ("Vikings stand on taken spaces", not empty and not bare),
        ("no Viking is lost", all(vikings_of(s, seat) == expected_vikings(s) for seat in range(s.seats))),
    ]


def vikings_of(s: Odin, seat: int) -> int:
    """Vikings of a player that are not at the feast table."""
    player = s.players[seat]
    total = player.vikings + player.reserve
    for space in long_bits(player.spaces | (s.blocked if s.seats == 1 else 0)):
        total += s.standing[space]
    return total


def expected_vikings(s: Odin) -> int:
    """How many have left the feast table by now (ODN-PH1-03, ODN-SOLO-12)."""
    gained = s.round if s.phase else 0
    side = s.box.sides[s.variants.side]
    if s.seats > 1:
        return side.vikings + gained
    first = 1 if s.variants.side == 0 and gained else 0
    return s.box.sides[0].vikings + side.vikings + 2 * gained - first


def player_checks(s: Odin, seat: int) -> list[tuple[str, bool]]:
    """Counts, berths, and the feast table."""
    me = s.players[seat]
    return [
        ("no supply is below nothing", min(me.supply) >= 0),
        ("what is owned is in the supply", me.owned == mask_of([at for at, n in enumerate(me.supply) if n])),
        ("no ship is owed", min(*me.boats, me.knarrs, *me.longships) >= 0),
        ("small berths suffice", me.boats_owned() <= s.box.small_berths),
        ("large berths suffice", me.large_ships() <= s.box.large_berths + (1 if s.space >= 0 else 0)),
        ("special tiles are single", max(me.supply[SPECIAL : SPECIAL + SPECIALS]) <= 1),
        ("emigrated ships fit at the table", not s.round or s.free_seats(seat) >= 0),
        ("boards keep their rules", all(count(board.covered & ~board.plan.fields) == 0 for board in me.boards)),
    ]
