"""Every action of the game, once, with the words a person types for it."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action, ActionBook, Choices
from ..state.board_plans import ACROSS, AREA, SPOTS
from .things import (
    BOW,
    CARDS,
    FIRST_HOUSE,
    GOODS,
    KNARR,
    LONG_SWORD,
    LONGSHIP,
    PREGNANT_CATTLE,
    PREGNANT_SHEEP,
    SHED,
    SILVER,
    STRIPS,
    THINGS,
    WHALING_BOAT,
    ref_of,
)

BOOK: Final = ActionBook()

SPACE_IDS: Final = [
    "build_shed", "build_whaling_boat", "hunting_game_1", "stockfish_1", "buy_stockfish", "buy_salt_meat",
    "market_beans", "products_milk", "craft_linen", "craft_rune_stone", "mountain_2", "mountain_1_up_1", "upgrade_2",
    "overseas_trading_1", "raiding", "explore_near", "occupation_draw", "occupation_play_1",
    "build_stone_house", "build_knarr", "hunting_game_2", "laying_a_snare", "buy_sheep", "buy_cattle_milk",
    "market_flax", "products_mead", "craft_clothing", "craft_chest", "wood_per_player", "mountain_3_up_1", "upgrade_3",
    "overseas_trading_2", "pillaging_2", "explore_mid", "emigration_2", "occupation_play_2",
    "build_long_house", "build_longship", "whaling_3", "livestock_choice", "market_fruits", "products_wool", "forge",
    "craft_runes_and_chests", "mountain_3_2", "upgrade_3_weapons_4", "upgrade_4", "special_sale", "pillaging_3",
    "explore_far", "emigration_3", "occupation_play_4",
    "build_house_and_ship", "whaling_4", "buy_sheep_cattle", "market_spices", "craft_robe_jewelry",
    "mountain_4_up2x2", "mountain_2222_or_up2x3", "plundering", "emigration_4",
    "imitate_1", "imitate_2", "imitate_3", "imitate_4",
]  # fmt: skip
BOARD_IDS: Final = [
    "home", "shetland", "bear_island", "faroe_islands", "baffin_island", "iceland", "labrador", "greenland",
    "newfoundland", "stone_house", "long_house", "shed",
]  # fmt: skip
SAME_BUILDINGS: Final = 5
"""No player can own more buildings of a kind."""
MOST: Final = 60
"""The largest number that is ever asked for."""
FOODS: Final = [*[thing for thing in range(16) if THINGS[thing]], PREGNANT_SHEEP, PREGNANT_CATTLE]


def _of_things(verb: str, things: list[int]) -> list[Action]:
    """Actions by thing number; places of things that are not listed hold the first one, as a stand-in."""
    made = {thing: BOOK.add(verb, thing, THINGS[thing], (ref_of(thing),)) for thing in things}
    return [made.get(thing, made[things[0]]) for thing in range(len(THINGS))]


def board_ref(kind: int) -> str:
    """How messages name a board."""
    return f"building:{BOARD_IDS[kind]}" if kind >= FIRST_HOUSE else f"board:{BOARD_IDS[kind]}"


def _boards() -> list[list[Action]]:
    made: list[list[Action]] = []
    for kind, name in enumerate(BOARD_IDS):
        if kind < FIRST_HOUSE:
            made.append([BOOK.add("on", kind * 8 + 1, name, (board_ref(kind),))])
        else:
            made.append(
                [
                    BOOK.add("on", kind * 8 + number, f"{name} {number}", (board_ref(kind),))
                    for number in range(1, SAME_BUILDINGS + 1)
                ]
            )
    return made


def _spots() -> list[Action]:
    made = []
    for spot in range(SPOTS):
        turn, field = divmod(spot, AREA)
        row, column = divmod(field, ACROSS)
        word = f"{row},{column} turn {turn}" if turn else f"{row},{column}"
        made.append(BOOK.add("at", spot, word))
    return [*made, BOOK.add("at", SPOTS, "wood"), BOOK.add("at", SPOTS + 1, "stone")]


def _of_loads(verb: str, loads: list[tuple[int, int]]) -> dict[tuple[int, int], Action]:
    """Actions about a ship of a kind that carries so much ore."""
    made = {}
    for ship, ore in loads:
        word = THINGS[ship] if ship == KNARR else f"{THINGS[ship]} {ore}"
        made[ship, ore] = BOOK.add(verb, (ship - WHALING_BOAT) * 4 + ore, word, (ref_of(ship),))
    return made


_GOODS: Final = [thing for thing in range(GOODS) if THINGS[thing]]

# The turn
PLACE: Final = Choices([BOOK.add("place", number, name, (f"space:{name}",)) for number, name in enumerate(SPACE_IDS)])
COPY: Final = Choices([BOOK.add("copy", number, name, (f"space:{name}",)) for number, name in enumerate(SPACE_IDS)])
PASS: Final[Action] = BOOK.add("pass")
DONE: Final[Action] = BOOK.add("done")

# What is allowed always
LAY: Final = _of_things("lay", [*_GOODS, *range(GOODS, SILVER + 4)])
ON: Final = _boards()
AT: Final = _spots()
BUY: Final = [BOOK.add("buy", ship, THINGS[ship], (ref_of(ship),)) for ship in range(WHALING_BOAT, SHED)]
LOAD: Final = _of_loads("load", [(WHALING_BOAT, 0), (LONGSHIP, 0), (LONGSHIP, 1), (LONGSHIP, 2)])
UNLOAD: Final = _of_loads("unload", [(WHALING_BOAT, 1), (LONGSHIP, 1), (LONGSHIP, 2), (LONGSHIP, 3)])

# Answers of many questions
ACCEPT: Final[Action] = BOOK.add("accept")
DECLINE: Final[Action] = BOOK.add("decline")
STOP: Final[Action] = BOOK.add("stop")
CHOOSE: Final = [BOOK.add("choose", number) for number in range(1, 13)]
SPEND: Final = [BOOK.add("spend", number, str(number)) for number in range(MOST + 1)]
RECALL: Final = [BOOK.add("recall", number, str(number)) for number in range(5)]
GIVE: Final = _of_things("give", [*_GOODS, *range(GOODS, LONG_SWORD + 1)])
GET: Final = _of_things("get", [*_GOODS, *range(GOODS, LONG_SWORD + 1)])
RAISE: Final = _of_things("raise", [*[thing for thing in range(24) if THINGS[thing]], PREGNANT_SHEEP, PREGNANT_CATTLE])
TURN: Final = _of_things("turn", _GOODS)
TURN_ALL: Final[Action] = BOOK.add("turn-all")

# Kinds of spaces
TAKE: Final = [
    [
        BOOK.add("take", strip * 8 + items, f"{items} strip {strip + 1}", (f"strip:{strip + 1}",))
        for items in range(1, 5)
    ]
    for strip in range(STRIPS)
]
"""By strip, then by number of items less one."""
EXPLORE: Final = Choices(
    [BOOK.add("explore", island, BOARD_IDS[island + 1], (f"board:{BOARD_IDS[island + 1]}",)) for island in range(8)]
)
EMIGRATE: Final = _of_loads("emigrate", [(KNARR, 0), (LONGSHIP, 0), (LONGSHIP, 1), (LONGSHIP, 2), (LONGSHIP, 3)])
TRADE_IN: Final = _of_loads(
    "trade-in", [(WHALING_BOAT, 0), (WHALING_BOAT, 1), (LONGSHIP, 0), (LONGSHIP, 1), (LONGSHIP, 2), (LONGSHIP, 3)]
)
ROLL: Final[Action] = BOOK.add("roll")
SUCCEED: Final[Action] = BOOK.add("succeed")
FAIL: Final[Action] = BOOK.add("fail")
SAIL: Final = [[BOOK.add("sail", plain * 4 + loaded, f"{plain} {loaded}") for loaded in range(4)] for plain in range(4)]
"""By whaling boats without and with added ore."""

# Feast and occupations
SERVE: Final = _of_things("serve", [*FOODS, SILVER])
UPRIGHT: Final = {thing: BOOK.add("serve", thing + 64, f"{THINGS[thing]} upright", (ref_of(thing),)) for thing in FOODS}
LEAVE: Final[Action] = BOOK.add("leave")
PLAY: Final = BOOK.add_each("play", "occupation", CARDS)
USE: Final = BOOK.add_each("use", "occupation", CARDS)
KEEP: Final = BOOK.add_each("keep", "occupation", CARDS)
WITHDRAW: Final = Choices(
    [BOOK.add("withdraw", number, name, (f"space:{name}",)) for number, name in enumerate(SPACE_IDS)]
)
BUILD: Final = [BOOK.add("build", ship, THINGS[ship], (ref_of(ship),)) for ship in (WHALING_BOAT, KNARR)]
WEAPONS: Final = range(BOW, LONG_SWORD + 1)

# Preferences
ASK_MIDWAY: Final = [BOOK.add("ask-midway", 0, "off"), BOOK.add("ask-midway", 1, "on")]


def or_stop(options: list[Action]) -> list[Action]:
    """What may be chosen, or enough; nothing if there is nothing to choose."""
    if options:
        options.append(STOP)
    return options
