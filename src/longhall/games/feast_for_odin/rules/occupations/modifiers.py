"""The rules that occupations bend for good: each is a number of the player, added to when the card is played."""

from __future__ import annotations

from typing import Final

MODIFIERS: Final = [
    "price_livestock",  # silver less on Livestock Market spaces
    "price_two_or_more",  # silver less on spaces that cost 2 silver or more
    "price_house_stone",  # stone less on Build Houses spaces
    "price_emigration",  # silver less for each emigration
    "roll_hunting_game",  # added to each roll
    "roll_laying_a_snare",
    "roll_whaling",
    "roll_raiding",
    "roll_pillaging",
    "more_rolls",
    "spear_worth",  # each spear counts so much more in whaling
    "stone_worth",  # each stone counts so much more in raiding and pillaging
    "spear_as_sword",
    "knarr_as_longship",
    "fewer_plunderers",
    "wood_in_houses",
    "unload_ore",
    "more_peas_lengthwise",
    "green_loot",
    "split_loot",
    "top_special_lower",
    "explore_any",
    "upgrade_again",
    "weapon_or_resource",
    "play_instead_of_draw",
    "all_boats",
    "knarr_for_boat",  # on the space for the whaling boat a knarr may be built
    "upgrade_instead_of_raid",
    "silverware_for_bonus",
]
PRICE_LIVESTOCK: Final = 0
PRICE_TWO_OR_MORE: Final = 1
PRICE_HOUSE_STONE: Final = 2
PRICE_EMIGRATION: Final = 3
ROLL: Final = 4
"""The first of five, by die action."""
MORE_ROLLS: Final = 9
SPEAR_WORTH: Final = 10
STONE_WORTH: Final = 11
SPEAR_AS_SWORD: Final = 12
KNARR_AS_LONGSHIP: Final = 13
FEWER_PLUNDERERS: Final = 14
WOOD_IN_HOUSES: Final = 15
UNLOAD_ORE: Final = 16
MORE_PEAS_LENGTHWISE: Final = 17
GREEN_LOOT: Final = 18
SPLIT_LOOT: Final = 19
TOP_SPECIAL_LOWER: Final = 20
EXPLORE_ANY: Final = 21
UPGRADE_AGAIN: Final = 22
WEAPON_OR_RESOURCE: Final = 23
PLAY_INSTEAD_OF_DRAW: Final = 24
ALL_BOATS: Final = 25
KNARR_FOR_BOAT: Final = 26
UPGRADE_INSTEAD_OF_RAID: Final = 27
SILVERWARE_FOR_BONUS: Final = 28
