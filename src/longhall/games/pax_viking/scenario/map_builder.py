# uncompiled: reads described positions, where types are open
"""The map of a scenario's `given`: ventures, followers, longships, homes, and the tiles on jarl boards."""

from __future__ import annotations

from typing import Any

from ..content.components import CONTROL_ALLY_LONGSHIPS, EMPTY, FOLLOWERS, GOD, NONE, VENTURE
from ..state.fleet import put
from ..state.holdings import supply, symbol
from ..state.position import Pax
from .reader import Reader


def arrange_posts(s: Pax, reader: Reader) -> None:
    """`ventures: {burtas_1: radimichs}`, `owners: {burtas_1: p2}`, homes on posts and granted duchies."""
    for name, tile in reader.mapping("ventures").items():
        path = ("ventures", str(name))
        post = reader.post(name, path)
        reader.need(s.box.post_kind[post] == EMPTY, path, "error-given-printed", given=str(name))
        s.tile_at[post] = reader.tile(tile, path)
        if s.box.tiles[s.tile_at[post]].kind == VENTURE:  # PAX-SOLO-48: alone, gods and advocates may lie there, too
            s.ventures |= 1 << post
    for name, who in reader.mapping("owners").items():
        path = ("owners", str(name))
        post = reader.post(name, path)
        reader.need(symbol(s, post) >= 0, path, "error-given-no-symbol", given=str(name))
        own_post(s, reader, path, who, post)
    for seat, names, path in reader.by_player("homes"):
        for post in reader.posts(names, path):
            s.players[seat].home_posts |= 1 << post
            s.players[seat].homes -= 1
    for seat, names, path in reader.by_player("duchies"):
        for name in reader.items(names, path):
            s.players[seat].granted |= 1 << reader.region(name, path)


def own_post(s: Pax, reader: Reader, path: tuple[str, ...], who: Any, post: int) -> None:
    """Followers on a post, and the longships of an ally with it; `empire` is the solo opponent, of a colour 1 to 5."""
    need = s.box.post_need[post]
    follower = symbol(s, post)
    if s.solo and str(who).startswith("empire"):
        colour = reader.whole(int(str(who)[-1]) if str(who)[-1].isdecimal() else 1, path, 5)
        s.owner[post] = 1
        s.players[1].posts |= 1 << post
        s.players[1].followers += need << 4 * follower
        s.colour_at[post] = colour
        s.colour_used[colour] += need << 4 * follower
        return
    seat = reader.player(who, path)
    enough = supply(s, seat, follower) >= need
    reader.need(enough, path, "error-given-no-follower", given=FOLLOWERS[follower])
    s.owner[post] = seat
    s.players[seat].posts |= 1 << post
    s.players[seat].followers += need << 4 * follower
    ability = s.box.post_ability[post]
    for effect in ability.effects if ability is not None and not s.solo else []:
        if effect.verb == CONTROL_ALLY_LONGSHIPS:
            ships = s.yard.ally[effect.colour]
            s.players[seat].fleet |= ships
            s.players[seat].homes -= ships.bit_count()


def arrange_boards(s: Pax, reader: Reader) -> None:
    """`boards: {p1: [freyr, ibn_rustah]}`: gods and advocates with a follower; `unestablished`, without; `beside`."""
    for key in ("boards", "unestablished"):
        for seat, names, path in reader.by_player(key):
            for tile in reader.tiles(names, path):
                on_board(s, reader, path, seat, tile, key == "boards")
    for seat, names, path in reader.by_player("beside"):
        s.players[seat].beside = reader.tiles(names, path)


def on_board(s: Pax, reader: Reader, path: tuple[str, ...], seat: int, tile: int, established: bool) -> None:
    """One tile on the first free space for it."""
    me = s.players[seat]
    gods = s.box.god_spaces
    spaces = range(gods) if s.box.tiles[tile].kind == GOD else range(gods, len(me.board))
    free = [space for space in spaces if me.board[space] == NONE]
    reader.need(
        bool(free) and s.box.tiles[tile].follower >= 0, path, "error-given-no-space", given=s.box.tiles[tile].name
    )
    me.board[free[0]] = tile
    if established:
        follower = s.box.tiles[tile].follower
        reader.need(supply(s, seat, follower) > 0, path, "error-given-no-follower", given=FOLLOWERS[follower])
        me.faithful |= 1 << free[0]
        me.followers += 1 << 4 * follower


def arrange_longships(s: Pax, reader: Reader) -> None:
    """`longships: {p1: {birka: 2, gandvik: {renewed: 1, exhausted: 1}}}`; the rest stay on the jarl board."""
    each = s.yard.each
    for seat, places, path in reader.by_player("longships"):
        spread(s, reader, path, places, list(range(seat * each, seat * each + each)))
    for colour, places in reader.mapping("allies").items():
        path = ("allies", str(colour))
        reader.need(colour in s.box.colours, path, "error-given-word", given=str(colour), known=s.box.colours)
        first = s.yard.kind.index(s.box.colours.index(colour) + 1)
        ships = list(range(first, first + s.box.colour_ships[s.box.colours.index(colour)]))
        spread(s, reader, path, places, ships)
    if s.solo:
        places = reader.mapping("empire")
        spread(s, reader, ("empire",), places, list(range(each, s.yard.base)))
    for seat, posts, path in reader.by_player("sworn"):
        for name, followers in reader.entries(posts, path).items():
            for follower in reader.words("sworn", followers, FOLLOWERS):
                kind = FOLLOWERS.index(follower)
                s.sworn = [*s.sworn, reader.post(name, path) << 5 | seat << 2 | kind]
                s.players[seat].sworn += 1 << 4 * kind


def spread(s: Pax, reader: Reader, path: tuple[str, ...], places: Any, ships: list[int]) -> None:
    """Longships to places: a number, or how many renewed and exhausted."""
    for name, what in reader.entries(places, path).items():
        here = (*path, str(name))
        place = reader.place(name, here)
        numbers = what if isinstance(what, dict) else {"renewed": what}
        for word, number in numbers.items():
            reader.one_of(word, ["renewed", "exhausted"], here)
            for _ in range(reader.whole(number, here, len(ships))):
                ship = ships.pop(0)
                put(s, ship, place)
                if word == "exhausted":
                    s.spent |= 1 << ship
