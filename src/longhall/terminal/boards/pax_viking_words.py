"""What a tile, post, jarl or victory card says, composed of its own declaration, so that text and effect cannot differ.

A declaration is a record of `Game.content()`. Each effect is one message `pax-verb-<verb>` that gets all arguments of
the verb, those that are not there at a default; the whole is put into `pax-when-<moment>`. The browser does the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

Data = Mapping[str, Any]

ZONES = ("west", "north", "east", "south")
"""The zones; each has words of its own where it is a place."""
DEFAULTS: dict[str, str | int] = {
    "n": 1,
    "max": 0,
    "max_cost": 0,
    "who": "self",
    "where": "any",
    "what": "any",
    "by": 0,
    "to": 0,
    "kind": "any",
    "source": "available",
    "pay": 0,
    "tiles": 0,
    "nodes": 0,
    "discount": 0,
    "strength": 0,
    "action": "journey",
    "follower": "jarls",
    "colour": "black",
    "cost": "normal",
}
"""What a verb's message gets where the declaration leaves an argument out."""
FLAGS = ("random", "may")
NOT_LIMITED = ("any", "all", "own_post", "own_venture")
"""Places that need no words, but for those that any place is possible."""


class Wording:
    """Puts declarations into words of one language."""

    def __init__(self, say: Callable[..., str], name: Callable[[str], str] | None = None) -> None:
        self.say = say
        """Says a message with its arguments, as `Speech.say` does."""
        self.name = name or (lambda ref: say(f"pax-{ref.replace(':', '-')}"))
        """What a reference is called; a content pack may know other regions than our messages do."""

    def tile(self, data: Data) -> str:
        """What a saga tile says; for one that stays beside a jarl board also what it gives there."""
        text = self.ability(data)
        if "beside" in data:
            text += " " + self.say("pax-when-beside", text=self.ability(data["beside"]))
        return text

    def ability(self, data: Data) -> str:
        """What an ability says: when, and its effects."""
        moment = data.get("when") or ("activation" if data["trigger"] == "activate" else data["trigger"])
        flags = {"once": yes(data.get("once")), "played": yes(data.get("only-played"))}
        text = "; ".join(self.effect(effect) for effect in data["effects"])
        return tidy(self.say(f"pax-when-{moment}", text=text, **flags))

    def card(self, data: Data) -> str:
        """What a victory card asks for."""
        tests = []
        for test in data["tests"]:
            args = {"follower": test.get("follower", ""), "each": test.get("each", 0)}
            tests.append(self.say(f"pax-test-{test['test']}", n=test["n"], **args))
        return tidy(self.join("and", tests))

    def effect(self, data: Data) -> str:
        """One effect as a clause."""
        args: dict[str, object] = dict(DEFAULTS)
        if data["do"] == "pay":
            args["n"] = 0
        for key, value in data.items():
            if isinstance(value, str | int) and key != "do":
                args[key.replace("-", "_")] = value
        for key in FLAGS:
            args[key] = yes(data.get(key))
        args["fixed"] = yes("to" in data)
        args["where"], args["place"] = self.place(str(data.get("where", "any")), data["do"])
        args["counter"] = self.counter(data.get("per"))
        args["condition"] = self.condition(data.get("cond"))
        kinds = data.get("kinds", [])
        args["kinds"] = kinds[0] if len(kinds) == 1 else "both"
        args["then"] = self.join("and", [self.effect(inner) for inner in data.get("then", [])])
        ways = [self.join("and", [self.effect(inner) for inner in way]) for way in data.get("options", [])]
        args["options"] = self.join("or", ways)
        return tidy(self.say(f"pax-verb-{data['do']}", **args))

    def place(self, where: str, verb: str) -> tuple[str, str]:
        """The kind of place, and the words for it."""
        word, _, rest = where.partition(":")
        if rest in ZONES:
            return word, self.say(f"pax-place-{rest}")
        if word == "within":
            return word, self.say("pax-place-within", distance=int(rest))
        if word in NOT_LIMITED:
            return word, self.say("pax-place-any") if verb in ("establish", "copy") else ""
        return word, self.say(f"pax-place-{word}")

    def counter(self, per: str | None) -> str:
        """What an amount is multiplied by."""
        if per is None:
            return ""
        word, _, area = per.partition(":")
        return self.say(f"pax-counter-{word}", place=self.area(area))

    def condition(self, cond: str | None) -> str:
        """What must hold."""
        if cond is None:
            return ""
        word, *rest = cond.split(":")
        if not rest:
            return self.say(f"pax-condition-{word}")
        return self.say(f"pax-condition-{word}", place=self.area(rest[0]), n=int(rest[1]))

    def area(self, area: str) -> str:
        """A zone or region as a place."""
        if area in ZONES:
            return self.say(f"pax-place-{area}")
        return self.say("pax-place-region", region=self.name(f"region:{area}")) if area else ""

    def join(self, word: str, parts: Sequence[str]) -> str:
        """Several clauses as one: `A, B and C`."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say(f"pax-join-{word}", first=", ".join(parts[:-1]), second=parts[-1])


def yes(value: object) -> str:
    """A flag as messages take it."""
    return "yes" if value else "no"


def tidy(text: str) -> str:
    """Without the gaps that words left out have made."""
    return re.sub(r" +([;:,.)]|$)", r"\1", re.sub(r"  +", " ", text)).strip()
