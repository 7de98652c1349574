"""What everybody sees of the table, and what only one seat sees."""

from __future__ import annotations

from typing import cast

from ....kernel.masks import bits
from ..content.components import FOLLOWERS, LEVELS
from ..content.content_types import Follower
from ..rules.effects.ships import MoveLongships, MoveOne
from ..rules.effects.wrappers import ExtraAction
from ..rules.score import score
from ..rules.solo.turn import SoloAction
from ..rules.turn.action import ChooseAction
from ..rules.turn.journey import Sail
from ..rules.turn.solstice import hand_limit
from ..rules.turn.turn import influence
from ..rules.victory import may_win_by, progress
from .fleet import next_places
from .position import ENDINGS, EVERY_SEAT, NOBODY, OVER, PHASES, TYPES, Offer, Pax
from .saga_tiles import pile_size, price
from .view_types import (
    PaxJourney,
    PaxLongship,
    PaxOffer,
    PaxOwn,
    PaxPlayer,
    PaxPost,
    PaxPublicOffer,
    PaxVictoryCard,
    PaxView,
    PaxVotes,
)


def public(s: Pax) -> PaxView:
    """The table as everybody sees it."""
    box = s.box
    seen: PaxView = {
        "game": "pax-viking",
        "phase": PHASES[s.phase],
        "round": s.round,
        "first": s.first,
        "active": s.active,
        "actions": s.actions,
        "influence_used": [follower_name(follower) for follower in bits(s.influence)],
        "solo": s.solo,
        "open_hands": s.variants.open_hands,
        "track": [tile_name(s, tile) for tile in s.track],
        "pile": pile_size(s),
        "discards": [box.tiles[tile].name for tile in s.discards],
        "removed": [box.tiles[tile].name for tile in s.gone],
        "event": tile_name(s, s.event),
        "votes": votes_view(s),
        "posts": [post_view(s, post) for post in range(box.posts)],
        "longships": longships_view(s),
        "sworn": [
            {"post": box.post_ids[entry >> 5], "seat": entry >> 2 & 7, "follower": follower_name(entry & 3)}
            for entry in s.sworn
        ],
        "victory": [card_view(s, card) for card in s.cards],
        "face_down": [LEVELS[level] for level in s.down],
        "players": [player_view(s, seat) for seat in range(s.seats)],
        "offer": offer_view(s),
        "score": score(s).as_json(),
        "over": s.phase == OVER,
        "ending": ENDINGS[s.ending] if s.phase == OVER else None,
    }
    if s.solo:
        seen["events_left"] = s.events_left
    if s.waiting:
        seen["to_act"] = bits(s.waiting)
        seen["asks"] = s.stack[-1].kind
    return seen


def follower_name(follower: int) -> Follower:
    """A type of follower by its id."""
    return cast("Follower", FOLLOWERS[follower])


def tile_name(s: Pax, tile: int) -> str | None:
    """A tile's id, or nothing."""
    return s.box.tiles[tile].name if tile >= 0 else None


def votes_view(s: Pax) -> PaxVotes | None:
    """How the votes on the event stand, and how many each player has; who voted how is told by the log."""
    if s.event < 0:
        return None
    each = [1 + player.perks.votes for player in s.players[: s.seats]]
    return {"yes": s.yes, "all": s.votes, "each": each}


def post_view(s: Pax, post: int) -> PaxPost:
    """What lies on a post and whose followers stand there."""
    owner = s.owner[post]
    return {
        "id": s.box.post_ids[post],
        "tile": tile_name(s, s.tile_at[post]),
        "owner": owner if owner != NOBODY else None,
    }


def longships_view(s: Pax) -> list[PaxLongship]:
    """All longships: whose colour each is, who commands it, where it is, whether it is renewed."""
    box = s.box
    commanders: list[int | None] = [None] * s.yard.count
    for seat, player in enumerate(s.players):
        for ship in bits(player.fleet):
            commanders[ship] = seat
    places = [*box.place_ids[: box.places], "board", "gone"]
    spent = s.spent
    each = s.yard.each
    return [
        {
            "colour": box.colours[kind - 1] if kind else ship // each,
            "commander": commanders[ship],
            "place": places[s.place[ship]],
            "renewed": spent >> ship & 1 == 0,
        }
        for ship, kind in enumerate(s.yard.kind)
    ]


def card_view(s: Pax, card: int) -> PaxVictoryCard:
    """A victory card and how far everybody is with each of its tests."""
    it = s.box.victory[card]
    seats = range(s.seats)
    far = [[progress(s, seat, test) for seat in seats] for test in it.tests]
    met = [seat for seat in seats if all(has[seat] >= test.n for has, test in zip(far, it.tests, strict=True))]
    return {
        "id": it.name,
        "level": LEVELS[it.level],
        "tests": [{"needs": test.n, "has": has} for has, test in zip(far, it.tests, strict=True)],
        "met": met,
        "open_to": [seat for seat in seats if may_win_by(s, seat, card)],
    }


