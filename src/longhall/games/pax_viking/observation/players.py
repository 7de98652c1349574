"""The part of an observation about the players: what lies open before each, and where their pieces are."""

from __future__ import annotations

from ....kernel.bot.observation import Part, Row, amount, flag, flags
from ....kernel.masks import bits, count
from ..content.components import FOLLOWERS, Components
from ..rules.turn.solstice import hand_limit
from ..rules.turn.turn import influence
from ..state.position import TYPES, Pax


def player_parts(box: Components) -> list[Part]:
    """What `put_player` writes."""
    types = ", ".join(FOLLOWERS)
    ships = box.board + 1
    return [
        flag("to_act", "owes a decision now"),
        flag("first", "is the first player"),
        flag("active", "it is their turn"),
        flag("met", "the current journey has encountered them"),
        flag("challenged", "was challenged last"),
        flag("experienced", "wins only by the harder cards of a mixed game"),
        flag("winner", "has won"),
        flag("maker", "makes the pending offer"),
        flag("taker", "the pending offer is for them"),
        flags("jarl", len(box.jarls), "the jarl"),
        amount("silfr", 30, "silfr"),
        amount("homes", box.home_markers, "home markers in the supply"),
        amount("hand_size", 8, "tiles in hand"),
        amount("hand_limit", 8, "hand limit"),
        amount("votes", 4, "votes at an althing"),
        amount("range", 4, "nodes added to journeys"),
        amount("strength", 4, "strength added in challenges"),
        Part("followers", TYPES, box.followers, f"established followers: {types}"),
        Part("sworn_types", TYPES, box.followers, f"followers that serve as longships: {types}"),
        Part("influence", TYPES, box.followers, f"followers as they count for majorities: {types}"),
        flags("markers", TYPES, f"influence markers held: {types}"),
        Part("allies", len(box.colours), 3, f"ally longships commanded: {', '.join(box.colours)}"),
        flags("duchies", box.regions, "regions that are a duchy"),
        flags("marked", box.regions, "duchies with a home marker"),
        flags("granted", box.regions, "regions that an effect has made a duchy"),
        flags("posts", box.posts, "posts with followers"),
        flags("home_posts", box.posts, "posts with a home marker"),
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
