"""The part of an observation about the players: what lies open before each, and where their pieces are."""

from __future__ import annotations

from ....kernel.masks import bits, count
from ....kernel.observation import Part, Row
from ..content.components import FOLLOWERS, Components
from ..rules.turn.solstice import hand_limit
from ..rules.turn.turn import influence
from ..state.position import TYPES, Pax


def player_parts(box: Components) -> list[Part]:
    """What `put_player` writes."""
    types = ", ".join(FOLLOWERS)
    ships = box.board + 1
    return [
        Part("to_act", 1, 1, "owes a decision now"),
        Part("first", 1, 1, "is the first player"),
        Part("active", 1, 1, "it is their turn"),
        Part("met", 1, 1, "the current journey has encountered them"),
        Part("challenged", 1, 1, "was challenged last"),
        Part("experienced", 1, 1, "wins only by the harder cards of a mixed game"),
        Part("winner", 1, 1, "has won"),
        Part("maker", 1, 1, "makes the pending offer"),
        Part("taker", 1, 1, "the pending offer is for them"),
        Part("jarl", len(box.jarls), 1, "the jarl"),
        Part("silfr", 1, 30, "silfr"),
        Part("homes", 1, box.home_markers, "home markers in the supply"),
        Part("hand_size", 1, 8, "tiles in hand"),
        Part("hand_limit", 1, 8, "hand limit"),
        Part("votes", 1, 4, "votes at an althing"),
        Part("range", 1, 4, "nodes added to journeys"),
        Part("strength", 1, 4, "strength added in challenges"),
        Part("followers", TYPES, box.followers, f"established followers: {types}"),
        Part("sworn_types", TYPES, box.followers, f"followers that serve as longships: {types}"),
        Part("influence", TYPES, box.followers, f"followers as they count for majorities: {types}"),
        Part("markers", TYPES, 1, f"influence markers held: {types}"),
        Part("allies", len(box.colours), 3, f"ally longships commanded: {', '.join(box.colours)}"),
        Part("duchies", box.regions, 1, "regions that are a duchy"),
        Part("marked", box.regions, 1, "duchies with a home marker"),
        Part("granted", box.regions, 1, "regions that an effect has made a duchy"),
        Part("posts", box.posts, 1, "posts with followers"),
        Part("home_posts", box.posts, 1, "posts with a home marker"),
        Part("sworn", box.posts, 2, "followers that serve as longships, by post"),
        Part("renewed", ships, 3, "renewed longships by place; the last is the jarl board"),
        Part("exhausted", ships, 3, "exhausted longships by place"),
    ]


def put_player(row: Row, s: Pax, seat: int) -> None:
    """What everybody sees of a player, or of the solo opponent."""
    me = s.players[seat]
    box = s.box
    offer = s.offer
    row.numbers(
        [
            s.waiting >> seat & 1,
            int(s.first == seat),
            int(s.active == seat),
            s.met >> seat & 1,
            int(s.challenged == seat),
            s.variants.experienced >> seat & 1,
            s.winners >> seat & 1,
            int(offer is not None and offer.maker == seat),
            int(offer is not None and offer.taker == seat),
        ]
    )
    row.one(me.jarl, len(box.jarls))
    perks = me.perks
    row.numbers(
        [
            me.silfr,
            me.homes,
            len(me.hand),
            hand_limit(s, seat),
            1 + perks.votes,
            perks.reach,
            perks.strength,
        ]
    )
    for packed in (me.followers, me.sworn):
        row.numbers([packed & 15, packed >> 4 & 15, packed >> 8 & 15, packed >> 12 & 15])
    row.numbers([influence(s, seat, follower) for follower in range(TYPES)])
    row.mask(me.markers, TYPES)
    row.numbers([count(me.fleet & ships) for ships in s.yard.ally])
    row.mask(me.duchies, box.regions)
    row.mask(me.marked, box.regions)
    row.mask(me.granted, box.regions)
    row.mask(me.posts, box.posts)
    row.mask(me.home_posts, box.posts)
    put_sworn(row, s, seat)
    put_fleet(row, s, me.fleet)


def put_sworn(row: Row, s: Pax, seat: int) -> None:
    """Followers that serve as longships."""
    if not s.sworn:
        row.zeros(s.box.posts)
        return
    found = [0] * s.box.posts
    for entry in s.sworn:
        if entry >> 2 & 7 == seat:
            found[entry >> 5] += 1
    row.numbers(found)


def put_fleet(row: Row, s: Pax, fleet: int) -> None:
    """Where longships are, the renewed ones first."""
    ships = s.box.board + 1
    found = [0] * (2 * ships)
    place = s.place
    spent = s.spent
    for ship in bits(fleet):
        at = place[ship]
        if at < ships:
            found[at + ships if spent >> ship & 1 else at] += 1
    row.numbers(found)