def player_view(s: Pax, seat: int) -> PaxPlayer:
    """What lies open before a player; of a secret hand, the tiles that all have seen."""
    me = s.players[seat]
    box = s.box
    known = [box.tiles[tile].name for at, tile in enumerate(me.hand) if me.seen[at] & EVERY_SEAT == EVERY_SEAT]
    return {
        "jarl": box.jarls[me.jarl].name if me.jarl >= 0 else None,
        "silfr": me.silfr,
        "followers": [me.followers >> 4 * follower & 15 for follower in range(TYPES)],
        "supply": [
            box.followers - (me.followers >> 4 * follower & 15) - (me.sworn >> 4 * follower & 15)
            for follower in range(TYPES)
        ],
        "influence": [influence(s, seat, follower) for follower in range(TYPES)],
        "markers": [follower_name(follower) for follower in bits(me.markers)],
        "homes": me.homes,
        "home_posts": [box.post_ids[post] for post in bits(me.home_posts)],
        "duchies": [box.region_ids[region] for region in bits(me.duchies)],
        "duchies_marked": [box.region_ids[region] for region in bits(me.marked)],
        "board": [
            {"tile": tile_name(s, tile), "established": me.faithful >> space & 1 == 1}
            for space, tile in enumerate(me.board)
        ],
        "beside": [box.tiles[tile].name for tile in me.beside],
        "hand": known,
        "hand_size": len(me.hand),
        "hand_limit": hand_limit(s, seat),
        "prices": [price(s, seat, tile) if tile >= 0 else None for tile in s.track],
    }


def offer_view(s: Pax) -> PaxPublicOffer | None:
    """That there is an offer, and between whom; what it says is for the two alone."""
    if s.offer is None:
        return None
    return {"maker": s.offer.maker, "taker": s.offer.taker, "counter": s.offer.counter}


def own(s: Pax, seat: int) -> PaxOwn:
    """One's own hand, the tiles known in other hands, an offer one makes or has been made, and how far one can sail."""
    me = s.players[seat]
    box = s.box
    known: list[list[str]] = []
    for player in s.players[: s.seats]:
        known.append([box.tiles[tile].name for at, tile in enumerate(player.hand) if player.seen[at] >> seat & 1])
    seen: PaxOwn = {
        "seat": seat,
        "hand": [box.tiles[tile].name for tile in me.hand],
        "hidden": [box.tiles[tile].name for at, tile in enumerate(me.hand) if me.seen[at] != EVERY_SEAT],
        "known": known,
        "offer": None,
        "journeys": journeys_view(s, seat),
    }
    offer = s.offer
    if offer is not None and (seat == offer.maker or (seat == offer.taker and is_made(s))):
        seen["offer"] = whole_offer(s, offer)
    return seen


def is_made(s: Pax) -> bool:
    """Whether the offer has been submitted."""
    return bool(s.stack) and s.stack[-1].kind != "make-offer"


def whole_offer(s: Pax, offer: Offer) -> PaxOffer:
    """All that an offer says."""
    pieces = offer.pieces(s.moves)
    return {
        "give": [s.box.tiles[tile].name for tile in offer.give],
        "give_held": pieces["give_held"],
        "give_ships": pieces["give_ships"],
        "want_held": pieces["want_held"],
        "want_ships": pieces["want_ships"],
        "want": [s.box.tiles[tile].name for tile in offer.want],
        "any_tiles": offer.any_tiles,
        "give_silfr": offer.give_silfr,
        "want_silfr": offer.want_silfr,
    }


def journeys_view(s: Pax, seat: int) -> list[PaxJourney]:
    """How far each longship gets that this seat is asked to move, or may choose to move; one entry for each place."""
    if not s.waiting >> seat & 1:
        return []
    step = s.stack[-1]
    if isinstance(step, (Sail, MoveOne)):
        return [journey_view(s, seat, s.place[step.ship], step.left)]
    if isinstance(step, (ChooseAction, SoloAction)):
        nodes = s.box.range + s.players[seat].perks.reach
    elif isinstance(step, ExtraAction):
        nodes = (step.effect(s).nodes or s.box.range) + s.players[seat].perks.reach
    elif isinstance(step, MoveLongships):
        nodes = step.effect(s).nodes
    else:
        return []
    starts: list[int] = []
    for action in step.legal(s, seat):
        if action.verb.partition("-")[0] in ("journey", "ship", "spent"):
            place = s.moves.ship_place(action)
            if place not in starts:
                starts.append(place)
    return [journey_view(s, seat, start, nodes) for start in starts]


def journey_view(s: Pax, seat: int, start: int, nodes: int) -> PaxJourney:
    """Every place within some nodes of a start: how far it is, and the place before it on a shortest way."""
    names = [*s.box.place_ids[: s.box.places], "board"]
    found: dict[str, tuple[int, str]] = {}
    edge = [start]
    for far in range(1, nodes + 1):
        beyond: list[int] = []
        for place in edge:
            for there in next_places(s, seat, place):
                if there != start and names[there] not in found:
                    found[names[there]] = (far, names[place])
                    beyond.append(there)
        edge = beyond
    return {"from": names[start], "nodes": nodes, "to": found}
