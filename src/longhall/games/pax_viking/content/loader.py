# uncompiled: reads files once, where types are open
"""Loads numbers, jarls, victory cards and saga tiles from `data/*.toml`, and refuses what cannot be the game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ....kernel.content.loading import Pack, Record
from .components import (
    ACTIVATE,
    ALTHING,
    AS_EVENT,
    EVENT,
    FOLLOWERS,
    LEVELS,
    NONE,
    PERMANENT,
    SEA,
    SOLSTICE,
    TESTS,
    TILE_KINDS,
    VENTURE,
    ZONES,
    Components,
    Jarl,
    Test,
    Tile,
    VictoryCard,
)
from .declarations import Reader
from .map_loader import join_places, load_borders, load_drawing, load_posts, load_regions, load_zones
from .records import MOST, amount, counted, new_id, pair, plain_id

FOLDER: Final = Path(__file__).parent / "data"
FILES: Final = ["ventures", "events", "gods", "advocates"]
"""By tile kind: its file."""
MOST_TILES: Final = 400
FEWEST_JARLS: Final = 6
MOST_JARLS: Final = 12
CARDS_IN_PLAY: Final = 4
PLAYERS: Final = range(2, 7)
BESIDE_TRIGGERS: Final = [PERMANENT, SOLSTICE]
TRIGGERS_OF_KIND: Final = [[ACTIVATE], [AS_EVENT, ALTHING], BESIDE_TRIGGERS, BESIDE_TRIGGERS]


def load_content(folder: Path = FOLDER) -> Components:
    """The components of a content folder, all checked."""
    pack = Pack(folder)
    box = Components()
    box.hash = pack.hash
    box.printed = pack.data()
    load_zones(pack, box)
    load_regions(pack, box)
    borders = load_borders(pack, box)
    load_posts(pack, box)
    join_places(pack, box, borders)
    for load in (load_drawing, load_numbers, load_jarls, load_victory, load_tiles, check_decks):
        load(pack, box)
    return box


LIMITS: Final[dict[str, tuple[int, int]]] = {
    "longships": (1, 12),
    "followers": (1, 12),
    "home-markers": (2, 30),
    "actions": (1, 12),
    "range": (1, 12),
    "hand-limit": (1, MOST),
    "god-spaces": (1, 1),
    "advocate-spaces": (1, 4),
    "tiles-per-player": (1, MOST),
}
"""Between which numbers those of the table must lie."""


def load_numbers(pack: Pack, box: Components) -> None:
    """Set-up, limits and the saga track (PAX-COMP, PAX-SETUP), and the solo mode."""
    table, mix, solo = (pack.table("numbers", key) for key in ("table", "mix", "solo"))
    table.fill(box, LIMITS)
    box.track_costs = counted(table, "track-costs", 2, 12)
    ordered = box.track_costs == sorted(box.track_costs)
    table.expect(ordered, "error-content-track", "track-costs")
    box.start_silfr = counted(table, "start-silfr", len(PLAYERS) + 1, len(PLAYERS) + 1)
    box.start_ventures = [0, 0, *counted(table, "start-ventures", len(PLAYERS), len(PLAYERS))]
    box.mix = [mix.within(kind, 0, MOST) for kind in TILE_KINDS]
    agrees = sum(box.mix) == box.tiles_per_player
    mix.expect(agrees, "error-content-mix", tiles=box.tiles_per_player, found=sum(box.mix))
    box.solo_silfr = solo.within("silfr", 0, MOST)
    box.solo_ventures = solo.within("ventures", 0, len(box.post_ids))
    box.solo_events = solo.within("events", 1, MOST)
    box.solo_actions = solo.within("actions", 1, MOST)
    box.solo_marker_needs = solo.within("marker-needs", 1, MOST)
    box.solo_north = [box.post_ids.index(post) for post in solo.each_of("ally-longships-at", box.post_ids)]
    ships = sum(box.colour_ships)
    fits = len(set(box.solo_north)) == len(box.solo_north) == ships
    found = len(set(box.solo_north))
    solo.expect(fits, "error-content-count", "ally-longships-at", what="ally-longships-at", expected=ships, found=found)


def load_jarls(pack: Pack, box: Components) -> None:
    """The jarl boards, enough for six players."""
    records = list(pack.records("jarls", "jarls"))
    amount(records, "jarls", FEWEST_JARLS, MOST_JARLS)
    seas = [name for name, kind in zip(box.region_ids, box.region_kind, strict=True) if kind == SEA]
    for record in records:
        name = new_id(record, [jarl.name for jarl in box.jarls])
        box.own_names[f"jarl:{name}"] = record.text("name")
        pair(record, "at")
        sea = box.posts + box.region_ids.index(record.one_of("home-sea", seas))
        zone = ZONES.index(record.one_of("home-zone", ZONES))
        jarl = Jarl(name, sea, zone, record.within("extra-silfr", 0, MOST))
        rows = record.data.get("abilities")
        record.expect(isinstance(rows, list) and bool(rows), "error-content-missing", "abilities", key="abilities")
        assert isinstance(rows, list)
        for row in rows:
            ability = Reader(box, record, "abilities").ability(row, [PERMANENT, SOLSTICE])
            ability.jarl = len(box.jarls)
            jarl.abilities.append(ability)
        box.jarls.append(jarl)


def load_victory(pack: Pack, box: Components) -> None:
    """Victory cards, at least the four in play of every level (PAX-SETUP-04)."""
    records = list(pack.records("victory", "cards"))
    for record in records:
        name = new_id(record, [card.name for card in box.victory])
        box.own_names[f"victory:{name}"] = record.text("name")
        level = LEVELS.index(record.one_of("level", LEVELS))
        rows = record.data.get("tests")
        record.expect(isinstance(rows, list) and bool(rows), "error-content-missing", "tests", key="tests")
        assert isinstance(rows, list)
        box.victory.append(VictoryCard(name, level, [read_test(record, row) for row in rows]))
    for level, word in enumerate(LEVELS):
        found = sum(card.level == level for card in box.victory)
        enough = found >= CARDS_IN_PLAY
        records[-1].expect(enough, "error-content-level", level=word, fewest=CARDS_IN_PLAY, found=found)


def read_test(record: Record, row: object) -> Test:
    """One test of a victory card."""
    record.expect(isinstance(row, dict), "error-content-type", "tests", key="tests", expected="list-of-tests")
    assert isinstance(row, dict)
    part = Record(record.pack, record.file, row, record.pack.line_of(record.file, record.line, "tests"))
    word = part.one_of("test", TESTS)
    wanted = {"test", "n"}
    follower = NONE
    each = 0
    if word == "followers":
        follower = FOLLOWERS.index(part.one_of("follower", FOLLOWERS))
        wanted.add("follower")
    if word == "types_with_followers":
        each = part.within("each", 1, MOST)
        wanted.add("each")
    for key in row:
        part.expect(key in wanted, "error-content-argument", verb=word, given=str(key), known=sorted(wanted))
    return Test(TESTS.index(word), part.within("n", 1, MOST), follower, each)


def load_tiles(pack: Pack, box: Components) -> None:
    """The saga tiles of the four kinds (PAX-COMP-01)."""
    seen: set[str] = set()
    for kind, file in enumerate(FILES):
        records = list(pack.records(file, "tiles"))
        amount(records, file, 1, MOST_TILES)
        box.of_tile_kind.append([])
        for record in records:
            record.expect(record.text("id") not in seen, "error-content-twice", "id", given=record.text("id"))
            seen.add(record.text("id"))
            box.of_tile_kind[kind].append(len(box.tiles))
            box.tiles.append(read_tile(record, kind, box))


def read_tile(record: Record, kind: int, box: Components) -> Tile:
    """One saga tile: its area, follower, ability and starter mark."""
    box.own_names[f"tile:{record.text('id')}"] = record.text("name")
    reader = Reader(box, record)
    ability = reader.ability(record.data, TRIGGERS_OF_KIND[kind])
    ability.tile = len(box.tiles)
    tile = Tile(plain_id(record), kind, ability)
    areas = [name for name, posts in zip(box.region_ids, box.region_posts, strict=True) if posts]
    area = record.one_of("area", areas if kind == VENTURE else [*ZONES, *areas])
    if area in ZONES:
        tile.zone = ZONES.index(area)
        tile.posts = box.zone_posts[tile.zone]
    else:
        tile.region = box.region_ids.index(area)
        tile.zone = box.region_zone[tile.region]
        tile.posts = box.region_posts[tile.region]
    if kind == EVENT:
        record.expect("follower" not in record.data, "error-content-event-follower", "follower")
        ability.solo = "solo" not in record.data or reader.flag(record.data, "solo")
        load_beside(record, tile, box)
    else:
        tile.follower = FOLLOWERS.index(record.one_of("follower", FOLLOWERS))
    if kind == VENTURE:
        room = any(tile.posts >> post & 1 and box.post_kind[post] == 0 for post in range(box.posts))
        record.expect(room, "error-content-no-room", "area", given=area)
    if "starter" in record.data:
        tile.starter = record.within("starter", PLAYERS[0], PLAYERS[-1])
    return tile


def load_beside(record: Record, tile: Tile, box: Components) -> None:
    """What an event gives while it lies beside a jarl board: there exactly if the event has the effect `beside`."""
    stays = any(effect.get("do") == "beside" for effect in record.data["effects"])
    record.expect(stays == ("beside" in record.data), "error-content-beside", "effects")
    if stays:
        record.expect(not tile.ability.solo, "error-content-beside-solo", "effects")
        row = record.data["beside"]
        record.expect(isinstance(row, dict), "error-content-type", "beside", key="beside", expected="ability")
        tile.beside = Reader(box, record, "beside").ability(row, BESIDE_TRIGGERS)
        tile.beside.tile = len(box.tiles)


def check_decks(pack: Pack, box: Components) -> None:
    """The starter marks make the right deck for every number of players (PAX-SETUP-15 to 18)."""
    for kind, file in enumerate(FILES):
        last = list(pack.records(file, "tiles"))[-1]
        for players in PLAYERS:
            expected = box.mix[kind] * players
            found = sum(0 < box.tiles[tile].starter <= players for tile in box.of_tile_kind[kind])
            word = TILE_KINDS[kind]
            good = expected == found
            last.expect(good, "error-content-starter", players=players, kind=word, expected=expected, found=found)
    ventures = {box.tiles[tile].region for tile in box.of_tile_kind[VENTURE] if not box.tiles[tile].starter}
    last = list(pack.records("ventures", "tiles"))[-1]
    needed = max(box.start_ventures)
    last.expect(len(ventures) >= needed, "error-content-start-ventures", expected=needed, found=len(ventures))
