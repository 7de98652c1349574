"""The words of occupations: what sets them off, which actions they speak of, which rules they bend (`effects.py`)."""

from __future__ import annotations

from typing import Final

# What sets an occupation off. Those with a subject are about one thing, space, die action or kind of board at a time.
TRIGGERS: Final = [
    "played",  # the card itself comes into play
    "anytime",  # the owner uses it
    "placing",  # directly before Vikings are placed on a space; subject: space
    "before",  # directly before an action space is used; subject: space
    "after",  # when an action space has been used; subject: space
    "acting",  # directly before an action, on a space or by a card; subject: action
    "acted",  # after an action; subject: action
    "won",  # a die action succeeded; subject: action
    "lost",  # a die action failed; subject: action
    "item",  # an item comes from a mountain strip; subject: thing
    "gain",  # a good enters the supply; subject: thing
    "lay_home",  # a piece is laid on the home board; subject: thing
    "lay_island",
    "lay_house",
    "ship",  # a ship is acquired; subject: thing
    "ship_built",  # a ship is built with wood; subject: thing
    "house_built",  # a building is acquired; subject: thing
    "vikings_back",  # Vikings return to the Thing square; subject: how many
    "three_vikings",  # the Thing square now holds exactly three
    "harvest",
    "no_harvest",
    "after_harvest",
    "end_of_actions",
    "before_income",
    "feast_starts",
    "serve",  # food is put on the feast table; subject: thing
    "feast_ends",
    "after_feast",
    "bonus",
    "after_bonus",
    "removed",  # phase 11 takes an item off a strip; subject: thing
    "scoring",
    "exchanging_ore",  # directly before ore is paid on a space; subject: space
    "ends",  # an action space has been used, and all that comes directly after it is over; subject: space
    "two_at_once",  # exactly two of a good enter the supply together; subject: thing
    "begins",  # the action of a space begins, after what comes directly before it; subject: space
    "played_after",  # the card of the premium for four Vikings was played, directly after the action
]
ON_PLAYED: Final = 0
ON_ANYTIME: Final = 1
ON_PLACING: Final = 2
ON_BEFORE: Final = 3
ON_AFTER: Final = 4
ON_ACTING: Final = 5
ON_ACTED: Final = 6
ON_WON: Final = 7
ON_LOST: Final = 8
ON_ITEM: Final = 9
ON_GAIN: Final = 10
ON_LAY_HOME: Final = 11
ON_LAY_ISLAND: Final = 12
ON_LAY_HOUSE: Final = 13
ON_SHIP: Final = 14
ON_SHIP_BUILT: Final = 15
ON_HOUSE_BUILT: Final = 16
ON_VIKINGS_BACK: Final = 17
ON_THREE_VIKINGS: Final = 18
ON_HARVEST: Final = 19
ON_NO_HARVEST: Final = 20
ON_AFTER_HARVEST: Final = 21
ON_END_OF_ACTIONS: Final = 22
ON_BEFORE_INCOME: Final = 23
ON_FEAST_STARTS: Final = 24
ON_SERVE: Final = 25
ON_FEAST_ENDS: Final = 26
ON_AFTER_FEAST: Final = 27
ON_BONUS: Final = 28
ON_AFTER_BONUS: Final = 29
ON_REMOVED: Final = 30
ON_SCORING: Final = 31
ON_EXCHANGING_ORE: Final = 32
ON_ENDS: Final = 33
ON_TWO_AT_ONCE: Final = 34
ON_BEGINS: Final = 35
ON_PLAYED_AFTER: Final = 36

# Actions that occupations speak of wherever they come from; the first five are the die actions in the order of the box.
ACTIONS: Final = [
    "hunting_game",
    "laying_a_snare",
    "whaling",
    "raiding",
    "pillaging",
    "plundering",
    "overseas_trading",
    "emigration",
    "exploration",
    "special_sale",
]
PLUNDERING: Final = 5
OVERSEAS_TRADING: Final = 6
EMIGRATION: Final = 7
EXPLORATION: Final = 8
SPECIAL_SALE: Final = 9

# Rules that occupations bend for good: each is a number of the player, added to when the card is played.
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


class Condition:
    """A count (see `steps/counts.py`) that must lie between two limits."""

    __slots__ = ("least", "most", "what")

    def __init__(self, what: int, least: int, most: int) -> None:
        self.what = what
        self.least = least
        self.most = most


class Part:
    """One effect of an occupation: what sets it off, under which conditions, and what happens."""

    __slots__ = ("card", "conditions", "number", "once", "optional", "script", "subjects", "triggers")

    def __init__(self, number: int, card: int) -> None:
        self.number = number
        self.card = card
        self.triggers: int = 0
        self.subjects: int = -1
        """Which subjects of the trigger it is about, as a mask; -1: all."""
        self.conditions: list[Condition] = []
        self.optional: bool = False
        """The owner is asked; otherwise it just happens."""
        self.once: bool = False
        self.script: int = 0
