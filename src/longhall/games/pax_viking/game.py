"""Pax Viking as the kernel knows it: the contract's functions, each one line into the file that does it."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from ...kernel.action import Action
from ...kernel.bot.advice import Advice
from ...kernel.bot.observation import Layout
from ...kernel.chance import Chance
from ...kernel.events import Events
from ...kernel.fields import steps_beside
from ...kernel.game import Game
from ...kernel.score import Score
from ...kernel.step import Label
from ...kernel.variants import VariantValue
from .bot import evaluator
from .bot.weights import Weights
from .content.components import FOLLOWERS, TILE_KINDS, ZONES, Components
from .content.content_types import PaxContent
from .content.loader import load_content
from .observation.encoder import Encoder
from .rules import first_position, score
from .rules.turn.play import Vote
from .rules.variants import VARIANTS, read_variants
from .scenario import builder, facts
from .state import invariants, resample, save, view
from .state.position import Pax
from .state.view_types import PaxOwn, PaxView

AREAS: Final = ["board", "empire", "track", "pile", "discard"]
"""Places beside the map, and the solo opponent."""


class PaxViking(Game[Pax]):
    """Pax Viking, for 1 to 6 players."""

    name: str = "pax-viking"
    prefix: str = "pax"
    rules_version: str = "3"
    fewest: int = 1
    most: int = 6
    view_type: type = PaxView
    content_type: type = PaxContent
    declining: Mapping[str, str] = {"answer-offer": "refuse"}
    puzzle_themes: Mapping[str, tuple[str, ...]] = {
        "pax-wins": ("pax-puzzle-win",),
        "pax-solo-won": ("pax-puzzle-win",),
        "pax-takes-marker": ("pax-puzzle-marker", "follower"),
        "pax-establishes": ("pax-puzzle-post", "post"),
    }
    puzzles_exclude: Sequence[str] = ("make-offer", "answer-offer", "trade")

    def __init__(self, box: Components) -> None:
        super().__init__()
        self.box = box
        self.kit = first_position.Kit(box)
        self.book = self.kit.moves.book
        self.variants = VARIANTS
        self.steps = steps_beside(PaxViking)
        self.content_hash = box.hash
        self.bot_source = evaluator.__file__
        self.encoder = Encoder(box)

    def begin(self, seats: int, variants: dict[str, VariantValue], chance: Chance, events: Events | None) -> Pax:
        return first_position.begin(self.kit, read_variants(variants), seats, chance, events)

    def public(self, s: Pax) -> PaxView:
        return view.public(s)

    def own(self, s: Pax, seat: int) -> PaxOwn:
        return view.own(s, seat)

    def foreseen(self, s: Pax, seat: int) -> list[tuple[str, Action]]:
        """How to vote at an althing that is being held; in one's next turn buying a tile of the track, or nothing."""
        if s.solo:
            return []
        voting = [("vote", vote) for vote in s.moves.yes_or_no] if Vote.is_to_come(s, seat) else []
        buying = [("action", s.moves.buy[tile]) for tile in s.track if tile >= 0]
        return [*voting, ("action", s.moves.end), *buying]

    def planned_label(self, s: Pax, action: Action) -> Label:
        """A vote is called by what it is for, a tile without its price, which changes; other answers as usual."""
        if action.verb == "buy":
            return Label("pax-do-buy-planned", action.things())
        return Vote(0).label(s, 0, action) or super().planned_label(s, action)

    def resample(self, s: Pax, seat: int, rng: random.Random) -> Pax:
        return resample.resample(s, seat, rng)

    def layout(self) -> Layout:
        return self.encoder.layout

    def observe(self, s: Pax, seat: int) -> bytes:
        return self.encoder.observe(s, seat)

    def score(self, s: Pax) -> Score:
        return score.score(s)

    def dump(self, s: Pax) -> dict[str, object]:
        return {**save.dump(s), **self.dump_stack(s)}

    def load(self, data: Mapping[str, Any]) -> Pax:
        s = save.load(self.kit, data)
        self.load_stack(s, data)
        return s

    def broken(self, s: Pax) -> list[str]:
        return invariants.broken(s)

    def arrange(self, given: Mapping[str, Any], players: list[str], variants: dict[str, VariantValue]) -> Pax:
        return builder.arrange(self.kit, given, players, read_variants(variants))

    def facts(self, s: Pax, players: list[str]) -> dict[str, object]:
        return facts.facts(s, players)

    def weights(self) -> Weights:
        return Weights()

    def evaluator(self, weights: Any) -> Advice[Pax]:
        return evaluator.PaxAdvice(weights)

    def outcome_word(self, kind: str, value: int) -> str:
        """Tiles, posts, jarls and victory cards by id, the first player by seat from 1."""
        return self.outcome_words(kind)[value]

    def outcome_value(self, kind: str, word: str) -> int | None:
        """The inverse of `outcome_word`."""
        words = self.outcome_words(kind)
        return words.index(word) if word in words else None

    def outcome_words(self, kind: str) -> list[str]:
        """By outcome: how it is written; empty for an unknown kind."""
        box = self.box
        if kind in ("tile", "venture", "discard", "discarded", "event"):
            return [tile.name for tile in box.tiles]
        if kind == "post":
            return box.post_ids
        if kind == "jarl":
            return [jarl.name for jarl in box.jarls]
        if kind == "victory":
            return [card.name for card in box.victory]
        if kind == "kind":
            return TILE_KINDS
        if kind in ("longship", "colour"):
            return [str(number) for number in range(self.kit.solo_yard.count)]
        if kind == "first-player":
            return [f"p{seat + 1}" for seat in range(self.most)]
        return []

    def with_content(self, folder: Path) -> PaxViking:
        return PaxViking(load_content(folder))

    def content(self) -> dict[str, object]:
        return self.box.printed

    def own_name(self, ref: str) -> str:
        return self.box.own_names.get(ref, "")

    def score_categories(self) -> list[str]:
        return score.CATEGORIES

    def names(self) -> list[str]:
        """Regions, posts, zones, jarls, victory cards, tiles, followers, ally colours and places beside the map."""
        box = self.box
        named = [f"region:{name}" for name in box.region_ids]
        named += [f"post:{name}" for name in box.post_ids]
        named += [f"zone:{name}" for name in ZONES]
        named += [f"jarl:{jarl.name}" for jarl in box.jarls]
        named += [f"victory:{card.name}" for card in box.victory]
        named += [f"tile:{tile.name}" for tile in box.tiles]
        named += [f"follower:{name}" for name in FOLLOWERS]
        named += [f"colour:{name}" for name in box.colours]
        return named + [f"area:{name}" for name in AREAS]
