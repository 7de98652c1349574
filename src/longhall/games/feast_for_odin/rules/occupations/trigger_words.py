"""What sets occupations off, and the actions that they speak of."""

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
OVERSEAS_TRADING: Final = 6
EMIGRATION: Final = 7
EXPLORATION: Final = 8
SPECIAL_SALE: Final = 9
