"""What a puzzle is about: something that the best option nearly always leads to, and the others seldom do."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, Final

from ..bots.level import level_of
from ..bots.lines import follow
from ..kernel.action import Action
from ..kernel.bot.advice import Advice
from ..kernel.chance import Chance
from ..kernel.events import Event, Events, seat_ref
from ..kernel.game import Game
from ..kernel.step import State
from .judging import JUDGE
from .puzzle import Choice, Theme

PART: Final = "web-puzzle-part"
"""The theme of a puzzle without such an event: what is asked, and the part of the advice that speaks most for the best
option. A game has words of its own in `<prefix>-puzzle-at-<kind>`, or `-<kind>-<verb>` for one kind of answer."""
ANY: Final = "web-puzzle-any"
LINES: Final = 24
NEARLY_ALWAYS: Final = 0.85
SELDOM: Final = 0.4
TOLD: Final = ("place", "town", "round")
"""Facts of a question that tell puzzles of a kind apart."""
COMPARED: Final = 4
"""With how many of the next best options."""

Key = tuple[str, tuple[tuple[str, str], ...]]
"""An event, and the facts of it that are told."""


def theme_of(game: Game[Any], state: State, seat: int, best: Action, options: list[Choice], seed: int) -> Theme:
    """What a puzzle is about, true on the lines of play that were followed for it."""
    legal = {option.notation: option for option in game.legal(state, seat)}
    counts = [outcomes(game, state, seat, legal[choice.action], seed) for choice in options[: 1 + COMPARED]]
    found = [
        key
        for key, times in counts[0].items()
        if times >= NEARLY_ALWAYS * LINES
        and all(other[key] <= SELDOM * LINES for other in counts[1:])
        and not any(gives_away(best, value) for _, value in key[1])
    ]
    if found:
        event, facts = min(found, key=lambda key: (list(game.puzzle_themes).index(key[0]), key))
        return Theme(game.puzzle_themes[event][0], dict(facts))
    gains = [reason for reason in options[0].why if reason.gain > 0.0]
    return Theme(PART, {"part": gains[0].part, **asked(game, state, seat, best)}) if gains else Theme(ANY)


def asked(game: Game[Any], state: State, seat: int, best: Action) -> dict[str, str]:
    """What is asked in a position: the kind of question, what kind of answer is best, and where and when."""
    question = game.question(state, seat)
    assert question is not None
    facts = {name: str(value) for name, value in question["args"].items() if name in TOLD}
    return {"kind": question["kind"], "verb": best.verb, **facts}


def gives_away(best: Action, thing: str) -> bool:
    """Whether the best option names a thing itself."""
    return thing in best.targets or thing.partition(":")[2] in best.notation


def outcomes(game: Game[Any], state: State, seat: int, option: Action, seed: int) -> Counter[Key]:
    """On how many lines that begin with an option each event happens to the seat; the same luck for every option."""
    advice: Advice[Any] = game.advice(level_of(JUDGE, game.name, state.seats == 1).knowledge)
    rng = random.Random(seed)
    counted: Counter[Key] = Counter()
    for _ in range(LINES):
        line = game.resample(state, seat, rng)
        chance = Chance(random.Random(rng.getrandbits(32)).random)
        events = Events()
        follow(game, advice, line, seat, option, chance, events)
        counted.update({key_of(game, event) for event in events.told if concerns(game, event, seat)})
    return counted


def concerns(game: Game[Any], event: Event, seat: int) -> bool:
    """Whether it is worth a theme, and happens to a seat: alone, where it may happen to several."""
    mine = seat_ref(seat)
    return event.message in game.puzzle_themes and (event.args.get("seat") == mine or event.args.get("seats") == [mine])


def key_of(game: Game[Any], event: Event) -> Key:
    """An event with the facts that its theme names."""
    _, *facts = game.puzzle_themes[event.message]
    return event.message, tuple((name, str(event.args[name])) for name in facts)
