"""The whole position in a scenario's words: what may stand under `then`. `docs/scenarios.md` lists them."""

from __future__ import annotations

from ....kernel.masks import bits
from ..content.components import FOLLOWERS, LEVELS
from ..rules.score import score
from ..rules.turn.solstice import hand_limit
from ..rules.victory import ALL_LEVELS, cards_won
from ..state.holdings import supply
from ..state.position import ENDINGS, NOBODY, OVER, PHASES, TYPES, Pax, Player
from ..state.saga_tiles import pile_size, price


def facts(s: Pax, players: list[str]) -> dict[str, object]:
    """Everything, hidden or not, by the players' names."""
    return {**table_facts(s, players), **map_facts(s, players), **player_facts(s, players)}


def name_of(s: Pax, tile: int) -> str:
    """A tile's id, or `none`."""
    return s.box.tiles[tile].name if tile >= 0 else "none"


def who(s: Pax, players: list[str], seat: int) -> str:
    """A player's name, `empire` for the solo opponent, `none` for nobody."""
    if seat == NOBODY:
        return "none"
    return players[seat] if seat < s.seats else "empire"


def table_facts(s: Pax, players: list[str]) -> dict[str, object]:
    """Turn, tiles and victory cards."""
    ending = score(s)
    markers = dict.fromkeys(FOLLOWERS, "none")
    for seat in range(s.seats):
        for follower in bits(s.players[seat].markers):
            markers[FOLLOWERS[follower]] = players[seat]
    return {
        "phase": PHASES[s.phase],
        "round": s.round,
        "first": players[s.first],
        "active": players[s.active],
        "actions": s.actions,
        "actions_left": s.box.actions - s.actions,
        "influence_used": [FOLLOWERS[follower] for follower in bits(s.influence)],
        "markers": markers,
        "track": [name_of(s, tile) for tile in s.track],
        "pile": pile_size(s),
        "unseen": [len(group) for group in s.unseen],
        "discards": [name_of(s, tile) for tile in s.discards],
        "removed": [name_of(s, tile) for tile in s.gone],
        "victory": [s.box.victory[card].name for card in s.cards],
        "face_down": [LEVELS[level] for level in s.down],
        "quiet": s.quiet,
        "event_pile": s.events_left,
        "votes": {"in_favour": s.yes, "all": s.votes},
        "game_over": s.phase == OVER,
        "ending": ENDINGS[s.ending] if s.phase == OVER else "none",
        "winners": [players[seat] for seat in ending.winners],
        "places": {players[seat]: place for seat, place in enumerate(ending.places)},
    }


def map_facts(s: Pax, players: list[str]) -> dict[str, object]:
    """Posts and longships."""
    box = s.box
    commanders = {}
    for colour, name in enumerate(box.colours):
        held = [who(s, players, seat) for seat, player in enumerate(s.players) if player.fleet & s.yard.ally[colour]]
        commanders[name] = held[0] if held else "none"
    return {
        "ventures": {box.post_ids[post]: name_of(s, s.tile_at[post]) for post in range(box.posts)},
        "owners": {box.post_ids[post]: who(s, players, s.owner[post]) for post in range(box.posts)},
        "longships": {players[seat]: spread(s, s.yard.own[seat]) for seat in range(s.seats)},
        "allies": {name: spread(s, s.yard.ally[colour]) for colour, name in enumerate(box.colours)},
        "commanders": commanders,
        "empire": empire(s),
        "sworn": {
            players[seat]: [
                f"{FOLLOWERS[entry & 3]} {box.post_ids[entry >> 5]}" for entry in s.sworn if entry >> 2 & 7 == seat
            ]
            for seat in range(s.seats)
        },
    }


def spread(s: Pax, ships: int) -> dict[str, dict[str, int]]:
    """Where longships are: renewed and exhausted ones by place."""
    found: dict[str, dict[str, int]] = {}
    names = [*s.box.place_ids[: s.box.places], "board", "out"]
    for ship in bits(ships):
        there = found.setdefault(names[s.place[ship]], {"renewed": 0, "exhausted": 0})
        there["exhausted" if s.spent >> ship & 1 else "renewed"] += 1
    return found


def empire(s: Pax) -> dict[str, int]:
    """Solo: how many longships of the opponent's colours are where."""
    if not s.solo:
        return {}
    each = s.yard.own[0]
    ships = ((1 << s.yard.base) - 1) & ~each
    return {place: both["renewed"] + both["exhausted"] for place, both in spread(s, ships).items()}


def player_facts(s: Pax, players: list[str]) -> dict[str, object]:
    """What each player has."""
    box = s.box
    named = list(zip(players, s.players[: s.seats], strict=True))
    return {
        "jarls": {name: box.jarls[player.jarl].name for name, player in named},
        "silfr": {name: player.silfr for name, player in named},
        "hands": {name: [name_of(s, tile) for tile in player.hand] for name, player in named},
        "hand_limit": {name: hand_limit(s, seat) for seat, name in enumerate(players)},
        "boards": {name: board(s, player, True) for name, player in named},
        "unestablished": {name: board(s, player, False) for name, player in named},
        "beside": {name: [name_of(s, tile) for tile in player.beside] for name, player in named},
        "followers": {name: by_type([it.followers >> 4 * at & 15 for at in range(TYPES)]) for name, it in named},
        "supply": {name: by_type([supply(s, seat, at) for at in range(TYPES)]) for seat, name in enumerate(players)},
        "established": {name: player.established() for name, player in named},
        "home_markers": {name: player.homes for name, player in named},
        "homes": {name: [box.post_ids[post] for post in bits(player.home_posts)] for name, player in named},
        "duchies": {name: [box.region_ids[region] for region in bits(player.duchies)] for name, player in named},
        "marked": {name: [box.region_ids[region] for region in bits(player.marked)] for name, player in named},
        "centres": {
            name: [box.post_ids[post] for post in bits(player.posts & (box.of_kind[1] | box.of_kind[2]))]
            for name, player in named
        },
        "prices": {
            name: {name_of(s, tile): price(s, seat, tile) for tile in s.track if tile >= 0}
            for seat, name in enumerate(players)
        },
        "fulfils": {
            name: [box.victory[card].name for card in cards_won(s, seat, ALL_LEVELS)]
            for seat, name in enumerate(players)
        },
    }


def by_type(numbers: list[int]) -> dict[str, int]:
    """Numbers by follower type."""
    return dict(zip(FOLLOWERS, numbers, strict=True))


def board(s: Pax, player: Player, established: bool) -> list[str]:
    """The gods and advocates on a jarl board, with a follower or without."""
    return [
        name_of(s, tile)
        for space, tile in enumerate(player.board)
        if tile >= 0 and (player.faithful >> space & 1 == 1) == established
    ]
