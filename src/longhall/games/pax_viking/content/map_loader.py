# uncompiled: reads files once, where types are open
"""Loads the map: zones, regions, borders and posts, and works out every way a longship can go."""

from __future__ import annotations

from typing import Final

from ....kernel.content.loading import Pack, Record
from .components import (
    EMPTY,
    FAR,
    FOLLOWERS,
    HARBOUR,
    INSTANT,
    KEY_TRADE_CENTRE,
    NONE,
    PERMANENT,
    POST_KINDS,
    POWERFUL_ALLY,
    REGION_KINDS,
    RIVER,
    SEA,
    ZONES,
    Components,
)
from .declarations import Reader
from .records import MOST, amount, new_id, pair

MOST_POSTS: Final = 60
"""So that a mask of posts stays a small number."""
MOST_REGIONS: Final = 60
MOST_WATERS: Final = 30
MOST_COLOURS: Final = 4
MOST_ALLY_SHIPS: Final = 9

Ways = list[set[int]]
"""By region: the regions behind its open borders."""


def load_zones(pack: Pack, box: Components) -> None:
    """The four zones, each once."""
    found: list[str] = []
    for record in pack.records("map", "zones"):
        name = record.one_of("id", ZONES)
        record.expect(name not in found, "error-content-twice", "id", given=name)
        box.own_names[f"zone:{name}"] = record.text("name")
        record.text("colour")
        found.append(name)
    amount(list(pack.records("map", "zones")), "zones", len(ZONES), len(ZONES))


def load_regions(pack: Pack, box: Components) -> None:
    """Regions in the order seas, river regions, harbour regions; only lands have a zone (PAX-MAP)."""
    records = list(pack.records("map", "regions"))
    amount(records, "regions", 2, MOST_REGIONS)
    taken = list(ZONES)
    for kind, word in enumerate(REGION_KINDS):
        for record in records:
            if record.one_of("kind", REGION_KINDS) != word:
                continue
            name = new_id(record, taken)
            taken.append(name)
            box.own_names[f"region:{name}"] = record.text("name")
            pair(record, "label")
            record.expect(("zone" in record.data) == (kind != SEA), "error-content-zone", "zone")
            box.region_ids.append(name)
            box.region_kind.append(kind)
            box.region_zone.append(NONE if kind == SEA else ZONES.index(record.one_of("zone", ZONES)))
    box.regions = len(records)
    box.waters = sum(kind != HARBOUR for kind in box.region_kind)
    records[-1].expect(box.waters <= MOST_WATERS, "error-content-waters", most=MOST_WATERS)


def load_borders(pack: Pack, box: Components) -> Ways:
    """Borders join two lands, each pair once; open ones make ways, closed ones are only drawn (PAX-MOVE-02, 03)."""
    closed: list[str] = []
    if "closed" in pack.file("map").data:
        for record in pack.records("map", "closed"):
            closed.append(new_id(record, box.region_ids + closed))
            record.text("name")
            pair(record, "label")
    ways: Ways = [set() for _ in box.region_ids]
    seen: set[tuple[str, str]] = set()
    for record in pack.records("map", "borders"):
        ends = record.each_of("between", box.region_ids + closed)
        record.expect(len(ends) == 2 and ends[0] != ends[1], "error-content-border", "between", given=ends)
        both = (min(ends), max(ends))
        record.expect(both not in seen, "error-content-twice", "between", given=" - ".join(ends))
        seen.add(both)
        is_open = record.data.get("open")
        record.expect(isinstance(is_open, bool), "error-content-type", "open", key="open", expected="yes-or-no")
        if is_open:
            for end in ends:
                land = end in closed or box.region_kind[box.region_ids.index(end)] == HARBOUR
                record.expect(not land, "error-content-open-border", "open", given=end)
            one, other = (box.region_ids.index(end) for end in ends)
            ways[one].add(other)
            ways[other].add(one)
    return ways


def load_posts(pack: Pack, box: Components) -> None:
    """Posts with what is printed on them (PAX-POST)."""
    records = list(pack.records("posts", "posts"))
    amount(records, "posts", 2, MOST_POSTS)
    box.posts = len(records)
    box.places = box.posts + box.waters
    box.board = box.places
    box.region_posts = [0] * box.regions
    box.zone_posts = [0] * len(ZONES)
    box.of_kind = [0] * len(POST_KINDS)
    lands = [name for name, kind in zip(box.region_ids, box.region_kind, strict=True) if kind != SEA]
    for post, record in enumerate(records):
        name = new_id(record, box.post_ids + box.region_ids + ZONES)
        box.own_names[f"post:{name}"] = record.text("name")
        pair(record, "at")
        kind = POST_KINDS.index(record.one_of("kind", POST_KINDS))
        region = box.region_ids.index(record.one_of("region", lands))
        box.post_ids.append(name)
        box.post_kind.append(kind)
        box.post_region.append(region)
        box.post_zone.append(box.region_zone[region])
        box.port.append(read_port(record, region, box))
        box.region_posts[region] |= 1 << post
        box.zone_posts[box.region_zone[region]] |= 1 << post
        box.of_kind[kind] |= 1 << post
        box.post_rank.append(record.within("priority", 1, box.posts) - 1)
        record.expect(box.post_rank[post] not in box.post_rank[:-1], "error-content-twice", "priority", given=name)
    box.by_rank = sorted(range(box.posts), key=lambda post: box.post_rank[post])
    for post, record in enumerate(records):
        load_allies(record, post, box)
    for post, record in enumerate(records):
        load_print(record, post, box)


