# uncompiled: the schema of the API is read from the annotations, which mypyc does not keep
"""What `view.py` gives, as types: the browser's come from these."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ....kernel.shapes import GameView


class BrianBoruPlayer(TypedDict):
    """What lies open before a player, and how many cards are hidden."""

    coins: int
    renown: int
    points: int
    raiders: int
    church: int
    space: int
    towns: list[int]
    claims: list[str]
    marriages: list[str]
    alliance: str | None
    cards: int
    packet: int
    card: int | None


class BrianBoruClaim(TypedDict):
    """A region's token, and how many towns everyone has there, the Vikings last."""

    region: str
    up: bool
    holder: int | None
    counts: list[int]


class BrianBoruOwn(TypedDict):
    """One's own cards, and the packets that one has passed on this round."""

    seat: int
    hand: list[int]
    packet: list[int]
    pick: list[int]
    passed: list[list[int]]


class BrianBoruView(GameView):
    """The table as everybody sees it, and one's own things. `history`: the cards played, where the table shows them."""

    phase: str
    rounds: int
    trick: int
    marker: int
    active: int | None
    winner: int | None
    battle: int
    strength: int
    marriage: str | None
    marriages_to_come: int
    vikings: list[int]
    monasteries: list[int]
    claims: list[BrianBoruClaim]
    players: list[BrianBoruPlayer]
    history: NotRequired[list[list[int]]]
    me: NotRequired[BrianBoruOwn]
