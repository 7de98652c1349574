"""What occupations count: things, ships, buildings, Vikings, and what the present action did."""

from __future__ import annotations

from typing import Final

from ...content import things
from ...state.position import Odin, Player

LARGE_SHIPS: Final = 64
SHIPS_OF_EACH: Final = 65
HOUSES: Final = 66
SHIP_ORE: Final = 67
LOADED_LONGSHIPS: Final = 68
SPECIAL_TILES: Final = 69
RED_KINDS: Final = 70
ISLANDS_OWNED: Final = 71
INCOME: Final = 72
VIKINGS_ON_CRAFTING: Final = 73
VIKINGS_IN_COLUMN: Final = 73
"""Plus the column, 2 to 4: vikings_in_column_2 is 75."""
ANIMAL_KINDS: Final = 78
MEAT_PAIRS: Final = 79
PLAYERS: Final = 80
ROUND: Final = 81
WEAPONS: Final = 82
BOATS_USED: Final = 83
WEAPONS_SPENT: Final = 84
RESOURCE_SPENT: Final = 85
ROLLS: Final = 86
STRIP_KINDS: Final = 87
CARDS_PLAYED: Final = 88
LONGSHIP_USED: Final = 89
ON_SPACE: Final = 90
PHASE: Final = 91
COLUMN: Final = 92
"""Of the space on which the Vikings of the present action stand; 0 for an action without Vikings."""
PLACED_IN_COLUMN_2: Final = 93
"""Spaces of the second column on which the player placed Vikings this round, wherever these are now."""
GIVEN: Final = 100
"""Plus a thing: how many of it the present action has brought."""
SERVED: Final = 200
"""Plus a food: how many of it lie on the table of the present or last feast."""
CRAFTING: Final = 6

COUNTS: Final[dict[str, int]] = {
    **{name: thing for thing, name in enumerate(things.THINGS) if name},
    "large_ships": LARGE_SHIPS,
    "ships_of_each": SHIPS_OF_EACH,
    "houses": HOUSES,
    "ship_ore": SHIP_ORE,
    "loaded_longships": LOADED_LONGSHIPS,
    "special_tiles": SPECIAL_TILES,
    "red_kinds": RED_KINDS,
    "islands": ISLANDS_OWNED,
    "income": INCOME,
    "vikings_on_crafting": VIKINGS_ON_CRAFTING,
    "vikings_in_column_2": VIKINGS_IN_COLUMN + 2,
    "vikings_in_column_3": VIKINGS_IN_COLUMN + 3,
    "vikings_in_column_4": VIKINGS_IN_COLUMN + 4,
    "animal_kinds": ANIMAL_KINDS,
    "meat_pairs": MEAT_PAIRS,
    "players": PLAYERS,
    "round": ROUND,
    "weapons": WEAPONS,
    "boats_used": BOATS_USED,
    "weapons_spent": WEAPONS_SPENT,
    "resource_spent": RESOURCE_SPENT,
    "rolls": ROLLS,
    "strip_kinds": STRIP_KINDS,
    "cards_played": CARDS_PLAYED,
    "longship_used": LONGSHIP_USED,
    "on_space": ON_SPACE,
    "phase": PHASE,
    "column": COLUMN,
    "placed_in_column_2": PLACED_IN_COLUMN_2,
    **{f"given_{name}": GIVEN + thing for thing, name in enumerate(things.THINGS[: things.LONG_SWORD + 1]) if name},
    **{f"served_{name}": SERVED + thing for thing, name in enumerate(things.THINGS[: things.CATTLE + 1]) if name},
}
"""What content may count, by word."""


def amount(s: Odin, seat: int, what: int) -> int:
    """How much there is of something."""
    me = s.players[seat]
    if what < things.WHALING_BOAT:
        return of_thing(me, what)
    if what < things.SHED:
        return me.ships_of(what)
    if what <= LARGE_SHIPS:
        return me.large_ships() if what == LARGE_SHIPS else me.buildings(things.BUILDING_PLANS[what - things.SHED])
    if what >= SERVED:
        return me.served.count(what - SERVED)
    if what >= GIVEN:
        return s.given[what - GIVEN]
    if what >= PLAYERS:
        return of_action(s, me, what)
    return of_holdings(s, seat, what)


