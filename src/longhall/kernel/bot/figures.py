# uncompiled: reads files and attributes by name, once when a bot is made
"""The figures of an evaluator as data: read from a file, listed for tuning, written back."""

from __future__ import annotations

import json
from base64 import b64decode
from pathlib import Path
from typing import Any, Final, TypeVar

from ..errors import LonghallError
from .network import Network
from .policy import Policy
from .win_chances import Sureness, read_sureness

HAND: Final = "hand"
"""The figures as they stand in the source."""
POLICY_PARTS: Final = ("inputs", "biases", "outputs", "ends")
Figures = dict[str, float | list[float]]
W = TypeVar("W")


def figures_of(weights: object) -> Figures:
    """The tunable figures of an object by name: its floats, its lists of floats, and those of the objects it has."""
    found: Figures = {}
    for name in dir(weights):
        value: Any = getattr(weights, name)
        if name.startswith("_"):
            continue
        if isinstance(value, float):
            found[name] = value
        elif isinstance(value, list) and value and all(isinstance(part, float) for part in value):
            found[name] = list(value)
        elif type(value).__module__ == type(weights).__module__:
            found |= {f"{name}.{part}": figure for part, figure in figures_of(value).items()}
    return found


def with_figures(weights: W, figures: Figures) -> W:
    """The same object with some of its figures changed; an unknown name or another shape is refused."""
    known = figures_of(weights)
    for name, value in figures.items():
        before = known.get(name)
        if not fits(before, value):
            raise LonghallError("error-figure", name=name)
        *inside, last = name.split(".")
        owner: Any = weights
        for part in inside:
            owner = getattr(owner, part)
        setattr(owner, last, [float(part) for part in value] if isinstance(value, list) else float(value))
    return weights


def between(weights: W, start: W, end: W, share: float) -> W:
    """The object with figures that lie so far on the way from one object's to another's."""
    first, last = figures_of(start), figures_of(end)
    return with_figures(weights, {name: way(value, last[name], share) for name, value in first.items()})


def way(start: float | list[float], end: float | list[float], share: float) -> float | list[float]:
    """A figure on the way from one to another."""
    if isinstance(start, list) and isinstance(end, list):
        return [first + (last - first) * share for first, last in zip(start, end, strict=True)]
    if isinstance(start, list) or isinstance(end, list):
        raise TypeError("a figure and a list of figures")
    return start + (end - start) * share


def fits(before: float | list[float] | None, value: object) -> bool:
    """Whether a value may take the place of a figure."""
    if isinstance(before, list):
        return isinstance(value, list) and len(value) == len(before) and all(is_number(part) for part in value)
    return before is not None and is_number(value)


def is_number(value: object) -> bool:
    """Whether a value is a number; True and False are none."""
    return isinstance(value, int | float) and not isinstance(value, bool)


class Knowledge:
    """What a bot knows beyond the hand-written figures, from a file that a command has made."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.figures: Figures = data.get("figures", {})
        net = data.get("network")
        self.network = Network(net["inputs"], net["biases"], net["outputs"], net["ends"]) if net else None
        policy = data.get("policy")
        self.policy = Policy(*(b64decode(policy[part]) for part in POLICY_PARTS)) if policy else None
        self.sureness: Sureness | None = read_sureness(data)
        self.share: float = float(data.get("share", 1.0))
        self.by_points: bool = bool(data.get("by_points", False))
        self.compared: bool = bool(data.get("compared", False))
        """Whether the network learned from options that were compared: what to add to the value by hand."""


def read_knowledge(source: str, name: str) -> Knowledge:
    """What is known by a name: the file `figures/<name>.json` beside a source file; nothing more for `hand`."""
    if name == HAND:
        return Knowledge({})
    file = Path(source).parent / "figures" / f"{name}.json"
    if not name.replace("-", "").isalnum() or not file.is_file():
        raise LonghallError("error-no-such-knowledge", given=name)
    return Knowledge(json.loads(file.read_text(encoding="utf-8")))
