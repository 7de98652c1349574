# uncompiled: reads files once, where types are open
"""Loads boards, cards and decks from `data/*.toml`, and refuses what cannot be the game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ....kernel.content.loading import Pack
from ....kernel.masks import count, mask_of
from ..rules.symbols import SYMBOLS, steps_of
from .components import (
    CARDS,
    CHOICES,
    COLOURS,
    PRINCESS,
    REGIONS,
    TOP_SPACE,
    TOWNS,
    WHITE,
    Colour,
    Components,
    MarriageCard,
    Region,
    Town,
)

FOLDER: Final = Path(__file__).parent / "data"
SECONDARY: Final = [symbol for symbol in SYMBOLS if symbol not in ("town", "renown", "points")]
MOST: Final = 99
REWARDS: Final = ["coin", "renown", "any_town"]


def load_content(folder: Path = FOLDER) -> Components:
    """The components of a content folder, all checked."""
    pack = Pack(folder)
    box = Components()
    box.hash = pack.hash
    box.printed = pack.data()
    for load in (
        load_regions,
        load_towns,
        load_roads,
        load_cards,
        load_track,
        load_marriages,
        load_vikings,
        load_numbers,
    ):
        load(pack, box)
    return box


def load_regions(pack: Pack, box: Components) -> None:
    """Eight regions with threshold and points (BRU-COMP-10, 13)."""
    for record in pack.counted("board", "regions", REGIONS):
        name = record.text("id")
        record.expect(name not in box.region_ids, "error-content-twice", "id", given=name)
        box.region_ids.append(name)
        box.own_names[f"region:{name}"] = record.text("name")
        box.regions.append(Region(len(box.regions), record.number("threshold"), record.number("points")))
        record.within("threshold", 2, TOWNS)
        record.within("points", 1, MOST)


def load_towns(pack: Pack, box: Components) -> None:
    """53 towns, each of one region and one colour (BRU-COMP-11)."""
    box.towns = [Town(-1, -1) for _ in range(TOWNS + 1)]
    box.colours = [Colour() for _ in COLOURS]
    for record in pack.counted("board", "towns", TOWNS):
        town = record.number("id")
        record.within("id", 1, TOWNS)
        record.expect(box.towns[town].colour == -1, "error-content-twice", "id", given=town)
        box.own_names[f"town:{town}"] = record.text("name")
        record.expect(len(record.numbers("at")) == 2, "error-content-type", "at", key="at", expected="pair")
        colour = COLOURS.index(record.one_of("colour", COLOURS[:WHITE]))
        region = box.region_ids.index(record.one_of("region", box.region_ids))
        box.towns[town] = Town(colour, region)
        box.colours[colour].towns |= 1 << town
        box.regions[region].towns |= 1 << town
        box.all_towns |= 1 << town
    for empty in box.regions:
        if not empty.towns:
            raise pack.file("board").wrong("error-content-empty-region", given=box.region_ids[empty.number])


def load_roads(pack: Pack, box: Components) -> None:
    """Roads join two different towns, each pair once."""
    for record in pack.records("board", "roads"):
        ends = record.numbers("towns")
        known = len(ends) == 2 and ends[0] != ends[1] and all(1 <= town <= TOWNS for town in ends)
        record.expect(known, "error-content-road", "towns", given=[str(town) for town in ends])
        one, other = ends
        record.expect(not box.towns[one].roads >> other & 1, "error-content-twice", "towns", given=f"{one}-{other}")
        record.one_of("kind", ["land", "sea"])
        box.towns[one].roads |= 1 << other
        box.towns[other].roads |= 1 << one


def load_cards(pack: Pack, box: Components) -> None:
    """25 action cards, values 1 to 25 once each (BRU-COMP-02 to 06)."""
    box.card_colour = [-1] * (CARDS + 1)
    box.primary = [[] for _ in range(CARDS + 1)]
    box.rows = [[] for _ in range(CARDS + 1)]
    box.row_symbols = [[] for _ in range(CARDS + 1)]
    box.primary_symbols = [[] for _ in range(CARDS + 1)]
    for record in pack.counted("cards", "cards", CARDS):
        value = record.number("value")
        record.within("value", 1, CARDS)
        record.expect(box.card_colour[value] == -1, "error-content-twice", "value", given=value)
        colour = COLOURS.index(record.one_of("colour", COLOURS))
        box.card_colour[value] = colour
        box.colours[colour].cards |= 1 << value
        primary = record.each_of("primary", ["town", *SECONDARY])
        starts = primary[:1] == ["town"] and "town" not in primary[1:]
        record.expect(starts, "error-content-primary", "primary")
        box.primary_symbols[value] = primary
        box.primary[value] = steps_of(primary)
        rows = [record.each_of("upper", SECONDARY)]
        if "lower" in record.data:
            rows.append(record.each_of("lower", SECONDARY))
        for row, key in zip(rows, ("upper", "lower"), strict=False):
            record.expect(bool(row), "error-content-missing", key, key=key)
        box.row_symbols[value] = rows
        box.rows[value] = [steps_of(row) for row in rows]
    for town in box.towns:
        town.suited = box.colours[town.colour].cards | box.colours[WHITE].cards


def load_track(pack: Pack, box: Components) -> None:
    """Ten spaces from the start to the top; at most one gives a town, so that rewards need no order."""
    for space, record in enumerate(pack.counted("decks", "track", TOP_SPACE + 1)):
        record.expect(record.number("space") == space, "error-content-order", "space", expected=space)
        reward = record.each_of("reward", REWARDS)
        box.track_coins.append(reward.count("coin"))
        box.track_renown.append(reward.count("renown"))
        box.track_town.append("any_town" in reward)
        record.expect(space > 0 or not reward, "error-content-start-reward", "reward")
        record.expect(sum(box.track_town) <= 1, "error-content-town-rewards", "reward")


def load_marriages(pack: Pack, box: Components) -> None:
    """Seven ordinary cards and, last, the Princess of Denmark (BRU-COMP-07)."""
    records = pack.counted("decks", "marriage", PRINCESS + 1)
    for record in records:
        ref = f"marriage:{record.text('id')}"
        box.own_names[ref] = record.text("name")
        record.text_or("text", "")
        box.declared[ref] = record.given("text", "points", "renown", "town-in", "spurn-points")
    for record in records[:PRINCESS]:
        region = -1
        if "town-in" in record.data:
            region = box.region_ids.index(record.one_of("town-in", box.region_ids))
        card = MarriageCard(record.text("id"), record.number("points"), record.number("renown"), region)
        known = [other.name for other in box.marriages]
        record.expect(card.name not in known, "error-content-twice", "id", given=card.name)
        box.marriages.append(card)
    princess = records[PRINCESS]
    princess.expect(princess.words("choices") == CHOICES[1:], "error-content-princess", "choices")
    box.marriages.append(MarriageCard(princess.text("id"), 0, 0, -1))
    box.spurn_points = princess.number("spurn-points")
    box.declared["choice:spurn"] = princess.given("spurn-points")


def load_vikings(pack: Pack, box: Components) -> None:
    """Seven Viking cards (BRU-COMP-08)."""
    for record in pack.counted("decks", "vikings", 7):
        record.expect(record.text("id") not in box.viking_ids, "error-content-twice", "id", given=record.text("id"))
        box.viking_ids.append(record.text("id"))
        box.viking_strength.append(record.number("strength"))
        record.within("strength", 1, MOST)


def load_numbers(pack: Pack, box: Components) -> None:
    """Set-up, costs, scoring, and what depends on the number of players."""
    start, costs, scoring = (pack.table("numbers", key) for key in ("start", "costs", "scoring"))
    box.start_coins = start.number("coins")
    box.start_renown = start.number("renown")
    box.start_points = start.number("points")
    box.extra_cost = costs.number("extra-symbol")
    box.expand_cost = costs.number("expand")
    box.missing_coin_cost = costs.number("points-per-missing-coin")
    box.most_coins_points = scoring.number("most-coins")
    box.marker_points = scoring.number("marker")
    box.regions_points = scoring.numbers("regions")
    box.last_space = scoring.number("last-space")
    for key in ("extra-symbol", "expand"):
        costs.within(key, 1, MOST)
    fits = len(box.regions_points) == REGIONS + 1
    scoring.expect(fits, "error-content-count", "regions", what="regions", expected=9, found=len(box.regions_points))
    box.deal = [0] * 6
    box.rounds = [0] * 6
    for record in pack.counted("numbers", "counts", 3):
        players = record.number("players")
        record.within("players", 3, 5)
        box.deal[players] = record.number("deal")
        box.rounds[players] = record.number("rounds")
        fits = box.deal[players] >= 2 and box.deal[players] * players <= CARDS
        record.expect(fits, "error-content-deal", "deal", players=players)
        record.within("rounds", 1, len(box.viking_strength))


def check_printed(box: Components) -> list[str]:
    """What differs from the printed game's known sums: a corrected pack may differ, the shipped one must not."""
    wrong = []
    for name, found, printed in (
        ("towns by colour", [count(colour.towns) for colour in box.colours[:WHITE]], [18, 18, 17]),
        ("cards by colour", [count(colour.cards) for colour in box.colours], [7, 7, 7, 4]),
        ("roads", sum(count(town.roads) for town in box.towns) // 2, 36),
        ("towns without a road", [t for t in range(1, TOWNS + 1) if not box.towns[t].roads], [16, 23, 26, 30, 47, 52]),
        ("sum of thresholds", sum(region.threshold for region in box.regions), 28),
        ("sum of claim points", sum(region.points for region in box.regions), 40),
        ("sum of Viking strengths", sum(box.viking_strength), 81),
        ("white cards", box.colours[WHITE].cards, mask_of([13, 20, 21, 22])),
    ):
        if found != printed:
            wrong.append(f"{name}: {found}, printed {printed}")
    return wrong
