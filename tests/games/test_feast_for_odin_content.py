"""The content of A Feast for Odin: the printed numbers, and refusals of bad packs with file, line and reason."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from longhall.games.feast_for_odin.content.loader import (
    BOARD_IDS,
    FOLDER,
    ISLAND_IDS,
    PLAN_IDS,
    check_printed,
    load_content,
)
from longhall.games.feast_for_odin.content.things import (
    CATEGORIES,
    CATTLE,
    GOODS,
    GROUPS,
    HOME,
    JEWELRY,
    LONG,
    NUMBER,
    ORANGE,
    PREGNANT_CATTLE,
    PREGNANT_SHEEP,
    SHEEP,
    SHORT,
    SILVER2,
    SPACES,
    SPECIAL,
    SPECIALS,
    THINGS,
    UPGRADE,
    ref_of,
)
from longhall.kernel.content.loading import Pack
from longhall.kernel.errors import BadFile

BOX = load_content()


def test_the_printed_sums() -> None:
    assert check_printed(BOX) == []


def test_goods_stand_in_their_boxes() -> None:
    for good in range(GOODS):
        if THINGS[good]:
            above = good + UPGRADE
            assert (BOX.colour[good], good % 8) == (good // 8, (good - ORANGE) % 8)
            if above < GOODS:
                assert (BOX.long_side[good], BOX.short_side[good]) == (BOX.long_side[above], BOX.short_side[above])
    sides = [(BOX.long_side[good], BOX.short_side[good]) for good in range(JEWELRY - 5, GOODS)]
    assert sides == [(2, 1), (3, 1), (2, 2), (4, 1), (3, 2), (4, 2), (3, 3), (4, 3)]
    assert [BOX.sword[good] for good in range(JEWELRY - 5, GOODS)] == [6, 7, 8, 8, 9, 10, 11, 15]
    assert [THINGS[SHEEP + UPGRADE], THINGS[CATTLE + UPGRADE]] == ["fur", "clothing"]
    assert [BOX.animal_points[animal] for animal in (SHEEP, CATTLE, PREGNANT_SHEEP, PREGNANT_CATTLE)] == [2, 3, 3, 4]
    assert BOX.long_side[PREGNANT_SHEEP] == BOX.long_side[SHEEP]


def test_special_tiles() -> None:
    forged = [THINGS[thing] for thing in range(SPECIAL, SPECIAL + SPECIALS) if BOX.forge[thing]]
    assert forged == ["helmet", "cloakpin", "crucifix", "horseshoe", "forge_hammer", "fibula", "throwing_axe"]
    assert BOX.special_price == [0, 1, 1, 2, 2, 2, 2, 2, 3, 4, 4, 4, 5, 6, -1]
    assert [BOX.sword[SPECIAL + s] for s in range(SPECIALS)] == [7, 8, 8, 8, 8, 8, 9, 9, 9, 10, 10, 11, 12, 13, 16]
    assert (sum(BOX.special_points), BOX.special_points[-1]) == (2, 2)


@pytest.mark.parametrize("kind", range(len(PLAN_IDS)))
def test_the_fields_of_each_board_add_up(kind: int) -> None:
    """Fields are minus fields, plain ones, coins and bonuses; nothing is counted twice."""
    drawing = BOX.plans[kind].drawing
    coins = [field for track in drawing.track_fields for field in track]
    marked = [*coins, *drawing.bonus_fields]
    assert len(set(marked)) == len(marked)
    mask = sum(1 << field for field in marked)
    assert mask & ~drawing.fields == 0
    assert mask & drawing.minus == 0
    assert drawing.minus & ~drawing.fields == 0
    assert drawing.holes & drawing.fields == 0
    assert len(drawing.track_values) == len(drawing.track_fields)
    for fields, values in zip(drawing.track_fields, drawing.track_values, strict=True):
        assert len(values) == len(fields) + 1
        assert values == sorted(values)
    if kind == HOME:
        plain = drawing.fields.bit_count() - drawing.minus.bit_count() - len(marked)
        assert (len(coins), len(drawing.bonus_fields), plain) == (12, 5, 40)
    slots = {"shed": (3, 3), "stone_house": (1, 1)}.get(PLAN_IDS[kind], (0, 0))
    assert (drawing.wood_slots, drawing.stone_slots) == slots


def test_islands_by_letter_side_and_ships() -> None:
    assert BOARD_IDS[1:] == ISLAND_IDS
    assert BOX.island_vikings == [1, 2, 1, 3, 2, 3, 2, 3]
    assert BOX.island_ships == [7, 6, 7, 4, 6, 4, 6, 4]


def test_spaces_by_group_and_cards_by_category() -> None:
    count = {name: sum(space.group == number for space in BOX.spaces[:SPACES]) for number, name in enumerate(GROUPS)}
    assert count == {
        "build_houses": 4,
        "build_ships": 3,
        "hunting": 6,
        "livestock_market": 6,
        "weekly_market": 4,
        "products": 3,
        "crafting": 7,
        "mountains_and_trade": 11,
        "sailing": 10,
        "emigration_and_occupation": 7,
    }
    one_silver = [space for space in BOX.spaces if any(e.get("gain", {}).get("silver") == 1 for e in space.effects)]
    assert len(one_silver) == 8  # as card 3 counts them
    assert [space.name for space in BOX.spaces[SPACES:]] == ["imitate_1", "imitate_2", "imitate_3", "imitate_4"]
    two_parts = [card.number for card in BOX.cards if card.category.bit_count() == 2]
    assert two_parts == [11, 12, 13, 15, 188]
    assert sum(card.starting for card in BOX.cards) == 45
    assert min(card.points for card in BOX.cards) == -2
    assert max(card.points for card in BOX.cards) == BOX.cards[5].points == 7
    assert all(0 < card.category < 1 << len(CATEGORIES) for card in BOX.cards[1:])


def test_rounds_harvests_and_turned_islands() -> None:
    long, short = BOX.sides[LONG], BOX.sides[SHORT]
    assert [len(goods) for goods in long.harvest] == [0, 3, 4, 0, 5, 0, 6, 0]
    assert [len(goods) for goods in short.harvest] == [0, 3, 0, 4, 0, 5, 0]
    assert long.turned == [-1, -1, -1, 0, 1, 2, 3, -1]
    assert short.turned == [-1, -1, 0, 1, 2, 3, -1]
    assert [long.table.count(0), short.table.count(0), long.vikings, short.vikings] == [5, 6, 5, 6]
    assert [THINGS[good] for good in long.harvest[6]] == ["peas", "flax", "beans", "grain", "cabbage", "fruits"]


def test_strips_and_dice() -> None:
    assert all(len(strip) == 7 and strip[-1] == SILVER2 for strip in BOX.strips)
    assert BOX.start_strips == [0, 2, 2, 2, 3]
    assert [(dice.sides, dice.low, dice.vikings_back) for dice in BOX.dice] == [
        (8, True, 0),
        (8, True, 1),
        (12, True, 2),
        (8, False, 0),
        (12, False, 1),
    ]


def test_refs_are_the_words_of_messages() -> None:
    refs = [ref_of(NUMBER[name]) for name in ("oil", "belt", "ore", "pregnant_cattle", "bow", "knarr", "shed")]
    assert refs == [
        *["good:oil", "tile:belt", "resource:ore", "good:pregnant_cattle"],
        *["weapon:bow", "ship:knarr", "building:shed"],
    ]


def test_clients_get_all_files_as_plain_data() -> None:
    printed = json.loads(json.dumps(BOX.printed))
    assert sorted(printed) == sorted(file.stem for file in FOLDER.glob("*.toml"))
    assert printed["boards"]["boards"][0]["grid"][11] == "A......-_____"
    assert printed["special_tiles"]["tiles"][0]["shape"] == [".#.", "###", ".#."]
    assert {"column", "order", "group", "colour", "effects"} <= set(printed["spaces"]["spaces"][0])


def test_every_record_tells_its_source() -> None:
    pack = Pack(FOLDER)
    seen = set()
    for name, data in pack.data().items():
        for key, rows in data.items():
            if isinstance(rows, list):
                seen |= {record.text("source") for record in pack.records(name, key)}
    printed = {f"printed {thing}" for thing in ("board", "card", "coin", "strip", "tile")} | {"rulebook"}
    assert seen - {"own design"} == printed


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("goods.toml", 'colour = "red"', 'colour = "pink"', "error-content-unknown"),
        ("goods.toml", 'id = "flax"', 'id = "peas"', "error-content-twice"),
        ("goods.toml", "column = 5", "column = 4", "odn-content-box"),
        ("goods.toml", "width = 3\nheight = 1", "width = 1\nheight = 3", "odn-content-long-side"),
        ("goods.toml", 'height = 2\nreverse = "jewelry"', 'height = 1\nreverse = "jewelry"', "odn-content-size"),
        ("goods.toml", "sword = 15", 'sword = "15"', "error-content-type"),
        ("special_tiles.toml", '".#."', '".#"', "odn-content-shape"),
        ("special_tiles.toml", "size = 5", "size = 6", "odn-content-sum"),
        ("special_tiles.toml", 'id = "belt"', 'id = "helmet"', "odn-content-order"),
        ("boards.toml", '"A......-_____"', '"A.......____"', "odn-content-grid"),
        ("boards.toml", '"A......-_____"', '"A.......-____"', "odn-content-sum"),
        ("boards.toml", "minus = 86", "minus = 85", "odn-content-sum"),
        ("boards.toml", '"..w.E.r-----_"', '"..w.E.rZ----_"', "odn-content-sum"),
        ("boards.toml", '"..w.E.r-----_"', '"..w.EQr-----_"', "odn-content-letters"),
        ("boards.toml", "value = 12, cell = [1, 10]", "value = 1, cell = [1, 10]", "odn-content-track"),
        ("boards.toml", "cell = [1, 10]", "cell = [1, 9]", "odn-content-cell"),
        ("boards.toml", 'gives = ["ore"]', 'gives = ["gold"]', "odn-content-gives"),
        ("boards.toml", "neighbours = 5", "neighbours = 6", "odn-content-sum"),
        ("boards.toml", 'side = "front"', 'side = "back"', "odn-content-island"),
        ("boards.toml", 'ships = ["knarr", "longship"]', 'ships = ["raft"]', "error-content-unknown"),
        ("boards.toml", "harvest = [1, 2, 0, 3, 0, 4, 0]", "harvest = [1, 2, 0, 3, 0, 5, 0]", "error-content-range"),
        ("boards.toml", "table = [0, 0, 0, 0, 0, 1,", "table = [0, 0, 0, 0, 0, 2,", "odn-content-table"),
        ("buildings.toml", "cost = { stone = 1 }", "cost = { gold = 1 }", "odn-content-amounts"),
        ("buildings.toml", 'id = "shed"', 'id = "barn"', "error-content-unknown"),
        ("spaces.toml", 'group = "hunting"', 'group = "fishing"', "error-content-unknown"),
        ("spaces.toml", "order = 3", "order = 4", "odn-content-space-order"),
        ("spaces.toml", 'id = "stockfish_1"', 'id = "build_shed"', "error-content-twice"),
        ("spaces.toml", 'source = "printed board"', "", "error-content-missing"),
        ("dice.toml", 'spend = ["wood", "bow"]', 'spend = ["bow", "wood"]', "odn-content-spend"),
        ("dice.toml", "sides = 12", "sides = 0", "error-content-range"),
        ("mountains.toml", '"ore"', '"gold"', "error-content-unknown"),
        ("mountains.toml", "strips = [2, 2, 2, 3]", "strips = [2, 2, 2]", "error-content-range"),
        ("pieces.toml", "copies = 11", "copies = 0", "error-content-range"),
        ("pieces.toml", "seats = 12", "seats = 13", "error-content-count"),
        ("occupations_a.toml", "number = 3 ", "number = 1 ", "error-content-twice"),
        ("occupations_b.toml", 'category = ["each_time"]', 'category = ["sometimes"]', "error-content-unknown"),
        ("occupations_c.toml", "points = 1\n", "points = 1.5\n", "error-content-type"),
        ("occupations_c.toml", "[[cards]]", "[[cards", "error-content-syntax"),
    ],
)
def test_a_bad_pack_is_refused(tmp_path: Path, file: str, old: str, new: str, message: str) -> None:
    folder = tmp_path / "content"
    shutil.copytree(FOLDER, folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    broken = text.replace(old, new, 1)
    (folder / file).write_text(broken, encoding="utf-8")
    with pytest.raises(BadFile) as caught:
        load_content(folder)
    error = caught.value
    assert error.message == message
    changed = next(n for n, (a, b) in enumerate(zip(text.splitlines(), broken.splitlines(), strict=False), 1) if a != b)
    if file == "pieces.toml" and message == "error-content-count":
        assert error.file == "boards.toml"  # the seats of the table are drawn there
        return
    assert error.file == file
    assert abs(error.line - changed) <= 30, f"line {error.line}, but the change is at {changed}"


def test_missing_records_and_files_are_named(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="error-content-no-folder"):
        load_content(tmp_path / "nowhere")
    folder = tmp_path / "content"
    shutil.copytree(FOLDER, folder)
    (folder / "dice.toml").unlink()
    with pytest.raises(BadFile, match="error-content-no-file"):
        load_content(folder)
    shutil.copy(FOLDER / "dice.toml", folder / "dice.toml")
    for name, key in (
        ("spaces", "spaces"),
        ("occupations_c", "cards"),
        ("special_tiles", "tiles"),
        ("boards", "sides"),
    ):
        text = (FOLDER / f"{name}.toml").read_text(encoding="utf-8")
        first, rest = text.split(f"[[{key}]]", 1)
        following = rest.index("[[")
        (folder / f"{name}.toml").write_text(first + rest[following:], encoding="utf-8")
        with pytest.raises(BadFile, match=r"error-content-count|odn-content"):
            load_content(folder)
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    assert load_content(folder).hash == BOX.hash