def of_thing(me: Player, thing: int) -> int:
    """Things in supply; animals whether pregnant or not (ODN-PH9-05)."""
    if thing == things.SHEEP:
        return me.supply[things.SHEEP] + me.supply[things.PREGNANT_SHEEP]
    if thing == things.CATTLE:
        return me.supply[things.CATTLE] + me.supply[things.PREGNANT_CATTLE]
    return me.supply[thing]


def of_action(s: Odin, me: Player, what: int) -> int:
    """The game, and what the present action did."""
    if what == PLAYERS:
        return s.seats
    if what == ROUND:
        return s.round
    if what == WEAPONS:
        total = 0
        for weapon in range(things.BOW, things.LONG_SWORD + 1):
            total += me.supply[weapon]
        return total
    if what == BOATS_USED:
        return s.boats_used
    if what == WEAPONS_SPENT:
        return s.weapons_spent
    if what == RESOURCE_SPENT:
        return s.resource_spent
    if what == ROLLS:
        return s.rolls
    if what == STRIP_KINDS:
        return s.strip_kinds.bit_count()
    if what == CARDS_PLAYED:
        return s.cards_played
    if what == LONGSHIP_USED:
        return 1 if s.longship_used else 0
    if what == PHASE:
        return s.phase
    if what == COLUMN:
        return 0 if s.standing_at < 0 else s.scripts.spaces[s.standing_at].column
    if what == PLACED_IN_COLUMN_2:
        return (me.placed & s.scripts.column_spaces[2]).bit_count()
    return 0 if s.standing_at < 0 else 1


def of_holdings(s: Odin, seat: int, what: int) -> int:
    """Ships, houses, tiles, income and Vikings of a player."""
    me = s.players[seat]
    if what == SHIPS_OF_EACH:
        fewest = me.boats_owned()
        for other in (me.knarrs, me.longships_owned()):
            if other < fewest:
                fewest = other
        return fewest
    if what == HOUSES:
        return me.buildings(things.STONE_HOUSE_PLAN) + me.buildings(things.LONG_HOUSE_PLAN)
    if what == SHIP_ORE:
        return me.boats[1] + me.longships[1] + 2 * me.longships[2] + 3 * me.longships[3]
    if what == LOADED_LONGSHIPS:
        return me.longships[2] + me.longships[3]
    if what == SPECIAL_TILES:
        return special_tiles(me)
    if what == RED_KINDS:
        kinds = 0
        for thing in range(things.RED * 8, things.RED * 8 + 8):
            if of_thing(me, thing):
                kinds += 1
        return kinds
    if what == ISLANDS_OWNED:
        return len([board for board in me.boards if things.HOME < board.plan.kind <= things.ISLANDS])
    if what == INCOME:
        return s.income(seat)
    if what == ANIMAL_KINDS:
        return (1 if of_thing(me, things.SHEEP) else 0) + (1 if of_thing(me, things.CATTLE) else 0)
    if what == MEAT_PAIRS:
        fewer = me.supply[things.GAME_MEAT]
        return fewer if fewer < me.supply[things.WHALE_MEAT] else me.supply[things.WHALE_MEAT]
    return vikings_on(s, me, what)


def special_tiles(me: Player) -> int:
    """Special tiles in supply and on boards."""
    total = 0
    for thing in range(things.SPECIAL, things.SPECIAL + things.SPECIALS):
        total += me.supply[thing]
    for board in me.boards:
        total += board.count(things.SPECIAL, things.SPECIAL + things.SPECIALS - 1)
    return total


def vikings_on(s: Odin, me: Player, what: int) -> int:
    """Own Vikings that stand on Crafting spaces or in a column, placed this round."""
    if what == VIKINGS_ON_CRAFTING:
        spaces = s.scripts.group_spaces[CRAFTING]
    else:
        spaces = s.scripts.column_spaces[what - VIKINGS_IN_COLUMN]
    spaces &= me.spaces
    total = 0
    while spaces:
        low = spaces & -spaces
        total += s.standing[low.bit_length() - 1]
        spaces ^= low
    return total