def read_port(record: Record, region: int, box: Components) -> int:
    """The place from which a post is entered: its river region, or the sea of its port (PAX-MOVE-08, 09)."""
    harbour = box.region_kind[region] == HARBOUR
    record.expect(harbour == ("port" in record.data), "error-content-port", "port", given=box.region_ids[region])
    if not harbour:
        return box.posts + region
    pair(record, "port-at")
    seas = [name for name, kind in zip(box.region_ids, box.region_kind, strict=True) if kind == SEA]
    return box.posts + box.region_ids.index(record.one_of("port", seas))


def load_allies(record: Record, post: int, box: Components) -> None:
    """The ally longships of a powerful ally: colour, number and the sea where they start (PAX-COMP-03)."""
    ships = record.data.get("longships")
    if ships is None:
        return
    fits = isinstance(ships, dict) and box.post_kind[post] == POWERFUL_ALLY
    record.expect(fits, "error-content-ally-longships", "longships")
    part = Record(record.pack, record.file, ships, record.pack.line_of(record.file, record.line, "longships"))
    colour = part.text("colour")
    part.expect(colour not in box.colours, "error-content-twice", given=colour)
    seas = [name for name, kind in zip(box.region_ids, box.region_kind, strict=True) if kind == SEA]
    box.own_names[f"colour:{colour}"] = colour
    box.colours.append(colour)
    box.colour_post.append(post)
    box.colour_ships.append(part.within("n", 1, MOST_ALLY_SHIPS))
    box.colour_start.append(box.posts + box.region_ids.index(part.one_of("start", seas)))
    few = len(box.colours) <= MOST_COLOURS and sum(box.colour_ships) <= MOST_ALLY_SHIPS
    part.expect(few, "error-content-many-allies", colours=MOST_COLOURS, longships=MOST_ALLY_SHIPS)


def load_print(record: Record, post: int, box: Components) -> None:
    """Followers, cost and ability of a printed post; an empty post has none of them."""
    kind = box.post_kind[post]
    if kind == EMPTY:
        for key in ("followers", "cost", "trigger", "effects"):
            record.expect(key not in record.data, "error-content-empty-post", key, given=key)
        box.post_follower.append(NONE)
        box.post_need.append(1)
        box.post_cost.append(0)
        box.post_ability.append(None)
        return
    followers = record.each_of("followers", FOLLOWERS)
    need = 2 if kind == KEY_TRADE_CENTRE else 1
    alike = len(followers) == need and len(set(followers)) == 1
    record.expect(alike, "error-content-followers", "followers", expected=need)
    box.post_follower.append(FOLLOWERS.index(followers[0]))
    box.post_need.append(need)
    box.post_cost.append(record.within("cost", 0, MOST))
    reader = Reader(box, record)
    reader.at_a_post = True
    ability = reader.ability(record.data, [INSTANT] if kind == POWERFUL_ALLY else [PERMANENT])
    ability.post = post
    box.post_ability.append(ability)


def join_places(pack: Pack, box: Components, ways: Ways) -> None:
    """One step of a longship, and the distance of every two places (PAX-MOVE-01 to -13)."""
    last = list(pack.records("map", "borders"))[-1]
    for region, kind in enumerate(box.region_kind):
        facts = {"given": box.region_ids[region]}
        last.expect(kind != RIVER or bool(ways[region]), "error-content-river", **facts)
        last.expect(kind == SEA or box.region_posts[region] > 0, "error-content-no-posts", **facts)
    for post in range(box.posts):
        box.near.append([box.port[post]])
    for region in range(box.waters):
        posts = [post for post in range(box.posts) if box.port[post] == box.posts + region]
        box.near.append([box.posts + other for other in sorted(ways[region])] + posts)
    box.place_ids = box.post_ids + box.region_ids[: box.waters]
    box.place_zone = box.post_zone + box.region_zone[: box.waters]
    box.place_region = box.post_region + list(range(box.waters))
    for start in range(box.places):
        box.distance.append(distances(box, start))
        for place, nodes in enumerate(box.distance[start]):
            last.expect(nodes != FAR, "error-content-unconnected", given=[box.place_ids[start], box.place_ids[place]])


def distances(box: Components, start: int) -> list[int]:
    """The nodes from one place to every other."""
    found = [FAR] * box.places
    found[start] = 0
    edge = [start]
    while edge:
        place = edge.pop(0)
        for other in box.near[place]:
            if found[other] == FAR:
                found[other] = found[place] + 1
                edge.append(other)
    return found


def load_drawing(pack: Pack, box: Components) -> None:
    """Shapes and lines of the drawing, where a pack has them: of lands and borders that exist, made of points."""
    picture = pack.table("map", "picture")
    for key in ("width", "height"):
        picture.within(key, 100, 10_000)
    if "shapes" not in pack.data():
        return
    lands = box.region_ids + [str(land["id"]) for land in pack.file("map").data.get("closed", [])]
    for record in pack.records("shapes", "shapes"):
        record.one_of("region", lands)
        check_points(record, "polygons")
    for record in pack.records("shapes", "lines"):
        record.each_of("between", lands)
        check_points(record, "points")


def check_points(record: Record, key: str) -> None:
    """A list of lists of points."""
    rows = record.data.get(key)
    good = isinstance(rows, list) and bool(rows) and all(isinstance(row, list) for row in rows)
    good = good and all(is_point(point) for row in rows or [] for point in row)
    record.expect(good, "error-content-type", key, key=key, expected="list-of-points")


def is_point(value: object) -> bool:
    """Whether this is `[x, y]`."""
    return isinstance(value, list) and len(value) == 2 and all(isinstance(part, int | float) for part in value)
