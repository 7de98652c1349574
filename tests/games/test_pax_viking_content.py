"""The content of Pax Viking: every count, every declaration, the map's ways, and refusals of bad packs."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from longhall.games.pax_viking.content.components import (
    ACTIONS,
    ALL,
    COUNTERS,
    EMPTY,
    EVENT,
    FOLLOWERS,
    LEVELS,
    MOMENTS,
    POST_KINDS,
    REGION_KINDS,
    SOURCES,
    TESTS,
    TILE_KINDS,
    TRIGGERS,
    VERBS,
    WHAT,
    WHERE,
    WHO,
    ZONES,
    Ability,
    Effect,
)
from longhall.games.pax_viking.content.loader import FILES, FOLDER, load_content
from longhall.kernel.content.loading import Pack
from longhall.kernel.errors import BadFile

BOX = load_content()
PACK = Pack(FOLDER)
SETS = [
    ("map", "zones", 4),
    ("map", "regions", 33),
    ("map", "closed", 10),
    ("map", "borders", 113),
    ("posts", "posts", 46),
    ("jarls", "jarls", 8),
    ("victory", "cards", 20),
    ("ventures", "tiles", 73),
    ("events", "tiles", 55),
    ("gods", "tiles", 37),
    ("advocates", "tiles", 55),
]


@pytest.mark.parametrize(("file", "key", "count"), SETS)
def test_how_many_there_are_and_where_they_come_from(file: str, key: str, count: int) -> None:
    records = list(PACK.records(file, key))
    assert len(records) == count
    for record in records:
        assert record.text("source") in ("established", "reconstruction")
        for part in ("established", "reported"):
            assert set(record.data.get(part, [])) <= set(record.data) | {"id"}, record.data


def test_kinds_of_regions_posts_and_tiles() -> None:
    assert Counter(REGION_KINDS[kind] for kind in BOX.region_kind) == {"sea": 7, "river": 10, "harbour": 16}
    kinds = Counter(POST_KINDS[kind] for kind in BOX.post_kind)
    assert kinds == {"empty": 30, "trade_centre": 3, "key_trade_centre": 4, "powerful_ally": 9}
    assert [posts.bit_count() for posts in BOX.zone_posts] == [13, 8, 12, 13]
    assert BOX.region_posts[BOX.region_ids.index("biarmia")].bit_count() == 2
    assert len(BOX.tiles) == 220
    assert [len(tiles) for tiles in BOX.of_tile_kind] == [73, 55, 37, 55]
    for kind, tiles in enumerate(BOX.of_tile_kind):
        shares = Counter(BOX.tiles[tile].follower for tile in tiles)
        assert shares == {-1: 55} if kind == EVENT else max(shares.values()) - min(shares.values()) <= 1
    assert Counter(LEVELS[card.level] for card in BOX.victory) == dict.fromkeys(LEVELS, 5)


@pytest.mark.parametrize("players", range(2, 7))
def test_starter_decks(players: int) -> None:
    marked = [tile for tile in BOX.tiles if 0 < tile.starter <= players]
    mix = Counter(TILE_KINDS[tile.kind] for tile in marked)
    assert mix == {"venture": 4 * players, "event": 3 * players, "god": 2 * players, "advocate": 3 * players}
    assert len(marked) == 12 * players


def test_the_tiles_of_the_rulebooks_example_are_in_the_smallest_starter_deck() -> None:
    by_name = {tile.name: tile for tile in BOX.tiles}
    for name in ("radimichs", "ibn_khordadbeh", "great_schism", "freyr"):
        assert by_name[name].starter == 2
        assert by_name[name].name in [record.text("id") for file in FILES for record in PACK.records(file, "tiles")]


def test_every_region_with_an_empty_post_has_ventures_for_a_duchy() -> None:
    for region, posts in enumerate(BOX.region_posts):
        empty = sum(posts >> post & 1 and BOX.post_kind[post] == EMPTY for post in range(BOX.posts))
        ventures = [tile for tile in BOX.of_tile_kind[0] if BOX.tiles[tile].region == region]
        assert len(ventures) >= 3 if empty else not ventures


# The map -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "end", "nodes"),
    [
        ("gandvik", "birka", 1),
        ("gandvik", "dublin", 2),
        ("gandvik", "germanic_ocean", 1),
        ("gandvik", "pechenegs", 2),
        ("germanic_ocean", "dublin", 1),
        ("germanic_ocean", "black_sea", 3),
        ("germanic_ocean", "bulgars_2", 3),
        ("germanic_ocean", "damascus", 3),
        ("pechenegs", "burtas_1", 2),
        ("black_sea", "burtas", 2),
        ("black_sea", "damascus", 2),
        ("black_sea", "byzantium_1", 1),
        ("burtas_1", "india", 3),
        ("biarmia", "birka", 2),
        ("biarmia", "biarmia_1", 1),
    ],
)
def test_distances_that_the_rulebook_states(start: str, end: str, nodes: int) -> None:
    one, other = BOX.place_ids.index(start), BOX.place_ids.index(end)
    assert BOX.distance[one][other] == BOX.distance[other][one] == nodes


def test_steps_lead_both_ways_and_posts_hang_on_one_place() -> None:
    for place, near in enumerate(BOX.near):
        assert all(place in BOX.near[other] for other in near)
    for post in range(BOX.posts):
        assert BOX.near[post] == [BOX.port[post]]
        region = BOX.post_region[post]
        harbour = BOX.region_kind[region] == REGION_KINDS.index("harbour")
        assert harbour == (BOX.port[post] != BOX.posts + region)
    burtas, biarmia = (BOX.posts + BOX.region_ids.index(name) for name in ("burtas", "biarmia"))
    assert burtas not in BOX.near[biarmia]


def test_printed_posts_as_the_rulebook_gives_them() -> None:
    posts = {name: post for post, name in enumerate(BOX.post_ids)}
    for name, follower, need in (("india", "jarls", 2), ("changan", "rus", 2), ("dublin", "jarls", 1)):
        assert FOLLOWERS[BOX.post_follower[posts[name]]] == follower
        assert BOX.post_need[posts[name]] == need
    assert (BOX.post_cost[posts["india"]], BOX.post_cost[posts["dublin"]]) == (9, 6)
    ships = dict(zip(BOX.colours, BOX.colour_ships, strict=True))
    assert ships == {"white": 2, "grey": 2, "black": 3}
    assert sorted(BOX.by_rank) == list(range(46))
    assert len(BOX.solo_north) == 7
    assert all(BOX.post_zone[post] == ZONES.index("north") for post in BOX.solo_north)


# Declarations ------------------------------------------------------------------------------------------------------


def place_word(effect: Effect) -> str:
    word = WHERE[effect.where]
    if word == "within":
        return f"within:{effect.where_n}"
    return f"{word}:{ZONES[effect.where_n]}" if word in ("zone", "own_venture") and effect.where_n >= 0 else word


def area_of(mask: int) -> str:
    if mask < 0:
        return ""
    areas = dict(zip(ZONES, BOX.zone_posts, strict=True)) | dict(zip(BOX.region_ids, BOX.region_posts, strict=True))
    return next(name for name, posts in areas.items() if posts == mask and posts)


def words_of(effect: Effect, given: dict[str, Any]) -> dict[str, Any]:
    """The declaration that an effect was read from, made from what was read; `given` only says which keys are there."""
    counter = COUNTERS[effect.per] if effect.per >= 0 else ""
    read: dict[str, Any] = {
        "do": VERBS[effect.verb],
        "n": effect.pay if VERBS[effect.verb] == "pay" else "all" if effect.n == ALL else effect.n,
        "per": f"{counter}:{area_of(effect.among)}" if effect.among >= 0 else counter,
        "max": effect.most,
        "max-cost": effect.most,
        "who": WHO[effect.who],
        "where": place_word(effect),
        "what": WHAT[effect.what],
        "by": effect.by,
        "to": effect.to,
        "kind": next(word for kind, word in enumerate(TILE_KINDS) if effect.kinds >> kind & 1),
        "kinds": [word for kind, word in enumerate(TILE_KINDS) if effect.kinds >> kind & 1],
        "source": SOURCES[effect.source],
        "random": effect.random,
        "pay": effect.pay,
        "tiles": effect.tiles,
        "nodes": effect.nodes,
        "discount": effect.discount,
        "strength": effect.strength,
        "action": ACTIONS[effect.action],
        "follower": FOLLOWERS[effect.follower],
        "colour": BOX.colours[effect.colour],
        "cost": "free" if effect.free else "normal",
        "may": effect.may,
        "cond": "has_god" if effect.cond == 0 else f"own_posts_at_least:{area_of(effect.among)}:{effect.n}",
    }
    found = {key: read[key] for key in given if key in read}
    if "then" in given:
        found["then"] = [words_of(inner, row) for inner, row in zip(effect.then, given["then"], strict=True)]
    if "options" in given:
        found["options"] = [
            [words_of(inner, row) for inner, row in zip(inners, rows, strict=True)]
            for inners, rows in zip(effect.options, given["options"], strict=True)
        ]
    return found


def same(ability: Ability, data: dict[str, Any]) -> None:
    assert TRIGGERS[ability.trigger] == data["trigger"]
    assert (MOMENTS[ability.moment] if ability.moment >= 0 else None) == data.get("when")
    assert (ability.once, ability.only_played) == (data.get("once", False), data.get("only-played", False))
    rows = [dict(row) for row in data["effects"]]
    for row in rows:
        if row.get("where") == "all":
            row["where"] = "any"
    assert [words_of(effect, row) for effect, row in zip(ability.effects, rows, strict=True)] == rows


TILES = [record.data for file in FILES for record in PACK.records(file, "tiles")]


@pytest.mark.parametrize("number", range(len(BOX.tiles)), ids=lambda number: BOX.tiles[number].name)
def test_every_tile_is_what_its_declaration_says(number: int) -> None:
    tile, data = BOX.tiles[number], TILES[number]
    assert tile.name == data["id"]
    area = ZONES[tile.zone] if tile.region < 0 else BOX.region_ids[tile.region]
    assert area == data["area"]
    assert tile.posts == (BOX.zone_posts[tile.zone] if tile.region < 0 else BOX.region_posts[tile.region])
    assert (FOLLOWERS[tile.follower] if tile.follower >= 0 else None) == data.get("follower")
    assert tile.starter == data.get("starter", 0)
    assert tile.ability.solo == data.get("solo", True)
    assert tile.ability.tile == number
    same(tile.ability, data)
    assert (tile.beside is None) == ("beside" not in data)
    if tile.beside is not None:
        same(tile.beside, data["beside"])


def test_every_post_and_jarl_is_what_its_declaration_says() -> None:
    for post, record in enumerate(PACK.records("posts", "posts")):
        ability = BOX.post_ability[post]
        assert (ability is None) == (record.text("kind") == "empty")
        if ability is not None:
            assert ability.post == post
            same(ability, record.data)
    for jarl, record in zip(BOX.jarls, PACK.records("jarls", "jarls"), strict=True):
        assert BOX.place_ids[jarl.home_sea] == record.text("home-sea")
        assert jarl.extra_silfr == record.number("extra-silfr")
        for ability, data in zip(jarl.abilities, record.data["abilities"], strict=True):
            same(ability, data)


def test_every_victory_card_is_what_its_declaration_says() -> None:
    for card, record in zip(BOX.victory, PACK.records("victory", "cards"), strict=True):
        assert (card.name, LEVELS[card.level]) == (record.text("id"), record.text("level"))
        for test, row in zip(card.tests, record.data["tests"], strict=True):
            assert (TESTS[test.kind], test.n) == (row["test"], row["n"])
            assert (FOLLOWERS[test.follower] if test.follower >= 0 else None) == row.get("follower")
            assert test.each == row.get("each", 0)


def test_effects_and_abilities_are_numbered() -> None:
    assert [ability.number for ability in BOX.abilities] == list(range(len(BOX.abilities)))
    assert [effect.number for effect in BOX.effects] == list(range(len(BOX.effects)))
    for ability in BOX.abilities:
        event = TRIGGERS[ability.trigger] in ("event", "althing")
        assert all(effect.event == event for effect in ability.effects)


def test_the_whole_vocabulary_is_used() -> None:
    assert {VERBS[effect.verb] for effect in BOX.effects} == set(VERBS)
    assert {MOMENTS[ability.moment] for ability in BOX.abilities if ability.moment >= 0} == set(MOMENTS)


def test_names_of_all_things() -> None:
    assert BOX.own_names["tile:freyr"] == "Freyr"
    assert BOX.own_names["post:biarmia_2"] == "Biarmia II"
    assert len(BOX.own_names) == 4 + 33 + 46 + 3 + 8 + 20 + 220


# Bad packs ---------------------------------------------------------------------------------------------------------

PLACED_HERE = 'do = "place_longships", n = 1, where = "here"'
WRONG = [
    ("map.toml", 'kind = "river"', 'kind = "lake"', "error-content-unknown"),
    ("map.toml", 'id = "estland"', 'id = "biarmia"', "error-content-twice"),
    ("map.toml", 'id = "estland"', 'id = "Estland"', "error-content-id"),
    ("map.toml", 'kind = "river"\nzone = "north"', 'kind = "river"', "error-content-zone"),
    ("map.toml", "label = [455, 86]", "label = [455]", "error-content-type"),
    ("map.toml", 'between = ["biarmia", "gandvik"]', 'between = ["biarmia", "biarmia"]', "error-content-border"),
    ("map.toml", 'between = ["biarmia", "gandvik"]', 'between = ["burtas", "biarmia"]', "error-content-twice"),
    ("map.toml", 'between = ["biarmia", "gandvik"]', 'between = ["biarmia", "bjarmia"]', "error-content-unknown"),
    ("map.toml", "open = false", "open = true", "error-content-open-border"),
    ("map.toml", "open = true", "open = 1", "error-content-type"),
    ("posts.toml", 'port = "gandvik"\n', "", "error-content-port"),
    ("posts.toml", 'region = "biarmia"\n', 'region = "biarmia"\nport = "gandvik"\n', "error-content-port"),
    ("posts.toml", "priority = 38", "priority = 41", "error-content-twice"),
    ("posts.toml", 'followers = ["rus", "rus"]', 'followers = ["rus"]', "error-content-followers"),
    ("posts.toml", 'kind = "empty"', 'kind = "empty"\ncost = 3', "error-content-empty-post"),
    ("posts.toml", 'colour = "black", n = 3', 'colour = "black", n = 30', "error-content-range"),
    ("posts.toml", 'effects = [{ do = "place_home", where = "here" }]', "effects = []", "error-content-missing"),
    ("posts.toml", 'trigger = "instant"', 'trigger = "solstice"', "error-content-unknown"),
    ("jarls.toml", 'home-sea = "black_sea"', 'home-sea = "bulgars"', "error-content-unknown"),
    ("jarls.toml", 'when = "any"', 'when = "invest"', "error-content-moment"),
    ("victory.toml", 'test = "duchies", n = 2', 'test = "dukes", n = 2', "error-content-unknown"),
    ("victory.toml", 'test = "duchies", n = 2', 'test = "duchies", n = 2, each = 1', "error-content-argument"),
    ("ventures.toml", 'do = "draw", n = 2', 'do = "paint", n = 2', "error-content-unknown"),
    ("ventures.toml", 'do = "draw", n = 2', 'do = "draw"', "error-content-argument-missing"),
    ("ventures.toml", 'do = "draw", n = 2', 'do = "draw", n = 2, who = "all"', "error-content-argument"),
    ("ventures.toml", 'do = "draw", n = 2', 'do = "draw", n = 0', "error-content-range"),
    ("ventures.toml", 'do = "draw", n = 2', 'do = "votes", n = 2', "error-content-moment"),
    ("ventures.toml", 'do = "draw", n = 2', 'do = "place_home", where = "here"', "error-content-trigger"),
    ("ventures.toml", 'where = "within:2"', 'where = "within:far"', "error-content-place"),
    ("ventures.toml", 'per = "own_posts:south"', 'per = "own_posts:mars"', "error-content-unknown"),
    ("ventures.toml", 'do = "pay", tiles = 1', 'do = "pay", n = 1, tiles = 1', "error-content-price"),
    ("ventures.toml", 'area = "svealand"', 'area = "north"', "error-content-unknown"),
    ("ventures.toml", 'area = "svealand"', 'area = "danmark"', "error-content-no-room"),
    ("ventures.toml", 'trigger = "activate"', 'trigger = "activate"\nwhen = "play"', "error-content-no-moment"),
    ("events.toml", 'area = "south"', 'area = "south"\nfollower = "rus"', "error-content-event-follower"),
    ("events.toml", 'id = "landnam"', 'id = "radimichs"', "error-content-twice"),
    ("events.toml", 'effects = [{ do = "beside" }]', 'effects = [{ do = "draw", n = 1 }]', "error-content-beside"),
    ("gods.toml", 'do = "protect"', 'do = "protects"', "error-content-unknown"),
    ("gods.toml", 'where = "zone:west"', 'where = "within:2"', "error-content-unknown"),
    ("gods.toml", 'do = "place_longships", n = 1, where = "zone:north"', PLACED_HERE, "error-content-nowhere"),
    ("gods.toml", 'what = "event", by = 2', 'what = "event", by = 2, to = 0', "error-content-discount"),
    ("advocates.toml", 'when = "play"', 'when = "any"', "error-content-still"),
    ("advocates.toml", "once = true", 'once = "yes"', "error-content-type"),
    ("advocates.toml", 'who = "challenged", n = 1', 'who = "nobody", n = 1', "error-content-unknown"),
    ("numbers.toml", "venture = 4", "venture = 5", "error-content-mix"),
    ("numbers.toml", "track-costs = [1, 2, 4", "track-costs = [1, 5, 4", "error-content-track"),
    ("numbers.toml", "start-ventures = [4, 3,", "start-ventures = [4,", "error-content-amount"),
    ("numbers.toml", '"estland_2", "biarmia_1"', '"estland_2"', "error-content-count"),
]  # fmt: skip


def changed(tmp_path: Path, file: str, old: str, new: str) -> tuple[Path, int]:
    """A copy of the content with one change, and the line of the change."""
    folder = tmp_path / "content"
    shutil.copytree(FOLDER, folder, ignore=shutil.ignore_patterns("shapes.toml"))
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder, text[: text.index(old)].count("\n") + 1


@pytest.mark.parametrize(("file", "old", "new", "message"), WRONG)
def test_a_bad_pack_is_refused(tmp_path: Path, file: str, old: str, new: str, message: str) -> None:
    folder, line = changed(tmp_path, file, old, new)
    with pytest.raises(BadFile) as caught:
        load_content(folder)
    error = caught.value
    assert (error.message, error.file) == (message, file)
    assert abs(error.line - line) <= 16, f"line {error.line}, but the change is at {line}"


def test_starter_marks_that_make_no_deck_are_refused(tmp_path: Path) -> None:
    folder, _ = changed(tmp_path, "gods.toml", "starter = 2\n", "")
    with pytest.raises(BadFile, match="error-content-starter") as caught:
        load_content(folder)
    assert caught.value.file == "gods.toml"
    assert caught.value.facts == {"players": 2, "kind": "god", "expected": 4, "found": 3}
    assert caught.value.line > 0


def test_a_level_without_enough_cards_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "content"
    shutil.copytree(FOLDER, folder)
    file = folder / "victory.toml"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace('level = "hard"', 'level = "standard"', 1), encoding="utf-8")
    assert sum(LEVELS[card.level] == "standard" for card in load_content(folder).victory) == 6
    file.write_text(text.replace('level = "hard"', 'level = "standard"', 2), encoding="utf-8")
    with pytest.raises(BadFile, match="error-content-level"):
        load_content(folder)


def test_a_map_in_two_parts_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "content"
    shutil.copytree(FOLDER, folder)
    text = (folder / "map.toml").read_text(encoding="utf-8")
    for end in ("burtas", "khazars"):
        first, second = sorted(("caspian", end))
        old = f'between = ["{first}", "{second}"]\nopen = true'
        assert old in text
        text = text.replace(old, old.replace("true", "false"))
    (folder / "map.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadFile, match="error-content-unconnected"):
        load_content(folder)


def test_a_pack_of_another_size_loads(tmp_path: Path) -> None:
    """A person may enter the printed game's own tiles: more of them, with ids of their own, and no drawing."""
    folder = tmp_path / "content"
    shutil.copytree(FOLDER, folder)
    (folder / "shapes.toml").unlink()
    more = (
        '\n[[tiles]]\nid = "my_god"\nname = "My God"\narea = "north"\nfollower = "rus"\ntrigger = "solstice"\n'
        'effects = [{ do = "gain_silfr", n = 1 }]\nsource = "printed"\n'
    )
    with (folder / "gods.toml").open("a", encoding="utf-8") as file:
        file.write(more)
    box = load_content(folder)
    assert len(box.tiles) == 221
    assert box.own_names["tile:my_god"] == "My God"


def test_missing_files_are_named(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="error-content-no-folder"):
        load_content(tmp_path / "nowhere")
    for file in sorted(FOLDER.glob("*.toml")):
        if file.stem == "shapes":
            continue
        folder = tmp_path / file.stem
        shutil.copytree(FOLDER, folder)
        (folder / file.name).unlink()
        with pytest.raises(BadFile, match="error-content-no-file") as caught:
            load_content(folder)
        assert caught.value.file == file.name
