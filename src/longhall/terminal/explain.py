"""What `?` shows: the rule behind the question or the refusal, an option, a thing, a rule, or where a word is ruled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from ..speech import rule_ids, section_of
from .ask import Option
from .boards.drawing import Drawing
from .layout import side_by_side
from .letters import simplest
from .style import FADED, STRONG

MOST_RULES = 5


def explain_now(rule: str, drawing: Drawing, width: int) -> list[RenderableType]:
    """The rule behind what is asked, or behind what was refused, and what the signs mean."""
    parts: list[RenderableType] = rule_text(rule, drawing)
    signs = drawing.legend()
    if signs:
        parts += [Text(), side_by_side(signs, width)]
    return parts


def explain(word: str, options: Sequence[Option], drawing: Drawing, view: Mapping[str, Any]) -> list[RenderableType]:
    """What a number, a rule id, a name or any word of the rules stands for; nothing if it is unknown."""
    for option in options:
        if str(option.number) == word:
            return explain_option(option, drawing, view)
    if word.upper() in rule_ids(drawing.game):
        return rule_text(word.upper(), drawing)
    ref = find_thing(word, drawing)
    if ref:
        return explain_thing(ref, drawing, view)
    return search_rules(word, drawing)


def explain_option(option: Option, drawing: Drawing, view: Mapping[str, Any]) -> list[RenderableType]:
    """What an option does, how it is written, and what it concerns."""
    parts: list[RenderableType] = [Text.assemble((option.label, STRONG), (f"  {option.action.notation}", FADED))]
    for target in option.action.targets:
        parts += facts(target, drawing, view)
    return parts


def explain_thing(ref: str, drawing: Drawing, view: Mapping[str, Any]) -> list[RenderableType]:
    """A town, card, symbol or whatever else the game names."""
    name = Text(drawing.name(ref), style=STRONG)
    remark = drawing.remark(ref)
    heading = name if remark is None else Text.assemble(name, "  ", remark)
    return [heading, *facts(ref, drawing, view)]


def facts(ref: str, drawing: Drawing, view: Mapping[str, Any]) -> list[RenderableType]:
    """What the drawing and the game's own explanation say about a thing."""
    lines: list[RenderableType] = [Text(line) for line in drawing.about(ref, view)]
    explanation = drawing.speech.explanation(drawing.game, ref)
    return [*lines, Text(explanation)] if explanation else lines


def find_thing(word: str, drawing: Drawing) -> str:
    """The thing called so: by its id or its name, whole or from its beginning; symbols before towns and cards."""
    wanted = simple(word)
    things = sorted(drawing.game.names(), key=lambda ref: not ref.startswith("symbol:"))
    called = [(ref, {simple(ref.partition(":")[2]), simple(drawing.name(ref))}) for ref in things]
    for ref, names in called:
        if wanted in names:
            return ref
    for ref, names in called:
        if len(wanted) > 2 and any(name.startswith(wanted) for name in names):
            return ref
    return ""


def search_rules(word: str, drawing: Drawing) -> list[RenderableType]:
    """The first rules that speak of a word."""
    wanted = simple(word)
    found: list[str] = []
    for rule in rule_ids(drawing.game):
        if len(wanted) > 2 and wanted in simple(drawing.speech.say(rule)):
            found.append(rule)
    return [part for rule in found[:MOST_RULES] for part in rule_text(rule, drawing)]


def rule_text(rule: str, drawing: Drawing) -> list[RenderableType]:
    """A rule with its chapter."""
    speech = drawing.speech
    if not speech.has(rule):
        return []
    section = section_of(rule)
    heading = f"{rule} · {speech.say(section)}" if speech.has(section) else rule
    return [Text(heading, style=FADED), Text(speech.say(rule))]


def simple(text: str) -> str:
    """A text without accents and case, as people type it."""
    return " ".join(simplest(text.replace("_", " ").replace("-", " ")).lower().split())
