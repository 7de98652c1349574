"""What all steps of this game share: how options are called."""

from __future__ import annotations

from ....kernel.action import Action
from ....kernel.events import Value
from ....kernel.step import Label, Step
from ..notation import NUMBER_VERBS, SEAT_VERBS
from ..saga import price
from ..state import Pax, who_ref


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
