"""The numbers of things: goods, tiles, resources, weapons, ships, buildings, and the kinds of boards."""

from __future__ import annotations

from typing import Final

# Things: one numbering for all that is paid, gained or laid on boards. A good is colour * 8 + column - 1, so that
# an upgrade adds 8; the boxes 5 and 7 of the orange row are empty.
ORANGE: Final = 0
RED: Final = 1
GREEN: Final = 2
BLUE: Final = 3
COLOURS: Final = ["orange", "red", "green", "blue"]
COLUMNS: Final = 8
UPGRADE: Final = 8
GOODS: Final = 32

PEAS: Final = 0
FLAX: Final = 1
BEANS: Final = 2
GRAIN: Final = 3
MEAD: Final = 8
STOCKFISH: Final = 9
MILK: Final = 10
SALT_MEAT: Final = 11
GAME_MEAT: Final = 12
SHEEP: Final = 13
WHALE_MEAT: Final = 14
CATTLE: Final = 15
OIL: Final = 16
HIDE: Final = 17
SKIN_AND_BONES: Final = 20
FUR: Final = 21
ROBE: Final = 22
CLOTHING: Final = 23
RUNE_STONE: Final = 24
SILVERWARE: Final = 25
CHEST: Final = 26
SILK: Final = 27
SPICES: Final = 28
JEWELRY: Final = 29
SILVER_HOARD: Final = 31

SPECIAL: Final = 32
"""The first special tile; the tile's own number is the thing's less this."""
SPECIALS: Final = 15
CLOAKPIN: Final = 34
BELT: Final = 35
DRINKING_HORN: Final = 37
ENGLISH_CROWN: Final = 46

SILVER: Final = 47
WOOD: Final = 48
STONE: Final = 49
ORE: Final = 50
PIECES: Final = 51
"""Things below this number can lie on boards."""
PREGNANT_SHEEP: Final = 51
PREGNANT_CATTLE: Final = 52
BOW: Final = 53
SNARE: Final = 54
SPEAR: Final = 55
LONG_SWORD: Final = 56
WHALING_BOAT: Final = 57
KNARR: Final = 58
LONGSHIP: Final = 59
SHED: Final = 60
STONE_HOUSE: Final = 61
SILVER2: Final = 63
"""The double coin of a mountain strip: one item, worth two silver."""

THINGS: Final = [
    *["peas", "flax", "beans", "grain", "cabbage", "", "fruits", ""],
    *["mead", "stockfish", "milk", "salt_meat", "game_meat", "sheep", "whale_meat", "cattle"],
    *["oil", "hide", "wool", "linen", "skin_and_bones", "fur", "robe", "clothing"],
    *["rune_stone", "silverware", "chest", "silk", "spices", "jewelry", "treasure_chest", "silver_hoard"],
    *["glass_beads", "helmet", "cloakpin", "belt", "crucifix", "drinking_horn", "amber_figure", "horseshoe"],
    *["gold_brooch", "forge_hammer", "fibula", "throwing_axe", "chalice", "round_shield", "english_crown"],
    *["silver", "wood", "stone", "ore", "pregnant_sheep", "pregnant_cattle"],
    *["bow", "snare", "spear", "long_sword", "whaling_boat", "knarr", "longship"],
    *["shed", "stone_house", "long_house", "silver2"],
]
"""The id of each thing, by number."""
NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(THINGS) if name}

# Kinds of boards: the home board, the eight islands, the houses.
HOME: Final = 0
ISLANDS: Final = 8
STONE_HOUSE_PLAN: Final = 9
LONG_HOUSE_PLAN: Final = 10
SHED_PLAN: Final = 11
PLANS: Final = 12
FIRST_HOUSE: Final = 9
"""Kinds of boards from here on are buildings."""
BUILDING_PLANS: Final = [SHED_PLAN, STONE_HOUSE_PLAN, LONG_HOUSE_PLAN]
"""By building (thing less SHED): its kind of board."""

SPACES: Final = 61
IMITATIONS: Final = 4
STRIPS: Final = 8
CARDS: Final = 190
LIGHT_CARDS: Final = [15, 15, 15]
"""By deck: starting occupations."""
DARK_CARDS: Final = [57, 44, 44]
"""By deck: occupations of the pile. With the light ones they come to `CARDS`."""
DECKS: Final = ["a", "b", "c"]
SHIP_IDS: Final = ["whaling_boat", "knarr", "longship"]
WEAPON_IDS: Final = ["bow", "snare", "spear", "long_sword"]
BUILDING_IDS: Final = ["shed", "stone_house", "long_house"]
DICE_IDS: Final = ["hunting_game", "laying_a_snare", "whaling", "raiding", "pillaging"]
CATEGORIES: Final = ["immediate", "anytime", "each_time", "as_soon_as"]
GROUPS: Final = [
    "build_houses",
    "build_ships",
    "hunting",
    "livestock_market",
    "weekly_market",
    "products",
    "crafting",
    "mountains_and_trade",
    "sailing",
    "emigration_and_occupation",
]
LONG: Final = 0
SHORT: Final = 1
SIDES: Final = ["long", "short"]


KIND_OF: Final = [
    *["good"] * GOODS,
    *["tile"] * SPECIALS,
    *["resource"] * 4,
    *["good"] * 2,
    *["weapon"] * 4,
    *["ship"] * 3,
    *["building"] * 3,
    "resource",
]
"""By thing: the word before the colon of its ref."""


def ref_of(thing: int) -> str:
    """How messages and clients name a thing: `good:oil`, `tile:belt`, `resource:ore`, `ship:knarr`."""
    return f"{KIND_OF[thing]}:{THINGS[thing]}"
