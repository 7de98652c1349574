"""What all steps of this game share: how options are called."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action
from ....kernel.errors import Refusal
from ....kernel.events import Value
from ....kernel.step import ONE, Label, Step
from ..content.actions import NUMBER_VERBS, SEAT_VERBS
from ..state.position import Pax, post_ref, tile_ref, who_ref
from ..state.saga_tiles import price

SHIP_VERBS: Final = [
    *[f"{verb}{ally}" for verb in ("journey", "ship", "spent", "strike") for ally in ("", "-ally")],
    "strike-follower",
]
"""Verbs about a longship: of one's own colour, an ally's, or a follower who serves as one."""


class PaxStep(Step[Pax]):
    """A step whose options name places, seats and numbers alike in all languages."""

    def label(self, s: Pax, seat: int, action: Action) -> Label | None:
        """`place` is the post or region named, `seat` the player, `count` the number, `cost` the price of a tile."""
        if action.verb == "vote":
            return Label("pax-do-vote-yes" if action is s.moves.yes else "pax-do-vote-no", {})
        args: dict[str, Value] = {}
        for target in action.targets:
            kind = target.partition(":")[0]
            args[kind] = target
            if kind in ("post", "region"):
                args["place"] = target
        if action.verb in SEAT_VERBS:
            args["seat"] = who_ref(s, action.target - 1)
        elif action.verb == "buy" and action.target in s.track:
            args["cost"] = price(s, seat, action.target)
        elif action.verb in NUMBER_VERBS:
            args["count"] = action.target
        elif "place" not in args and action.verb.partition("-")[0] in ("journey", "ship", "spent", "strike"):
            return Label(f"pax-do-{action.verb}-board", args)
        return Label(f"pax-do-{action.verb}", args)

    def refusal(self, s: Pax, seat: int, action: Action) -> Refusal | None:
        """Where a longship is asked for: another one than those on offer."""
        if action.verb in SHIP_VERBS and any(option.verb in SHIP_VERBS for option in self.legal(s, seat)):
            return Refusal(self.rule, "pax-no-longship")
        return super().refusal(s, seat, action)


def no_opponent(s: Pax, rule: str, action: Action) -> Refusal:
    """Why a player cannot be chosen: there is no such seat, or it is out of reach of what is asked."""
    other = action.target - 1
    if other >= len(s.players):
        return Refusal(rule, "refused-no-such-seat", count=s.seats)
    return Refusal(rule, "pax-no-such-opponent", seat=who_ref(s, other))


class SeatStep(PaxStep):
    """A step that is made for a seat and nothing else."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class PostStep(PaxStep):
    """A question about a post."""

    asks: int = ONE

    def __init__(self, seat: int, post: int) -> None:
        """Who, where."""
        self.seat = seat
        self.post = post

    def prompt(self, s: Pax, seat: int) -> dict[str, Value]:
        return {"post": post_ref(s, self.post)}


class RivalStep(PaxStep):
    """A question about an opponent at a post."""

    asks: int = ONE

    def __init__(self, seat: int, post: int, other: int) -> None:
        """Who, where, against whom."""
        self.seat = seat
        self.post = post
        self.other = other

    def prompt(self, s: Pax, seat: int) -> dict[str, Value]:
        return {"post": post_ref(s, self.post), "seat": who_ref(s, self.other)}


class TileStep(PaxStep):
    """A question about a tile that is being played or laid."""

    asks: int = ONE

    def __init__(self, seat: int, tile: int) -> None:
        """Who, which tile."""
        self.seat = seat
        self.tile = tile

    def prompt(self, s: Pax, seat: int) -> dict[str, Value]:
        return {"tile": tile_ref(s, self.tile)}
