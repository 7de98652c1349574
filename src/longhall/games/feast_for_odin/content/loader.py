# uncompiled: reads files once, where types are open
"""Loads goods, tiles, boards, spaces and cards from `data/*.toml`, and refuses what cannot be the game."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from ....kernel.content.loading import Pack, Record
from ..state.board_plans import ACROSS, AREA, Drawing, Plan, shapes_of
from .actions import AT
from .components import Card, Components, Dice, Side, Space
from .things import (
    BUILDING_IDS,
    CARDS,
    CATEGORIES,
    CATTLE,
    COLOURS,
    COLUMNS,
    DARK_CARDS,
    DECKS,
    DICE_IDS,
    GOODS,
    GROUPS,
    HOME,
    IMITATIONS,
    ISLANDS,
    LIGHT_CARDS,
    NUMBER,
    ORE,
    PREGNANT_SHEEP,
    SHEEP,
    SHIP_IDS,
    SIDES,
    SILVER2,
    SPACES,
    SPECIAL,
    SPECIALS,
    STONE,
    STRIPS,
    THINGS,
    UPGRADE,
    WEAPON_IDS,
    WOOD,
)

FOLDER: Final = Path(__file__).parent / "data"
MOST: Final = 99
LETTERS: Final = ["A", "B", "C", "D"]
ISLAND_IDS: Final = [
    *["shetland", "bear_island", "faroe_islands", "baffin_island"],
    *["iceland", "labrador", "greenland", "newfoundland"],
]
BOARD_IDS: Final = ["home", *ISLAND_IDS]
PLAN_IDS: Final = [*BOARD_IDS, "stone_house", "long_house", "shed"]
SIGNS: Final = "_.-x"
LAST_INCOME: Final = [[18], [3], [5], [4], [6], [8], [], [3, 5], []]


def load_content(folder: Path = FOLDER) -> Components:
    """The components of a content folder, all checked."""
    pack = Pack(folder)
    box = Components()
    box.hash = pack.hash
    box.printed = pack.data()
    for load in (load_goods, load_tiles):
        load(pack, box)
    drawings = [*load_boards(pack, box), *load_buildings(pack, box)]
    drawings.sort(key=lambda drawing: drawing.kind)
    sides = [(box.long_side[UPGRADE + column], box.short_side[UPGRADE + column]) for column in range(COLUMNS)]
    shapes = shapes_of(sides, box.special_shape)
    box.plans = [Plan(drawing, shapes, AT) for drawing in drawings]
    for load in (load_sides, load_spaces, load_dice, load_strips, load_pieces, load_cards):
        load(pack, box)
    return box


def in_order(record: Record, expected: list[str], at: int) -> str:
    """The id of a record of a list whose order is known, since positions and tables go by number."""
    name = record.one_of("id", expected)
    record.expect(name == expected[at], "odn-content-order", "id", given=name, expected=expected[at])
    return name


def amounts(record: Record, key: str) -> list[tuple[int, int]]:
    """Things with their amounts, such as `{ wood = 2 }`."""
    found = record.data.get(key)
    if not isinstance(found, dict):
        raise record.wrong("error-content-missing", key, key=key)
    known = all(name in NUMBER and isinstance(amount, int) and 0 < amount <= MOST for name, amount in found.items())
    record.expect(known, "odn-content-amounts", key, key=key)
    return [(NUMBER[name], amount) for name, amount in found.items()]


def load_goods(pack: Pack, box: Components) -> None:
    """Goods in four colours and eight columns, the same size in each column (ODN-COMP)."""
    box.harvest_goods = [[] for _ in range(5)]
    records = pack.counted("goods", "goods", GOODS)
    seen: list[str] = []
    for record in records:
        name = record.one_of("id", [*THINGS[:GOODS], "pregnant_sheep", "pregnant_cattle"])
        record.expect(bool(name) and name not in seen, "error-content-twice", "id", given=name)
        seen.append(name)
        width, height = record.within("width", 1, 5), record.within("height", 1, 5)
        record.expect(width >= height, "odn-content-long-side", "width")
        thing = NUMBER[name]
        box.animal_points[thing] = record.number("points") if "points" in record.data else 0
        good = thing if thing < GOODS else (SHEEP, CATTLE)[thing - PREGNANT_SHEEP]
        column = record.within("column", 1, COLUMNS)
        colour = COLOURS.index(record.one_of("colour", COLOURS))
        record.expect(good == colour * COLUMNS + column - 1, "odn-content-box", "column", given=name)
        box.colour[thing], box.long_side[thing], box.short_side[thing] = colour, width, height
        below = good - UPGRADE
        if below >= 0 and box.long_side[below]:
            same = (box.long_side[below], box.short_side[below]) == (width, height)
            record.expect(same, "odn-content-size", "width", given=name, other=THINGS[below])
        if "sword" in record.data:
            box.sword[good] = record.within("sword", 1, MOST)
        box.forge[good] = record.data.get("forge") is True
        for level in range(record.data.get("harvest", MOST), 5):
            box.harvest_goods[level].append(good)


def load_tiles(pack: Pack, box: Components) -> None:
    """Fifteen special tiles with shape, sword value and price (ODN-COMP)."""
    for at, record in enumerate(pack.counted("special_tiles", "tiles", SPECIALS)):
        in_order(record, THINGS[SPECIAL : SPECIAL + SPECIALS], at)
        shape = record.words("shape")
        even = bool(shape) and all(len(row) == len(shape[0]) and not row.strip("#.") for row in shape)
        record.expect(even and len(shape) <= 5 and len(shape[0]) <= 5, "odn-content-shape", "shape")
        size = sum(row.count("#") for row in shape)
        record.expect(size == record.number("size"), "odn-content-sum", "size", key="size", found=size)
        box.special_shape.append(shape)
        box.special_size.append(size)
        box.special_price.append(record.within("price", 0, MOST) if "price" in record.data else -1)
        box.special_points.append(record.data.get("points", 0))
        box.sword[SPECIAL + at] = record.within("sword", 1, MOST)
        box.forge[SPECIAL + at] = record.data.get("forge") is True


def load_boards(pack: Pack, box: Components) -> list[Drawing]:
    """The home board and both sides of four island boards (ODN-COMP)."""
    drawings = []
    for at, record in enumerate(pack.counted("boards", "boards", 1 + ISLANDS)):
        name = in_order(record, BOARD_IDS, at)
        drawings.append(read_drawing(record, name, HOME + at))
        if at == HOME:
            continue
        letter, side = divmod(at - 1, 2)
        known = record.text("letter") == LETTERS[letter] and record.text("side") == ("front", "back")[side]
        record.expect(known, "odn-content-island", "letter", given=name)
        box.island_points.append(record.within("points", 0, MOST))
        box.island_vikings.append(record.within("vikings", 1, 4))
        ships = sum(1 << SHIP_IDS.index(ship) for ship in record.each_of("ships", SHIP_IDS))
        box.island_ships.append(ships)
        for fleet in range(8):
            if fleet & ships:
                box.islands_within[fleet] |= 1 << at - 1
    box.turning_silver = pack.table("boards", "turning").number("silver")
    bay = pack.table("boards", "bay")
    box.small_berths, box.large_berths = bay.number("small"), bay.number("large")
    return drawings


def load_buildings(pack: Pack, box: Components) -> list[Drawing]:
    """Sheds, stone houses and long houses (ODN-COMP)."""
    drawings = []
    for at, record in enumerate(pack.counted("buildings", "buildings", 3)):
        name = in_order(record, BUILDING_IDS, at)
        drawing = read_drawing(record, name, PLAN_IDS.index(name))
        slots = record.data.get("slots", {})
        drawing.wood_slots, drawing.stone_slots = slots.get("wood", 0), slots.get("stone", 0)
        drawings.append(drawing)
        box.building_points.append(record.within("points", 0, MOST))
        box.building_copies.append(record.within("copies", 1, MOST))
        box.building_cost.append(amounts(record, "cost"))
    return drawings


def read_drawing(record: Record, name: str, kind: int) -> Drawing:
    """A board from its grid; the printed counts must agree with it."""
    drawing = Drawing(name, kind)
    grid = record.words("grid") if "grid" in record.data else []
    even = all(len(row) == len(grid[0]) <= ACROSS for row in grid) and len(grid) * ACROSS <= AREA
    record.expect(even, "odn-content-grid", "grid")
    drawing.height, drawing.width = len(grid), len(grid[0]) if grid else 0
    letters: dict[str, int] = {}
    for row, line in enumerate(grid):
        for column, sign in enumerate(line):
            field = row * ACROSS + column
            if sign == "x":
                drawing.holes |= 1 << field
            elif sign != "_":
                drawing.fields |= 1 << field
            if sign == "-":
                drawing.minus |= 1 << field
            if sign not in SIGNS:
                record.expect(sign.isalpha() and sign not in letters, "error-content-twice", "grid", given=sign)
                letters[sign] = field
    for key, found in (("fields", drawing.fields.bit_count()), ("minus", drawing.minus.bit_count())):
        record.expect(found == record.number(key), "odn-content-sum", key, key=key, found=found)
    for track in record.data.get("tracks", []):
        read_track(record, drawing, letters, track)
    read_bonuses(record, drawing, letters)
    record.expect(not letters, "odn-content-letters", "grid", given=sorted(letters))
    return drawing


def field_of(record: Record, key: str, letters: dict[str, int], entry: dict[str, Any]) -> int:
    """The field of a lettered coin or bonus; grid and list must agree."""
    letter, cell = entry.get("key"), entry.get("cell")
    field = letters.pop(letter, -1) if isinstance(letter, str) else -1
    agree = isinstance(cell, list) and field >= 0 and [field // ACROSS, field % ACROSS] == cell
    record.expect(agree, "odn-content-cell", key, given=str(letter))
    return field


def read_track(record: Record, drawing: Drawing, letters: dict[str, int], track: list[dict[str, Any]]) -> None:
    """Coins of an income track rise from the lower left to the upper right; the last has no field (ODN-PLACE-16)."""
    fields = [field_of(record, "tracks", letters, entry) for entry in track[:-1]]
    values = [entry.get("value", -1) for entry in track]
    rising = all(low % ACROSS < high % ACROSS and low > high for low, high in pairwise(fields))
    ends = bool(track) and "cell" not in track[-1]
    record.expect(rising and ends and values == sorted(values) and values[0] >= 0, "odn-content-track", "tracks")
    drawing.track_fields.append(fields)
    drawing.track_values.append(values)


def read_bonuses(record: Record, drawing: Drawing, letters: dict[str, int]) -> None:
    """Bonus fields with what they give and how many fields lie around them."""
    bonuses = record.data.get("bonuses", [])
    for entry in bonuses:
        field = field_of(record, "bonuses", letters, entry)
        gives = entry.get("gives", [])
        record.expect(bool(gives) and all(name in NUMBER for name in gives), "odn-content-gives", "bonuses")
        drawing.bonus_fields.append(field)
        drawing.bonus_gives.append([NUMBER[name] for name in gives])
        row, column = divmod(field, ACROSS)
        found = 0
        for r in range(max(row - 1, 0), row + 2):
            for c in range(max(column - 1, 0), min(column + 2, ACROSS)):
                found += drawing.fields >> r * ACROSS + c & 1
        agrees = found - 1 == entry.get("neighbours")
        record.expect(agrees, "odn-content-sum", "bonuses", key="neighbours", found=found - 1)


def load_sides(pack: Pack, box: Components) -> None:
    """The long and the short side of the home board (ODN-SETUP)."""
    for at, record in enumerate(pack.counted("boards", "sides", len(SIDES))):
        in_order(record, SIDES, at)
        side = Side(record.within("rounds", 1, 9), record.within("vikings", 1, 12))
        side.table = record.numbers("table")
        stands = sorted(number for number in side.table if number)
        record.expect(stands == list(range(1, side.rounds + 1)), "odn-content-table", "table")
        levels, letters = record.numbers("harvest"), record.each_of("turned", ["", *LETTERS])
        for key, found in (("harvest", levels), ("turned", letters)):
            fits = len(found) == side.rounds
            record.expect(fits, "error-content-count", key, what=key, expected=side.rounds, found=len(found))
        known = all(0 <= level < len(box.harvest_goods) for level in levels)
        record.expect(known, "error-content-range", "harvest", key="harvest", fewest=0, most=4)
        side.harvest = [[], *(box.harvest_goods[level] if level else [] for level in levels)]
        side.turned = [-1, *(LETTERS.index(letter) if letter else -1 for letter in letters)]
        box.sides.append(side)


def load_spaces(pack: Pack, box: Components) -> None:
    """61 action spaces by column from the top, and the four faces of the imitation tiles (ODN-COMP)."""
    seen: list[str] = []
    at = (1, 0)
    for record in pack.counted("spaces", "spaces", SPACES):
        name, column, order = record.text("id"), record.within("column", 1, 4), record.number("order")
        record.expect(name not in seen, "error-content-twice", "id", given=name)
        seen.append(name)
        follows = (column, order) in ((at[0], at[1] + 1), (at[0] + 1, 1))
        record.expect(follows, "odn-content-space-order", "order", given=name)
        at = (column, order)
        space = Space(name, column, order, GROUPS.index(record.one_of("group", GROUPS)), effects_of(record))
        space.line = record.line
        declare(record, box, f"space:{name}", "ships", "ships_needed")
        if "also" in record.data:
            space.second_group = GROUPS.index(record.one_of("also", GROUPS))
        if "ships" in record.data:
            space.ships = sum(1 << SHIP_IDS.index(ship) for ship in record.each_of("ships", SHIP_IDS))
            space.ships_needed = record.within("ships_needed", 1, 4) if "ships_needed" in record.data else 1
        box.spaces.append(space)
    for face, record in enumerate(pack.counted("spaces", "imitations", IMITATIONS)):
        name = in_order(record, [f"imitate_{column}" for column in range(1, 5)], face)
        record.expect(record.number("column") == face + 1, "odn-content-space-order", "column", given=name)
        box.spaces.append(Space(name, face + 1, 0, -1, effects_of(record)))
        declare(record, box, f"space:{name}")


def declare(record: Record, box: Components, ref: str, *more: str) -> None:
    """Note what a space or card is called and does in this pack, where it has words of its own or other effects."""
    box.own_names[ref] = record.text_or("name", "")
    record.text_or("text", "")
    box.declared[ref] = record.given("text", *more, "effects")


def effects_of(record: Record) -> list[dict[str, Any]]:
    """Declarations of what a space or card does; `rules/occupations/vocabulary.py` knows the words."""
    effects = record.data.get("effects")
    if not isinstance(effects, list) or not all(isinstance(effect, dict) for effect in effects):
        raise record.wrong("error-content-missing", "effects", key="effects")
    found: list[dict[str, Any]] = effects
    return found


def load_dice(pack: Pack, box: Components) -> None:
    """Hunting, snares, whaling, raiding and pillaging (ODN-DICE)."""
    for at, record in enumerate(pack.counted("dice", "dice", len(DICE_IDS))):
        name = in_order(record, DICE_IDS, at)
        dice = Dice(name, record.within("sides", 2, 20), record.one_of("aim", ["low", "high"]) == "low")
        spend = record.each_of("spend", ["wood", "stone", *WEAPON_IDS])
        record.expect(len(spend) == 2 and spend[1] in WEAPON_IDS, "odn-content-spend", "spend")
        dice.resource, dice.weapon = NUMBER[spend[0]], NUMBER[spend[1]]
        dice.ore = "ore" in record.data
        dice.success = amounts(record, "success") if dice.low else []
        dice.failure = amounts(record, "failure")
        dice.fails_at = record.data.get("fails_at", 0)
        dice.vikings_back = record.within("vikings_back", 0, 4)
        box.dice.append(dice)
        die = record.given("sides", "aim", "ore", "spend", "success", "failure", "fails_at", "vikings_back")
        for space in box.spaces:
            if any(effect.get("dice") == name for effect in space.effects):
                box.declared[f"space:{space.name}"]["die"] = die


def load_strips(pack: Pack, box: Components) -> None:
    """Eight mountain strips (ODN-MTN)."""
    for at, record in enumerate(pack.counted("mountains", "strips", STRIPS), 1):
        record.expect(record.number("id") == at, "odn-content-order", "id", given=record.number("id"), expected=at)
        items = record.each_of("items", ["wood", "stone", "ore", "silver2"])
        record.expect(bool(items), "error-content-missing", "items", key="items")
        box.strips.append([NUMBER[item] for item in items])
    start = pack.table("mountains", "start")
    box.start_strips = [0, *start.numbers("strips")]
    fits = len(box.start_strips) == 5 and all(1 <= number <= STRIPS for number in box.start_strips[1:])
    start.expect(fits, "error-content-range", "strips", key="strips", fewest=1, most=STRIPS)


def load_pieces(pack: Pack, box: Components) -> None:
    """Weapons, ships, and the numbers that stand nowhere else."""
    for at, record in enumerate(pack.counted("pieces", "weapons", len(WEAPON_IDS))):
        in_order(record, WEAPON_IDS, at)
        box.weapon_copies.append(record.within("copies", 4, MOST))
        box.weapon_start.append(record.within("start", 0, 1))
    for at, record in enumerate(pack.counted("pieces", "ships", len(SHIP_IDS))):
        in_order(record, SHIP_IDS, at)
        box.ship_small.append(record.one_of("berth", ["small", "large"]) == "small")
        box.ship_price.append(record.within("price", 0, MOST))
        box.ship_points.append(record.within("points", 0, MOST))
        box.ship_emigrated.append(record.within("emigrated", 0, MOST) if "emigrated" in record.data else 0)
        box.ship_ore_printed.append(record.within("ore_printed", 0, 9))
        box.ship_ore_slots.append(record.within("ore_slots", 0, 9))
    numbers = pack.table("pieces", "numbers")
    numbers.fill(
        box, {"vikings": (1, 20), "seats": (1, 20), "emigrated_seats": (1, 6), "rolls": (1, 9), "start_mead": (0, 9)}
    )
    box.penalty_points = numbers.within("thing_penalty", 0, MOST)
    for side, record in zip(box.sides, pack.records("boards", "sides"), strict=True):
        fits = len(side.table) == box.seats
        record.expect(fits, "error-content-count", "table", what="table", expected=box.seats, found=len(side.table))
        whole = side.vikings + side.rounds == box.vikings
        record.expect(whole, "odn-content-sum", "vikings", key="vikings", found=side.vikings + side.rounds)


def load_cards(pack: Pack, box: Components) -> None:
    """All occupations in three decks, each number once (ODN-COMP)."""
    box.cards = [Card(0, -1, False, 0, 0) for _ in range(CARDS + 1)]
    last: Record | None = None
    found = 0
    for deck, letter in enumerate(DECKS):
        for record in pack.records(f"occupations_{letter}", "cards"):
            number = record.within("number", 1, CARDS)
            record.expect(box.cards[number].number == 0, "error-content-twice", "number", given=number)
            category = sum(1 << CATEGORIES.index(word) for word in record.each_of("category", CATEGORIES))
            record.expect(category > 0, "error-content-missing", "category", key="category")
            card = Card(number, deck, record.data.get("starting") is True, category, record.within("points", -9, 9))
            card.effects = effects_of(record)
            card.line = record.line
            declare(record, box, f"occupation:{number}")
            box.cards[number] = card
            last = record
            found += 1
    if last is not None:
        last.expect(found == CARDS, "error-content-count", what="cards", expected=CARDS, found=found)


def check_printed(box: Components) -> list[str]:
    """What differs from the printed game's known sums: a corrected pack may differ, the shipped one must not."""
    plans = box.plans
    tiles = box.printed["goods"]
    assert isinstance(tiles, dict)
    starting = [card for card in box.cards[1:] if card.starting]
    dark = [card for card in box.cards[1:] if not card.starting]
    items = [item for strip in box.strips for item in strip]
    columns = [space.column for space in box.spaces[:SPACES]]
    wrong = []
    for name, found, printed in (
        ("fields", [plan.fields.bit_count() for plan in plans], [143, 60, 51, 53, 61, 54, 52, 52, 53, 13, 30, 0]),
        ("minus", [plan.minus.bit_count() for plan in plans], [86, 24, 22, 16, 24, 24, 40, 20, 40, 7, 15, 0]),
        ("last income", [[values[-1] for values in plan.track_values] for plan in plans[: ISLANDS + 1]], LAST_INCOME),
        ("goods tiles", sum(good.get("copies", 0) for good in tiles["goods"]), 346),
        ("coins", sum(coin["copies"] for coin in tiles["coins"]), 125),
        ("special tiles", box.special_size, [5, 5, 5, 5, 6, 6, 7, 7, 8, 9, 9, 9, 10, 12, 13]),
        ("tongs", sum(box.forge), 8),
        (
            "spaces",
            [columns.count(column) for column in range(1, 5)],
            [18, 18, 16, 9],
        ),
        (
            "strip items",
            [items.count(item) for item in (WOOD, STONE, ORE, SILVER2)],
            [23, 15, 9, 9],
        ),
        ("starting cards", [sum(card.deck == deck for card in starting) for deck in range(3)], LIGHT_CARDS),
        ("dark cards", [sum(card.deck == deck for card in dark) for deck in range(3)], DARK_CARDS),
        ("weapons", sum(box.weapon_copies), 47),
        ("island points", box.island_points, [6, 12, 4, 12, 16, 36, 12, 38]),
        ("buildings", [box.building_points, box.building_copies], [[8, 10, 17], [3, 3, 5]]),
    ):
        if found != printed:
            wrong.append(f"{name}: {found}, printed {printed}")
    return wrong
