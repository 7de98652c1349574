"""Brian Boru as the kernel knows it: the contract's functions, each one line into the file that does it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from ...kernel.action import Action
from ...kernel.bot.advice import Advice
from ...kernel.bot.observation import Layout
from ...kernel.chance import Chance
from ...kernel.events import Events
from ...kernel.fields import steps_beside
from ...kernel.game import NOTHING_DECLARED, Game
from ...kernel.score import Score
from ...kernel.variants import VariantValue
from .bot import evaluator
from .bot.weights import Weights
from .content.actions import BOOK, PLAY
from .content.components import CARDS, CHOICES, COLOURS, TOWNS, Components
from .content.content_types import BrianBoruContent
from .content.loader import load_content
from .observation.encoder import Encoder
from .rules import first_position, score
from .rules.symbols import SYMBOLS
from .rules.variants import VARIANTS, read_variants
from .scenario import builder, facts
from .state import invariants, resample, save, view
from .state.position import ACTION, Boru
from .state.view_types import BrianBoruOwn, BrianBoruView

AREAS: Final = ["trick", "track", "battle", "church"]
"""Places beside the map."""


class BrianBoru(Game[Boru]):
    """Brian Boru: High King of Ireland, for 3 to 5 players."""

    name: str = "brian-boru"
    prefix: str = "bru"
    rules_version: str = "2"
    fewest: int = 3
    most: int = 5
    declining: Mapping[str, str] = {
        "buy-church": "stop",
        "buy-raider": "stop",
        "buy-step": "stop",
        "expand": "decline",
    }
    puzzle_themes: Mapping[str, tuple[str, ...]] = {
        "bru-claim-taken": ("bru-puzzle-claim", "region"),
        "bru-claim-kept": ("bru-puzzle-keep", "region"),
        "bru-wedding": ("bru-puzzle-wedding", "marriage"),
        "bru-first-spoils": ("bru-puzzle-spoils",),
        "bru-church-leader": ("bru-puzzle-church",),
        "bru-takes-town": ("bru-puzzle-town", "town"),
        "bru-trick-won": ("bru-puzzle-trick",),
    }
    view_type: type = BrianBoruView
    content_type: type = BrianBoruContent

    def __init__(self, box: Components) -> None:
        super().__init__()
        self.box = box
        self.book = BOOK
        self.variants = VARIANTS
        self.steps = steps_beside(BrianBoru)
        self.content_hash = box.hash
        self.bot_source = evaluator.__file__
        self.encoder = Encoder(box)

    def begin(self, seats: int, variants: dict[str, VariantValue], chance: Chance, events: Events | None) -> Boru:
        return first_position.begin(self.box, read_variants(variants, seats), seats, chance, events)

    def public(self, s: Boru) -> BrianBoruView:
        return view.public(s)

    def own(self, s: Boru, seat: int) -> BrianBoruOwn:
        return view.own(s, seat)

    def foreseen(self, s: Boru, seat: int) -> list[tuple[str, Action]]:
        """Which card to follow with (BRU-TRICK-09)."""
        return [("follow", card) for card in PLAY.of(s.players[seat].hand)] if s.phase == ACTION else []

    def withheld(self, s: Boru) -> range:
        return view.withheld(s)

    def look_back(self, then: Boru, now: Boru, seat: int | None) -> BrianBoruView:
        seen = view.public(then)
        if seat is not None:
            seen["me"] = view.own(then, seat)
        return view.without_cards(seen) if then.scope() in view.withheld(now) else seen

    def resample(self, s: Boru, seat: int, rng: random.Random) -> Boru:
        return resample.resample(s, seat, rng)

    def layout(self) -> Layout:
        return self.encoder.layout

    def observe(self, s: Boru, seat: int) -> bytes:
        return self.encoder.observe(s, seat)

    def score(self, s: Boru) -> Score:
        return score.score(s)

    def dump(self, s: Boru) -> dict[str, object]:
        return {**save.dump(s), **self.dump_stack(s)}

    def load(self, data: Mapping[str, Any]) -> Boru:
        s = save.load(self.box, data)
        self.load_stack(s, data)
        return s

    def broken(self, s: Boru) -> list[str]:
        return invariants.broken(s)

    def weights(self) -> Weights:
        return Weights()

    def evaluator(self, weights: Any) -> Advice[Boru]:
        return evaluator.BoruAdvice(weights)

    def arrange(self, given: Mapping[str, Any], players: list[str], variants: dict[str, VariantValue]) -> Boru:
        return builder.arrange(self.box, given, players, read_variants(variants, len(players)))

    def facts(self, s: Boru, players: list[str]) -> dict[str, object]:
        return facts.facts(s, players)

    def outcome_word(self, kind: str, value: int) -> str:
        """Cards by value, decks by name, the start player by seat from 1."""
        if kind == "viking":
            return self.box.viking_ids[value]
        if kind == "marriage":
            return self.box.marriages[value].name
        if kind == "start-player":
            return f"p{value + 1}"
        return str(value)

    def outcome_value(self, kind: str, word: str) -> int | None:
        """The inverse of `outcome_word`."""
        words = {
            "viking": self.box.viking_ids,
            "marriage": [card.name for card in self.box.marriages],
            "start-player": [f"p{seat + 1}" for seat in range(self.most)],
        }.get(kind)
        if words is None:
            return super().outcome_value(kind, word) if kind == "deal" else None
        return words.index(word) if word in words else None

    def with_content(self, folder: Path) -> BrianBoru:
        return BrianBoru(load_content(folder))

    def content(self) -> dict[str, object]:
        return self.box.printed

    def own_name(self, ref: str) -> str:
        return self.box.own_names.get(ref, "")

    def declared(self, ref: str) -> Mapping[str, object]:
        return self.box.declared.get(ref, NOTHING_DECLARED)

    def score_categories(self) -> list[str]:
        return score.CATEGORIES

    def names(self) -> list[str]:
        """Towns, cards, regions, marriage cards, symbols, colours, rows, areas and the Princess's choices."""
        named = [f"town:{town}" for town in range(1, TOWNS + 1)]
        named += [f"card:{card}" for card in range(1, CARDS + 1)]
        named += [f"region:{region}" for region in self.box.region_ids]
        named += [f"marriage:{card.name}" for card in self.box.marriages]
        named += [f"symbol:{symbol}" for symbol in [*SYMBOLS, "any_town"]]
        named += [f"colour:{colour}" for colour in COLOURS]
        named += ["row:upper", "row:lower"]
        named += [f"area:{area}" for area in AREAS]
        return named + [f"choice:{choice}" for choice in CHOICES[1:]]
