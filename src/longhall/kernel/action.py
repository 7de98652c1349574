"""Actions: what a seat can answer, made once when a game is loaded and compared by identity."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .events import Value


class Action:
    """One possible answer to a decision.

    `verb` says what is done, `target` to which thing (0 where there is none), `code` is its place in the game's
    action book. `notation` is what a person types; `targets` are the things on the table that light up for it.
    """

    __slots__ = ("code", "notation", "target", "targets", "verb")

    def __init__(self, verb: str, target: int, code: int, notation: str, targets: tuple[str, ...]) -> None:
        self.verb = verb
        self.target = target
        self.code = code
        self.notation = notation
        self.targets = targets

    def __repr__(self) -> str:
        return f"<{self.notation}>"

    def things(self) -> dict[str, Value]:
        """What it names, by kind, as messages are told: `town` is `town:27`."""
        return {target.partition(":")[0]: target for target in self.targets}

    def as_json(self) -> dict[str, object]:
        """The form that travels: `{"do": "play", "target": 13}`; decoded again by `ActionBook.from_json`."""
        return {"do": self.verb, "target": self.target}


NOTHING: Final[list[Action]] = []


class ActionBook:
    """All actions of one game, by code, by notation and by verb and target."""

    def __init__(self) -> None:
        self.all: list[Action] = []
        self._by_notation: dict[str, Action] = {}
        self._by_json: dict[tuple[str, int], Action] = {}
        self._by_thing: dict[str, list[Action]] = {}

    def add(self, verb: str, target: int = 0, word: str = "", targets: tuple[str, ...] = ()) -> Action:
        """A new action; `word` is how its target is written, the number itself if not given."""
        name = word or (str(target) if target else "")
        action = Action(verb, target, len(self.all), f"{verb} {name}".strip(), targets)
        if action.notation in self._by_notation or (verb, target) in self._by_json:
            raise ValueError(f"action defined twice: {action.notation}")
        self.all.append(action)
        self._by_notation[action.notation] = action
        self._by_json[verb, target] = action
        for thing in targets:
            self._by_thing.setdefault(thing, []).append(action)
        return action

    def add_each(self, verb: str, kind: str, count: int) -> Choices:
        """Actions for the things `kind:1` to `kind:count`; place 0 is a stand-in so that the id is the index."""
        made = [self.add(verb, i, targets=(f"{kind}:{i}",)) for i in range(1, count + 1)]
        return Choices([made[0], *made])

    def about(self, thing: str) -> list[Action]:
        """The actions that name a thing. The list is shared: do not change it."""
        return self._by_thing.get(thing, NOTHING)

    def parse(self, text: str) -> Action | None:
        """The action written so, whatever the spacing and case."""
        return self._by_notation.get(" ".join(text.lower().split()))

    def from_json(self, data: object) -> Action | None:
        """The action that `Action.as_json` wrote, or None if there is none such."""
        if not isinstance(data, dict):
            return None
        verb, target = data.get("do"), data.get("target", 0)
        if not isinstance(verb, str) or not isinstance(target, int):
            return None
        return self._by_json.get((verb, target))


class Choices:
    """Actions about numbered things, listed from a mask of these numbers a byte at a time."""

    def __init__(self, actions: Sequence[Action]) -> None:
        self.all = list(actions)
        self._bytes: list[list[list[Action]]] = []
        for low in range(0, len(actions), 8):
            part = self.all[low : low + 8]
            self._bytes.append(
                [[action for at, action in enumerate(part) if mask >> at & 1] for mask in range(1 << len(part))]
            )

    def __getitem__(self, number: int) -> Action:
        return self.all[number]

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and action.target < len(self.all) and self.all[action.target] is action

    def of(self, mask: int) -> list[Action]:
        """A new list of the actions whose numbers are in the mask, ascending."""
        found: list[Action] = []
        for lists in self._bytes:
            if mask & 255:
                found += lists[mask & 255]
            mask >>= 8
            if not mask:
                break
        return found
