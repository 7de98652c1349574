# uncompiled: the schema of the API is read from the annotations, which mypyc does not keep
"""What `view.py` gives, as types: the browser's come from these."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ....kernel.shapes import GameView
from ..content.content_types import Follower


class PaxVotes(TypedDict):
    """How the votes stand, and how many each seat has."""

    yes: int
    all: int
    each: list[int]


class PaxPost(TypedDict):
    """What lies on a post, and whose followers stand there."""

    id: str
    tile: str | None
    owner: int | None


class PaxLongship(TypedDict):
    """A longship: its colour is a seat, or the name of an ally's."""

    colour: int | str
    commander: int | None
    place: str
    renewed: bool


class PaxSworn(TypedDict):
    """A follower who has sworn himself to somebody at a post."""

    post: str
    seat: int
    follower: Follower


class PaxTest(TypedDict):
    """One of the tests of a victory card: what it needs, and how much of it everybody has."""

    needs: int
    has: list[int]


class PaxVictoryCard(TypedDict):
    """A victory card, and how far everybody is with it: who meets it, and who may win by it."""

    id: str
    level: str
    tests: list[PaxTest]
    met: list[int]
    open_to: list[int]


class PaxBoardSpace(TypedDict):
    """A space of a player's board."""

    tile: str | None
    established: bool


class PaxPlayer(TypedDict):
    """What lies open before a player; `influence`: followers as they count for majorities."""

    jarl: str | None
    silfr: int
    followers: list[int]
    supply: list[int]
    influence: list[int]
    markers: list[Follower]
    homes: int
    home_posts: list[str]
    duchies: list[str]
    duchies_marked: list[str]
    board: list[PaxBoardSpace]
    beside: list[str]
    hand: list[str]
    hand_size: int
    hand_limit: int
    prices: list[int | None]


class PaxPublicOffer(TypedDict):
    """That there is an offer, and between whom."""

    maker: int
    taker: int
    counter: bool


class PaxOffer(TypedDict):
    """All that an offer says, for the two alone.

    Held things and ships: where the table lets pieces be traded, posts, gods and advocates with their followers, and
    places of longships.
    """

    give: list[str]
    give_held: list[str]
    want_held: list[str]
    give_ships: list[str]
    want_ships: list[str]
    want: list[str]
    any_tiles: int
    give_silfr: int
    want_silfr: int


PaxJourney = TypedDict("PaxJourney", {"from": str, "nodes": int, "to": dict[str, tuple[int, str]]})
"""How far a longship gets: by place the nodes to it, and the place before it on the way."""


class PaxOwn(TypedDict):
    """One's own hand, the tiles one knows in other hands, an offer one makes or has been made, how far one can sail."""

    seat: int
    hand: list[str]
    hidden: list[str]
    known: list[list[str]]
    offer: PaxOffer | None
    journeys: list[PaxJourney]


class PaxView(GameView):
    """The table as everybody sees it, and one's own things."""

    phase: str
    first: int
    active: int
    actions: int
    influence_used: list[Follower]
    solo: bool
    open_hands: bool
    track: list[str | None]
    pile: int
    discards: list[str]
    removed: list[str]
    event: str | None
    votes: PaxVotes | None
    posts: list[PaxPost]
    longships: list[PaxLongship]
    sworn: list[PaxSworn]
    victory: list[PaxVictoryCard]
    face_down: list[str]
    players: list[PaxPlayer]
    offer: PaxPublicOffer | None
    ending: str | None
    events_left: NotRequired[int]
    me: NotRequired[PaxOwn]
